/** What happened is played one thing after the other; the stage waits for whom it concerns, and for nobody else. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../src/prefs.svelte';
import type { Line, Section } from '../src/protocol';
import type { Beat } from '../src/table/stage/script';
import type { Stage } from '../src/table/stage/stage.svelte';
import { FakeWorld } from './world';

const line = (at: number, more: Partial<Line> = {}): Line => ({ text: `line ${at}`, first: at, last: at, ...more });
const section = (first: number, lines: Line[], more: Partial<Section> = {}): Section => ({ first, kind: 'turn', number: 1, lines, ...more }); // prettier-ignore
const card = { kind: 'card', value: 7 };
const hold = { title: 'You are possessed.' };

let script: (before: Section[], after: Section[], known: number) => Beat[];
let storyUpTo: (beat: Beat) => Section[];
let Stage_: typeof Stage;

beforeEach(async () => {
  ({ script, storyUpTo } = await import('../src/table/stage/script'));
  ({ Stage: Stage_ } = await import('../src/table/stage/stage.svelte'));
});

describe('what is played', () => {
  const told = (before: Section[], after: Section[], known: number): number[][] =>
    script(before, after, known).map((beat) => beat.lines.map((at) => beat.story[beat.place]!.lines[at]!.first));

  it('is nothing of a turn in which nothing is shown', () => {
    expect(script([], [section(0, [line(1), line(2)])], 0)).toEqual([]);
  });
  it('is every line of a scene, in order', () => {
    expect(told([], [section(0, [line(1), line(2), line(3)], { scene: true })], -1)).toEqual([[1], [2], [3]]);
  });
  it('is of a turn what is a scene in it or holds', () => {
    const lines = [line(1), line(2, { card }), line(3, { scene: true }), line(4), line(5, { hold })];
    expect(told([], [section(0, lines)], 0)).toEqual([[3], [5]]);
  });
  it('is only what is new, and a known line if it holds only now', () => {
    const old = [line(1, { hold }), line(2)];
    const now = [line(1, { hold, last: 3 }), line(2, { hold, last: 4 }), line(5)];
    expect(told([section(0, old)], [section(0, now)], 2)).toEqual([[2]]);
    expect(told([section(0, old, { scene: true })], [section(0, now, { scene: true })], 2)).toEqual([[2], [5]]);
  });
  it('shows cards that only I see together, and waits until I close them', () => {
    const only = { tone: 'only', card } as const;
    const lines = [line(1, only), line(2), line(3, only), line(4, { ...only, hold }), line(5, { scene: true })];
    const beats = script([], [section(0, lines)], 0);
    expect(beats.map((beat) => [beat.lines, beat.waits])).toEqual([[[2, 3], 'only'], [[4], '']]); // prettier-ignore
  });
  it('tells the log no more than the stage has told', () => {
    const story = [section(0, [line(0)]), section(1, [line(1), line(2), line(3)], { scene: true }), section(4, [line(4)])]; // prettier-ignore
    const second = script([], story, 0)[1]!;
    expect(storyUpTo(second).map((one) => one.lines.map((told) => told.first))).toEqual([[0], [1, 2]]);
  });
});

describe('how it is played', () => {
  let world: FakeWorld;
  let stage: Stage;
  let pace: Pace;
  let paused: boolean;
  let motion: boolean;
  const over = vi.fn();
  const shown = (): number | null => stage.beat && stage.beat.story[0]!.lines[stage.beat.lines[0]!]!.first;
  const play = (...lines: Line[]): void => stage.play(script([], [section(0, lines, { scene: true })], -1), over);

  beforeEach(() => {
    over.mockReset();
    world = new FakeWorld();
    [pace, paused, motion] = ['normal', false, true];
    const after = (milliseconds: number, then: () => void) => world.after(milliseconds, then);
    stage = new Stage_({ pace: () => pace, paused: () => paused, motion: () => motion, after, begins: () => undefined }); // prettier-ignore
  });

  it.each([['slow', 2400], ['normal', 1200], ['fast', 600]] as const)('rests at the %s pace', (chosen, long) => {
    pace = chosen;
    play(line(1), line(2));
    world.pass(long - 1);
    expect(shown()).toBe(1);
    world.pass(1);
    expect(shown()).toBe(2);
    world.pass(long);
    expect(shown()).toBe(null);
    expect(over).toHaveBeenCalledTimes(1);
  }); // prettier-ignore

  it('lets a card turn before it rests, unless nothing may move', () => {
    play(line(1, { card }), line(2, { card }));
    world.pass(1200 + 419);
    expect(shown()).toBe(1);
    world.pass(1);
    expect(shown()).toBe(2);
    motion = false;
    play(line(1, { card }), line(2, { card }));
    world.pass(1200);
    expect(shown()).toBe(2);
  });

  it('holds until somebody presses, whatever time goes by', () => {
    play(line(1), line(2, { hold }), line(3));
    world.pass(1200);
    world.pass(1_000_000);
    stage.step();
    stage.skip();
    expect([shown(), over.mock.calls.length]).toEqual([2, 0]);
    stage.goOn();
    expect(shown()).toBe(3);
    world.pass(1200);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('skips to what holds, and then to the end', () => {
    play(line(1), line(2), line(3, { hold }), line(4), line(5));
    stage.skip();
    expect(shown()).toBe(3);
    expect([...stage.shown]).toEqual([1, 3]);
    stage.goOn();
    stage.skip();
    expect([shown(), over.mock.calls.length]).toEqual([null, 1]);
    world.pass(10_000);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('at once shows nothing but what holds', () => {
    pace = 'instant';
    play(line(1), line(2));
    expect(over).toHaveBeenCalledTimes(1);
    play(line(1), line(2, { hold }), line(3));
    expect(shown()).toBe(2);
    stage.goOn();
    expect([shown(), over.mock.calls.length]).toEqual([null, 2]);
  });

  it('rests in a pause, goes one step on, and on by itself afterwards', () => {
    play(line(1), line(2), line(3));
    paused = true;
    stage.rest();
    world.pass(10_000);
    expect(shown()).toBe(1);
    stage.step();
    world.pass(10_000);
    expect(shown()).toBe(2);
    paused = false;
    stage.rest();
    world.pass(1200);
    expect(shown()).toBe(3);
  });

  it('ends with everything when the clock of this viewer runs, and forgets it for other eyes', () => {
    play(line(1, { hold }), line(2));
    stage.end();
    expect([shown(), over.mock.calls.length]).toEqual([null, 1]);
    play(line(1), line(2));
    stage.forget();
    world.pass(10_000);
    expect([shown(), over.mock.calls.length]).toEqual([null, 1]);
  });

  it('is at its end when there is nothing to play', () => {
    stage.play([], over);
    expect(over).toHaveBeenCalledTimes(1);
  });
});
