/**
 * Cards and tokens that fly from where they were to where they are, after the page already shows the new state.
 *
 * A place is any element with `data-fly`: ring-<slot>, taken, dream-<seat>-<place>, laid-<seat>-<place>, gap-<seat>-<place>,
 * stock-<seat>, hand-<seat>, bag, meetings. Tokens and encounters fly with their backs up; a card's face is copied from where it lies.
 */
import type { LogLine } from '../../protocol';
import { backOf, type SavedDream } from './dream';
import type { View } from './table';

export interface Flight {
  look: 'card' | 'sand' | 'blank' | 'meeting';
  /** Tried in order. */
  from: string[];
  to: string[];
}

const DURATION = 360;
const STAGGER = 160;
/** A longer queue is played faster, so that nobody waits. */
const LONGEST = 1500;
/** More than this many things at once are not a move but a jump. */
const MOST = 14;
/** The pendulum swings first. */
export const SWING = 380;

/** The place of a row's last card. */
function endOf(dream: SavedDream | undefined, level: number): number {
  return dream ? (level - 1) * dream[0] + (dream[3][level - 1] ?? 0) : -1;
}

export function flightsOf(lines: readonly LogLine[], before: View, after: View): Flight[] {
  const attached = lines.some((line) => line.event === 'attached');
  return lines.flatMap(({ event, args }): Flight[] => {
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

type Places = ReadonlyMap<string, DOMRect>;

export function placesNow(): Places {
  const places = new Map<string, DOMRect>();
  if (document.documentElement.dataset['motion'] === 'off') return places; // nothing will fly, and measuring is slow
  for (const element of document.querySelectorAll<HTMLElement>('[data-fly]')) {
    const name = element.dataset['fly']!;
    const box = element.getBoundingClientRect();
    if (box.width && !places.has(name)) places.set(name, box);
  }
  return places;
}

export class Airfield {
  private readonly layer: HTMLElement;
  private running: { animation: Animation; land: () => void }[] = [];

  constructor(layer: HTMLElement) {
    this.layer = layer;
  }

  get busy(): boolean {
    return this.running.length > 0;
  }

  /** Show everything as it is now. */
  skip(): void {
    for (const { animation, land } of this.running.splice(0)) {
      animation.cancel();
      land();
    }
  }

  play(flights: Flight[], before: Places, wait: number): void {
    this.skip();
    if (!flights.length || flights.length > MOST) return;
    const now = placesNow();
    const speed = Math.min(1, LONGEST / (DURATION + STAGGER * flights.length));
    flights.forEach((flight, turn) => {
      const from = firstOf(flight.from, before) ?? firstOf(flight.from, now);
      const to = firstOf(flight.to, now);
      if (from && to) this.start(flight, from.box, to, wait + turn * STAGGER * speed, DURATION * speed);
    });
  }

  private start(
    flight: Flight,
    from: DOMRect,
    to: { name: string; box: DOMRect },
    delay: number,
    duration: number,
  ): void {
    const target = document.querySelector<SVGElement>(`[data-fly="${to.name}"]`);
    const isCard = flight.look === 'card';
    const flyer = isCard ? cardFlyer(target) : document.createElement('div');
    flyer.classList.add('flyer', flight.look);
    const size = isCard
      ? to.box
      : new DOMRect(0, 0, flight.look === 'meeting' ? 34 : 24, flight.look === 'meeting' ? 44 : 24);
    flyer.style.width = `${size.width}px`;
    flyer.style.height = `${size.height}px`;
    this.layer.append(flyer);
    if (isCard && target) target.style.visibility = 'hidden';
    const at = (box: DOMRect, lift: number, scale: number): string =>
      `translate(${box.x + box.width / 2 - size.width / 2}px, ${box.y + box.height / 2 - size.height / 2 - lift}px) scale(${scale})`;
    const start = isCard ? Math.min(3, from.width / size.width) : 1;
    const halfway = new DOMRect(
      (from.x + to.box.x) / 2,
      (from.y + to.box.y) / 2,
      (from.width + to.box.width) / 2,
      (from.height + to.box.height) / 2,
    );
    const animation = flyer.animate(
      [
        { transform: at(from, 0, start), opacity: isCard ? 1 : 0 },
        { transform: at(from, 0, start), opacity: 1, offset: 0.04 },
        { transform: at(halfway, 22, (start + 1) / 2), opacity: 1, offset: 0.55 },
        { transform: at(to.box, 0, 1), opacity: 1 },
      ],
      { duration, delay, easing: 'cubic-bezier(.2, .7, .2, 1)', fill: 'both' },
    );
    const land = (): void => {
      flyer.remove();
      if (target) target.style.visibility = '';
    };
    const entry = { animation, land };
    this.running.push(entry);
    animation.onfinish = () => {
      this.running = this.running.filter((other) => other !== entry);
      land();
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

function firstOf(names: string[], places: Places): { name: string; box: DOMRect } | null {
  for (const name of names) {
    const box = places.get(name);
    if (box) return { name, box };
  }
  return null;
}
