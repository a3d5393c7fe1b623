import { describe, expect, it } from 'vitest';
import { apart, gathered } from '../src/parts/apart';

describe('marks on a line of time', () => {
  it('stay where they are if they have room', () => expect(apart([20, 80, 140], 20, 300)).toEqual([20, 80, 140]));
  it('are moved from each other, and never off the line', () => {
    expect(apart([100, 104, 108], 20, 300)).toEqual([100, 120, 140]);
    expect(apart([0, 290, 299, 300], 20, 300)).toEqual([10, 250, 270, 290]);
  });
  it('keep their order on a line that is too short', () => {
    const found = apart([10, 10, 10], 20, 60);
    expect(found).toEqual([10, 30, 50]);
  });
  it('are gathered where they would cover each other, and none is lost', () => {
    expect([...gathered([7, 3, 4, 40], 5)]).toEqual([[3, 3], [40, 1]]); // prettier-ignore
    expect([...gathered([1, 2], 0.5)]).toEqual([[1, 1], [2, 1]]); // prettier-ignore
  });
});
