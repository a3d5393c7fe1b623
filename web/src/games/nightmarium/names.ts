/** Full names of cards and creatures, for headings and for screen readers. */
import { cardOf, type Part } from '../../art/table';
import type { Language } from '../../protocol';
import type { Loss } from './memory';
import { DOWNWARDS, nextPart, type Creature, type Player } from './table';
import { WORDS, capital, fill } from './words';

export function partsOf(card: number, lang: Language): string {
  const { parts } = cardOf(card);
  const words = WORDS[lang];
  return parts.length === 3 ? words.anyPart : parts.map((part) => words.part[part]).reverse().join(' / '); // prettier-ignore
}

/** "Necronaut 10". */
export function cardName(card: number, lang: Language): string {
  const words = WORDS[lang];
  if (!card) return words.unknown;
  return capital(fill(words.one, { legion: words.legion[cardOf(card).legion], number: card }));
}

export function abilityName(card: number, lang: Language): string {
  const { ability } = cardOf(card);
  return ability ? WORDS[lang].ability[ability] : WORDS[lang].noAbility;
}

/** "Necronaut 10, head / torso, Devourer". */
export function fullCard(card: number, lang: Language): string {
  return card ? [cardName(card, lang), partsOf(card, lang), abilityName(card, lang)].join(', ') : WORDS[lang].unknown;
}

/** "3rd Creature, Anna: pure, complete; head: Necronaut 10, Devourer (now); …". */
export function fullCreature(creature: Creature, owner: Player, lang: Language, loss?: Loss, by?: string): string {
  const words = WORDS[lang];
  const missing = nextPart(creature);
  const state = [
    creature.pure ? words.pure : '',
    missing ? (creature.height ? words.incomplete : words.place) : words.complete,
    creature.acting ? words.acting : '',
    loss && by ? fill(words.lost, { part: words.part[loss.part], name: by }) : '',
  ];
  const cards = DOWNWARDS.filter((part) => creature.anatomy[part]).map((part) => partName(creature, part, lang));
  const title = `${fill(words.creature, { name: creature.label })}, ${owner.name}`;
  return `${title}: ${state.filter(Boolean).join(', ')}${cards.length ? '; ' : ''}${cards.join('; ')}`;
}

function partName(creature: Creature, part: Part, lang: Language): string {
  const words = WORDS[lang];
  const card = creature.anatomy[part];
  const progress = creature.progress[part];
  const note = progress ? ` (${words.progress[progress]})` : '';
  return `${words.part[part]}: ${cardName(card, lang)}, ${abilityName(card, lang)}${note}`;
}
