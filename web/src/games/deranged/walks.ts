/** Figures that walk from where they stood to where they stand, after the board already shows the new state. */
import { Moving } from '../../parts/moving';
import type { LogLine } from '../../protocol';
import { MONSTERS_FROM, NOWHERE } from './facts';
import type { View } from './table';

export interface Walking {
  /** `h0` is a hero, `m12` a monster token. */
  figure: string;
  /** The cells passed, the first where it stood; NOWHERE: it comes from nowhere. */
  cells: number[];
  /** How many walks begin before it. */
  after: number;
  /** It does not walk but suffers. */
  struck: boolean;
}

const STEP = 190;
const LONGEST = 1800;

const fighter = (value: number): string => (value >= MONSTERS_FROM ? `m${value - MONSTERS_FROM}` : `h${value}`);

/** Who walked where, in the order in which it happened; cells one after another are one walk. */
export function walksIn(lines: readonly LogLine[], before: View): Walking[] {
  const found: Walking[] = [];
  const where = new Map<string, number>();
  before.cell.forEach((cell, seat) => where.set(`h${seat}`, cell));
  before.monster_cell.forEach((cell, token) => where.set(`m${token}`, cell));
  const go = (figure: string, cell: number): void => {
    const last = found.at(-1);
    if (last?.figure === figure && !last.struck) last.cells.push(cell);
    else found.push({ figure, cells: [where.get(figure) ?? NOWHERE, cell], after: found.length, struck: false });
    where.set(figure, cell);
  };
  for (const { event, args } of lines) {
    const [player, cell, monster] = [args['player'] ?? -1, args['cell'] ?? NOWHERE, args['monster'] ?? -1];
    if (event === 'moved' || event === 'ported') go(`h${player}`, cell);
    else if (event === 'returned' || event === 'started')
      found.push({ figure: `h${player}`, cells: [NOWHERE, cell], after: found.length, struck: false });
    else if (event === 'appeared')
      found.push({ figure: `m${monster}`, cells: [NOWHERE, cell], after: found.length, struck: false });
    else if (event === 'monster-moved') go(`m${monster}`, cell);
    else if (event === 'hurt' || event === 'possessed')
      found.push({ figure: `h${player}`, cells: [], after: found.length, struck: true });
    else if (event === 'monster-hurt')
      found.push({ figure: `m${monster}`, cells: [], after: found.length, struck: true });
    else if (event === 'swapped') {
      const other = fighter(args['fighter'] ?? -1);
      const [here, there] = [where.get(`h${player}`) ?? NOWHERE, where.get(other) ?? NOWHERE];
      go(`h${player}`, there);
      go(other, here);
    }
  }
  return found;
}

export class Walks extends Moving {
  /** `spot` says where a cell lies on the plan; a figure is moved relative to where it now stands. */
  play(root: Element, walks: Walking[], spot: (cell: number) => { x: number; y: number } | undefined): void {
    const whole = walks.reduce((sum, walk) => sum + lasts(walk), 0);
    const haste = whole > LONGEST ? LONGEST / whole : 1;
    let delay = 0;
    for (const walk of walks) {
      const duration = lasts(walk) * haste;
      const figure = root.querySelector(`[data-figure="${walk.figure}"]`);
      const frames = figure && (walk.struck ? STRUCK : framesOf(walk, spot));
      if (figure && frames) this.start(figure, frames, duration, delay);
      delay += duration;
    }
  }

  private start(figure: Element, frames: Keyframe[], duration: number, delay: number): void {
    this.track(figure.animate(frames, { duration, delay, easing: 'ease-in-out', fill: 'backwards' }));
  }
}

const lasts = (walk: Walking): number => (walk.struck ? 260 : Math.max(1, walk.cells.length - 1) * STEP);
const STRUCK: Keyframe[] = [0, -5, 5, -3, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));

function framesOf(walk: Walking, spot: (cell: number) => { x: number; y: number } | undefined): Keyframe[] | null {
  const end = spot(walk.cells.at(-1) ?? NOWHERE);
  if (!end) return null;
  if (walk.cells[0] === NOWHERE)
    return [
      { opacity: 0, transform: 'translate(0, -14px)' },
      { opacity: 1, transform: 'translate(0, 0)' },
    ];
  return walk.cells.map((cell) => {
    const at = spot(cell) ?? end;
    return { transform: `translate(${at.x - end.x}px, ${at.y - end.y}px)` };
  });
}
