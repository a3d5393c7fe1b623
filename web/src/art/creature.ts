/** Body parts by card number, and creatures put together from them. Deterministic: a card always looks the same. */
import { holder } from '../games/nightmarium/box';
import { CHIMERIDAE } from './chimeridae';
import { dressUp } from './finery';
import { LEGS_HEIGHT, NECK, TORSO_HEIGHT, WAIST } from './geometry';
import { HOMUNCULI } from './homunculi';
import { INSEKTOIDS } from './insektoids';
import type { Legionary } from './motif';
import { NECRONAUTS } from './necronauts';
import { BONE, CANDLE, DYES, INK, PALETTE } from './palette';
import { Pen } from './pen';
import { PARTS, cardOf, ordinal, type Legion, type Part } from './table';

const LEGIONARIES: Record<Legion, Legionary> = {
  necronaut: NECRONAUTS,
  homunculus: HOMUNCULI,
  insektoid: INSEKTOIDS,
  chimerida: CHIMERIDAE,
};

export type Box = [left: number, top: number, width: number, height: number];

/** Card numbers from the ground up; 0 = nothing there. */
export type Anatomy = Record<Part, number>;

export interface PartDrawing {
  svg: string;
  /** Left, top, right, bottom in the part's own coordinates. */
  extent: readonly [number, number, number, number];
  seams: ReadonlySet<string>;
}

const drawings = holder.once(() => new Map<string, PartDrawing>());

/** The drawing of a card as one of its parts; `plain` leaves the hatching out, for thumbnails. */
export function drawPart(id: number, part: Part, plain = false): PartDrawing {
  const key = `${id} ${part} ${plain}`;
  let drawing = drawings().get(key);
  if (!drawing) drawings().set(key, (drawing = drawAnew(id, part, plain)));
  return drawing;
}

function drawAnew(id: number, part: Part, plain: boolean): PartDrawing {
  const card = cardOf(id);
  const motifs = LEGIONARIES[card.legion][part];
  const deal = ordinal(id, part);
  const round = Math.floor(deal / motifs.length);
  const pen = new Pen(id * 7 + part.length * 131, card.legion, plain);
  motifs[deal % motifs.length]!(pen, round, card);
  if (round) dressUp(pen, part, deal + round);
  const svg =
    `<g transform="scale(.5)" fill="${INK}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"` +
    ` stroke-linecap="round">${dyed(pen.svg, card.legion, (deal + part.length) % 3)}</g>`;
  return { svg, extent: pen.extent, seams: pen.seams };
}

/** Cards that share a motif never share the dye. */
function dyed(svg: string, legion: Legion, lot: number): string {
  const dye = DYES[legion][lot - 1];
  if (!dye) return svg;
  const { main, dark, light } = PALETTE[legion];
  return svg.replaceAll(main, dye.main).replaceAll(dark, dye.dark).replaceAll(light, dye.light);
}

/** The name of the motif that a card shows as this part. */
export function motifOf(id: number, part: Part): string {
  const motifs = LEGIONARIES[cardOf(id).legion][part];
  return motifs[ordinal(id, part) % motifs.length]!.name;
}

// --- creatures --------------------------------------------------------------------------------------
export const CREATURE_BOX: Box = [-110, -164, 220, 164 + TORSO_HEIGHT + LEGS_HEIGHT + 14];
/** How far down a part is set in a creature. */
export const PART_TOP: Record<Part, number> = { head: 0, torso: 0, legs: TORSO_HEIGHT };

/** The legion that all three parts share, or null. */
export function pureLegion(anatomy: Anatomy): Legion | null {
  const cards = PARTS.map((part) => anatomy[part]);
  if (cards.includes(0)) return null;
  const legions = new Set(cards.map((id) => cardOf(id).legion));
  return legions.size === 1 ? [...legions][0]! : null;
}

/** The parts that are there, sewn together. */
export function drawCreature(anatomy: Anatomy, plain = false): string {
  const thread = pureLegion(anatomy) ? CANDLE : BONE;
  const parts = PARTS.map((part) => (anatomy[part] ? placed(part, drawPart(anatomy[part], part, plain).svg) : ''));
  return parts.join('') + seams(anatomy, thread);
}

const placed = (part: Part, svg: string): string => `<g transform="translate(0 ${PART_TOP[part]})">${svg}</g>`;

export function seams({ legs, torso, head }: Anatomy, thread: string): string {
  return (head && torso ? sewn(0, NECK, thread) : '') + (torso && legs ? sewn(TORSO_HEIGHT, WAIST, thread) : '');
}

/** The seam is declared, not hidden: what does not belong together is held together on purpose. */
function sewn(y: number, half: number, thread: string): string {
  const n = Math.round(half / 4);
  const stitches = Array.from({ length: n }, (_, i) => {
    const x = -half + ((i + 0.5) * 2 * half) / n;
    const lean = i % 2 ? 1.2 : -1.2;
    return `M${(x - lean).toFixed(1)} ${y - 5}L${(x + lean).toFixed(1)} ${y + 5}`;
  }).join('');
  return (
    `<g fill="none" stroke-linecap="round"><path d="M${-half} ${y}H${half}${stitches}" stroke="${INK}" stroke-width="3.4"/>` +
    `<path d="${stitches}" stroke="${thread}" stroke-width="1.7"/></g>`
  );
}

/** Outlines of what is not there yet, to be stroked by the page; they end at the same seams. */
export const PENCIL: Record<Part, string> = {
  head: 'M-20 0c0-12-4-14-14-24-24-28-16-84 34-86s62 56 34 86c-10 10-14 12-14 24',
  torso: 'M-20 0c-20 6-36 10-36 34 0 40 22 60 26 92M20 0c20 6 36 10 36 34 0 40-22 60-26 92',
  legs: 'M-30 0c-10 50-14 90-16 136h30c2-40 8-70 16-92 8 22 14 52 16 92h30c-2-46-6-86-16-136',
};
