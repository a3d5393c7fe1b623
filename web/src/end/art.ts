/** What a game draws at its end: `games/<id>/ending.ts` exports `art`. Without one names and words stand alone. */
import type { Component } from 'svelte';
import type { LastProps } from '../games/board';
import type { Fate, Pile } from '../protocol';

/** A drawing on its field. It has all its inks in itself, so that it can also stand in a picture without the page's styles. */
export interface Drawing {
  box: string;
  svg: string;
  /** The ground behind it, where it is a card. */
  ground?: string;
}

export interface EndArt {
  /** Who a seat was, or what it made. */
  portraits(fate: Fate): Drawing[];
  /** The things of a pile, or one drawing of all of them; nothing where words are enough. */
  pile?(pile: Pile): Drawing[];
  /** Kinds of piles whose things are shown as the cards that they are. */
  cards?: readonly string[];
}

const found = import.meta.glob<{ art: EndArt }>('../games/*/ending.ts');

export const NO_ART: EndArt = { portraits: () => [] };

/** The components of the game must be there already. */
export async function artOf(game: string): Promise<EndArt> {
  const module = await found[`../games/${game}/ending.ts`]?.();
  return module?.art ?? NO_ART;
}

const lasts = import.meta.glob<{ default: Component<LastProps> }>('../games/*/Last.svelte');

/** The table as it was left, for games whose piles do not show it. */
export async function lastOf(game: string): Promise<Component<LastProps> | null> {
  return (await lasts[`../games/${game}/Last.svelte`]?.())?.default ?? null;
}

/** The inks of classes put into a drawing itself. */
export function inked(svg: string, inks: Record<string, string>): string {
  return svg.replace(/class="([^"]+)"/g, (_, classes: string) =>
    classes
      .split(' ')
      .map((name) => inks[name] ?? '')
      .join(' '),
  );
}
