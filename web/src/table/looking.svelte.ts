/**
 * Looking back: the board shows an earlier moment as this viewer saw it, while the game goes on without being shown.
 *
 * Moments are fetched from the server part by part and kept; none of them knows what came later.
 */
import { sentence } from '../api';
import type { World } from '../net/line';
import type { Line, LogLine, MomentsOut, PastView, Section, State } from '../protocol';
import type { Sitting } from './sitting.svelte';

/** A line of the story with its section. */
export interface Spot {
  section: Section;
  line: Line;
}

/** An earlier moment on the board. */
export interface Back {
  state: State;
  fresh: LogLine[];
  /** The number of the last event that had happened. */
  last: number;
}

type Table = Pick<Sitting, 'story' | 'log' | 'newest' | 'back' | 'complain'> & { decidedAt: number };
export type Fetch = (table: string, seat: number, event: number) => Promise<MomentsOut>;

/** For a moment the board shows what was before; then one thing after the other. */
const BEFORE = 350;

export const spotsOf = (story: Section[]): Spot[] =>
  story.flatMap((section) => section.lines.map((line) => ({ section, line })));

/** Two lines may tell the same event: what everybody gets, and what I get. */
export const isSame = ({ line }: Spot, { line: other }: Spot): boolean =>
  line.first === other.first && line.text === other.text;

/** The number of the last event of this viewer's last turn before the one that goes on now. */
export function lastTurnOf(story: Section[], you: number): number {
  const mine = story.slice(0, -1).findLast((section) => section.seat === you && you >= 0);
  return mine?.lines.at(-1)?.last ?? mine?.first ?? story.find((section) => section.kind !== 'setup')?.first ?? -1;
}

/** What others did since this viewer last decided, section by section; since their last turn where that is nothing. */
export function missedIn(story: Section[], you: number, decidedAt: number): Section[] {
  const since = (event: number) =>
    story
      .map((section) => ({ ...section, lines: section.lines.filter((line) => line.last > event) }))
      .filter((section) => section.lines.length && (section.seat !== you || you < 0 || section.kind !== 'turn'));
  const fresh = decidedAt >= 0 ? since(decidedAt) : [];
  return fresh.length ? fresh : since(lastTurnOf(story, you));
}

export class Looking {
  /** What the board shows; null for now. */
  spot = $state.raw<Spot | null>(null);
  playing = $state(false);
  /** Whether what was missed is listed. */
  recap = $state(false);

  private moments = new Map<number, PastView>();
  private coming = new Map<number, Promise<void>>();
  private cancel: (() => void) | null = null;
  /** Counts what was asked for, so that an answer that comes late changes nothing. */
  private wish = 0;

  constructor(
    private readonly table: () => Table,
    private readonly fetch: Fetch,
    private readonly after: World['after'],
    /** How long each thing is looked at. */
    private readonly rest: () => number,
  ) {}

  /** A lesson has no past: it goes on when the learner does. */
  get possible(): boolean {
    const { story, newest } = this.table();
    return Boolean(newest?.table) && story.length > 0;
  }

  /** What happened since this viewer last decided. */
  get missed(): Section[] {
    const { story, newest, decidedAt } = this.table();
    return missedIn(story, newest?.you ?? -1, decidedAt);
  }

  /** Show the table after a line. */
  show = (spot: Spot): void => {
    this.stop();
    void this.put(spot, spot.line.last, []);
  };

  /** One line on or back; false where there is none. */
  move(by: 1 | -1): boolean {
    const spots = spotsOf(this.table().story);
    const at = spots.findIndex((one) => this.spot && isSame(one, this.spot));
    const next = spots[at + by];
    if (at < 0 || !next) return false;
    this.show(next);
    return true;
  }

  /** Everything that these sections tell, one thing after the other; then the present again, or the last of it. */
  play = (sections: Section[], stay = false): void => {
    const [first, ...others] = spotsOf(sections);
    this.stop();
    this.recap = false;
    if (!first) return;
    this.playing = true;
    void this.put(first, Math.max(0, first.line.first - 1), []).then((shown) => {
      if (shown) this.later(BEFORE, () => this.next([first, ...others], stay));
    });
  };

  /** The whole section of what is shown. */
  playTurn = (): void => {
    const section = this.table().story.find((one) => one.first === this.spot?.section.first);
    if (section) this.play([section], true);
  };

  comeBack = (): void => {
    this.stop();
    this.spot = null;
    this.table().back = null;
  };

  /** Other eyes look at the table, or what happened was taken back. */
  forget(): void {
    this.moments.clear();
    this.coming.clear();
    this.recap = false;
    if (this.spot) this.comeBack();
  }

  private stop(): void {
    this.wish += 1;
    this.cancel?.();
    this.cancel = null;
    this.playing = false;
  }

  private later(long: number, then: () => void): void {
    this.cancel = this.after(long, then);
  }

  private next([spot, ...others]: Spot[], stay: boolean): void {
    if (!spot) {
      if (stay) this.playing = false;
      else this.comeBack();
      return;
    }
    const { first, last } = spot.line;
    const fresh = this.table().log.filter((line) => line.number >= first && line.number <= last);
    void this.put(spot, last, fresh).then((shown) => {
      if (shown) this.later(this.rest(), () => this.next(others, stay));
    });
  }

  /** False when something else was wanted meanwhile, or it cannot be shown. */
  private async put(spot: Spot, event: number, fresh: LogLine[]): Promise<boolean> {
    const wish = this.wish;
    const now = this.table().newest;
    if (!now) return false;
    let moment: PastView;
    try {
      moment = await this.moment(now, event);
    } catch (error) {
      if (wish === this.wish) this.fail(sentence(error));
      return false;
    }
    if (wish !== this.wish) return false;
    const { view, seen } = moment;
    const quiet = { decision: null, waiting: [], can_undo: false, ending: '', winners: [], phase: 'playing' as const };
    this.spot = spot;
    this.table().back = { state: { ...now, ...quiet, view, seen: seen ?? null }, fresh, last: moment.last };
    return true;
  }

  private fail(text: string): void {
    this.comeBack();
    this.table().complain(text);
  }

  private async moment(now: State, event: number): Promise<PastView> {
    if (!this.moments.has(event)) {
      const wanted = this.coming.get(event) ?? this.learn(now, event);
      this.coming.set(event, wanted);
      await wanted.finally(() => this.coming.delete(event));
    }
    const moment = this.moments.get(event);
    if (!moment) throw new Error(`There is no moment ${event}.`);
    return moment;
  }

  private async learn(now: State, event: number): Promise<void> {
    const known = this.moments;
    const { moments } = await this.fetch(now.table, now.you, event);
    for (const moment of moments) for (let at = moment.first; at <= moment.last; at++) known.set(at, moment);
  }
}
