/** What the page itself needs to know of Nemesis: what the seats show, the head of the page, and its own signs. */
import type { Language, State } from '../../protocol';
import type { Glance } from '../board';
import { signOf } from './art';
import { box } from './box';
import { has, heldOf, nightmareOf, woundsOf, type View } from './table';
import { characterName, fill, WORDS } from './words';

type Count = Glance['counts'][number];
const FATES = ['dead', 'active', 'asleep', 'away'] as const;
const FATE_SIGNS = { dead: 'g-skull', active: '', asleep: 'g-sleep', away: 'g-pod' } as const;

/** Who it is; cards, madness, wounds, ammunition; and who is first, has passed, fights or has sent a signal. */
export function glance(data: Record<string, unknown>, seat: number, lang: Language): Glance {
  const view = data as unknown as View;
  if (!view.character[seat]) return { candles: null, counts: [] };
  const fate = FATES[view.fate[seat] ?? 0] ?? 'dead';
  const as = characterName(view.character[seat] ?? 0);
  if (fate !== 'active') return { candles: null, as, counts: [signed(FATE_SIGNS[fate], WORDS[lang].fates[fate])] };
  return { candles: null, as, flags: flagsOf(view, seat, lang), counts: countsOf(view, seat, lang) };
}

const signed = (sign: string, label: string, text = label): Count => ({ text, label, icon: 'none', art: signOf(sign) });

function countsOf(view: View, seat: number, lang: Language): Count[] {
  const words = WORDS[lang];
  const [cards, madness] = [view.hands[seat]?.length ?? 0, view.madness[seat] ?? 0];
  const [light, serious] = [view.light[seat] ?? 0, woundsOf(view.serious[seat] ?? 0).length];
  const weapons = (view.held[seat] ?? []).map(heldOf).filter((held) => box.items[held.thing]?.ammo);
  const ammo = weapons.reduce((sum, held) => sum + held.ammo, 0);
  return [
    { text: String(cards), label: fill(words.cards, { n: cards }), icon: 'cards' },
    signed('g-mad', fill(words.madnessOf, { n: madness }), String(madness)),
    ...(light || serious ? [signed('g-deep', fill(words.wounds, { light, serious }), `${light}·${serious}`)] : []),
    ...(weapons.length ? [signed('g-mag', fill(words.ammoLeft, { n: ammo }), String(ammo))] : []),
  ];
}

function flagsOf(view: View, seat: number, lang: Language): NonNullable<Glance['flags']> {
  const words = WORDS[lang];
  const slot = view.room[seat] ?? 0;
  const fights =
    !view.pod[seat] && (has(view.lairs, slot) || view.monsters.some((one) => nightmareOf(one).slot === slot));
  return [
    { holds: view.first === seat && view.room.length > 1, label: words.first, art: signOf('g-star') },
    { holds: has(view.passed, seat), label: words.passed, art: signOf('g-stop') },
    { holds: fights, label: words.combat, art: signOf('g-swords'), bad: true },
  ].filter((flag) => flag.holds);
}

/** First what cannot wait: that the ship is about to explode. */
export function when(state: State, lang: Language): string {
  const view = state.view as unknown as View | null;
  if (!view || !view.character.some(Boolean)) return '';
  const words = WORDS[lang];
  const acting = view.questions.some(([, step]) => step === 'TakeTurn') && !view.rush;
  const left = (box.supplies['explosion'] ?? 6) - view.fuse;
  return [
    view.fuse >= 0 && !view.ending ? fill(words.alarm, { n: left }) : '',
    fill(words.roundOf, { n: view.time + 1 }),
    acting ? fill(words.actionOf, { n: Math.min(2, view.actions + 1) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The drawing of a tab or a fact of the bar. */
export const sign = (name: string): string => signOf(name);
