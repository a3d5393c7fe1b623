/** What of a thing can be chosen, with which key, for the options that are still open. */
import { keyAt, placesAbout, type BoardProps } from '../board';
import { dawn, grains, slotAfter, wayOf } from './ring';
import type { Player, Table } from './table';

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
  grains: number;
  dawn: 'may' | 'must' | null;
  selected: boolean;
}

const verbOf = (at: Open, index: number): string => at.decision?.options[index]?.verb ?? '';

/** The moves that are open, by the slot on which they end. */
export function waysOf(at: Open, table: Table, player: Player | null): Map<number, Way[]> {
  const found = new Map<number, Way[]>();
  if (!at.decision || !player) return found;
  const ways = [wayOf(table, 0), wayOf(table, 1)];
  at.open.forEach((index, place) => {
    if (verbOf(at, index) !== 'move') return;
    const { pendulum = 0, steps = 1 } = at.decision!.options[index]!.args;
    const slot = slotAfter(ways[pendulum] ?? [], steps);
    if (slot === undefined) return;
    const way = { index, mark: keyAt(place), pendulum, steps, slot, selected: at.chosen === index };
    const price = { grains: grains(table.spells, player.purse, steps), dawn: dawn(table, pendulum, slot, steps) };
    found.set(slot, [...(found.get(slot) ?? []), { ...way, ...price }]);
  });
  return found;
}

/** What the open options say of one thing, if their verb is one of those. */
export function aimAt(at: Open, kind: string, value: number, verbs: readonly string[] = []): Aim | null {
  const places = placesAbout(at.decision, at.open, kind, value).filter(
    (place) => !verbs.length || verbs.includes(verbOf(at, at.open[place]!)),
  );
  const chosen = at.decision?.options[at.chosen ?? -1];
  const fits =
    !verbs.length ||
    !at.decision ||
    at.decision.options.some((option) => verbs.includes(option.verb) && option.args[kind] === value);
  const selected =
    (chosen?.args[kind] === value && (!verbs.length || verbs.includes(chosen.verb))) ||
    (fits && at.picked.some((thing) => thing.kind === kind && thing.value === value));
  if (!places.length && !selected) return null;
  return { mark: places.length === 1 ? keyAt(places[0]!) : '', selected };
}

/** The option that mends the gap before a card. */
export function mendAt(at: Open, level: number, position: number): { index: number; aim: Aim } | null {
  const place = at.open.findIndex((index) => {
    const option = at.decision?.options[index];
    return option?.verb === 'mend' && option.args['level'] === level && option.args['position'] === position + 1;
  });
  if (place < 0) return null;
  const index = at.open[place]!;
  return { index, aim: { mark: keyAt(place), selected: at.chosen === index } };
}
