/** A line of lettering that becomes smaller where it would be wider than its plate: no name is ever cut. */
const LEAST = 7.5;

export function fitted(node: SVGTextElement, wide: { words: string; width: number }) {
  const fit = ({ width }: { width: number }): void => {
    node.style.fontSize = '';
    const long = node.getComputedTextLength?.() ?? 0;
    const size = parseFloat(getComputedStyle(node).fontSize);
    if (long > width) node.style.fontSize = `${Math.max(LEAST, (size * width) / long).toFixed(2)}px`;
  };
  fit(wide);
  void document.fonts?.ready.then(() => fit(wide));
  return {
    update(next: { words: string; width: number }) {
      wide = next;
      fit(next);
    },
  };
}
