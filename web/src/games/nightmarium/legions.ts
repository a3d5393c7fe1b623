import type { Legion } from '../../art/table';

const CLASSES: Record<Legion, string> = { necronaut: 'nec', homunculus: 'hom', insektoid: 'ins', chimerida: 'chi' };

/** The class that gives ground, pattern and inks of a legion. */
export const legionClass = (legion: Legion): string => CLASSES[legion];
