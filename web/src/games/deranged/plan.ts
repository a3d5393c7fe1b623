/** Where the cells of a layout lie and how the ways between them run. Pure geometry: nothing of a running game is known here. */
import { box } from './box';
import { CHURCH, GATE, NOWHERE, cellOf, type Colour } from './facts';
import type { CellRow, LayoutRow } from './protocol';

type Side = LayoutRow['side'];

/** A quarter is `width` wide (elastic, so that the plan fits its window) and HEIGHT high; symbols are never stretched. */
export const HEIGHT = 320;
export const USUAL_WIDTH = 500;
export const RADIUS = 20;
export const ROOM = { x: 32, y: 23 };
/** The frame around the plan, and the further room that church and gate need outside of it. */
export const MARGIN = { x: 34, y: 28 };
export const PIECE_MARGIN = { x: 84, y: 76 };

export type Point = readonly [number, number];
type Place = LayoutRow['place'];
const TURNED: Record<Place, (x: number, y: number) => Point> = {
  NW: (x, y) => [x, y],
  NE: (x, y) => [100 - y, x],
  SE: (x, y) => [100 - x, 100 - y],
  SW: (x, y) => [y, 100 - x],
};

export interface PlanCell {
  cell: number;
  row: CellRow;
  x: number;
  y: number;
  place: Place | '';
  side: Side;
  isExit: boolean;
}

/** The way between two cells; `there` is the colour of the arrow from a to b, `back` that from b to a; null where none leads. */
export interface Way {
  a: number;
  b: number;
  door: boolean;
  there: Colour | null;
  back: Colour | null;
  /** A lane between two quarters, 1 or 2; 0 inside a quarter. Seams 0 and 2 cross the river. */
  lane: number;
  seam: number;
  inner: boolean;
  /** From the middle of a to the middle of b. */
  points: Point[];
  /** What of it lies outside both cells. */
  run: Point[];
}

export interface Door {
  /** The cell inside, the cell in the street. */
  inside: number;
  outside: number;
  x: number;
  y: number;
  /** Lies in a wall above or below. */
  level: boolean;
  /** Whether one can come in by it at all. */
  entry: boolean;
}

export interface Exit {
  cell: number;
  dx: number;
  dy: number;
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Building {
  name: string;
  cells: number[];
  rooms: Box[];
  /** Walls with a passage between two rooms. */
  partitions: { x: number; y: number; across: boolean }[];
}

export interface Quarterly {
  place: Place;
  quarter: string;
  side: Side;
}

export interface Plan {
  width: number;
  height: number;
  half: number;
  cells: (PlanCell | undefined)[];
  ways: Way[];
  doors: Door[];
  exits: Exit[];
  buildings: Building[];
  quarters: Quarterly[];
  box: Box;
}

/** The town in a layout, with church and gate where they were attached (NOWHERE: not yet). */
export function drawPlan(layout: string, church: number, gate: number, width = USUAL_WIDTH): Plan {
  const quarters = box.layouts.filter((row) => row.layout === layout);
  const cells: (PlanCell | undefined)[] = box.cells.map(() => undefined);
  for (const quarter of quarters) placeQuarter(cells, quarter, width);
  const exits = cells.flatMap((cell) => (cell?.isExit ? [exitOf(cell, width)] : []));
  attach(cells, exits, CHURCH, church);
  attach(cells, exits, GATE, gate);
  const ways = [
    ...quarters.flatMap((quarter) => waysOf(quarter, width)),
    ...lanes(quarters),
    ...pieceWays(church, gate),
  ];
  const buildings = buildingsOf(cells, ways);
  for (const way of ways) finish(way, cells, buildings);
  const pieces = church !== NOWHERE || gate !== NOWHERE ? PIECE_MARGIN : MARGIN;
  return {
    width: width * 2, height: HEIGHT * 2, half: width, cells, ways, exits, buildings, doors: doorsOf(ways, cells, buildings),
    quarters: quarters.map(({ place, quarter, side }) => ({ place, quarter, side })),
    box: { x: -pieces.x, y: -pieces.y, width: width * 2 + 2 * pieces.x, height: HEIGHT * 2 + 2 * pieces.y },
  }; // prettier-ignore
}

function onPlan(place: Place, x: number, y: number, width: number): Point {
  const [turnedX, turnedY] = TURNED[place](x, y);
  return [
    (place.endsWith('E') ? width : 0) + (turnedX * width) / 100,
    (place.startsWith('S') ? HEIGHT : 0) + (turnedY * HEIGHT) / 100,
  ];
}

function placeQuarter(cells: (PlanCell | undefined)[], { place, quarter, side }: LayoutRow, width: number): void {
  box.cells.forEach((row, cell) => {
    if (row.quarter !== quarter) return;
    const [x, y] = onPlan(place, row.x, row.y, width);
    const isExit = row.marks.includes('exit') || (row.marks.includes('exit-normal') && side === 'normal');
    cells[cell] = { cell, row, x, y, place, side, isExit };
  });
}

/** Out of the town by the nearest side of the frame. */
function exitOf({ cell, x, y, place }: PlanCell, width: number): Exit {
  const [west, north] = [place.endsWith('W'), place.startsWith('N')];
  const across = west ? x : width * 2 - x;
  const along = north ? y : HEIGHT * 2 - y;
  if (across < along) return { cell, dx: west ? -1 : 1, dy: 0, x: west ? -13 : width * 2 + 13, y };
  return { cell, dx: 0, dy: north ? -1 : 1, x, y: north ? -13 : HEIGHT * 2 + 13 };
}

function attach(cells: (PlanCell | undefined)[], exits: Exit[], piece: number, at: number): void {
  const exit = exits.find((other) => other.cell === at);
  const row = box.cells[piece];
  if (!exit || !row) return;
  cells[piece] = {
    cell: piece,
    row,
    x: exit.x + exit.dx * 36,
    y: exit.y + exit.dy * 34,
    place: '',
    side: 'normal',
    isExit: false,
  };
}

// --- ways -------------------------------------------------------------------------------------------
const way = (a: number, b: number, more: Partial<Way> = {}): Way => ({
  a, b, door: false, there: null, back: null, lane: 0, seam: -1, inner: false, points: [], run: [], ...more,
}); // prettier-ignore

function waysOf({ place, quarter, side }: LayoutRow, width: number): Way[] {
  const found = new Map<string, Way>();
  for (const arrow of box.arrows) {
    if (arrow.quarter !== quarter || arrow.side !== side) continue;
    const [a, b] = [cellOf(arrow.from), cellOf(arrow.to)];
    const known = found.get(`${b} ${a}`);
    if (known) known.back = arrow.colour;
    else
      found.set(
        `${a} ${b}`,
        bent(way(a, b, { there: arrow.colour, door: arrow.door }), arrow.from, arrow.to, place, width),
      );
  }
  return [...found.values()];
}

function bent(found: Way, from: string, to: string, place: Place, width: number): Way {
  const bend = box.bends.find((row) => (row.a === from ? row.b === to : row.a === to && row.b === from));
  if (bend) found.points = [onPlan(place, bend.x, bend.y, width)]; // `finish` draws the curve through it
  return found;
}

/** An arrow into a forest is green, into water blue. */
const colourInto = (cell: number): Colour =>
  ({ forest: 'green', water: 'blue', plain: 'white' })[box.cells[cell]?.terrain ?? 'plain'] as Colour;

function joined(a: number, b: number, more: Partial<Way> = {}): Way {
  return way(a, b, { there: colourInto(b), back: colourInto(a), ...more });
}

function lanes(quarters: LayoutRow[]): Way[] {
  return quarters.flatMap(({ quarter }, seam) => {
    const next = quarters[(seam + 1) % quarters.length]?.quarter;
    return [1, 2].map((lane) =>
      joined(cellOf(box.ports[`${quarter} a${lane}`] ?? ''), cellOf(box.ports[`${next} b${lane}`] ?? ''), {
        lane,
        seam,
      }),
    );
  });
}

function pieceWays(church: number, gate: number): Way[] {
  return [[church, CHURCH], [gate, GATE]].flatMap(([exit, piece]) => (exit === NOWHERE ? [] : [joined(exit!, piece!)])); // prettier-ignore
}

/** The points of a way, straight or through its bend, and what of them is seen between the cells. */
function finish(found: Way, cells: (PlanCell | undefined)[], buildings: Building[]): void {
  const [a, b] = [cells[found.a], cells[found.b]];
  if (!a || !b) return;
  found.inner = a.row.building !== '' && a.row.building === b.row.building;
  found.points = curve([a.x, a.y], [b.x, b.y], found.points[0]);
  const covered = (cell: PlanCell, point: Point): boolean => {
    if (cell.row.building === '' || cell.cell >= CHURCH)
      return cell.cell >= CHURCH ? isInRoom(cell, point, 2) : distance([cell.x, cell.y], point) < RADIUS + 4;
    return found.inner
      ? isInRoom(cell, point, -5)
      : isInside(
          buildings.find((one) => one.name === cell.row.building),
          point,
          -7,
        );
  };
  found.run = found.points.filter((point) => !covered(a, point) && !covered(b, point));
  if (found.run.length < 2) found.run = stub(found.points);
}

/** Two rooms side by side: a short piece in the passage. */
function stub(points: Point[]): Point[] {
  const [first, middle, last] = [points[0]!, points[points.length >> 1]!, points.at(-1)!];
  const length = distance(first, last) || 1;
  const step: Point = [((last[0] - first[0]) / length) * 8, ((last[1] - first[1]) / length) * 8];
  return [[middle[0] - step[0], middle[1] - step[1]], [middle[0] + step[0], middle[1] + step[1]]]; // prettier-ignore
}

function curve(a: Point, b: Point, through: Point | undefined): Point[] {
  const middle: Point = through ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const pull: Point = [2 * middle[0] - (a[0] + b[0]) / 2, 2 * middle[1] - (a[1] + b[1]) / 2];
  return Array.from({ length: 49 }, (_, place): Point => {
    const t = place / 48;
    const mix = (from: number, by: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t * t * to;
    return [mix(a[0], pull[0], b[0]), mix(a[1], pull[1], b[1])];
  });
}

// --- buildings and their doors ------------------------------------------------------------------------
function isInRoom(cell: PlanCell, [x, y]: Point, pad: number): boolean {
  return Math.abs(x - cell.x) < ROOM.x + pad && Math.abs(y - cell.y) < ROOM.y + pad;
}

const isInBox = (box: Box, [x, y]: Point, pad = 0): boolean =>
  x > box.x - pad && x < box.x + box.width + pad && y > box.y - pad && y < box.y + box.height + pad;

function isInside(building: Building | undefined, point: Point, pad: number): boolean {
  return building?.rooms.some((room) => isInBox(room, point, pad)) ?? false;
}

function buildingsOf(cells: (PlanCell | undefined)[], ways: Way[]): Building[] {
  const names = [
    ...new Set(cells.flatMap((cell) => (cell && cell.row.building && cell.cell < CHURCH ? [cell.row.building] : []))),
  ];
  return names.map((name) => {
    const own = cells.filter((cell): cell is PlanCell => cell?.row.building === name);
    const building: Building = {
      name,
      cells: own.map((cell) => cell.cell),
      rooms: own.map((cell) => roomAt(cell.x, cell.y)),
      partitions: [],
    };
    for (const { a, b } of ways) {
      const [p, q] = [own.find((cell) => cell.cell === a), own.find((cell) => cell.cell === b)];
      if (p && q) passage(building, p, q);
    }
    return building;
  });
}

const roomAt = (x: number, y: number): Box => ({ x: x - ROOM.x, y: y - ROOM.y, width: 2 * ROOM.x, height: 2 * ROOM.y });

/** The floor between two rooms, and the wall with a gap that parts them. */
function passage(building: Building, p: PlanCell, q: PlanCell): void {
  const across = Math.abs(p.x - q.x) > Math.abs(p.y - q.y);
  building.rooms.push(
    across
      ? { x: Math.min(p.x, q.x), y: p.y - ROOM.y, width: Math.abs(p.x - q.x), height: 2 * ROOM.y }
      : { x: p.x - ROOM.x, y: Math.min(p.y, q.y), width: 2 * ROOM.x, height: Math.abs(p.y - q.y) },
  );
  building.partitions.push({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, across });
}

function doorsOf(ways: Way[], cells: (PlanCell | undefined)[], buildings: Building[]): Door[] {
  return ways.flatMap((found) => {
    if (!found.door) return [];
    const [a, b] = [cells[found.a], cells[found.b]];
    const inA = a !== undefined && a.row.building !== '' && a.row.building !== b?.row.building;
    const [inside, outside] = inA ? [a, b] : [b, a];
    const building = buildings.find((one) => one.name === inside?.row.building);
    if (!inside || !outside || !building) return [];
    const at = whereItLeaves(inA ? found.points : found.points.toReversed(), building.rooms);
    return at
      ? [{ ...at, inside: inside.cell, outside: outside.cell, entry: (inA ? found.back : found.there) !== null }]
      : [];
  });
}

/** The wall through which a way leaves the building, with some distance from its corners. */
function whereItLeaves(points: Point[], rooms: Box[]): { x: number; y: number; level: boolean } | null {
  const fine = dense(points);
  const place = fine.findIndex((point) => !rooms.some((room) => isInBox(room, point)));
  const point = fine[place];
  const last = fine[place - 1];
  const room = last && rooms.find((one) => isInBox(one, last));
  if (!point || !room) return null;
  const gaps = [
    Math.abs(point[0] - room.x),
    Math.abs(point[0] - room.x - room.width),
    Math.abs(point[1] - room.y),
    Math.abs(point[1] - room.y - room.height),
  ];
  const wall = gaps.indexOf(Math.min(...gaps));
  const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));
  if (wall > 1)
    return {
      level: true,
      x: between(room.x + 13, point[0], room.x + room.width - 13),
      y: room.y + (wall === 3 ? room.height : 0),
    };
  return {
    level: false,
    x: room.x + (wall ? room.width : 0),
    y: between(room.y + 12, point[1], room.y + room.height - 12),
  };
}

// --- lines ------------------------------------------------------------------------------------------
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const round = (value: number): number => Math.round(value * 10) / 10;
export const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, place) => sum + distance(point, points[place]!), 0);

/** The same line with a point every two units. */
export function dense(points: readonly Point[]): Point[] {
  const found: Point[] = [];
  points.slice(1).forEach((b, place) => {
    const a = points[place]!;
    const steps = Math.max(1, Math.ceil(distance(a, b) / 2));
    for (let step = 0; step < steps; step += 1)
      found.push([a[0] + ((b[0] - a[0]) * step) / steps, a[1] + ((b[1] - a[1]) * step) / steps]);
  });
  return points.length ? [...found, points.at(-1)!] : [];
}

/** The line without so much at its beginning and its end; a short one keeps a piece of its middle. */
export function trimmed(points: readonly Point[], start: number, end: number): Point[] {
  const fine = dense(points);
  let [from, to] = [Math.round(start / 2), fine.length - 1 - Math.round(end / 2)];
  if (to - from < 2)
    [from, to] = [Math.max(0, (fine.length >> 1) - 1), Math.min(fine.length - 1, (fine.length >> 1) + 1)];
  return fine.slice(from, to + 1);
}

/** The line as ripples on water. */
export function wavy(points: readonly Point[]): Point[] {
  const fine = dense(points);
  let gone = 0;
  return fine.map((point, place): Point => {
    if (place) gone += distance(point, fine[place - 1]!);
    const [next, last] = [fine[Math.min(place + 1, fine.length - 1)]!, fine[Math.max(place - 1, 0)]!];
    const length = distance(next, last) || 1;
    const aside = Math.sin(gone / 2.6) * 2.6;
    return [point[0] - ((next[1] - last[1]) / length) * aside, point[1] + ((next[0] - last[0]) / length) * aside];
  });
}
