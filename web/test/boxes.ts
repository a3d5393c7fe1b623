/** The boxes of all games as the server tells them: the tests draw from the same files as the rules. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { holder as deranged } from '../src/games/deranged/box';
import { holder as nemesis } from '../src/games/nemesis/box';
import { holder as nightmarium } from '../src/games/nightmarium/box';
import { holder as somnicum } from '../src/games/somnicum/box';
import type { Told } from '../src/games/holder.svelte';
import type { Language } from '../src/protocol';

const HOLDERS = { deranged, nemesis, nightmarium, somnicum };
type Game = keyof typeof HOLDERS;
type BoxOf<G extends Game> = (typeof HOLDERS)[G]['box'];
type Boxes = { [G in Game]: Record<Language, Told<BoxOf<G>>> };

const root = fileURLToPath(new URL('../../', import.meta.url));
const python = process.env['PYTHON'] ?? `${root}.venv/bin/python`;
const told = execFileSync(python, ['-m', 'phobetor.server.boxes'], {
  env: { ...process.env, PYTHONPATH: `${root}src` },
  maxBuffer: 1 << 24,
});
export const BOXES = JSON.parse(told.toString()) as Boxes;

/** Put a box on the table, in a language. */
export function lay<G extends Game>(game: G, lang: Language = 'en'): BoxOf<G> {
  const box = BOXES[game][lang];
  (HOLDERS[game] as { put(box: Told<BoxOf<G>>): void }).put(box);
  return box;
}
