import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Airfield, type Flight, type Flyer } from '../src/parts/airfield';

/** As much of a page as flights need: places by name, and elements that can be animated. */
class Box { constructor(readonly x: number, readonly y: number, readonly width: number, readonly height: number) {} } // prettier-ignore
interface Started { animation: Animation; frames: Keyframe[]; timing: KeyframeAnimationOptions; removed: boolean } // prettier-ignore
let places: Record<string, number>;
let started: Started[];
const shown = { style: { visibility: '' } } as HTMLElement;

class Field extends Airfield<Flight> {
  constructor() {
    super(() => ({ append: () => undefined }) as unknown as HTMLElement);
  }
  protected override flyer(): Flyer {
    const entry = { removed: false } as Started;
    const element = {
      style: {},
      remove: () => (entry.removed = true),
      animate: (frames: Keyframe[], timing: KeyframeAnimationOptions) => {
        started.push(Object.assign(entry, { frames, timing, animation: { cancel: () => undefined } }));
        return entry.animation;
      },
    } as unknown as HTMLElement;
    return { element, size: { width: 10, height: 10 }, scales: [1, 1], hides: [shown], waits: false };
  }
}

beforeEach(() => {
  places = { deck: 0, hand: 100 };
  started = [];
  shown.style.visibility = '';
  vi.stubGlobal('DOMRect', Box);
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelectorAll: () =>
      Object.entries(places).map(([name, x]) => ({
        dataset: { fly: name },
        getBoundingClientRect: () => new Box(x, 0, 10, 10),
      })),
  });
});
afterEach(() => vi.unstubAllGlobals());

const drawn: Flight = { from: ['nowhere', 'deck'], to: ['hand'] };

describe('an airfield', () => {
  it('lets things fly from where they were to where they are, one after another', () => {
    const field = new Field();
    field.look();
    places = { deck: 40, hand: 200 };
    field.play([drawn, drawn], 80);
    expect(started.map(({ frames }) => [frames[0]!['transform'], frames.at(-1)!['transform']])).toEqual([
      ['translate(0px, 0px) scale(1)', 'translate(200px, 0px) scale(1)'],
      ['translate(0px, 0px) scale(1)', 'translate(200px, 0px) scale(1)'],
    ]);
    expect(started.map(({ timing }) => timing.delay)).toEqual([80, 230]);
    expect(field.busy).toBe(true);
  });

  it('plays a long queue faster, and takes a very long one for a jump', () => {
    const field = new Field();
    field.play(Array<Flight>(14).fill(drawn));
    const last = started.at(-1)!.timing;
    expect(Number(last.delay) + Number(last.duration)).toBeLessThanOrEqual(1500);
    started = [];
    field.play(Array<Flight>(15).fill(drawn));
    expect(started).toEqual([]);
    expect(field.busy).toBe(false);
  });

  it('hides what is on its way, and shows everything when it is skipped or lands', () => {
    const field = new Field();
    field.play([drawn]);
    expect(shown.style.visibility).toBe('hidden');
    field.skip();
    expect([shown.style.visibility, started[0]!.removed, field.busy]).toEqual(['', true, false]);
    field.play([drawn]);
    started[1]!.animation.onfinish!({} as AnimationPlaybackEvent);
    expect([shown.style.visibility, started[1]!.removed, field.busy]).toEqual(['', true, false]);
  });

  it('remembers where things were before they flew', () => {
    const field = new Field();
    field.look();
    field.play([drawn]);
    places = { deck: 999, hand: 999 };
    field.look(); // something flies: what is measured now is no place to start from
    field.skip();
    field.play([drawn]);
    expect(started.at(-1)!.frames[0]!['transform']).toBe('translate(0px, 0px) scale(1)');
  });

  it('lets sparks begin among the flights', () => {
    const field = new Field();
    const delays: number[] = [];
    const spark = (after: number) => ({ after, start: (delay: number) => delays.push(delay) });
    field.play([drawn, drawn], 0, [spark(0), spark(2)]);
    expect(delays).toEqual([0, 2 * 150 + 216]);
  });
});
