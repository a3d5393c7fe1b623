/** A side of a card in words. */
import { t } from './box';
import { cardAt, say } from './facts';

export function cardAbout(card: number, possessed: boolean): string {
  const row = cardAt(card);
  if (!row) return '';
  const side = possessed ? row.possessed : row;
  const parts = [
    side.move < 0 ? t('swap') : t('move', { n: side.move, colour: t(side.colour) }),
    t('attack', { n: side.attack }),
    t('defence', { n: side.defence }),
    possessed
      ? row.possessed.search
        ? t('anywhere')
        : ''
      : t('search', { where: row.search.map((quarter) => say(`quarter-${quarter}`)).join(', ') }),
    !possessed && row.time ? t('time-moves') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
