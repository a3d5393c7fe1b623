/**
 * Things that fly from where they were to where they are, after the page already shows the new state.
 *
 * A place is any element with `data-fly`; a game names its places, says what flew between them, and makes what is seen
 * flying.
 */
import { Moving } from './moving';

/** From the first of these places that was there before to the first that is there now. */
export interface Flight {
  from: string[];
  to: string[];
}

export interface Place {
  name: string;
  box: DOMRect;
}

/** What is seen flying. */
export interface Flyer {
  element: HTMLElement;
  size: { width: number; height: number };
  /** How large it is where it starts and where it lands; 1 is its size. */
  scales: [number, number];
  /** What must not be seen before it has landed. */
  hides: (HTMLElement | SVGElement)[];
  /** Whether it is seen at its start until its turn comes. */
  waits: boolean;
}

/** Something else that happens between the flights, when so many of them have begun. */
export interface Spark {
  after: number;
  start: (delay: number) => void;
}

const DURATION = 360;
const STAGGER = 150;
/** A longer queue is played faster, so that nobody waits. */
const LONGEST = 1500;
/** More than this many things at once are not a move but a jump. */
const MOST = 14;
/** How high things fly. */
const LIFT = 24;

export abstract class Airfield<Kind extends Flight> extends Moving {
  /** Where things are, as long as none of them flies. */
  private places: ReadonlyMap<string, DOMRect> = new Map();

  /** What flies is drawn in this layer. */
  constructor(protected readonly layer: () => HTMLElement) {
    super();
  }

  protected abstract flyer(flight: Kind, from: DOMRect, to: Place): Flyer;
  /** A flight leaves its place. */
  protected left(_flight: Kind, _from: DOMRect, _delay: number): void {}

  look(): void {
    if (!this.busy) this.places = placesNow();
  }

  play(flights: Kind[], wait = 0, sparks: Spark[] = []): void {
    this.skip();
    const [before, now] = [this.places, placesNow()];
    this.places = now;
    if (flights.length > MOST) return;
    const speed = Math.min(1, LONGEST / (DURATION + STAGGER * flights.length));
    for (const { after, start } of sparks) start(wait + (after * STAGGER + (after ? DURATION * 0.6 : 0)) * speed);
    flights.forEach((flight, turn) => {
      const from = firstOf(flight.from, before) ?? firstOf(flight.from, now);
      const to = firstOf(flight.to, now);
      if (from && to) this.fly(flight, from.box, to, wait + turn * STAGGER * speed, DURATION * speed);
    });
  }

  private fly(flight: Kind, from: DOMRect, to: Place, delay: number, duration: number): void {
    const { element, size, scales, hides, waits } = this.flyer(flight, from, to);
    const [start, end] = scales;
    element.style.width = `${size.width}px`;
    element.style.height = `${size.height}px`;
    this.layer().append(element);
    for (const hidden of hides) hidden.style.visibility = 'hidden';
    const at = (box: DOMRect, scale: number): string =>
      `translate(${box.x + (box.width - size.width) / 2}px, ${box.y + (box.height - size.height) / 2}px) scale(${scale})`;
    const frames = [
      { transform: at(from, start), opacity: waits ? 1 : 0, offset: 0 },
      { transform: at(from, start), opacity: 1, offset: 0.03 },
      { transform: at(halfway(from, to.box), (start + end) / 2), opacity: 1, offset: 0.55 },
      { transform: at(to.box, end), opacity: 1 },
    ];
    const timing = { duration, delay, easing: 'cubic-bezier(.2, .7, .2, 1)', fill: 'both' } as const;
    this.track(element.animate(frames, timing), () => {
      element.remove();
      for (const hidden of hides) hidden.style.visibility = '';
    });
    this.left(flight, from, delay);
  }
}

function placesNow(): ReadonlyMap<string, DOMRect> {
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

function firstOf(names: string[], places: ReadonlyMap<string, DOMRect>): Place | null {
  for (const name of names) {
    const box = places.get(name);
    if (box) return { name, box };
  }
  return null;
}

const halfway = (a: DOMRect, b: DOMRect): DOMRect =>
  new DOMRect((a.x + b.x) / 2, (a.y + b.y) / 2 - LIFT, (a.width + b.width) / 2, (a.height + b.height) / 2);
