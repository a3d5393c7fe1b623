import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { CREATURE_BOX, drawCreature, drawPart, motifOf, pureLegion } from '../src/art/creature';
import { EMBLEMS, GLYPHS } from '../src/art/glyphs';
import { LEGIONS, type Part } from '../src/art/table';
import { BOXES, lay } from './boxes';

const CARDS = lay('nightmarium').cards;

const rows = readFileSync(new URL('../../src/phobetor/games/nightmarium/data/cards.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));

const SEAMS: Record<Part, string[]> = {
  head: ['20,0', '-20,0'],
  torso: ['20,0', '-20,0', '30,126', '-30,126'],
  legs: ['30,0', '-30,0'],
};
const ALL = CARDS.flatMap((card) => card.parts.map((part) => ({ card, part })));

describe('the cards', () => {
  it('are those of the game', () => {
    const here = CARDS.map(({ id, legion, parts, ability }) => [String(id), legion, parts.join('|'), ability ?? '']);
    expect(here).toEqual(rows.map((row) => row.slice(0, 4)));
  });
});

describe('every part of every card', () => {
  it.each(ALL)('$card.id $part has the seams of its neighbours', ({ card, part }) => {
    expect([...drawPart(card.id, part).seams]).toEqual(expect.arrayContaining(SEAMS[part]));
  });

  it('is drawn with numbers only, in at most 6 KB', () => {
    for (const { card, part } of ALL) {
      const { svg } = drawPart(card.id, part);
      expect(svg, `${card.id} ${motifOf(card.id, part)}`).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length, `${card.id} ${motifOf(card.id, part)}`).toBeLessThanOrEqual(6144);
    }
  });

  it('stays within the width of a creature, give or take a hair', () => {
    for (const { card, part } of ALL) {
      const [left, , right] = drawPart(card.id, part).extent;
      expect(left).toBeGreaterThan(CREATURE_BOX[0] - 6);
      expect(right).toBeLessThan(CREATURE_BOX[0] + CREATURE_BOX[2] + 6);
    }
  });

  it('looks like no other', () => {
    expect(new Set(ALL.map(({ card, part }) => drawPart(card.id, part).svg)).size).toBe(ALL.length);
    expect(new Set(ALL.map(({ card, part }) => drawPart(card.id, part, true).svg)).size).toBe(ALL.length);
  });

  it('looks the same on every machine and in every order', async () => {
    vi.resetModules();
    const again = await import('../src/art/creature');
    (await import('../src/games/nightmarium/box')).holder.put(BOXES.nightmarium.en);
    for (const { card, part } of [...ALL].reverse()) {
      expect(again.drawPart(card.id, part).svg).toBe(drawPart(card.id, part).svg);
    }
  });

  it('can be put into a page any number of times under a strict policy', () => {
    for (const { card, part } of ALL) expect(drawPart(card.id, part).svg).not.toMatch(/ id=|style=|url\(|<script|href/);
    for (const sign of [...Object.values(GLYPHS), ...Object.values(EMBLEMS)])
      expect(sign).not.toMatch(/ id=|style=|url\(/);
  });
});

describe('a creature', () => {
  it('is sewn together at neck and waist', () => {
    const whole = drawCreature({ legs: 3, torso: 29, head: 55 });
    const headless = drawCreature({ legs: 3, torso: 29, head: 0 });
    expect(whole.split('stroke-width="3.4"')).toHaveLength(3);
    expect(headless.split('stroke-width="3.4"')).toHaveLength(2);
  });

  it('is pure when all three cards are of one legion', () => {
    expect(pureLegion({ legs: 3, torso: 2, head: 1 })).toBe('necronaut');
    expect(pureLegion({ legs: 3, torso: 2, head: 28 })).toBeNull();
    expect(pureLegion({ legs: 3, torso: 2, head: 0 })).toBeNull();
  });

  it('shows neighbours of one legion with different motifs', () => {
    for (const legion of LEGIONS) {
      const heads = CARDS.filter((card) => card.legion === legion && card.parts.includes('head'));
      heads
        .slice(1)
        .forEach((card, place) => expect(motifOf(card.id, 'head')).not.toBe(motifOf(heads[place]!.id, 'head')));
    }
  });
});
