/** What is printed on the components, and what the page says about the game; both come before the board is shown. */
import { Holder } from '../holder.svelte';
import type { Texts } from './keys';
import type { Box } from './protocol';

export const holder = new Holder<Box, Texts>();
export const { box, t } = holder;
