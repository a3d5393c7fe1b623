/** Full names of cards and creatures, for headings and for screen readers. */
import { cardOf, type Part } from '../../art/table';
import { t } from './box';
import type { Loss } from './memory';
import { DOWNWARDS, nextPart, type Creature, type Player } from './table';
import { capital } from '../../text/capital';

export function partsOf(card: number): string {
  const { parts } = cardOf(card);
  return parts.length === 3 ? t('any-part') : parts.map((part) => t(`part-${part}`)).reverse().join(' / '); // prettier-ignore
}

/** "Necronaut 10". */
export function cardName(card: number): string {
  if (!card) return t('unknown');
  return capital(t('one', { legion: t(`legion-${cardOf(card).legion}`), number: card }));
}

export function abilityName(card: number): string {
  const { ability } = cardOf(card);
  return ability ? t(`ability-${ability}`) : t('no-ability');
}

/** "Necronaut 10, head / torso, Devourer". */
export function fullCard(card: number): string {
  return card ? [cardName(card), partsOf(card), abilityName(card)].join(', ') : t('unknown');
}

/** "3rd Creature, Anna: pure, complete; head: Necronaut 10, Devourer (now); …". */
export function fullCreature(creature: Creature, owner: Player, loss?: Loss, by?: string): string {
  const missing = nextPart(creature);
  const state = [
    creature.pure ? t('pure') : '',
    missing ? (creature.height ? t('incomplete') : t('place')) : t('complete'),
    creature.acting ? t('acting') : '',
    loss && by ? t('lost', { part: t(`part-${loss.part}`), name: by }) : '',
  ];
  const cards = DOWNWARDS.filter((part) => creature.anatomy[part]).map((part) => partName(creature, part));
  const title = `${t('creature', { name: creature.label })}, ${owner.name}`;
  return `${title}: ${state.filter(Boolean).join(', ')}${cards.length ? '; ' : ''}${cards.join('; ')}`;
}

function partName(creature: Creature, part: Part): string {
  const card = creature.anatomy[part];
  const progress = creature.progress[part];
  const note = progress ? ` (${t(`progress-${progress}`)})` : '';
  return `${t(`part-${part}`)}: ${cardName(card)}, ${abilityName(card)}${note}`;
}
