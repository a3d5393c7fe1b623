import type { State } from '../../protocol';
import { type Glance, viewOf } from '../board';
import { t } from './box';
import type { View } from './table';

/** Completed creatures as candles, and the cards in hand. */
export function glance(data: Record<string, unknown>, seat: number): Glance {
  const view = viewOf<View>(data);
  const places = view.places[seat] ?? [];
  const cards = view.hands[seat]?.length ?? 0;
  return {
    candles: { done: places.filter((creature) => view.height[creature] === 3).length, of: places.length },
    counts: [{ text: String(cards), label: t('cards', { n: cards }), icon: 'cards' }],
  };
}

/** "Action 2 of 2", while somebody chooses one. */
export function when(state: State): string {
  const view = viewOf<View | null>(state.view);
  const action = view?.questions.find(([, step]) => step === 'Action');
  return action ? t('action', { n: action[2] ?? 1 }) : '';
}
