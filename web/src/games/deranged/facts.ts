/** Numbers and names of the game as the server uses them, over the tables of `data.ts`. */
import type { Language } from '../../protocol';
import {
  CARDS,
  CELLS,
  CURSES,
  MONSTERS,
  NIGHTS,
  ROLES,
  TEXTS,
  type CardRow,
  type Colour,
  type CurseRow,
  type MonsterRow,
  type NightRow,
} from './data';

export const CHURCH = 56;
export const GATE = 57;
export const NOWHERE = -1;
export const COLOURS: readonly Colour[] = ['white', 'blue', 'green', 'pink'];
/** Of somebody who ignores the colours of arrows. */
export const ANY_COLOUR = 4;
export const QUARTERS = ['moon', 'raven', 'key', 'rose'] as const;
export const LAYOUT_NAMES = ['normal', 'hard', 'mixed1', 'mixed2'] as const;
export const EFFECTS = ['ruins', 'gathering', 'church', 'house-search', 'open-graves', 'fog', 'barred-doors'] as const;
export const FOG_CARD = 32;
export const BARRED_DOORS = 64;
export const ACTION_CARDS = 42;
export const MOST = 5;
export const ALWAYS_BLOCKS = 1;
export const NEVER_BLOCKS = 2;
/** Fighters: players first, then monster tokens. */
export const MONSTERS_FROM = 6;
export const TRAINING = 0;

export const cardAt = (card: number): CardRow | undefined => CARDS[card - 1];
export const curseAt = (curse: number): CurseRow | undefined => CURSES[curse - 1];
export const nightAt = (night: number): NightRow | undefined => NIGHTS[night - 1];
export const isItem = (card: number): boolean => card > ACTION_CARDS;
export const cellId = (cell: number): string => CELLS[cell]?.id ?? '-';
export const CELL_OF: ReadonlyMap<string, number> = new Map(CELLS.map((row, cell) => [row.id, cell]));
export const cellOf = (id: string): number => CELL_OF.get(id) ?? NOWHERE;
const marked = (mark: string): number[] => CELLS.flatMap((row, cell) => (row.marks.includes(mark) ? [cell] : []));
export const PORTALS = marked('portal');
export const POWERS = QUARTERS.map(
  (quarter) => marked('power').find((cell) => CELLS[cell]?.quarter === quarter) ?? NOWHERE,
);
export const HOUSES = [1, 2, 3, 4, 5, 6].map((number) => CELLS.findIndex((row) => row.building === `house${number}`));

/** Token -> kind of monster. */
export const KIND_OF: readonly number[] = MONSTERS.flatMap((row, kind) => Array<number>(row.tokens).fill(kind));
export const kindRow = (kind: number): MonsterRow => MONSTERS[kind] ?? MONSTERS[0]!;

/** Bits of a number that may be too long for bit operations. */
export const hasBit = (mask: number, bit: number): boolean => Math.floor(mask / 2 ** bit) % 2 === 1;
export const bitsOf = (mask: number): number[] =>
  Array.from({ length: 62 }, (_, bit) => bit).filter((bit) => hasBit(mask, bit));

// --- written as the notation writes them -----------------------------------------------------------
export const writtenCell = cellId;
export function writtenCard(card: number): string {
  const row = cardAt(card);
  if (!row) return '-';
  if (!isItem(card)) return `${'ABCDEF'[Math.floor((card - 1) / 7)]}${((card - 1) % 7) + 1}`;
  return row.deck === 'reward' ? row.name : `${row.name}-${card - CARDS.findIndex((other) => other.name === row.name)}`;
}
export const writtenSeat = (seat: number): string => 'abcdef'[seat] ?? '-';
export function writtenMonster(token: number): string {
  const kind = KIND_OF[token] ?? 0;
  return `${kindRow(kind).name}-${token - KIND_OF.indexOf(kind) + 1}`;
}

// --- the game's own words ---------------------------------------------------------------------------
export function say(lang: Language, key: string): string {
  return TEXTS[lang][key] ?? TEXTS.en[key] ?? '';
}
export const cellName = (lang: Language, cell: number): string => say(lang, `cell-${cellId(cell)}`);
export const kindName = (lang: Language, kind: number): string => say(lang, `kind-${kindRow(kind).name}`);
export const roleName = (lang: Language, role: number): string => say(lang, `role-${ROLES[role]}`);
export const roleAbout = (lang: Language, role: number): string => say(lang, `role-${ROLES[role]}-about`);
export const taskText = (lang: Language, night: number): string => say(lang, `task-${nightAt(night)?.task}`);
export const curseText = (lang: Language, curse: number): string => upper(say(lang, `curse-${curse}`));
export const cardName = (lang: Language, card: number): string =>
  isItem(card) ? say(lang, `item-${cardAt(card)?.name}`) : writtenCard(card);
export const itemAbout = (lang: Language, card: number): string =>
  isItem(card) ? upper(say(lang, `item-${cardAt(card)?.name}-about`)) : '';
export const isPossession = (night: number): boolean => nightAt(night)?.task === 'possessed';
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
