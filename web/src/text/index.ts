/** The page's own words in three languages. What belongs to a game comes from the server, ready. */
import type { Language } from '../protocol';
import en from './en';
import pl from './pl';
import { plural } from './plural';
import ru from './ru';

/** One text with `{names}`, or one for each form that the language's numbers ask for (chosen by `n`). */
export interface Plural {
  one: string;
  few?: string;
  many?: string;
  other: string;
}
export type Texts = { [K in keyof typeof en]: (typeof en)[K] extends string ? string : Plural };
export type Key = keyof Texts;
export type Words = Record<string, string | number>;
export type Translate = (key: Key, words?: Words) => string;

export const LANGUAGES: Language[] = ['en', 'ru', 'pl'];
export const TEXTS: Record<Language, Texts> = { en, ru, pl };

export function translator(lang: Language): Translate {
  const texts = TEXTS[lang];
  return (key, words = {}) => {
    const entry: string | Plural = texts[key];
    return fill(typeof entry === 'string' ? entry : form(entry, plural(lang, Number(words['n'] ?? 0))), words);
  };
}

function form(entry: Plural, rule: Intl.LDMLPluralRule): string {
  return (entry as unknown as Record<string, string | undefined>)[rule] ?? entry.other;
}

function fill(text: string, words: Words): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in words ? String(words[name]) : whole));
}

/** The language of the page before anybody chose one. */
export function guessLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}
