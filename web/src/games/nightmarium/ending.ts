/** The end of Nightmarium: creatures that were finished, and the cards of the hands. */
import { CREATURE_BOX, drawCreature, drawPart, type Anatomy } from '../../art/creature';
import { cardOf, PARTS, type Legion } from '../../art/table';
import type { Drawing, EndArt } from '../../end/art';
import type { Pile } from '../../protocol';

const GROUNDS: Record<Legion, string> = {
  necronaut: '#1d2b48',
  insektoid: '#39291a',
  chimerida: '#1d3325',
  homunculus: '#421d24',
};

const cardsOf = (pile: Pile): number[] => pile.things.flatMap(({ thing }) => (thing ? [thing.value] : []));

function creature(pile: Pile): Drawing {
  const cards = cardsOf(pile);
  const anatomy = Object.fromEntries(PARTS.map((part, place) => [part, cards[place] ?? 0])) as Anatomy;
  return { box: CREATURE_BOX.join(' '), svg: drawCreature(anatomy) };
}

/** A card as the first part that it can be. */
function face(card: number): Drawing {
  const { legion, parts } = cardOf(card);
  const drawing = drawPart(card, parts.at(-1) ?? 'head', true);
  const [left, top, right, bottom] = drawing.extent;
  const width = Math.max(right - left, 120) + 10;
  const height = Math.max(bottom - top, 96) + 12;
  const box = `${(left + right - width) / 2} ${(top + bottom - height) / 2} ${width} ${height}`;
  return { box, svg: drawing.svg, ground: GROUNDS[legion] };
}

export const art: EndArt = {
  portraits: (fate) =>
    (fate.piles ?? []).filter((pile) => pile.kind === 'creature' && pile.things.length === 3).map(creature),
  pile: (pile) => (pile.kind === 'creature' ? [creature(pile)] : cardsOf(pile).map(face)),
};
