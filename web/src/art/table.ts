/** The 108 cards as `data/cards.csv` of the game lists them; a test compares the two. */

export type Legion = 'necronaut' | 'homunculus' | 'insektoid' | 'chimerida';
export type Ability = 'herald' | 'weeper' | 'mocker' | 'executioner' | 'scavenger' | 'devourer';
export type Part = 'legs' | 'torso' | 'head';

export const LEGIONS: readonly Legion[] = ['necronaut', 'homunculus', 'insektoid', 'chimerida'];
export const ABILITIES: readonly Ability[] = ['herald', 'weeper', 'mocker', 'executioner', 'scavenger', 'devourer'];
/** From the ground up: the order in which creatures grow. */
export const PARTS: readonly Part[] = ['legs', 'torso', 'head'];

export interface Card {
  id: number;
  legion: Legion;
  /** What it can be, from the ground up. */
  parts: Part[];
  ability: Ability | null;
}

/** One word a card, 27 a legion in the order of LEGIONS: the parts it can be (L, T, H), then the ability's first letter. */
const CODE =
  'Hs T L H THw L Hs Ts Ls THd LTw Lw H LTs L Hs THs Ls Hs Ts LTs H Ts Ls Hd T L ' +
  'Hd THm L Hm Tm L THw T L H LTm L Hd THd Ld Hm LTd Lm Hw Tw L Hw LTw L H Td Lw ' +
  'Hh Th Lh Hm LTHm Lm Hw LTHw Lw Hh LTHh L H Th L H T L Hh LTHh Lh Hh Th Lh H T L ' +
  'He THe Le H T L Hm Tm Lm Hd Td Ld He Te Le H T L He Te Le He LTe Le He Te Le';

export const CARDS: readonly Card[] = CODE.split(' ').map((word, index) => ({
  id: index + 1,
  legion: LEGIONS[Math.floor(index / 27)]!,
  parts: PARTS.filter((part) => word.includes(part[0]!.toUpperCase())),
  ability: ABILITIES.find((ability) => word.endsWith(ability[0]!)) ?? null,
}));

export function cardOf(id: number): Card {
  const card = CARDS[id - 1];
  if (!card) throw new RangeError(`There is no card ${id}.`);
  return card;
}

/** The how-manieth head (torso, legs) of its legion a card is: motifs are dealt in turn, so that neighbours differ. */
export function ordinal(id: number, part: Part): number {
  const { legion } = cardOf(id);
  return CARDS.filter((card) => card.id < id && card.legion === legion && card.parts.includes(part)).length;
}
