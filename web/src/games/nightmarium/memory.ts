/** What the viewer should notice: what was lost since their last turn, and which cards in their hand are new. */
import type { LogLine } from '../../protocol';
import { PARTS, type Part } from '../../art/table';

export interface Loss {
  /** Who took or discarded it. */
  by: number;
  how: 'took' | 'devoured' | 'scavenged';
  /** The lowest part that is missing because of it. */
  part: Part;
}

export interface Memory {
  losses: ReadonlyMap<number, Loss>;
  fresh: ReadonlySet<number>;
}

/**
 * Reads the log from the front. Losses are kept until the viewer's turn after them is over; new cards until the viewer's
 * next turn begins. For a spectator both last until the next turn.
 */
export function remember(log: readonly LogLine[], you: number): Memory {
  const losses = new Map<number, Loss>();
  const heights = new Map<number, number>();
  const fresh = new Set<number>();
  let active = -1;
  for (const { event, args } of log) {
    const creature = args['creature'] ?? -1;
    const card = args['card'] ?? 0;
    const player = args['player'] ?? -1;
    if (event === 'turn') {
      if (active === you || you < 0) losses.clear();
      if (player === you) fresh.clear();
      active = player;
    } else if (event === 'placed') {
      heights.set(creature, (heights.get(creature) ?? 0) + 1);
      losses.delete(creature);
      fresh.delete(card);
    } else if (event === 'took' || event === 'devoured') {
      const height = (heights.get(creature) ?? 1) - 1;
      heights.set(creature, height);
      losses.set(creature, { by: player, how: event, part: PARTS[height] ?? 'legs' });
      if (event === 'took' && player === you) fresh.add(card);
    } else if (event === 'scavenged') {
      heights.set(creature, 0);
      losses.set(creature, { by: player, how: event, part: 'legs' });
    } else if (event === 'drew' && player === you && card > 0 && active !== -1) {
      fresh.add(card);
    } else if (event === 'discarded' || event === 'lost') {
      fresh.delete(card);
    }
  }
  return { losses, fresh };
}
