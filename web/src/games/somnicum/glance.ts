import type { State } from '../../protocol';
import { type Glance, viewOf } from '../board';
import { t } from './box';
import type { View } from './table';

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

export const secret = ['token', 'encounter'];

export function when(state: State): string {
  const view = viewOf<View | null>(state.view);
  return view ? t('round', { n: view.round }) : '';
}

const SIGNS: Record<string, string> = {
  black: '<circle class="s" cx="12" cy="12" r="8"/>',
  white: '<circle class="fl" cx="12" cy="12" r="9"/>',
  particle: '<path class="s" d="M12 5v14M5 12h14"/>',
  encounter: '<path class="s" d="M4 5h16v11H11l-5 4v-4H4z"/>',
};

/** The tabs of the bar: two pendulums, and what may be done before one is moved. */
export const sign = (name: string): string => SIGNS[name] ?? '';
