/** How far somebody gets: cells with their cost in steps, and the way there. */
import type { Decision } from '../../protocol';
import { ANY_COLOUR, cardAt, COLOURS, curseAt, NOWHERE, portals } from './facts';
import type { Plan } from './plan';
import { doorBetween, isBarred, type Table } from './table';

export interface Walk {
  from: number;
  steps: number;
  /** 0 to 3 as in COLOURS; 4 ignores colours. */
  colour: number;
  /** Doors cannot be blocked against this move. */
  forced: boolean;
}

export interface Reach {
  walk: Walk;
  /** Cell -> steps to it. */
  cost: Map<number, number>;
  /** Cell -> the cell before it. */
  before: Map<number, number>;
}

/** The move that is being made, as the question says it. */
export function walkOf(table: Table, decision: Decision | null): Walk | null {
  if (decision?.step !== 'Move' || !table.me) return null;
  return {
    from: table.me.cell,
    steps: decision.args['left'] ?? 0,
    colour: decision.args['colour'] ?? 0,
    forced: decision.args['forced'] === 1,
  };
}

/** The move that a card of mine would give, for looking ahead. */
export function walkWith(table: Table, card: number, possessed: boolean): Walk | null {
  const row = cardAt(card);
  if (!row || !table.me || table.me.cell === NOWHERE) return null;
  const side = possessed ? row.possessed : row;
  return side.move > 0
    ? { from: table.me.cell, steps: side.move, colour: COLOURS.indexOf(side.colour), forced: false }
    : null;
}

/** Steps by arrows of white or the own colour, and by portals; fog ends a move, barred and refused doors stay shut. */
export function reachOf(plan: Plan, table: Table, walk: Walk): Reach {
  const next = neighbours(plan, table, walk);
  const cost = new Map([[walk.from, 0]]);
  const before = new Map<number, number>();
  const queue = [walk.from];
  for (const cell of queue) {
    const steps = cost.get(cell) ?? 0;
    if (steps === walk.steps || (steps > 0 && table.fogEnds && table.fog.has(cell))) continue;
    for (const other of next.get(cell) ?? []) {
      if (cost.has(other)) continue;
      cost.set(other, steps + 1);
      before.set(other, cell);
      queue.push(other);
    }
  }
  return { walk, cost, before };
}

function neighbours(plan: Plan, table: Table, walk: Walk): Map<number, number[]> {
  const next = new Map<number, number[]>();
  const add = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  const building = (cell: number) => plan.cells[cell]?.row.building ?? '';
  for (const way of plan.ways) {
    for (const [from, to, colour] of [[way.a, way.b, way.there], [way.b, way.a, way.back]] as const) {
      if (!colour || !(colour === 'white' || walk.colour >= ANY_COLOUR || COLOURS[walk.colour] === colour)) continue;
      const shut = building(to) !== '' && (isBarred(table, to) || (way.door && table.view.refused.includes(doorBetween(from, to))));
      if (!shut) add(from, to);
    }
  } // prettier-ignore
  const [one, other] = portals();
  const forbidden = table.me?.curses.some((curse) => curseAt(curse)?.held === 'no-portals');
  if (one !== undefined && other !== undefined && !forbidden) {
    add(one, other);
    add(other, one);
  }
  return next;
}

/** The cells of the way to a goal, from the first step on. */
export function routeTo(reach: Reach, goal: number): number[] {
  const route: number[] = [];
  for (
    let cell: number | undefined = goal;
    cell !== undefined && cell !== reach.walk.from;
    cell = reach.before.get(cell)
  )
    route.unshift(cell);
  return reach.cost.has(goal) ? route : [];
}

/** Steps that are of use on this walk, as `from to`. */
export function usefulSteps(plan: Plan, table: Table, reach: Reach): Set<string> {
  const next = neighbours(plan, table, reach.walk);
  const found = new Set<string>();
  for (const [cell, steps] of reach.cost)
    if (steps < reach.walk.steps) for (const other of next.get(cell) ?? []) found.add(`${cell} ${other}`);
  return found;
}
