/** How large creatures can be: one number, the width of a card, for the others and for mine. */

export interface Arrangement {
  /** Width of a card of the others and of mine, in pixels. */
  theirs: number;
  mine: number;
  /** How many of the others sit in the first row; all of them unless two rows make the cards larger. */
  firstRow: number;
}

/** A creature is twice as tall as wide. */
export const TALL = 2;
export const GAP = 8;
const HEADER = 32; // name and hand of a player
const FRAME = { across: 22, down: 13 }; // padding and borders of a player
const BETWEEN = { across: 10, down: 8 };
const CAPTION = 26; // under my creatures
const LARGEST = { theirs: 120, mine: 190 };
const SMALLEST = 20;
/** Mine are to be this much larger than the others' where there is room. */
const MINE = 1.5;

export interface Room {
  width: number;
  height: number;
  /** What piles and inspector take from the width of my row. */
  sides: number;
  /** Creatures of each of the others, and of mine; 0 for a spectator. */
  counts: number[];
  own: number;
}

export function arrange(room: Room): Arrangement {
  const best = [room.counts.length, Math.ceil(room.counts.length / 2)]
    .map((firstRow) => inRows(room, firstRow))
    .reduce((a, b) => (b.theirs > a.theirs * 1.05 ? b : a));
  const least = (size: number): number => Math.max(SMALLEST, Math.floor(size));
  return { ...best, theirs: least(best.theirs), mine: least(best.mine) };
}

function inRows({ width, height, sides, counts, own }: Room, firstRow: number): Arrangement {
  const rows = [counts.slice(0, firstRow), counts.slice(firstRow)].filter((row) => row.length);
  const across = Math.min(...rows.map((row) => widthFor(row, width)));
  const fixed = rows.length * (HEADER + FRAME.down + BETWEEN.down) + CAPTION;
  const down = (height - fixed) / (TALL * (rows.length + (own ? MINE : 1)));
  const theirs = Math.min(across, down, LARGEST.theirs);
  const left = (height - fixed - rows.length * TALL * theirs) / TALL;
  const wide = own ? (width - sides) / own - GAP * 1.5 : LARGEST.mine;
  return { theirs, mine: Math.min(left, wide, LARGEST.mine), firstRow };
}

/** The width of a card so that the players of one row fit beside each other. */
function widthFor(row: number[], width: number): number {
  const creatures = row.reduce((sum, count) => sum + Math.max(2, count), 0);
  return (width - row.length * (FRAME.across + BETWEEN.across) - creatures * GAP) / creatures;
}
