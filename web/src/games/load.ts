/** Finds the drawn table of a game; each is a chunk of its own that comes when it is needed, and its box with it. */
import type { Component } from 'svelte';
import type { BoardProps, CardProps, Manners } from './board';
import type { Holder } from './holder.svelte';

export interface Drawn {
  Board: Component<BoardProps> | null;
  Hand: Component<BoardProps> | null;
  /** A card as a scene shows it. */
  Card: Component<CardProps> | null;
  manners: Manners;
  /** Something of it could not be fetched. */
  failed: boolean;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const hands = import.meta.glob<{ default: Component<BoardProps> }>('./*/Hand.svelte');
const cards = import.meta.glob<{ default: Component<CardProps> }>('./*/Card.svelte');
const manners = import.meta.glob<Manners>('./*/glance.ts');
const holders = import.meta.glob<{ holder: Holder<object> }>('./*/box.ts');

export const NOTHING_DRAWN: Drawn = { Board: null, Hand: null, Card: null, manners: {}, failed: false };

/** The board of a game with its components, which lie at the address `box`; without them nothing of it can be drawn. */
export async function drawn(game: string, box: string): Promise<Drawn> {
  let failed = false;
  const miss = () => {
    failed = true;
    return undefined;
  };
  const opened = holders[`./${game}/box.ts`]?.().then(async ({ holder }) => {
    await holder.open(box);
    return true;
  });
  const [open, board, hand, card, ways] = await Promise.all([
    opened?.catch(miss) ?? true,
    boards[`./${game}/Board.svelte`]?.().catch(miss),
    hands[`./${game}/Hand.svelte`]?.().catch(miss),
    cards[`./${game}/Card.svelte`]?.().catch(miss),
    manners[`./${game}/glance.ts`]?.().catch(miss),
  ]);
  if (!open) return { ...NOTHING_DRAWN, failed };
  const [Board, Hand] = [board?.default ?? null, hand?.default ?? null];
  return { Board, Hand, Card: card?.default ?? null, manners: ways ?? {}, failed };
}
