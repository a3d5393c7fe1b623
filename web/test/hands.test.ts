import { describe, expect, it } from 'vitest';
import { layOut } from '../src/games/nightmarium/layout';

describe('open hands of Nightmarium', () => {
  const many = { width: 968, height: 520, columns: 3, counts: [5, 3, 2, 4, 1, 5], hands: [9, 2, 12, 0, 4, 7] };
  it('leave room for creatures of every player', () => {
    expect(layOut(many)).toBeGreaterThan(24);
    expect(layOut({ ...many, columns: 2, counts: [2, 2], hands: [5, 5] })).toBeGreaterThan(layOut(many));
  });
  it('make creatures smaller, the more cards are held', () => {
    const few = { ...many, hands: many.hands.map(() => 0) };
    const lots = { ...many, hands: many.hands.map(() => 30) };
    expect(layOut(few)).toBeGreaterThan(layOut(lots));
    expect(layOut(lots)).toBeGreaterThan(0);
  });
});
