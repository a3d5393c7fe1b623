import type { Language } from '../../protocol';
import type { Glance } from '../board';
import type { View } from './table';
import { count } from './words';

/** Completed creatures as candles, and the cards in hand. */
export function glance(data: Record<string, unknown>, seat: number, lang: Language): Glance {
  const view = data as unknown as View;
  const places = view.places[seat] ?? [];
  const cards = view.hands[seat]?.length ?? 0;
  return {
    candles: { done: places.filter((creature) => view.height[creature] === 3).length, of: places.length },
    counts: [{ text: String(cards), label: count(lang, 'cards', cards), icon: 'cards' }],
  };
}
