/** What is printed on the components; it comes from the server before the board is shown. */
import { Holder } from '../holder.svelte';
import type { Box } from './protocol';

export const holder = new Holder<Box>();
export const { box } = holder;
