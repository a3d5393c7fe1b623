/** The rules of the games, fetched once a language. */
import { api } from '../api';
import type { Language, RuleOut, RulesOut } from '../protocol';

const fetched = new Map<string, Promise<RulesOut>>();

export function rulesOf(game: string, lang: Language): Promise<RulesOut> {
  const key = `${game} ${lang}`;
  let rules = fetched.get(key);
  if (!rules) {
    rules = api.rules(game, lang);
    fetched.set(key, rules);
    rules.catch(() => fetched.delete(key));
  }
  return rules;
}

/** Lower case without accents, so that "wezel" finds "węzeł". */
export function plain(text: string): string {
  return text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ё', 'е');
}

/** The rules in which every word of the search occurs. */
export function search(rules: RuleOut[], text: string): RuleOut[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  return rules.filter((rule) => {
    const all = plain(`${rule.id} ${rule.text} ${rule.ruling}`);
    return words.every((word) => all.includes(word));
  });
}

/** A rule's text cut at the ids of other rules in it. */
export function links(text: string): { text: string; id: string }[] {
  return text
    .split(/\b([A-Z]{2}-\d+(?:\.\d+)?[a-z]?)\b/)
    .map((piece, place) => ({ text: piece, id: place % 2 ? piece : '' }));
}
