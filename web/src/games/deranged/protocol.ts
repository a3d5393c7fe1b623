// Made from src/phobetor/games/deranged/words/box.py by `python -m phobetor.server.typescript web/src`; do not edit.

export interface CellRow {
  id: string;
  quarter: "" | "key" | "moon" | "raven" | "rose";
  building: string;
  terrain: "forest" | "plain" | "water";
  marks: string[];
  x: number;
  y: number;
}

/** The way between two cells passes this point of its quarter in the middle. */
export interface BendRow {
  a: string;
  b: string;
  x: number;
  y: number;
}

export interface ArrowRow {
  quarter: "key" | "moon" | "raven" | "rose";
  side: "hard" | "normal";
  from: string;
  to: string;
  colour: "blue" | "green" | "pink" | "white";
  door: boolean;
}

export interface LayoutRow {
  layout: string;
  place: "NE" | "NW" | "SE" | "SW";
  quarter: "key" | "moon" | "raven" | "rose";
  side: "hard" | "normal";
}

export interface PossessedSide {
  /** -1 is a swap of places. */
  move: number;
  attack: number;
  defence: number;
  colour: "blue" | "green" | "pink" | "white";
  search: boolean;
}

/** Both sides of a card. */
export interface CardRow {
  name: string;
  deck: string;
  attack: number;
  defence: number;
  move: number;
  colour: "blue" | "green" | "pink" | "white";
  search: ("key" | "moon" | "raven" | "rose")[];
  time: boolean;
  once: boolean;
  possessed: PossessedSide;
}

export interface CurseRow {
  back: "green" | "red" | "violet" | "yellow";
  held: string;
  places: string[];
  price: string;
  /** Where it can be shed; of exits only those that the layout has. */
  cells: number[];
}

export interface NightRow {
  id: string;
  night: number;
  task: string;
}

export interface MonsterRow {
  name: string;
  tokens: number;
  move: number;
  attack: number;
  defence: number;
  /** 0 means as much as there are players. */
  health: number;
  candles: number;
}

/** Everything that is printed on the components of Deranged. */
export interface Box {
  cells: CellRow[];
  bends: BendRow[];
  arrows: ArrowRow[];
  layouts: LayoutRow[];
  ports: Record<string, string>;
  /** By number minus one, as are curses and nights. */
  cards: CardRow[];
  curses: CurseRow[];
  nights: NightRow[];
  monsters: MonsterRow[];
  roles: string[];
  /** By players: spaces of the day and of the night. */
  tracks: Record<string, [number, number]>;
  /** The short texts of the game that the board shows, by their ids. */
  texts: Record<string, string>;
}
