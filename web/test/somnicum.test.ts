import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { afterEach, describe, expect, it } from 'vitest';
import { aimAt, mendAt, waysOf } from '../src/games/somnicum/aim';
import Board from '../src/games/somnicum/Board.svelte';
import { BACK, Dream, GAP, JOINED, NO_CHARMS, total, type SavedDream } from '../src/games/somnicum/dream';
import { flightsOf } from '../src/games/somnicum/flights';
import { glance, gloss, when } from '../src/games/somnicum/glance';
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
  wayOf,
  type Ring,
} from '../src/games/somnicum/ring';
import { encountersIn, landings, readTable, type View } from '../src/games/somnicum/table';
import { t } from '../src/games/somnicum/box';
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

function state(data: View, you = data.seat): State {
  const seat = { kind: 'human' as const, bot: '', here: true, host: false };
  return {
    t: 'state', version: 1, table: 't', game: 'somnicum', phase: 'playing', you, settings: { between: 'either' }, view: { ...data },
    seats: [{ ...seat, number: 0, letter: 'a', name: 'Vera', you: true }, { ...seat, number: 1, letter: 'b', name: 'Anna', you: false }],
    decision: null, waiting: [], log: [], log_from: 0, ending: '', winners: [], scores: [], commitment: '', away: [], can_undo: false, lang: 'en',
  } as unknown as State; // prettier-ignore
}
const table = (data: View = view()) => readTable(state(data), null, []);
let number = 0;
const line = (event: string, args: Record<string, number>): LogLine => ({
  number: number++,
  choice: 0,
  event,
  text: '',
  args,
  rules: [],
  private: false,
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
    expect(value('dream', 'PLACE_UNIT')).toBe(64);
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

describe('the ring', () => {
  const fresh: Ring = {
    ring: Array.from({ length: 16 }, (_, slot) => slot + 1),
    pendulums: [0, 16],
    spells: 0,
    players: 2,
  };
  it('is walked from card to card', () => {
    expect(wayOf(fresh, 0).slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect(wayOf(fresh, 1)[0]).toBe(8);
    const holed = { ...fresh, ring: fresh.ring.with(4, 0), pendulums: [9, 16] };
    expect(wayOf(holed, 0).slice(0, 4)).toEqual([5, 6, 7, 8]);
    expect(wayOf({ ...holed, spells: BACKWARDS }, 0).slice(0, 2)).toEqual([3, 2]);
  });
});

describe('a dream', () => {
  it('is worth what the rulebook says', () => {
    const lines = new Dream(KARL).score([particle('dragon'), particle('octopus'), particle('cloud')], 1, 0, NO_CHARMS);
    expect(lines).toEqual([7, 10, 9, 2, 1, 4, -1, 0, 0, 0]);
    expect(total(lines)).toBe(32);
  });
  it('counts what permanents add or forgive', () => {
    const all = { bridle: true, beetle: true, quilt: true, shell: true };
    expect(new Dream(KARL).score([particle('cloud')], 0, 5, all).slice(6)).toEqual([0, 2, 2, 2]);
  });
  it('offers one place in each row', () => {
    const found = new Dream(dream('F01 = F05 | U04 = U08', 'F02'));
    expect([1, 2, 3].map((level) => found.next(level))).toEqual([4, 2, -1]);
    expect(found.fit(card('U12'), 1)).toBe('joined');
    expect(found.fit(card('F06'), 1)).toBe('gap');
    expect(found.fit(card('F06'), 2)).toBe('alone');
    expect(found.with(card('F06'), 2).holes(2)).toEqual([1]);
    expect(found.without(1).next(2)).toBe(-1);
  });
  it('has rows of its own on either side of an empty place, or one row across it', () => {
    const rows = dream('F05 = F09 = F13 | U08 = U12', 'S02 | S04');
    const [apart, across] = [new Dream(rows), new Dream(rows, true)];
    expect([apart.fit(card('S08'), 2), across.fit(card('S08'), 2), across.fit(card('S01'), 2)]).toEqual([
      'alone',
      'joined',
      'gap',
    ]);
    expect(apart.with(card('S08'), 2).score([], 0, 0, NO_CHARMS).slice(1, 4)).toEqual([4, 0, 6]);
    expect(across.with(card('S08'), 2).score([], 0, 0, NO_CHARMS).slice(1, 4)).toEqual([10, 0, 3]);
    expect(across.with(card('S08'), 2).next(3)).toBe(-1);
    expect(new Dream(dream('F05 | U08 = U12'), true).fit(card('S04'), 2)).toBe('alone');
  });
  it('says what a card would bring', () => {
    const me = table(view({ dreams: [dream('F01 = F05', ''), KARL] })).me!;
    expect(landings(me, card('U04'), false)).toEqual([
      { level: 1, position: 2, fit: 'gap', points: 4 },
      { level: 2, position: 0, fit: 'alone', points: 7 },
    ]);
    expect(landings(me, card('U04'), true)[0]?.fit).toBe('joined');
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
  it('are gaps', () => {
    const mend = decision('SilverNeedle', [['mend', { level: 2, position: 4 }]]);
    expect(mendAt(at(mend), 2, 3)).toEqual({ index: 0, aim: { mark: '1', selected: false } });
    expect(mendAt(at(mend), 1, 3)).toBeNull();
  });
  it('has words for the card that a move takes', () => {
    expect(gloss(state(view()), moves.options[0]!)).toBe('Dragon');
    expect(gloss(state(view()), moves.options[3]!)).toBe('');
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
    spread: true, lang: 'en', t: ((key: string) => key) as unknown as BoardProps['t'], choose: nothing, pick: nothing, why: nothing, hover: nothing, rule: nothing, ...changes,
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
