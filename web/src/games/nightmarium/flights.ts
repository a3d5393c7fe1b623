/**
 * Cards that fly from where they were to where they are, after the page already shows the new state.
 *
 * A place is any element with `data-fly`: deck, discard, hand-<seat>, card-<id> (in my hand), revealed-<id>,
 * slot-<creature>-<part>. What the viewer may not know flies with its back up; no face is ever made for it.
 */
import { drawPart } from '../../art/creature';
import { PARTS, cardOf, type Part } from '../../art/table';
import { Airfield, type Flight, type Flyer, type Place, type Spark } from '../../parts/airfield';
import type { LogLine } from '../../protocol';
import { legionClass } from './legions';
import type { View } from './table';

export interface CardFlight extends Flight {
  /** 0 flies with its back up. */
  card: number;
  part: Part;
  /** A part torn off: shown by a cut at the place it leaves. */
  torn: boolean;
}

/** A creature that was completed, or performs an ability: it flares up for a moment. */
export interface Flare {
  creature: number;
  /** How many flights begin before it. */
  after: number;
}

/** Which cards moved, from the lines of the log; places are tried in order. */
export function flightsOf(lines: readonly LogLine[], before: View, after: View): CardFlight[] {
  const you = after.seat;
  const hand = (player: number, card: number): string[] =>
    player === you && card > 0 ? [`card-${card}`, `hand-${player}`] : [`hand-${player}`];
  return lines.flatMap(({ event, args }): CardFlight[] => {
    const card = Math.max(0, args['card'] ?? 0);
    const player = args['player'] ?? -1;
    const creature = args['creature'] ?? -1;
    const part = (view: View): Part | null => PARTS.find((_, row) => view.parts[creature * 3 + row] === card) ?? null;
    const fly = (from: string[], to: string[], as?: Part | null, torn = false): CardFlight[] => [
      { card, part: as ?? (card ? cardOf(card).parts.at(-1)! : 'torso'), from, to, torn },
    ];
    switch (event) {
      case 'drew':
        return fly(['deck'], hand(player, card));
      case 'discarded':
      case 'lost':
        return fly(hand(player, card), ['discard']);
      case 'revealed':
        return fly(['deck'], [`revealed-${card}`]);
      case 'unplaced':
        return fly([`revealed-${card}`, 'deck'], ['discard']);
      case 'placed': {
        const as = part(after) ?? part(before);
        return as ? fly([`revealed-${card}`, ...hand(player, card)], [`slot-${creature}-${as}`], as) : [];
      }
      case 'took': {
        const as = part(before);
        return as ? fly([`slot-${creature}-${as}`], hand(player, card), as, true) : [];
      }
      case 'devoured': {
        const as = part(before);
        return as ? fly([`slot-${creature}-${as}`], ['discard'], as, true) : [];
      }
      case 'scavenged':
        return PARTS.flatMap((as, row) => {
          const gone = before.parts[creature * 3 + row] ?? 0;
          return gone ? [{ card: gone, part: as, from: [`slot-${creature}-${as}`], to: ['discard'], torn: true }] : [];
        });
      default:
        return [];
    }
  });
}

/** Where creatures flare up among the flights of the same lines. */
export function flaresOf(lines: readonly LogLine[], before: View, after: View): Flare[] {
  return lines.flatMap(({ event, args }, place) =>
    event === 'completed' || event === 'performs'
      ? [{ creature: args['creature'] ?? -1, after: flightsOf(lines.slice(0, place), before, after).length }]
      : [],
  );
}

export class CardField extends Airfield<CardFlight> {
  /** Flares and flights of the same lines. */
  show(flights: CardFlight[], flares: Flare[]): void {
    const spark = ({ creature, after }: Flare): Spark => ({ after, start: (delay) => this.flare(creature, delay) });
    this.play(flights, 0, flares.map(spark));
  }

  protected override flyer({ card, part }: CardFlight, from: DOMRect, to: Place): Flyer {
    const element = document.createElement('div');
    element.className = card ? `flyer face ${legionClass(cardOf(card).legion)}` : 'flyer hidden-card';
    if (card) {
      const { svg, extent } = drawPart(card, part, true);
      const [left, top, right, bottom] = extent;
      element.innerHTML = `<svg viewBox="${left - 4} ${top - 4} ${right - left + 8} ${bottom - top + 8}">${svg}</svg>`;
    }
    const width = Math.max(40, to.box.width);
    return {
      element,
      size: { width, height: Math.min(to.box.height, width * 0.8) || width * 0.7 },
      scales: [Math.min(1.6, from.width / to.box.width), to.name.startsWith('hand') ? 0.5 : 1],
      hides: card ? arriving(to.name) : [],
      waits: false,
    };
  }

  private flare(creature: number, delay: number): void {
    for (const element of document.querySelectorAll(`[data-creature="${creature}"]`))
      this.track(
        element.animate(
          [{ filter: 'brightness(1)' }, { filter: 'brightness(1.55)', offset: 0.3 }, { filter: 'brightness(1)' }],
          { duration: 420, delay, easing: 'ease-out' },
        ),
      );
  }

  /** The cut of an axe across the place that loses its card. */
  protected override left({ torn }: CardFlight, box: DOMRect, delay: number): void {
    if (!torn) return;
    const mark = document.createElement('div');
    mark.className = 'cut-mark';
    mark.style.left = `${box.x - 6}px`;
    mark.style.top = `${box.y + box.height / 2 - 2}px`;
    mark.style.width = `${box.width + 12}px`;
    mark.style.height = '4px';
    this.layer().append(mark);
    const animation = mark.animate(
      [
        { transform: 'rotate(-14deg) scaleX(0)', opacity: 1 },
        { transform: 'rotate(-14deg) scaleX(1)', opacity: 1, offset: 0.5 },
        { transform: 'rotate(-14deg) scaleX(1)', opacity: 0 },
      ],
      { duration: 300, delay: Math.max(0, delay - 90), fill: 'both' },
    );
    this.track(animation, () => mark.remove());
  }
}

/** The things that must not be seen before the card has arrived: a place in a creature, a card in a hand. */
function arriving(name: string): (HTMLElement | SVGElement)[] {
  if (name === 'discard' || name === 'deck' || name.startsWith('hand')) return [];
  return [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-fly="${name}"]`)];
}
