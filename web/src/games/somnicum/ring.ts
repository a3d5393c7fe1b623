/** The ring and its pendulums, and where things are drawn. */

export const STEPS_ARE_FREE = 2;
export const CARD_IS_JOINED = 4;
export const BACKWARDS = 8;
export const HUSHED = 16;
export const CROWED = 32;

/** Places of pendulums are counted in halves: 2k is the space before the card k of the ring, 2k + 1 the hole that it left. */
export interface Ring {
  ring: readonly number[];
  pendulums: readonly number[];
  spells: number;
  players: number;
}

/** Boxes that would lie on each other move apart, each as little as possible. */
export function apart<T extends { x: number; y: number; wide: number; tall: number }>(boxes: T[]): T[] {
  const moved = boxes.map((box) => ({ ...box }));
  for (let turn = 0; turn < 8; turn += 1) {
    for (const [place, one] of moved.entries()) {
      for (const other of moved.slice(place + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const across = (one.wide + other.wide) / 2 + 1 - Math.abs(dx);
        const down = (one.tall + other.tall) / 2 + 1 - Math.abs(dy);
        if (across <= 0 || down <= 0) continue;
        const axis = across < down ? 'x' : 'y';
        const by = (axis === 'x' ? across * Math.sign(dx || 1) : down * Math.sign(dy || 1)) / 2;
        one[axis] -= by;
        other[axis] += by;
      }
    }
  }
  return moved;
}

// --- drawing -----------------------------------------------------------------------------------------
export interface Size {
  slots: number;
  radius: number;
  /** Width and height of a card. */
  wide: number;
  tall: number;
}

/** A field of 600 with the middle at 300. */
export const MIDDLE = 300;

export function sizeOf(slots: number): Size {
  const wide = slots <= 16 ? 70 : slots <= 21 ? 57.5 : 52;
  return { slots, radius: slots <= 16 ? 248 : slots <= 21 ? 256 : 260, wide, tall: wide * 1.12 };
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Slot 0 at twelve, clockwise; `out` in parts of the radius. */
export function pointAt({ slots, radius }: Size, slot: number, out = 1): [x: number, y: number] {
  const angle = (slot / slots) * 2 * Math.PI;
  return [tenth(MIDDLE + Math.sin(angle) * radius * out), tenth(MIDDLE - Math.cos(angle) * radius * out)];
}

/** The dotted way of a pendulum to a slot. */
export function trail(size: Size, from: number, slot: number, back: boolean): string {
  const start = from / 2 - 0.5;
  const length = (((back ? start - slot : slot - start) % size.slots) + size.slots) % size.slots || size.slots;
  const points = Math.max(4, Math.ceil(length * 4));
  return Array.from({ length: points + 1 }, (_, point) => {
    const [x, y] = pointAt(size, start + ((back ? -1 : 1) * length * point) / points);
    return `${point ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}
