/** A side of a card in words. */
import type { Language } from '../../protocol';
import { cardAt, say } from './facts';
import { fill, WORDS } from './words';

export function cardAbout(card: number, lang: Language, possessed: boolean): string {
  const words = WORDS[lang];
  const row = cardAt(card);
  if (!row) return '';
  const side = possessed ? row.possessed : row;
  const parts = [
    side.move < 0 ? words.swap : fill(words.move, { n: side.move, colour: words[side.colour] }),
    fill(words.attack, { n: side.attack }),
    fill(words.defence, { n: side.defence }),
    possessed
      ? row.possessed.search
        ? words.anywhere
        : ''
      : fill(words.search, { where: row.search.map((quarter) => say(`quarter-${quarter}`)).join(', ') }),
    !possessed && row.time ? words.timeMoves : '',
  ];
  return parts.filter(Boolean).join(', ');
}
