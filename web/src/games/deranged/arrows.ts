/** Arrows as they are drawn: colour and dash say who may go, a head who may enter. */
import type { Colour } from './facts';
import { dense, lengthOf, path, trimmed, wavy, type Plan, type Point, type Way } from './plan';
import { placed, type Placing } from './strokes';

export interface Stroke {
  key: string;
  colour: Colour;
  /** The dark casing and the line on it. */
  body: string;
  line: string;
  heads: { kind: string; data: string }[];
  /** The steps it stands for, as `from to`. */
  steps: string[];
  door: boolean;
}

/** Heads point to the right and end at the origin. */
const SHAPES: Record<Colour, [kind: string, data: string][]> = {
  white: [['hd', 'M1 0-11-6.8-8.5 0-11 6.8Z']],
  green: [['hd', 'M1 0C-3-8-11-8-15 0-11 8-3 8 1 0Z'], ['hv', 'M-2 0h-9M-7 0l-3-3M-7 0l-3 3']],
  blue: [['ho', 'M0 0-7-6.5M0 0-7 6.5M-6 0-13-6.5M-6 0-13 6.5']],
  pink: [['hd', 'M1 0-6-5.5-13 0-6 5.5Z'], ['hx', 'M-6-2.2-3.8 0-6 2.2-8.2 0Z']],
}; // prettier-ignore

/** A head as markup, for keys and cards. */
export const HEADS = Object.fromEntries(
  Object.entries(SHAPES).map(([colour, shapes]) => [
    colour,
    shapes.map(([kind, data]) => `<path class="${kind}" d="${data}"/>`).join(''),
  ]),
) as Record<Colour, string>;

export const stepKey = (from: number, to: number): string => `${from} ${to}`;

/** Where the two directions differ, one line has two halves: the half next to a cell shows what entering that cell needs. */
export function strokesOf(plan: Plan): Stroke[] {
  return plan.ways.flatMap((way) => {
    const [there, back] = [stepKey(way.a, way.b), stepKey(way.b, way.a)];
    if (way.there && way.back && way.there !== way.back) {
      const fine = dense(way.run);
      const middle = fine.length >> 1;
      return [
        ...stroke(way, way.back, fine.slice(0, middle), true, false, [back], true),
        ...stroke(way, way.there, fine.slice(middle), false, true, [there], true),
      ];
    }
    const steps = [...(way.there ? [there] : []), ...(way.back ? [back] : [])];
    return stroke(way, way.there ?? way.back ?? 'white', way.run, way.back !== null, way.there !== null, steps, false);
  });
}

function stroke(
  way: Way,
  colour: Colour,
  points: readonly Point[],
  atStart: boolean,
  atEnd: boolean,
  steps: string[],
  half: boolean,
): Stroke[] {
  const length = lengthOf(points);
  if (length < (half ? 5 : 12)) return [];
  const body = trimmed(points, atStart ? 8 : 0, atEnd ? 8 : 0);
  const fine = dense(points);
  const back = Math.min(5, fine.length - 1);
  const small = length < (half ? 14 : 30);
  const heads = [
    ...(atEnd ? [head(fine.at(-1)!, fine[fine.length - 1 - back]!, small)] : []),
    ...(atStart ? [head(fine[0]!, fine[back]!, small)] : []),
  ].flatMap((placing) => SHAPES[colour].map(([kind, data]) => ({ kind, data: placed(data, placing) })));
  return [
    {
      key: `${way.a}-${way.b}${half ? (atStart ? '<' : '>') : ''}`,
      colour,
      body: path(body),
      line: path(colour === 'blue' ? wavy(body) : body),
      heads,
      steps,
      door: way.door,
    },
  ];
}

function head(tip: Point, behind: Point, small: boolean): Placing {
  const angle = (Math.atan2(tip[1] - behind[1], tip[0] - behind[0]) * 180) / Math.PI;
  return { x: tip[0], y: tip[1], angle, scale: small ? 0.72 : 1 };
}
