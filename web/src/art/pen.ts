/** The pen: one illustrator's hand. No ids, clips, gradients or filters, so that drawings can be inlined any number of times. */
import {
  CORNER,
  SEAM,
  SEAM_WEIGHT,
  between,
  chords,
  corner,
  flatten,
  half,
  length,
  minus,
  oval,
  path,
  points,
  polar,
  segment,
  sharp,
  strokes,
  unit,
  type Pair,
  type Point,
  type Stroke,
} from './geometry';
import { BONE, CANDLE, DARK, INK, MOON, PALETTE, type Material, type Texture } from './palette';
import type { Legion } from './table';

/** How a shape is finished: options, or a line width, or a texture ('t' = the legion's own, 't.8' with line width 0.8). */
export type Finish = number | string | ShapeOptions;

export interface ShapeOptions extends TextureOptions {
  width?: number;
  texture?: string;
  wobble?: number;
  /** How far the shadow reaches into the shape; 0 = none. */
  shade?: number;
  /** Of a limb: how far its end is rounded out, in half widths. */
  tip?: number;
}

interface TextureOptions {
  colour?: string;
  opacity?: number;
}

export interface EyeOptions {
  kind?: 'ball' | 'candle' | 'socket' | 'bead' | 'button';
  /** How much of the eye the lid covers, and how it slants: the whole mood of a face. */
  lid?: number;
  tilt?: number;
  skin?: string;
  iris?: string;
  slit?: boolean;
  bag?: boolean;
}

export interface MawOptions {
  /** Up for a grin, down for a sob. */
  bend?: number;
  teeth?: 'saw' | 'grin' | 'peg';
  n?: number;
  tongue?: number;
  lower?: boolean;
  fill?: string;
}

export interface HandOptions {
  n?: number;
  length?: number;
  fat?: number;
  spread?: number;
  palm?: number;
  fill?: string;
  claw?: number;
  width?: number;
  thumb?: number;
}

/** Numbers between 0 and 1, always the same for a seed. */
function noise(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Where a part is drawn already this rich, it gets single contours and coarser hatching. */
const RICH = 2400;
const VERY_RICH = 3300;

export class Pen {
  readonly ink: Material;
  /** Left, top, right, bottom of what has been drawn. */
  readonly extent: [number, number, number, number] = [0, 0, 0, 0];
  /** The seam points drawn, for tests. */
  readonly seams = new Set<string>();
  /** Every eye of a card looks the same way. */
  readonly gaze: Pair;
  /** Without hatching, for thumbnails. */
  readonly plain: boolean;
  /** There is a face where finery would hang. */
  bare = false;

  private readonly random: () => number;
  private readonly drawn: string[] = [];
  private size = 0;

  constructor(seed: number, legion: Legion, plain = false) {
    this.random = noise(seed);
    this.ink = PALETTE[legion];
    this.plain = plain;
    this.gaze = [this.any(-0.35, 0.35), this.any(-0.1, 0.3)];
  }

  get svg(): string {
    return this.drawn.join('');
  }

  // --- chance -----------------------------------------------------------------------------------
  any(a: number, b: number): number {
    return a + this.random() * (b - a);
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }

  // --- shapes -----------------------------------------------------------------------------------
  /** A shape with an outline of varying width: ink swollen by noise and away from the candle, the fill laid on top. */
  shape(outline: Point[], fill: string, finish: Finish = {}): Point[] {
    const options = readFinish(finish);
    const texture = options.texture === 't' ? this.ink.texture : (options.texture as Texture | undefined);
    const pts = this.jittered(outline, options.wobble ?? this.ink.wobble);
    const size = spread(pts, 0) + spread(pts, 1);
    for (const [x, y, flag] of pts) if (flag === SEAM) this.seams.add(`${x},${y}`);
    this.contour(pts, fill, options.width ?? 1, size);
    if (options.shade !== 0 && size > 40) this.shadow(pts, options.shade ?? 0.3, size < 120 ? 4 : 6);
    if (texture) this.texture(pts, texture, options);
    return pts;
  }

  private contour(pts: Point[], fill: string, width: number, size: number): void {
    if (size < (this.size > RICH ? 130 : 74)) {
      this.add(`<path d="${path(pts)}" fill="${fill}" stroke-width="${half(2.4 * width)}"/>`);
    } else {
      this.add(`<path d="${path(this.swollen(pts, width))}"/><path d="${path(pts)}" fill="${fill}" stroke="none"/>`);
    }
  }

  private swollen(pts: Point[], width: number): Point[] {
    const n = pts.length;
    const area = pts.reduce((sum, p, i) => sum + p[0] * pts[(i + 1) % n]![1] - pts[(i + 1) % n]![0] * p[1], 0);
    const turn = area > 0 ? 1 : -1;
    return pts.map((p, i) => {
      if (p[2] === SEAM) return [p[0] + Math.sign(p[0]) * SEAM_WEIGHT * 0.6, p[1], SEAM];
      const a = unit(minus(p, pts[(i + n - 1) % n]!));
      const b = unit(minus(pts[(i + 1) % n]!, p));
      const along = unit([a[0] + b[0], a[1] + b[1]]);
      const [nx, ny] = [along[1] * turn, -along[0] * turn];
      const away = Math.max(0, nx * 0.55 + ny * 0.83);
      const d = width * (0.55 + this.random() * 0.6 + 1.3 * away) * (p[2] ? 1.3 : 1);
      return [p[0] + nx * d, p[1] + ny * d, p[2]];
    });
  }

  /** A small thing: one stroked path. */
  bit(outline: Point[], fill: string, width = 1.8): void {
    this.put(path(this.jittered(outline, this.ink.wobble * 0.4)), fill, width);
  }
  /** Many small closed shapes in one path. */
  bits(outlines: Point[][], fill: string, width = 1.8): void {
    this.put(outlines.map((l) => path(this.jittered(l, this.ink.wobble * 0.3))).join(''), fill, width);
  }
  /** A patch without outline. */
  flat(outline: Point[], fill: string, opacity = 0): void {
    this.add(`<path d="${path(outline)}" fill="${fill}" stroke="none"${opacity ? ` opacity="${opacity}"` : ''}/>`);
  }
  line(pts: Point[], width = 1.8, colour = INK): void {
    this.reach(pts, width / 2);
    this.put(path(pts, false), 'none', width, colour);
  }
  lines(list: Point[][], width = 1.6, colour = INK): void {
    for (const pts of list) this.reach(pts, width / 2);
    if (list.length) this.put(list.map((p) => path(p, false)).join(''), 'none', width, colour);
  }
  /** A thin thing of one colour: a thick ink line with a thinner coloured one on it. */
  wire(pts: Point[], width: number, inner: number, colour: string): void {
    this.wires([pts], width, inner, colour);
  }
  wires(list: Point[][], width: number, inner: number, colour: string): void {
    this.lines(list, width);
    this.lines(list, inner, colour);
  }
  disc(x: number, y: number, r: number, fill: string, width = 1.8): void {
    this.reach([[x, y]], r);
    const stroke = width ? ` stroke-width="${half(width)}"` : ' stroke="none"';
    this.add(`<circle cx="${half(x)}" cy="${half(y)}" r="${half(r)}" fill="${fill}"${stroke}/>`);
  }
  dots(list: Point[], width: number, colour = INK): void {
    if (list.length) this.put(strokes(list.map((p): Stroke => [p[0], p[1], 'h', 0])), 'none', width, colour);
  }
  /** Facets: full chords in two directions. */
  net(outline: Point[], step: number): void {
    const polygon = flatten(outline);
    const all = [0.55, -0.55].flatMap((angle) => chords(polygon, angle, step).map(([a, b]) => segment(a, b)));
    this.add(`<path d="${strokes(all)}" stroke-width="2" opacity="0.5"/>`);
  }

  /** What `draw` draws, turned by degrees about (x, y). */
  turned(degrees: number, x: number, y: number, draw: () => void): void {
    this.add(`<g transform="rotate(${degrees} ${half(x)} ${half(y)})">`);
    draw();
    this.add('</g>');
  }

  /** Outline of a limb along a spine, with half widths at its points; the end is rounded out by `tip`, the start is hidden. */
  limb(spine: Point[], widths: number | number[], tip = 1): Point[] {
    const n = spine.length;
    const width = (i: number): number => (Array.isArray(widths) ? widths[Math.min(i, widths.length - 1)]! : widths);
    const left: Point[] = [];
    const right: Point[] = [];
    spine.forEach((p, i) => {
      const d = unit(minus(spine[Math.min(n - 1, i + 1)]!, spine[Math.max(0, i - 1)]!));
      const w = width(i);
      left.push([p[0] + d[1] * w, p[1] - d[0] * w]);
      right.unshift([p[0] - d[1] * w, p[1] + d[0] * w]);
    });
    left[0]![2] = right[n - 1]![2] = CORNER;
    const end = spine[n - 1]!;
    const d = unit(minus(end, spine[n - 2]!));
    const reach = width(n - 1) * tip;
    if (tip) return [...left, [end[0] + d[0] * reach, end[1] + d[1] * reach], ...right];
    left[n - 1]![2] = right[0]![2] = CORNER;
    return [...left, ...right];
  }
  tube(spine: Point[], widths: number | number[], fill: string, finish: Finish = {}): void {
    const options = readFinish(finish);
    this.shape(this.limb(spine, widths, options.tip ?? 1), fill, { shade: 0.35, ...options });
  }

  private jittered(pts: Point[], wobble: number): Point[] {
    this.reach(pts);
    return pts.map((p) =>
      p[2] === SEAM ? p : [p[0] + this.any(-wobble, wobble), p[1] + this.any(-wobble, wobble), p[2] ?? 0],
    );
  }
  private reach(pts: Point[], by = 0): void {
    const box = this.extent;
    for (const [x, y] of pts) {
      box[0] = Math.min(box[0], x - by);
      box[1] = Math.min(box[1], y - by);
      box[2] = Math.max(box[2], x + by);
      box[3] = Math.max(box[3], y + by);
    }
  }
  private put(d: string, fill: string, width: number, colour = INK): void {
    const stroke = width ? ` stroke-width="${half(width)}"` : ' stroke="none"';
    this.add(`<path d="${d}" fill="${fill}"${stroke}${colour === INK ? '' : ` stroke="${colour}"`}/>`);
  }
  private add(svg: string): void {
    this.drawn.push(svg);
    this.size += svg.length;
  }

  // --- shadow and texture -----------------------------------------------------------------------
  /** A flat crescent on the side away from the candle: the rightmost chord of each row, so that a bent limb shades only itself. */
  private shadow(pts: Point[], depth: number, rows: number): void {
    const polygon = flatten(pts);
    const ys = polygon.map((p) => p[1]);
    const top = Math.min(...ys);
    const tall = Math.max(...ys) - top;
    const row = new Map<string, [number, number, number]>();
    for (const [a, b] of chords(polygon, 0, tall / rows)) row.set(a[1].toFixed(2), [a[0], b[0], a[1]]);
    for (const run of unbroken([...row.values()])) {
      const right = run.map(([, x1, y]): Point => [x1, y]);
      const inner = run.map(([x0, x1, y], i): Point => {
        const end = i === run.length - 1 ? 0.55 : 1; // the crescent closes below, without a hard edge on wide shapes
        return [x1 - (x1 - x0) * depth * end * (0.35 + (0.9 * (y - top)) / tall), y];
      });
      inner.reverse();
      for (const p of [right[0]!, right.at(-1)!, inner[0]!, inner.at(-1)!]) p[2] = CORNER;
      this.flat([...right, ...inner], INK, 0.2);
    }
  }

  /** One pattern a material, thickest in the shadow. */
  texture(pts: Point[], kind: Texture, options: TextureOptions = {}): void {
    const polygon = flatten(pts);
    const density = this.size > VERY_RICH ? 0.8 : 1;
    const weave = { polygon, density };
    if (kind === 'cross') this.hatch(this.crossHatching(weave), 1, options);
    else if (kind === 'lines') this.hatch(this.parallelLines(weave), 1, options);
    else if (kind === 'fur') this.hatch(this.fur(weave), 1.5, options);
    else if (kind === 'feather') {
      this.hatch(
        this.rows(weave, 11, 9, (x, y) => [x - 4.5, y - 2, 'c', 1, 7, 7, 8, 9, 0], [0, 0.75]),
        1.5,
        options,
      );
    } else if (kind === 'scale') {
      this.hatch(
        this.rows(weave, 11, 8, (x, y) => [x - 5, y - 2, 'q', 5, 8, 10, 0], [-0.1, 0.6]),
        1.5,
        options,
      );
    } else {
      const [fine, bold] = this.speckles(weave);
      this.hatch(fine, 1.5, options);
      this.hatch(bold, 3, options);
    }
  }

  private hatch(list: Stroke[], width: number, { colour = INK, opacity = 0.55 }: TextureOptions): void {
    if (!list.length || this.plain) return;
    const stroke = colour === INK ? '' : ` stroke="${colour}"`;
    this.add(`<path d="${strokes(list)}" fill="none"${stroke} stroke-width="${half(width)}" opacity="${opacity}"/>`);
  }

  private crossHatching({ polygon, density }: Weave): Stroke[] {
    const list: Stroke[] = [];
    const directions = [
      { angle: 0.95, step: 5.2, least: 0.22, most: 0.5 },
      { angle: -0.6, step: 6.4, least: 0.1, most: 0.3 },
    ];
    for (const { angle, step, least, most } of directions) {
      for (const [a, b] of chords(polygon, angle, step / density)) {
        const [start, end] = angle < 0 && b[0] < a[0] ? [b, a] : [a, b];
        if (length(minus(b, a)) <= 9) continue;
        const reach = between(end, start, this.any(least, most));
        list.push(segment(between(end, start, 0.03), reach));
      }
    }
    return list;
  }

  private parallelLines({ polygon, density }: Weave): Stroke[] {
    const list: Stroke[] = [];
    for (const [a, b] of chords(polygon, 0.02, 4.8 / density)) {
      const wide = b[0] - a[0];
      if (wide < 8) continue;
      const x = b[0] - wide * this.any(0.16, 0.42);
      list.push([b[0] - 1, b[1], 'q', (x - b[0]) / 2, 2.5, x - b[0], 0]);
      if (wide > 30) list.push([a[0] + 1, a[1], 'h', wide * this.any(0.08, 0.16)]);
    }
    return list;
  }

  private fur(weave: Weave): Stroke[] {
    const list: Stroke[] = [];
    this.grid(weave, 9, 8, (gx, gy, u) => {
      if (u <= this.any(0.3, 1.05) && this.random() >= 0.1) return;
      const x = gx + this.any(-2, 2);
      const y = gy + this.any(-2, 2);
      const l = this.any(4, 7.5);
      const lean = (u - 0.5) * 5;
      list.push([x, y, 'q', lean * 0.1 + 1, l * 0.6, lean, l]);
    });
    return list;
  }

  /** Feathers and scales: one curve a place, the denser the deeper in the shadow. */
  private rows(
    weave: Weave,
    dx: number,
    dy: number,
    curve: (x: number, y: number) => Stroke,
    [least, most]: Pair,
  ): Stroke[] {
    const list: Stroke[] = [];
    this.grid(weave, dx, dy, (x, y, u) => {
      if (u > this.any(least, most)) list.push(curve(x, y));
    });
    return list;
  }

  private speckles(weave: Weave): [Stroke[], Stroke[]] {
    const fine: Stroke[] = [];
    const bold: Stroke[] = [];
    this.grid(weave, 7.5, 6.5, (x, y, u) => {
      const dark = u + this.any(-0.35, 0.3);
      if (dark <= 0.55) return;
      (dark > 0.85 ? bold : fine).push([x + this.any(-1.5, 1.5), y + this.any(-1.5, 1.5), 'h', 0]);
    });
    return [fine, bold];
  }

  /** Places in a brick pattern inside the polygon; u runs from 0 at the lit side to 1 in the shadow. */
  private grid(
    { polygon, density }: Weave,
    dx: number,
    dy: number,
    put: (x: number, y: number, u: number) => void,
  ): void {
    chords(polygon, 0, dy / density).forEach(([a, b], row) => {
      const wide = b[0] - a[0];
      for (let x = a[0] + (row % 2 ? dx / 2 : 0) + 3; x < b[0] - 3; x += dx / density) put(x, a[1], (x - a[0]) / wide);
    });
  }

  // --- accents that all legions share -------------------------------------------------------------
  eye(x: number, y: number, r: number, options: EyeOptions = {}): void {
    const { kind = 'ball', lid = 0.35, tilt = 0, skin = this.ink.main, iris = CANDLE } = options;
    const gx = x + this.gaze[0] * r;
    const gy = y + this.gaze[1] * r;
    if (kind === 'socket') return this.socket(x, y, r, gx, gy, iris);
    if (kind === 'bead') return this.bead(x, y, r);
    if (kind === 'button') return this.button(x, y, r, options.skin ?? this.ink.accent);
    this.disc(x, y, r, kind === 'candle' ? iris : '#f3ecd9', r > 7 ? 2.3 : 1.8);
    if (kind === 'ball' && r > 6) this.disc(gx, gy, r * 0.56, iris, r > 9 ? 1.4 : 0);
    if (kind === 'candle' && options.slit) this.flat(oval(gx, y, r * 0.17, r * 0.8, 6), INK);
    else this.disc(gx, gy, r * 0.3, INK, 0);
    if (r > 8) this.disc(gx - r * 0.2, gy - r * 0.24, r * 0.13, '#fff', 0);
    if (lid > 0) this.lid(x, y, r, lid, tilt, skin);
    if (options.bag) this.line([polar(x, y, 2.5, r * 1.35), polar(x, y, 1.6, r * 1.4), polar(x, y, 0.9, r * 1.3)], 1.4);
  }
  private socket(x: number, y: number, r: number, gx: number, gy: number, iris: string): void {
    this.bit(oval(x, y, r, r * 1.08), DARK, 2);
    this.disc(gx, gy + r * 0.15, Math.max(1.6, r * 0.3), iris, 0);
  }
  private bead(x: number, y: number, r: number): void {
    this.disc(x, y, r, INK, 1);
    this.disc(x - r * 0.3, y - r * 0.35, r * 0.28, BONE, 0);
  }
  private button(x: number, y: number, r: number, fill: string): void {
    const h = r * 0.28;
    const [a, b, c, d]: Point[] = [[x - h, y - h], [x + h, y - h], [x - h, y + h], [x + h, y + h]]; // prettier-ignore
    this.disc(x, y, r, fill, 2);
    this.dots([a!, b!, c!, d!], Math.round(h * 2));
    this.lines([[a!, d!], [b!, c!]], 1); // prettier-ignore
  }
  private lid(x: number, y: number, r: number, lid: number, tilt: number, skin: string): void {
    const c = Math.asin(1 - 2 * lid);
    const from = Math.PI + c + tilt;
    const to = 2 * Math.PI - c + tilt;
    const arc = [0, 1, 2, 3, 4, 5].map((i): Point => polar(x, y, from + ((to - from) * i) / 5, r + 0.9));
    arc[0]![2] = arc[5]![2] = CORNER;
    this.put(path(arc), skin, 1.8);
  }

  /** A mouth: a dark lens, bent up (grin) or down, with teeth. */
  maw(x: number, y: number, w: number, h: number, options: MawOptions = {}): void {
    const { bend = 0, teeth = 'saw', n = 7, tongue = 0, lower = true, fill = DARK } = options;
    const lip = (t: number, depth: number): Pair => [
      x + (t * 2 - 1) * w,
      y - bend * (t * 2 - 1) ** 2 + depth * Math.sin(Math.PI * t),
    ];
    const top = (t: number): Pair => lip(t, -h * 0.5);
    const bottom = (t: number): Pair => lip(t, h * 0.7);
    const inside = [0.2, 0.5, 0.8];
    const under = inside.slice().reverse().map(bottom);
    this.bit([sharp(top(0)), ...inside.map(top), sharp(top(1)), ...under], fill, 2.4);
    if (tongue) this.tongue(top, bottom, tongue);
    this.teeth(top, bottom, teeth, n, teeth === 'grin' ? 0.52 : 0.5);
    const below = teeth === 'peg' ? Math.max(2, n - 3) : n - 1;
    if (lower) this.teeth(bottom, top, teeth, below, teeth === 'grin' ? 0.42 : 0.4);
  }
  private tongue(top: Lip, bottom: Lip, reach: number): void {
    const outline: Point[] = [
      sharp(bottom(0.32)),
      between(top(0.42), bottom(0.42), 0.62),
      between(top(0.62), bottom(0.62), 0.6),
      sharp(bottom(0.7)),
      [bottom(0.62)[0] + 1, bottom(0.6)[1] + reach],
      [bottom(0.42)[0], bottom(0.4)[1] + reach * 0.8],
    ];
    this.bit(outline, this.ink.light, 1.6);
  }
  private teeth(root: Lip, other: Lip, kind: 'saw' | 'grin' | 'peg', n: number, reach: number): void {
    const row: Point[][] = [];
    for (let i = 0; i < n; i++) {
      const a = (i + 0.08) / n;
      const b = (i + 0.92) / n;
      const k = (a + b) / 2;
      const l = reach * this.any(0.75, 1.15);
      const [A, B] = [root(a), root(b)];
      const blunt: Point[] = [sharp(A), between(A, other(a), l), between(B, other(b), l), sharp(B)];
      row.push(kind === 'saw' ? [sharp(A), sharp(between(root(k), other(k), l)), sharp(B)] : blunt);
    }
    this.put(row.map((tooth) => path(tooth)).join(''), BONE, 1.3);
  }

  /** A hand as one outline: n fingers fanned about a direction. */
  hand(x: number, y: number, direction: number, options: HandOptions = {}): void {
    const { n = 4, length = 14, fat = 3.4, spread = 1.7, palm = 7, claw = 0, width = 0.8, thumb = 0.7 } = options;
    const outline: Point[] = [sharp(polar(x, y, direction - 2.3, palm))];
    const tips: [Pair, number][] = [];
    for (let i = 0; i < n; i++) {
      const a = direction + (i / (n - 1) - 0.5) * spread;
      const finger = length * (i === 0 ? thumb : 1 - 0.12 * Math.abs(i - n / 2));
      const [bx, by] = polar(x, y, a, palm * 0.75);
      const [ex, ey] = polar(bx, by, a, finger);
      const [sx, sy] = [Math.sin(a) * fat, -Math.cos(a) * fat];
      if (i) outline.push([...polar(x, y, a - spread / (n - 1) / 2, palm * 0.95), claw ? CORNER : 0]);
      outline.push([ex + sx, ey + sy], polar(ex, ey, a, fat * 0.8), [ex - sx, ey - sy]);
      tips.push([polar(ex, ey, a, fat * 0.2), a]);
    }
    outline.push(sharp(polar(x, y, direction + 2.3, palm)));
    this.shape(outline, options.fill ?? this.ink.main, { width, shade: 0.25, wobble: 0.3 });
    if (claw) for (const [[tx, ty], a] of tips) this.claw(tx, ty, a, fat * 0.75, claw);
  }
  private claw(x: number, y: number, a: number, wide: number, long: number): void {
    const ends = [polar(x, y, a + 1.5, wide), polar(x, y, a + 0.15, long), polar(x, y, a - 1.5, wide)];
    this.bit(ends.map(sharp), BONE, 1.4);
  }

  tear(x: number, y: number, s = 1): void {
    this.bit([corner(x, y - 8 * s), [x + 4 * s, y + 2 * s], [x, y + 6 * s], [x - 4 * s, y + 2 * s]], MOON, 1.5);
  }
  stitches(a: Point, b: Point, n: number, long = 4): void {
    const u = unit(minus(b, a));
    const [vx, vy] = [-u[1] * long, u[0] * long];
    const list = Array.from({ length: n }, (_, i): Point[] => {
      const [x, y] = between(a, b, (i + 0.5) / n);
      const k = this.any(-1, 1);
      return [[x - vx + u[0] * k, y - vy + u[1] * k], [x + vx - u[0] * k, y + vy - u[1] * k]]; // prettier-ignore
    });
    this.wires(list, 2.6, 1.4, BONE);
  }
  /** A cut that was sewn up, n stitches a piece. */
  scar(pts: Point[], n: number): void {
    this.line(pts, 1.4);
    for (let i = 0; i + 1 < pts.length; i++) this.stitches(pts[i]!, pts[i + 1]!, n, 3);
  }
  rivets(list: Point[], r = 1.8): void {
    this.dots(list, 2 * r + 1.2);
    this.dots(list.map((p) => [p[0] - 0.2, p[1] - 0.2]), 2 * r - 1, this.ink.light); // prettier-ignore
  }
  flame(x: number, y: number, s = 1): void {
    const q = (u: number, v: number, flag = 0): Point => [x + u * s, y + v * s, flag];
    this.bit([q(0, -15, CORNER), q(5, -4), q(4, 3), q(-4, 3), q(-6, -3), q(-1, -8)], CANDLE, 1.5);
    this.flat([q(0, -6, CORNER), q(2, 0), q(-2.4, 0)], '#fff3cf');
  }
  /** Hangs from its ring at (x, y). */
  lantern(x: number, y: number, s = 1): void {
    const q = (u: number, v: number): Point => corner(x + u * s, y + v * s);
    this.disc(x, y, 4 * s, 'none', 2.6);
    this.bit([q(-8, 10), q(8, 10), q(10, 32), q(-10, 32)], '#4b3a22', 2);
    this.flame(x, y + 27 * s, 0.85 * s);
    this.lines([[q(-3.5, 10), q(-4.5, 32)], [q(4, 10), q(5, 32)]], 1.3); // prettier-ignore
    this.bit([q(-4, 4), q(4, 4), q(11, 11), q(-11, 11)], this.ink.accent, 1.8);
    this.bit([q(-11, 31), q(11, 31), q(9, 37), q(-9, 37)], this.ink.accent, 1.8);
  }
  key(x: number, y: number, s = 1, angle = 0): void {
    const [c, n] = [Math.cos(angle), Math.sin(angle)];
    const bit = points('-2,6 2,6 2,22 8,22 8,25 5,26 8,28 8,31 -2,31');
    const brass = PALETTE.necronaut.accent;
    this.bit(bit.map(([u, v]) => corner(x + (u * c - v * n) * s, y + (u * n + v * c) * s)), brass, 1.6); // prettier-ignore
    this.disc(x, y, 7 * s, brass, 1.8);
    this.disc(x, y, 3 * s, INK, 0);
  }
}

type Lip = (t: number) => Pair;

interface Weave {
  polygon: Pair[];
  density: number;
}

function readFinish(finish: Finish): ShapeOptions {
  if (typeof finish === 'number') return { width: finish };
  if (typeof finish !== 'string') return finish;
  const [texture, width] = finish.split('.');
  return { texture, width: width ? +width / 10 : 1 };
}

function spread(pts: Point[], axis: 0 | 1): number {
  const values = pts.map((p) => p[axis]);
  return Math.max(...values) - Math.min(...values);
}

/** Runs of rows whose right edge does not jump: open jaws and curled tails cast no shadow across the gap. */
function unbroken(rows: [number, number, number][]): [number, number, number][][] {
  const runs: [number, number, number][][] = [[]];
  for (const row of rows) {
    const last = runs.at(-1)!.at(-1);
    if (last && Math.abs(last[1] - row[1]) > 26) runs.push([]);
    runs.at(-1)!.push(row);
  }
  return runs.filter((run) => run.length > 2);
}
