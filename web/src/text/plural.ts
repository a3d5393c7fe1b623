/** Which form a number asks for in a language. To make the rules costs more than to use them a hundred times. */
import type { Language } from '../protocol';

const rules = new Map<Language, Intl.PluralRules>();

export function plural(lang: Language, n: number): Intl.LDMLPluralRule {
  let found = rules.get(lang);
  if (!found) rules.set(lang, (found = new Intl.PluralRules(lang)));
  return found.select(n);
}
