/** Insektoids: chitin, segments, mandibles, wings, many legs; symmetric; fine parallel lines. */
import {
  LEGS_HEIGHT,
  SEAM,
  WAIST,
  between,
  both,
  corner,
  flip,
  minus,
  mirrored,
  oval,
  points,
  polylines,
  quads,
  triples,
  tufts,
  unit,
  type Pair,
  type Point,
} from './geometry';
import type { Legionary, Motif } from './motif';
import { BONE, CANDLE, INK, PALETTE } from './palette';
import type { Pen } from './pen';
import type { Card } from './table';

const I = PALETTE.insektoid;
const neck = (p: Pen): void => {
  p.shape(mirrored(points('13,-38! 18,-26 13,-18 19,-9 N')), I.dark, 't');
  p.lines(polylines('-13,-18 0,-15 13,-18'), 1.6);
};

const facet = (p: Pen, x: number, y: number, rx: number, ry: number, rot: number, fill = I.accent): void => {
  const o = p.shape(oval(x, y, rx, ry, 10, rot), fill, 0.9);
  p.net(o, Math.max(6, rx / 3.6));
  p.line(
    [
      [x - rx * 0.5, y - ry * 0.45],
      [x - rx * 0.25, y - ry * 0.68],
      [x + rx * 0.1, y - ry * 0.72],
    ],
    3,
    '#ffe9b8',
  );
};

const feelers = (p: Pen, pts: Point[], club = 0): void =>
  both((s) => {
    const q = flip(pts, s);
    p.wire(q, 5.4, 2.6, I.light);
    const [x, y] = q.at(-1)!;
    if (club) p.disc(x, y, club, I.accent, 2);
  });

const combs = (p: Pen, s: number, pts: Point[], n: number, l: number): void => {
  const t: Point[][] = [];
  for (let i = 1; i <= n; i++) {
    const u = (i / (n + 0.5)) * (pts.length - 1);
    const j = Math.min(pts.length - 2, Math.floor(u));
    const [from, to] = [pts[j]!, pts[j + 1]!];
    const m = between(from, to, u - j);
    const d = unit(minus(to, from));
    const k = l * Math.sin(Math.PI * (0.18 + (0.75 * i) / n));
    t.push(
      [
        [s * m[0], m[1]],
        [s * (m[0] + (d[0] - d[1]) * k * 0.8), m[1] + (d[1] + d[0]) * k * 0.8],
      ],
      [
        [s * m[0], m[1]],
        [s * (m[0] + (d[0] + d[1]) * k * 0.8), m[1] + (d[1] - d[0]) * k * 0.8],
      ],
    );
  }
  const sp = flip(pts, s);
  p.lines([...t, sp], 4.6);
  p.lines(t, 2, I.light);
  p.line(sp, 2.6, I.accent);
};

/** A jointed leg: each piece swells and tapers; spikes on the last but one. */
const bugLeg = (p: Pen, pts: Point[], w = 5, fill = I.main, foot = true): void => {
  const pieces: Point[][] = [];
  for (let i = 0; i + 1 < pts.length; i++) {
    const [a, b] = [pts[i]!, pts[i + 1]!];
    const k = w * (1 - i * 0.22);
    pieces.push(p.limb([a, between(a, b, 0.3), b], [k * 0.7, k, k * 0.5], 0.8));
  }
  p.bits(pieces.reverse(), fill, 2.2);
  const [a, b] = [pts.at(-2)!, pts.at(-1)!];
  const d = unit(minus(b, a));
  const s = Math.sign(b[0]) || 1;
  const spike = ([x, y]: Pair): Point[] => [
    [x, y],
    [x + (-d[1] * s + d[0]) * 5, y + (d[0] + d[1]) * 5],
  ];
  if (w > 4.4)
    p.lines(
      [0.35, 0.55, 0.75].map((t) => spike(between(a, b, t))),
      1.8,
      I.light,
    );
  if (foot)
    p.lines(
      [
        [b, [b[0] + (b[0] > 0 ? 7 : -7), b[1] + 1]],
        [b, [b[0] - (b[0] > 0 ? 4 : -4), b[1] + 2]],
      ],
      3,
      I.light,
    );
};

const mandibles = (p: Pen, y: number, s1: number, fill = I.dark): void =>
  both((s) =>
    p.shape(
      flip(
        [
          corner(6, y - 10),
          [22 * s1, y - 6],
          [24 * s1, y + 8],
          corner(5, y + 20 * s1),
          [12 * s1, y + 8],
          corner(4, y + 2),
        ],
        s,
      ),
      fill,
      0.8,
    ),
  );

// --- heads -------------------------------------------------------------------------------------------
const HEADS: Motif[] = [
  function stag(p: Pen, k: number) {
    neck(p);
    both((s) =>
      p.shape(
        flip(
          k
            ? points('12,-96! 40,-104 56,-130 46,-158! 44,-134 28,-140! 32,-122 14,-84!')
            : points('14,-98! 50,-110 62,-136 44,-156 12,-152! 38,-144 30,-130! 40,-126 22,-116! 32,-110 10,-84!'),
          s,
        ),
        I.dark,
        't',
      ),
    );
    p.shape(mirrored(points('0,-100! 30,-104 50,-90! 54,-62 34,-30 0,-16')), I.main, 't');
    p.line(points('0,-100! 2,-70 0,-52'), 1.8);
    both((s) => {
      facet(p, s * 42, -66, 14, 18, s * 0.2, k ? CANDLE : I.accent);
      p.line(
        [
          [s * 10, -96],
          [s * 24, -80],
          [s * 20, -58],
        ],
        1.6,
      );
    });
    mandibles(p, -34, 0.9, I.light);
    p.lines(polylines('-12,-50 0,-46 12,-50'), 1.8);
    both((s) => p.eye(s * 12, -68, 4, { kind: 'candle', lid: 0 }));
  },

  function fly(p: Pen, k: number) {
    neck(p);
    feelers(p, points('6,-104 12,-126 26,-134'), 4);
    p.shape(mirrored(points('0,-108! 26,-104 34,-60 16,-22 0,-16')), I.main, 't');
    both((s) => facet(p, s * 36, -78, 31, 40, s * -0.3, k ? '#b5532f' : CANDLE));
    p.shape(
      k ? points('-9,-46 9,-46 12,-22 5,2! -5,2! -12,-22') : p.limb(points('0,-48 3,-26 -2,-8 3,6'), [8, 7, 6, 9], 0.5),
      I.light,
      't.9',
    );
    p.lines(polylines('-8,-60 -3,-54 | 8,-60 3,-54 | 0,-98 0,-66'), 1.7);
    p.lines(polylines('-20,-20 -32,-10 | 20,-20 32,-10 | -18,-26 -32,-22 | 18,-26 32,-22'), 2, I.light);
  },

  function mantis(p: Pen, k: number) {
    neck(p);
    feelers(p, k ? points('8,-100 16,-130 50,-156') : points('8,-104 30,-146 70,-150 86,-128'));
    p.shape(mirrored(points('0,-104 34,-112! 50,-92 24,-50 11,-22 0,-14')), I.light, 't');
    both((s) => {
      p.shape(oval(s * 47, -94, 18, 25, 9, s * 0.5), k ? I.main : CANDLE, { width: 1 });
      p.disc(s * 47 + p.gaze[0] * 8, -92, 4.2, INK, 0);
      p.line(
        [
          [s * 47 - 9, -104],
          [s * 47 - 3, -111],
        ],
        2.6,
        '#fff3cf',
      );
    });
    p.shape(mirrored(points('0,-66! 14,-60 0,-40!')), I.main, 't.8');
    mandibles(p, -26, 0.7, I.dark);
    p.disc(0, -82, 4, CANDLE, 1.6);
    p.disc(-9, -88, 2.6, CANDLE, 1.3);
    p.disc(9, -88, 2.6, CANDLE, 1.3);
  },

  function rhino(p: Pen, k: number, card: Card) {
    neck(p);
    both((s) => p.shape(flip(points('30,-70! 62,-84 78,-116! 70,-76 40,-54!'), s), I.dark, 't.9'));
    p.shape(mirrored(points('0,-104 34,-98 52,-66 42,-30 24,-14! 0,-10')), I.main, 't');
    p.shape(
      k
        ? mirrored(points('0,-144! 16,-162! 14,-140 11,-112 20,-82 0,-74'))
        : points('-14,-84! -12,-120 4,-144 34,-160! 20,-132 16,-104 16,-84!'),
      I.dark,
      't',
    );
    both((s) =>
      p.eye(s * 28, -64, 12, { kind: 'candle', slit: true, lid: 0.38, tilt: s * 0.35, skin: I.main, bag: true }),
    );
    p.lines(polylines('-20,-96 -26,-84 | 20,-96 26,-84'), 1.7);
    p.maw(0, -34, 26, 14, { bend: card.ability === 'mocker' ? 9 : -4, teeth: 'saw', n: 7 });
    mandibles(p, -20, 0.8, I.light);
  },

  function moth(p: Pen, k: number) {
    both((s) => combs(p, s, k ? points('14,-100 30,-128 26,-156') : points('16,-98 44,-124 82,-136'), 7, 15));
    neck(p);
    const R = [
      ...tufts([0, -116], [44, -96], 3, 7),
      ...tufts([54, -64], [40, -24], 3, 8),
      ...tufts([36, -20], [2, -6], 3, 8),
    ].map((q) => corner(Math.abs(q[0]), q[1]));
    p.shape([...R, ...flip(R.slice(1).reverse(), -1)], I.light, { texture: 'fur', opacity: 0.5, shade: 0.26 });
    both((s) => {
      p.disc(s * 24, -68, 19, '#2a1a14', 2.6);
      p.disc(s * 24 - 6, -75, 5.4, '#fff3cf', 0);
      p.disc(s * 24 + 6, -61, 2.4, I.accent, 0);
    });
    p.wire(points('0,-50 2,-34 10,-32 11,-40 5,-41'), 5.4, 2.6, I.accent);
    if (k) p.shape(mirrored(points('0,-112! 10,-100 0,-86!')), I.main, 0.7);
  },

  function spider(p: Pen, k: number, card: Card) {
    neck(p);
    both((s) => bugLeg(p, flip(points('36,-40 70,-58 74,-22'), s), 5, I.main, false));
    p.shape(mirrored(points('0,-126 36,-116 56,-78 42,-36 0,-26')), I.dark, 't');
    p.lines(
      [-110, -102, -96].map((y, i) => [
        [-22 + i * 5, y],
        [0, y + 5],
        [22 - i * 5, y],
      ]),
      1.4,
      I.main,
    );
    if (k) {
      p.eye(0, -76, 17, { lid: 0.3, skin: I.dark, bag: true });
      both((s) => {
        p.eye(s * 27, -66, 8, { kind: 'candle', lid: 0.3, tilt: s * 0.3, skin: I.dark });
        p.eye(s * 43, -78, 5, { kind: 'bead' });
        p.eye(s * 28, -94, 6.5, { kind: 'bead' });
      });
      p.bits(
        [-28, -14, 0, 14, 28].map((x) => [
          corner(x - 4, -119 + Math.abs(x) * 0.25),
          corner(x * 1.3, -140 + Math.abs(x) * 0.3),
          corner(x + 4, -119 + Math.abs(x) * 0.25),
        ]),
        I.light,
        1.8,
      );
    } else
      both((s) => {
        p.eye(s * 17, -70, 13, { kind: 'candle', lid: 0.2, tilt: s * 0.25, skin: I.dark });
        p.eye(s * 41, -76, 6.5, { kind: 'candle', lid: 0 });
        p.eye(s * 32, -96, 5, { kind: 'bead' });
        p.eye(s * 12, -97, 6, { kind: 'candle', lid: 0 });
      });
    both((s) => {
      p.shape(flip(points('3,-50! 24,-54 26,-30 16,-20 4,-26!'), s), I.main, 't.9');
      p.bit(flip(points('8,-26! 18,-14 6,4! 5,-18!'), s), k ? CANDLE : BONE, 2);
    });
    if (card.ability === 'weeper') both((s) => p.tear(s * 22, -46));
  },

  function weevil(p: Pen, k: number) {
    neck(p);
    p.shape(mirrored(points('0,-128 36,-116 50,-80 34,-52 0,-44!')), I.main, 't');
    p.lines(polylines('0,-127 0,-96 | -20,-122 -22,-98 | 20,-122 22,-98'), 1.6);
    both((s) => {
      const q = flip(points('12,-44 46,-52 64,-84'), s);
      p.wire(q, 5.4, 2.6, I.light);
      p.shape(oval(s * 67, -92, 6, 11, 8, s * 0.3), I.accent, 0.8);
    });
    p.shape(p.limb([...points('0,-86 3,-56 -2,-26'), [k ? 8 : 2, 8]], [17, 14, 11, 8], 0.5), I.light, 't');
    p.lines(
      [-60, -48, -36, -24, -12].map((y) => [
        [-9, y],
        [1, y + 4],
        [11, y],
      ]),
      1.4,
    );
    both((s) => p.eye(s * 25, -84, 12.5, { lid: 0.5, tilt: -s * 0.3, skin: I.main, bag: true }));
  },
];

const wing = (p: Pen, s: number, pts: Point[], fill: string, veins: Point[][]): void => {
  p.shape(flip(pts, s), fill, { width: 0.8, shade: 0.16 });
  p.lines(
    veins.map((vein) => flip(vein, s)),
    1.4,
  );
};

// --- torsos ------------------------------------------------------------------------------------------
const TORSOS: Motif[] = [
  function elytra(p: Pen, k: number) {
    both((s) => {
      wing(
        p,
        s,
        points('10,20! 60,4 98,24 102,60 64,58'),
        '#d9c9a0',
        polylines('16,22 60,20 98,38 | 20,28 60,38 92,58'),
      );
      bugLeg(p, flip(points('30,60 66,74 60,108'), s), 5, I.main);
    });
    p.shape(mirrored(points('N 26,10! 36,40 34,90 W')), I.light, 't');
    p.lines(
      [42, 58, 74, 90, 106].map((y) => [
        [-34, y],
        [0, y + 6],
        [34, y],
      ]),
      1.8,
    );
    both((s) => {
      p.shape(flip(points('8,16! 46,6 68,34 66,80 48,112! 34,70 18,34!'), s), k ? I.dark : I.main, 't');
      if (k) triples([46, 34, 8], [54, 64, 6]).forEach(([x, y, r]) => p.disc(s * x, y, r, CANDLE, 2));
      else
        p.lines(
          [
            [
              [s * 26, 20],
              [s * 46, 56],
              [s * 50, 100],
            ],
            [
              [s * 40, 14],
              [s * 58, 50],
              [s * 58, 88],
            ],
          ],
          1.5,
        );
    });
    p.shape(mirrored(points('N 30,6! 38,22 0,36')), I.dark, 't.9');
  },

  function wasp(p: Pen, k: number) {
    both((s) => {
      wing(
        p,
        s,
        points('18,30! 54,-8 96,-20 104,-2 64,34'),
        '#e3d3a8',
        polylines('24,28 62,6 100,-8 | 26,32 66,22 98,4'),
      );
      wing(p, s, points('18,38! 66,36 90,52 66,62'), '#d9c9a0', polylines('24,42 60,48 84,52'));
      bugLeg(p, flip(k ? points('26,62 58,58 72,88') : points('26,62 60,80 46,112'), s), 5, I.main);
    });
    p.shape(mirrored(points('12,70! 13,82! 30,92 42,106 37,118 W')), k ? I.light : CANDLE, 't');
    p.flat(points('-24,91! 0,94 24,91! 34,98! 0,102 -34,98!'), I.dark);
    p.flat(points('-40,107! 0,111 40,107! 38,115! 0,119 -38,115!'), I.dark);
    p.shape(
      mirrored([...points('N 27,8!'), ...tufts([30, 8], [48, 40], 3, 6), ...tufts([48, 46], [20, 80], 3, 6)]),
      I.dark,
      { texture: 'fur', opacity: 0.6 },
    );
    p.shape(mirrored(points('24,8! 31,26 22,40 0,46')), k ? I.main : I.accent, 't.8');
    both((s) =>
      p.line(
        [
          [s * 8, 14],
          [s * 13, 26],
          [s * 7, 38],
        ],
        1.6,
      ),
    );
  },

  function mothwings(p: Pen, k: number) {
    both((s) => {
      p.shape(
        flip(points('16,58! 52,58 82,74 90,94! 78,98! 80,112! 64,110! 58,120! 40,104'), s),
        k ? I.light : I.main,
        0.9,
      );
      p.shape(
        flip(
          k
            ? points('14,16! 46,-6 104,-20! 100,4! 106,16! 98,30! 102,46! 88,58 52,66 18,50')
            : points('14,16! 60,-16 94,-10 106,22! 98,32! 104,46! 92,52! 94,66! 60,70 18,50'),
          s,
        ),
        k ? I.main : I.light,
        't',
      );
      p.lines(
        polylines('22,26 44,16 60,16 | 24,34 40,40 56,36 | 24,42 46,56 66,58').map((l) => flip(l, s)),
        1.5,
      );
      p.disc(s * 74, 24, 15, k ? I.light : I.dark, 2);
      p.disc(s * 74, 24, 8.5, CANDLE, 1.8);
      p.disc(s * 74 + p.gaze[0] * 4, 25, 3.6, INK, 0);
      p.disc(s * 62, 88, 7, CANDLE, 2);
      p.disc(s * 62, 88, 2.6, INK, 0);
    });
    p.shape(mirrored(points('16,30! 27,60 30,96 W')), I.dark, 't');
    p.lines(
      [72, 86, 100, 113].map((y) => [
        [-27, y],
        [0, y + 6],
        [27, y],
      ]),
      3,
      I.light,
    );
    p.shape(
      mirrored([...points('N 24,4!'), ...tufts([26, 6], [34, 36], 3, 7), ...tufts([30, 44], [2, 60], 3, 7)]),
      k ? I.light : I.accent,
      { texture: 'fur', width: 0.9 },
    );
  },

  function centipede(p: Pen, k: number) {
    const ys = [18, 40, 62, 84, 106];
    ys.forEach((y, i) =>
      both((s) => {
        const w = 44 - i * 2;
        if (k)
          p.bits(
            [
              flip(
                [
                  corner(w - 12, y - 4),
                  [w + 22, y - 12],
                  [w + 38, y + 4],
                  corner(w + 34, y + 16),
                  [w + 24, y + 2],
                  corner(w - 8, y + 6),
                ],
                s,
              ),
            ],
            I.light,
            2.2,
          );
        else
          bugLeg(
            p,
            flip(
              [
                [w - 12, y],
                [w + 22, y - 8],
                [w + 34, y + 14 + i],
              ],
              s,
            ),
            4.4,
            I.light,
            false,
          );
      }),
    );
    p.shape(mirrored(points('N 24,118! W')), I.dark, { shade: 0 });
    ys.slice()
      .reverse()
      .forEach((y, i) => {
        const j = 4 - i;
        const w = [40, 46, 46, 42, 37][j]!;
        p.shape(
          mirrored([corner(w * 0.55, y - 16), [w, y - 8], corner(w - 3, y + 10), [0, y + 17]]),
          j % 2 ? I.main : k ? I.accent : I.main,
          't.9',
        );
      });
    const lamps = ys.flatMap((y): Point[] => [
      [-24, y],
      [24, y],
    ]);
    p.dots(lamps, 6);
    p.dots(lamps, 3, CANDLE);
    p.shape(mirrored(points('N 22,8!')), I.dark, { width: 0.7, shade: 0 });
  },

  function prayer(p: Pen, k: number) {
    both((s) =>
      wing(
        p,
        s,
        points('14,30! 44,60 58,100 52,128! 28,104'),
        I.light,
        polylines('20,42 40,76 50,116 | 18,52 32,84 40,110'),
      ),
    );
    p.shape(mirrored(points('N 26,10! 30,30 19,64 24,96 W')), I.main, 't');
    p.lines(
      [62, 76, 90, 104, 116].map((y) => [
        [-21, y],
        [0, y + 5],
        [21, y],
      ]),
      1.8,
    );
    both((s) => {
      p.tube(
        [
          [s * 22, 20],
          [s * 46, 42],
          [s * 62, 72],
        ],
        [9, 8, 7],
        I.dark,
        0.9,
      );
      p.shape(
        flip(points('54,72! 62,84 74,80 90,40 96,2 90,-8! 80,0 76,14! 66,16! 71,28! 60,32! 66,44! 56,50! 62,58!'), s),
        k ? I.accent : I.main,
        't',
      );
      p.shape(flip(points('94,-4! 84,-14 70,0 54,20! 38,52! 62,30 78,10'), s), I.light, 0.9);
      p.disc(s * 68, 70, 3.4, CANDLE, 1.6);
    });
    p.shape(mirrored(points('N 28,8! 30,18 0,30')), I.dark, 't.9');
    p.disc(0, 46, 5, CANDLE, 2);
  },
];

const hips = (p: Pen, fill = I.dark, h = 40) =>
  p.shape(
    mirrored([
      [WAIST, 0, SEAM],
      [42, 14],
      [34, h * 0.8],
      [0, h],
    ]),
    fill,
    't',
  );

// --- legs --------------------------------------------------------------------------------------------
const LEGS: Motif[] = [
  function spiderlegs(p: Pen, k: number) {
    p.bare = true;
    const L =
      k === 1
        ? triples([96, -4, 104], [78, 34, 72], [52, 58, 40])
        : k === 2
          ? triples([84, 10, 100], [64, 26, 78], [42, 54, 46], [22, 64, 18])
          : triples([88, 6, 98], [58, 30, 62], [28, 56, 26]);
    L.forEach(([kx, ky, fx], i) =>
      both((s) =>
        bugLeg(
          p,
          flip(
            [
              [22, 22 + i * 5],
              [kx, ky],
              [kx * 0.35 + fx * 0.65, 96],
              [fx, LEGS_HEIGHT - 1],
            ],
            s,
          ),
          7 - i * 0.7,
          i % 2 ? I.light : I.main,
          false,
        ),
      ),
    );
    p.shape(mirrored(points('L 44,18 40,48 0,66')), I.dark, 't');
    p.bit(
      k ? mirrored(points('0,16! 12,28 5,36! 11,48 0,56!')) : points('-9,18! 9,18! 0,34! 10,50! -10,50! 0,34!'),
      CANDLE,
      1.8,
    );
  },

  function hopper(p: Pen, k: number) {
    both((s) => {
      bugLeg(
        p,
        flip(
          [
            [18, 30],
            [k ? 30 : 34, 80],
            [20, LEGS_HEIGHT - 1],
          ],
          s,
        ),
        5,
        I.light,
        false,
      );
      p.lines(
        [
          [
            [s * 20, LEGS_HEIGHT - 1],
            [s * 32, LEGS_HEIGHT - 1],
          ],
        ],
        3,
        I.light,
      );
    });
    if (k === 2)
      both((s) =>
        wing(p, s, points('4,20! 34,30 46,84 34,118! 12,80'), '#d9c9a0', polylines('12,34 28,70 34,106 | 22,32 38,66')),
      );
    hips(p, I.dark, 58);
    both((s) => {
      const kx = k === 1 ? 94 : 82;
      const ky = k === 1 ? -4 : k ? 16 : 8;
      p.tube(
        [
          [s * kx, ky],
          [s * (kx - 8), 66],
          [s * 62, 132],
        ],
        [4.4, 4.6, 3.6],
        I.accent,
        0.9,
      );
      p.bits(
        [60, 80, 100].map((y) =>
          flip(
            [
              corner(kx - 5 - (y - 60) * 0.3, y),
              corner(kx + 8 - (y - 60) * 0.3, y + 1),
              corner(kx - 8 - (y - 60) * 0.3, y + 8),
            ],
            s,
          ),
        ),
        I.light,
        1.6,
      );
      p.shape(flip(points('52,138! 60,126! 80,130 92,138!'), s), I.dark, 0.8);
      p.shape(
        flip(
          [...points('20,22! 40,8 66,-4'), corner(kx + 3, ky - 6), [kx, ky + 8], ...points('60,34 36,50 20,44!')],
          s,
        ),
        I.main,
        't',
      );
      p.lines(
        [0, 1, 2, 3].map((i) => [
          [s * (40 + i * 10), 14 - i * 5],
          [s * (44 + i * 10), 34 - i * 8],
        ]),
        1.6,
      );
    });
    p.lines(
      [16, 30, 42].map((y) => [
        [-24, y],
        [0, y + 7],
        [24, y],
      ]),
      1.7,
    );
  },

  function larva(p: Pen, k: number) {
    const S =
      k % 2
        ? triples([0, 8, 34], [2, 34, 40], [6, 62, 44], [6, 92, 46], [-2, 118, 50])
        : triples([0, 8, 34], [-4, 36, 42], [-4, 66, 46], [4, 94, 42], [22, 118, 40]);
    const stump = (y: number): Point[] =>
      k > 1
        ? [corner(34, y), corner(74, y - 6), corner(34, y + 12)]
        : [corner(34, y), [54, y - 2], [60, y + 10], [52, y + 20], corner(34, y + 12)];
    both((s) =>
      p.bits(
        [44, 72, 100].map((y) => flip(stump(y), s)),
        I.light,
        2.2,
      ),
    );
    if (k === 0) p.shape(points('44,106! 78,108 92,88 98,68! 104,100 84,136 40,136!'), I.dark, 't');
    S.slice()
      .reverse()
      .forEach(([x, y, w], i) =>
        p.shape(
          i === 4
            ? mirrored(points('L 36,8 26,22 0,27'))
            : [
                [x - w * 0.7, y - 19],
                [x, y - 22],
                [x + w * 0.7, y - 19],
                [x + w, y],
                [x + w * 0.6, y + 18],
                [x, y + 20],
                [x - w * 0.6, y + 18],
                [x - w, y],
              ],
          i % 2 ? I.main : I.light,
          { width: 0.95, texture: 'lines' },
        ),
      );
    const D = S.slice(1).flatMap(([x, y, w]): Point[] => [
      [x - w * 0.55, y],
      [x + w * 0.5, y],
    ]);
    p.dots(D, 8);
    p.dots(D, 4.4, CANDLE);
    const end = S[4]![0];
    if (k > 1) {
      both((s) => p.eye(s * 12 + end, 110, 8, { lid: 0.4, tilt: s * 0.3, skin: I.main }));
      p.lines(
        [
          [
            [end - 10, 128],
            [end, 124],
            [end + 10, 128],
          ],
        ],
        2,
      );
    }
  },

  function sting(p: Pen, k: number) {
    quads([44, 40, 66, 92], [64, 26, 90, 84]).forEach(([kx, ky, mx, my], i) =>
      both((s) =>
        bugLeg(
          p,
          flip(
            [
              [20, 14],
              [kx, ky],
              [mx, my],
              [mx - 14 + i * 10, LEGS_HEIGHT - 1],
            ],
            s,
          ),
          5.5,
          i ? I.main : I.light,
          false,
        ),
      ),
    );
    const w = k ? 36 : 32;
    p.shape(
      mirrored([[WAIST, 0, SEAM], corner(14, 12), [w + 8, 34], [w, 72], [12, 108], corner(0, LEGS_HEIGHT - 4)]),
      I.dark,
      't',
    );
    const B = (y: number): number =>
      y < 34 ? 14 + ((w - 8) * (y - 12)) / 20 : y < 72 ? w + 6 - (y - 34) * 0.12 : w - (y - 72) * 0.62;
    [30, 52, 74, 94].forEach((y) => {
      const a = B(y) - 2;
      const b = B(y + 9) - 2;
      p.flat(
        [corner(-a, y), [0, y + 6], corner(a, y), corner(b, y + 9), [0, y + 16], corner(-b, y + 9)],
        k ? I.light : CANDLE,
      );
      p.lines(
        [
          [
            [-a, y],
            [0, y + 6],
            [a, y],
          ],
          [
            [-b, y + 9],
            [0, y + 16],
            [b, y + 9],
          ],
        ],
        1.6,
      );
    });
    p.bit([corner(-5, 112), corner(5, 112), corner(0, LEGS_HEIGHT)], BONE, 1.8);
    p.shape(mirrored(points('L 22,10! 12,15!')), I.main, 0.8);
  },

  function scorpion(p: Pen, k: number) {
    const d = k % 2 ? -1 : 1;
    const T = triples([34, 44, 15], [54, 56, 14], [75, 54, 13], [90, 40, 12.5], [96, 20, 11.5], [90, 2, 10]);
    triples([58, 56, 64], [40, 76, 40], [20, 84, 18]).forEach(([kx, ky, fx], i) =>
      both((s) =>
        bugLeg(
          p,
          flip(
            [
              [20, 30],
              [kx, ky - 14],
              [fx + 4, LEGS_HEIGHT - 1],
            ],
            s,
          ),
          6,
          i % 2 ? I.main : I.light,
          false,
        ),
      ),
    );
    T.forEach(([x, y, r], i) => p.shape(oval(x * d, y, r, r, 7), i % 2 ? I.main : I.accent, 0.9));
    p.shape(flip(points('97,-4! 88,-20 56,-20! 70,-12 80,2!'), d), I.dark, 0.9);
    p.disc(d * 82, -10, 3, CANDLE, 1.2);
    hips(p, I.main, 62);
    p.lines(
      [16, 30, 44].map((y) => [
        [-34, y],
        [0, y + 8],
        [34, y],
      ]),
      1.8,
    );
  },
];

export const INSEKTOIDS: Legionary = { head: HEADS, torso: TORSOS, legs: LEGS };
