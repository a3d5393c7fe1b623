/** From clicks on things to one option. */
import type { Thing } from '../games/board';
import type { Confirm } from '../prefs.svelte';
import type { Decision } from '../protocol';

export const same = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.value === b.value;

function about(decision: Decision, index: number, thing: Thing): boolean {
  return decision.options[index]?.args[thing.kind] === thing.value;
}

/** The options that concern every picked thing, as the server lists them: by what they do, then by thing. */
export function openOptions(decision: Decision | null, picked: Thing[]): number[] {
  if (!decision) return [];
  return [...decision.options.keys()].filter((index) => picked.every((thing) => about(decision, index, thing)));
}

/** Whether a choice is asked once more before it is made. The only way anyhow never is; what is plain only for whoever wants that. */
export function mustConfirm(decision: Decision, index: number, when: Confirm): boolean {
  if (decision.options.length < 2) return false;
  if (when === 'never' || when === 'always') return when === 'always';
  return decision[when].includes(index) && !decision.bar.chips[index]?.plain;
}

export type Picked = { does: 'choose'; option: number } | { does: 'narrow'; picked: Thing[] } | { does: 'ask why' };

/** What a click on a thing means now. `shown` are the options that the bar shows: the only one of them about the thing is meant. */
export function pickThing(decision: Decision, picked: Thing[], thing: Thing, shown: number[] = []): Picked {
  if (picked.some((other) => same(other, thing)))
    return { does: 'narrow', picked: picked.filter((other) => !same(other, thing)) };
  const here = openOptions(decision, picked).filter((index) => about(decision, index, thing));
  const all = here.length ? here : openOptions(decision, []).filter((index) => about(decision, index, thing));
  const inSight = all.filter((index) => shown.includes(index));
  const only = inSight.length === 1 ? inSight[0] : all[0];
  if (only === undefined) return { does: 'ask why' };
  if (all.length === 1 || inSight.length === 1) return { does: 'choose', option: only };
  return { does: 'narrow', picked: here.length ? [...picked, thing] : [thing] };
}
