/** What of a thing can be chosen, with which key, for the options that are still open. */
import type { OptionOut } from '../../protocol';
import { keyAmong, waysAbout, type BoardProps } from '../board';

export type Open = Pick<BoardProps, 'decision' | 'open' | 'chosen' | 'picked'>;

export interface Aim {
  /** The key of its only option; '' when several are about it. */
  mark: string;
  selected: boolean;
}

/** A move of one pendulum to a card of the ring. */
export interface Way {
  /** Of the option. */
  index: number;
  mark: string;
  pendulum: number;
  steps: number;
  slot: number;
  /** Tokens that it brings, or costs if negative. */
  grains: number;
  dawn: 'may' | 'must' | null;
  selected: boolean;
}

const verbOf = (at: Open, index: number): string => at.decision?.options[index]?.verb ?? '';

const DAWNS = { 'round-may-end': 'may', 'round-ends': 'must', encounter: null, combat: null } as const;

/** The slot on which a move ends, as the server says; -1 for whatever else can be chosen. */
export const slotOf = (option: OptionOut | undefined): number => option?.preview?.reach?.at(-1) ?? -1;

/** The moves that are open, by the slot on which they end. */
export function waysOf(at: Open): Map<number, Way[]> {
  const found = new Map<number, Way[]>();
  at.open.forEach((index) => {
    const option = at.decision?.options[index];
    if (option?.verb !== 'move' || !option.preview) return;
    const slot = slotOf(option);
    const { pendulum = 0, steps = 1 } = option.args;
    const { cost = 0, gain = 0, risk } = option.preview;
    const way = { index, mark: keyAmong(at.decision, [index]), pendulum, steps, slot, selected: at.chosen === index };
    found.set(slot, [
      ...(found.get(slot) ?? []),
      { ...way, grains: gain - cost, dawn: risk ? DAWNS[risk.kind] : null },
    ]);
  });
  return found;
}

/** What the open options say of one thing, if their verb is one of those. */
export function aimAt(at: Open, kind: string, value: number, verbs: readonly string[] = []): Aim | null {
  const ways = waysAbout(at.decision, at.open, kind, value).filter(
    (index) => !verbs.length || verbs.includes(verbOf(at, index)),
  );
  const chosen = at.decision?.options[at.chosen ?? -1];
  const fits =
    !verbs.length ||
    !at.decision ||
    at.decision.options.some((option) => verbs.includes(option.verb) && option.args[kind] === value);
  const selected =
    (chosen?.args[kind] === value && (!verbs.length || verbs.includes(chosen.verb))) ||
    (fits && at.picked.some((thing) => thing.kind === kind && thing.value === value));
  if (!ways.length && !selected) return null;
  return { mark: keyAmong(at.decision, ways), selected };
}

/** The option that mends the gap before a card. */
export function mendAt(at: Open, level: number, position: number): { index: number; aim: Aim } | null {
  const index = at.open.find((one) => {
    const option = at.decision?.options[one];
    return option?.verb === 'mend' && option.args['level'] === level && option.args['position'] === position + 1;
  });
  if (index === undefined) return null;
  return { index, aim: { mark: keyAmong(at.decision, [index]), selected: at.chosen === index } };
}
