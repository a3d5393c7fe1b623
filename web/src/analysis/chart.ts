/** Where the lines of the chart of chances go. */
import type { StandingOut } from '../protocol';

export const HEIGHT = 220;

/** Where a moment of the game stands, from left to right. */
export function x(choice: number, choices: number, width: number): number {
  return Math.round((choice / Math.max(1, choices - 1)) * width * 10) / 10;
}

/** A path for each seat, through its chances in percent. */
export function lines(standings: StandingOut[], seats: number, choices: number, width: number): string[] {
  return Array.from({ length: seats }, (_, seat) =>
    standings
      .map(({ choice, chances }, place) => {
        const y = Math.round((HEIGHT - ((chances[seat] ?? 0) / 100) * HEIGHT) * 10) / 10;
        return `${place ? 'L' : 'M'}${x(choice, choices, width)} ${y}`;
      })
      .join(''),
  );
}
