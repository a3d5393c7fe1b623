/** Arrows, Home and End move the focus among the options of the bar that can be seen, as in a toolbar. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function rove(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-option]')) return;
  const all = [...(event.target.closest('.decide')?.querySelectorAll<HTMLElement>('[data-option]') ?? [])].filter(
    (button) => button.offsetParent !== null,
  );
  const next = all[whither(event.key, all.indexOf(event.target), all.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The place that a key leads to from this one of so many; -1 for any other key. */
export function whither(key: string, at: number, many: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return many - 1;
  const step = STEPS[key];
  return step ? (at + step + many) % many : -1;
}
