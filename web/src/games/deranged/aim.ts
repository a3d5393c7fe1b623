/** What can be chosen on the board, and what the mouse is on, in terms of the board's own things. */
import { keyAmong, waysAbout, type Asked, type Thing } from '../board';
import { MONSTERS_FROM } from './facts';

export interface At {
  decision: Asked | null;
  open: number[];
  chosen: number | null;
  picked: Thing[];
}

export interface Aim {
  can: boolean;
  /** The key of its only option. */
  key: string;
  on: boolean;
}

const NO_AIM: Aim = { can: false, key: '', on: false };

/** Whether things of one kind (several numbers of which stand together) can be chosen. */
export function aimAt(at: At, kind: string, values: number | readonly number[]): Aim {
  const all = typeof values === 'number' ? [values] : values;
  const ways = all.flatMap((value) => waysAbout(at.decision, at.open, kind, value));
  if (!ways.length) return NO_AIM;
  const chosen = at.decision?.options[at.chosen ?? -1];
  const on = all.some(
    (value) => chosen?.args[kind] === value || at.picked.some((thing) => thing.kind === kind && thing.value === value),
  );
  return { can: true, key: keyAmong(at.decision, ways), on };
}

/** Claims name seats as owners, offers as players: either way a hero is meant. */
export function aimAtHero(at: At, seat: number): Aim & { kind: string } {
  const player = aimAt(at, 'player', seat);
  return player.can
    ? { ...player, kind: 'player' }
    : {
        ...aimAt(at, 'owner', seat),
        kind: at.decision?.options.some((option) => 'owner' in option.args) ? 'owner' : 'player',
      };
}

export interface Lit {
  cells: Set<number>;
  heroes: Set<number>;
  monsters: Set<number>;
  cards: Set<number>;
  curses: Set<number>;
}

const HERO_WORDS = ['player', 'owner', 'viewer', 'other', 'victim'];
const CELL_WORDS = ['cell', 'exit', 'piece', 'goal', 'end'];
const FIGHTER_WORDS = ['attacker', 'target', 'fighter'];

/** A line of the log speaks of fighters, owners, exits: what lights up is a hero, a monster, a cell. */
export function litBy(hovered: readonly Thing[]): Lit {
  const lit: Lit = { cells: new Set(), heroes: new Set(), monsters: new Set(), cards: new Set(), curses: new Set() };
  for (const { kind, value } of hovered) {
    if (CELL_WORDS.includes(kind)) lit.cells.add(value);
    else if (FIGHTER_WORDS.includes(kind) || HERO_WORDS.includes(kind)) {
      if (value >= MONSTERS_FROM) lit.monsters.add(value - MONSTERS_FROM);
      else lit.heroes.add(value);
    } else if (kind === 'monster' || kind === 'token') lit.monsters.add(value);
    else if (kind === 'card') lit.cards.add(value);
    else if (kind === 'curse') lit.curses.add(value);
  }
  return lit;
}
