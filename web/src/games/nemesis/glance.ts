/** What the page itself needs to know of Nemesis: what the seats show, the head of the page, and its own signs. */
import type { State } from '../../protocol';
import { type Glance, viewOf } from '../board';
import { signOf } from './art';
import { box, t } from './box';
import { has, heldOf, nightmareOf, woundsOf, type View } from './table';
import { characterName } from './names';

type Count = Glance['counts'][number];
const FATES = ['dead', 'active', 'asleep', 'away'] as const;
const FATE_SIGNS = { dead: 'g-skull', active: '', asleep: 'g-sleep', away: 'g-pod' } as const;

/** Who it is; cards, madness, wounds, ammunition; and who is first, has passed, fights or has sent a signal. */
export function glance(data: Record<string, unknown>, seat: number): Glance {
  const view = viewOf<View>(data);
  if (!view.character[seat]) return { candles: null, counts: [] };
  const fate = FATES[view.fate[seat] ?? 0] ?? 'dead';
  const as = characterName(view.character[seat] ?? 0);
  if (fate !== 'active') return { candles: null, as, counts: [signed(FATE_SIGNS[fate], t(`fates-${fate}`))] };
  return { candles: null, as, flags: flagsOf(view, seat), counts: countsOf(view, seat) };
}

const signed = (sign: string, label: string, text = label): Count => ({ text, label, icon: 'none', art: signOf(sign) });

function countsOf(view: View, seat: number): Count[] {
  const [cards, madness] = [view.hands[seat]?.length ?? 0, view.madness[seat] ?? 0];
  const [light, serious] = [view.light[seat] ?? 0, woundsOf(view.serious[seat] ?? 0).length];
  const weapons = (view.held[seat] ?? []).map(heldOf).filter((held) => box.items[held.thing]?.ammo);
  const ammo = weapons.reduce((sum, held) => sum + held.ammo, 0);
  return [
    { text: String(cards), label: t('cards', { n: cards }), icon: 'cards' },
    signed('g-mad', t('madness-of', { n: madness }), String(madness)),
    ...(light || serious ? [signed('g-deep', t('wounds', { light, serious }), `${light}·${serious}`)] : []),
    ...(weapons.length ? [signed('g-mag', t('ammo-left', { n: ammo }), String(ammo))] : []),
  ];
}

function flagsOf(view: View, seat: number): NonNullable<Glance['flags']> {
  const slot = view.room[seat] ?? 0;
  const fights =
    !view.pod[seat] && (has(view.lairs, slot) || view.monsters.some((one) => nightmareOf(one).slot === slot));
  return [
    { holds: view.first === seat && view.room.length > 1, label: t('first'), art: signOf('g-star') },
    { holds: has(view.passed, seat), label: t('passed'), art: signOf('g-stop') },
    { holds: fights, label: t('combat'), art: signOf('g-swords'), bad: true },
    { holds: has(view.signals, seat), label: t('signal'), art: signOf('g-sig') },
  ].filter((flag) => flag.holds);
}

/** That the ship is about to explode, or the round, which its track counts, too, and which action it is. */
export function when(state: State): string {
  const view = viewOf<View | null>(state.view);
  if (!view || !view.character.some(Boolean)) return '';
  if (view.fuse >= 0 && !view.ending) return t('alarm', { n: (box.supplies['explosion'] ?? 6) - view.fuse });
  const acting = view.questions.some(([, step]) => step === 'TakeTurn') && !view.rush;
  const action = acting ? t('action-of', { n: Math.min(2, view.actions + 1) }) : '';
  return [t('round-of', { n: view.time + 1 }), action].filter(Boolean).join(' · ');
}

/** The drawing of a tab or a fact of the bar. */
export const sign = (name: string): string => signOf(name);
