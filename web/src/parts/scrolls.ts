/** Pixels that nobody misses. */
const SPARE = 4;
const REACHABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** A region that may hold more than it shows: while it does, the keys can reach and scroll it, unless they can reach something in it. */
export function scrolls(region: HTMLElement) {
  const sizes = new ResizeObserver(() => {
    const more = region.scrollHeight > region.clientHeight + SPARE || region.scrollWidth > region.clientWidth + SPARE;
    if (more && !region.querySelector(REACHABLE)) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  });
  /** Whatever is watched anew is measured once, after the page has been laid out. */
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [region, ...region.children]) sizes.observe(one);
  };
  const changes = new MutationObserver(watch);
  changes.observe(region, { childList: true, subtree: true });
  watch();
  return {
    destroy() {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
