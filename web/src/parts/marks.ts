/** A seat is a colour and a shape and an initial; never one alone. */
export const SHAPES = ['circle', 'diamond', 'triangle', 'square', 'hexagon', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

export const OUTLINES: Record<Shape, string> = {
  circle: 'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28Z',
  diamond: 'M16 1 31 16 16 31 1 16Z',
  triangle: 'M16 2 31 29H1Z',
  square: 'M3 3h26v26H3Z',
  hexagon: 'M9 3h14l8 13-8 13H9L1 16Z',
  star: 'M16 0l5 8 9-1-3 9 4 8-9 1-6 7-6-7-9-1 4-8-3-9 9 1Z',
};

export function shapeOf(seat: number): Shape {
  return SHAPES[((seat % SHAPES.length) + SHAPES.length) % SHAPES.length] ?? 'circle';
}

/** The class that sets `--seat` to the seat's colour: s1 to s6. */
export function seatClass(seat: number): string {
  return seat < 0 ? '' : `s${(seat % SHAPES.length) + 1}`;
}

export function initial(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? [...name.trim()][0] ?? '?').toLocaleUpperCase();
}
