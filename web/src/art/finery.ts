/** Finery, worn from a motif's second round on: under the neck seam of a torso, at the belt of the legs. */
import { mirrored, points, polylines, type Point } from './geometry';
import { BLOOD, BONE, CANDLE, INK, LEATHER, MOON, ROPE } from './palette';
import type { Pen } from './pen';
import type { Part } from './table';

type Wear = (p: Pen) => void;

const TORSO: Wear[] = [
  function bowTie(p) {
    p.bits(polylines('0,10! -18,2! -19,19! | 0,10! 18,2! 19,19!'), BLOOD, 2.2);
    p.disc(0, 10.5, 4.5, CANDLE, 2);
  },
  function ruff(p) {
    const frill = Array.from({ length: 9 }, (_, i): Point => [30 - i * 7.5, i % 2 ? 13 : 19]);
    p.shape([...points('21,2! 31,8'), ...frill, ...points('-31,8 -21,2!')], BONE, { width: 0.9, shade: 0.25 });
    p.lines([-20, -10, 0, 10, 20].map((x) => [[x * 0.8, 4], [x, 15]]), 1.3); // prettier-ignore
  },
  function medal(p) {
    p.wires(polylines('-19,2 0,36 | 19,2 0,36'), 5.4, 3, BLOOD);
    p.disc(0, 40, 9, CANDLE, 2.2);
    p.flat(points('0,33! 2,38! 7,38! 3,41! 5,46! 0,43! -5,46! -3,41! -7,38! -2,38!'), INK);
  },
  function scarf(p) {
    p.shape(points('8,8! 20,10 24,34 22,54! 17,50! 13,55! 9,50! 10,30'), MOON, { width: 0.9, shade: 0.3 });
    p.shape(mirrored(points('21,2! 25,9 20,15 0,18')), MOON, { width: 0.9, shade: 0.3 });
    p.lines(polylines('10,42 23,42 | 10,36 24,36'), 2.4, BONE);
  },
];

const LEGS: Wear[] = [
  function ropeBelt(p) {
    p.wires(polylines('-32,7 0,9 32,7'), 9, 5.6, ROPE);
    p.wires(polylines('-14,10 -20,26 -16,38 | -12,10 -8,24 -10,32'), 6, 3, ROPE);
    p.disc(-13, 9, 5.5, ROPE, 2);
  },
  function bandage(p) {
    p.wires(polylines('-32,5 0,8 32,4 | -33,11 0,14 33,10'), 7.4, 4.6, BONE);
    p.dots([[14, 8]], 5, BLOOD);
  },
  function pouch(p) {
    p.wires(polylines('-32,6 0,8 32,6'), 6, 3, LEATHER);
    p.shape(points('12,8! 30,8! 32,28 21,33 10,28'), '#8a6238', { width: 0.9 });
    p.bit(points('12,8! 30,8! 27,18 15,18'), LEATHER);
    p.disc(21, 18, 2.6, CANDLE, 1.4);
  },
];

const FINERY: Record<Part, Wear[]> = { head: [], torso: TORSO, legs: LEGS };

/** Motifs with a face in that place stay bare. */
export function dressUp(p: Pen, part: Part, deal: number): void {
  const wardrobe = FINERY[part];
  if (wardrobe.length && !p.bare) wardrobe[deal % wardrobe.length]!(p);
}
