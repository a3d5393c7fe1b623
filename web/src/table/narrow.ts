/** From clicks on things to one option. */
import type { Thing } from '../games/board';
import type { Confirm } from '../prefs.svelte';
import type { Decision } from '../protocol';

export const same = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.value === b.value;

function about(decision: Decision, index: number, thing: Thing): boolean {
  return decision.options[index]?.args[thing.kind] === thing.value;
}

/** The options that concern every picked thing, in the order of the bar. */
export function openOptions(decision: Decision | null, picked: Thing[]): number[] {
  if (!decision) return [];
  return inOrder(decision).filter((index) => picked.every((thing) => about(decision, index, thing)));
}

/** Verbs as the server lists them, and within one verb things by their number, as they lie on the table. */
function inOrder(decision: Decision): number[] {
  const verbs = decision.options.map((option) => option.verb);
  const values = decision.options.map((option) => Object.values(option.args));
  return verbs
    .map((_, index) => index)
    .sort(
      (a, b) =>
        verbs.indexOf(verbs[a] ?? '') - verbs.indexOf(verbs[b] ?? '') ||
        compare(values[a] ?? [], values[b] ?? []) ||
        a - b,
    );
}

function compare(a: number[], b: number[]): number {
  const place = a.findIndex((value, at) => value !== b[at]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

/** Whether a choice is asked once more before it is made; what is the only way anyhow never is. */
export function mustConfirm(decision: Decision, index: number, when: Confirm): boolean {
  if (decision.options.length < 2) return false;
  return when === 'always' || (when === 'final' && decision.final.includes(index));
}

export type Picked = { does: 'choose'; option: number } | { does: 'narrow'; picked: Thing[] } | { does: 'ask why' };

/** What a click on a thing means now. */
export function pickThing(decision: Decision, picked: Thing[], thing: Thing): Picked {
  if (picked.some((other) => same(other, thing)))
    return { does: 'narrow', picked: picked.filter((other) => !same(other, thing)) };
  const here = openOptions(decision, picked).filter((index) => about(decision, index, thing));
  const all = here.length ? here : openOptions(decision, []).filter((index) => about(decision, index, thing));
  const only = all[0];
  if (only === undefined) return { does: 'ask why' };
  if (all.length === 1) return { does: 'choose', option: only };
  return { does: 'narrow', picked: here.length ? [...picked, thing] : [thing] };
}
