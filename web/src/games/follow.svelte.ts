import { onMount, tick, untrack } from 'svelte';
import { on } from 'svelte/events';
import type { LogLine } from '../protocol';
import { viewOf, type BoardProps } from './board';

/** A state that came after the one before it, and what happened in between. */
export interface News<View> {
  before: View;
  after: View;
  lines: LogLine[];
}

/** What moves on a board. */
export interface Mover {
  /** Show everything as it is now. */
  skip(): void;
  /** Nothing moved, but things may stand elsewhere now. */
  look?(): void;
}

/** Calls `play` with every news of a board, once the page shows the new state; any key or press skips what moves. To be called
 * while the component is set up. */
export function follow<View>(
  props: () => Pick<BoardProps, 'state' | 'fresh' | 'motion'>,
  mover: Mover,
  play: (news: News<View>) => void,
): void {
  let before: View | undefined;
  let shown = -1;
  let here = true; // what comes after a tick may come too late

  async function show(version: number): Promise<void> {
    const { state, fresh, motion } = props();
    const [old, after] = [before, viewOf<View>(state.view)];
    const isNews = version !== shown && motion && fresh.length > 0;
    before = after;
    shown = version;
    await tick();
    if (!here) return;
    mover.skip();
    if (isNews && old !== undefined) play({ before: old, after, lines: fresh });
    else mover.look?.();
  }

  const version = $derived(props().state.version); // all props change together, for instance with the mouse; only this is news
  $effect(() => {
    const now = version;
    untrack(() => void show(now));
  });
  onMount(() => {
    const skip = (): void => mover.skip();
    const off = [
      on(window, 'resize', () => mover.look?.()),
      on(window, 'pointerdown', skip, { capture: true }),
      on(window, 'keydown', skip, { capture: true }),
    ];
    return () => {
      here = false;
      skip();
      for (const stop of off) stop();
    };
  });
}
