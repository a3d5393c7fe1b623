/** What stands where in the decision bar, and with how many words. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shelf } from '../src/games/board';
import type { Decision, LogLine, OptionOut, Seat, State } from '../src/protocol';
import { entriesOf, fit, grouped, shelve, type Entry } from '../src/table/decide/fitting';
import { LastTurn, startOfLastTurn } from '../src/table/decide/lastTurn';
import { isWaiting, modeOf } from '../src/table/decide/mode';
import { sameAgain } from '../src/table/decide/rematch';
import { whither } from '../src/table/decide/rove';

const option = (label: string, verb = 'play', args: Record<string, number> = {}) =>
  ({ label, verb, args, written: label }) as unknown as OptionOut;
const entries = (...options: OptionOut[]): Entry[] =>
  options.map((one, place) => ({ index: place, place, option: one }));
const many = (count: number, label = 'Play a card') => entries(...Array.from({ length: count }, () => option(label)));
const WIDE = 960;

describe('the shape', () => {
  it('has all words while they fit, and stands in the line of the question while there is room', () => {
    expect(fit(many(2), [], WIDE, false)).toMatchObject({ shape: 'few', oneLine: true, crowded: false });
    expect(fit(many(4), [], WIDE, false)).toMatchObject({ shape: 'few', oneLine: false, crowded: false });
  });
  it('is a row of numbers when they do not, which slides when not even those fit', () => {
    expect(fit(many(12), [], WIDE, false)).toMatchObject({ shape: 'row', oneLine: false, crowded: false });
    expect(fit(many(63), [], WIDE, false)).toMatchObject({ shape: 'row', crowded: true });
  });
  it('is one step after another on a phone, but for two options or up to four short ones', () => {
    const shapeOf = (found: Entry[]) => fit(found, [], 390, true).shape;
    expect(shapeOf(many(2, 'A label that is much longer than sixteen letters'))).toBe('few');
    expect(shapeOf(many(3, 'A label that is much longer than sixteen letters'))).toBe('steps');
    expect(shapeOf(many(4, 'sixteen letters.'))).toBe('few');
    expect(shapeOf(many(4, 'seventeen letters'))).toBe('steps');
    expect(shapeOf(many(5, 'a'))).toBe('steps');
  });
  it('never slides on a phone', () => {
    expect(fit(many(63), [], 390, true).crowded).toBe(false);
  });
});

describe('a row', () => {
  it('keeps options of one verb together, and of two things those of the same first one', () => {
    const found = entries(
      option('a', 'draw'),
      option('b', 'play', { card: 1 }),
      option('c', 'play', { card: 2 }),
      option('d', 'take', { card: 1, from: 1 }),
      option('e', 'take', { card: 1, from: 2 }),
      option('f', 'take', { card: 2, from: 1 }),
    );
    expect(grouped(found).map((group) => group.entries.map((entry) => entry.option.label).join(''))).toEqual([
      'a',
      'bc',
      'de',
      'f',
    ]);
  });
  it('gives words to what is alone with its verb, as long as there is room', () => {
    const plays = Array.from({ length: 9 }, (_, card) => option('Play a card of your hand', 'play', { card }));
    const found = entries(option('Draw two cards', 'draw'), ...plays, option('Pass', 'pass'));
    expect([...fit(found, [], WIDE, false).worded]).toEqual([0, 10]);
    expect([...fit(found, [], 860, false).worded]).toEqual([0]);
    expect([...fit(found, [], 800, false).worded]).toEqual([]);
  });
});

describe('shelves', () => {
  const shelfOf = ({ verb, label }: OptionOut): Shelf | null =>
    verb === 'bare' ? null : { heading: verb, words: label, cost: label.length };

  it('hold neighbours with the same heading, and their price where it is the same', () => {
    const found = shelve(
      entries(option('a', 'Move'), option('b', 'Move'), option('c', 'Room'), option('dd', 'Room')),
      shelfOf,
    );
    expect(found.map(({ heading, cost, entries: all }) => [heading, cost, all.length])).toEqual([
      ['Move', 1, 2],
      ['Room', -1, 2],
    ]);
  });
  it('are none with one heading only, or where an option has none', () => {
    expect(shelve(entries(option('a', 'Move'), option('b', 'Move')), shelfOf)).toEqual([]);
    expect(shelve(entries(option('a', 'Move'), option('b', 'bare'), option('c', 'Room')), shelfOf)).toEqual([]);
  });
  it('give words to the first, then to the shortest', () => {
    const long = 'A long way through a dark corridor';
    const found = entries(option('Go', 'Move'), option(long, 'Room'), option(long, 'Room'), option('Rest', 'Pass'));
    const shelves = shelve(found, shelfOf);
    expect([...fit(found, shelves, 1280, false).worded]).toEqual([0, 2, 1]);
    expect([...fit(found, shelves, 480, false).worded]).toEqual([0, 2]);
    expect(fit(found, shelves, 480, false)).toMatchObject({ shape: 'shelves', crowded: false });
    expect(fit(found, shelves, 200, false).crowded).toBe(true);
    expect(fit(found, shelves, 200, true).crowded).toBe(false);
  });
});

it('lists what is open, with what the game adds', () => {
  const decision = { options: [option('a'), option('b'), option('c')] } as unknown as Decision;
  const found = entriesOf(decision, [2, 0, 7], (one) => ({ ...one, label: `${one.label}!` }));
  expect(found.map(({ index, place, option: { label } }) => [index, place, label])).toEqual([
    [2, 0, 'c!'],
    [0, 1, 'a!'],
  ]);
  expect(entriesOf(null, [0], (one) => one)).toEqual([]);
});

describe('what the bar is for', () => {
  type Told = Partial<Record<keyof State, unknown>>;
  const told = (more: Told = {}) =>
    ({ phase: 'playing', seats: [{ you: true, bot: '' }], waiting: [], away: [], ...more }) as unknown as State;
  const sitting = (more: object = {}) =>
    ({ back: null, under: null, asked: null, ...more }) as Parameters<typeof modeOf>[1];
  const asked = { asked: {} };

  it.each([
    ['over', told({ phase: 'over' }), asked, false],
    ['replaced', told({ seats: [{ you: true, bot: 'greedy' }] }), asked, false],
    ['choose', told({ waiting: [{ seat: 1 }], away: [1] }), asked, false],
    ['away', told({ waiting: [{ seat: 1 }], away: [1] }), {}, false],
    ['waiting', told({ waiting: [{ seat: 1 }], away: [2] }), {}, false],
    ['moving', told(), {}, false],
    ['choose', told(), { ...asked, under: {} }, false],
    ['sending', told(), { ...asked, under: {} }, true],
    ['back', told({ phase: 'over' }), { ...asked, under: {}, back: {} }, true],
  ])('%s', (mode, state, more, slow) => {
    expect(modeOf(state, sitting(more), slow)).toBe(mode);
  });
  it('waits wherever nothing can be chosen and the game goes on', () => {
    const all = ['over', 'back', 'sending', 'choose', 'replaced', 'away', 'waiting', 'moving'] as const;
    expect(all.filter(isWaiting)).toEqual(['sending', 'replaced', 'away', 'waiting', 'moving']);
  });
});

describe('the last turn', () => {
  const line = (number: number, event = 'x') => ({ number, event }) as unknown as LogLine;
  const log = [line(0, 'turn'), line(1), line(2, 'turn'), line(3), line(4, 'turn'), line(5)];
  const past = [1, 2, 3, 4, 5].map((last) => ({ log: [log[last]] }) as unknown as State);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins one state before the first line of the turn before this one', () => {
    expect(startOfLastTurn(past, log)).toBe(0);
    expect(startOfLastTurn(past.slice(0, 1), log)).toBe(0);
    expect(startOfLastTurn(past, [...log, line(6, 'turn')])).toBe(2);
  });
  it('shows one state after another, then the present', () => {
    const sitting = { past, log, back: null } as ReturnType<ConstructorParameters<typeof LastTurn>[0]>;
    new LastTurn(() => sitting).play();
    const seen = [];
    for (; sitting.back && seen.length < 9; vi.advanceTimersByTime(1100))
      seen.push([sitting.back.state, sitting.back.fresh]);
    expect(seen).toEqual(past.slice(0, -1).map((state, place) => [state, place ? state.log : []]));
  });
  it('stops when it is told to', () => {
    const sitting = { past, log, back: null } as ReturnType<ConstructorParameters<typeof LastTurn>[0]>;
    const replay = new LastTurn(() => sitting);
    replay.play();
    replay.stop();
    vi.advanceTimersByTime(5000);
    expect(sitting.back).toBeNull();
  });
});

it('keeps a chair for everybody once more', () => {
  const seat = (number: number, more: Partial<Seat>) => ({
    number,
    kind: 'person',
    bot: '',
    you: false,
    name: `N${number}`,
    ...more,
  });
  const seats = [seat(0, { you: true }), seat(1, { kind: 'bot', bot: 'greedy' }), seat(2, {}), seat(3, {})];
  const told = { game: 'somnicum', you: 0, seats, settings: { first: '1' }, clock: 60, lang: 'ru' } as unknown as State;
  expect(sameAgain(told, [0, 2], 'pl')).toEqual({
    game: 'somnicum',
    name: 'N0',
    lang: 'pl',
    clock: 60,
    settings: { first: '1' },
    seats: [
      { kind: 'me', name: 'N0' },
      { kind: 'bot', bot: 'greedy', name: 'N1' },
      { kind: 'local', name: 'N2' },
      { kind: 'open' },
    ],
  });
});

it('leads from option to option with the keys of a toolbar', () => {
  const from = (at: number) => ['ArrowRight', 'ArrowUp', 'Home', 'End', 'x'].map((key) => whither(key, at, 5));
  expect(from(0)).toEqual([1, 4, 0, 4, -1]);
  expect(from(4)).toEqual([0, 3, 0, 4, -1]);
});
