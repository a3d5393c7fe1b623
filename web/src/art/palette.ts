import type { Legion } from './table';

export const INK = '#14111a';
export const CANDLE = '#f2b950';
export const BONE = '#e9dfc6';
export const MOON = '#8fb4d9';
export const BLOOD = '#d2504b';
export const DARK = '#231520';
export const LEATHER = '#6a4a2c';
export const ROPE = '#b9985c';
export const TONGUE = '#d98a7c';

export type Texture = 'cross' | 'lines' | 'fur' | 'dots' | 'feather' | 'scale';

/** The materials of a legion, and how its things are drawn. */
export interface Material {
  main: string;
  dark: string;
  light: string;
  accent: string;
  /** Unsteadiness of the hand. */
  wobble: number;
  texture: Texture;
}

export const PALETTE: Record<Legion, Material> = {
  necronaut: { main: '#5b82b3', dark: '#35507c', light: '#a9c6e2', accent: '#c99f4e', wobble: 0.5, texture: 'cross' },
  homunculus: { main: '#cf6459', dark: '#93363f', light: '#eea592', accent: '#f0d0b4', wobble: 1.3, texture: 'dots' },
  insektoid: { main: '#a06a3a', dark: '#6b4426', light: '#dcb47a', accent: '#c98a3c', wobble: 0.3, texture: 'lines' },
  chimerida: { main: '#6d9a58', dark: '#42693f', light: '#b5cc86', accent: '#dcc48a', wobble: 1.1, texture: 'fur' },
};

type Dye = Pick<Material, 'main' | 'dark' | 'light'>;
const dye = (main: string, dark: string, light: string): Dye => ({ main, dark, light });

/** Two more dye lots a legion: cards that share a motif never share the dye. */
export const DYES: Record<Legion, [Dye, Dye]> = {
  necronaut: [dye('#6c7bb2', '#3d4579', '#b9c3e6'), dye('#4a86ab', '#2b5474', '#a3cbdd')],
  homunculus: [dye('#bd4b55', '#7a2a3c', '#e8948f'), dye('#d2705a', '#93403a', '#f0b199')],
  insektoid: [dye('#b0803f', '#6e4a22', '#e6c98a'), dye('#8d5a45', '#573529', '#d3a283')],
  chimerida: [dye('#849a4c', '#526934', '#cbd388'), dye('#559067', '#335f4b', '#a8cda2')],
};
