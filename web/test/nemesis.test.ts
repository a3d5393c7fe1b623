/** The ship of Nemesis as numbers: what the view says, what an option is about, where figures stand. */
import { afterEach, describe, expect, it } from 'vitest';
import { aimAt, isPointed, meant, writtenAs } from '../src/games/nemesis/aim';
import { DRAWINGS, pictureOf, signFor } from '../src/games/nemesis/art';
import { flashesOf } from '../src/games/nemesis/flashes';
import { glance, sign, when } from '../src/games/nemesis/glance';
import { figuresOf, keyCorner, Pack, plate } from '../src/games/nemesis/layout';
import { claimText, questNeeds, windowOf } from '../src/games/nemesis/say';
import { heldOf, packedOf, readTable, UNKNOWN, woundsOf } from '../src/games/nemesis/table';
import { briefRoom, fixed, roomLabel, soft } from '../src/games/nemesis/names';
import type { LogLine } from '../src/protocol';
import { BOXES, lay } from './boxes';
import { at, stateOf, VIEW } from './nemesis.world';

const LANGUAGES = ['en', 'ru', 'pl'] as const;
const { cards: CARDS, characters: CHARACTERS, corridors: CORRIDORS, items: ITEMS, nightmares: NIGHTMARES, quests: QUESTS, rooms: ROOMS, slots: SLOTS } = BOXES.nemesis.en; // prettier-ignore
afterEach(() => void lay('nemesis'));
const id = (rows: readonly { id: string }[], name: string): number => rows.findIndex((row) => row.id === name);

describe('the box', () => {
  it('has all places, corridors and names', () => {
    expect([SLOTS.length, CORRIDORS.length, ROOMS.length, CARDS.length]).toEqual([22, 28, 26, 33]);
    for (const lang of LANGUAGES) {
      const { rooms, cards, items, characters, quests } = BOXES.nemesis[lang];
      for (const rows of [rooms, cards, items, characters, quests])
        for (const row of rows.slice(1)) expect(row.name, row.id).toBeTruthy();
    }
  });
  it('has a drawing for everything', () => {
    const drawn = [
      ...CARDS.slice(1).map((row) => pictureOf(row.id)), ...ITEMS.slice(1).map((row) => signFor(row.id)), ...QUESTS.slice(1).map((row) => signFor(row.id)),
      ...CHARACTERS.slice(1).map((row) => `b-${row.id}`), ...NIGHTMARES.slice(1).map((row) => `n-${row.id}`),
    ]; // prettier-ignore
    expect(drawn.filter((name) => !DRAWINGS[name])).toEqual([]);
    expect(CARDS.slice(1).filter((row) => pictureOf(row.id) === 'c-spores')).toEqual([]);
  });
  it('has names for rooms that fit on their plates, in three languages', () => {
    for (const lang of LANGUAGES) {
      lay('nemesis', lang);
      for (const room of ROOMS.keys()) expect(briefRoom(room).length, briefRoom(room)).toBeLessThan(17);
    }
  });
});

describe('the view', () => {
  const table = readTable(stateOf(), null);
  it('unpacks what is carried', () => {
    expect(heldOf(38 + 64 * 3)).toMatchObject({ thing: 38, ammo: 3, taped: false });
    expect([packedOf(11 * 32 + 1), packedOf(-3)]).toEqual([{ item: 11, colour: -1 }, { item: 0, colour: 2 }]); // prettier-ignore
    expect(woundsOf(0x91)).toEqual([{ wound: 1, dressed: false }, { wound: 1, dressed: true }]); // prettier-ignore
  });
  it('knows the rooms, who is there and what burns', () => {
    expect(table.rooms[17]).toMatchObject({
      room: id(ROOMS, 'laboratory'),
      explored: true,
      fire: true,
      broken: false,
      items: 2,
    });
    expect(table.rooms[17]!.people.map((player) => player.name)).toEqual(['Vera', 'Anna']);
    expect(table.rooms[13]!.nightmares).toEqual([{ slot: 13, kind: 2, injuries: 1 }]);
    expect(table.rooms[16]).toMatchObject({ lair: true });
    expect(table.doors.filter((door) => door !== 'open')).toEqual(['destroyed', 'closed']);
  });
  it('keeps what others hide', () => {
    expect(table.players[1]!.hand).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    expect(table.players[1]!.goals).toEqual([]);
    expect(table.engines.map((engine) => engine.works)).toEqual([null, true, null]);
  });
  it('shows all hands in a replay for everybody', () => {
    const anna = { ...VIEW, seat: 1, hands: [[UNKNOWN], [4, 5, 6]], goals: [0, 3], second_goals: [0, 12], coordinates: 4 }; // prettier-ignore
    const all = readTable(stateOf({ you: -1 }), [VIEW, anna] as unknown as Record<string, unknown>[]);
    expect(all.players.map((player) => player.hand.length)).toEqual([4, 3]);
    expect(all.players[1]!.hand).toEqual([4, 5, 6]);
    expect(all.players[1]!.goals).toHaveLength(2);
  });
  it.each(LANGUAGES)('names a room for screen readers in %s', (lang) => {
    lay('nemesis', lang);
    const label = roomLabel(table, table.rooms[17]!);
    expect(label).toContain('17');
    expect(label).toContain('Vera');
    expect(label).not.toMatch(/undefined|\{/);
  });
});

describe('options', () => {
  it('speak of things under several names', () => {
    expect(meant({ kind: 'mode', value: 32 + 5 })).toEqual({ kind: 'slot', value: 5 });
    expect(meant({ kind: 'mode', value: 300 + 38 })).toEqual({ kind: 'thing', value: 38 });
    expect(meant({ kind: 'mode', value: 1 })).toEqual({ kind: 'mode', value: 1 });
    expect(isPointed([{ kind: 'item', value: 11 }], 'thing', 11)).toBe(true);
    expect([
      writtenAs('corridor', 0),
      writtenAs('corridor', 28),
      writtenAs('target', 16),
      writtenAs('card', 4),
    ]).toEqual(['1-2', 'technical', 'lurker-0', 'interruption']);
  });
  it('of a card show only when that card is picked', () => {
    expect(aimAt(at(), 'slot', 5)).toBeNull();
    expect(aimAt({ ...at(), picked: [{ kind: 'card', value: 10 }] }, 'slot', 5)).toMatchObject({
      as: { kind: 'mode', value: 37 },
    });
    expect(aimAt(at(), 'slot', 14)).toMatchObject({ mark: '1', as: { kind: 'slot', value: 14 } });
  });
  it('have signs in the bar', () => {
    expect(['g-step', 'g-swords', 'no-such'].map((name) => Boolean(sign(name)))).toEqual([true, true, false]);
  });
});

describe('figures', () => {
  it('stay on their plate, also in a crowd', () => {
    const table = readTable(stateOf(), null);
    const crowd = {
      ...table.rooms[17]!,
      nightmares: [1, 2, 3].map((kind) => ({ slot: 17, kind, injuries: 0 })),
      things: [43, 44],
    };
    const figures = figuresOf(crowd, (_, place) => `n${place}`);
    const { x, w } = SLOTS[17]!;
    expect(figures).toHaveLength(7);
    expect(figures.every((figure) => figure.x >= x && figure.x < x + w)).toBe(true);
  });
  it('keep their names while they walk', () => {
    const pack = new Pack();
    const [first, second] = pack.name([{ slot: 5, kind: 1, injuries: 0 }, { slot: 9, kind: 1, injuries: 2 }]); // prettier-ignore
    expect(pack.name([{ slot: 9, kind: 1, injuries: 2 }, { slot: 6, kind: 1, injuries: 0 }])).toEqual([second, first]); // prettier-ignore
    expect(pack.name([{ slot: 1, kind: 4, injuries: 0 }])[0]).not.toBe(first);
  });
  it('have a plate and a corner for the key in every place', () => {
    for (const { slot } of SLOTS.slice(1)) {
      expect(plate(slot)).toMatch(/^M[\d. HVLM-]+Z$/);
      expect(keyCorner(slot)).toHaveLength(2);
      expect(fixed(slot)).toBe([1, 11, 19, 20, 21].includes(slot));
    }
  });
  it('light up where something happened', () => {
    const line = (event: string, args: Record<string, number>): LogLine => ({
      number: 1,
      choice: 1,
      event,
      args,
    });
    expect([
      ...flashesOf([line('burnt', { slot: 4 }), line('noised', { corridor: 3 }), line('said-room', { slot: 9 })]),
    ]).toEqual(['s4', 'c3']);
  });
});

describe('words', () => {
  it('of the seats', () => {
    const { counts } = glance(VIEW as unknown as Record<string, unknown>, 0);
    expect(counts.map((count) => count.label)).toEqual([
      'cards: 4', 'madness 3 of 5', 'light wounds 1 of 2, serious 1 of 3', 'ammo 2',
    ]); // prettier-ignore
    expect(when(stateOf())).toBe('Round 7 of 15 · action 1 of 2');
    lay('nemesis', 'pl');
    expect(glance({ ...VIEW, fate: [2, 1] }, 0).counts.map((count) => count.text)).toEqual(['śpi']);
    lay('nemesis', 'en');
  });
  it('of who began, who has passed and who fights', () => {
    const told = (view: Partial<typeof VIEW>, seat: number): string[] =>
      (glance({ ...VIEW, ...view }, seat).flags ?? []).map((flag) => flag.label);
    expect(told({}, 1)).toContain('first player');
    expect(told({ passed: 2 }, 1)).toContain('passed');
    expect(told({ monsters: [17 * 256 + 16] }, 0)).toContain('combat');
    expect(told({ monsters: [13 * 256 + 16] }, 0)).not.toContain('combat');
    expect(told({ lairs: 1 << 17 }, 0)).toContain('combat');
    expect(told({ fate: [2, 1], passed: 1 }, 0)).toEqual([]);
  });
  it('of the alarm stand alone in the head', () => {
    expect(when(stateOf({}, { fuse: 2 }))).toBe('SELF-DESTRUCT: 4');
    expect(when(stateOf({}, { fuse: 2, ending: 1 }))).toBe('Round 7 of 15 · action 1 of 2');
  });
  it('of signs come from the drawings', () => {
    expect(sign('g-noise')).toContain('<');
    expect(sign('nothing')).toBe('');
  });
  it.each(LANGUAGES)('of claims, windows and quests in %s', (lang) => {
    lay('nemesis', lang);
    const texts = [
      ['claim-engine', 1, 1],
      ['claim-course', 2, 0],
      ['claim-room', 5, 9],
      ['claim-token', 5, 2],
      ['claim-goal', 3],
      ['claim-health', 1],
    ].map(([kind, ...values]) => claimText({ seat: 1, kind: kind as string, values: values as number[] }));
    expect(texts.filter((text) => !text || /undefined|\{/.test(text))).toEqual([]);
    const open = windowOf(
      readTable(
        stateOf(
          {},
          { questions: [[0, 'React', 0]], agenda: [['EndOfDeed'], ['CardDeed', 1, 1, 0], ['Resolution', 1]] },
        ),
        null,
      ),
    );
    expect(open?.text).toMatch(/^Anna: .+\.$/);
    expect(open?.asked.map((player) => player.name)).toEqual(['Vera']);
    for (const quest of QUESTS.keys()) if (quest) expect(questNeeds(quest)).not.toMatch(/undefined|\{|: $/);
  });
  it('break where they are long', () => {
    expect(
      soft('Contamination')
        .split('\u00ad')
        .every((part) => part.length > 3),
    ).toBe(true);
    expect(soft('Rest')).toBe('Rest');
  });
});
