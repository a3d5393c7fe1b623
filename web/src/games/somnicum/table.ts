/** The table of Somnicum as one viewer sees it, read from `state.view` into things that can be drawn. */
import { viewOf } from '../board';
import type { View } from './view';
import type { LogLine, State } from '../../protocol';
import { box } from './box';
import { Dream, total } from './dream';
import type { Landing, Seen } from './protocol';
import type { Ring } from './ring';

export type { View } from './view';

export interface Player {
  seat: number;
  name: string;
  bot: string;
  stock: number[];
  dream: Dream;
  /** Kept encounters as far as the viewer knows them, and how many there are. */
  hand: number[];
  kept: number;
  front: number[];
  /** 0 if the viewer does not know it. */
  goal: number;
  wanted: readonly number[];
  lines: number[];
  points: number;
  first: boolean;
}

export interface Table extends Ring {
  view: View;
  you: number;
  over: boolean;
  round: number;
  active: number;
  /** In turn order, the viewer's left neighbour first; for a spectator all of them. */
  others: Player[];
  me: Player | null;
  all: Player[];
  taken: number;
  winners: number[];
  /** The pendulums have been placed in this round. */
  placed: boolean;
  /** What the server says about the things on this table. */
  seen: Seen;
}

export const ROUNDS = 3;

/** A hand in three bits for each encounter; numbers are too long for bit operations. */
export function encountersIn(hand: number): number[] {
  return box.encounters.flatMap((_, encounter) => Array<number>(Math.floor(hand / 8 ** encounter) % 8).fill(encounter));
}

export function readTable(state: State, views: Record<string, unknown>[] | null, log: LogLine[]): Table {
  const view = viewOf<View>(state.view);
  const seen = viewOf<Seen>(state.seen);
  const first = log.findLast((line) => line.event === 'round')?.args['player'] ?? -1;
  const all = view.dreams.map((saved, seat): Player => {
    const own = viewOf<View | undefined>(views?.[seat]) ?? view;
    const known = own.seat === seat;
    const front = encountersIn(view.fronts[seat] ?? 0);
    const goal = own.goals[seat] ?? 0;
    const wanted = box.goals[goal]?.particles ?? [];
    const stock = own.stocks[seat] ?? [];
    const about = seen.dreams[seat]!;
    const dream = new Dream(saved, about);
    const kept = view.kept[seat] ?? 0;
    const { lines } = about;
    const sitting = state.seats.find((other) => other.number === seat);
    return {
      seat, name: sitting?.name ?? '', bot: sitting?.bot ?? '', stock, dream, hand: known ? own.hand : [], kept, front, goal, wanted, lines,
      points: total(lines), first: seat === first,
    }; // prettier-ignore
  });
  const you = state.you;
  const turn = you < 0 ? all : all.map((_, step) => all[(you + step) % all.length]!);
  return {
    view, seen, you, over: view.ending !== 0, round: view.round, active: view.active, all, taken: view.taken, winners: state.winners,
    me: all[you] ?? null, others: you < 0 ? turn : turn.slice(1),
    ring: view.ring, pendulums: view.pendulums, spells: view.spells, players: all.length,
    placed: !view.questions.some(([, step]) => step === 'PlacePendulums'),
  }; // prettier-ignore
}

/** What a card that can be taken would bring, row by row. */
export const landings = (table: Table, card: number): Landing[] => table.seen.landings[card] ?? [];
