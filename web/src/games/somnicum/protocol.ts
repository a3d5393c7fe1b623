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
