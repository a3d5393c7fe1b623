import { describe, expect, it } from 'vitest';
import { isNew, moved, placeAt } from '../src/lobby/order';
import { wordsFrom } from '../src/router';
import { left, written } from '../src/table/away';

describe('the order of chairs', () => {
  it('moves one chair and leaves the others as they follow one another', () => {
    expect(moved(4, 0, 2)).toEqual([1, 2, 0, 3]);
    expect(moved(4, 3, 0)).toEqual([3, 0, 1, 2]);
    expect(moved(4, 1, 9)).toEqual([0, 2, 3, 1]);
    expect(isNew(moved(3, 1, 1))).toBe(false);
    expect(isNew(moved(3, 1, 0))).toBe(true);
  });
  it('finds the place under a pointer', () => {
    expect(placeAt(5, [10, 20, 30])).toBe(0);
    expect(placeAt(25, [10, 20, 30])).toBe(2);
    expect(placeAt(99, [10, 20, 30])).toBe(3);
  });
});

describe('codes', () => {
  it('are words unless they are an id', () => {
    expect(wordsFrom('abcdefgh2345')).toBe('');
    expect(wordsFrom(' amber lantern heron candle ')).toBe('amber lantern heron candle');
    expect(wordsFrom('янтарь-фонарь-цапля-свеча')).toBe('янтарь-фонарь-цапля-свеча');
  });
});

describe('who left', () => {
  it('is told with the time that is left until a bot may stand in', () => {
    expect(left({ vote_in: { 1: 80 }, away: [] }, 0)).toEqual([{ seat: 1, seconds: 80 }]);
    expect(left({ vote_in: { 1: 80 }, away: [] }, 80.2)).toEqual([]);
    expect(left({ vote_in: { 1: 0 }, away: [1] }, 0)).toEqual([]);
    expect(written(80)).toBe('1:20');
    expect(written(5)).toBe('0:05');
  });
});
