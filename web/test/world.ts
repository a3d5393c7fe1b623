/** A server and a network made of lists, for the line. */
import type { FromClient, FromServer, State } from '../src/protocol';
import type { Wire, World } from '../src/net/line';

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: FromClient[] = [];
  closed = false;

  send(text: string): void {
    if (this.closed) throw new Error('closed');
    this.said.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.closed = true;
    this.onclose?.();
  }
}

export class FakeWorld implements World {
  wires: FakeWire[] = [];
  private timers: { at: number; then: () => void }[] = [];
  private now = 0;
  private seed: number;

  constructor(seed = 1) {
    this.seed = seed;
  }
  open(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }
  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.now + milliseconds, then };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }
  random(): number {
    this.seed = (this.seed * 48271) % 2147483647;
    return this.seed / 2147483647;
  }
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.now = next.at;
      next.then();
    }
    this.now = until;
  }
  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error('no wire yet');
    return wire;
  }
}

export function state(version: number, from: number, count: number, more: Partial<State> = {}): State {
  const log = Array.from({ length: count }, (_, place) => ({
    number: from + place,
    choice: version,
    event: 'x',
    text: `${from + place}`,
    args: {},
    rules: [],
    private: false,
  }));
  return {
    t: 'state',
    version,
    table: 'a',
    game: 'nightmarium',
    phase: 'playing',
    seats: [],
    you: 0,
    settings: {},
    box: '',
    view: { version },
    decision: null,
    waiting: [],
    log,
    log_from: from,
    ending: '',
    winners: [],
    scores: [],
    commitment: '',
    away: [],
    can_undo: false,
    lang: 'en',
    votes: [],
    chat: [],
    level: '',
    clock: 0,
    clocks: {},
    seen: null,
    vote_in: {},
    watching: 0,
    onlookers: true,
    locked: false,
    arrangement: '',
    takes_back: false,
    undo_marks: false,
    takebacks: 0,
    story: [],
    story_from: 0,
    alarms: [],
    hints: false,
    rules: null,
    stopped: false,
    may_imagine: false,
    origin: null,
    ...more,
  };
}
