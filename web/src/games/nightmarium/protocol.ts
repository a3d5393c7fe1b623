// Made from src/phobetor/games/nightmarium/words/box.py by `python -m phobetor.server.typescript web/src`; do not edit.

export interface Card {
  id: number;
  legion: "chimerida" | "homunculus" | "insektoid" | "necronaut";
  /** What it can be, from the ground up. */
  parts: ("head" | "legs" | "torso")[];
  ability: "devourer" | "executioner" | "herald" | "mocker" | "scavenger" | "weeper" | null;
}

/** Everything that is printed on the components of Nightmarium; nothing of it depends on a game or a seat. */
export interface Box {
  /** By number minus one. */
  cards: Card[];
}
