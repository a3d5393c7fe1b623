import type { State } from '../../protocol';
import { type Glance, viewOf } from '../board';
import { box, t } from './box';
import { PARTICLE_GLYPHS, UNKNOWN_GLYPH } from './glyphs';
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
  black: '<circle class="so-black" cx="12" cy="12" r="8"/>',
  white: '<circle class="so-white" cx="12" cy="12" r="8"/>',
  particle: '<path class="s" d="M12 5v14M5 12h14"/>',
  encounter: '<path class="s" d="M4 5h16v11H11l-5 4v-4H4z"/>',
};

/** The tabs of the bar, two pendulums and what may be done before one is moved; and cards of the ring. */
export const sign = (name: string): string =>
  SIGNS[name] ?? (name.startsWith('card-') ? cardSign(Number(name.slice('card-'.length))) : '');

/** Where the particles of a card stand, by how many there are: x, y and size. */
const PLACES: Record<number, [number, number, number][]> = {
  1: [[4, 4, 16]],
  2: [[1.5, 6, 10.5], [12, 6, 10.5]],
  3: [[2, 2, 10], [12, 2, 10], [7, 12, 10]],
}; // prettier-ignore

/** A card as small as a letter: its theme and its particles; of a nightmare, which shows all of one theme, the first few. */
function cardSign(card: number): string {
  const found = box.cards[card];
  if (!card || !found) return '';
  const particles = found.particles.slice(0, 3);
  const drawn = (PLACES[particles.length] ?? []).map(([x, y, size], place) => {
    const glyph = PARTICLE_GLYPHS[box.particles[particles[place] ?? 0]?.id ?? ''] ?? UNKNOWN_GLYPH;
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24">${glyph}</svg>`;
  });
  return `<g class="so-card ${found.theme}"><rect class="ground" width="24" height="24" rx="3"/>${drawn.join('')}</g>`;
}
