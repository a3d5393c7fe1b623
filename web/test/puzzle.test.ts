import { describe, expect, test } from 'vitest';
import { inARow, withDay } from '../src/puzzle/streak';
import { match, paths } from '../src/router';

describe('days in a row', () => {
  test('count back from today', () => {
    expect(inARow(['2026-11-16', '2026-11-17', '2026-11-18'], '2026-11-18')).toBe(3);
  });
  test('go on until today is over', () => {
    expect(inARow(['2026-11-16', '2026-11-17'], '2026-11-18')).toBe(2);
  });
  test('end with a missed day', () => {
    expect(inARow(['2026-11-14', '2026-11-16'], '2026-11-18')).toBe(0);
    expect(inARow(['2026-11-14', '2026-11-16', '2026-11-17'], '2026-11-18')).toBe(2);
  });
  test('go over the end of a month and of a year', () => {
    expect(inARow(['2026-12-31', '2027-01-01'], '2027-01-01')).toBe(2);
    expect(inARow(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01')).toBe(3);
  });
  test('are none of nonsense', () => {
    expect(inARow([], '2026-11-18')).toBe(0);
    expect(inARow(['no day'], 'no day')).toBe(0);
  });
  test('are kept once each, and not for ever', () => {
    expect(withDay(['2026-11-17'], '2026-11-17')).toEqual(['2026-11-17']);
    const many = Array.from({ length: 500 }, (_, n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    expect(withDay(many, '2026-11-18')).toHaveLength(400);
    expect(withDay(many, '2026-11-18').at(-1)).toBe('2026-11-18');
  });
});

test('a puzzle has an address', () => {
  expect(match(paths.puzzle('somnicum'))).toEqual({ page: 'puzzle', game: 'somnicum', number: 0 });
  expect(match(paths.puzzle('somnicum', 7))).toEqual({ page: 'puzzle', game: 'somnicum', number: 7 });
  expect(match('/puzzle/somnicum?n=x')).toEqual({ page: 'puzzle', game: 'somnicum', number: 0 });
});
