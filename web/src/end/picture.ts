/** The story of a game as one picture to send to friends: 1200 by 630, drawn with our own art, made in the browser. */
import type { Beat, Fate, Finale } from '../protocol';
import { initial, OUTLINES, shapeOf } from '../parts/marks';
import type { Drawing, EndArt } from './art';

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 56;
/** Night, whatever the page's theme: a picture looks the same to everybody. */
const INK = { paper: '#12131c', ink: '#ece6d6', soft: '#a9a493', candle: '#f2b950', moon: '#8fb4d9', line: '#34374a' };
const SEATS = ['#bfa3ee', '#6cc7bb', '#ec9bc4', '#d2ccba', '#dcc06c', '#e8a58a'];
const SERIF = 'font-family="Alegreya, Georgia, \'DejaVu Serif\', serif"';
const SANS = "font-family=\"'Source Sans 3', 'DejaVu Sans', sans-serif\"";

export interface Story {
  /** The name of the game. */
  title: string;
  finale: Finale;
  /** Of the people, by seat: they chose them to be seen. */
  names: readonly string[];
  art: EndArt;
  /** Declarations of the letters that it needs. */
  letters?: string;
}

const colour = (seat: number): string => SEATS[seat % SEATS.length] ?? INK.soft;
const safe = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`).replace(/\p{Cc}/gu, '');

/** Whole words in lines of so many letters; what does not fit ends with an ellipsis. */
export function wrapped(text: string, letters: number, lines: number): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < letters) found[found.length - 1] = `${last} ${word}`;
    else found.push(word.length > letters ? `${word.slice(0, letters - 1)}…` : word);
  }
  if (found.length <= lines) return found;
  const cut = found.slice(0, lines);
  cut[lines - 1] = `${(cut[lines - 1] ?? '').slice(0, letters - 1).replace(/[\s.,:;]+$/, '')}…`;
  return cut;
}

export function pictureOf(story: Story): string {
  const { finale, title } = story;
  const wide = finale.headline.length <= 60;
  const size = wide ? 50 : 38;
  const headline = wrapped(finale.headline, wide ? 27 : 36, 3);
  const top = 82 + size;
  const tale = wrapped(finale.tale, 56, 8 - headline.length);
  const under = top + headline.length * size * 1.08 - size + 44;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    story.letters ? `<style>${story.letters}</style>` : '',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.paper}"/>`,
    line(`${title} · ${finale.when ?? ''}`, EDGE, 78, `${SANS} font-size="20" font-weight="600" fill="${INK.moon}"`),
    ...headline.map((text, row) =>
      line(text, EDGE, top + row * size * 1.08, `${SERIF} font-size="${size}" font-weight="700" fill="${INK.ink}"`),
    ),
    ...tale.map((text, row) =>
      line(text, EDGE, under + row * 33, `${SERIF} font-size="25" font-weight="500" fill="#cfc9ba"`),
    ),
    figures(story),
    candles(finale.beats),
    logo(),
    seats(story),
    '</svg>',
  ].join('');
}

const line = (text: string, x: number, y: number, look: string): string =>
  `<text x="${x}" y="${y.toFixed(1)}" ${look}>${safe(text)}</text>`;

/** The winners larger and first; where nobody won, everybody alike. */
function figures({ finale, art }: Story): string {
  const fates = [...finale.fates].sort((a, b) => Number(b.won ?? false) - Number(a.won ?? false));
  const winners = fates.filter((fate) => fate.won);
  const first = (winners.length ? winners : fates).flatMap((fate) => art.portraits(fate)).slice(0, 6);
  const rest = winners.length
    ? fates.filter((fate) => !fate.won).flatMap((fate) => art.portraits(fate).slice(0, 1))
    : [];
  const cell = 480 / Math.max(2, first.length);
  const tall = 236;
  return [
    ...first.map((one, place) => drawing(one, 680 + place * cell, 64, cell - 8, tall)),
    ...rest.slice(0, 5).map((one, place) => drawing(one, 690 + place * 94, 316, 80, 104)),
  ].join('');
}

function drawing({ box, svg, ground }: Drawing, x: number, y: number, width: number, height: number): string {
  const side = Math.min(width, height);
  const behind = ground
    ? `<rect x="${x + (width - side) / 2}" y="${y + (height - side) / 2}" width="${side}" height="${side}" rx="9" fill="${ground}"/>`
    : '';
  return `${behind}<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${svg}</svg>`;
}

/** Every turn is a candle in the colour of its seat; those of turning points burn. */
function candles(beats: readonly Beat[]): string {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, beats.length);
  const drawn = beats.map(({ seat, size, bright }, place) => {
    const height = Math.min(58, 16 + size * 3) * (bright ? 1.15 : 1);
    const x = EDGE + place * step;
    const wax = `<rect x="${x.toFixed(1)}" y="${(535 - height).toFixed(1)}" width="${Math.max(1, step - 1.5).toFixed(1)}" height="${height.toFixed(1)}" rx="2" fill="${colour(seat)}"/>`;
    const top = 535 - height - 17;
    const fire = `<path transform="translate(${(x + step / 2 - 5).toFixed(1)} ${top.toFixed(1)})" d="M5 0c5 6 4.500 14 0 14S0 6 5 0Z" fill="${INK.candle}"/>`;
    return wax + (bright ? fire : '');
  });
  return `${drawn.join('')}<path d="M${EDGE} 536H${WIDTH - EDGE}" stroke="${INK.line}" stroke-width="2"/>`;
}

const logo = (): string =>
  `<g transform="translate(${EDGE} 570) scale(.75)"><path d="M3 35V14C3 6 8 1 15 1s12 5 12 13v21Z" fill="${INK.ink}"/>` +
  `<path d="M6.500 35V14.500C6.500 8.500 10 5 15 5s8.500 3.500 8.500 9.500V35Z" fill="${INK.paper}"/>` +
  `<path d="M15 10c5 6 4.500 11 0 11s-5-5 0-11Z" fill="${INK.candle}"/><path d="M12.500 23h5v12h-5Z" fill="${INK.ink}"/></g>` +
  line('Phobetor', EDGE + 36, 593, `${SERIF} font-size="24" font-weight="700" fill="${INK.ink}"`);

function seats({ finale, names }: Story): string {
  const fates = [...finale.fates].sort((a, b) => a.seat - b.seat);
  const room = (WIDTH - EDGE - 250) / Math.max(1, fates.length);
  return fates.map((fate, place) => seat(fate, names[fate.seat] ?? '', 250 + place * room, room)).join('');
}

function seat(fate: Fate, name: string, x: number, room: number): string {
  const letters = Math.floor((room - 44) / 8.4);
  const shape = shapeOf(fate.seat);
  const [called = ''] = wrapped(name, letters, 1);
  const [verdict = ''] = wrapped(fate.verdict, letters + 2, 1);
  return (
    `<g transform="translate(${x.toFixed(1)} 572)"><path d="${OUTLINES[shape]}" fill="${colour(fate.seat)}"/>` +
    `<text x="16" y="${shape === 'triangle' ? 25 : 21}" text-anchor="middle" ${SANS} font-size="14" font-weight="600" fill="${INK.paper}">${safe(initial(name))}</text></g>` +
    line(called, x + 40, 586, `${SANS} font-size="16" font-weight="600" fill="${fate.won ? INK.candle : INK.ink}"`) +
    line(verdict, x + 40, 606, `${SANS} font-size="15" fill="${INK.soft}"`)
  );
}
