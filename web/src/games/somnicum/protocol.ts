// Made from src/phobetor/games/somnicum/words/box.py by `python -m phobetor.server.typescript web/src`; do not edit.

export interface Particle {
  /** Its name in the notation. */
  id: string;
  theme: "fairy" | "nightmare" | "sea" | "space";
  name: string;
}

export interface Card {
  id: string;
  theme: "fairy" | "nightmare" | "sea" | "space";
  particles: number[];
  stars: number;
  nightmares: number;
  /** Whether it brings an encounter. */
  meets: boolean;
  /** Only nightmares have one. */
  name: string;
}

export interface Goal {
  id: string;
  particles: number[];
  name: string;
}

export interface Encounter {
  id: string;
  permanent: boolean;
  name: string;
  about: string;
}

/** Everything that is printed on the components of Somnicum. Lists are numbered from 1; entry 0 is the unknown. */
export interface Box {
  particles: Particle[];
  cards: Card[];
  goals: Goal[];
  encounters: Encounter[];
  themes: Record<string, string>;
  backs: string[];
  pendulums: string[];
  /** The lines of the score, in the order of the game. */
  lines: string[];
}

/** A dream, as far as rules say something about it. */
export interface DreamSeen {
  /** Its points if the game ended now, by the lines of the box; without a goal that the viewer does not know. */
  lines: number[];
  /** By level the position of the place that the row offers, -1 without one. */
  next: number[];
  /** The places of cards with a gap towards every neighbour; only on levels 2 and 3 does it matter. */
  cut_off: number[];
}

/** A card where a row would take it. */
export interface Landing {
  level: number;
  /** From 0. */
  position: number;
  fit: "alone" | "gap" | "joined";
  /** By how many the dream gains or loses. */
  points: number;
}

export interface Seen {
  dreams: DreamSeen[];
  /** By pendulum the slots of the ring in the order in which it comes to them; empty until they are placed. */
  order: number[][];
  /** What each card that the viewer may take would bring to the own dream. */
  landings: Record<number, Landing[]>;
  /** By its level, where the last card of a row can be moved. */
  shifts: Record<number, Landing[]>;
}
