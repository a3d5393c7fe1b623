/** The words for cards that their drawings need; what is printed on which card comes from the box. */
import { box } from '../games/nightmarium/box';
import type { Card } from '../games/nightmarium/protocol';

export type { Card };
export type Legion = Card['legion'];
export type Ability = NonNullable<Card['ability']>;
export type Part = Card['parts'][number];

export const LEGIONS: readonly Legion[] = ['necronaut', 'homunculus', 'insektoid', 'chimerida'];
export const ABILITIES: readonly Ability[] = ['herald', 'weeper', 'mocker', 'executioner', 'scavenger', 'devourer'];
/** From the ground up: the order in which creatures grow. */
export const PARTS: readonly Part[] = ['legs', 'torso', 'head'];

export function cardOf(id: number): Card {
  const card = box.cards[id - 1];
  if (!card) throw new RangeError(`There is no card ${id}.`);
  return card;
}

/** The how-manieth head (torso, legs) of its legion a card is: motifs are dealt in turn, so that neighbours differ. */
export function ordinal(id: number, part: Part): number {
  const { legion } = cardOf(id);
  return box.cards.filter((card) => card.id < id && card.legion === legion && card.parts.includes(part)).length;
}
