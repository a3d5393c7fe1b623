import type { State } from '../../protocol';
import { type Glance, viewOf } from '../board';
import { t } from './box';
import { cardName } from './facts';
import { hasSign, SIGNS } from './signs';
import type { View } from './table';

/** A sign of the board on a field of 24, whatever its own is. */
function scaled(name: string): string {
  const [field = '', markup = ''] = SIGNS[name] ?? [];
  const width = Number(field.split(' ')[2] ?? 24);
  return `<g transform="scale(${24 / width})" fill="currentColor">${markup}</g>`;
}
const drawn = (name: string): string => SIGNS[name]?.[1] ?? '';
const HEART = scaled('st-heart');
const MIND = scaled('st-mind');

/** Health and sanity: what everybody watches; who holds fate and who is possessed. */
export function glance(data: Record<string, unknown>, seat: number): Glance {
  const view = viewOf<View>(data);
  const [health, sanity] = [view.health[seat] ?? 0, view.sanity[seat] ?? 0];
  return {
    candles: null,
    flags: flagsOf(view, seat),
    counts: [
      { text: String(health), label: t('health', { n: health }), icon: 'heart', art: HEART },
      { text: String(sanity), label: t('sanity', { n: sanity }), icon: 'none', art: MIND },
    ],
  };
}

function flagsOf(view: View, seat: number): NonNullable<Glance['flags']> {
  const possessed = view.form[seat] === 1;
  return [
    { holds: view.fate === seat, label: t('fate'), art: drawn('st-fate') },
    { holds: possessed, label: t('possessed'), art: drawn('st-mask'), bad: true },
    { holds: view.token[seat] === 1 && !possessed, label: t('token'), art: drawn('st-mask') },
  ].filter((flag) => flag.holds);
}

/** "Night 2 · Lamp", with the card that is being played. */
export function when(state: State): string {
  const view = viewOf<View | null>(state.view);
  if (!view) return '';
  if (view.ending !== 0) return ''; // the head says that by itself
  const part = t(view.night ? 'night' : 'day', { n: Math.ceil(view.chapter / 2) });
  return view.played > 0 ? `${part} · ${cardName(view.played)}` : part;
}

/** Signs of the bar are those of the board. */
export const sign = (name: string): string => (hasSign(name) ? scaled(name) : '');
