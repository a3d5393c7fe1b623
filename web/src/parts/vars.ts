/** Sets CSS custom properties on an element through the CSSOM, which the page's policy allows: `use:vars={{ cw: '3cqw' }}`. */
export function vars(node: HTMLElement | SVGElement, values: Record<string, string | number>) {
  const set = (next: Record<string, string | number>) => {
    for (const [name, value] of Object.entries(next)) node.style.setProperty(`--${name}`, String(value));
  };
  set(values);
  return { update: set };
}
