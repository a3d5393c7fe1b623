/** What lies open over the table, the last one on top: Escape closes that. */
interface Open {
  close: () => void;
  /** It came with the mouse or the focus and would go with them: whatever was opened on purpose is closed first. */
  passing?: boolean;
}
const opened: Open[] = [];

/** As long as the element is there, Escape may close it. */
export function escapes(_: HTMLElement, open: Open) {
  opened.push(open);
  return {
    destroy() {
      opened.splice(opened.indexOf(open), 1);
    },
  };
}

/** Closes what was opened last; false where nothing of the kind is open. */
export function closeLast(passing = false): boolean {
  const last = opened.findLast((open) => Boolean(open.passing) === passing);
  last?.close();
  return last !== undefined;
}
