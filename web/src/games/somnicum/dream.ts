/** A dream as the server saves it, what can still happen to it, and what it is worth. Rules: SO-33 to SO-42, SO-57 to SO-63. */
import type { View } from './view';
import { box } from './box';

export const LEVELS = 3;
export const NO_LINK = 0;
export const JOINED = 1;
/** A gap for which no token was left. */
export const EMPTY_GAP = 2;
/** A gap with a token: GAP + token; of the token only the back is known. */
export const GAP = 4;
const PLACE_UNIT = 64; // a token on a card is saved as place * 64 + token

export type SavedDream = View['dreams'][number];

export interface Tile {
  place: number;
  level: number;
  /** From 0. */
  position: number;
  card: number;
  /** What lies between it and its left neighbour. */
  link: number;
  tokens: number[];
  cutOff: boolean;
  /** The last card of its row. */
  last: boolean;
}

/** What permanents change in the score. */
export interface Charms {
  bridle: boolean;
  beetle: boolean;
  quilt: boolean;
  shell: boolean;
}
export const NO_CHARMS: Charms = { bridle: false, beetle: false, quilt: false, shell: false };

/** A token is particle + 32 * back. */
export const BACK = 32;
export const particleOf = (token: number): number => token % BACK;
/** 0 sand, 1 blank. */
export const backOf = (token: number): number => Math.floor(token / BACK);

export class Dream {
  readonly width: number;
  readonly cards: readonly number[];
  readonly links: readonly number[];
  readonly ends: readonly number[];
  private readonly laid: readonly number[];
  /** Whether a row goes on across an empty place. */
  private readonly across: boolean;

  constructor([width, cards, links, ends, laid]: SavedDream, across = false) {
    this.across = across;
    this.width = width;
    this.cards = cards;
    this.links = links;
    this.ends = ends;
    this.laid = laid;
  }

  place(level: number, position: number): number {
    return (level - 1) * this.width + position;
  }

  end(level: number): number {
    return this.ends[level - 1] ?? -1;
  }

  get size(): number {
    return this.cards.filter((card) => card > 0).length;
  }

  get gaps(): number {
    return this.links.filter((link) => link > JOINED).length;
  }

  tokensOn(place: number): number[] {
    return this.laid.filter((entry) => Math.floor(entry / PLACE_UNIT) === place).map((entry) => entry % PLACE_UNIT);
  }

  particlesAt(place: number): Set<number> {
    return new Set([...(box.cards[this.cards[place] ?? 0]?.particles ?? []), ...this.tokensOn(place).map(particleOf)]);
  }

  /** Every card, row by row. */
  tiles(): Tile[] {
    return this.cards.flatMap((card, place) => {
      if (!card) return [];
      const level = Math.floor(place / this.width) + 1;
      const position = place % this.width;
      const link = this.links[place] ?? NO_LINK;
      return [
        {
          place,
          level,
          position,
          card,
          link,
          tokens: this.tokensOn(place),
          cutOff: this.isCutOff(place),
          last: position === this.end(level),
        },
      ];
    });
  }

  /** Places that were passed over and stay empty. */
  holes(level: number): number[] {
    return Array.from({ length: this.end(level) + 1 }, (_, position) => position).filter(
      (position) => !this.cards[this.place(level, position)],
    );
  }

  /** The position that a row offers, or -1. */
  next(level: number): number {
    if (level === 1) return this.end(1) + 1 < this.width ? this.end(1) + 1 : -1;
    for (let position = this.end(level) + 1; position < this.end(level - 1); position += 1) {
      const above = this.place(level - 1, position);
      if (this.cards[above] && this.links[above + 1] === JOINED) return position;
    }
    return -1;
  }

  /** How a card would lie at the place a row offers. `tokens` come with it. */
  fit(
    card: number,
    level: number,
    joinAnyway = false,
    tokens: readonly number[] = [],
  ): 'joined' | 'gap' | 'alone' | null {
    const position = this.next(level);
    if (position < 0) return null;
    const left = this.place(level, this.across ? this.end(level) : position - 1);
    if (position === 0 || this.end(level) < 0 || !this.cards[left]) return 'alone';
    const known = this.particlesAt(left);
    const common = [...(box.cards[card]?.particles ?? []), ...tokens.map(particleOf)].some((particle) =>
      known.has(particle),
    );
    return common || joinAnyway ? 'joined' : 'gap';
  }

  /** The dream with one card more, at the place a row offers. */
  with(card: number, level: number, joinAnyway = false, tokens: readonly number[] = []): Dream {
    const fit = this.fit(card, level, joinAnyway, tokens);
    const position = this.next(level);
    if (!fit) return this;
    const place = this.place(level, position);
    const link = fit === 'joined' ? JOINED : fit === 'gap' ? EMPTY_GAP : NO_LINK;
    return new Dream([
      this.width,
      this.cards.with(place, card),
      this.links.with(place, link),
      this.ends.with(level - 1, position),
      [...this.laid, ...tokens.map((token) => place * PLACE_UNIT + token)],
    ], this.across); // prettier-ignore
  }

  /** The dream without the last card of a row and the tokens on it. */
  without(level: number): Dream {
    const position = this.end(level);
    const place = this.place(level, position);
    if (position < 0) return this;
    const before = this.cards.slice(this.place(level, 0), place).findLastIndex((card) => card > 0);
    const laid = this.laid.filter((entry) => Math.floor(entry / PLACE_UNIT) !== place);
    return new Dream(
      [this.width, this.cards.with(place, 0), this.links.with(place, NO_LINK), this.ends.with(level - 1, before), laid],
      this.across,
    );
  }

  isCutOff(place: number): boolean {
    const left = this.links[place] ?? NO_LINK;
    const isLast = place % this.width === this.end(Math.floor(place / this.width) + 1);
    const next = this.cards.findIndex((card, at) => card > 0 && at > place);
    const right = (isLast ? NO_LINK : this.links[next]) ?? NO_LINK;
    return !(left === NO_LINK && right === NO_LINK) && left !== JOINED && right !== JOINED;
  }

  /** The points, line by line as in `box.lines`; `wanted` are the particles of the goal, empty if it is not known. */
  score(wanted: readonly number[], kept: number, stock: number, charms: Charms): number[] {
    const lines = Array<number>(10).fill(0);
    const add = (line: number, points: number): void => void (lines[line] = (lines[line] ?? 0) + points);
    for (const { card, level, cutOff } of this.tiles()) {
      const { particles, stars, nightmares } = box.cards[card] ?? box.cards[0]!;
      const isolated = level > 1 && cutOff;
      add(isolated ? 3 : level - 1, stars * (isolated ? 1 : level));
      if (!charms.bridle) add(6, -nightmares * (isolated ? 1 : level));
      add(5, particles.filter((particle) => wanted.includes(particle)).length);
    }
    add(4, kept);
    if (charms.beetle) add(7, Math.min(4, Math.floor(stock / 2)));
    if (charms.quilt) add(8, Math.min(6, 2 * this.gaps));
    if (charms.shell) add(9, 2 * this.laid.filter((entry) => wanted.includes(particleOf(entry % PLACE_UNIT))).length);
    return lines;
  }
}

export const total = (lines: readonly number[]): number => lines.reduce((sum, points) => sum + points, 0);
