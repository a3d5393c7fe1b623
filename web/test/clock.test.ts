import { describe, expect, it } from 'vitest';
import { secondsLeft, shownTime, spokenTime } from '../src/table/clock';
import { translator } from '../src/text';

const t = translator('en');

describe('the clock', () => {
  it('counts by itself, and never below nothing', () => {
    expect([0, 900, 1000, 29_500, 31_000].map((passed) => secondsLeft(30, 5000, 5000 + passed))).toEqual([
      30, 30, 29, 1, 0,
    ]);
    expect(secondsLeft(30, 5000, 4000)).toBe(30);
  });
  it('shows minutes and seconds, and hours when there are many', () => {
    expect([0, 9, 60, 179, 3599, 3600, 3601, 86400].map((seconds) => shownTime(seconds, t))).toEqual([
      '0:00',
      '0:09',
      '1:00',
      '2:59',
      '59:59',
      '1 h',
      '2 h',
      '24 h',
    ]);
  });
  it('is spoken of in large steps', () => {
    expect([0, 3, 10, 11, 60, 61, 180].map((seconds) => spokenTime(seconds, t))).toEqual([
      '0 s',
      '10 s',
      '10 s',
      '20 s',
      '60 s',
      '2 min',
      '3 min',
    ]);
  });
});
