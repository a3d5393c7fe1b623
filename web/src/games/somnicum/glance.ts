import type { Language, State } from '../../protocol';
import type { Glance } from '../board';
import type { View } from './table';
import { WORDS, count, fill } from './text';

/** Sand and encounters of a seat; both numbers are public. */
export function glance(data: Record<string, unknown>, seat: number, lang: Language): Glance {
  const view = data as unknown as View;
  const sand = view.stocks[seat]?.length ?? 0;
  const kept = view.kept[seat] ?? 0;
  return {
    candles: null,
    counts: [
      { text: String(sand), label: count(lang, 'tokens', sand), icon: 'grain' },
      { text: String(kept), label: count(lang, 'kept', kept), icon: 'cards' },
    ],
  };
}

export const secret = ['token', 'encounter'];

export function when(state: State, lang: Language): string {
  const view = state.view as unknown as View | null;
  return view ? fill(WORDS[lang].round, { n: view.round }) : '';
}

const SIGNS: Record<string, string> = {
  black: '<circle class="s" cx="12" cy="12" r="8"/>',
  white: '<circle class="fl" cx="12" cy="12" r="9"/>',
  particle: '<path class="s" d="M12 5v14M5 12h14"/>',
  encounter: '<path class="s" d="M4 5h16v11H11l-5 4v-4H4z"/>',
};

/** The tabs of the bar: two pendulums, and what may be done before one is moved. */
export const sign = (name: string): string => SIGNS[name] ?? '';
