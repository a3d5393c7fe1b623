/** The drawn table as a page: who may be seen, who can be chosen, what is said to a screen reader. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Asked, BoardProps } from '../src/games/board';
import Board from '../src/games/nightmarium/Board.svelte';
import Hand from '../src/games/nightmarium/Hand.svelte';
import type { View } from '../src/games/nightmarium/table';
import type { Language, State } from '../src/protocol';
import { translator } from '../src/text';
import { lay } from './boxes';

lay('nightmarium');

const VIEW = {
  seat: 0, active: 0, legion_played: -1, acting: 0, deck: 40, discards: [50], revealed: [], shown: [7],
  hands: [[10, 4], [7, 0, 0]], places: [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]],
  height: [3, 0, 0, 0, 0, 2, 0, 0, 0, 0], parts: [3, 2, 1, ...Array<number>(12).fill(0), 30, 29, ...Array<number>(13).fill(0)],
  agenda: [['Turn', 1]], questions: [[0, 'Executioner']], ending: 0, winners: [],
} as Partial<View> as View; // prettier-ignore

const EXECUTIONER: Asked = {
  id: 1, prompt: '', step: 'Executioner', rules: [], args: {}, can_undo: false, final: [], grave: [],
  bar: { prompt: "", chips: [] },
  options: [{ label: '', verb: 'target', args: { creature: 5 }, notation: 'target b1', key: '1' }],
}; // prettier-ignore

function props(changes: Partial<BoardProps> = {}, view = VIEW, lang: Language = 'en'): BoardProps {
  const seat = { kind: 'human', bot: '', here: true, host: false, you: false };
  const state = {
    t: 'state', version: 1, game: 'nightmarium', phase: 'playing', you: view.seat, view: { ...view }, lang, log: [],
    seats: [{ ...seat, number: 0, letter: 'a', name: 'Vera' }, { ...seat, number: 1, letter: 'b', name: 'Anna <b>' }],
  } as unknown as State; // prettier-ignore
  const nothing = (): void => undefined;
  return {
    state, views: null, decision: EXECUTIONER, open: [0], chosen: null, picked: [], toggled: [], hovered: [], log: [], fresh: [],
    motion: false, spread: true, t: translator(lang), choose: nothing, pick: nothing, why: nothing, hover: nothing,
    rule: nothing, ...changes,
  }; // prettier-ignore
}

/** The texts that a screen reader gets as names of buttons. */
const names = (html: string): string[] =>
  [...html.matchAll(/<span class="sr">(.*?)<\/span>/g)].map((found) => found[1]!);

describe('the drawn table', () => {
  const { body } = render(Board, { props: props() });

  it('names every creature and says which option it is', () => {
    expect(names(body)).toContain(
      '1st Creature, Anna &lt;b>: incomplete; torso: Homunculus 29, Mocker; legs: Homunculus 30, no ability. option 1',
    );
    expect(names(body).some((name) => name.startsWith('1st Creature, Vera: pure, complete, acting'))).toBe(true);
  });

  it('shows of another hand only its backs and what everybody saw', () => {
    expect(names(body)).toContain('Hand of Anna &lt;b>, 3 cards, 1 known, Necronaut 7');
    expect(body.match(/class="back /g)).toHaveLength(3);
    const faces = body.match(/class="face/g) ?? [];
    expect(faces).toHaveLength(1); // the top of the discard pile; the inspector shows the chain in words
  });

  it('frames the part that would be taken, with its number', () => {
    expect(body).toMatch(/class="frame from-torso"/);
    expect(body.match(/class="num"/g)).toHaveLength(1);
  });

  it('shows a spectator the table without a hand', () => {
    const watched = props({ decision: null, open: [] }, { ...VIEW, seat: -1, hands: [[0, 0], [7, 0, 0]] }); // prettier-ignore
    expect(names(render(Board, { props: watched }).body).filter((name) => name.startsWith('Hand of'))).toHaveLength(2);
    expect(render(Hand, { props: watched }).body).not.toContain('hcard');
  });

  it.each(['en', 'ru', 'pl'] as const)('speaks %s', (lang) => {
    const { body: said } = render(Board, { props: props({}, VIEW, lang) });
    expect(said).not.toMatch(/undefined|\{\w+\}/);
  });
});

describe('my hand', () => {
  it('lies in ascending order, with full names', () => {
    const { body } = render(Hand, { props: props() });
    expect(names(body)).toEqual(['Necronaut 4, head, no ability', 'Necronaut 10, head / torso, Devourer']);
  });

  it('says to which legion the second action is bound', () => {
    const bound = { ...VIEW, legion_played: 1, questions: [[0, 'Action', 2]] as View['questions'] };
    expect(render(Hand, { props: props({}, bound) }).body).toContain('Homunculi');
  });
});
