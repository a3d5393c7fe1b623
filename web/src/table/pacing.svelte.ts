/**
 * What came from the table is shown one state after another, each for as long as it takes to see what happened in it.
 *
 * Nothing is left out and nothing is shown twice: whatever waits is shown in the order in which it came, one at a time or (when
 * somebody skips) all of it at once.
 */
import type { Ledger } from '../net/ledger';
import type { World } from '../net/line';
import type { Pace } from '../prefs.svelte';
import type { LogLine } from '../protocol';
import type { Beat } from './stage/script';
import { Stage } from './stage/stage.svelte';

/** How much longer than at the normal pace a state is looked at. */
const TIMES: Record<Pace, number> = { slow: 2.4, normal: 1, fast: 0.4, instant: 0 };
/** Milliseconds for the first thing that happened, for each further one, and for who has the turn; never more than the last. */
const FIRST = 550;
const FURTHER = 300;
const TURN = 200;
const LONGEST = 4500;

/** What is told in the same words: nobody looks at it twice. */
const alike = ({ event, args }: LogLine): string => JSON.stringify([event, args]);

/** How long a state with these new lines is looked at; what is said again in the same words needs no time. */
export function holdOf(fresh: LogLine[], pace: Pace): number {
  const turns = fresh.filter((line) => line.event === 'turn').length;
  const events = new Set(fresh.filter((line) => line.event !== 'turn').map(alike)).size;
  const long = turns * TURN + (events ? FIRST + (events - 1) * FURTHER : 0);
  return Math.round(Math.min(long, LONGEST) * TIMES[pace]);
}

/** What is played before a state is shown. */
export interface Scenes {
  of: (batch: Ledger[]) => Beat[];
  pace: () => Pace;
  /** Whether cards turn. */
  motion: () => boolean;
  /** Something begins to be shown. */
  begins: (beat: Beat) => void;
}
const NO_SCENES: Scenes = { of: () => [], pace: () => 'instant', motion: () => false, begins: () => undefined };

export class Pacing {
  /** Nothing more is shown by itself. */
  paused = $state(false);
  /** How many states wait to be shown. */
  behind = $state(0);

  /** Somebody skipped ahead: nothing is waited for until they are there. */
  private hurried = $state(false);
  private waiting: Ledger[] = [];
  /** Set while the last state is looked at: ends that. */
  private cancel: (() => void) | null = null;
  private held = false;
  readonly stage: Stage;
  /** What the stage tells of, and the board shows afterwards. */
  played: readonly Ledger[] = [];

  constructor(
    /** Shows the last of them; the others were skipped. */
    private readonly show: (batch: Ledger[]) => void,
    private readonly wanted: () => Pace,
    private readonly after: World['after'],
    private readonly scenes = NO_SCENES,
  ) {
    const pace = () => (this.hurried ? 'instant' : scenes.pace());
    this.stage = new Stage({ ...scenes, pace, paused: () => this.paused || this.held, after });
  }

  get pace(): Pace {
    return this.hurried ? 'instant' : this.wanted();
  }

  /** One more came; it is shown in its turn. */
  add(ledger: Ledger): void {
    this.waiting.push(ledger);
    this.behind = this.waiting.length;
  }

  /** Show what may be shown now. */
  go(): void {
    while (this.waiting.length && !this.cancel && !this.paused && !this.held && !this.stage.beat) this.next(1);
  }

  /** All that waits, at once; after what must be read first, if there is something. */
  catchUp(): void {
    this.rest();
    if (!this.stage.beat) this.next(this.waiting.length);
  }

  /** The same, and what comes next is shown at once, too, until `arrive` is called. */
  skip = (): void => {
    this.paused = false;
    this.hurried = true;
    this.catchUp();
    this.rest();
  };

  arrive(): void {
    this.hurried = false;
  }

  /** One more, and then nothing by itself. */
  step = (): void => {
    this.paused = true;
    this.hurried = false;
    if (this.stage.beat) return this.stage.step();
    this.rest();
    this.next(1);
  };

  toggle = (): void => {
    this.paused = !this.paused;
    this.hurried = false;
    if (this.stage.beat) return this.stage.rest();
    this.rest();
    this.go();
  };

  /** To the end of what is played, or to what must be read before. */
  skipScene = (): void => {
    this.paused = false;
    this.stage.skip();
  };

  /** Somebody looks at something else: nothing is shown meanwhile. */
  hold(held: boolean): void {
    this.held = held;
    this.stage.rest();
    this.go();
  }

  /** Other eyes look at the table: what waited was not for them. */
  forget(): void {
    this.stage.forget();
    this.rest();
    this.waiting = [];
    this.behind = 0;
    this.paused = this.hurried = false;
  }

  /** What is shown now has been seen. */
  private rest(): void {
    this.stage.skip();
    this.cancel?.();
    this.cancel = null;
  }

  private next(many: number): void {
    const batch = this.waiting.splice(0, many);
    this.behind = this.waiting.length;
    this.played = batch;
    if (!batch.length) return;
    this.stage.play(this.scenes.of(batch), () => this.reveal(batch));
  }

  private reveal(batch: Ledger[]): void {
    const fresh = batch.flatMap((ledger) => ledger.fresh);
    const long = holdOf(fresh, this.pace);
    if (long) this.cancel = this.after(long, () => this.seen());
    this.show(batch);
    if (!long && this.waiting.length) this.after(0, () => this.goOn()); // whatever came while something was played
  }

  private goOn(): void {
    if (this.pace === 'instant') this.catchUp();
    else this.go();
  }

  private seen(): void {
    this.cancel = null;
    this.go();
  }
}
