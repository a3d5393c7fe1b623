import { afterEach, describe, expect, it, vi } from 'vitest';
import { guessLanguage, LANGUAGES, translator } from '../src/text';
import { speaker } from '../src/text/fluent';

describe('texts', () => {
  it('count', () => {
    const forms = (lang: 'en' | 'ru' | 'pl') => [1, 2, 5, 21, 22].map((n) => translator(lang)('rules-found', { n }));
    expect(forms('en').slice(0, 2)).toEqual(['1 rule found', '2 rules found']);
    expect(forms('ru')).toEqual([
      'Найдено 1 правило',
      'Найдено 2 правила',
      'Найдено 5 правил',
      'Найдено 21 правило',
      'Найдено 22 правила',
    ]);
    expect(forms('pl')).toEqual([
      'Znaleziono 1 zasadę',
      'Znaleziono 2 zasady',
      'Znaleziono 5 zasad',
      'Znaleziono 21 zasad',
      'Znaleziono 22 zasady',
    ]);
  });
  it('take their arguments as they are', () => {
    const said = LANGUAGES.map((lang) => translator(lang)('start-rules-of', { game: 'Ω {x} <b>' }));
    expect(said).toEqual(['Rules: Ω {x} <b>', 'Правила: Ω {x} <b>', 'Zasady: Ω {x} <b>']);
  });
  it('guess the language of a browser', () => {
    expect(guessLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(guessLanguage(['de'])).toBe('en');
  });
});

describe('a missing text', () => {
  afterEach(() => vi.unstubAllEnvs());
  const say = speaker('en', 'greeting = Good night, { $name }\n');

  it('is an error', () => {
    expect(() => say('parting')).toThrow("There is no text 'parting' in en.");
    expect(() => say('greeting')).toThrow("The text 'greeting' in en cannot be built: Unknown variable: $name.");
    expect(() => speaker('en', 'a = 1\n', 'a = 2\n')).toThrow('override');
  });
  it('does not stop people who play', () => {
    vi.stubEnv('PROD', true);
    expect([say('parting'), say('greeting')]).toEqual(['parting', 'Good night, {$name}']);
  });
});
