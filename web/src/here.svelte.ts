/** Where the page is. Links inside the page change it without loading. */
import { match, type Route } from './router';

class Here {
  route = $state.raw<Route>(match(location.pathname + location.search + location.hash));

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.look();
    if (!replace) window.scrollTo(0, 0);
  }

  look(): void {
    this.route = match(location.pathname + location.search + location.hash);
  }
}

export const here = new Here();

window.addEventListener('popstate', () => here.look());
window.addEventListener('hashchange', () => here.look());
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  event.preventDefault();
  here.go(link.pathname + link.search + link.hash);
});
