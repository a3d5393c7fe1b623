/** However many messages come, a picture is made once; and a page that is put away still hears its call. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Soon } from '../src/table/soon';

let pictures: (() => void)[] = [];
let shown = 0;
const soon = new Soon(() => (shown += 1));

beforeEach(() => {
  vi.useFakeTimers();
  pictures = [];
  shown = 0;
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => pictures.push(then));
  vi.stubGlobal('cancelAnimationFrame', (number: number) => (pictures[number - 1] = () => undefined));
});
afterEach(() => {
  soon.cancel();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = (): void => pictures.splice(0).forEach((then) => then());

describe('what is shown once for every picture', () => {
  it('waits for the picture and counts many as one', () => {
    for (let message = 0; message < 5; message += 1) soon.ask();
    expect(shown).toBe(0);
    draw();
    expect(shown).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(shown).toBe(1);
    soon.ask();
    draw();
    expect(shown).toBe(2);
  });

  it('is shown at once where nobody looks, and soon where the page was put away meanwhile', () => {
    vi.stubGlobal('document', { hidden: true });
    soon.ask();
    expect(shown).toBe(1);
    vi.stubGlobal('document', { hidden: false });
    soon.ask();
    vi.advanceTimersByTime(100);
    expect(shown).toBe(2);
    draw();
    expect(shown).toBe(2);
  });

  it('is not shown after it was cancelled, nor twice when it is wanted now', () => {
    soon.ask();
    soon.cancel();
    draw();
    vi.advanceTimersByTime(1000);
    expect(shown).toBe(0);
    soon.ask();
    soon.now();
    draw();
    vi.advanceTimersByTime(1000);
    expect(shown).toBe(1);
  });
});
