/** Arrows as they are drawn: colour and dash say who may go, a head who may enter. */
import type { Colour } from './data';
import { dense, lengthOf, path, round, trimmed, wavy, type Plan, type Point, type Way } from './plan';

export interface Stroke {
  key: string;
  colour: Colour;
  /** The dark casing and the line on it. */
  body: string;
  line: string;
  heads: { transform: string; colour: Colour }[];
  /** The steps it stands for, as `from to`. */
  steps: string[];
  door: boolean;
}

export const HEADS: Record<Colour, string> = {
  white: '<path class="hd" d="M1 0-11-6.800-8.500 0-11 6.800Z"/>',
  green: '<path class="hd" d="M1 0C-3-8-11-8-15 0-11 8-3 8 1 0Z"/><path class="hv" d="M-2 0h-9M-7 0l-3-3M-7 0l-3 3"/>',
  blue: '<path class="ho" d="M0 0-7-6.500M0 0-7 6.500M-6 0-13-6.500M-6 0-13 6.500"/>',
  pink: '<path class="hd" d="M1 0-6-5.500-13 0-6 5.500Z"/><circle class="hx" cx="-6" cy="0" r="1.900"/>',
};

export const stepKey = (from: number, to: number): string => `${from} ${to}`;

/** Where the two directions differ, one line has two halves: the half next to a cell shows what entering that cell needs. */
export function strokesOf(plan: Plan): Stroke[] {
  return plan.ways.flatMap((way) => {
    const [there, back] = [stepKey(way.a, way.b), stepKey(way.b, way.a)];
    if (way.there && way.back && way.there !== way.back) {
      const fine = dense(way.run);
      const middle = fine.length >> 1;
      return [...stroke(way, way.back, fine.slice(0, middle), true, false, [back], true), ...stroke(way, way.there, fine.slice(middle), false, true, [there], true)];
    }
    const steps = [...(way.there ? [there] : []), ...(way.back ? [back] : [])];
    return stroke(way, way.there ?? way.back ?? 'white', way.run, way.back !== null, way.there !== null, steps, false);
  });
}

function stroke(way: Way, colour: Colour, points: readonly Point[], atStart: boolean, atEnd: boolean, steps: string[], half: boolean): Stroke[] {
  const length = lengthOf(points);
  if (length < (half ? 5 : 12)) return [];
  const body = trimmed(points, atStart ? 8 : 0, atEnd ? 8 : 0);
  const fine = dense(points);
  const back = Math.min(5, fine.length - 1);
  const small = length < (half ? 14 : 30);
  const heads = [
    ...(atEnd ? [head(fine.at(-1)!, fine[fine.length - 1 - back]!, small)] : []),
    ...(atStart ? [head(fine[0]!, fine[back]!, small)] : []),
  ].map((transform) => ({ transform, colour }));
  return [{ key: `${way.a}-${way.b}${half ? (atStart ? '<' : '>') : ''}`, colour, body: path(body), line: path(colour === 'blue' ? wavy(body) : body), heads, steps, door: way.door }];
}

function head(tip: Point, behind: Point, small: boolean): string {
  const angle = (Math.atan2(tip[1] - behind[1], tip[0] - behind[0]) * 180) / Math.PI;
  return `translate(${round(tip[0])} ${round(tip[1])}) rotate(${round(angle)})${small ? ' scale(.72)' : ''}`;
}
