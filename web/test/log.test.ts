/** The story as the log shows it: filters, names in their colours, one rule for a group, and as far as it was told. */
import { describe, expect, it } from 'vitest';
import type { Line, Seat, Section } from '../src/protocol';
import { filtered, pieces, ruleOf, storyUpTo } from '../src/table/log';

const line = (first: number, text: string, more: Partial<Line> = {}): Line => ({ text, first, last: first, ...more });
const STORY: Section[] = [
  { first: 0, kind: 'setup', number: 1, heading: 'Set-up', lines: [line(0, 'Everybody gets 5 cards.')] },
  { first: 1, kind: 'turn', number: 1, seat: 0, lines: [line(2, 'You draw.')] },
  {
    first: 3,
    kind: 'turn',
    number: 2,
    seat: 1,
    lines: [line(4, 'Owl draws.'), line(5, 'Takes a card from you.', { about: [0], topic: 'fight', tone: 'loss' })],
  },
];
const texts = (story: Section[]) => story.map((section) => section.lines.map((one) => one.text));

describe('the log', () => {
  it('has the newest section first, and what a filter lets through', () => {
    expect(filtered(STORY, 'all', 0)).toEqual(STORY.toReversed());
    expect(texts(filtered(STORY, 'mine', 0))).toEqual([['Takes a card from you.'], ['You draw.']]);
    expect(texts(filtered(STORY, 'mine', 1))).toEqual([['Owl draws.', 'Takes a card from you.']]);
    expect(texts(filtered(STORY, 'fights', 1))).toEqual([['Takes a card from you.']]);
  });

  it('tells a line once its last event has happened', () => {
    const grown = [{ ...STORY[1]!, lines: [{ ...line(2, 'You draw 2 cards.'), last: 3 }] }];
    expect(texts(storyUpTo(grown, 2))).toEqual([[]]);
    expect(texts(storyUpTo(grown, 3))).toEqual([['You draw 2 cards.']]);
    expect(storyUpTo(grown, 0)).toEqual([]);
  });

  it('shows a rule once for a group', () => {
    const lines = [
      line(0, 'a', { rules: ['R-1', 'R-2'] }),
      line(1, 'b', { rules: ['R-3'], under: true }),
      line(2, 'c', { rules: ['R-1'] }),
      line(3, 'd', { rules: ['R-1', 'R-4'] }),
    ];
    expect(lines.map((_, at) => ruleOf(lines, at))).toEqual(['R-1', '', '', 'R-4']);
  });

  it('finds the people whom a line is about, and nobody in the name of a thing', () => {
    const seats = ['Ann', 'Owl', 'Moth'].map((name, number) => ({ number, name })) as Seat[];
    const told = line(4, 'Owl plays Moth Carriage.');
    expect(pieces(STORY[2]!, told, seats)).toEqual([
      { text: 'Owl', seat: 1 },
      { text: ' plays Moth Carriage.', seat: -1 },
    ]);
    expect(pieces(STORY[2]!, line(5, 'Takes it from Moth.', { about: [2] }), seats)[1]).toEqual({
      text: 'Moth',
      seat: 2,
    });
  });
});
