/** The last turn once more: the board shows one state after another, then the present again. */
import type { LogLine, State } from '../../protocol';
import type { Sitting } from '../sitting.svelte';

const EACH = 1100;

/** Where the turn before this one begins among the states that were seen: one state before its first line. */
export function startOfLastTurn(past: State[], log: LogLine[]): number {
  const from = log.filter((line) => line.event === 'turn').at(-2)?.number ?? 0;
  return Math.max(0, past.findIndex((state) => (state.log.at(-1)?.number ?? -1) >= from) - 1);
}

export class LastTurn {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sitting: () => Pick<Sitting, 'past' | 'log' | 'back'>) {}

  play = (): void => {
    const sitting = this.sitting();
    const past = sitting.past;
    const start = startOfLastTurn(past, sitting.log);
    this.show(past, start, start);
  };

  stop = (): void => {
    this.leave();
    this.sitting().back = null;
  };

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.timer);
  }

  private show(past: State[], start: number, at: number): void {
    const state = past[at];
    if (!state || at >= past.length - 1) return this.stop();
    this.sitting().back = { state, fresh: at > start ? state.log : [] };
    this.timer = setTimeout(() => this.show(past, start, at + 1), EACH);
  }
}
