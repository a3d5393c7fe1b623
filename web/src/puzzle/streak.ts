/** On which days the puzzle of a game was solved, so that this browser can count days in a row. */
const KEY = (game: string) => `phobetor.puzzles.${game}`;
const DAY = 24 * 60 * 60 * 1000;
const KEPT = 400;

/** The days before and up to `today` without a gap; today need not be solved yet. Days are written as 2026-11-18. */
export function inARow(days: string[], today: string): number {
  const solved = new Set(days);
  let at = Date.parse(today);
  if (Number.isNaN(at)) return 0;
  if (!solved.has(today)) at -= DAY;
  let count = 0;
  while (solved.has(new Date(at).toISOString().slice(0, 10))) {
    count += 1;
    at -= DAY;
  }
  return count;
}

/** The days with one more, the earliest forgotten. */
export function withDay(days: string[], day: string): string[] {
  return [...new Set([...days, day])].sort().slice(-KEPT);
}

export function solvedDays(game: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY(game)) ?? '[]');
    return Array.isArray(found) ? found.filter((day): day is string => typeof day === 'string') : [];
  } catch {
    return []; // nothing can be read in this browser
  }
}

export function keepDay(game: string, day: string): void {
  try {
    localStorage.setItem(KEY(game), JSON.stringify(withDay(solvedDays(game), day)));
  } catch {
    // nothing can be kept in this browser: the row is not counted
  }
}
