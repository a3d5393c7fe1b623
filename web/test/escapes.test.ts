/** Escape closes what was opened last. */
import { expect, it } from 'vitest';
import { closeLast, escapes } from '../src/parts/escapes';

const NODE = {} as HTMLElement;

it('closes one after the other, and what comes and goes with the mouse last', () => {
  const closed: string[] = [];
  const open = (name: string, passing = false) => {
    const there = escapes(NODE, { passing, close: () => (closed.push(name), there.destroy()) });
  };
  expect(closeLast()).toBe(false);
  open('chapter');
  open('discards');
  open('inspector', true);
  expect([closeLast(), closeLast(), closeLast()]).toEqual([true, true, false]);
  expect([closeLast(true), closeLast(true)]).toEqual([true, false]);
  expect(closed).toEqual(['discards', 'chapter', 'inspector']);
});

it('forgets what is gone', () => {
  escapes(NODE, { close: () => undefined }).destroy();
  expect(closeLast()).toBe(false);
});
