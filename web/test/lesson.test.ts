import { describe, expect, it } from 'vitest';
import { asked, logUpTo, marked, paragraphs, taken, touched, wantedThings } from '../src/lesson/steps';
import type { Decision, LessonFrame, LogLine, OptionOut, State } from '../src/protocol';
import { match, paths } from '../src/router';

const option = (verb: string, args: Record<string, number>): OptionOut => ({
  verb,
  args,
  label: `${verb} ${Object.values(args).join(' ')}`,
  notation: '',
});
const decision: Decision = {
  id: 1,
  prompt: '',
  step: 'Action',
  rules: [],
  args: {},
  can_undo: false,
  final: [],
  grave: [],
  bar: { prompt: '', chips: [] },
  options: [
    option('draw', {}),
    option('play', { card: 14, creature: 1 }),
    option('play', { card: 14, creature: 2 }),
    option('play', { card: 9, creature: 2 }),
  ],
};
const line = (number: number): LogLine => ({
  number,
  choice: 0,
  event: 'drew',
  args: {},
});

function frame(wanted: number, wide = false, log: LogLine[] = []): LessonFrame {
  const state = { decision, log } as unknown as State;
  return { state, text: 'Look.\nDo it.', wanted, wide };
}

describe('a step of a lesson', () => {
  it('marks only what the lesson wants', () => {
    expect(marked(frame(1), false, [])).toEqual([1]);
  });
  it('marks everything where the learner wants to see what else there is', () => {
    expect(marked(frame(1), true, [])).toEqual([0, 1, 2, 3]);
    expect(marked(frame(1), true, [{ kind: 'card', value: 14 }])).toEqual([1, 2]);
  });
  it('has nothing to choose while others move, whatever the table asks', () => {
    expect(asked(frame(-1))).toBeNull();
    expect(marked(frame(-1), true, [])).toEqual([]);
    expect(touched(frame(-1), false, [], { kind: 'card', value: 14 })).toEqual({ does: 'nothing' });
  });
  it('goes on with the wanted option, by its number or by any of its things', () => {
    expect(taken(frame(1), 1)).toEqual({ does: 'go on' });
    expect(touched(frame(1), false, [], { kind: 'card', value: 14 })).toEqual({ does: 'go on' });
    expect(touched(frame(1), false, [], { kind: 'creature', value: 1 })).toEqual({ does: 'go on' });
  });
  it('says what else was chosen, and stays', () => {
    expect(taken(frame(1), 0)).toEqual({ does: 'another way', label: 'draw ' });
    expect(touched(frame(1), false, [], { kind: 'card', value: 9 })).toEqual({
      does: 'another way',
      label: 'play 9 2',
    });
    expect(touched(frame(0), false, [], { kind: 'card', value: 14 })).toEqual({
      does: 'another way',
      label: 'play 14 1',
    });
  });
  it('knows what cannot be chosen at all', () => {
    expect(touched(frame(1), false, [], { kind: 'card', value: 99 })).toEqual({ does: 'nothing' });
  });
  it('narrows as at a table while everything is marked', () => {
    const first = touched(frame(1, true), true, [], { kind: 'card', value: 14 });
    expect(first).toEqual({ does: 'narrow', picked: [{ kind: 'card', value: 14 }] });
    expect(touched(frame(1, true), true, [{ kind: 'card', value: 14 }], { kind: 'creature', value: 1 })).toEqual({
      does: 'go on',
    });
    expect(touched(frame(1, true), true, [{ kind: 'card', value: 14 }], { kind: 'creature', value: 2 })).toEqual({
      does: 'another way',
      label: 'play 14 2',
    });
  });
  it('lights the things of the wanted option', () => {
    expect(wantedThings(frame(1))).toEqual([
      { kind: 'card', value: 14 },
      { kind: 'creature', value: 1 },
    ]);
    expect(wantedThings(frame(-1))).toEqual([]);
  });
});

describe('a lesson', () => {
  it('keeps the log of all steps so far', () => {
    const frames = [frame(0, false, [line(0)]), frame(0, false, [line(1), line(2)]), frame(-1, false, [line(3)])];
    expect(logUpTo(frames, 1).map((one) => one.number)).toEqual([0, 1, 2]);
  });
  it('says last what to do', () => {
    expect(paragraphs('You see this.\nDo that.')).toEqual({ about: ['You see this.'], doing: 'Do that.' });
    expect(paragraphs('Do that.')).toEqual({ about: [], doing: 'Do that.' });
  });
  it('has an address for each step', () => {
    expect(match(paths.lesson('somnicum'))).toEqual({ page: 'lesson', game: 'somnicum', at: 0 });
    expect(match(paths.lesson('somnicum', 4))).toEqual({ page: 'lesson', game: 'somnicum', at: 4 });
    expect(match('/learn/somnicum?step=0')).toEqual({ page: 'lesson', game: 'somnicum', at: 0 });
    expect(match('/learn/')).toEqual({ page: 'lost' });
  });
});
