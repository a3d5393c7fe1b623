/** A part of a drawing that is pressed like a button: by click, Enter or space. */
export function press(node: SVGElement, then: () => void): { update(next: () => void): void; destroy(): void } {
  let act = then;
  const click = (event: Event): void => {
    event.stopPropagation();
    act();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  node.addEventListener('click', click);
  node.addEventListener('keydown', key);
  return {
    update: (next) => (act = next),
    destroy() {
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    },
  };
}
