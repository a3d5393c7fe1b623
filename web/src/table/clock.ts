/** How a clock is read. */
import type { Translate } from '../text';

const HOUR = 3600;

/** Whole seconds left of `left` seconds that were told at `heardAt`; both moments in milliseconds. */
export function secondsLeft(left: number, heardAt: number, now: number): number {
  return Math.max(0, Math.ceil(left - Math.max(0, now - heardAt) / 1000));
}

export function shownTime(seconds: number, t: Translate): string {
  if (seconds >= HOUR) return t('start-hours', { n: Math.ceil(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** For those who hear the page: in large steps, so that it is not said anew every second. */
export function spokenTime(seconds: number, t: Translate): string {
  if (seconds >= HOUR) return shownTime(seconds, t);
  return seconds > 60
    ? t('start-minutes', { n: Math.ceil(seconds / 60) })
    : t('table-seconds', { n: Math.ceil(seconds / 10) * 10 });
}
