/** Which of the open options are about a thing on the table, under whatever name an option speaks of it. */
import type { OptionOut } from '../../protocol';
import { keyAmong, type Asked, type Thing } from '../board';
import { box } from './box';

export interface At {
  decision: Asked | null;
  open: number[];
  chosen: number | null;
  picked: Thing[];
}

/** The effect of a card, an item or a room may itself name a thing: where such numbers begin, how many there are, and of what. */
const MODES: readonly [start: number, count: number, kind: string][] = [
  [32, 22, 'slot'], [64, 28, 'corridor'], [128, 112, 'target'], [256, 5, 'player'], [264, 5, 'player'], [300, 60, 'thing'], [400, 6, 'wound'],
  [410, 6, 'wound'], [420, 5, 'pod'], [430, 4, 'letter'], [440, 3, 'colour'], [450, 3, 'which'],
]; // prettier-ignore
const ALIKE: Record<string, string> = {
  item: 'thing',
  part: 'thing',
  victim: 'player',
  partner: 'player',
  mover: 'player',
  patient: 'player',
};

/** The kinds of things about which there is something to tell, the most particular first. */
export const TELLING = [
  'card',
  'thing',
  'quest',
  'objective',
  'character',
  'panic',
  'event',
  'attack',
  'wound',
  'weakness',
  'discovery',
  'nightmare',
  'target',
  'slot',
  'room',
  'corridor',
  'player',
  'token',
];

/** The thing on the table that an argument speaks of. */
export function meant({ kind, value }: Thing): Thing {
  if (kind !== 'mode') return { kind: ALIKE[kind] ?? kind, value };
  const found = MODES.find(([start, count]) => start <= value && value < start + count);
  return found ? { kind: found[2], value: value - found[0] } : { kind, value };
}

export const thingsOf = (option: OptionOut): Thing[] =>
  Object.entries(option.args).map(([kind, value]) => ({ kind, value }));

export interface Aim {
  /** The key of the only option about it that the bar shows; '' when it shows none or several. */
  mark: string;
  chosen: boolean;
  picked: boolean;
  /** What to tell the page when it is pressed: the thing as the option names it. */
  as: Thing;
}

export function aimAt(at: At, kind: string, value: number): Aim | null {
  const ways: number[] = [];
  let as: Thing | null = null;
  // What a card or an item could be used on shows when that card is picked; before, half the ship would glow.
  const isTurn = at.decision?.step === 'TakeTurn';
  at.open.forEach((index) => {
    const option = at.decision?.options[index];
    const named = option && thingsOf(option).find((thing) => is(meant(thing), kind, value));
    if (!named || (named.kind === 'mode' && isTurn && !at.picked.length)) return;
    ways.push(index);
    if (!as || (as.kind === 'mode' && named.kind !== 'mode')) as = named;
  });
  if (!as) return null;
  return {
    as, mark: keyAmong(at.decision, ways), picked: at.picked.some((thing) => is(meant(thing), kind, value)), chosen: ways.includes(at.chosen ?? -1),
  }; // prettier-ignore
}

const is = (thing: Thing, kind: string, value: number): boolean => thing.kind === kind && thing.value === value;

export function isPointed(hovered: Thing[], kind: string, value: number): boolean {
  return hovered.some((thing) => is(meant(thing), kind, value));
}

/** A thing as the game writes it, for the question why it cannot be chosen. */
export function writtenAs(kind: string, value: number): string {
  const corridor = box.corridors[value];
  const names: Record<string, string | undefined> = {
    card: box.cards[value]?.id ?? (value >= 33 ? 'contamination' : ''), item: box.items[value]?.id, thing: box.items[value]?.id ?? ['blueCorpse', 'carcass', 'egg'][value - 42], room: box.rooms[value]?.id,
    quest: box.quests[value]?.id, character: box.characters[value]?.id, player: 'abcde'[value], corridor: corridor ? `${corridor.a}-${corridor.b}` : 'technical',
    target: `${box.nightmares[value >> 4]?.id}-${value & 15}`,
  }; // prettier-ignore
  return names[kind] || String(value);
}
