// Made from src/phobetor/games/nightmarium/words/box.py by `python -m phobetor.server.typescript web/src`; do not edit.

export interface Card {
  id: number;
  legion: "chimerida" | "homunculus" | "insektoid" | "necronaut";
  /** What it can be, from the ground up. */
  parts: ("head" | "legs" | "torso")[];
  ability: "devourer" | "executioner" | "herald" | "mocker" | "scavenger" | "weeper" | null;
}

/** Everything that is printed on the components of Nightmarium, in one language; nothing of it depends on a game. */
export interface Box {
  /** By number minus one. */
  cards: Card[];
  /** What people call the Creatures before them, from the left: 1st, 2nd …; chips and boards say the same. */
  places: string[];
}
