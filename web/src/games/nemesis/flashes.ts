/** Which places of the plan light up for a moment, from the lines of the log. */
import type { LogLine } from '../../protocol';

const AT_PLACES = new Set([
  'explored',
  'token-shown',
  'encountered',
  'appeared',
  'hurt',
  'killed',
  'retreated',
  'faded',
  'burnt',
  'fire-out',
  'broke',
  'fixed',
  'lair-placed',
  'lair-destroyed',
  'airlocked',
  'airlock-set',
  'walked',
  'moved',
]);

/** `s5` is a place, `c3` a corridor. */
export function flashesOf(lines: readonly LogLine[]): Set<string> {
  const found = new Set<string>();
  for (const { event, args } of lines) {
    const slot = args['slot'] ?? 0;
    if (slot > 0 && AT_PLACES.has(event)) found.add(`s${slot}`);
    const corridor = args['corridor'] ?? -1;
    if (corridor >= 0) found.add(`c${corridor}`);
  }
  return found;
}
