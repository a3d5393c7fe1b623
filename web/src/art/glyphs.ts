/** Small signs, 24 x 24, in currentColor; what is cut out of them has the class `cut` and is filled by the page. */
import type { Ability, Legion, Part } from './table';

export const GLYPHS: Record<Ability, string> = {
  /** A wolf that howls before the moon. */
  herald:
    '<circle cx="12" cy="12" r="11.5"/><path class="cut" d="M3.5 20.5c-.5-4 .5-6 2.5-6 .5 2 1 3 2 3 0-3 1-5 2.5-7l-1-4 3.2 1.6L17.5 2.5l1.7 1.2-1.9 3.6 2.2-.2-.3 1.7-3.2 2c-.5 3 1 6 1.5 9.7l-3 .5-1.2-4-1.3 4.6c-3 .4-6 .4-8.5-1.1z"/>',
  /** An eye with a tear. */
  weeper:
    '<path d="M1 9C5 3 8 1 12 1s7 2 11 8c-4 6-7 8-11 8S5 15 1 9z"/><circle class="cut" cx="12" cy="9" r="5"/><circle cx="12" cy="9" r="2.2"/><path class="rim" stroke-width="1.2" d="M17 12c3 5 4 6 4 8a4 4 0 0 1-8 0c0-2 1-3 4-8z"/>',
  /** A grin. */
  mocker:
    '<path d="M1 6c5 3 17 3 22 0 0 9-5 14-11 14S1 15 1 6z"/><path class="rim" fill="none" stroke-width="1.7" d="M3 12c5 2 13 2 18 0M7 8v9M12 9v10M17 8v9"/>',
  /** An axe. */
  executioner:
    '<path d="M4 22 14 8l2 2L7 24z"/><path d="M10 3c6-4 12 0 13 8-3-1-4 0-6 2-1-4-4-6-8-6 2-1 2-2 1-4z"/><path d="M13 6l5-5 2 2-5 5z"/>',
  /** Crossed bones. */
  scavenger:
    '<path stroke="currentColor" stroke-width="3.6" d="M5 5l14 14M19 5 5 19"/><circle cx="3" cy="6" r="2.8"/><circle cx="6" cy="3" r="2.8"/><circle cx="18" cy="3" r="2.8"/><circle cx="21" cy="6" r="2.8"/><circle cx="3" cy="18" r="2.8"/><circle cx="6" cy="21" r="2.8"/><circle cx="18" cy="21" r="2.8"/><circle cx="21" cy="18" r="2.8"/>',
  /** Fangs. */
  devourer:
    '<path d="M1 2h22v4l-2 2-2-2-1 10-4-9-2 2-2-2-4 9L5 6 3 8 1 6z"/><path d="M2 23v-4l3-4 3 5 4-3 4 3 3-5 3 4v4z"/>',
};

export const EMBLEMS: Record<Legion, string> = {
  /** A key whose bow is a skull. */
  necronaut:
    '<circle cx="12" cy="7" r="6.5"/><circle class="cut" cx="9.6" cy="6.5" r="1.9"/><circle class="cut" cx="14.4" cy="6.5" r="1.9"/><path d="M10.3 12h3.4v12h-3.4zM13 16h5v2.4h-5zM13 20.4h6v2.6h-6z"/>',
  /** A beetle. */
  insektoid:
    '<path d="M12 7c5 0 6 4 6 8s-2 8-6 8-6-4-6-8 1-8 6-8z"/><path fill="none" stroke="currentColor" stroke-width="1.9" d="M9 6C5 5 6 2 8 1M15 6c4-1 3-4 1-5M6 12 2 9M6 16H1M7 20l-4 3M18 12l4-3M18 16h5M17 20l4 3"/><path class="rim" stroke-width="1.5" d="M12 10v13M7 11h10"/>',
  /** A stag's skull. */
  chimerida: '<path d="M12 24c-3-3-2-7-3-10-4 0-7-3-7-8l3 4 1-7 2 6 3 2h2l3-2 2-6 1 7 3-4c0 5-3 8-7 8-1 3 0 7-3 10z"/>',
  /** One eye in something that drips. */
  homunculus:
    '<path d="M12 1c6 0 10 4 10 9 0 4-1 5-1 9 0 2-3 2-3 0 0-3-3-3-3 0v3c0 2-3 2-3 0v-4c0-2-3-2-3 0s-3 2-3 0c0-3-4-4-4-8 0-5 4-9 10-9z"/><circle class="cut" cx="12" cy="9" r="4.4"/><circle cx="12" cy="9" r="2"/>',
};

/** A figure whose parts can be lit one by one, 16 x 24. */
export const FIGURE: Record<Part, string> = {
  head: 'M8 .9a3.1 3.1 0 1 1 0 6.2a3.1 3.1 0 1 1 0-6.2z',
  torso: 'M3 9h10l-1.6 6.4H4.6z',
  legs: 'M4.6 17.6h6.8l1.4 5.6H9.6L8 20l-1.6 3.2H3.2z',
};
