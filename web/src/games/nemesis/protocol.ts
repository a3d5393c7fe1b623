// Made from src/phobetor/games/nemesis/words/box.py by `python -m phobetor.server.typescript web/src`; do not edit.

/** A place of the ship: which room is printed there or which set its tile comes from, and its plate on the plan. */
export interface SlotRow {
  slot: number;
  set: string;
  technical: number[];
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where the numbers of a corridor stand before a room; side by side when it leads up or down. */
export interface EndRow {
  slot: number;
  x: number;
  y: number;
  across: boolean;
}

/** The path on the plan, and its middle with the angle of the way there. */
export interface CorridorRow {
  a: number;
  b: number;
  numbers: number[];
  d: string;
  mid: [number, number, number];
  ends: [EndRow, EndRow];
}

export interface RoomRow {
  id: string;
  name: string;
  about: string;
  /** In fewer letters, where the whole name does not fit on its plate; a file need not have it. */
  brief: string;
  set: string;
  colour: "green" | "none" | "red" | "white" | "yellow";
  computer: boolean;
  cost: number;
}

export interface CardRow {
  id: string;
  name: string;
  about: string;
  cost: number;
  moment: "any" | "in" | "out" | "reaction";
}

export interface ItemRow {
  id: string;
  name: string;
  about: string;
  deck: string;
  kind: "classic" | "energy" | "heavy" | "light";
  ammo: number;
  moment: "any" | "in" | "out" | "reaction";
  parts: string;
}

export interface CharacterRow {
  id: string;
  name: string;
  about: string;
  weapon: string;
  quests: string[];
  cards: string[];
}

export interface QuestRow {
  id: string;
  name: string;
  about: string;
  /** `room:` or `item:` and what is needed to activate it. */
  condition: string;
}

export interface ObjectiveRow {
  id: string;
  name: string;
  about: string;
  deck: string;
}

export interface PanicRow {
  id: string;
  name: string;
  about: string;
  level: number;
}

/** What is printed on a component, and what it does. */
export interface Thing {
  id: string;
  name: string;
  about: string;
}

export interface EventRow {
  id: string;
  name: string;
  about: string;
  /** The number of the corridors through which its movers go. */
  corridor: number;
  movers: number[];
}

export interface AttackRow {
  id: string;
  name: string;
  about: string;
  /** How many injuries kill; 0 where the arrow of a retreat stands. */
  blood: number;
  attackers: number[];
}

export interface TokenRow {
  effect: string;
  items: number;
}

/** Everything that is printed on the components of Nemesis. Components are numbered from 1; entry 0 is nothing. */
export interface Box {
  slots: SlotRow[];
  corridors: CorridorRow[];
  entrances: EndRow[];
  ducts: string[];
  node: [number, number];
  hull: string;
  rooms: RoomRow[];
  cards: CardRow[];
  items: ItemRow[];
  characters: CharacterRow[];
  quests: QuestRow[];
  objectives: ObjectiveRow[];
  panics: PanicRow[];
  wounds: Thing[];
  weaknesses: Thing[];
  events: EventRow[];
  attacks: AttackRow[];
  nightmares: Thing[];
  discoveries: Thing[];
  /** What a card or an item may be used for, by the number of the mode. */
  effects: Thing[];
  planets: Thing[];
  tokens: TokenRow[];
  /** Coordinate card -> letter -> planet. */
  courses: number[][];
  /** Level of madness -> nightmare. */
  track: number[];
  supplies: Record<string, number>;
}
