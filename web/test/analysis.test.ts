import { expect, test } from 'vitest';
import { HEIGHT, lines, x } from '../src/analysis/chart';
import { match, paths } from '../src/router';

test('the first choice stands on the left, the last on the right', () => {
  expect(x(0, 11, 500)).toBe(0);
  expect(x(5, 11, 500)).toBe(250);
  expect(x(10, 11, 500)).toBe(500);
  expect(x(0, 1, 500)).toBe(0);
});

test('each seat has a line through its chances', () => {
  const standings = [
    { choice: 0, chances: [50, 0] },
    { choice: 10, chances: [100, 25] },
  ];
  expect(lines(standings, 2, 11, 100)).toEqual([`M0 ${HEIGHT / 2}L100 0`, `M0 ${HEIGHT}L100 ${HEIGHT * 0.75}`]);
});

test('an analysis has an address', () => {
  expect(match(paths.analysis('abc', 2))).toEqual({ page: 'analysis', table: 'abc', seat: 2 });
});
