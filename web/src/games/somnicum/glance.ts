import type { Decision, OptionOut, State } from '../../protocol';
import { type Glance, viewOf } from '../board';
import { t } from './box';
import { slotOf } from './aim';
import type { View } from './table';
import { cardName } from './names';

/** Sand and encounters of a seat; both numbers are public. */
export function glance(data: Record<string, unknown>, seat: number): Glance {
  const view = viewOf<View>(data);
  const sand = view.stocks[seat]?.length ?? 0;
  const kept = view.kept[seat] ?? 0;
  return {
    candles: null,
    counts: [
      { text: String(sand), label: t('tokens', { n: sand }), icon: 'grain' },
      { text: String(kept), label: t('kept', { n: kept }), icon: 'cards' },
    ],
  };
}

/** Nobody ever loses something out of turn; who places the pendulums is simply asked. */
export const tone = (_state: State, _decision: Decision): 'choose' => 'choose';

export const secret = ['token', 'encounter'];

export function when(state: State): string {
  const view = viewOf<View | null>(state.view);
  return view ? t('round', { n: view.round }) : '';
}

/** The card that a move of a pendulum takes, which the words of the option do not say. */
export function gloss(state: State, option: OptionOut): string {
  const view = viewOf<View | null>(state.view);
  return option.verb === 'move' && view ? cardName(view.ring[slotOf(option)] ?? 0) : '';
}
