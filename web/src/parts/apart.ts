/** Marks on a line of time that would lie one upon the other. */

/** Places in pixels, in order, moved as little as it takes to be `least` from each other and within the line. */
export function apart(places: number[], least: number, length: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + least, least / 2));
  for (let at = moved.length - 1, end = length - least / 2; at >= 0; at--, end -= least)
    moved[at] = Math.min(moved[at]!, end);
  return moved;
}

/** Ticks that are marked, in groups that are at least `least` ticks from each other: the first of each, and how many. */
export function gathered(ticks: Iterable<number>, least: number): Map<number, number> {
  const groups = new Map<number, number>();
  let first = -Infinity;
  for (const tick of [...ticks].sort((a, b) => a - b)) {
    if (tick - first >= least) first = tick;
    groups.set(first, (groups.get(first) ?? 0) + 1);
  }
  return groups;
}
