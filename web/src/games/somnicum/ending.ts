/** The end of Somnicum: the particles of each goal, and encounters by their signs. */
import { inked, type Drawing, type EndArt } from '../../end/art';
import type { Pile } from '../../protocol';
import { box } from './box';
import { ENCOUNTER_GLYPHS, PARTICLE_GLYPHS, UNKNOWN_GLYPH } from './glyphs';

const THEMES: Record<string, [ground: string, ink: string]> = {
  fairy: ['#1d3325', '#9cc982'],
  sea: ['#1d2b48', '#9dc0ea'],
  space: ['#3a1d38', '#eda0cf'],
  nightmare: ['#08080c', '#d8d2c4'],
};

function disc(glyph: string, theme: string): Drawing {
  const [ground, ink] = THEMES[theme] ?? THEMES['nightmare']!;
  const line = `fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"`;
  const inks = {
    fl: `fill="${ink}"`,
    k: `fill="${ground}"`,
    s: `${line} stroke-width="2"`,
    thin: '',
    hv: '',
    cut: `fill="none" stroke="${ground}" stroke-width="1.4"`,
  };
  return { box: '-6 -6 36 36', svg: inked(glyph, inks), ground };
}

const goal = (number: number): Drawing[] =>
  (box.goals[number]?.particles ?? []).map((particle) => {
    const known = box.particles[particle];
    return disc(PARTICLE_GLYPHS[known?.id ?? ''] ?? UNKNOWN_GLYPH, known?.theme ?? '');
  });

const valueOf = (pile?: Pile): number => pile?.things[0]?.thing?.value ?? 0;

export const art: EndArt = {
  portraits: ({ piles }) => goal(valueOf(piles?.find((pile) => pile.kind === 'goal'))),
  pile: (pile) =>
    pile.kind === 'goal'
      ? goal(valueOf(pile))
      : pile.things.map(({ thing }) =>
          disc(ENCOUNTER_GLYPHS[box.encounters[thing?.value ?? 0]?.id ?? ''] ?? UNKNOWN_GLYPH, 'nightmare'),
        ),
};
