/** What the page itself needs to know of Nemesis: the counts of the seats, the head of the page, and the signs of the bar. */
import type { Language, State } from '../../protocol';
import type { Glance } from '../board';
import { signOf } from './art';
import { woundsOf, type View } from './table';
import { fill, WORDS } from './words';

/** Cards, madness, wounds. */
export function glance(data: Record<string, unknown>, seat: number, lang: Language): Glance {
  const view = data as unknown as View;
  const words = WORDS[lang];
  const cards = view.hands[seat]?.length ?? 0;
  const madness = view.madness[seat] ?? 0;
  const [light, serious] = [view.light[seat] ?? 0, woundsOf(view.serious[seat] ?? 0).length];
  if (!view.character[seat]) return { candles: null, counts: [] };
  if (view.fate[seat] !== 1) {
    const fate = words.fates[(['dead', 'active', 'asleep', 'away'] as const)[view.fate[seat] ?? 0] ?? 'dead'];
    return {
      candles: null,
      counts: [
        {
          text: fate,
          label: fate,
          icon: 'none',
          art: signOf(view.fate[seat] === 2 ? 'g-sleep' : view.fate[seat] === 3 ? 'g-pod' : 'g-skull'),
        },
      ],
    };
  }
  return {
    candles: null,
    counts: [
      { text: String(cards), label: fill(words.cards, { n: cards }), icon: 'cards' },
      { text: String(madness), label: fill(words.madnessOf, { n: madness }), icon: 'none', art: signOf('g-mad') },
      {
        text: `${light}·${serious}`,
        label: fill(words.wounds, { light, serious }),
        icon: 'none',
        art: signOf('g-deep'),
      },
    ],
  };
}

export function when(state: State, lang: Language): string {
  const view = state.view as unknown as View | null;
  if (!view || !view.character.some(Boolean)) return '';
  const words = WORDS[lang];
  const acting = view.questions.some(([, step]) => step === 'TakeTurn') && !view.rush;
  return [
    fill(words.roundOf, { n: view.time + 1 }),
    acting ? fill(words.actionOf, { n: Math.min(2, view.actions + 1) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Signs of the bar are those of the board. */
export const sign = signOf;
