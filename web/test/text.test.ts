import { describe, expect, it } from 'vitest';
import { guessLanguage, LANGUAGES, TEXTS, translator, type Key } from '../src/text';

const names = (entry: unknown): string[] => {
  const text = typeof entry === 'string' ? entry : (Object.values(entry as Record<string, string>).at(-1) ?? '');
  return [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '').sort();
};

describe('texts', () => {
  it('are the same set in all languages, with the same names in them', () => {
    const keys = Object.keys(TEXTS.en) as Key[];
    for (const lang of LANGUAGES) {
      expect(Object.keys(TEXTS[lang])).toEqual(keys);
      for (const key of keys) {
        const optional = lang !== 'en' && key === 'decide.awayAbout';
        if (!optional && typeof TEXTS.en[key] === 'string')
          expect([lang, key, names(TEXTS[lang][key])]).toEqual([lang, key, names(TEXTS.en[key])]);
      }
    }
  });
  it('have every plural that a language needs', () => {
    for (const lang of LANGUAGES) {
      const needed = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
      for (const entry of Object.values(TEXTS[lang])) {
        if (typeof entry !== 'string') expect(Object.keys(entry)).toEqual(expect.arrayContaining(needed));
      }
    }
  });
  it('count', () => {
    const forms = (lang: 'ru' | 'pl') => [1, 2, 5, 21, 22].map((n) => translator(lang)('rules.found', { n }));
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
  it('never speak with exclamation marks', () => {
    for (const lang of LANGUAGES) expect(JSON.stringify(TEXTS[lang])).not.toContain('!');
  });
  it('guess the language of a browser', () => {
    expect(guessLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(guessLanguage(['de'])).toBe('en');
  });
});
