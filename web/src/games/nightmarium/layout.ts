/** How large creatures can be: one number, the width of a card, for the others and for mine. */

export interface Arrangement {
  /** Width of a card of the others and of mine, in pixels. */
  theirs: number;
  mine: number;
  /** Between two creatures of the others. */
  gap: number;
}

/** A creature is twice as tall as wide. */
export const TALL = 2;
export const GAP = 8;
const HEADER = 32; // name and hand of a player
const LABEL = 20; // under a creature of the others
const FRAME = { across: 22, down: 13 }; // padding and borders of a player
const BETWEEN = { across: 10, down: 8 };
const CAPTION = 28; // under my creatures
const LARGEST = { theirs: 220, mine: 320 };
const SMALLEST = 14;
/** Mine are to be this much larger than the others' where there is room. */
const MINE = 1.5;
/** So many creatures of each of the others have room before theirs must become smaller; mine never do. */
const USUAL = 3;

export interface Room {
  width: number;
  height: number;
  /** What piles and inspector take from the width of my row. */
  sides: number;
  /** Creatures of each of the others, and the width that name and hand need above them. */
  counts: number[];
  heads: number[];
  /** My places; 0 for a spectator. */
  own: number;
  /** The size of letters: 1 as it is meant, 2 for text of 200 %. */
  type?: number;
}

/** All others stand in one row. My own size depends on the room alone, so that nothing of mine moves during a game. */
export function arrange(room: Room): Arrangement {
  const { width, height, sides, own, type = 1 } = room;
  const fixed = (HEADER + LABEL + CAPTION) * type + FRAME.down + BETWEEN.down;
  const down = (height - fixed) / (TALL * (1 + (own ? MINE : 0)));
  const usual = Math.min(LARGEST.theirs, down, largest({ ...room, counts: room.counts.map(() => USUAL) }));
  const left = (height - fixed) / TALL - Math.floor(usual);
  const wide = own ? (width - sides) / own - GAP * 1.5 : LARGEST.mine;
  const theirs = Math.max(SMALLEST, Math.floor(Math.min(usual, largest(room))));
  return { theirs, mine: Math.max(SMALLEST, Math.floor(Math.min(left, wide, LARGEST.mine))), gap: gapOf(theirs) };
}

/** What mark, name and hand need side by side; long names are cut only there where nothing else helps. */
export function headOf(name: string, tight: boolean, type: number): number {
  const letters = Math.min(14, [...name].length) * 9;
  return (FRAME.across + 34 + letters + (tight ? 34 : 62)) * type;
}

export const gapOf = (size: number): number => Math.max(2, Math.min(GAP, Math.round(size * 0.14)));

/** The largest card with which all players of the row fit beside each other. */
function largest(room: Room): number {
  for (let size = LARGEST.theirs; size > SMALLEST; size -= 1) if (widthOf(room, size) <= room.width) return size;
  return SMALLEST;
}

/** How wide the row is with cards of that size; a player is never narrower than the name above. */
export function widthOf({ counts, heads, width }: Pick<Room, 'counts' | 'heads' | 'width'>, size: number): number {
  const share = (width + BETWEEN.across) / Math.max(1, counts.length) - BETWEEN.across; // a longer name is cut
  const panels = counts.map((count, place) =>
    Math.max(Math.min(share, heads[place] ?? 0), count * (size + gapOf(size)) - gapOf(size) + FRAME.across),
  );
  return panels.reduce((sum, panel) => sum + panel, 0) + BETWEEN.across * (counts.length - 1);
}

/** The width of a card of the piles where all hands lie open, and what the row of piles takes of the height. */
export const PILES = 70;
const PILES_DOWN = 168;
/** A card of an open hand, and how many beside each other creatures make room for; of a longer hand one scrolls the rest. */
const HELD = 58;
const MOST_HELD = 2;

export interface Laid {
  width: number;
  height: number;
  columns: number;
  /** Creatures and cards in hand of each player. */
  counts: number[];
  hands: number[];
  type?: number;
}

/** The largest card with which all players fit into so many columns, each with creatures and, beside them, the hand. */
export function layOut({ width, height, columns, counts, hands, type = 1 }: Laid): number {
  const rows = Math.ceil(counts.length / columns);
  const share = (width - BETWEEN.across * (columns - 1)) / columns - FRAME.across;
  const down = (height - PILES_DOWN - rows * ((HEADER + LABEL) * type + FRAME.down + BETWEEN.down)) / (rows * TALL);
  const fits = (size: number): boolean =>
    counts.every((count, place) => {
      const high = Math.max(1, Math.floor((size * TALL) / (HELD * 0.75)));
      const across = Math.min(MOST_HELD, Math.ceil((hands[place] ?? 0) / high));
      return count * (size + gapOf(size)) + across * HELD <= share;
    });
  let size = Math.max(SMALLEST, Math.min(LARGEST.theirs, Math.floor(down)));
  while (size > SMALLEST && !fits(size)) size -= 1;
  return size;
}
