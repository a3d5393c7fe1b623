/** Where somebody left a lesson, so that it can be taken up again in this browser. */
const KEY = (game: string) => `phobetor.lesson.${game}`;

/** The step at which the lesson was left; 0 for the beginning, and where nothing can be kept. */
export function leftAt(game: string): number {
  try {
    const found = Number(localStorage.getItem(KEY(game)));
    return Number.isInteger(found) && found > 0 ? found : 0;
  } catch {
    return 0; // nothing can be read in this browser
  }
}

/** Remember the step, or forget it at the beginning and at the end. */
export function leave(game: string, at: number, last: number): void {
  try {
    if (at > 0 && at < last) localStorage.setItem(KEY(game), String(at));
    else localStorage.removeItem(KEY(game));
  } catch {
    // nothing can be kept in this browser: the lesson begins anew next time
  }
}
