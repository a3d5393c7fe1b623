/** The end of Deranged: the heroes, with their other face where they ended as one. */
import { inked, type EndArt } from '../../end/art';
import { SIGNS } from './signs';

const OUTLINE = 'stroke="#14131a" stroke-width="1.6" stroke-linejoin="round"';
const SEATS = ['#bfa3ee', '#6cc7bb', '#ec9bc4', '#d2ccba', '#dcc06c', '#e8a58a'];
const INKS: Record<string, string> = {
  bd: `fill="#2b2833" ${OUTLINE}`,
  sk: `fill="#f1e3cc" ${OUTLINE}`,
  hr: `fill="#5b4030" ${OUTLINE}`,
  gl: `fill="#14131a" ${OUTLINE}`,
  hn: `fill="#e4d8bd" ${OUTLINE}`,
  pe: `fill="#ff5a4c" ${OUTLINE}`,
  pm: `fill="#14131a" stroke="#14131a" stroke-width=".8"`,
  pc: `fill="none" stroke="#a92c2a" stroke-width="1.6"`,
  ey: `fill="none" stroke="#14131a" stroke-width="2" stroke-linecap="round"`,
  ms: `fill="none" stroke="#14131a" stroke-width="1.2" stroke-linecap="round"`,
  ln2: `fill="none" stroke="#14131a" stroke-width="1.2" stroke-linecap="round"`,
};

export const art: EndArt = {
  cards: ['role', 'night', 'curse'],
  portraits({ seat, piles }) {
    const form = piles?.find((pile) => pile.kind === 'figure')?.things[0]?.thing?.value ?? 0;
    const [box, body] = SIGNS[`bust-${seat}${form ? '-p' : ''}`] ?? ['0 0 40 44', ''];
    return [{ box, svg: inked(body, { ...INKS, cl: `fill="${SEATS[seat] ?? '#d2ccba'}" ${OUTLINE}` }) }];
  },
};
