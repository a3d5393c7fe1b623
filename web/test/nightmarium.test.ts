import { describe, expect, it } from 'vitest';
import { aimAtCard, aimAtCreature, bareOption } from '../src/games/nightmarium/aim';
import { flightsOf } from '../src/games/nightmarium/flights';
import { glance } from '../src/games/nightmarium/glance';
import { TALL, arrange, headOf, widthOf } from '../src/games/nightmarium/layout';
import { remember } from '../src/games/nightmarium/memory';
import { fullCard, fullCreature } from '../src/games/nightmarium/names';
import { readTable, visible, type View } from '../src/games/nightmarium/table';
import { t } from '../src/games/nightmarium/box';
import type { Decision, LogLine, State } from '../src/protocol';
import { lay } from './boxes';

lay('nightmarium');

/** Two players with five places each: a1 is complete and pure, b1 has legs and a torso. */
function position(changes: Partial<View> = {}): View {
  const parts = Array<number>(30).fill(0);
  const height = Array<number>(10).fill(0);
  [3, 2, 1].forEach((card, row) => (parts[row] = card));
  [30, 29].forEach((card, row) => (parts[15 + row] = card));
  [height[0], height[5]] = [3, 2];
  return {
    seat: 0, active: 0, legion_played: -1, acting: 0, deck: 40, discards: [50], revealed: [], shown: [7],
    hands: [[10, 4], [7, 0, 0]], places: [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]], height, parts,
    agenda: [], questions: [[0, 'Action', 1]], ending: 0, winners: [], ...changes,
  } as View; // prettier-ignore
}

function state(view: View): State {
  const seat = { kind: 'human' as const, bot: '', here: true, host: false };
  return {
    t: 'state', version: 1, table: 't', game: 'nightmarium', phase: 'playing', you: view.seat, settings: {}, view: { ...view },
    seats: [{ ...seat, number: 0, letter: 'a', name: 'Vera', you: true }, { ...seat, number: 1, letter: 'b', name: 'Anna', you: false }],
    decision: null, waiting: [], log: [], log_from: 0, ending: '', winners: [], scores: [], commitment: '', away: [],
    can_undo: false, lang: 'en',
  } as unknown as State; // prettier-ignore
}

let number = 0;
const line = (event: string, args: Record<string, number>): LogLine => ({
  number: number++,
  choice: 0,
  event,
  args,
});

function decision(step: string, options: [string, Record<string, number>][]): Decision {
  const out = options.map(([verb, args], place) => ({ label: '', verb, args, notation: '', key: String(place + 1) }));
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

describe('the words', () => {
  it('count in three languages', () => {
    lay('nightmarium', 'ru');
    expect([1, 3, 5, 21].map((n) => t('cards', { n }))).toEqual(['1 карта', '3 карты', '5 карт', '21 карта']);
    lay('nightmarium', 'pl');
    expect([1, 3, 5, 22].map((n) => t('cards', { n }))).toEqual(['1 karta', '3 karty', '5 kart', '22 karty']);
    lay('nightmarium', 'en');
    expect([1, 2].map((n) => t('cards', { n }))).toEqual(['1 card', '2 cards']);
  });

  it('name cards and creatures in full', () => {
    const table = readTable(state(position()));
    expect(fullCard(10)).toBe('Necronaut 10, head / torso, Devourer');
    expect(fullCard(0)).toBe('unknown card');
    expect(fullCreature(table.players[1]!.creatures[0]!, table.players[1]!)).toBe(
      '1st Creature, Anna: incomplete; torso: Homunculus 29, Mocker; legs: Homunculus 30, no ability',
    );
  });
});

describe('the table', () => {
  it('puts the others in turn order and knows what is pure', () => {
    const table = readTable(state(position()));
    expect(table.others.map((player) => player.name)).toEqual(['Anna']);
    expect(table.me?.creatures[0]).toMatchObject({ written: 'a1', pure: 'necronaut', acting: false });
    expect(table.players[1]?.creatures[0]).toMatchObject({ written: 'b1', height: 2, pure: null });
  });

  it('shows a spectator everybody and nothing as theirs', () => {
    const table = readTable(state(position({ seat: -1 })));
    expect(table.me).toBeNull();
    expect(table.others).toHaveLength(2);
  });

  it('shows the place where my next creature can begin, and only to me', () => {
    const table = readTable(state(position()));
    expect(visible(table.me!, new Set(), true).map((creature) => creature.written)).toEqual(['a1', 'a2']);
    expect(visible(table.others[0]!, new Set(), false).map((creature) => creature.written)).toEqual(['b1']);
    expect(visible(table.others[0]!, new Set([6]), false).map((creature) => creature.written)).toEqual(['b1', 'b2']);
  });

  it('reads the chain of abilities from the agenda', () => {
    const parts = position().parts;
    [24, 20, 1].forEach((card, row) => (parts[row] = card)); // Scavenger, Scavenger, Scavenger
    const chain = position({
      parts,
      questions: [[0, 'Scavenger']],
      agenda: [
        ['Turn', 1],
        ['PerformAbility', 0],
      ],
    });
    expect(readTable(state(chain)).acting?.progress).toEqual({ head: 'done', torso: 'now', legs: 'next' });
    const pure = position({ parts, questions: [[1, 'PureDiscard', 1, 0, 2]], agenda: [['PerformAbility', 0], ['PerformAbility', 1], ['PerformAbility', 2]] }); // prettier-ignore
    expect(readTable(state(pure)).acting?.progress).toEqual({ head: 'next', torso: 'next', legs: 'next' });
    expect(readTable(state(position({ parts }))).acting).toBeNull();
  });

  it('says which legion the second action is bound to', () => {
    expect(readTable(state(position({ legion_played: 1, questions: [[0, 'Action', 2]] }))).bound).toBe('homunculus');
    expect(readTable(state(position({ legion_played: 1, questions: [[1, 'Action', 2]] }))).bound).toBeNull();
  });

  it('lays hands open where every seat may be seen', () => {
    const open = readTable(state(position()), [
      { ...position() },
      {
        ...position({
          seat: 1,
          hands: [
            [0, 0],
            [7, 8, 9],
          ],
        }),
      },
    ]);
    expect(open.players.map((player) => player.hand)).toEqual([[10, 4], [7, 8, 9]]); // prettier-ignore
  });

  it('is told at a glance', () => {
    expect(glance({ ...position() }, 0)).toEqual({
      candles: { done: 1, of: 5 },
      counts: [{ text: '2', label: '2 cards', icon: 'cards' }],
    });
  });
});

describe('what can be chosen', () => {
  it('is the top card, the next place, or the whole creature', () => {
    const [, anna] = readTable(state(position())).players;
    const creature = anna!.creatures[0]!;
    expect(aimAtCreature(at(decision('Executioner', [['target', { creature: 5 }]])), creature)?.parts).toEqual([
      'torso',
    ]);
    expect(aimAtCreature(at(decision('Scavenger', [['target', { creature: 5 }]])), creature)?.parts).toEqual([
      'torso',
      'legs',
    ]);
    expect(aimAtCreature(at(decision('Action', [['play', { card: 4, creature: 5 }]])), creature)?.parts).toEqual([
      'head',
    ]);
    expect(aimAtCreature(at(decision('Executioner', [['target', { creature: 6 }]])), creature)).toBeNull();
  });

  it('carries the number of its only option, or says how many there are', () => {
    const asked = decision('Action', [['draw', {}], ['play', { card: 4, creature: 1 }], ['play', { card: 4, creature: 2 }], ['play', { card: 10, creature: 2 }]]); // prettier-ignore
    expect(aimAtCard(at(asked), 4)).toMatchObject({ mark: '', ways: 2 });
    expect(aimAtCard(at(asked), 10)).toMatchObject({ mark: '4', ways: 1 });
    expect(bareOption(at(asked), 'draw')).toEqual({ index: 0, mark: '1' });
    expect(bareOption(at(asked), 'exchange')).toBeNull();
  });
});

describe('what I should notice', () => {
  it('are losses until my next turn is over', () => {
    const before = [
      line('turn', { player: 0 }),
      line('placed', { player: 0, card: 3, creature: 0 }),
      line('placed', { player: 0, card: 2, creature: 0 }),
      line('turn', { player: 1 }),
      line('took', { player: 1, card: 2, creature: 0 }),
      line('turn', { player: 0 }),
    ];
    expect(remember(before, 0).losses.get(0)).toEqual({ by: 1, how: 'took', part: 'torso' });
    expect(remember([...before, line('turn', { player: 1 })], 0).losses.size).toBe(0);
    expect(remember([...before, line('placed', { player: 0, card: 29, creature: 0 })], 0).losses.size).toBe(0);
  });

  it('are new cards until my next turn begins, and never the first hand', () => {
    const lines = [
      line('drew', { player: 0, card: 9 }),
      line('turn', { player: 0 }),
      line('drew', { player: 0, card: 12 }),
    ];
    expect([...remember(lines, 0).fresh]).toEqual([12]);
    expect([...remember([...lines, line('turn', { player: 1 }), line('turn', { player: 0 })], 0).fresh]).toEqual([]);
  });
});

describe('cards in flight', () => {
  const before = position();
  it('go from hand to creature, from creature to hand, from creature to the discard pile', () => {
    const after = position();
    after.parts[15 + 2] = 4;
    expect(flightsOf([line('placed', { player: 1, card: 4, creature: 5 })], before, after)).toEqual([
      { card: 4, part: 'head', from: ['revealed-4', 'hand-1'], to: ['slot-5-head'], torn: false },
    ]);
    expect(flightsOf([line('took', { player: 0, card: 29, creature: 5 })], before, after)).toMatchObject([
      { card: 29, part: 'torso', from: ['slot-5-torso'], to: ['card-29', 'hand-0'], torn: true },
    ]);
    const scavenged = flightsOf([line('scavenged', { player: 0, creature: 5 })], before, after);
    expect(scavenged.map((flight) => flight.card)).toEqual([30, 29]);
  });

  it('never show a face that the viewer may not see', () => {
    expect(flightsOf([line('drew', { player: 1, card: -2 })], before, before)).toMatchObject([
      { card: 0, to: ['hand-1'] },
    ]);
  });
});

describe('the room', () => {
  const sizes = [
    [968, 466],
    [1300, 620],
    [760, 420],
  ] as const;
  const sidesOf = (width: number): number => Math.max(100, width * 0.11) + Math.max(176, width * 0.2) + 32;
  it.each(sizes)('is enough for two to six players with up to seven creatures (%i x %i)', (width, height) => {
    for (let others = 1; others <= 5; others++) {
      for (const each of [0, 1, 3, 5, 7]) {
        const counts = Array<number>(others).fill(each);
        const heads = counts.map(() => headOf('Greedy F', others > 3, 1));
        const room = { width, height, sides: sidesOf(width), counts, heads, own: 5 };
        const { theirs, mine } = arrange(room);
        expect(theirs, `${others} x ${each}`).toBeGreaterThanOrEqual(14);
        expect(widthOf(room, theirs), `${others} x ${each}`).toBeLessThanOrEqual(width);
        expect(theirs * TALL + mine * TALL + 97, `${others} x ${each}`).toBeLessThanOrEqual(height + 1);
      }
    }
  });
  it.each(sizes)('is the same for my creatures during a whole game (%i x %i)', (width, height) => {
    for (let others = 1; others <= 5; others++) {
      const found = [0, 1, 3, 5].map((each) => {
        const counts = Array<number>(others).fill(each);
        const heads = counts.map(() => headOf('Greedy F', others > 3, 1));
        return arrange({ width, height, sides: sidesOf(width), counts, heads, own: 5 }).mine;
      });
      expect(new Set(found).size, `${others}`).toBe(1);
    }
  });
  it('grows with the window', () => {
    const sizeIn = (width: number, height: number): number =>
      arrange({ width, height, sides: sidesOf(width), counts: [3, 3, 3], heads: [120, 120, 120], own: 5 }).mine;
    expect(sizeIn(2180, 1040)).toBeGreaterThan(2 * sizeIn(968, 466));
  });
});
