/** Points, outlines and chords: the arithmetic under the pen. No randomness here. */

/** x, y and how the outline passes: 0 or nothing = smooth, CORNER, or SEAM (a corner that must not move). */
export type Point = [x: number, y: number, flag?: number];
export type Pair = [x: number, y: number];
type Chord = [Pair, Pair];
type Bezier = [Point, Pair, Pair, Point];

export const CORNER = 1;
export const SEAM = 2;

// --- numbers in SVG ---------------------------------------------------------------------------------
// Everything is written in half units as integers (a part is wrapped in scale(.5)): a third lighter than decimals.
export const half = (n: number): string => String(Math.round(n * 2));
export const toHalf = (n: number): number => Math.round(n * 2) / 2;

/** Numbers of a path command; a minus sign needs no space before it. */
export function joined(numbers: number[]): string {
  return numbers.map(half).reduce((text, n) => text + (text && n[0] !== '-' ? ' ' : '') + n, '');
}

// --- vectors ----------------------------------------------------------------------------------------
export const minus = (a: Point, b: Point): Pair => [a[0] - b[0], a[1] - b[1]];
export const length = (v: Point): number => Math.hypot(v[0], v[1]) || 1e-6;
export const between = (a: Point, b: Point, t: number): Pair => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const polar = (x: number, y: number, angle: number, r: number): Pair => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r,
];
export const corner = (x: number, y: number): Point => [x, y, CORNER];
export const sharp = (p: Point): Point => [p[0], p[1], CORNER];

export function unit(v: Point): Pair {
  const l = length(v);
  return [v[0] / l, v[1] / l];
}

// --- outlines ---------------------------------------------------------------------------------------
/** Right half, top to bottom -> closed symmetric outline. */
export function mirrored(right: Point[]): Point[] {
  const left = right.filter((p) => p[0] !== 0).map((p): Point => [-p[0], p[1], p[2]]);
  return [...right, ...left.reverse()];
}

export const flip = (points: Point[], side: number): Point[] => points.map((p) => [p[0] * side, p[1], p[2]]);

export function oval(x: number, y: number, rx: number, ry = rx, n = 8, turn = 0): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * 2 * Math.PI;
    const u = Math.cos(angle) * rx;
    const v = Math.sin(angle) * ry;
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
  });
}

/** Zigzag of n tufts from a to b, standing out by `height` on the left of the way and leaning forward. */
export function tufts(a: Point, b: Point, n: number, height: number, lean = 0.75): Point[] {
  const way = minus(b, a);
  const out = unit([way[1], -way[0]]);
  const points: Point[] = [];
  for (let i = 0; i < n; i++) {
    const foot = between(a, b, i / n);
    const tip = between(a, b, (i + lean) / n);
    points.push(sharp(foot), corner(tip[0] + out[0] * height, tip[1] + out[1] * height));
  }
  points.push(sharp(b));
  return points;
}

/** Smooth points get equal handles along the chord of their neighbours, so that a path needs only 's' commands. */
function beziers(points: Point[], closed = true): Bezier[] {
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  const handles = points.map((p, i): Pair => {
    if (p[2]) return [0, 0];
    const after = length(minus(at(i + 1), p));
    const before = length(minus(p, at(i - 1)));
    const l = 0.72 * (after < 1 ? before / 2 : before < 1 ? after / 2 : (after * before) / (after + before));
    const way = unit(minus(at(i + 1), at(i - 1)));
    return [way[0] * l, way[1] * l];
  });
  return points.slice(0, closed ? n : n - 1).map((a, i) => {
    const b = at(i + 1);
    const ha = handles[i]!;
    const hb = handles[(i + 1) % n]!;
    return [a, [a[0] + ha[0], a[1] + ha[1]], [b[0] - hb[0], b[1] - hb[1]], b];
  });
}

export function path(points: Point[], closed = true): string {
  let x = toHalf(points[0]![0]);
  let y = toHalf(points[0]![1]);
  let text = 'M' + joined([x, y]);
  let last = '';
  beziers(points, closed).forEach(([a, c1, c2, b], i) => {
    const bx = toHalf(b[0]);
    const by = toHalf(b[1]);
    const step = [bx - x, by - y];
    const command = a[2] && b[2] ? 'l' : i || a[2] ? 's' : 'c';
    const second = [c2[0] - x, c2[1] - y];
    const numbers =
      command === 'l' ? step : command === 's' ? [...second, ...step] : [c1[0] - x, c1[1] - y, ...second, ...step];
    text += (command !== last ? command : step[0]! < 0 && command === 'l' ? '' : command) + joined(numbers);
    [x, y, last] = [bx, by, command];
  });
  return text + (closed ? 'z' : '');
}

/** The outline as a polygon. */
export function flatten(points: Point[]): Pair[] {
  const polygon: Pair[] = [];
  for (const [a, b, c, d] of beziers(points)) {
    for (let i = 0; i < 6; i++) {
      const t = i / 6;
      const u = 1 - t;
      const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
      const at = (k: 0 | 1): number => a[k] * w[0] + b[k] * w[1] + c[k] * w[2] + d[k] * w[3];
      polygon.push([at(0), at(1)]);
    }
  }
  return polygon;
}

/** Chords of a polygon along parallel lines at an angle, each with its end at the lower right: the base of all hatching. */
export function chords(polygon: Pair[], angle: number, step: number): Chord[] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const turned = polygon.map(([x, y]): Pair => [x * c + y * s, -x * s + y * c]);
  const ys = turned.map((p) => p[1]);
  const found: Chord[] = [];
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step) {
    const xs: number[] = [];
    turned.forEach((a, i) => {
      const b = turned[(i + 1) % turned.length]!;
      if (a[1] > y !== b[1] > y) xs.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
    });
    xs.sort((m, n) => m - n);
    const back = (x: number): Pair => [x * c - y * s, x * s + y * c];
    for (let i = 0; i + 1 < xs.length; i += 2) found.push([back(xs[i]!), back(xs[i + 1]!)]);
  }
  return found;
}

// --- hatching ---------------------------------------------------------------------------------------
/** One stroke: where it begins, an SVG command in relative numbers ('h' one, 'l', 'q', 'c' more), the numbers. */
export type Stroke = [x: number, y: number, command: 'h' | 'l' | 'q' | 'c', ...numbers: number[]];

export const segment = (a: Pair, b: Pair): Stroke => [a[0], a[1], 'l', b[0] - a[0], b[1] - a[1]];

/** Strokes joined by relative moves. */
export function strokes(list: Stroke[]): string {
  let x = 0;
  let y = 0;
  const text = list.map(([ax, ay, command, ...rest]) => {
    const a = toHalf(ax);
    const b = toHalf(ay);
    const move = joined([a - x, b - y]);
    const numbers = rest.map(toHalf);
    x = a + (command === 'h' ? numbers[0]! : numbers.at(-2)!);
    y = b + (command === 'h' ? 0 : numbers.at(-1)!);
    const tail = joined(numbers);
    return 'm' + move + (command === 'l' ? (tail[0] === '-' ? '' : ' ') : command) + tail;
  });
  return 'M0 0' + text.join('');
}

// --- points as text ---------------------------------------------------------------------------------
export const NECK = 20;
export const WAIST = 30;
export const TORSO_HEIGHT = 126;
export const LEGS_HEIGHT = 138;
/** Line weight at the seams, the same for every part. */
export const SEAM_WEIGHT = 2.2;

/**
 * Where parts meet. x = 0 is the spine. A head ends at y = 0 with a straight neck edge from -NECK to NECK; a torso
 * starts with the same edge and ends with the waist edge at y = TORSO_HEIGHT; legs start with that edge at y = 0 and
 * stand on y = LEGS_HEIGHT. Seam points are never jittered, never thicker or thinner than SEAM_WEIGHT.
 */
const ANCHORS: Record<string, Point> = {
  N: [NECK, 0, SEAM],
  '-N': [-NECK, 0, SEAM],
  W: [WAIST, TORSO_HEIGHT, SEAM],
  '-W': [-WAIST, TORSO_HEIGHT, SEAM],
  L: [WAIST, 0, SEAM],
  '-L': [-WAIST, 0, SEAM],
};

/** '12,-40 20,-8!': points, '!' = corner; N, W, L = right seam points of neck, torso's waist, legs' waist, -N … left. */
export function points(text: string): Point[] {
  return text.split(' ').map((word) => {
    const [x, y] = word.split(',') as [string, string];
    return ANCHORS[word] ?? [+x, parseFloat(y), word.endsWith('!') ? CORNER : 0];
  });
}

/** Several polylines, with ' | ' between them. */
export const polylines = (text: string): Point[][] => text.split(' | ').map(points);

export const SIDES = [-1, 1] as const;

export function both(draw: (side: number) => void): void {
  draw(-1);
  draw(1);
}

type Triple = [number, number, number];
type Quad = [number, number, number, number];
/** Rows of numbers, for places and sizes that motifs go through. */
export const triples = (...rows: Triple[]): Triple[] => rows;
export const quads = (...rows: Quad[]): Quad[] => rows;
