/**
 * Cards and tokens that fly from where they were to where they are, after the page already shows the new state.
 *
 * A place is any element with `data-fly`: ring-<slot>, taken, dream-<seat>-<place>, laid-<seat>-<place>, gap-<seat>-<place>,
 * stock-<seat>, hand-<seat>, bag, meetings. Tokens and encounters fly with their backs up; a card's face is copied from where it lies.
 */
import { Airfield, type Flight, type Flyer, type Place } from '../../parts/airfield';
import type { LogLine } from '../../protocol';
import { backOf, type SavedDream } from './dream';
import type { View } from './table';

export interface PieceFlight extends Flight {
  look: 'card' | 'sand' | 'blank' | 'meeting';
}

/** The pendulum swings first. */
export const SWING = 380;

/** The place of a row's last card. */
function endOf(dream: SavedDream | undefined, level: number): number {
  return dream ? (level - 1) * dream[0] + (dream[3][level - 1] ?? 0) : -1;
}

export function flightsOf(lines: readonly LogLine[], before: View, after: View): PieceFlight[] {
  const attached = lines.some((line) => line.event === 'attached');
  return lines.flatMap(({ event, args }): PieceFlight[] => {
    const { player = -1, card = 0, level = 1, position = 1 } = args;
    const dream = after.dreams[player];
    const back = (args['back'] ?? backOf(args['token'] ?? 0)) ? 'blank' : 'sand';
    const slot = `ring-${before.ring.indexOf(card)}`;
    switch (event) {
      case 'took':
        return attached ? [] : [{ look: 'card', from: [slot], to: ['taken'] }];
      case 'attached':
        return [{ look: 'card', from: ['taken', slot], to: [`dream-${player}-${dream?.[1].indexOf(card) ?? -1}`] }];
      case 'drew':
        return [{ look: back, from: ['bag'], to: [`stock-${player}`] }];
      case 'paid':
      case 'returned':
        return [{ look: back, from: [`stock-${player}`], to: ['bag'] }];
      case 'added':
        return [{ look: back, from: [`stock-${player}`], to: [`laid-${player}-${endOf(dream, level)}`] }];
      case 'gapped':
        return [{ look: back, from: ['bag'], to: [`gap-${player}-${endOf(dream, level)}`] }];
      case 'mended':
        return [
          {
            look: 'sand',
            from: [`gap-${player}-${(level - 1) * (dream?.[0] ?? 0) + position - 1}`],
            to: [`stock-${player}`],
          },
        ];
      case 'met':
        return [{ look: 'meeting', from: ['meetings'], to: [`hand-${player}`] }];
      case 'discarded':
      case 'played':
        return [{ look: 'meeting', from: [`hand-${player}`], to: ['meetings'] }];
      default:
        return [];
    }
  });
}

export class PieceField extends Airfield<PieceFlight> {
  protected override flyer({ look }: PieceFlight, from: DOMRect, to: Place): Flyer {
    const target = document.querySelector<SVGElement>(`[data-fly="${to.name}"]`);
    const isCard = look === 'card';
    const element = isCard ? cardFlyer(target) : document.createElement('div');
    element.classList.add('flyer', look);
    const token = look === 'meeting' ? { width: 34, height: 44 } : { width: 24, height: 24 };
    return {
      element,
      size: isCard ? to.box : token,
      scales: [isCard ? Math.min(3, from.width / to.box.width) : 1, 1],
      hides: isCard && target ? [target] : [],
      waits: isCard,
    };
  }
}

/** A copy of a card that lies face up on the table. */
function cardFlyer(target: Element | null): HTMLElement {
  const flyer = document.createElement('div');
  const face = target?.querySelector('.dc');
  if (face) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 100 112');
    svg.append(face.cloneNode(true));
    flyer.append(svg);
  }
  return flyer;
}
