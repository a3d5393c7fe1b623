/** Who must decide and is not here, and how long it takes until the others may vote. */
import type { State } from '../protocol';

export interface Gone {
  seat: number;
  seconds: number;
}

/** `passed` seconds after the state came. */
export function left(state: Pick<State, 'vote_in' | 'away'>, passed: number): Gone[] {
  return Object.entries(state.vote_in ?? {})
    .map(([seat, seconds]) => ({ seat: Number(seat), seconds: Math.ceil(seconds - Math.max(0, passed)) }))
    .filter((one) => one.seconds > 0 && !state.away.includes(one.seat));
}

/** As on a clock: 1:20. */
export function written(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
