/** Where figures stand on the plan, and which nightmare of before is which now. */
import { box, holder } from './box';
import { BLUE_CORPSE, CARCASS, CORPSE, EGG, LAIR, type Nightmare, type Room, type Table } from './table';

/** The plan with its margins, and where the drawing's own zero lies in it. */
export const PLAN = { width: 1052, height: 454, left: 26, top: 2 } as const;

export type Figure = { key: string; x: number; y: number; size: number; slot: number } & (
  | { what: 'person'; seat: number }
  | { what: 'nightmare'; kind: number; injuries: number }
  | { what: 'thing'; thing: number }
); // prettier-ignore

/** A plate with cut corners; the cockpit tapers to the bow, the engines to the stern. */
export function plate(slot: number): string {
  const { x, y, w, h } = box.slots[slot]!;
  if (slot === 1)
    return `M${x} ${y + 32}L${x + 26} ${y}H${x + w - 8}L${x + w} ${y + 8}V${y + h - 8}L${x + w - 8} ${y + h}H${x + 26}L${x} ${y + h - 32}Z`;
  const cut = slot === 11 ? 18 : 8;
  const stern = slot >= 19 ? 14 : cut;
  return `M${x + cut} ${y}H${x + w - stern}L${x + w} ${y + (slot >= 19 ? 10 : cut)}V${y + h - (slot >= 19 ? 10 : cut)}L${x + w - stern} ${y + h}H${x + cut}L${x} ${y + h - cut}V${y + cut}Z`;
}

/** How far from the left edge of a plate its lettering begins. */
export const inset = (slot: number): number => (slot === 1 ? 36 : slot === 11 ? 14 : 8);

const numbers = holder.once(({ corridors, entrances }) => [...corridors.flatMap((way) => way.ends), ...entrances]);

/** The corner for an option's key: the one farthest from the numbers of corridors. */
export function keyCorner(slot: number): readonly [number, number] {
  const { x, y, w, h } = box.slots[slot]!;
  const corners = [[x + 3, y + 2], [x + w - 3, y + 2], [x + 3, y + h - 2]] as const; // prettier-ignore
  const room = (corner: readonly [number, number]): number =>
    Math.min(40, ...numbers().map((end) => Math.hypot(end.x - corner[0], end.y - corner[1])));
  return corners.reduce((best, corner) => (room(corner) > room(best) + 4 ? corner : best));
}

const WIDE = { person: 33, nightmare: 34, lair: 42, carcass: 28, corpse: 34, egg: 16, thing: 22 } as const;
export function widthOf(thing: number): keyof typeof WIDE {
  if (thing === BLUE_CORPSE || thing >= CORPSE) return 'corpse';
  return thing === CARCASS ? 'carcass' : thing === EGG ? 'egg' : 'thing';
}

/** People stand on the left of a plate, nightmares and things on the right; in a crowd they stand closer. */
export function figuresOf(room: Room, names: (nightmare: Nightmare, place: number) => string): Figure[] {
  const { x, y, w, h } = box.slots[room.slot]!;
  const people = room.people.map((player) => ({
    width: WIDE.person,
    key: `p${player.seat}`,
    what: 'person' as const,
    seat: player.seat,
  }));
  const mares = room.nightmares.map((one, place) => ({
    width: one.kind === LAIR ? WIDE.lair : WIDE.nightmare,
    key: names(one, place),
    what: 'nightmare' as const,
    kind: one.kind,
    injuries: one.injuries,
  }));
  const things = room.things.map((thing, place) => ({
    width: WIDE[widthOf(thing)],
    key: `t${room.slot}-${place}-${thing}`,
    what: 'thing' as const,
    thing,
  }));
  const right = [...mares, ...things];
  const from = x + (room.slot === 1 ? 22 : 4);
  const to = x + w - 3;
  const needed = [...people, ...right].reduce((sum, one) => sum + one.width, 0);
  const close = Math.min(1, (to - from) / Math.max(1, needed));
  let left = from;
  let edge = to - right.reduce((sum, one) => sum + one.width * close, 0);
  if (!people.length && room.slot === 11) edge = x + w / 2 - (to - edge) / 2;
  return [...people, ...right].map(({ width, ...figure }) => {
    const at = figure.what === 'person' ? left : edge;
    if (figure.what === 'person') left += width * close;
    else edge += width * close;
    return { ...figure, x: at, y: y + h, size: width, slot: room.slot } as Figure;
  });
}

/** Nightmares are not told apart by the game; whichever stayed keeps its name, so that those who walked are seen walking. */
export class Pack {
  private known: { name: string; nightmare: Nightmare }[] = [];
  private next = 0;

  name(nightmares: readonly Nightmare[]): string[] {
    const free = [...this.known];
    const names = nightmares.map(() => '');
    const match = (same: (before: Nightmare, now: Nightmare) => boolean): void =>
      nightmares.forEach((now, place) => {
        const found = names[place] ? -1 : free.findIndex((old) => same(old.nightmare, now));
        if (found >= 0) names[place] = free.splice(found, 1)[0]!.name;
      });
    match((before, now) => before.kind === now.kind && before.slot === now.slot && before.injuries === now.injuries);
    match((before, now) => before.kind === now.kind && before.slot === now.slot);
    match((before, now) => before.kind === now.kind && before.injuries === now.injuries && before.kind !== LAIR);
    nightmares.forEach((_, place) => (names[place] ||= `n${(this.next += 1)}`));
    this.known = nightmares.map((nightmare, place) => ({ name: names[place]!, nightmare }));
    return names;
  }
}

export function allFigures(table: Table, pack: Pack): Figure[] {
  const names = new Map(pack.name(table.nightmares).map((name, place) => [table.nightmares[place]!, name]));
  const figures = table.rooms.slice(1).flatMap((room) => figuresOf(room, (one) => names.get(one) ?? ''));
  // The order does not depend on places: an element that is put elsewhere in the page would not glide.
  return figures.sort((a, b) => LAYERS.indexOf(a.what) - LAYERS.indexOf(b.what) || a.key.localeCompare(b.key));
}
const LAYERS: Figure['what'][] = ['thing', 'nightmare', 'person'];

/** The middle of what concerns a person now: the own room and all rooms that can be chosen. */
export function focusOf(slots: number[]): { x: number; y: number; wide: number; tall: number } {
  const rooms = slots.map((slot) => box.slots[slot]!).filter((row) => row?.w);
  const left = Math.min(...rooms.map((row) => row.x));
  const right = Math.max(...rooms.map((row) => row.x + row.w));
  const top = Math.min(...rooms.map((row) => row.y));
  const bottom = Math.max(...rooms.map((row) => row.y + row.h));
  return {
    x: (left + right) / 2 + PLAN.left,
    y: (top + bottom) / 2 + PLAN.top,
    wide: right - left,
    tall: bottom - top,
  };
}
