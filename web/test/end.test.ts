import { describe, expect, test } from 'vitest';
import { inked, NO_ART } from '../src/end/art';
import { HEIGHT, pictureOf, WIDTH, wrapped } from '../src/end/picture';
import type { Finale } from '../src/protocol';

const finale: Finale = {
  ending: 'enough-creatures',
  result: 'Owl wins.',
  headline: 'Owl wins.',
  reason: 'Five creatures.',
  tale: 'Moth & Owl <fought>.',
  when: '35 turns',
  beats: [
    { seat: 0, choice: 1, size: 3 },
    { seat: 1, choice: 4, size: 9, bright: true },
  ],
  fates: [
    { seat: 1, verdict: '5 of 5', text: '', won: true },
    { seat: 0, verdict: '2 of 5', text: '' },
  ],
};
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((found) => found[1]);

describe('the story as a picture', () => {
  const svg = pictureOf({ title: 'Nightmarium', finale, names: ['Moth', 'Owl'], art: NO_ART });

  test('has its size, the winner, everybody by name, and the game', () => {
    expect(svg).toContain(`width="${WIDTH}" height="${HEIGHT}"`);
    expect(texts(svg)).toEqual(
      expect.arrayContaining(['Owl wins.', 'Moth', 'Owl', '5 of 5', 'Nightmarium · 35 turns', 'Phobetor']),
    );
  });
  test('writes whatever people are called as text and nothing else', () => {
    const names = ['<script>', '"&'];
    const evil = pictureOf({ title: '<b>', finale, names, art: NO_ART });
    expect(evil).not.toMatch(/<script|<b>/);
    expect(svg).toContain('Moth &#38; Owl &#60;fought&#62;.');
  });
  test('lights the turning points', () => {
    expect(svg.split('M5 0c5 6').length - 1).toBe(1);
  });
});

describe('wrapped', () => {
  test('breaks between words and ends with an ellipsis', () => {
    expect(wrapped('one two three four', 8, 9)).toEqual(['one two', 'three', 'four']);
    expect(wrapped('one two three four', 8, 2)).toEqual(['one two', 'three…']);
    expect(wrapped('incomprehensible', 6, 2)).toEqual(['incom…']);
  });
});

test('a drawing takes its inks with it', () => {
  expect(inked('<path class="sk" d="M0"/><path class="s thin"/>', { sk: 'fill="red"', s: 'a' })).toBe(
    '<path fill="red" d="M0"/><path a />',
  );
});
