/** The end of Nemesis: the crew. */
import { inked, type EndArt } from '../../end/art';
import { DRAWINGS } from './art';
import { box } from './box';

const OUTLINE = 'stroke="#14131a" stroke-width="1.5" stroke-linejoin="round"';
const SEATS = ['#bfa3ee', '#6cc7bb', '#ec9bc4', '#d2ccba', '#dcc06c', '#e8a58a'];
const INKS: Record<string, string> = {
  sk: `fill="#f1e3cc" ${OUTLINE}`,
  ha: `fill="#2b2836" ${OUTLINE}`,
  wh: `fill="#fbf7ec" ${OUTLINE}`,
  gl: `fill="#cfe6ee" ${OUTLINE}`,
  me: 'fill="#d9a94f"',
  ln: 'fill="none" stroke="#14131a" stroke-width="1.5" stroke-linecap="round"',
};

export const art: EndArt = {
  cards: ['objective', 'wound'],
  portraits({ seat, piles }) {
    const who = piles?.find((pile) => pile.kind === 'character')?.things[0]?.thing?.value ?? 0;
    const [field, body] = DRAWINGS[`b-${box.characters[who]?.id}`] ?? ['0 0 40 44', ''];
    return [{ box: field, svg: inked(body, { ...INKS, cl: `fill="${SEATS[seat] ?? '#d2ccba'}" ${OUTLINE}` }) }];
  },
};
