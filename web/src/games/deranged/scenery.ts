/** Water, woods, roofs and trees: drawn from the plan alone and always the same for the same town. */
import type { TREES } from './signs';
import { RADIUS, ROOM, round, type Plan, type PlanCell, type Point } from './plan';

export interface Roof {
  x: number;
  y: number;
  width: number;
  height: number;
  turned: boolean;
}
export interface Tree {
  x: number;
  y: number;
  kind: keyof typeof TREES;
}
export interface Scenery {
  river: string;
  /** Shores of the mere and of the water cells, and the arms that join them to it. */
  lakes: string[];
  arms: string[];
  woods: string[];
  roofs: Roof[];
  bushes: Tree[];
  trees: Tree[];
}

const TREE_OF: Record<string, Tree['kind']> = { moon: 'birch', raven: 'pine', key: 'round', rose: 'yew' };

/** A small generator of chance: the same seed gives the same town. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

export function sceneryOf(plan: Plan): Scenery {
  const cells = plan.cells.filter((cell): cell is PlanCell => cell !== undefined && cell.place !== '');
  const water = cells.filter((cell) => cell.row.terrain === 'water');
  const forests = cells.filter((cell) => cell.row.terrain === 'forest');
  const middle: Point = [plan.half, plan.height / 2];
  const roll = dice(
    11 +
      plan.quarters.reduce(
        (sum, { quarter, side }, place) => sum + (place + 1) * (quarter.length + side.length * 7),
        0,
      ) *
        77,
  );
  const free = clearing(plan, cells, water);
  const spots: [number, number, number][] = [];
  const roofs: Roof[] = [];
  const bushes: Tree[] = [];
  for (let tries = 0; tries < 2200 && spots.length < 190; tries += 1) {
    const [x, y] = [16 + roll() * (plan.width - 32), 14 + roll() * (plan.height - 28)];
    const large = tries < 1300;
    const size = large ? 30 : 19;
    if (forests.some((wood) => Math.hypot((wood.x - x) / 62, (wood.y - y) / 50) < 1)) continue;
    if (
      spots.some((spot) => Math.hypot(spot[0] - x, spot[1] - y) < (size + spot[2]) / 2 + 6) ||
      !free(x, y, large ? 24 : 15, false)
    )
      continue;
    spots.push([x, y, size]);
    const kind = roll();
    if (large && kind < 0.74)
      roofs.push({
        x: round(x),
        y: round(y),
        width: round(14 + roll() * 9),
        height: round(9 + roll() * 5),
        turned: roll() < 0.5,
      });
    else bushes.push({ x: round(x), y: round(y), kind: kind < 0.87 ? 'round' : 'bush' });
  }
  return {
    river: river(plan), lakes: [blob(...middle, 74, 54, 14, 5), ...water.map((cell, place) => blob(cell.x, cell.y, 46, 36, 11, 9 + place))],
    arms: water.map((cell) => `M${round(cell.x)} ${round(cell.y)}L${middle[0]} ${middle[1]}`), woods: forests.map((cell, place) => blob(cell.x, cell.y, 56, 44, 13, 31 + place)),
    roofs, bushes, trees: forests.flatMap((wood) => treesAround(wood, plan, free, roll)),
  }; // prettier-ignore
}

function treesAround(
  wood: PlanCell,
  plan: Plan,
  free: (x: number, y: number, room: number, wet: boolean) => boolean,
  roll: () => number,
): Tree[] {
  const found: Tree[] = [];
  for (let tries = 0; tries < 400 && found.length < 17; tries += 1) {
    const [angle, far] = [roll() * Math.PI * 2, 0.52 + roll() * 0.5];
    const [x, y] = [wood.x + Math.cos(angle) * 58 * far, wood.y + Math.sin(angle) * 46 * far];
    const inside = x > 6 && y > 6 && x < plan.width - 6 && y < plan.height - 6;
    if (inside && !found.some((tree) => Math.hypot(tree.x - x, tree.y - y) < 12) && free(x, y - 3, 9, true))
      found.push({ x: round(x), y: round(y), kind: TREE_OF[wood.row.quarter] ?? 'round' });
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Whether a place is free of cells, ways and, unless it may be wet, of water. Asked thousands of times: no points are made here. */
function clearing(
  plan: Plan,
  cells: PlanCell[],
  water: PlanCell[],
): (x: number, y: number, room: number, wet: boolean) => boolean {
  const lines = plan.ways.flatMap((way) => way.points.filter((_, place) => place % 4 === 0));
  const [middleX, middleY] = [plan.half, plan.height / 2];
  const near = (dx: number, dy: number, far: number) => dx * dx + dy * dy < far * far;
  const isTaken = (cell: PlanCell, x: number, y: number, room: number) =>
    cell.row.building
      ? Math.abs(x - cell.x) <= ROOM.x + room + 4 && Math.abs(y - cell.y) <= ROOM.y + room + 4
      : near(cell.x - x, cell.y - y, RADIUS + room);
  const isWet = (x: number, y: number) =>
    Math.abs(x - middleX) <= 34 ||
    ((x - middleX) / 104) ** 2 + ((y - middleY) / 80) ** 2 <= 1 ||
    water.some((cell) => near(cell.x - x, cell.y - y, 58));
  return (x, y, room, wet) => {
    if (!wet && isWet(x, y)) return false;
    for (const cell of cells) if (isTaken(cell, x, y, room)) return false;
    for (const point of lines) if (near(point[0] - x, point[1] - y, room)) return false;
    return true;
  };
}

/** A round shape with a hand-drawn edge. */
function blob(x: number, y: number, wide: number, high: number, corners: number, seed: number): string {
  const roll = dice(seed);
  const points = Array.from({ length: corners }, (_, place): Point => {
    const [angle, size] = [(place / corners) * Math.PI * 2, 1 + (roll() - 0.5) * 0.16];
    return [x + Math.cos(angle) * wide * size, y + Math.sin(angle) * high * size];
  });
  const half = (a: Point, b: Point) => `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  const curves = points.map(
    (point, place) => `Q${round(point[0])} ${round(point[1])} ${half(point, points[(place + 1) % corners]!)}`,
  );
  return `M${half(points.at(-1)!, points[0]!)}${curves.join('')}Z`;
}

function river(plan: Plan): string {
  let line = `M${plan.half - 6} -30`;
  for (let y = 0; y <= plan.height + 30; y += 40) line += `T${round(plan.half + Math.sin(y / 47) * 7)} ${y}`;
  return line;
}

// --- names ------------------------------------------------------------------------------------------
export interface Label {
  text: string[];
  x: number;
  y: number;
  strong: boolean;
}

/** Finds the freest of eight places around a box for each name; streets that find none stay without. */
export class Labels {
  private readonly boxes: [number, number, number, number][];
  private readonly marks: Point[];
  readonly size: number;

  constructor(
    private readonly plan: Plan,
    size: number,
  ) {
    this.size = size;
    this.marks = plan.ways.flatMap((way) => way.run.filter((_, place) => place % 2 === 0));
    this.boxes = plan.cells.flatMap((cell) => (cell ? [this.around(cell, 3)] : []));
  }

  around(cell: PlanCell, pad: number): [number, number, number, number] {
    const [wide, high] = cell.row.building || cell.place === '' ? [ROOM.x, ROOM.y] : [RADIUS, RADIUS];
    return [cell.x - wide - pad, cell.y - high - pad, cell.x + wide + pad, cell.y + high + pad];
  }

  place(name: string, box: [number, number, number, number], strong: boolean): Label | null {
    const lines = strong ? [name] : inTwo(name);
    const [width, height] = [
      Math.max(...lines.map((line) => line.length)) * this.size * 0.5 + 4,
      this.size * 1.08 * lines.length,
    ];
    let best: { cost: number; x: number; y: number } | null = null;
    candidates(box, width, height).forEach(([x, y], rank) => {
      const cost = rank * 0.6 + this.cost(x, y, width, height);
      if (!best || cost < best.cost) best = { cost, x, y };
    });
    const { cost, x, y } = best!;
    if (!strong && cost > 14) return null;
    this.boxes.push([x - width / 2, y - height / 2, x + width / 2, y + height / 2]);
    return { text: lines, x: round(x), y: round(y - height / 2 + this.size * 0.86), strong };
  }

  private cost(x: number, y: number, width: number, height: number): number {
    const [left, top, right, bottom] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
    let sum = left < -10 || right > this.plan.width + 10 || top < -8 || bottom > this.plan.height + 8 ? 60 : 0;
    for (const box of this.boxes) {
      const [wide, high] = [
        Math.min(right, box[2]) - Math.max(left, box[0]),
        Math.min(bottom, box[3]) - Math.max(top, box[1]),
      ];
      if (wide > 0 && high > 0) sum += 4 + wide * high * 0.2;
    }
    for (const [mx, my] of this.marks) if (mx > left - 3 && mx < right + 3 && my > top - 3 && my < bottom + 3) sum += 3;
    return sum;
  }
}

function candidates(
  [left, top, right, bottom]: [number, number, number, number],
  width: number,
  height: number,
): Point[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [x, bottom + 2 + height / 2], [x, top - 2 - height / 2], [right + 3 + width / 2, y], [left - 3 - width / 2, y],
    [right + width / 2 - 6, bottom + height / 2 - 2], [left - width / 2 + 6, bottom + height / 2 - 2],
    [right + width / 2 - 6, top - height / 2 + 2], [left - width / 2 + 6, top - height / 2 + 2],
  ]; // prettier-ignore
}

function inTwo(name: string): string[] {
  const words = name.split(' ');
  if (name.length < 14 || words.length < 2) return [name];
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
}
