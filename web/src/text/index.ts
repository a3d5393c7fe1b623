/** The page's own words: src/phobetor/server/text/page.<language>.ftl. What belongs to a game comes with the game. */
import type { Language } from '../protocol';
import { speaker, type Say, type Translator } from './fluent';
import type { Texts } from './keys';

export type Translate = Translator<Texts>;

export const LANGUAGES: Language[] = ['en', 'ru', 'pl'];
const FOLDER = '../../../src/phobetor/server/text';
const files = import.meta.glob<string>('../../../src/phobetor/server/text/page.*.ftl', {
  query: '?raw',
  import: 'default',
});
const speakers = new Map<Language, Say>();

/** Fetches a language; it must be here before anybody speaks it. */
export async function fetchTexts(lang: Language): Promise<void> {
  if (speakers.has(lang)) return;
  const file = await files[`${FOLDER}/page.${lang}.ftl`]?.();
  if (file === undefined) throw new Error(`There are no texts in '${lang}'.`);
  speakers.set(lang, speaker(lang, file));
}

export function translator(lang: Language): Translate {
  const say = speakers.get(lang);
  if (!say) throw new Error(`The texts in '${lang}' were not fetched.`);
  return (key, ...words) => say(key, words[0]);
}

/** The language of the page before anybody chose one. */
export function guessLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}
