/** What cards, tokens and moves are called, in the language of the box. */
import { box, t } from './box';
import { backOf, particleOf } from './dream';

/** With a real minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

// --- names ---------------------------------------------------------------------------------------------
export const particleName = (particle: number): string => box.particles[particle]?.name ?? '';
export const themeName = (theme: string): string => box.themes[theme] ?? '';
export const backName = (back: number): string => box.backs[back] ?? '';
export const pendulumName = (pendulum: number): string => box.pendulums[pendulum] ?? '';
export const encounterName = (encounter: number): string => box.encounters[encounter]?.name ?? '';
export const encounterAbout = (encounter: number): string => box.encounters[encounter]?.about ?? '';
export const goalName = (goal: number): string => box.goals[goal]?.name || (box.goals[goal]?.id ?? '');
export const lineName = (line: number): string => box.lines[line] ?? '';

/** "Octopus, Whale", or a nightmare's own name. */
export function cardName(card: number): string {
  const found = box.cards[card];
  return found?.name || (found?.particles ?? []).map((particle) => particleName(particle)).join(', ');
}

/** Everything printed on a card, for those who do not see it. */
export function fullCard(card: number): string {
  const found = box.cards[card];
  if (!found) return '';
  const { theme, particles, stars, nightmares, meets, name } = found;
  return [
    ...(name ? [name] : []),
    themeName(theme),
    ...particles.map((particle) => particleName(particle)),
    ...(stars ? [t('stars', { n: stars })] : []),
    ...(nightmares ? [t('nightmares', { n: nightmares })] : []),
    ...(meets ? [t('meets')] : []),
  ].join(', ');
}

export function tokenName(token: number): string {
  const back = backName(backOf(token));
  const particle = particleName(particleOf(token));
  return particle ? t('token', { particle, back }) : t('unknown-token', { back });
}

/** What a move costs or brings. */
export function priceName(grains: number): string {
  if (!grains) return t('free');
  return grains > 0 ? t('brings', { n: grains }) : t('costs', { n: -grains });
}
