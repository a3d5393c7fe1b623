/**
 * Cards that fly from where they were to where they are, after the page already shows the new state.
 *
 * A place is any element with `data-fly`: deck, discard, hand-<seat>, card-<id> (in my hand), revealed-<id>,
 * slot-<creature>-<part>. What the viewer may not know flies with its back up; no face is ever made for it.
 */
import { drawPart } from '../../art/creature';
import { PARTS, cardOf, type Part } from '../../art/table';
import type { LogLine } from '../../protocol';
import { legionClass } from './legions';
import type { View } from './table';

export interface Flight {
  /** 0 flies with its back up. */
  card: number;
  part: Part;
  from: string[];
  to: string[];
  /** A part torn off: shown by a cut at the place it leaves. */
  torn: boolean;
}

/** A creature that was completed, or performs an ability: it flares up for a moment. */
export interface Flare {
  creature: number;
  /** How many flights begin before it. */
  after: number;
}

type Places = ReadonlyMap<string, DOMRect>;

const DURATION = 360;
const STAGGER = 150;
/** A longer queue is played faster, so that nobody waits. */
const LONGEST = 1400;
/** More than this many cards at once is not a move but a jump. */
const MOST = 12;

/** Which cards moved, from the lines of the log; places are tried in order. */
export function flightsOf(lines: readonly LogLine[], before: View, after: View): Flight[] {
  const you = after.seat;
  const hand = (player: number, card: number): string[] =>
    player === you && card > 0 ? [`card-${card}`, `hand-${player}`] : [`hand-${player}`];
  return lines.flatMap(({ event, args }): Flight[] => {
    const card = Math.max(0, args['card'] ?? 0);
    const player = args['player'] ?? -1;
    const creature = args['creature'] ?? -1;
    const part = (view: View): Part | null => PARTS.find((_, row) => view.parts[creature * 3 + row] === card) ?? null;
    const fly = (from: string[], to: string[], as?: Part | null, torn = false): Flight[] => [
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

export function placesNow(): Places {
  const places = new Map<string, DOMRect>();
  if (document.documentElement.dataset['motion'] === 'off') return places; // nothing will fly, and measuring is slow
  for (const element of document.querySelectorAll<HTMLElement>('[data-fly]')) {
    const name = element.dataset['fly']!;
    if (places.has(name)) continue; // drawings carry the name of their strip, and are slow to measure
    const box = element.getBoundingClientRect();
    if (box.width) places.set(name, box);
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

  play(flights: Flight[], flares: Flare[], before: Places): void {
    this.skip();
    if (flights.length > MOST) return;
    const now = placesNow();
    const speed = Math.min(1, LONGEST / (DURATION + STAGGER * flights.length));
    for (const { creature, after } of flares)
      this.flare(creature, (after * STAGGER + (after ? DURATION * 0.6 : 0)) * speed);
    flights.forEach((flight, turn) => {
      const from = firstOf(flight.from, before);
      const to = firstOf(flight.to, now);
      if (from && to) this.start(flight, from.box, to, turn * STAGGER * speed, DURATION * speed);
    });
  }

  private start(
    flight: Flight,
    from: DOMRect,
    to: { name: string; box: DOMRect },
    delay: number,
    duration: number,
  ): void {
    const flyer = this.flyer(flight, to.box);
    const hidden = flight.card ? arriving(to.name) : [];
    for (const element of hidden) element.style.visibility = 'hidden';
    const at = (box: DOMRect, scale: number): string =>
      `translate(${box.x + box.width / 2 - to.box.width / 2}px, ${box.y + box.height / 2 - to.box.height / 2}px) scale(${scale})`;
    const start = Math.min(1.6, from.width / to.box.width);
    const small = to.name.startsWith('hand') ? 0.5 : 1;
    const animation = flyer.animate(
      [
        { transform: at(from, start), opacity: 0, offset: 0 }, // not there before its turn
        { transform: at(from, start), opacity: 1, offset: 0.03 },
        { transform: at(middle(from, to.box), (start + small) / 2), opacity: 1, offset: 0.55 },
        { transform: at(to.box, small), opacity: 1 },
      ],
      { duration, delay, easing: 'cubic-bezier(.2, .7, .2, 1)', fill: 'both' },
    );
    this.track(animation, () => {
      flyer.remove();
      for (const element of hidden) element.style.visibility = '';
    });
    if (flight.torn) this.cut(from, delay);
  }

  private flare(creature: number, delay: number): void {
    for (const element of document.querySelectorAll(`[data-creature="${creature}"]`)) {
      const animation = element.animate(
        [{ filter: 'brightness(1)' }, { filter: 'brightness(1.55)', offset: 0.3 }, { filter: 'brightness(1)' }],
        { duration: 420, delay, easing: 'ease-out' },
      );
      this.track(animation, () => undefined);
    }
  }

  /** The cut of an axe across the place that loses its card. */
  private cut(box: DOMRect, delay: number): void {
    const mark = document.createElement('div');
    mark.className = 'cut-mark';
    place(mark, new DOMRect(box.x - 6, box.y + box.height / 2 - 2, box.width + 12, 4));
    this.layer.append(mark);
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

  private track(animation: Animation, land: () => void): void {
    const entry = { animation, land };
    this.running.push(entry);
    animation.onfinish = () => {
      this.running = this.running.filter((other) => other !== entry);
      land();
    };
  }

  private flyer({ card, part }: Flight, size: DOMRect): HTMLElement {
    const flyer = document.createElement('div');
    flyer.className = card ? `flyer face ${legionClass(cardOf(card).legion)}` : 'flyer hidden-card';
    if (card) {
      const { svg, extent } = drawPart(card, part, true);
      const [left, top, right, bottom] = extent;
      flyer.innerHTML = `<svg viewBox="${left - 4} ${top - 4} ${right - left + 8} ${bottom - top + 8}">${svg}</svg>`;
    }
    const width = Math.max(40, size.width);
    place(flyer, new DOMRect(0, 0, width, Math.min(size.height, width * 0.8) || width * 0.7));
    this.layer.append(flyer);
    return flyer;
  }
}

function place(element: HTMLElement, box: DOMRect): void {
  element.style.left = `${box.x}px`;
  element.style.top = `${box.y}px`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
}

function firstOf(names: string[], places: Places): { name: string; box: DOMRect } | null {
  for (const name of names) {
    const box = places.get(name);
    if (box) return { name, box };
  }
  return null;
}

/** The things that must not be seen before the card has arrived: a place in a creature, a card in a hand. */
function arriving(name: string): (HTMLElement | SVGElement)[] {
  if (name === 'discard' || name === 'deck' || name.startsWith('hand')) return [];
  return [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-fly="${name}"]`)];
}

const middle = (a: DOMRect, b: DOMRect): DOMRect =>
  new DOMRect((a.x + b.x) / 2, (a.y + b.y) / 2 - 24, (a.width + b.width) / 2, (a.height + b.height) / 2);
