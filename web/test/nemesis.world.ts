/** Round seven of a game with two people, as Vera sees it in the Laboratory. */
import type { View } from '../src/games/nemesis/table';
import type { Decision, OptionOut, Preview, State } from '../src/protocol';
import { lay } from './boxes';

const { rooms } = lay('nemesis');

const zeros = (count: number): number[] => Array<number>(count).fill(0);
const put = (values: number[], changes: Record<number, number>): number[] =>
  values.map((value, place) => changes[place] ?? value);
const room = (id: string): number => rooms.findIndex((row) => row.id === id);

export const VIEW = {
  seat: 0, time: 6, fuse: -1, first: 1, active: 0, actions: 0, rush: 0, passed: 0, signals: 2, explored: (1 << 17) | (1 << 14) | (1 << 13) | (1 << 16), closed: 1 << 18, destroyed: 1 << 9,
  noise: 1 << 19, fire: 1 << 17, malfunction: 1 << 16, lairs: 1 << 16, lairs_killed: 1, eggs: 5, airlock: 0, coordinates: 0, destination: 1, weak_open: 1, course_seen: 0, contact: 1,
  event_top: 0, event_knower: -1, tile: put(zeros(22), { 1: room('cockpit'), 11: room('hibernatorium'), 13: room('fireControl'), 14: room('engineControl'), 16: room('generator'), 17: room('laboratory'), 19: room('engine3'), 20: room('engine2'), 21: room('engine1') }),
  token: put(zeros(22), { 19: -1, 5: -1 }), items_left: put(zeros(22), { 17: 2, 14: 1 }), lair_injuries: zeros(22), monsters: [13 * 256 + 2 * 16 + 1], floor: [17 * 64 + 43, 11 * 64 + 42],
  engines: [-1, 1, -1], engine_seen: [2, 1, 0], pods: [0, 1, 10, 0, 0], weaknesses: [6, 0, 0], bag: [0, 9, 9, 11, 12], contamination: zeros(20), offers: [], drafted: [], looked: [], looker: -1,
  character: [6, 1], number: [1, 2], room: [17, 17], fate: [1, 1], pod: [0, 0], madness: [3, 2], light: [1, 0], serious: [1, 0], hands: [[1, 4, 13, 33], [63, 63, 63]], decks: [zeros(4), zeros(5)],
  discards: [[2], []], packs: [[11 * 32 + 1], [-2]], held: [[38 + 64 * 2], [33 + 64 * 4]], quests: [0, 1], goals: [11, 0], second_goals: [4, 0], kept: [1, 3],
  claims: [[1, 'claim-engine', 0, 1]], agenda: [['TakeTurn']], questions: [[0, 'TakeTurn']], ending: 0,
} as Partial<View> as View; // prettier-ignore

export function stateOf(changes: Partial<State> = {}, view: Partial<View> = {}): State {
  const seat = { kind: 'human', bot: '', here: true, host: false, you: false };
  return {
    t: 'state', version: 1, game: 'nemesis', phase: 'playing', you: 0, view: { ...VIEW, ...view }, lang: 'en', log: [], waiting: [], settings: {},
    seats: [{ ...seat, number: 0, letter: 'a', name: 'Vera' }, { ...seat, number: 1, letter: 'b', name: 'Anna' }], ...changes,
  } as unknown as State; // prettier-ignore
}

export const option = (verb: string, args: Record<string, number>, preview?: Preview): OptionOut => ({
  label: verb,
  verb,
  args,
  notation: '',
  ...(preview ? { preview } : {}),
});
export const DECISION: Decision = {
  id: 1, prompt: '', step: 'TakeTurn', rules: [], args: {}, can_undo: false, final: [], grave: [],
  bar: { prompt: "", chips: [] },
  options: [option('move', { slot: 14 }, { cost: 1, risk: { kind: 'encounter', chance: 4, of: 10 } }), option('careful', { slot: 14 }, { cost: 2 }), option('play', { card: 10, mode: 37 }), option('room', { room: room('laboratory'), mode: 452 }, { cost: 2 }), option('pass', {})],
}; // prettier-ignore
/** As the bar shows it with one tab open: the first option has the key 1, and the careful move to the same place has none. */
export const at = (decision = DECISION) => ({
  decision: {
    ...decision,
    options: decision.options.map((one, index) => ({ ...one, key: one.verb === 'careful' ? '' : String(index + 1) })),
  },
  open: decision.options.map((_, index) => index),
  chosen: null,
  picked: [],
});
