/** What the decision bar is for at this moment. */
import type { State, Waiting } from '../../protocol';
import type { Sitting } from '../sitting.svelte';

export type Mode =
  'scene' | 'held' | 'over' | 'back' | 'sending' | 'choose' | 'replaced' | 'rules' | 'away' | 'waiting' | 'moving';

/** Whose decision is waited for, but who is not there. */
export function awayAmong(told: State): Waiting | null {
  return told.waiting.find((other) => told.away.includes(other.seat)) ?? null;
}

/** A bot plays for this viewer, who may take the seat back. */
function isReplaced(told: State): boolean {
  return told.phase === 'playing' && told.seats.some((seat) => seat.you && seat.bot !== '');
}

/** `slow`: what was sent has been under way for so long that it is worth a word. */
export function modeOf(told: State, sitting: Pick<Sitting, 'back' | 'under' | 'asked' | 'beat'>, slow: boolean): Mode {
  if (sitting.beat) return sitting.beat.waits ? 'held' : 'scene';
  if (sitting.back) return 'back';
  if (sitting.under && slow) return 'sending';
  if (told.phase === 'over') return 'over';
  if (isReplaced(told)) return 'replaced';
  if (told.rules) return 'rules';
  if (sitting.asked) return 'choose';
  if (awayAmong(told)) return 'away';
  return told.waiting.length ? 'waiting' : 'moving';
}

/** Nothing can be chosen, and somebody or something else has to move on. */
export function isWaiting(mode: Mode): boolean {
  return mode !== 'choose' && mode !== 'over' && mode !== 'back' && mode !== 'held' && mode !== 'rules';
}
