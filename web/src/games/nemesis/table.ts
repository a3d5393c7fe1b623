/** The table as a seat may know it, unpacked from the numbers of the view. */
import { viewOf } from '../board';
import type { View } from './view';
import type { State } from '../../protocol';
import { box } from './box';

export type { View } from './view';

export const TECHNICAL = 28;
/** The place where people sleep. */
export const HIBERNATORIUM = 11;
/** A card of which only its back is seen, and the first of the four kinds of contamination. */
export const UNKNOWN = 63;
export const CONTAMINATION = 33;
export const SCANNED_CLEAN = 35;
export const SCANNED_INFECTED = 36;
/** Things beyond the item cards. */
export const BLUE_CORPSE = 42;
export const CARCASS = 43;
export const EGG = 44;
export const CORPSE = 45;
export const LAIR = 5;
export const FATES = ['dead', 'active', 'asleep', 'away'] as const;
export type Fate = (typeof FATES)[number];
export const PODS = ['none', 'locked', 'unlocked', 'launched', 'ejected'] as const;

export interface Held {
  thing: number;
  ammo: number;
  magazine: boolean;
  autoloader: boolean;
  taped: boolean;
}
/** A backed item: which one, or 0 and the colour of its back. */
export interface Packed {
  item: number;
  colour: number;
}
export interface Wound {
  wound: number;
  dressed: boolean;
}
export interface Player {
  seat: number;
  name: string;
  you: boolean;
  character: number;
  slot: number;
  pod: number;
  fate: Fate;
  madness: number;
  light: number;
  serious: Wound[];
  /** Cards by number; UNKNOWN where only the back is seen. */
  hand: number[];
  deck: number;
  discards: number[];
  pack: Packed[];
  held: Held[];
  quests: { quest: number; state: 'closed' | 'active' | 'spent' }[];
  /** The objectives that this viewer knows; `kept` those still in question. */
  goals: { goal: number; kept: boolean }[];
  chosen: boolean;
  signal: boolean;
  passed: boolean;
  first: boolean;
  active: boolean;
}
export interface Nightmare {
  slot: number;
  kind: number;
  injuries: number;
}
export interface Room {
  slot: number;
  /** The kind of room, 0 where nobody here knows it. */
  room: number;
  explored: boolean;
  /** Its exploration token: 0 none, -1 face down, else which one only this viewer has seen. */
  token: number;
  items: number;
  fire: boolean;
  broken: boolean;
  lair: boolean;
  airlock: boolean;
  nightmares: Nightmare[];
  things: number[];
  people: Player[];
}
export type Door = 'open' | 'closed' | 'destroyed';
export interface Table {
  view: View;
  you: number;
  over: boolean;
  players: Player[];
  me: Player | null;
  rooms: Room[];
  nightmares: Nightmare[];
  doors: Door[];
  noise: boolean[];
  engines: Engine[];
  pods: { pod: number; section: 'A' | 'B'; status: (typeof PODS)[number]; inside: Player[] }[];
  /** Everything a person lets the others believe. */
  claims: Claim[];
}
export interface Engine {
  engine: number;
  slot: number;
  /** null: this viewer has not seen it. */
  works: boolean | null;
  seenBy: number[];
}
export interface Claim {
  seat: number;
  kind: string;
  values: number[];
}

export const has = (mask: number, place: number): boolean => Math.floor(mask / 2 ** place) % 2 === 1;
const seatsIn = (mask: number): number[] => [0, 1, 2, 3, 4].filter((seat) => has(mask, seat));

export const heldOf = (entry: number): Held => ({
  thing: entry & 63, ammo: (entry >> 6) & 15, magazine: (entry & 1024) !== 0, autoloader: (entry & 2048) !== 0, taped: (entry & 4096) !== 0,
}); // prettier-ignore
export const packedOf = (entry: number): Packed =>
  entry < 0 ? { item: 0, colour: -1 - entry } : { item: entry >> 5, colour: -1 };
export const nightmareOf = (entry: number): Nightmare => ({
  slot: entry >> 8,
  kind: (entry >> 4) & 15,
  injuries: entry & 15,
});

export function woundsOf(serious: number): Wound[] {
  return [0, 1, 2].map((place) => (serious >> (4 * place)) & 15).filter(Boolean).map((entry) => ({ wound: entry & 7, dressed: (entry & 8) !== 0 })); // prettier-ignore
}

const QUEST_STATES = ['closed', 'active', 'spent'] as const;
const questOf = (id: string): number => box.quests.findIndex((quest) => quest.id === id);

function playerOf(state: State, view: View, own: View, seat: number): Player {
  const character = view.character[seat] ?? 0;
  const kept = own.kept[seat] ?? 0;
  const goals = [own.goals[seat] ?? 0, own.second_goals[seat] ?? 0];
  return {
    seat, character, name: state.seats.find((other) => other.number === seat)?.name ?? '', you: seat === state.you, slot: view.room[seat] ?? 0,
    pod: view.pod[seat] ?? 0, fate: FATES[view.fate[seat] ?? 1] ?? 'active', madness: view.madness[seat] ?? 0, light: view.light[seat] ?? 0,
    serious: woundsOf(view.serious[seat] ?? 0), hand: [...(own.hands[seat] ?? [])].sort((a, b) => a - b), deck: view.decks[seat]?.length ?? 0,
    discards: view.discards[seat] ?? [], pack: (own.packs[seat] ?? []).map(packedOf), held: (view.held[seat] ?? []).map(heldOf),
    quests: (box.characters[character]?.quests ?? []).map((id, which) => ({ quest: questOf(id), state: QUEST_STATES[((view.quests[seat] ?? 0) >> (2 * which)) & 3] ?? 'closed' })),
    goals: goals.flatMap((goal, place) => (goal ? [{ goal, kept: kept === 0 || kept === place + 1 || kept === 3 }] : [])), chosen: kept !== 0,
    signal: has(view.signals, seat), passed: has(view.passed, seat), first: view.first === seat, active: view.active === seat && view.ending === 0,
  }; // prettier-ignore
}

/** The state of an exploring seat; in a replay for everybody, each seat's own secrets come from its own view. */
export function readTable(state: State, views: Record<string, unknown>[] | null): Table {
  const view = viewOf<View>(state.view);
  const players = view.room.map((_, seat) =>
    playerOf(state, view, viewOf<View | undefined>(views?.[seat]) ?? view, seat),
  );
  const nightmares = view.monsters.map(nightmareOf);
  const lairs: Nightmare[] = box.slots.flatMap(({ slot }) =>
    slot && has(view.lairs, slot) ? [{ slot, kind: LAIR, injuries: view.lair_injuries[slot] ?? 0 }] : [],
  );
  const all = [...nightmares, ...lairs];
  const seen = (read: (own: View) => number, none: number): number =>
    [view, ...viewOf<View[]>(views ?? [])].map(read).find((value) => value !== none) ?? none;
  const rooms = box.slots.map(({ slot }): Room => ({
    slot, room: seen((own) => own.tile[slot] ?? 0, 0), explored: has(view.explored, slot), token: (view.token[slot] ?? 0) && seen((own) => own.token[slot] ?? 0, -1),
    items: view.items_left[slot] ?? 0, fire: has(view.fire, slot), broken: has(view.malfunction, slot), lair: has(view.lairs, slot), airlock: view.airlock === slot && slot > 0,
    nightmares: all.filter((one) => one.slot === slot), things: view.floor.filter((entry) => entry >> 6 === slot).map((entry) => entry & 63),
    people: players.filter((player) => player.character && player.slot === slot && player.fate === 'active' && !player.pod),
  })); // prettier-ignore
  return {
    view, you: state.you, over: view.ending !== 0, players, me: players[state.you] ?? null, rooms, nightmares: all,
    doors: box.corridors.map((_, place) => (has(view.destroyed, place) ? 'destroyed' : has(view.closed, place) ? 'closed' : 'open')),
    noise: [...box.corridors, null].map((_, place) => has(view.noise, place)),
    engines: [21, 20, 19].map((slot, engine) => {
      const value = seen((own) => own.engines[engine] ?? -1, -1);
      return { engine, slot, works: value < 0 ? null : value === 1, seenBy: seatsIn(view.engine_seen[engine] ?? 0) };
    }),
    pods: [1, 2, 3, 4].flatMap((pod) => {
      const entry = view.pods[pod] ?? 0;
      return entry & 7 ? [{ pod, section: entry & 8 ? ('B' as const) : ('A' as const), status: PODS[entry & 7] ?? 'none', inside: players.filter((player) => player.pod === pod && player.fate === 'active') }] : [];
    }),
    claims: (view.claims ?? []).map(([seat, kind, ...values]) => ({ seat, kind, values })),
  }; // prettier-ignore
}

/** Whether anybody else is kept from knowing what this viewer knows: not alone, and not after the end. */
export const isSecret = (table: Table): boolean => table.players.length > 1 && !table.over;
/** In full cooperation the objectives lie open. */
export const areGoalsOpen = (table: Table): boolean => table.view.settings?.[0] === 1 || !isSecret(table);

export const coursesKnown = (table: Table, views: Record<string, unknown>[] | null): number =>
  table.view.coordinates ||
  viewOf<View[]>(views ?? [])
    .map((own) => own.coordinates)
    .find(Boolean) ||
  0;

/** What waits to be done when people are asked whether they interrupt: the step under the window. */
export function pending(view: View): { step: string; values: number[] } | null {
  const deed = view.agenda.findLast(([step]) => !['Resolution', 'Window', 'Cancel', 'EndOfDeed'].includes(step));
  return deed ? { step: deed[0], values: deed.slice(1) as number[] } : null;
}
