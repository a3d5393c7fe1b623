/** The drawn ship as a page: what is seen, what can be chosen, what is said to a screen reader. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../src/games/board';
import Board from '../src/games/nemesis/Board.svelte';
import Hand from '../src/games/nemesis/Hand.svelte';
import type { View } from '../src/games/nemesis/table';
import type { Language } from '../src/protocol';
import { translator } from '../src/text';
import { at, stateOf, VIEW } from './nemesis.world';

function props(changes: Partial<BoardProps> = {}, view: Partial<View> = {}, lang: Language = 'en'): BoardProps {
  const nothing = (): void => undefined;
  return {
    state: stateOf({ you: view.seat ?? 0 }, view), views: null, ...at(), toggled: [], hovered: [], log: [], fresh: [], motion: false, spread: true, t: translator(lang),
    choose: nothing, pick: nothing, why: nothing, hover: nothing, rule: nothing, ...changes,
  }; // prettier-ignore
}
const labels = (html: string): string[] => [...html.matchAll(/aria-label="(.*?)"/g)].map((found) => found[1]!);

describe('the ship', () => {
  const { body } = render(Board, { props: props() });
  it('names every room, and the options there', () => {
    expect(body.match(/data-slot=/g)).toHaveLength(21);
    expect(labels(body)).toContain('Room 14, Engine Control Room, items left: 1, option 1');
    expect(labels(body).some((label) => label.startsWith('Room 17, Laboratory, you are here, fire'))).toBe(true);
    expect(labels(body).some((label) => label === 'Corridor 13 to 14, door closed, quiet')).toBe(true);
  });
  it('shows people, nightmares, lairs and things', () => {
    for (const drawing of ['b-scientist', 'b-captain', 'n-whisperer', 'n-lair', 'o-carcass', 'o-corpse'])
      expect(body).toContain(`#ne-${drawing}`);
  });
  it('tells only what this seat has seen of engines and coordinates', () => {
    expect(body.match(/class="engine seen"/g)).toHaveLength(1);
    expect(body).not.toMatch(/Mars|Venus/);
    const seen = render(Board, { props: props({}, { coordinates: 1 }) }).body;
    expect(seen).toContain('Venus');
    expect(seen).toContain('only you know');
  });
  it('says that only you know it while anybody else could learn it', () => {
    const solo = {
      coordinates: 1,
      room: [17],
      hands: [[1]],
      character: [6],
      fate: [1],
      pod: [0],
      held: [[]],
      packs: [[]],
    };
    const texts = [{ coordinates: 1, ending: 1 }, solo].map((view) => render(Board, { props: props({}, view) }).body);
    for (const text of texts) {
      expect(text).toContain('Venus');
      expect(text).not.toContain('only you know');
    }
  });
  it('does not promise sleep where something is broken', () => {
    const open = render(Board, { props: props({}, { time: 9 }) }).body;
    expect(open).toContain('sleep is open');
    const broken = render(Board, { props: props({}, { time: 9, malfunction: 1 << 11 }) }).body;
    expect(broken).not.toContain('sleep is open');
    expect(broken).toContain('malfunction: no sleep');
  });
  it('opens a window that does not tell who holds what', () => {
    const asked = props(
      { decision: null, open: [] },
      { questions: [[1, 'React', 1]], agenda: [['EndOfDeed'], ['Move', 0, 14, 0], ['Resolution', 0]] },
    );
    const { body: window } = render(Board, { props: asked });
    expect(window).toContain('Vera: goes to 14 Engine Control.');
    expect(window).toContain('asked: Anna.');
  });
  it('shows a spectator the crew without secrets, and everything in a replay for all', () => {
    const watched = render(Board, { props: props({ decision: null, open: [] }, { seat: -1, hands: [[63, 63], [63]], goals: [0, 0], second_goals: [0, 0], packs: [[-1], [-2]], engines: [-1, -1, -1] }) }).body; // prettier-ignore
    expect(watched).toContain('crew strip');
    expect(watched).not.toContain('chip card');
    const all = render(Board, { props: props({ decision: null, open: [], views: [VIEW, { ...VIEW, hands: [[], [4, 5]] }] as unknown as Record<string, unknown>[] }) }).body; // prettier-ignore
    expect(all.match(/chip card/g)).toHaveLength(6);
  });
  it.each(['en', 'ru', 'pl'] as const)('speaks %s', (lang) => {
    const said = render(Board, { props: props({ hovered: [{ kind: 'card', value: 4 }] }, {}, lang) }).body; // prettier-ignore
    expect(said).not.toMatch(/undefined|NaN|\{\w+\}/);
  });
});

describe('my sheet', () => {
  const { body } = render(Hand, { props: props() });
  it('has the hand with contamination, wounds, madness and what it brings', () => {
    expect(body.match(/class="action/g)).toHaveLength(4);
    expect(body).toContain('Contami');
    expect(labels(body)).toContain('madness 3 of 5; brings: whisperer');
    expect(labels(body)).toContain('light wounds 1 of 2, serious 1 of 3');
  });
  it('has items, objectives and quest items', () => {
    for (const word of ['Pistol', 'Medkit', 'Necroscopy', 'Holo computer', 'be in: Generator'])
      expect(body).toContain(word);
    expect(labels(body)).toContain('ammo 2 of 3');
  });
  it('marks as private what is', () => {
    const marks = (view: Partial<View>): number =>
      render(Hand, { props: props({}, view) }).body.match(/only you/g)?.length ?? 0;
    expect(marks({})).toBe(2);
    expect(marks({ settings: [1, 0, 0, 0, 0] })).toBe(1);
    expect(marks({ ending: 1 })).toBe(0);
  });
  it('is a row of cards on a phone', () => {
    expect(render(Hand, { props: props({ spread: false }) }).body).not.toContain('madness');
  });
  it.each(['en', 'ru', 'pl'] as const)('speaks %s', (lang) => {
    expect(render(Hand, { props: props({}, {}, lang) }).body).not.toMatch(/undefined|NaN|\{\w+\}/);
  });
});
