/**
 * The stage plays what happened, one thing after the other, before the board shows what came of it.
 *
 * It waits where something concerns this viewer, and for nobody else: the table goes on, and what comes meanwhile is shown
 * afterwards, in its order.
 */
import type { World } from '../../net/line';

import type { Section } from '../../protocol';
import type { Pace, Sound } from '../../prefs.svelte';
import { cardOf, linesOf, sectionOf, storyUpTo, type Beat } from './script';

/** How long each thing rests, and how long a card turns before that, in milliseconds. */
export const REST: Record<Pace, number> = { slow: 2400, normal: 1200, fast: 600, instant: 0 };
export const TURNING = 420;

interface Manner {
  pace: () => Pace;
  paused: () => boolean;
  /** Whether cards turn. */
  motion: () => boolean;
  after: World['after'];
  /** Something begins to be shown. */
  begins: (beat: Beat) => void;
}

export class Stage {
  private beats = $state.raw<Beat[]>([]);
  private at = $state(0);
  /** What is shown now; null while the stage is empty. */
  beat = $derived<Beat | null>(this.beats[this.at] ?? null);
  /** What comes after it in the same scene. */
  coming = $derived<Beat[]>(this.beats.slice(this.at + 1));
  /** As much of the story as was told; null while the stage is empty. */
  story = $derived<Section[] | null>(this.beat && storyUpTo(this.beat));

  /** The lines of the last scene that were shown, by their first events. */
  shown: ReadonlySet<number> = new Set();

  private then: () => void = () => undefined;
  private cancel: (() => void) | null = null;

  constructor(private readonly manner: Manner) {}

  /** Play all of them; at the end `then` shows what came of it. */
  play(beats: Beat[], then: () => void): void {
    this.forget();
    this.shown = new Set();
    this.beats = beats;
    this.then = then;
    this.show(0);
  }

  /** On to the next thing, because somebody pressed: they have read what waited for them. */
  goOn = (): void => {
    if (this.beat) this.show(this.at + 1);
  };

  /** The same, but not over what waits to be read. */
  step(): void {
    if (!this.beat?.waits) this.goOn();
  }

  /** To the next thing that waits for this viewer, or to the end. */
  skip(): void {
    if (!this.beat || this.beat.waits) return;
    const next = this.beats.findIndex((beat, at) => at > this.at && beat.waits);
    this.show(next < 0 ? this.beats.length : next);
  }

  /** To the end, whatever waits: it stands in the log. */
  end(): void {
    if (this.beat) this.show(this.beats.length);
  }

  /** Other eyes look at the table. */
  forget(): void {
    this.cancel?.();
    this.cancel = null;
    this.beats = [];
    this.at = 0;
  }

  /** Look at it for a while, unless it waits for somebody. */
  rest(): void {
    this.cancel?.();
    this.cancel = null;
    if (!this.beat || this.beat.waits || this.manner.paused()) return;
    const turning = cardOf(this.beat) && this.manner.motion() ? TURNING : 0;
    this.cancel = this.manner.after(turning + REST[this.manner.pace()], () => this.show(this.at + 1));
  }

  private show(at: number): void {
    this.at = at;
    if (!this.beat) return this.over();
    if (this.manner.pace() === 'instant' && !this.beat.waits && !this.manner.paused()) return this.skip();
    this.shown = new Set([...this.shown, ...linesOf(this.beat).map((line) => line.first)]);
    this.manner.begins(this.beat);
    this.rest();
  }

  private over(): void {
    this.forget();
    this.then();
  }
}

/** What is heard when a beat begins. */
export function soundOf(beat: Beat): Sound[] {
  const lines = linesOf(beat);
  const opens = sectionOf(beat).scene && beat.lines[0] === 0;
  const hurts = lines.some((line) => line.tone === 'loss' || line.hold);
  return [...(opens ? ['phase' as const] : []), ...(hurts ? ['loss' as const] : lines.some((line) => line.card) ? ['card' as const] : [])]; // prettier-ignore
}
