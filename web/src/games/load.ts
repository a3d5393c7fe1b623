/** Finds the drawn table of a game; each is a chunk of its own that comes when it is needed. */
import type { Component } from 'svelte';
import type { BoardProps, Manners } from './board';

export interface Drawn {
  Board: Component<BoardProps> | null;
  Hand: Component<BoardProps> | null;
  manners: Manners;
  /** Something of it could not be fetched. */
  failed: boolean;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const hands = import.meta.glob<{ default: Component<BoardProps> }>('./*/Hand.svelte');
const manners = import.meta.glob<Manners>('./*/glance.ts');

export const NOTHING_DRAWN: Drawn = { Board: null, Hand: null, manners: {}, failed: false };

export async function drawn(game: string): Promise<Drawn> {
  let failed = false;
  const miss = () => {
    failed = true;
    return undefined;
  };
  const [board, hand, ways] = await Promise.all([
    boards[`./${game}/Board.svelte`]?.().catch(miss),
    hands[`./${game}/Hand.svelte`]?.().catch(miss),
    manners[`./${game}/glance.ts`]?.().catch(miss),
  ]);
  return { Board: board?.default ?? null, Hand: hand?.default ?? null, manners: ways ?? {}, failed };
}
