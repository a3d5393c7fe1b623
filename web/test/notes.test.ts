import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, leftAt } from '../src/lesson/mark';
import { Line } from '../src/net/line';
import type { NotesOut } from '../src/protocol';
import { Draft, LONGEST } from '../src/table/notes.svelte';
import { FakeWorld, state } from './world';

const kept = (text: string, seat = 0): NotesOut => ({ t: 'notes', seat, text, marks: {} });

describe('what a seat writes down', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const drafted = () => {
    const sent: [string, object][] = [];
    return { sent, draft: new Draft((text, marks) => sent.push([text, marks])) };
  };

  it('is kept a moment after the last stroke, once', () => {
    const { draft, sent } = drafted();
    draft.take(kept(''));
    draft.write('a');
    draft.write('ab');
    vi.runAllTimers();
    draft.save();
    expect(sent).toEqual([['ab', {}]]);
  });
  it('is not overwritten from another device while something is being written here', () => {
    const { draft } = drafted();
    draft.take(kept('old'));
    draft.write('mine');
    draft.take(kept('theirs'));
    expect(draft.text).toBe('mine');
    vi.runAllTimers();
    draft.take(kept('theirs'));
    expect(draft.text).toBe('theirs');
  });
  it('has marks that turn: yes, perhaps, no, nothing', () => {
    const { draft } = drafted();
    const seen = [1, 2, 3, 4].map(() => {
      draft.turn('1/role:3');
      return draft.marks['1/role:3'] ?? '';
    });
    expect(seen).toEqual(['yes', 'maybe', 'no', '']);
    draft.mark('1', 'no');
    draft.mark('1', 'no');
    expect(draft.marks).toEqual({});
  });
  it('has an end', () => {
    const { draft } = drafted();
    draft.write('x'.repeat(3 * LONGEST));
    expect(draft.text.length).toBe(LONGEST);
    for (let place = 0; place < 150; place++) draft.turn(`1/goal:${place}`);
    expect(Object.keys(draft.marks).length).toBe(100);
  });
});

describe('the line', () => {
  const opened = () => {
    const world = new FakeWorld();
    const line = new Line('ws://table', 'en', null, () => undefined, world);
    world.wire.open();
    world.wire.tell(state(3, 0, 2, { you: 0 }));
    return { world, line };
  };
  it('takes notes of the seat from which it looks, and of no other', () => {
    const { world, line } = opened();
    world.wire.tell(kept('not mine', 1));
    expect(line.notes).toBeNull();
    world.wire.tell(kept('mine'));
    expect(line.notes?.text).toBe('mine');
    line.sitAt(1);
    expect(line.notes).toBeNull();
  });
  it('repeats only the last of several notes that were not answered', () => {
    const { line } = opened();
    line.send({ t: 'note', text: 'one', marks: {} });
    line.send({ t: 'note', text: 'two', marks: {} });
    expect(line.sent.map(({ command }) => command.t === 'note' && command.text)).toEqual(['two']);
  });
});

describe('a lesson that was left', () => {
  it('begins where it was left, and anew once it is over', () => {
    const shelf = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
      removeItem: (key: string) => shelf.delete(key),
    });
    leave('deranged', 7, 20);
    expect([leftAt('deranged'), leftAt('nemesis')]).toEqual([7, 0]);
    shelf.set('phobetor.lesson.nemesis', 'nonsense');
    expect(leftAt('nemesis')).toBe(0);
    leave('deranged', 20, 20);
    expect(leftAt('deranged')).toBe(0);
    vi.unstubAllGlobals();
  });
});
