/** Bots may do more in a moment than a page can show: nothing of it is lost, neither for motion nor for looking back. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogLine, State } from '../src/protocol';
import type { Sitting } from '../src/table/sitting.svelte';

let wire: { onopen(): void; onmessage(event: { data: string }): void };
let pictures: (() => void)[] = [];
let sitting: Sitting;

const told = (version: number, log: string[], from: number, more: Partial<State> = {}): State =>
  ({
    t: 'state', version, game: 'nightmarium', phase: 'playing', you: 0, view: {}, seats: [], decision: null, waiting: [], lang: 'en', chat: [], log_from: from,
    log: log.map((text, place) => ({ number: from + place, text, event: 'x', args: {}, choice: 0 }) as unknown as LogLine), ...more,
  }) as unknown as State; // prettier-ignore
const hear = (state: State): void => wire.onmessage({ data: JSON.stringify(state) });
const draw = (): void => pictures.splice(0).forEach((then) => then());
const fresh = (): string[] => sitting.ledger.fresh.map((line) => line.text);

beforeEach(async () => {
  pictures = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => pictures.push(then));
  vi.stubGlobal('cancelAnimationFrame', (number: number) => (pictures[number - 1] = () => undefined));
  vi.stubGlobal('WebSocket', class { constructor() { wire = this as unknown as typeof wire; } send() {} close() {} }); // prettier-ignore
  const { Sitting: Made } = await import('../src/table/sitting.svelte');
  sitting = new Made('t', null);
  wire.onopen();
  hear(told(1, ['begin'], 0));
});
afterEach(() => {
  sitting.close();
  vi.unstubAllGlobals();
});

it('shows the first state at once and those of one moment together', () => {
  expect(sitting.state?.version).toBe(1);
  hear(told(2, ['a'], 1));
  hear(told(3, ['b', 'c'], 2));
  expect(sitting.state?.version).toBe(1);
  draw();
  expect(sitting.state?.version).toBe(3);
  expect(fresh()).toEqual(['a', 'b', 'c']);
  expect(sitting.log.map((line) => line.text)).toEqual(['begin', 'a', 'b', 'c']);
  expect(sitting.past.map((state) => state.version)).toEqual([1, 2, 3]);
  hear(told(4, ['d'], 4));
  draw();
  expect(fresh()).toEqual(['d']);
});

it('forgets what was taken back in the same moment', () => {
  hear(told(2, ['a', 'b'], 1));
  hear(told(3, ['c'], 2));
  draw();
  expect(fresh()).toEqual(['a']);
});

it('shows the end of a game, and another pair of eyes, at once', () => {
  hear(told(2, ['a'], 1));
  hear(told(3, ['won'], 2, { phase: 'over' }));
  expect(sitting.state?.phase).toBe('over');
  expect(fresh()).toEqual(['a', 'won']);
  hear(told(4, ['b'], 3, { phase: 'over' }));
  sitting.sitAt(1);
  expect(sitting.state).toBe(null);
  expect(fresh()).toEqual([]);
});
