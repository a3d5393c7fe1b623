/** A dream as the server saves it, and what it says about it. */
import type { View } from './view';
import type { DreamSeen } from './protocol';

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
  private readonly seen: DreamSeen;

  constructor([width, cards, links, ends, laid]: SavedDream, seen: DreamSeen) {
    this.seen = seen;
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
          cutOff: this.seen.cut_off.includes(place),
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

  /** The place that a row offers, -1 without one. */
  next(level: number): number {
    return this.seen.next[level - 1] ?? -1;
  }
}

export const total = (lines: readonly number[]): number => lines.reduce((sum, points) => sum + points, 0);
