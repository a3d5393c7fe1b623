/** Finds the drawn table of a game; each is a chunk of its own that comes when it is needed. */
import type { Component } from 'svelte';
import type { BoardProps, Manners } from './board';

export interface Drawn {
  Board: Component<BoardProps> | null;
  Hand: Component<BoardProps> | null;
  manners: Manners;
}

type Loaders<T> = Record<string, (() => Promise<T>) | undefined>;
const boards: Loaders<{ default: Component<BoardProps> }> = import.meta.glob('./*/Board.svelte');
const hands: Loaders<{ default: Component<BoardProps> }> = import.meta.glob('./*/Hand.svelte');
const manners: Loaders<Manners> = import.meta.glob('./*/glance.ts');

export const NOTHING_DRAWN: Drawn = { Board: null, Hand: null, manners: {} };

export async function drawn(game: string): Promise<Drawn> {
  const [board, hand, ways] = await Promise.all([
    boards[`./${game}/Board.svelte`]?.(),
    hands[`./${game}/Hand.svelte`]?.(),
    manners[`./${game}/glance.ts`]?.(),
  ]);
  return { Board: board?.default ?? null, Hand: hand?.default ?? null, manners: ways ?? {} };
}
