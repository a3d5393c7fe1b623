/** What of a thing glows, with which number, for the options that are still open. */
import type { Part } from '../../art/table';
import { DOWNWARDS, nextPart, topPart, type Creature } from './table';
import { keyAmong, waysAbout, type BoardProps } from '../board';

export type Open = Pick<BoardProps, 'decision' | 'open' | 'chosen' | 'picked'>;

export interface Aim {
  /** The key of its only option; '' when several are about it. */
  mark: string;
  ways: number;
  selected: boolean;
}

export interface CreatureAim extends Aim {
  /** The parts concerned: the top card, a free place, or all of it. */
  parts: Part[];
}

export function aimAtCard(at: Open, card: number): Aim | null {
  return aimAt(at, 'card', card);
}

export function aimAtCreature(at: Open, creature: Creature): CreatureAim | null {
  const aim = aimAt(at, 'creature', creature.id);
  return aim && { ...aim, parts: partsConcerned(at, creature) };
}

function aimAt(at: Open, kind: string, value: number): Aim | null {
  const ways = waysAbout(at.decision, at.open, kind, value);
  const selected =
    at.decision?.options[at.chosen ?? -1]?.args[kind] === value ||
    at.picked.some((thing) => thing.kind === kind && thing.value === value);
  if (!ways.length && !selected) return null;
  return { mark: keyAmong(at.decision, ways), ways: ways.length, selected };
}

function partsConcerned({ decision }: Open, creature: Creature): Part[] {
  const standing = DOWNWARDS.filter((part) => creature.anatomy[part]);
  if (decision?.step === 'Scavenger') return standing;
  const targets = decision?.options.some((option) => option.verb === 'target') ?? false;
  const part = targets ? topPart(creature) : nextPart(creature);
  return part ? [part] : [];
}

/** An open option that is nothing but its verb: draw, exchange, done. */
export function bareOption(at: Open, verb: string): { index: number; mark: string } | null {
  const index = at.open.find((one) => at.decision?.options[one]?.verb === verb);
  return index === undefined ? null : { index, mark: keyAmong(at.decision, [index]) };
}
