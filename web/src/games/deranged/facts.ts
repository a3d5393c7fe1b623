/** Numbers and names of the game as the server uses them, over the tables of its box. */
import { capital } from '../../text/capital';
import { box, holder } from './box';
import type { CardRow, CurseRow, MonsterRow, NightRow } from './protocol';

export type Colour = CardRow['colour'];
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

export const cardAt = (card: number): CardRow | undefined => box.cards[card - 1];
export const curseAt = (curse: number): CurseRow | undefined => box.curses[curse - 1];
export const nightAt = (night: number): NightRow | undefined => box.nights[night - 1];
export const isItem = (card: number): boolean => card > ACTION_CARDS;
export const cellId = (cell: number): string => box.cells[cell]?.id ?? '-';
const numbers = holder.once(({ cells }) => new Map(cells.map((row, cell) => [row.id, cell])));
export const cellOf = (id: string): number => numbers().get(id) ?? NOWHERE;
const marked = (mark: string): number[] => box.cells.flatMap((row, cell) => (row.marks.includes(mark) ? [cell] : []));
export const portals = holder.once(() => marked('portal'));
export const powers = holder.once(({ cells }) =>
  QUARTERS.map((quarter) => marked('power').find((cell) => cells[cell]?.quarter === quarter) ?? NOWHERE),
);
export const houses = holder.once(({ cells }) =>
  [1, 2, 3, 4, 5, 6].map((number) => cells.findIndex((row) => row.building === `house${number}`)),
);

/** Token -> kind of monster. */
const kinds = holder.once(({ monsters }) => monsters.flatMap((row, kind) => Array<number>(row.tokens).fill(kind)));
export const kindOf = (token: number): number => kinds()[token] ?? 0;
export const kindRow = (kind: number): MonsterRow => box.monsters[kind] ?? box.monsters[0]!;

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
  return row.deck === 'reward'
    ? row.name
    : `${row.name}-${card - box.cards.findIndex((other) => other.name === row.name)}`;
}
export function writtenMonster(token: number): string {
  const kind = kindOf(token);
  return `${kindRow(kind).name}-${token - kinds().indexOf(kind) + 1}`;
}

// --- the game's own words ---------------------------------------------------------------------------
/** In the language of the box, which is that of the page. */
export const say = (key: string): string => box.texts[key] ?? '';
export const cellName = (cell: number): string => say(`cell-${cellId(cell)}`);
export const kindName = (kind: number): string => say(`kind-${kindRow(kind).name}`);
export const roleName = (role: number): string => say(`role-${box.roles[role]}`);
export const roleAbout = (role: number): string => say(`role-${box.roles[role]}-about`);
export const taskText = (night: number): string => say(`task-${nightAt(night)?.task}`);
export const curseText = (curse: number): string => capital(say(`curse-${curse}`));
export const cardName = (card: number): string =>
  isItem(card) ? say(`item-${cardAt(card)?.name}`) : writtenCard(card);
export const itemAbout = (card: number): string =>
  isItem(card) ? capital(say(`item-${cardAt(card)?.name}-about`)) : '';
export const isPossession = (night: number): boolean => nightAt(night)?.task === 'possessed';
