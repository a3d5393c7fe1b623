/** What comes from a table is shown in its order, at the pace that somebody chose; nothing is lost, and only what is asked now can be answered. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../src/prefs.svelte';
import type { Decision, Line, LogLine, State } from '../src/protocol';
import type { Sitting } from '../src/table/sitting.svelte';

let wire: { onopen(): void; onmessage(event: { data: string }): void; onclose(): void };
let sent: { t: string; cmd?: string; decision?: number }[] = [];
let pictures: (() => void)[] = [];
let sitting: Sitting;

const told = (version: number, log: string[], from: number, more: Partial<State> = {}): State =>
  ({
    t: 'state', version, game: 'nightmarium', phase: 'playing', you: 0, view: {}, seats: [], decision: null, waiting: [], clocks: {}, lang: 'en', chat: [], log_from: from,
    log: log.map((text, place) => ({ number: from + place, event: text, args: {}, choice: 0 }) as unknown as LogLine), ...more,
  }) as unknown as State; // prettier-ignore
const hear = (state: State): void => wire.onmessage({ data: JSON.stringify(state) });
const asks = (id: number): Partial<State> => ({ decision: { id, options: [{ verb: 'x', args: {}, label: 'x' }], final: [], rules: [] } as unknown as Decision }); // prettier-ignore
const shown = (): number | undefined => sitting.state?.version;
const draw = (): void => pictures.splice(0).forEach((then) => then());
const fresh = (): string[] => sitting.ledger.fresh.map((line) => line.event);

async function sit(pace: Pace): Promise<void> {
  const { prefs } = await import('../src/prefs.svelte');
  prefs.setPace(pace);
  const { LiveSitting: Made } = await import('../src/table/sitting.svelte');
  sitting = new Made('t', null);
  wire.onopen();
  hear(told(1, ['begin'], 0));
}
/** What the person here sends is acknowledged before the state comes. */
function choose(version: number): void {
  sitting.choose(0);
  wire.onmessage({ data: JSON.stringify({ t: 'ack', cmd: sent.at(-1)?.cmd, version }) });
}

beforeEach(() => {
  pictures = [];
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => pictures.push(then));
  vi.stubGlobal('cancelAnimationFrame', (number: number) => (pictures[number - 1] = () => undefined));
  vi.stubGlobal('WebSocket', class { constructor() { wire = this as unknown as typeof wire; } send(text: string) { sent.push(JSON.parse(text) as typeof sent[0]); } close() {} }); // prettier-ignore
});
afterEach(() => {
  sitting.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('at once', () => {
  beforeEach(() => sit('instant'));

  it('shows the first state at once and those of one moment together', () => {
    expect(sitting.state?.version).toBe(1);
    hear(told(2, ['a'], 1));
    hear(told(3, ['b', 'c'], 2));
    expect(sitting.state?.version).toBe(1);
    draw();
    expect(sitting.state?.version).toBe(3);
    expect(fresh()).toEqual(['a', 'b', 'c']);
    expect(sitting.log.map((line) => line.event)).toEqual(['begin', 'a', 'b', 'c']);
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
    draw();
    expect(sitting.state?.phase).toBe('over');
    expect(fresh()).toEqual(['a', 'won']);
    hear(told(4, ['b'], 3, { phase: 'over' }));
    sitting.sitAt(1);
    expect(sitting.state).toBe(null);
    expect(fresh()).toEqual([]);
  });
});

describe('one after another', () => {
  beforeEach(() => sit('normal'));
  /** Two bots move while the first is being looked at. */
  const bots = (last: Partial<State> = {}): void => {
    hear(told(2, ['a'], 1));
    hear(told(3, ['b', 'c'], 2));
    hear(told(4, ['d'], 4, last));
  };

  it('shows each for as long as there is something to see in it', () => {
    bots();
    expect([shown(), sitting.pacing.behind]).toEqual([2, 2]);
    expect(fresh()).toEqual(['a']);
    expect(sitting.log.map((line) => line.event)).toEqual(['begin', 'a']); // the log tells no more than the board
    vi.advanceTimersByTime(549);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(1);
    expect([shown(), fresh()]).toEqual([3, ['b', 'c']]);
    vi.advanceTimersByTime(849);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(1);
    expect([shown(), fresh()]).toEqual([4, ['d']]);
  });

  it('asks me when all that came before has been seen, and takes no answer earlier', () => {
    bots(asks(7));
    expect(sitting.newest?.decision?.id).toBe(7);
    expect(sitting.asked).toBe(null);
    sitting.choose(0);
    expect(sent.filter((message) => message.t === 'choose')).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(sitting.asked?.id).toBe(7);
    choose(5);
    expect(sent.at(-1)).toMatchObject({ t: 'choose', decision: 7 });
  });

  it('never offers a decision that was answered elsewhere meanwhile', () => {
    hear(told(2, ['a'], 1));
    hear(told(3, ['b'], 2, asks(7)));
    hear(told(4, ['c'], 3));
    vi.advanceTimersByTime(600);
    expect([shown(), sitting.decision]).toEqual([3, null]);
    vi.advanceTimersByTime(600);
    expect([shown(), sitting.decision]).toEqual([4, null]);
  });

  it('shows at once what my own choice did, and then lets me look at it', () => {
    hear(told(2, ['a'], 1, asks(7)));
    choose(3);
    hear(told(3, ['mine'], 2));
    expect(shown()).toBe(3);
    hear(told(4, ['b'], 3));
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(550);
    expect(shown()).toBe(4);
  });

  it('does not take my question away while others do something', () => {
    hear(told(2, ['a'], 1, asks(7)));
    hear(told(3, ['b'], 2, asks(7)));
    expect([shown(), sitting.asked?.id]).toEqual([3, 7]);
  });

  it('does not let my clock run while I only watch', () => {
    bots({ ...asks(7), clocks: { 0: 30 } });
    expect([shown(), sitting.asked?.id]).toEqual([4, 7]);
    expect(fresh()).toEqual(['a', 'b', 'c', 'd'].slice(1));
  });

  it('stops, goes on by steps, and goes on by itself', () => {
    sitting.pacing.toggle();
    bots();
    vi.advanceTimersByTime(60_000);
    expect([shown(), sitting.pacing.behind]).toEqual([1, 3]);
    sitting.pacing.step();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(2);
    sitting.pacing.toggle();
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(850);
    expect(shown()).toBe(4);
  });

  it('skips to my next decision, and only so far', () => {
    bots();
    sitting.pacing.skip();
    expect([shown(), fresh()]).toEqual([4, ['b', 'c', 'd']]);
    hear(told(5, ['e'], 5));
    hear(told(6, ['f'], 6, asks(7)));
    draw();
    expect([shown(), sitting.asked?.id]).toEqual([6, 7]);
    choose(7);
    hear(told(7, ['mine'], 7));
    hear(told(8, ['g'], 8));
    expect(shown()).toBe(7);
  });

  it('skips when something on the table is clicked', () => {
    bots(asks(7));
    sitting.pick('card', 3);
    expect([shown(), sitting.asked?.id]).toEqual([4, 7]);
    expect(sent.map((message) => message.t)).toEqual(['hello']);
  });

  it('catches up where nobody looks, and after the line was down', () => {
    bots();
    vi.stubGlobal('document', { hidden: true });
    hear(told(5, ['e'], 5));
    expect(shown()).toBe(5);
    vi.stubGlobal('document', { hidden: false });
    hear(told(6, ['f'], 6));
    wire.onclose();
    vi.advanceTimersByTime(400);
    wire.onopen();
    hear(told(9, ['begin', 'a', 'x'], 0));
    expect([shown(), fresh()]).toEqual([9, []]);
    expect(sitting.pacing.behind).toBe(0);
  });

  it('waits while somebody looks back', () => {
    hear(told(2, ['a'], 1));
    sitting.back = { state: sitting.state as State, fresh: [], last: 0 };
    hear(told(3, ['b'], 2));
    vi.advanceTimersByTime(5000);
    expect(shown()).toBe(2);
    sitting.back = null;
    expect(shown()).toBe(3);
  });

  it('forgets what waited when other eyes look', () => {
    bots();
    sitting.sitAt(1);
    vi.advanceTimersByTime(5000);
    expect([sitting.state, sitting.pacing.behind]).toEqual([null, 0]);
  });

  it('hears the chat at once', () => {
    bots();
    wire.onmessage({ data: JSON.stringify({ t: 'chat', number: 1, seat: 1, text: 'hello' }) });
    expect(sitting.chat.map((line) => line.text)).toEqual(['hello']);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(549);
    expect(shown()).toBe(2);
  });
});

describe('scenes', () => {
  const line = (at: number, more: Partial<Line> = {}): Line => ({ text: `${at}`, first: at, last: at, ...more });
  const scene = (...lines: Line[]): Partial<State> => ({
    story: [{ first: 1, kind: 'night', number: 1, lines, heading: 'Night', scene: true }],
    story_from: 0,
  });
  const hold = { title: 'You are possessed.' };
  const played = (): string | undefined => sitting.beat?.story[0]?.lines[sitting.beat.lines[0] ?? 0]?.text;
  beforeEach(() => sit('fast'));

  it('are played before the board shows what came of them, and the log tells no more than they do', () => {
    hear(told(2, ['a', 'b'], 1, { ...scene(line(1), line(2)), ...asks(7) }));
    expect([shown(), played(), sitting.asked]).toEqual([1, '1', null]);
    expect(sitting.story.at(-1)?.lines.length).toBe(1);
    vi.advanceTimersByTime(600);
    expect([shown(), played(), sitting.story.at(-1)?.lines.length]).toEqual([1, '2', 2]);
    vi.advanceTimersByTime(600);
    expect([shown(), played(), sitting.asked?.id]).toEqual([2, undefined, 7]);
  });

  it('hold for me alone: what comes meanwhile waits, and is shown in its order', () => {
    hear(told(2, ['a'], 1, scene(line(1, { hold }))));
    hear(told(3, ['b'], 2, { story_from: 1 }));
    vi.advanceTimersByTime(60_000);
    expect([shown(), sitting.newest?.version, sitting.pacing.behind]).toEqual([1, 3, 1]);
    expect([shown(), sitting.inHand?.version]).toEqual([1, 2]); // the board comes after it; what I hold is read beside it
    sitting.stage.goOn();
    expect([shown(), sitting.beat]).toEqual([2, null]);
    expect(sitting.inHand).toBe(sitting.state);
    vi.advanceTimersByTime(300);
    expect(shown()).toBe(3);
  });

  it('hold at the instant pace, too, and then all of it is there', async () => {
    const { prefs } = await import('../src/prefs.svelte');
    prefs.setPace('instant');
    hear(told(2, ['a', 'b'], 1, scene(line(1), line(2, { hold }))));
    hear(told(3, ['c'], 3, { story_from: 1 }));
    draw();
    expect([shown(), played()]).toEqual([1, '2']);
    sitting.stage.goOn();
    vi.advanceTimersByTime(50);
    expect([shown(), sitting.beat]).toEqual([3, null]);
  });

  it('give way when I am asked and my clock runs', () => {
    hear(told(2, ['a'], 1, scene(line(1, { hold }))));
    hear(told(3, ['b'], 2, { story_from: 1, ...asks(7), clocks: { 0: 30 } }));
    expect([shown(), sitting.beat, sitting.asked?.id]).toEqual([3, null, 7]);
    expect(sitting.story[0]?.lines.length).toBe(1);
  });

  it('do not come over a question that I am answering', () => {
    hear(told(2, ['a'], 1, asks(7)));
    hear(told(3, ['b'], 2, { ...scene(line(2)), ...asks(7) }));
    expect([shown(), sitting.beat, sitting.asked?.id]).toEqual([3, null, 7]);
  });

  it('follow from my own choice, and are skipped to what holds where nobody looks', () => {
    hear(told(2, ['a'], 1, asks(7)));
    choose(3);
    vi.stubGlobal('document', { hidden: true });
    hear(told(3, ['b', 'c'], 2, scene(line(2), line(3, { hold }))));
    expect([shown(), played()]).toEqual([2, '3']);
  });

  it('rest while somebody looks back, and are gone for other eyes', () => {
    hear(told(2, ['a', 'b'], 1, scene(line(1), line(2))));
    sitting.back = { state: sitting.state as State, fresh: [], last: 0 };
    vi.advanceTimersByTime(5000);
    expect(sitting.beat).toBe(null);
    sitting.back = null;
    expect(played()).toBe('1');
    sitting.sitAt(1);
    vi.advanceTimersByTime(5000);
    expect([sitting.beat, sitting.state]).toEqual([null, null]);
  });

  it('pause, go by steps over their end, and go on', () => {
    hear(told(2, ['a', 'b'], 1, scene(line(1), line(2))));
    hear(told(3, ['c'], 3, { story_from: 1 }));
    sitting.pacing.toggle();
    vi.advanceTimersByTime(5000);
    expect(played()).toBe('1');
    sitting.pacing.step();
    sitting.pacing.step();
    vi.advanceTimersByTime(5000);
    expect([shown(), sitting.pacing.paused]).toEqual([2, true]);
    sitting.pacing.toggle();
    expect(shown()).toBe(3);
  });

  it('are not cut short by what comes, for whoever wants no motion and chose no pace', async () => {
    const { prefs } = await import('../src/prefs.svelte');
    prefs.animate = false;
    prefs.chosenPace = null;
    hear(told(2, ['a', 'b'], 1, scene(line(1), line(2))));
    draw();
    hear(told(3, ['c'], 3, { story_from: 1 }));
    draw();
    expect([played(), shown()]).toEqual(['1', 1]);
    vi.advanceTimersByTime(2400);
    expect([sitting.beat, shown()]).toEqual([null, 2]);
    vi.advanceTimersByTime(10);
    expect(shown()).toBe(3);
    prefs.animate = true;
  });

  it('are not played when somebody comes back to a table', () => {
    wire.onclose();
    vi.advanceTimersByTime(400);
    wire.onopen();
    hear(told(9, ['begin', 'a'], 0, scene(line(1, { hold }))));
    expect([shown(), sitting.beat]).toEqual([9, null]);
  });
});

it('holds a state longer the more happened in it, and shorter the faster the pace', async () => {
  const { holdOf } = await import('../src/table/pacing.svelte');
  const lines = (...texts: string[]) => told(1, texts, 0).log;
  expect(holdOf([], 'slow')).toBe(0);
  expect(holdOf(lines('a'), 'normal')).toBe(550);
  expect(holdOf(lines('a', 'a', 'a'), 'normal')).toBe(550);
  expect(holdOf(lines('a', 'b'), 'normal')).toBe(850);
  expect(holdOf(lines('a', 'b'), 'slow')).toBe(2040);
  expect(holdOf(lines('a', 'b'), 'fast')).toBe(340);
  expect(holdOf(lines('a', 'b'), 'instant')).toBe(0);
  expect(holdOf(lines(...'abcdefghijklmnopqrstuvwxyz'), 'normal')).toBe(4500);
  expect(holdOf(lines('a').map((line) => ({ ...line, event: 'turn' })), 'normal')).toBe(200); // prettier-ignore
  await sit('normal'); // so that there is something to close
});
