import type { Language, State } from '../../protocol';
import type { Glance } from '../board';
import { cardName } from './facts';
import { hasSign, SIGNS } from './signs';
import type { View } from './table';
import { fill, WORDS } from './words';

/** A sign of the board on a field of 24, whatever its own is. */
function scaled(name: string): string {
  const [field = '', markup = ''] = SIGNS[name] ?? [];
  const width = Number(field.split(' ')[2] ?? 24);
  return `<g transform="scale(${24 / width})" fill="currentColor">${markup}</g>`;
}
const HEART = scaled('st-heart');
const MIND = scaled('st-mind');

/** Health and sanity: what everybody watches. */
export function glance(data: Record<string, unknown>, seat: number, lang: Language): Glance {
  const view = data as unknown as View;
  const words = WORDS[lang];
  const [health, sanity] = [view.health[seat] ?? 0, view.sanity[seat] ?? 0];
  return {
    candles: null,
    counts: [
      { text: String(health), label: fill(words.health, { n: health }), icon: 'heart', art: HEART },
      { text: String(sanity), label: fill(words.sanity, { n: sanity }), icon: 'none', art: MIND },
    ],
  };
}

/** "Night 2 · Lamp", with the card that is being played. */
export function when(state: State, lang: Language): string {
  const view = state.view as unknown as View | null;
  if (!view) return '';
  const part = fill(WORDS[lang][view.night ? 'night' : 'day'], { n: Math.ceil(view.chapter / 2) });
  return view.played > 0 ? `${part} · ${cardName(view.played)}` : part;
}

/** Signs of the bar are those of the board. */
export const sign = (name: string): string => (hasSign(name) ? scaled(name) : '');
