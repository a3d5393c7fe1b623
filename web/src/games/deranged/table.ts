/** The table of Deranged as one viewer sees it, read from `state.view` into things that can be drawn. */
import { viewOf } from '../board';
import type { View } from './view';
import type { LogLine, State } from '../../protocol';
import { box } from './box';
import {
  BARRED_DOORS, bitsOf, EFFECTS, FOG_CARD, hasBit, houses, isPossession, kindOf, LAYOUT_NAMES, NOWHERE, powers, TRAINING,
} from './facts'; // prettier-ignore

export type { View } from './view';

export interface Peek {
  night: number;
  card: number;
}

export interface Hero {
  seat: number;
  name: string;
  you: boolean;
  cell: number;
  health: number;
  sanity: number;
  candles: number;
  /** The possessed figure is in use; a token without it waits for the night. */
  possessed: boolean;
  token: boolean;
  policy: number;
  /** Known cards first; 0 for each unknown one. */
  hand: number[];
  deck: number;
  /** The cards of the own deck, or what of another's hand and deck is known. */
  pool: number[];
  discards: number[];
  curses: number[];
  /** Curses that lie face down under the role card. */
  under: number;
  /** -1: there are no roles, -2: unknown. */
  role: number;
  /** It lies open, or bats and face-down curses give it away to everybody. */
  roleOpen: boolean;
  /** The role lies face down, but bats or curses under it tell everybody which it is. */
  deduced: boolean;
  bats: number;
  /** The goal of this night that lies open, or 0. */
  goal: number;
  /** Face-down night cards that the viewer has looked at. */
  peeks: Peek[];
  /** How many night cards lie face down. */
  nightsLeft: number;
  shield: boolean;
  ward: boolean;
}

export interface MonsterGroup {
  kind: number;
  cell: number;
  tokens: number[];
  wounds: number;
  asleep: boolean;
}

export interface Table {
  view: View;
  you: number;
  over: boolean;
  night: boolean;
  layout: string;
  training: boolean;
  heroes: Hero[];
  me: Hero | null;
  monsters: MonsterGroup[];
  fog: Set<number>;
  search: Set<number>;
  /** Places of power -> seats whose candle lies there. */
  candles: Map<number, number[]>;
  effects: string[];
  fogEnds: boolean;
  spaces: { day: number; night: number };
  winners: number[];
}

export function readTable(state: State, views: Record<string, unknown>[] | null, log: LogLine[]): Table {
  const view = viewOf<View>(state.view);
  const players = view.health.length;
  const heroes = view.health.map((_, seat) =>
    heroOf(state, view, viewOf<View | undefined>(views?.[seat]) ?? view, seat),
  );
  const [day, night] = box.tracks[String(players)] ?? [8, 5];
  return {
    view, you: state.you, over: view.ending !== 0, night: view.night === 1, layout: LAYOUT_NAMES[view.settings[1] ?? 0] ?? 'normal', training: view.settings[0] === TRAINING,
    heroes, me: heroes[state.you] ?? null, monsters: groups(view), fog: fogOn(view.fog, log), search: new Set(houses().filter((_, house) => hasBit(view.search_tokens, house))),
    candles: new Map(powers().map((cell, quarter) => [cell, bitsOf(view.power_candles[quarter] ?? 0)])), effects: EFFECTS.filter((_, bit) => hasBit(view.effects, bit)),
    fogEnds: (view.effects & FOG_CARD) !== 0, spaces: { day, night }, winners: state.winners,
  }; // prettier-ignore
}

/** `own` is the view of the hero's own seat where it may be seen (a replay for everyone), else the viewer's. */
function heroOf(state: State, view: View, own: View, seat: number): Hero {
  const nights = [0, 1, 2].map((night) => own.nights[seat * 3 + night] ?? 0);
  return {
    seat, name: state.seats.find((other) => other.number === seat)?.name ?? '', you: seat === state.you, cell: view.cell[seat] ?? NOWHERE, health: view.health[seat] ?? 0,
    sanity: view.sanity[seat] ?? 0, candles: view.candles[seat] ?? 0, possessed: view.form[seat] === 1, token: view.token[seat] === 1, policy: view.policy[seat] ?? 0,
    hand: own.hands[seat] ?? [], deck: view.deck_sizes[seat] ?? 0, pool: own.pools[seat] ?? [], discards: view.discards[seat] ?? [], curses: bitsOf(view.curses[seat] ?? 0),
    under: bitsOf(view.under[seat] ?? 0).length, role: own.role[seat] ?? -1, roleOpen: view.role_open[seat] === 1 || (view.bats[seat] ?? 0) > 0 || (view.under[seat] ?? 0) > 0, deduced: view.role_open[seat] !== 1, bats: view.bats[seat] ?? 0, goal: view.night_open[seat] ?? 0,
    peeks: nights.flatMap((card, night) => (card > 0 ? [{ night: night + 1, card }] : [])), nightsLeft: nights.filter((card) => card !== 0).length,
    shield: hasBit(view.shields, seat), ward: hasBit(view.wards, seat),
  }; // prettier-ignore
}

function groups(view: View): MonsterGroup[] {
  const found = new Map<string, MonsterGroup>();
  view.monster_cell.forEach((cell, token) => {
    if (cell === NOWHERE) return;
    const kind = kindOf(token);
    const group = found.get(`${kind} ${cell}`) ?? { kind, cell, tokens: [], wounds: 0, asleep: false };
    group.tokens.push(token);
    group.wounds += view.wounds[token] ?? 0;
    group.asleep ||= hasBit(view.asleep, token);
    found.set(`${kind} ${cell}`, group);
  });
  return [...found.values()];
}

/** A number holds 53 bits: with fog on the gate the lowest cells are lost from the mask, and the log knows them better. */
export function fogOn(mask: number, log: LogLine[]): Set<number> {
  const found = new Set(bitsOf(mask));
  const exact = Math.max(0, Math.floor(Math.log2(mask || 1)) - 52);
  for (let cell = 0; cell < exact; cell += 1) {
    const last = log.findLast(
      (line) => (line.event === 'fog-came' || line.event === 'fog-left') && line.args['cell'] === cell,
    );
    if (last?.event === 'fog-came') found.add(cell);
    else found.delete(cell);
  }
  return found;
}

/** A door as the view writes it: from the cell in the street to the cell inside. */
export const doorBetween = (outside: number, inside: number): number => outside * 64 + inside;
export const isBarred = (table: Table, cell: number): boolean =>
  (table.view.effects & BARRED_DOORS) !== 0 && table.fog.has(cell) && houses().includes(cell);

export const monstersOfKind = (table: Table, kind: number): number =>
  table.monsters.filter((group) => group.kind === kind).reduce((sum, group) => sum + group.tokens.length, 0);

// --- claims -----------------------------------------------------------------------------------------
export interface Claim {
  speaker: number;
  owner: number;
  /** 0: about oneself, human; -1: about oneself, possessed; else the night card that was named. */
  said: number;
  /** Which night it was about: 1 to 3; 0 if that is not known. */
  night: number;
  /** Whether the card that was revealed bears it out; null while nobody knows. */
  true: boolean | null;
  number: number;
}

/** Everything that was said about a night, and what the revealed card showed. The newest claim first. */
export function claimsIn(log: LogLine[]): Claim[] {
  const found: Claim[] = [];
  for (const { event, args, number } of log) {
    const player = args['player'] ?? -1;
    if (event === 'claimed-self')
      found.push({ speaker: player, owner: player, said: args['answer'] === 1 ? -1 : 0, night: 0, true: null, number });
    else if (event === 'claimed-saw')
      found.push({
        speaker: player,
        owner: args['owner'] ?? -1,
        said: args['night'] ?? 0,
        night: 0,
        true: null,
        number,
      });
    else if (event === 'night-card') settle(found, player, args['night'] ?? 0);
  }
  return found.reverse();
}

function settle(claims: Claim[], owner: number, card: number): void {
  for (const claim of claims) {
    if (claim.owner !== owner || claim.true !== null) continue;
    claim.true = claim.said > 0 ? claim.said === card : isPossession(card) === (claim.said === -1);
  }
}
