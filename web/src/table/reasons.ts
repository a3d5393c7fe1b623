/** Why something cannot be chosen, in as few words as will do. */
export interface Reason {
  text: string;
  rule: string;
}

/** One sentence a rule; the rule that stands in the way most often first, because it is the nearest to what was meant. */
export function reasons(sentences: string[], most = 2): Reason[] {
  const found = new Map<string, Reason & { times: number }>();
  for (const sentence of sentences) {
    const cut = /^(.*?)\s*\[([A-Z]{2}-[\d.]+[a-z]?)\]\s*$/s.exec(sentence);
    const reason = { text: cut?.[1] ?? sentence, rule: cut?.[2] ?? '' };
    const key = reason.rule || reason.text;
    const known = found.get(key);
    if (known) known.times += 1;
    else found.set(key, { ...reason, times: 1 });
  }
  return [...found.values()].sort((a, b) => b.times - a.times).slice(0, most).map(({ text, rule }) => ({ text, rule }));
}
