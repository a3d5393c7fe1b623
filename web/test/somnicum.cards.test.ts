/** `cards.ts` of Somnicum says what the game's data files and texts say. `npx vitest run test/somnicum.cards.test.ts -u` writes it anew. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GAME = new URL('../../src/phobetor/games/somnicum/', import.meta.url);
const LANGUAGES = ['en', 'ru', 'pl'] as const;
type Row = Record<string, string>;

function rows(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(new URL(`data/${file}.csv`, GAME), 'utf8')
    .trim()
    .split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) => {
    expect(line, 'a quoted field needs a better reader').not.toContain('"');
    const fields = line.split(',');
    return Object.fromEntries(columns.map((column, place) => [column, (fields[place] ?? '').trim()]));
  });
}

const texts = LANGUAGES.map((lang) => readFileSync(new URL(`text/${lang}.ftl`, GAME), 'utf8'));
const said = (id: string): string[] =>
  texts.map((text) => {
    const found = new RegExp(`^${id} = (.*)$`, 'm').exec(text)?.[1];
    expect(found, id).toBeTruthy();
    return found!;
  });

const particles = rows('particles');
const numbers = (words: string): number[] =>
  words.split('|').map((word) => particles.findIndex((row) => row['particle'] === word) + 1);
const names = (row: Row): string[] => LANGUAGES.map((lang) => row[lang] ?? '');
const list = (name: string, type: string, entries: unknown[]): string =>
  `export const ${name}: readonly ${type}[] = [\n${entries.map((entry) => `  ${JSON.stringify(entry)},\n`).join('')}];\n`;
const table = (name: string, type: string, entries: Record<string, unknown>): string =>
  `export const ${name}: ${type} = {\n${Object.entries(entries)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
    .join('')}};\n`;

const THEMES = ['fairy', 'sea', 'space', 'nightmare'];
const BACKS = ['sand', 'blank'];
const PENDULUMS = ['black', 'white'];
const LINES = [
  'level-1',
  'level-2',
  'level-3',
  'cut-off',
  'encounters',
  'goal',
  'nightmares',
  'beetle',
  'quilt',
  'shell',
];

function written(): string {
  return [
    '// Made from the data files and texts of the game by `npx vitest run test/somnicum.cards.test.ts -u`; do not edit.\n',
    `/** In English, Russian and Polish. */
export type Names = readonly string[];
export type Theme = 'fairy' | 'sea' | 'space' | 'nightmare';
/** Name in the notation, theme, names. */
export type Particle = readonly [key: string, theme: Theme, names: Names];
/** Id, theme, particles, stars, nightmare symbols, whether it brings an encounter (0 or 1), names (of nightmares only). */
export type Card = readonly [id: string, theme: Theme, particles: readonly number[], stars: number, nightmares: number, meets: number, names: Names];
export type Goal = readonly [id: string, particles: readonly number[], names: Names];
/** Name in the notation, whether it is permanent (0 or 1), names, effects. */
export type Encounter = readonly [key: string, permanent: number, names: Names, about: Names];

/** Everything is numbered from 1; the entry 0 stands for what is not known. */`,
    list('PARTICLES', 'Particle', [
      ['', 'nightmare', ['', '', '']],
      ...particles.map((row) => [row['particle'], row['theme'], names(row)]),
    ]),
    list('CARDS', 'Card', [
      ['', 'nightmare', [], 0, 0, 0, ['', '', '']],
      ...rows('dreams').map((row) => [
        row['id'], row['theme'], numbers(row['particles']!), Number(row['stars']), Number(row['nightmares']), row['encounter'] === 'yes' ? 1 : 0, names(row),
      ]), // prettier-ignore
    ]),
    list('GOALS', 'Goal', [
      ['', [], ['', '', '']],
      ...rows('goals').map((row) => [row['id'], numbers(row['particles']!), names(row)]),
    ]),
    list('ENCOUNTERS', 'Encounter', [
      ['', 0, ['', '', ''], ['', '', '']],
      ...rows('encounters').map((row) => {
        const key = row['encounter']!;
        return [key, row['kind'] === 'permanent' ? 1 : 0, said(`encounter-${key}`), said(`encounter-${key}-about`)];
      }),
    ]),
    table('THEMES', 'Record<Theme, Names>', Object.fromEntries(THEMES.map((key) => [key, said(`theme-${key}`)]))),
    list(
      'BACKS',
      'Names',
      BACKS.map((key) => said(`back-${key}`)),
    ),
    list(
      'PENDULUMS',
      'Names',
      PENDULUMS.map((key) => said(`pendulum-${key}`)),
    ),
    '/** The lines of the score, in the order of the game. */',
    list(
      'LINES',
      'Names',
      LINES.map((key) => said(`line-${key}`)),
    ),
  ].join('\n');
}

it('the cards are those of the game', async () => {
  await expect(written()).toMatchFileSnapshot('../src/games/somnicum/cards.ts');
});
