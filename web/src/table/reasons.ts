/** Why something cannot be chosen, in as few words as will do. */
import type { Reason } from '../protocol';

/** One sentence a rule; the rule that stands in the way most often first, because it is the nearest to what was meant. */
export function reasons(all: Reason[], most = 2): Reason[] {
  const found = new Map<string, Reason & { times: number }>();
  for (const { text, rule } of all) {
    const key = rule || text;
    const known = found.get(key);
    if (known) known.times += 1;
    else found.set(key, { text, rule, times: 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.times - a.times)
    .slice(0, most)
    .map(({ text, rule }) => ({ text, rule }));
}
