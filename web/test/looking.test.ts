/** Looking back: moments are fetched once, answers that come late change nothing, and the present comes back. */
import { describe, expect, it } from 'vitest';
import type { Line, LogLine, MomentsOut, Section, State } from '../src/protocol';
import { lastTurnOf, Looking, missedIn, spotsOf, type Back } from '../src/table/looking.svelte';
import { FakeWorld } from './world';

const line = (first: number, last = first, more: Partial<Line> = {}): Line => ({
  text: `line ${first}`,
  first,
  last,
  ...more,
});
const turn = (first: number, seat: number, lines: Line[]): Section => ({
  first,
  kind: 'turn',
  number: first,
  seat,
  lines,
});
const STORY = [turn(0, 0, [line(1)]), turn(2, 1, [line(3, 4), line(5)]), turn(6, 2, [line(7)]), turn(8, 0, [])];

function house(answer?: (event: number) => Promise<MomentsOut>) {
  const world = new FakeWorld();
  const asked: number[] = [];
  const told: string[] = [];
  const table = {
    story: STORY,
    log: Array.from({ length: 9 }, (_, number) => ({ number }) as LogLine),
    newest: { table: 't', you: 0, version: 9 } as State,
    back: null as Back | null,
    decidedAt: -1,
    complain: (text: string) => void told.push(text),
  };
  const moments = (): MomentsOut => ({
    first: 0,
    end: 9,
    moments: [
      [0, 2],
      [3, 4],
      [5, 5],
      [6, 8],
    ].map(([from = 0, last = 0]) => ({ first: from, last, view: { last }, seen: null })),
  });
  const looking = new Looking(
    () => table,
    (_, __, event) => {
      asked.push(event);
      return answer?.(event) ?? Promise.resolve(moments());
    },
    (long, then) => world.after(long, then),
    () => 1000,
  );
  const shown = () =>
    table.back ? [(table.back.state.view as { last: number }).last, table.back.fresh.map((one) => one.number)] : null;
  return { world, asked, told, table, looking, shown };
}
const settle = async () => {
  for (let at = 0; at < 9; at++) await Promise.resolve();
};

describe('looking back', () => {
  it('shows the table after a line, and fetches what it needs once', async () => {
    const { looking, asked, shown } = house();
    const [, second, third] = spotsOf(STORY);
    looking.show(second!);
    await settle();
    expect([shown(), looking.spot]).toEqual([[4, []], second]);
    looking.show(third!);
    await settle();
    expect([shown(), asked]).toEqual([[5, []], [4]]);
    expect(looking.move(1)).toBe(true);
    await settle();
    expect(shown()).toEqual([8, []]);
    expect(looking.move(1)).toBe(false);
    looking.comeBack();
    expect([shown(), looking.spot]).toEqual([null, null]);
  });

  it('plays a turn from the moment before it, then shows the present again', async () => {
    const { looking, world, shown } = house();
    looking.play([STORY[1]!]);
    await settle();
    const seen = [shown()];
    for (let at = 0; at < 3; at++) {
      world.pass(1000);
      await settle();
      seen.push(shown());
    }
    expect(seen).toEqual([[2, []], [4, [3, 4]], [5, [5]], null]);
  });

  it('stays at the last line where somebody was looking back already', async () => {
    const { looking, world, shown } = house();
    looking.show(spotsOf(STORY)[1]!);
    await settle();
    looking.playTurn();
    for (let at = 0; at < 6; at++) {
      await settle();
      world.pass(1000);
    }
    expect([shown()?.[0], looking.playing]).toEqual([5, false]);
  });

  it('says why it cannot, and shows the present', async () => {
    const { looking, told, shown } = house(() => Promise.reject(new Error('Try again.')));
    looking.show(spotsOf(STORY)[0]!);
    await settle();
    expect([told, shown(), looking.spot]).toEqual([['Try again.'], null, null]);
  });

  it('is not disturbed by an answer that comes after it was left', async () => {
    let give: (out: MomentsOut) => void = () => undefined;
    const { looking, shown } = house(() => new Promise((resolve) => (give = resolve)));
    looking.show(spotsOf(STORY)[0]!);
    looking.comeBack();
    give({ first: 0, end: 9, moments: [{ first: 0, last: 8, view: {}, seen: null }] });
    await settle();
    expect(shown()).toBeNull();
  });

  it('asks anew after something was taken back', async () => {
    const { looking, asked } = house();
    looking.show(spotsOf(STORY)[0]!);
    await settle();
    looking.forget();
    looking.show(spotsOf(STORY)[0]!);
    await settle();
    expect(asked).toEqual([1, 1]);
  });
});

describe('what was missed', () => {
  const numbers = (sections: Section[]) =>
    sections.map((section) => [section.first, section.lines.map((one) => one.first)]);
  it('begins after my last decision', () => {
    expect(numbers(missedIn(STORY, 0, 4))).toEqual([
      [2, [5]],
      [6, [7]],
    ]);
  });
  it('begins after my last turn where this page saw no decision, or nothing happened since', () => {
    expect(lastTurnOf(STORY, 0)).toBe(1);
    expect(numbers(missedIn(STORY, 0, -1))).toEqual([
      [2, [3, 5]],
      [6, [7]],
    ]);
    expect(numbers(missedIn(STORY, 0, 99))).toEqual([
      [2, [3, 5]],
      [6, [7]],
    ]);
  });
  it('is everything for who only watches', () => {
    expect(numbers(missedIn(STORY, -1, -1))).toEqual([
      [0, [1]],
      [2, [3, 5]],
      [6, [7]],
    ]);
  });
});
