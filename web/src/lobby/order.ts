/** Chairs in another order, named by where they stand now. */

/** The order after the chair at `from` was put at the place `to`. */
export function moved(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, place) => place).filter((place) => place !== from);
  order.splice(Math.max(0, Math.min(count - 1, to)), 0, from);
  return order;
}

export const isNew = (order: number[]): boolean => order.some((old, place) => old !== place);

/** Over which place a pointer is, by the middles of the chairs from top to bottom. */
export function placeAt(y: number, middles: number[]): number {
  return middles.filter((middle) => middle < y).length;
}
