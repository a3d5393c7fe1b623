/** How far somebody gets, as the server tells it: the way to every place in reach. */
import type { Decision, Way } from '../../protocol';

export interface Reach {
  from: number;
  /** Cell -> steps to it. */
  cost: Map<number, number>;
  /** Cell -> the way there, from the first step on. */
  routes: Map<number, readonly number[]>;
  /** Steps that are part of a way, as `from to`. */
  steps: Set<string>;
}

export function reachOf(from: number, ways: readonly (readonly number[])[]): Reach {
  const reach: Reach = { from, cost: new Map(), routes: new Map(), steps: new Set() };
  for (const way of ways) {
    const end = way.at(-1) ?? from;
    reach.cost.set(end, way.length);
    reach.routes.set(end, way);
    way.forEach((cell, place) => reach.steps.add(`${place ? way[place - 1] : from} ${cell}`));
  }
  return reach;
}

/** The ways of the move that is being made; null while nobody walks. */
export const waysNow = (decision: Decision | null): readonly Way[] | null =>
  decision?.step === 'Move' ? (decision.bar.ways ?? []) : null;

/** The way that ends on a cell. */
export const wayTo = (ways: readonly Way[] | null, cell: number): Way | undefined =>
  ways?.find((way) => way.places.at(-1) === cell);

/** Where a card would carry me if I played it, or if it is played already, moved with it. */
export function waysWith(decision: Decision | null, card: number, played: number): readonly number[][] | null {
  const option = decision?.options.find((one) => one.args['card'] === card || (one.verb === 'move' && card === played));
  return option?.preview?.ways ?? null;
}
