/** What stands where in the decision bar, under which key, and what is picked together. */
import { describe, expect, it } from 'vitest';
import type { Bar, Chip, Fact, Decision, Seat, Several, State } from '../src/protocol';
import {
  canFinish,
  copyOf,
  deedOf,
  isHeading,
  itemsOf,
  keysOf,
  inOrder,
  layOut,
  pickAbout,
  severalOf,
  shownOptions,
  toggle,
  toggledAtFirst,
  trailOf,
  type Layout,
} from '../src/table/decide/layout';
import { isWaiting, modeOf } from '../src/table/decide/mode';
import { sameAgain } from '../src/table/decide/rematch';
import { whither } from '../src/table/decide/rove';

const chips = (count: number, more: Partial<Chip> = {}): Chip[] =>
  Array.from({ length: count }, (_, place) => ({ words: `chip ${place}`, ...more }));
const bar = (all: Chip[], tabs: string[] = []): Bar => ({
  prompt: 'What now?',
  chips: all,
  tabs: tabs.map((words) => ({ words })),
});
const all = ({ chips: found }: Bar) => [...found.keys()];
const shown = (told: Bar, opened = { tab: null as number | null, heading: '' }, open = all(told)) =>
  layOut(told, open, opened);
const words = (layout: Layout) =>
  itemsOf(layout).map((item) => `${item.key} ${isHeading(item) ? `[${item.words}]` : item.chip.words}`);

describe('chips', () => {
  it('have the keys 1–9 from left to right, and 0 is the right end', () => {
    const told = bar([...chips(2), { words: 'pass', tab: -1 }, { words: 'last' }]);
    expect(words(shown(told))).toEqual(['1 chip 0', '2 chip 1', '3 last']);
    expect(shown(told).ends.map(({ index, key }) => [index, key])).toEqual([[2, '0']]);
    expect([...keysOf(shown(told))]).toEqual([[0, '1'], [1, '2'], [3, '3'], [2, '0']]); // prettier-ignore
  });
  it('number ten only without a right end, and eleven never', () => {
    const keys = (many: number, ...more: Chip[]) =>
      itemsOf(shown(bar([...chips(many), ...more]))).map(({ key }) => key);
    expect(keys(10).at(-1)).toBe('0');
    expect(keys(10, { words: 'pass', tab: -1 }).at(-1)).toBe('');
    expect(keys(11).slice(-2)).toEqual(['', '']);
  });
  it('are only those still open', () => {
    expect(words(shown(bar(chips(5)), { tab: null, heading: '' }, [4, 1, 9]))).toEqual(['1 chip 4', '2 chip 1']);
  });
  it('of one heading stand behind its words', () => {
    const told = bar([{ words: 'Draw' }, ...chips(2, { under: 'Place the Moth' }), { words: 'Exchange' }]);
    expect(shown(told).sections.map(({ label, items }) => [label, items.length])).toEqual([['', 1], ['Place the Moth', 2], ['', 1]]); // prettier-ignore
  });
});

describe('tabs', () => {
  const told = bar(
    [...chips(3, { tab: 0 }), ...chips(4, { tab: 2 }), { words: 'Pass', tab: -1 }],
    ['Go', 'Fight', 'Say'],
  );
  const many = bar([...told.chips, ...chips(3, { tab: 0 })], ['Go', 'Fight', 'Say']);

  it('keep their places, also without options, and the first with options is open', () => {
    const layout = shown(many);
    expect(layout.tabs.map(({ tab, count }) => [tab.words, count])).toEqual([['Go', 6], ['Fight', 0], ['Say', 4]]); // prettier-ignore
    expect(layout.tab).toBe(0);
  });
  it('show their own chips, and every one the right end; one without options does not open', () => {
    expect(shownOptions(shown(many, { tab: 2, heading: '' }))).toEqual([3, 4, 5, 6]);
    expect(shown(many, { tab: 2, heading: '' }).ends.length).toBe(1);
    expect(shown(many, { tab: 1, heading: '' }).tab).toBe(0);
    expect(shown(many, { tab: 7, heading: '' }).tab).toBe(0);
  });
  it('are none where there is only one', () => {
    expect(shown(bar(chips(2), ['Go'])).tabs).toEqual([]);
  });
  it('are none for nine chips, on a phone for six: each says the words of its tab itself', () => {
    const few = shown(told, { tab: null, heading: '' }, [0, 1, 3, 4, 5, 6, 7]);
    expect(few.tabs).toEqual([]);
    expect(words(few)).toEqual(['1 chip 0', '2 chip 1', '3 chip 0', '4 chip 1', '5 chip 2', '6 chip 3']);
    expect(itemsOf(few).map((item) => (isHeading(item) ? '' : item.above?.words))).toEqual([
      'Go', 'Go', 'Say', 'Say', 'Say', 'Say',
    ]); // prettier-ignore
    expect(few.ends.map(({ key }) => key)).toEqual(['0']);
    expect(shown(many).tabs.length).toBe(3);
    expect(layOut(told, all(told), { tab: null, heading: '' }, true).tabs.length).toBe(3);
  });
  it('stay where places are found by what can be done there', () => {
    const ways = [{ words: 'far', places: [1, 2], option: 0, tab: 2 }];
    expect(shown({ ...told, ways }, { tab: null, heading: '' }, [0, 1]).tabs.length).toBe(3);
  });
});

it('what one may lose comes before what one gets', () => {
  const facts = [{ text: 'a' }, { text: 'b', tone: 'bad' }, { text: 'c', tone: 'good' }, { text: 'd', tone: 'deadly' }];
  expect(inOrder(facts as Fact[]).map(({ text }) => text)).toEqual(['d', 'b', 'a', 'c']);
});

describe('a table', () => {
  const told = {
    ...bar([...chips(6, { tab: 0 }), ...chips(5, { tab: 1 }), ...chips(2, { tab: 2 })], ['Black', 'White', 'More']),
    rows: 2,
  };
  const rows = (layout: Layout) => layout.sections.map(({ label, items }) => [label, items.map(({ key }) => key)]);

  it('shows its tabs as rows, with ten keys along them', () => {
    const layout = shown(told);
    expect(layout.isTable).toBe(true);
    expect(rows(layout)).toEqual([['Black', ['1', '2', '3', '4', '5', '']], ['White', ['6', '7', '8', '9', '0']]]); // prettier-ignore
    expect(shownOptions(layout).length).toBe(11);
  });
  it('leaves the key of the right end alone', () => {
    const ended = { ...told, chips: [...told.chips, { words: 'Stop', tab: -1 }] };
    expect(rows(shown(ended))[1]).toEqual(['White', ['6', '7', '8', '9', '']]);
  });
  it('gives way to what stands beside it, and on a phone to tabs', () => {
    expect(shownOptions(shown(told, { tab: 2, heading: '' }))).toEqual([11, 12]);
    expect(shown(told, { tab: 1, heading: '' }).isTable).toBe(true);
    const phone = layOut(told, all(told), { tab: 1, heading: '' }, true);
    expect([phone.isTable, phone.isRow, shownOptions(phone)]).toEqual([false, true, [6, 7, 8, 9, 10]]);
  });
});

describe('a second step', () => {
  const doors = (room: string, many: number) => chips(many, { under: room });
  const told = bar([...doors('Cockpit', 6), ...doors('Airlock', 5), { words: 'All doors' }, ...doors('Nest', 1)]);

  it('opens in place where there are more than nine, and one alone needs none', () => {
    const first = shown(told);
    expect(words(first)).toEqual(['1 [Cockpit]', '2 [Airlock]', '3 All doors', '4 chip 0']);
    expect(first.stepped).toBe(true);
    expect(shownOptions(first)).toEqual([11, 12]);
    const second = shown(told, { tab: null, heading: 'Airlock' });
    expect(second.heading).toBe('Airlock');
    expect(shownOptions(second)).toEqual([6, 7, 8, 9, 10]);
    expect(keysOf(second).get(6)).toBe('1');
  });
  it('is none for nine, without headings, or once what was opened is gone', () => {
    expect(shown(bar(doors('Cockpit', 9))).stepped).toBe(false);
    expect(shown(bar(chips(30))).stepped).toBe(false);
    expect(shown(told, { tab: null, heading: 'Airlock' }, [0, 1, 2]).heading).toBe('');
  });
});

it('says the deed, and the way to it', () => {
  const told = bar(
    [{ words: 'Airlock', tab: 1, under: 'Far', deed: 'Run to the Airlock' }, { words: 'Nest' }],
    ['Go', 'Run'],
  );
  const decision = { bar: told, options: [{ label: 'a' }, { label: 'b' }] } as unknown as Decision;
  expect([0, 1, 2].map((index) => deedOf(decision, index))).toEqual(['Run to the Airlock', 'Nest', '']);
  expect(trailOf(told, 0)).toEqual(['Run', 'Far', 'Airlock']);
  expect(trailOf(bar([{ words: 'Draw' }]), 0)).toEqual(['Draw']);
});

describe('several at once', () => {
  const several = (cards: number[], least: number, most: number): Several => ({
    picks: cards.map((card) => ({ words: `card ${card}`, args: { card } })),
    least,
    most,
    results: Array.from({ length: most + 1 }, (_, count) => (count >= least ? `Discard ${count}` : '')),
  });
  const two = several([7, 7, 9, 12], 2, 2);

  it('are clicked on and off in any order', () => {
    expect(toggle(two, [], 3)).toEqual({ does: 'toggle', toggled: [3] });
    expect(toggle(two, [3], 0)).toEqual({ does: 'toggle', toggled: [3, 0] });
    expect(toggle(two, [3, 0], 3)).toEqual({ does: 'toggle', toggled: [0] });
  });
  it('are never more than can be; of one the other goes back', () => {
    expect(toggle(two, [3, 0], 1)).toEqual({ does: 'too many' });
    expect(toggle(several([1, 2], 0, 1), [0], 1)).toEqual({ does: 'toggle', toggled: [1] });
  });
  it('are taken when so many are possible', () => {
    expect([[], [1], [1, 2]].map((toggled) => canFinish(two, toggled))).toEqual([false, false, true]);
    expect(canFinish(several([1, 2], 0, 2), [])).toBe(true);
  });
  it('tell equal things apart', () => {
    expect([0, 1, 2].map((copy) => pickAbout(two, 'card', 7, copy))).toEqual([0, 1, 1]);
    expect(pickAbout(two, 'card', 8)).toBe(-1);
    expect(pickAbout(two, 'room', 7)).toBe(-1);
    expect([0, 1, 2].map((place) => copyOf(two, place))).toEqual([0, 1, 0]);
  });
  it('are all picked where all must be, and one of one is a plain choice', () => {
    expect(toggledAtFirst(several([1, 2], 2, 2))).toEqual([0, 1]);
    expect(toggledAtFirst(two)).toEqual([]);
    expect(severalOf({ ...bar([]), several: two })).toBe(two);
    expect(severalOf({ ...bar([]), several: several([1, 2], 1, 1) })).toBeNull();
    expect(severalOf(bar([]))).toBeNull();
  });
});

describe('what the bar is for', () => {
  type Told = Partial<Record<keyof State, unknown>>;
  const told = (more: Told = {}) =>
    ({ phase: 'playing', seats: [{ you: true, bot: '' }], waiting: [], away: [], ...more }) as unknown as State;
  const sitting = (more: object = {}) =>
    ({ back: null, under: null, asked: null, beat: null, ...more }) as Parameters<typeof modeOf>[1];
  const asked = { asked: {} };

  it.each([
    ['over', told({ phase: 'over' }), asked, false],
    ['replaced', told({ seats: [{ you: true, bot: 'greedy' }] }), asked, false],
    ['rules', told({ rules: { ways: ['back', 'end'] } }), asked, false],
    ['choose', told({ waiting: [{ seat: 1 }], away: [1] }), asked, false],
    ['away', told({ waiting: [{ seat: 1 }], away: [1] }), {}, false],
    ['waiting', told({ waiting: [{ seat: 1 }], away: [2] }), {}, false],
    ['moving', told(), {}, false],
    ['choose', told(), { ...asked, under: {} }, false],
    ['sending', told(), { ...asked, under: {} }, true],
    ['back', told({ phase: 'over' }), { ...asked, under: {}, back: {} }, true],
    ['scene', told({ phase: 'over' }), { ...asked, beat: { waits: '' } }, false],
    ['held', told(), { beat: { waits: 'hold' } }, false],
  ])('%s', (mode, state, more, slow) => {
    expect(modeOf(state, sitting(more), slow)).toBe(mode);
  });
  it('waits wherever nothing can be chosen and the game goes on', () => {
    const all = [
      'over',
      'back',
      'sending',
      'choose',
      'replaced',
      'rules',
      'away',
      'waiting',
      'moving',
      'scene',
      'held',
    ] as const;
    expect(all.filter(isWaiting)).toEqual(['sending', 'replaced', 'away', 'waiting', 'moving', 'scene']);
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
