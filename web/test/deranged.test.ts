import { render } from 'svelte/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardProps } from '../src/games/board';
import { aimAt, aimAtHero, litBy } from '../src/games/deranged/aim';
import { strokesOf } from '../src/games/deranged/arrows';
import Board from '../src/games/deranged/Board.svelte';
import {
  CHURCH,
  cardName,
  cellOf,
  GATE,
  houses,
  LAYOUT_NAMES,
  NOWHERE,
  powers,
  writtenCard,
  writtenMonster,
} from '../src/games/deranged/facts';
import { glance, sign, when } from '../src/games/deranged/glance';
import Hand from '../src/games/deranged/Hand.svelte';
import { distance, drawPlan, RADIUS } from '../src/games/deranged/plan';
import { sceneryOf } from '../src/games/deranged/scenery';
import { hasSign } from '../src/games/deranged/signs';
import { placed } from '../src/games/deranged/strokes';
import { claimsIn, fogOn, readTable, type View } from '../src/games/deranged/table';
import { walksIn } from '../src/games/deranged/walks';
import { t } from '../src/games/deranged/box';
import { reachOf, waysNow, waysWith, wayTo } from '../src/games/deranged/ways';
import type { Decision, Language, LogLine, State } from '../src/protocol';
import { BOXES, lay } from './boxes';

const LANGUAGES: Language[] = ['en', 'ru', 'pl'];
const { arrows: ARROWS, cards: CARDS, cells: CELLS, curses: CURSES, nights: NIGHTS } = lay('deranged');
const TEXTS = { en: BOXES.deranged.en.texts, ru: BOXES.deranged.ru.texts, pl: BOXES.deranged.pl.texts };
afterEach(() => void lay('deranged'));
const bits = (...numbers: number[]): number => numbers.reduce((sum, bit) => sum + 2 ** bit, 0);
const LAMP = CARDS.findIndex((row) => row.name === 'lamp') + 1;
const POSSESSED = NIGHTS.findIndex((row) => row.task === 'possessed') + 1;
const HUNTER = 1;

function view(changes: Partial<View> = {}): View {
  return {
    seat: 0, active: 0, fate: 2, chapter: 2, scenario: 2, night: 1, time: 1, church_exit: NOWHERE, gate_exit: NOWHERE, played: 0, side: 0, used: 0, acted: 0, spoken: 0, search_tokens: bits(0, 2),
    fog: 0, effects: 0, boards: 3, asleep: 0, shields: 0, wards: 0, health: [4, 2, 5], sanity: [3, 5, 1], candles: [2, 1, 0], cell: [cellOf('O2'), cellOf('O7'), cellOf('O10')], token: [0, 0, 1],
    form: [0, 0, 1], policy: [0, 1, 0], hands: [[2, LAMP, 6], [0, 0, 0], [0, 0, 0, 0]], deck_sizes: [5, 4, 3], pools: [[1], [], []], discards: [[], [], []], curses: [bits(10, 19), bits(4), 0],
    under: [0, 0, 0], role: [HUNTER, -2, -2], role_open: [0, 0, 0], bats: [2, 0, 0], nights: [-1, -1, -1, -1, POSSESSED, -1, -1, -1, -1], night_open: [0, 0, 0], claims: Array(9).fill(-1),
    item_decks: [10, 11, 12], house: 6, house_bottom: [], looked: [], power_candles: [bits(0, 1), 0, 0, 0],
    monster_cell: Array.from({ length: 29 }, (_, token) => (token === 8 || token === 9 ? cellOf('O3') : token === 0 ? cellOf('M3') : NOWHERE)), wounds: Array(29).fill(0), prey: [], refused: [],
    settings: [2, 0, 0, 0, 0, 0, 0], ending: 0, winners: [], ...changes,
  } as View; // prettier-ignore
}

function state(data: View, you = data.seat): State {
  const seats = ['Anna', 'Boris', 'Cyd'].map((name, number) => ({
    number,
    name,
    letter: 'abc'[number]!,
    kind: 'human' as const,
    bot: '',
    here: true,
    host: number === 0,
    you: number === you,
    resigned: false,
  }));
  return {
    t: 'state', version: 1, table: 'a', game: 'deranged', phase: 'playing', seats, you, settings: {}, box: '', view: data as unknown as Record<string, unknown>, decision: null, waiting: [], log: [],
    log_from: 0, ending: '', winners: [], scores: [], commitment: '', away: [], can_undo: false, lang: 'en', votes: [], chat: [], level: '', clock: 0, clocks: {}, seen: null, vote_in: {}, watching: 0, onlookers: true, locked: false, arrangement: '', takes_back: false, undo_marks: false, takebacks: 0, story: [], story_from: 0, alarms: [],
    hints: false,
    rules: null,
    stopped: false,
    may_imagine: false,
    origin: null,
  }; // prettier-ignore
}

function decision(
  step: string,
  options: [string, Record<string, number>][],
  args: Record<string, number> = {},
): Decision {
  return {
    id: 1, prompt: 'x', step, rules: [], options: options.map(([verb, given], place) => ({ index: place, label: verb, verb, args: given, notation: '', key: String(place + 1) })) as unknown as Decision['options'], args, can_undo: false,
    final: [],
    grave: [],
  bar: { prompt: "", chips: [] },
  }; // prettier-ignore
}

const line = (event: string, args: Record<string, number>, number = 0): LogLine => ({
  number,
  choice: 0,
  event,
  args,
});

function props(data: View, more: Partial<BoardProps> = {}): BoardProps {
  const nothing = () => undefined;
  return {
    state: state(data), views: null, decision: null, open: [], chosen: null, picked: [], toggled: [], hovered: [], log: [], fresh: [], motion: false, spread: true, t: ((key: string) => key) as BoardProps['t'],
    choose: nothing, pick: nothing, why: nothing, hover: nothing, rule: nothing, ...more,
  }; // prettier-ignore
}

describe('the plan', () => {
  it.each(LAYOUT_NAMES)('places all 56 cells of the layout %s apart from each other', (layout) => {
    const plan = drawPlan(layout, NOWHERE, NOWHERE);
    const cells = plan.cells.filter((cell) => cell !== undefined);
    expect(cells).toHaveLength(56);
    for (const one of cells)
      for (const other of cells)
        if (one.cell < other.cell) expect(distance([one.x, one.y], [other.x, other.y])).toBeGreaterThan(RADIUS * 2);
  });

  it.each(LAYOUT_NAMES)('draws every arrow of the layout %s, and lanes between the quarters', (layout) => {
    const plan = drawPlan(layout, NOWHERE, NOWHERE);
    const sides = new Map(plan.quarters.map(({ quarter, side }) => [quarter, side]));
    const wanted = ARROWS.filter((arrow) => sides.get(arrow.quarter) === arrow.side).length + 16;
    const drawn = plan.ways.flatMap((way) => [way.there, way.back]).filter((colour) => colour !== null);
    expect(drawn).toHaveLength(wanted);
    const steps = new Set(strokesOf(plan).flatMap((stroke) => stroke.steps));
    expect(steps.size).toBe(wanted);
  });

  it('has a door for every building and the exits of its sides', () => {
    const plan = drawPlan('normal', NOWHERE, NOWHERE);
    const buildings = new Set(plan.doors.map((door) => CELLS[door.inside]?.building));
    expect(buildings.size).toBe(10);
    expect(plan.exits.map((exit) => exit.cell).sort()).toEqual(
      CELLS.flatMap((row, cell) => (row.marks.some((mark) => mark.startsWith('exit')) ? [cell] : [])).sort(),
    );
    expect(drawPlan('hard', NOWHERE, NOWHERE).exits.length).toBeLessThan(plan.exits.length);
  });

  it('attaches church and gate outside the frame, joined to their exits', () => {
    const plan = drawPlan('normal', cellOf('M1'), cellOf('K12'));
    expect(plan.cells[CHURCH]!.y).toBeLessThan(0);
    expect(plan.cells[GATE]!.y).toBeGreaterThan(plan.height);
    expect(plan.ways.some((way) => way.a === cellOf('M1') && way.b === CHURCH && way.there === 'white')).toBe(true);
    expect(drawPlan('normal', NOWHERE, NOWHERE).cells[GATE]).toBeUndefined();
  });

  it('draws the same scenery for the same town', () => {
    const plan = drawPlan('mixed1', NOWHERE, NOWHERE);
    expect(sceneryOf(plan)).toEqual(sceneryOf(drawPlan('mixed1', NOWHERE, NOWHERE)));
    expect(sceneryOf(plan).roofs.length).toBeGreaterThan(20);
  });
});

describe('strokes', () => {
  it('moves, turns and shrinks a path', () => {
    expect(placed('M1 2l3 4Z', { x: 10, y: 20 })).toBe('M11 22l3 4Z');
    expect(placed('M1 0H3V5h-1v2', { x: 0, y: 0, angle: 90 })).toBe('M0 1L0 3L-5 3l0 -1l-2 0');
    expect(placed('M2 2c-3.5.5-6-2-5-5', { x: 1, y: 1, scale: 0.5 })).toBe('M2 2c-1.75 0.25 -3 -1 -2.5 -2.5');
    expect(placed('M0 0-7-6.5M0 0Z', { x: 5, y: 5 })).toBe('M5 5L-2 -1.5M5 5Z');
  });
});

describe('ways', () => {
  const [o2, o3, o4, o1] = [cellOf('O2'), cellOf('O3'), cellOf('O4'), cellOf('O1')];
  const asked: Decision = {
    ...decision('Move', [
      ['step', { cell: o3 }],
      ['step', { cell: o1 }],
      ['stop', {}],
    ]),
    bar: {
      prompt: '',
      chips: [],
      ways: [
        { words: 'Gateway', places: [o3], option: 0 },
        { words: 'Angel', places: [o3, o4], option: 0 },
        { words: 'Chandlers', places: [o1], option: 1 },
      ],
    },
  };

  it('are those that the server told, with their steps', () => {
    const ways = waysNow(asked)!;
    const reach = reachOf(
      o2,
      ways.map((way) => way.places),
    );
    expect([...reach.cost]).toEqual([
      [o3, 1],
      [o4, 2],
      [o1, 1],
    ]);
    expect(reach.routes.get(o4)).toEqual([o3, o4]);
    expect([...reach.steps]).toEqual([`${o2} ${o3}`, `${o3} ${o4}`, `${o2} ${o1}`]);
    expect(wayTo(ways, o4)?.option).toBe(0);
    expect(wayTo(ways, cellOf('R1'))).toBeUndefined();
    expect(waysNow(decision('PlayOrRest', []))).toBeNull();
  });

  it('look ahead with a card of the hand, or with the card that is played', () => {
    const options = [
      { verb: 'play', args: { card: 5 }, preview: { ways: [[o3]] } },
      { verb: 'move', args: {}, preview: { ways: [[o1]] } },
    ] as unknown as Decision['options'];
    const playing = { ...asked, step: 'PlayOrRest', options };
    expect(waysWith(playing, 5, 0)).toEqual([[o3]]);
    expect(waysWith(playing, 9, 9)).toEqual([[o1]]);
    expect(waysWith(playing, 7, 9)).toBeNull();
    expect(waysWith(null, 5, 0)).toBeNull();
  });
});

describe('the table', () => {
  it('reads heroes, monsters, tokens and candles', () => {
    const table = readTable(state(view()), null, []);
    expect(table.heroes.map((hero) => hero.possessed)).toEqual([false, false, true]);
    expect(table.me?.curses).toEqual([10, 19]);
    expect(table.monsters).toContainEqual(expect.objectContaining({ kind: 1, cell: cellOf('O3'), tokens: [8, 9] }));
    expect([...table.search]).toEqual([houses()[0], houses()[2]]);
    expect(table.candles.get(powers()[0]!)).toEqual([0, 1]);
    expect(table.spaces).toEqual({ day: 6, night: 4 });
    expect(table.heroes[1]?.peeks).toEqual([{ night: 2, card: POSSESSED }]);
    expect(table.heroes[1]?.role).toBe(-2);
  });

  it('finds fog that a number is too short for in the log', () => {
    const mask = Number(BigInt(2) ** BigInt(GATE) + BigInt(4));
    expect([...fogOn(mask, [line('fog-came', { cell: 2 }), line('fog-came', { cell: GATE })])].sort()).toEqual([
      2,
      GATE,
    ]);
    expect([...fogOn(mask, [line('fog-came', { cell: 2 }), line('fog-left', { cell: 2 })])]).toEqual([GATE]);
    expect([...fogOn(bits(2, 43), [])]).toEqual([2, 43]);
  });

  it('says of each claim what became of it', () => {
    const other = NIGHTS.findIndex((row) => row.task === 'attack') + 1;
    const log = [
      line('claimed-self', { player: 0, answer: 0 }, 1),
      line('claimed-saw', { player: 1, owner: 2, night: POSSESSED }, 2),
      line('night-card', { player: 0, night: POSSESSED }, 3),
      line('night-card', { player: 2, night: POSSESSED }, 4),
      line('claimed-saw', { player: 1, owner: 0, night: other }, 5),
    ];
    expect(claimsIn(log).map((claim) => claim.true)).toEqual([null, true, false]);
  });

  it('lets figures walk cell by cell in the order of the log', () => {
    const lines = [
      line('moved', { player: 0, cell: 5 }),
      line('moved', { player: 0, cell: 6 }),
      line('monster-moved', { monster: 8, cell: 7 }),
      line('appeared', { monster: 3, cell: 9 }),
      line('hurt', { player: 1, count: 1 }),
    ];
    const walks = walksIn(lines, view());
    expect(walks.map((walk) => [walk.figure, walk.cells])).toEqual([
      ['h0', [cellOf('O2'), 5, 6]],
      ['m8', [cellOf('O3'), 7]],
      ['m3', [NOWHERE, 9]],
      ['h1', []],
    ]);
  });

  it('aims at heroes as players or owners, and at monsters that stand together', () => {
    const asked = decision('Attack', [
      ['hero', { player: 1 }],
      ['monster', { monster: 8, cell: 44 }],
    ]);
    const at = { decision: asked, open: [0, 1], chosen: 1, picked: [] };
    expect(aimAtHero(at, 1)).toMatchObject({ can: true, key: '1', kind: 'player' });
    expect(aimAt(at, 'monster', [8, 9])).toEqual({ can: true, key: '2', on: true });
    expect(aimAt(at, 'monster', [3]).can).toBe(false);
    expect([...litBy([{ kind: 'attacker', value: 14 }]).monsters]).toEqual([8]);
    expect([...litBy([{ kind: 'player', value: 2 }]).heroes]).toEqual([2]);
  });
});

describe('words', () => {
  it('has every text in three languages', () => {
    for (const lang of LANGUAGES) {
      expect(Object.keys(TEXTS[lang]).sort()).toEqual(Object.keys(TEXTS.en).sort());
      for (const row of CELLS) expect(TEXTS[lang][`cell-${row.id}`]).toBeTruthy();
      CURSES.forEach((_, curse) => expect(TEXTS[lang][`curse-${curse + 1}`]).toBeTruthy());
    }
  });

  it('has a sign for every item, monster, quarter and bust', () => {
    for (const row of CARDS) if (row.deck !== 'action') expect(hasSign(`it-${row.name}`)).toBe(true);
    for (const name of [
      'mo-spirit',
      'mo-dead',
      'mo-wolf',
      'mo-pupil',
      'mo-necromancer',
      'mo-gargoyle',
      'q-moon',
      'q-raven',
      'q-key',
      'q-rose',
      'bust-5',
      'bust-5-p',
    ])
      expect(hasSign(name)).toBe(true);
  });

  it('writes things as the notation does', () => {
    expect([writtenCard(1), writtenCard(8), writtenCard(LAMP), writtenCard(LAMP + 1), writtenCard(85)]).toEqual([
      'A1',
      'B1',
      'lamp-1',
      'lamp-2',
      'knife',
    ]);
    expect([writtenMonster(0), writtenMonster(8), writtenMonster(28)]).toEqual(['spirit-1', 'dead-1', 'gargoyle-1']);
    expect(cardName(LAMP)).toBe('Lamp');
  });

  it('tells the page counts, danger and the time', () => {
    expect(glance(view() as unknown as Record<string, unknown>, 1).counts.map((count) => count.text)).toEqual([
      '2',
      '5',
    ]);
    const flags = (more: Parameters<typeof view>[0]) =>
      glance(view(more) as unknown as Record<string, unknown>, 1).flags?.map((flag) => flag.label);
    expect(flags({ fate: 0, form: [0, 0, 0], token: [1, 0, 0] })).toEqual([]);
    expect(flags({ fate: 1, form: [0, 1, 0], token: [0, 1, 0] })).toEqual(['Holds the fate token', 'possessed']);
    expect(flags({ fate: 0, form: [0, 0, 0], token: [0, 1, 0] })).toEqual(['possessed token']);
    expect([sign('st-curse'), sign('no-such')].map(Boolean)).toEqual([true, false]);
    expect(when(state(view({ played: LAMP })))).toBe('Night 1 · Lamp');
  });
});

describe('the board', () => {
  it.each(LAYOUT_NAMES.map((name, layout) => [name, LANGUAGES[layout % 3]!, layout] as const))(
    'is drawn in the layout %s, in %s',
    (_, lang, layout) => {
      lay('deranged', lang);
      const data = view({
        night: layout % 2,
        settings: [2, layout, 0, 0, 0, 0, 0],
        church_exit: cellOf('M1'),
        gate_exit: cellOf('K12'),
        fog: bits(2),
        effects: 96,
      });
      const { body } = render(Board, { props: props(data) });
      expect(body).toContain(TEXTS[lang]['cell-O2']);
      expect(body.match(/data-cell=/g)).toHaveLength(58);
      expect(body).toContain('data-hero="2"');
    },
    20_000,
  );

  it('shows what I alone know, and nothing that I do not', () => {
    const board = render(Board, { props: props(view()) }).body;
    expect(board).toContain(t('only-you'));
    expect(board).toContain('You are possessed!');
    const hand = render(Hand, { props: props(view()) }).body;
    expect(hand).toContain('Hunter');
    expect(hand).toContain('data-card="2"');
    const watching = {
      ...view({
        seat: -1,
        nights: Array(9).fill(-1),
        role: [-2, -2, -2],
        hands: [
          [0, 0, 0],
          [0, 0, 0],
          [0, 0, 0, 0],
        ],
      }),
    };
    const seen = render(Board, { props: props(watching, { state: state(watching, -1) }) }).body;
    expect(seen).not.toContain(t('only-you'));
    expect(render(Hand, { props: props(watching, { state: state(watching, -1) }) }).body).not.toContain('data-card');
  });

  it('marks what can be chosen with the class of the page and a number', () => {
    const asked = decision('PlaceHero', [
      ['at', { cell: cellOf('M1') }],
      ['at', { cell: cellOf('K12') }],
    ]);
    const { body } = render(Board, { props: props(view(), { decision: asked, open: [0, 1] }) });
    expect(body.match(/class="cell[^"]* tgt/g)).toHaveLength(2);
    expect(body).toMatch(/keycap/);
  });

  it('shows the cost of every cell in reach of a move', () => {
    const asked: Decision = {
      ...decision('Move', [
        ['stop', {}],
        ['step', { cell: cellOf('O1') }],
      ]),
      bar: {
        prompt: '',
        chips: [],
        ways: [
          { words: '', places: [cellOf('O1')], option: 1 },
          ...['O8', 'O13', 'O6'].map((end) => ({ words: '', places: [cellOf('O1'), cellOf(end)], option: 1 })),
        ],
      },
    };
    const { body } = render(Board, { props: props(view(), { decision: asked, open: [0, 1] }) });
    expect(body).toContain('steps: 2');
    expect(body.match(/class="cell[^"]* near/g)!.length).toBeGreaterThan(2);
  });

  it('opens all hands in a replay for everyone', () => {
    const views = [0, 1, 2].map((seat) =>
      view({ seat, hands: view().hands.map((hand, place) => (place === seat ? [8 + seat] : hand)), role: [0, 1, 2] }),
    ) as unknown as Record<string, unknown>[];
    const { body } = render(Board, {
      props: props(view({ seat: -1 }), { views, state: state(view({ seat: -1 }), -1) }),
    });
    for (const role of ['Fanatic', 'Hunter', 'Occultist']) expect(body).toContain(role);
  });
});
