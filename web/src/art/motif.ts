import { polylines, type Point } from './geometry';
import type { Pen } from './pen';
import type { Card, Part } from './table';

/**
 * Draws one body part. Motifs are dealt in turn; the round `k` (how often this one was dealt before) changes structure:
 * another hat, other eyes, mirrored limbs. The pen's chance only wobbles the rest.
 */
export type Motif = (p: Pen, k: number, card: Card) => void;

/** The motifs of a legion. */
export type Legionary = Record<Part, Motif[]>;

/** Elbow and hand of a right arm. */
export interface Pose {
  elbow: Point;
  hand: Point;
}

const pose = ([elbow, hand]: Point[]): Pose => ({ elbow: elbow!, hand: hand! });
const [HANGING, ON_HIP, RAISED, HOLDING] = polylines('66,44 70,84 | 82,46 60,78 | 80,26 84,-8 | 78,52 92,38').map(pose);
export const POSES = { hanging: HANGING!, onHip: ON_HIP!, raised: RAISED!, holding: HOLDING! };
