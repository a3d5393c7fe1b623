import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { afterEach, describe, expect, it } from 'vitest';
import { aimAt, mendAt, waysOf } from '../src/games/somnicum/aim';
import Board from '../src/games/somnicum/Board.svelte';
import { BACK, Dream, GAP, JOINED, type SavedDream } from '../src/games/somnicum/dream';
import { flightsOf } from '../src/games/somnicum/flights';
import { glance, sign, when } from '../src/games/somnicum/glance';
import { ENCOUNTER_GLYPHS, PARTICLE_GLYPHS } from '../src/games/somnicum/glyphs';
import Hand from '../src/games/somnicum/Hand.svelte';
import {
  apart,
  BACKWARDS,
  CARD_IS_JOINED,
  CROWED,
  HUSHED,
  pointAt,
  sizeOf,
  STEPS_ARE_FREE,
} from '../src/games/somnicum/ring';
import type { Landing, Seen } from '../src/games/somnicum/protocol';
import { encountersIn, landings, readTable, type View } from '../src/games/somnicum/table';
import { box, t } from '../src/games/somnicum/box';
import { cardName, encounterName, fullCard, particleName, tokenName } from '../src/games/somnicum/names';
import type { BoardProps } from '../src/games/board';
import type { Decision, Language, LogLine, Preview, State } from '../src/protocol';
import { lay } from './boxes';

const LANGUAGES: Language[] = ['en', 'ru', 'pl'];
const { cards: CARDS, encounters: ENCOUNTERS, particles: PARTICLES } = lay('somnicum');
afterEach(() => void lay('somnicum'));
const card = (id: string): number => CARDS.findIndex((row) => row.id === id);
const particle = (key: string): number => PARTICLES.findIndex((row) => row.id === key);
const encounter = (key: string): number => ENCOUNTERS.findIndex((row) => row.id === key);
const token = (key: string, blank = false): number => particle(key) + (blank ? BACK : 0);

/** Rows as scenarios write them: `F01 = F05 | U04`, `_` is an empty place, `F01+castle` a card with a token. */
function dream(...rows: string[]): SavedDream {
  const width = 15;
  const saved: SavedDream = [width, Array(46).fill(0), Array(46).fill(0), [-1, -1, -1], []];
  rows.forEach((row, level) => {
    let position = 0;
    let link = 0;
    for (const word of row.split(' ').filter(Boolean)) {
      if (word === '=') link = JOINED;
      else if (word.startsWith('|')) link = GAP + (word === '|blank' ? BACK : 0);
      else {
        const [id, laid] = word.split('+');
        const place = level * width + position;
        if (id !== '_') {
          [saved[1][place], saved[2][place], saved[3][level]] = [card(id!), link, position];
          if (laid) saved[4].push(place * 64 + token(laid));
        }
        [link, position] = [0, position + 1];
      }
    }
  });
  return saved;
}

const KARL = dream('U20 = N01 = S08 = S26 = S02+cloud', 'F12 = F08 = F20 | F07', 'U13 = U09');

function view(changes: Partial<View> = {}): View {
  const ring = Array.from({ length: 16 }, (_, slot) => slot + 1);
  return {
    seat: 0, round: 2, active: 0, turns: 9, spells: 0, closing: 0, on_field: 16, taken: 0, drawn: [], drawn_number: 0, ring, pendulums: [0, 16],
    bag: 50, stocks: [[token('dragon'), token('moon', true)], [0, 0, BACK]], dreams: [KARL, dream('U01 = U05', 'F01')], hand: [encounter('needle')], kept: [1, 2],
    fronts: [0, 8 ** encounter('slippers')], deck: 40, goals: [1, 0], encounters: 12, met: [], settings: [0, 0, 0, 0], questions: [[0, 'Prepare']], ending: 0,
    ...changes,
  } as View; // prettier-ignore
}

const NOTHING_SEEN = { lines: Array<number>(10).fill(0), next: [-1, -1, -1], cut_off: [] };
const SEEN: Seen = {
  dreams: [{ ...NOTHING_SEEN, lines: [7, 10, 9, 2, 1, 4, -1, 0, 0, 0] }, NOTHING_SEEN],
  order: [
    [0, 1, 2],
    [8, 9, 10],
  ],
  landings: {},
  shifts: {},
};

function state(data: View, you = data.seat, seen: Partial<Seen> = {}): State {
  const seat = { kind: 'human' as const, bot: '', here: true, host: false };
  return {
    t: 'state', version: 1, table: 't', game: 'somnicum', phase: 'playing', you, settings: { between: 'either' }, view: { ...data },
    seats: [{ ...seat, number: 0, letter: 'a', name: 'Vera', you: true }, { ...seat, number: 1, letter: 'b', name: 'Anna', you: false }],
    decision: null, waiting: [], log: [], log_from: 0, ending: '', winners: [], scores: [], commitment: '', away: [], can_undo: false, lang: 'en',
    seen: { ...SEEN, ...seen },
  } as unknown as State; // prettier-ignore
}
const table = (data: View = view(), seen: Partial<Seen> = {}) => readTable(state(data, data.seat, seen), null, []);
let number = 0;
const line = (event: string, args: Record<string, number>): LogLine => ({
  number: number++,
  choice: 0,
  event,
  args,
});
function decision(step: string, options: [string, Record<string, number>, Preview?][]): Decision {
  const out = options.map(([verb, args, preview = null], place) => ({
    label: '',
    verb,
    args,
    notation: '',
    preview,
    key: String(place + 1),
  }));
  return {
    id: 1,
    prompt: '',
    step,
    rules: [],
    options: out,
    args: {},
    can_undo: false,
    final: [],
    grave: [],
    bar: { prompt: '', chips: [] },
  };
}
const at = (asked: Decision) => ({
  decision: asked,
  open: asked.options.map((_, index) => index),
  chosen: null,
  picked: [],
});

describe('the page and the game agree on', () => {
  const source = (file: string): string =>
    readFileSync(new URL(`../../src/phobetor/games/somnicum/rules/${file}.py`, import.meta.url), 'utf8');
  const value = (file: string, name: string): number =>
    Number(new RegExp(`^${name}: Final = (\\d+)`, 'm').exec(source(file))?.[1]);
  it('how tokens, gaps and spells are numbered', () => {
    expect(value('box', 'BACK')).toBe(BACK);
    expect([value('dream', 'JOINED'), value('dream', 'GAP')]).toEqual([JOINED, GAP]);
    expect(value('packed', 'PLACE_UNIT')).toBe(64);
    const spells = ['STEPS_ARE_FREE', 'CARD_IS_JOINED', 'BACKWARDS', 'HUSHED', 'CROWED'].map((name) =>
      value('state', name),
    );
    expect(spells).toEqual([STEPS_ARE_FREE, CARD_IS_JOINED, BACKWARDS, HUSHED, CROWED]);
    for (const key of ['BRIDLE', 'SLIPPERS', 'PILLOW', 'BEETLE', 'QUILT', 'SHELL'])
      expect(encounter(key.toLowerCase())).toBe(value('box', key));
  });
  it('what a hand of encounters is', () => {
    expect(encountersIn(8 ** 16 + 2 * 8 ** 3)).toEqual([3, 3, 16]);
  });
});

describe('drawings', () => {
  it('exist for every particle and every encounter, no two alike', () => {
    const drawn = [
      ...PARTICLES.slice(1).map(({ id }) => PARTICLE_GLYPHS[id]),
      ...ENCOUNTERS.slice(1).map(({ id }) => ENCOUNTER_GLYPHS[id]),
    ];
    expect(drawn.every(Boolean)).toBe(true);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
  it.each([16, 21, 24])('of a ring of %i do not leave their field, and twelve is above', (slots) => {
    const size = sizeOf(slots);
    expect(pointAt(size, 0)[1]).toBeLessThan(60);
    expect(size.radius + size.tall / 2).toBeLessThan(312);
    expect(2 * size.radius * Math.sin(Math.PI / slots)).toBeGreaterThan(size.wide);
  });
  it('of prices move apart', () => {
    const [a, b] = apart([
      { x: 0, y: 0, wide: 40, tall: 20 },
      { x: 4, y: 9, wide: 40, tall: 20 },
    ]);
    expect(b!.y - a!.y).toBeGreaterThanOrEqual(20);
  });
});

describe('names', () => {
  it.each(LANGUAGES)('of everything exist (%s)', (lang) => {
    lay('somnicum', lang);
    for (const [place] of CARDS.entries()) if (place) expect(fullCard(place).split(', ').length).toBeGreaterThan(2);
    for (const [place] of ENCOUNTERS.entries()) if (place) expect(encounterName(place)).toBeTruthy();
  });
  it('are in the language of the viewer', () => {
    expect(cardName(card('U20'))).toBe('Octopus, Whale');
    expect(tokenName(token('rocket', true))).toBe('Rocket, blank back');
    expect(tokenName(BACK)).toBe('token with blank back');
    lay('somnicum', 'pl');
    expect(cardName(card('N02'))).toBe('Zatopione schody');
    lay('somnicum', 'ru');
    expect(particleName(particle('moon'))).toBe('Луна');
    expect([1, 2, 5].map((n) => t('steps', { n }))).toEqual(['1 шаг', '2 шага', '5 шагов']);
  });
});

describe('a dream', () => {
  const about = { lines: [7, 10, 9, 2, 1, 4, -1, 0, 0, 0], next: [5, 4, -1], cut_off: [18] };
  it('is drawn with what the server says about it', () => {
    const found = new Dream(KARL, about);
    expect([1, 2, 3].map((level) => found.next(level))).toEqual([5, 4, -1]);
    expect(
      found
        .tiles()
        .filter((tile) => tile.cutOff)
        .map((tile) => tile.place),
    ).toEqual([18]);
    expect([found.size, found.gaps]).toEqual([11, 1]);
  });
  it('is worth what the server says', () => {
    const { me } = table(view(), { dreams: [about, NOTHING_SEEN] });
    expect([me!.lines, me!.points]).toEqual([about.lines, 32]);
  });
  it('shows what a card would bring only where the server says so', () => {
    const fits: Landing[] = [{ level: 1, position: 2, fit: 'gap', points: 4 }];
    const found = table(view(), { landings: { 7: fits } });
    expect(landings(found, 7)).toBe(fits);
    expect(landings(found, 8)).toEqual([]);
  });
});

describe('what can be chosen', () => {
  const moves = decision('Prepare', [
    ['move', { pendulum: 0, steps: 1 }, { gain: 2, reach: [0] }],
    ['move', { pendulum: 0, steps: 9 }, { cost: 6, reach: [8], risk: { kind: 'round-may-end' } }],
    ['move', { pendulum: 1, steps: 1 }, { gain: 2, reach: [8] }],
    ['add', { token: 1, level: 2 }],
    ['play', { encounter: 3 }],
  ]);
  it('are cards of the ring, by one pendulum or by both', () => {
    const ways = waysOf(at(moves));
    expect(ways.get(0)).toMatchObject([{ index: 0, mark: '1', grains: 2 }]);
    expect(ways.get(8)).toMatchObject([
      { pendulum: 0, grains: -6, dawn: 'may' },
      { pendulum: 1, grains: 2, dawn: null, mark: '3' },
    ]);
    expect(ways.has(3)).toBe(false);
  });
  it('are tokens, levels and encounters, if the verb fits', () => {
    expect(aimAt(at(moves), 'token', 1)).toEqual({ mark: '4', selected: false });
    expect(aimAt(at(moves), 'level', 2, ['add', 'shift'])?.mark).toBe('4');
    expect(aimAt(at(moves), 'level', 2, ['attach'])).toBeNull();
    expect(aimAt({ ...at(moves), picked: [{ kind: 'token', value: 1 }] }, 'token', 1)?.selected).toBe(true);
  });
  it('has signs for the tabs of the bar, and for cards', () => {
    const has = (name: string) => sign(name) !== '';
    expect(['black', 'white', 'particle', 'encounter', 'card-3'].every(has)).toBe(true);
    expect(['card-999', 'card-', 'nothing'].some(has)).toBe(false);
    expect(sign('card-3')).toContain(`so-card ${box.cards[3]!.theme}`);
  });
  it('are gaps', () => {
    const mend = decision('SilverNeedle', [['mend', { level: 2, position: 4 }]]);
    expect(mendAt(at(mend), 2, 3)).toEqual({ index: 0, aim: { mark: '1', selected: false } });
    expect(mendAt(at(mend), 1, 3)).toBeNull();
  });
});

describe('flights', () => {
  it('follow the log', () => {
    const before = view();
    const after = view({ dreams: [KARL, dream('U01 = U05 = U09', 'F01')], ring: before.ring.with(3, 0) });
    const u09 = card('U09');
    expect(flightsOf([line('took', { player: 1, card: 4 })], before, after)).toEqual([
      { look: 'card', from: ['ring-3'], to: ['taken'] },
    ]);
    expect(
      flightsOf(
        [line('took', { player: 1, card: u09 }), line('attached', { player: 1, card: u09, level: 1 })],
        before,
        after,
      ),
    ).toMatchObject([{ to: ['dream-1-2'] }]);
    expect(flightsOf([line('drew', { player: 1, back: 1, token: -2 })], before, after)).toEqual([
      { look: 'blank', from: ['bag'], to: ['stock-1'] },
    ]);
    expect(flightsOf([line('added', { player: 1, token: BACK + 1, level: 1 })], before, after)).toMatchObject([
      { look: 'blank', to: ['laid-1-2'] },
    ]);
  });
});

describe('the strip of seats', () => {
  it('shows sand and encounters', () => {
    expect(glance({ ...view() }, 1).counts.map(({ text, label }) => [text, label])).toEqual([
      ['3', '3 tokens'],
      ['2', '2 encounters'],
    ]);
    lay('somnicum', 'pl');
    expect(when(state(view()))).toBe('Runda 2 z 3');
  });
});

describe('the page', () => {
  const nothing = (): void => undefined;
  const props = (data: View, changes: Partial<BoardProps> = {}): BoardProps => ({
    state: state(data), views: null, decision: null, open: [], chosen: null, picked: [], toggled: [], hovered: [], log: [line('round', { round: 2, player: 1 })], fresh: [], motion: false,
    spread: true, t: ((key: string) => key) as unknown as BoardProps['t'], choose: nothing, pick: nothing, why: nothing, hover: nothing, rule: nothing, ...changes,
  }); // prettier-ignore
  const inside = (html: string): string => html.slice(html.indexOf('class="somni board'));
  it('shows what the viewer may see, and of the others nothing else', () => {
    const html = inside(render(Board, { props: props(view()) }).body);
    const has = (words: string): boolean => html.includes(words); // a failure need not print the whole page
    expect(
      ['Dream of Anna', '3 tokens: 2 sand, 1 blank backs', 'Seven-League Slippers'].filter((words) => !has(words)),
    ).toEqual([]);
    expect(['class="coin', 'class="want ', 'Silver Needle'].filter(has)).toEqual([]);
    const watched = inside(
      render(Board, {
        props: props(
          view({
            seat: -1,
            goals: [0, 0],
            stocks: [
              [0, BACK],
              [0, 0, BACK],
            ],
            hand: [],
          }),
        ),
      }).body,
    );
    expect(watched.includes('Dream of Vera')).toBe(true);
    expect(watched.includes('class="want ') || watched.includes('class="coin')).toBe(false);
  });
  it('shows every face in a replay that tells everything', () => {
    const everybody = [
      view(),
      view({
        seat: 1,
        stocks: [
          [0, BACK],
          [token('whale'), token('comet'), token('castle', true)],
        ],
        goals: [0, 3],
        hand: [encounter('hare'), encounter('owl')],
      }),
    ];
    const data = view({
      seat: -1,
      goals: [0, 0],
      stocks: [
        [0, BACK],
        [0, 0, BACK],
      ],
      hand: [],
    });
    const html = inside(
      render(Board, { props: props(data, { views: everybody as unknown as Record<string, unknown>[] }) }).body,
    );
    expect(
      ['Whale, sand back', 'Castle, blank back', 'Hourglass Hare', 'Great Journey'].filter(
        (words) => !html.includes(words),
      ),
    ).toEqual([]);
  });
  it('names every card that can be taken, with its price', () => {
    const moves = decision('Prepare', [['move', { pendulum: 0, steps: 1 }, { gain: 2, reach: [0] }]]);
    const html = render(Board, { props: props(view(), at(moves)) }).body;
    expect(html.includes('1: fairy tale, Dragon, 3 stars. black, 1 step, brings 2 tokens, option 1')).toBe(true);
  });
  it('holds my tokens, encounters, goal and points', () => {
    const html = render(Hand, { props: props(view()) }).body;
    const missing = ['Dragon, sand back', 'Moon, blank back', 'Silver Needle', 'Storm Chase', '>32<'].filter(
      (words) => !html.includes(words),
    );
    expect(missing).toEqual([]);
    expect(render(Hand, { props: props(view({ seat: -1 })) }).body.includes('token')).toBe(false);
  });
});
