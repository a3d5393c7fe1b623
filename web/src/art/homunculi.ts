/** Homunculi: flesh, too many eyes and teeth, children's hands, melting; round, wobbly, dots. */
import {
  LEGS_HEIGHT,
  NECK,
  SEAM,
  WAIST,
  both,
  corner,
  flip,
  oval,
  points,
  polylines,
  triples,
  type Point,
} from './geometry';
import type { Legionary, Motif } from './motif';
import { BLOOD, BONE, CANDLE, MOON, PALETTE, TONGUE } from './palette';
import type { HandOptions, Pen, ShapeOptions } from './pen';
import type { Card } from './table';

const M = PALETTE.homunculus;
const GUM = '#5a1722';
const neck = (p: Pen): void => {
  p.shape(points('-N -22,-12 -15,-22 -18,-42! 17,-42! 15,-24 22,-14 N'), M.main, 't');
  p.lines(polylines('-17,-14 -2,-10 12,-14'), 1.7);
};

/** A lower edge that drips: from (x1, y) to (x0, y), right to left, n drips. */
const dripping = (p: Pen, x1: number, x0: number, y: number, n: number, l: number): Point[] => {
  const out: Point[] = [];
  const w = (x1 - x0) / n;
  for (let i = 0; i < n; i++) {
    const a = x1 - w * i;
    const k = l * p.any(0.25, 1.1);
    out.push([a - w * 0.18, y + k * 0.6], [a - w * 0.42, y + k], [a - w * 0.66, y + k * 0.6], [a - w * 0.95, y - 2]);
  }
  return out;
};

const childsHand = (p: Pen, x: number, y: number, dir: number, o: HandOptions = {}): void => {
  p.hand(x, y, dir, { n: 5, length: 9, fat: 3.1, palm: 8, spread: 2.2, fill: M.light, thumb: 0.8, ...o });
};

const stalk = (p: Pen, pts: Point[], w: number | number[], r: number): void => {
  p.shape(p.limb(pts, w), M.main, { width: 0.9, shade: 0.3 });
  const e = pts.at(-1)!;
  p.shape(oval(e[0], e[1], r * 1.22, r * 1.18, 7), M.main, 0.9);
  p.eye(e[0], e[1], r, { skin: M.main, lid: p.any(0.12, 0.45), tilt: p.any(-0.4, 0.4) });
};

/** The mouth shows the ability. */
const mood = (p: Pen, card: Card, x: number, y: number, w: number, h: number): void => {
  if (card.ability === 'mocker') p.maw(x, y, w, h, { bend: h * 0.9, teeth: 'grin', n: 9 });
  else if (card.ability === 'weeper') p.maw(x, y, w, h, { bend: -h * 0.7, teeth: 'peg', n: 5 });
  else if (card.ability === 'devourer') p.maw(x, y, w, h, { bend: 2, teeth: 'saw', n: 9, tongue: h * 1.1 });
  else p.maw(x, y, w, h, { bend: p.any(-3, 5), teeth: 'peg', n: 6 });
};

// --- heads -------------------------------------------------------------------------------------------
const HEADS: Motif[] = [
  function cyclops(p: Pen, k: number, card: Card) {
    neck(p);
    const a = p.any(-6, 6);
    p.shape([[a, -138], ...points('36,-128 58,-92 54,-50 30,-18 0,-12 -32,-18 -56,-48 -58,-94 -38,-128')], M.main, 't');
    p.shape(oval(2, -86, 36, 34, 10), M.light, { width: 0.8, shade: 0.2 });
    p.eye(2, -85, 27, {
      lid: card.ability === 'weeper' ? 0.4 : 0.24,
      tilt: p.any(-0.25, 0.25),
      skin: M.dark,
      iris: k ? MOON : CANDLE,
    });
    p.lines(polylines('-20,-80 -13,-78 -9,-82 | 24,-76 19,-72 14,-74 | -16,-68 -10,-70'), 1, BLOOD);
    mood(p, card, 2, -34, 27, 12);
    if (card.ability === 'weeper') p.tear(-18, -50, 1.4);
    p.lines(polylines('-44,-118 -34,-124 -26,-122 | 30,-122 40,-114'), 1.8);
    if (k)
      triples([-20, -134, 8], [22, -134, 6]).forEach(([x, y, r]) =>
        stalk(
          p,
          [
            [x, y + 8],
            [x * 1.4, y - 14],
          ],
          4,
          r,
        ),
      );
    else
      p.line(
        [
          [a, -137],
          [a + 3, -150],
          [a + 12, -154],
        ],
        3.4,
        M.light,
      );
  },

  function gob(p: Pen, k: number) {
    neck(p);
    p.shape(points('0,-120 40,-118 66,-92 68,-52 44,-20 0,-10 -46,-20 -68,-54 -64,-94 -38,-118'), M.main, 't');
    p.shape(points('0,-98 38,-94 54,-68 44,-36 0,-24 -46,-36 -55,-68 -38,-94'), M.light, { width: 0.8, shade: 0.2 });
    p.maw(0, -66, 48, 56, { teeth: k ? 'peg' : 'saw', n: 8, fill: GUM });
    p.bit(points('-20,-42 -10,-54 2,-49 14,-55 24,-44 4,-38'), TONGUE, 1.8);
    p.line(points('2,-49 3,-42'), 1.4);
    const E = k
      ? triples([-34, -116, 10], [-8, -126, 13], [20, -124, 8], [42, -112, 10])
      : triples([-24, -122, 11], [24, -122, 11]);
    E.forEach(([x, y, r]) => {
      p.shape(oval(x, y, r * 1.3, r * 1.25, 8), M.main, 0.9);
      p.eye(x, y, r, { lid: p.any(0.2, 0.5), tilt: Math.sign(x) * 0.3, skin: M.dark });
    });
  },

  function cluster(p: Pen, k: number, card: Card) {
    neck(p);
    p.shape(points('0,-104 38,-94 50,-60 36,-20 0,-12 -38,-22 -50,-60 -36,-96'), M.dark, 't');
    const E = triples(
      [-2, -126, 15],
      [-34, -110, 13],
      [32, -112, 17],
      [-50, -82, 11],
      [54, -78, 12],
      [-18, -92, 17],
      [18, -84, 13],
      [0, -60, 9],
    );
    E.forEach(([ex, y, er], i) => {
      const r = er + p.any(-1.5, 2) + (k && i % 3 === 0 ? 2 : 0);
      const x = ex + p.any(-3, 3);
      p.disc(x, y, r * 1.2, i % 3 ? M.main : M.light, 2.4);
      p.eye(x, y, r * 0.86, {
        lid: p.pick([0.12, 0.3, 0.5]),
        tilt: p.any(-0.4, 0.4),
        skin: i % 3 ? M.dark : M.main,
        iris: i === 2 ? MOON : CANDLE,
      });
    });
    mood(p, card, 0, -34, 22, 11);
  },

  function baby(p: Pen, k: number, card: Card) {
    neck(p);
    p.shape(
      [
        ...points('-4,-132 34,-124 56,-90 60,-56'),
        ...dripping(p, 52, -50, -22, 4, 26),
        ...points('-60,-60 -56,-94 -34,-124'),
      ],
      M.light,
      { texture: 'dots', colour: M.dark, opacity: 0.8 },
    );
    p.wire(points('-4,-131 -8,-146 4,-148 4,-140'), 5, 2.6, M.dark);
    p.eye(-24, -78, k ? 14 : 10, { lid: 0.3, tilt: 0.25, skin: M.light, bag: true });
    p.eye(24, -68, k ? 9 : 15, { lid: 0.2, tilt: -0.2, skin: M.light, bag: true });
    if (k) p.eye(6, -106, 8, { lid: 0.4, skin: M.light });
    p.flat(oval(-42, -54, 9, 6), M.main, 0.8);
    p.flat(oval(44, -46, 9, 6), M.main, 0.8);
    p.lines(polylines('-2,-66 4,-60 9,-65'), 2);
    mood(p, card, 3, -42, 21, 13);
    p.lines(polylines('-38,-102 -28,-106 -20,-102 | 18,-98 28,-102 38,-96'), 2.6);
  },

  function brain(p: Pen, k: number, card: Card) {
    if (k) childsHand(p, 2, -138, -1.55, { length: 12, palm: 9 });
    neck(p);
    p.shape(points('-30,-92 30,-92 36,-56 26,-20 0,-12 -26,-20 -36,-56'), M.main, 't');
    p.shape(
      points('0,-134 22,-138 40,-126 56,-110 56,-88 38,-78 14,-82 -10,-78 -38,-78 -58,-90 -56,-112 -40,-128 -20,-137'),
      M.light,
      { texture: 'dots', colour: M.dark, opacity: 0.7 },
    );
    p.lines(
      polylines(
        '0,-133 3,-116 -3,-100 1,-82 | -42,-122 -30,-112 -38,-100 -24,-94 | -22,-132 -14,-118 -24,-110 -12,-100 | 24,-134 18,-120 30,-112 20,-98 | 44,-116 34,-104 46,-94 | -50,-94 -42,-88',
      ),
      2,
    );
    p.eye(-16, -62, 11, { lid: 0.42, tilt: 0.35, skin: M.main, bag: true });
    p.eye(17, -62, 11, { lid: 0.3, tilt: -0.35, skin: M.main, bag: true });
    mood(p, card, 0, -34, 17, 12);
    if (card.ability === 'weeper') {
      p.tear(-18, -42);
      p.tear(20, -40, 0.8);
    }
  },

  function slug(p: Pen, k: number, card: Card) {
    neck(p);
    const S = k ? triples([-30, -132, 13], [0, -150, 10], [32, -126, 15]) : triples([-34, -138, 15], [32, -128, 12]);
    S.forEach(([x, y, r]) =>
      stalk(
        p,
        [
          [x * 0.5, -78],
          [x * 0.85, -104],
          [x, y],
        ],
        [11, 8, 7],
        r,
      ),
    );
    p.shape(points('0,-96 34,-90 54,-64 50,-34 30,-14 0,-8 -30,-14 -52,-34 -55,-64 -34,-90'), M.main, 't');
    p.shape(points('-40,-48 0,-58 40,-48 30,-22 0,-14 -30,-22'), M.light, { width: 0.7, shade: 0.2 });
    p.maw(0, -44, 36, 20, {
      bend: card.ability === 'mocker' ? 8 : card.ability === 'weeper' ? -7 : 2,
      teeth: k ? 'saw' : 'grin',
      n: 9,
      tongue: 18,
    });
    p.dots(points('-6,-74 6,-74'), 3.4);
    p.flat(oval(-34, -74, 6, 4), M.light);
    p.lines(polylines('-20,-86 0,-82 20,-86'), 1.8);
  },
];

/** A boneless arm; pose: 0 hanging, 1 on the hip, 2 raised, 3 held out. */
const noodle = (p: Pen, s: number, pose: 0 | 1 | 2 | 3): void => {
  const E = flip(points('72,50 82,44 80,30 74,56'), s)[pose]!;
  const Hh = flip(points('70,92 62,84 78,-2 84,34'), s)[pose]!;
  p.shape(p.limb([[s * 38, 28], [s * 58, 30], E, Hh], [12, 9, 8, 7]), M.main, 't');
  childsHand(p, Hh[0], Hh[1], Math.atan2(Hh[1] - E[1], Hh[0] - E[0]));
};

const tentacle = (p: Pen, pts: Point[], w: number[], fill = M.main): void => {
  p.shape(p.limb(pts, w), fill, 't');
};

const body = (p: Pen, w: number, fill = M.main, o: ShapeOptions = {}): void => {
  p.shape(
    [
      [NECK, 0, SEAM],
      [34, 10],
      [w, 44],
      [w + 2, 84],
      ...points('40,112 W -W -42,112'),
      [-w - 2, 82],
      [-w, 42],
      [-34, 10],
      [-NECK, 0, SEAM],
    ],
    fill,
    { texture: 'dots', ...o },
  );
};

const bowels = (p: Pen): void => {
  const g = points('-20,44 0,36 22,46 18,58 -14,58 -26,68 -8,78 22,70 27,82 6,90 -18,88 -12,100 6,102');
  p.wire(g, 13, 9, M.main);
  p.line(
    g.map(([x, y]) => [x - 1, y - 2]),
    1.8,
    M.light,
  );
};

/** A heart with an eye, and somebody small who holds on to it. */
const heart = (p: Pen): void => {
  p.wires(polylines('-6,52 -10,40 -4,30 | 8,52 16,42 12,32 | -18,74 -28,80 -26,92'), 7, 4, M.main);
  p.shape(points('0,52 12,46 24,54 24,70 14,86 2,98! -12,86 -22,70 -20,54 -9,47'), BLOOD, { shade: 0.3 });
  p.line(points('-14,58 -16,66 -12,74'), 2.4, M.light);
  p.eye(4, 66, 9, { lid: 0.35, tilt: -0.2, skin: M.dark });
  childsHand(p, 24, 92, -2.3, { n: 4, length: 8, palm: 6.5, fat: 2.6 });
};

// --- torsos ------------------------------------------------------------------------------------------
const TORSOS: Motif[] = [
  function bellymaw(p: Pen, k: number, card: Card) {
    noodle(p, -1, p.pick([0, 1] as const));
    noodle(p, 1, k ? 2 : 3);
    body(p, 58);
    if (k) {
      p.shape(points('0,22 22,44 24,80 2,112 -22,82 -22,46'), M.light, { width: 0.8, shade: 0.15 });
      p.turned(90, 0, 66, () => p.maw(0, 66, 38, 32, { teeth: 'saw', n: 8, fill: GUM }));
    } else {
      p.shape(points('-46,70 -20,52 22,52 48,70 24,98 -22,98'), M.light, { width: 0.8, shade: 0.15 });
      p.maw(0, 74, 40, 26, {
        bend: 4,
        teeth: card.ability === 'devourer' ? 'saw' : 'grin',
        n: 9,
        fill: GUM,
        tongue: 16,
      });
    }
    p.eye(-24, 32, 7, { lid: 0.3, tilt: 0.3, skin: M.dark });
    p.eye(22, 30, 9, { lid: 0.3, tilt: -0.3, skin: M.dark });
  },

  function melt(p: Pen, k: number) {
    p.bare = true;
    const s = k ? -1 : 1;
    noodle(p, s, 0);
    tentacle(
      p,
      [
        [-s * 36, 26],
        [-s * 72, 40],
        [-s * 80, 80],
        [-s * 60, 106],
        [-s * 48, 92],
      ],
      [13, 11, 9, 6, 4],
    );
    p.shape(
      points('N 36,12 54,46 56,86 50,110 46,124 38,112 W -W -38,118 -46,134 -54,116 -58,84 -54,42 -34,10 -N'),
      M.main,
      't',
    );
    p.shape([...points('N 38,14 52,40'), ...dripping(p, 50, -50, 48, 3, 36), ...points('-50,38 -36,12 -N')], M.light, {
      width: 0.9,
      texture: 'dots',
      colour: M.dark,
      opacity: 0.7,
    });
    triples([-22, 34, 9], [12, 28, 12], [-8, 92, 11], [26, 96, 7]).forEach(([x, y, r]) =>
      p.eye(x + p.any(-3, 3), y, r, {
        lid: p.any(0.15, 0.5),
        tilt: p.any(-0.3, 0.3),
        skin: y > 60 ? M.main : M.light,
      }),
    );
  },

  function twin(p: Pen, k: number, card: Card) {
    noodle(p, -1, k ? 2 : 1);
    noodle(p, 1, k ? 0 : 1);
    body(p, 52, M.main);
    p.shape(points('0,22 26,32 36,60 28,90 0,100 -28,90 -36,60 -26,32'), M.light, {
      width: 0.9,
      texture: 'dots',
      colour: M.dark,
      opacity: 0.7,
    });
    p.eye(-13, 54, k ? 10 : 8, { lid: 0.5, tilt: -0.2, skin: M.light, bag: true });
    p.eye(14, 55, 8, { lid: 0.35, tilt: 0.2, skin: M.light, bag: true });
    p.lines(polylines('-2,64 2,69 6,65'), 1.8);
    mood(p, card, 0, 82, 15, 9);
    childsHand(p, -34, 96, -0.5, { n: 3, length: 7, palm: 6, fat: 2.6 });
    childsHand(p, 36, 94, -2.6, { n: 3, length: 7, palm: 6, fat: 2.6 });
  },

  function rolls(p: Pen, k: number) {
    const R = triples([34, 16, 34], [46, 42, 50], [56, 72, 56], [48, 100, 46]);
    R.slice(1).forEach(([w, y], i) =>
      both((s) => {
        const h: Point = [s * (w + 32 - i * 2), y + (k ? -14 : 8)];
        p.shape(p.limb([[s * (w - 14), y], [s * (w + 12), y + 4], h], [8, 7, 6]), i % 2 ? M.light : M.main, {
          width: 0.9,
          shade: 0,
        });
        childsHand(p, h[0], h[1], s > 0 ? (k ? -0.9 : 0.6) : Math.PI + (k ? 0.9 : -0.6), {
          n: 4,
          length: 8,
          palm: 6.5,
          fat: 2.6,
        });
      }),
    );
    p.shape(
      points(
        'N 36,12 34,24! 52,36 46,54! 60,70 46,88! 50,100 38,114! W -W -38,114! -51,100 -46,88! -60,70 -46,54! -52,36 -34,24! -36,12 -N',
      ),
      M.main,
      't',
    );
    p.lines(
      polylines(
        '-34,24 -10,31 16,30 34,24 | -46,54 -20,64 20,64 46,54 | -46,88 -16,98 18,98 46,88 | -38,114 0,120 38,114',
      ),
      2.2,
    );
    if (k) p.maw(2, 80, 26, 12, { bend: 3, teeth: 'peg', n: 5 });
    else {
      p.eye(2, 46, 11, { lid: 0.3, skin: M.dark });
      p.lines(polylines('0,78 3,82 6,78'), 2);
    }
  },

  function guts(p: Pen, k: number) {
    p.bare = k > 0;
    noodle(p, -1, k ? 3 : 0);
    noodle(p, 1, k ? 1 : 2);
    body(p, 50, M.light, { colour: M.dark, opacity: 0.7 });
    p.bit(points('0,24 28,36 36,68 26,100 0,112 -28,100 -36,68 -27,36'), GUM, 2.6);
    if (k) heart(p);
    else bowels(p);
    p.stitches([-36, 68], [-27, 36], 4, 4);
    p.stitches([36, 68], [26, 100], 4, 4);
    if (!k) p.eye(-16, 52, 8, { lid: 0.2, skin: M.dark });
  },
];

const toes = (p: Pen, x: number, y: number, s: number): void => {
  p.shape(
    [
      [x - 16, y - 20],
      [x, y - 26],
      [x + 16, y - 20],
      [x + s * 8 + 18, y - 8],
      corner(x + s * 8 + 16, y),
      corner(x + s * 8 - 16, y),
      [x + s * 8 - 20, y - 9],
    ],
    M.light,
    0.9,
  );
  p.bits(
    [-11, -4, 3, 10].map((d, i) => oval(x + s * 8 + d + 1, y - 4, 4.6 - i * 0.3 * s, 4.6, 6)),
    M.light,
    1.7,
  );
};

// --- legs --------------------------------------------------------------------------------------------
const LEGS: Motif[] = [
  function puddle(p: Pen, k: number) {
    p.shape(
      [
        ...points('L 36,24 34,60 44,96 76,112 98,122 92,136'),
        corner(60, LEGS_HEIGHT),
        corner(-64, LEGS_HEIGHT),
        ...points('-96,134 -94,120 -66,110 -42,94 -34,58 -38,22 -L'),
      ],
      M.main,
      't',
    );
    p.shape([[WAIST, 0, SEAM], [38, 20], ...dripping(p, 36, -36, 32, 4, 36), [-40, 20], [-WAIST, 0, SEAM]], M.light, {
      width: 0.9,
      texture: 'dots',
      colour: M.dark,
      opacity: 0.7,
    });
    const eyes =
      k === 2
        ? triples([0, 92, 17])
        : k
          ? triples([-54, 122, 9], [58, 124, 7], [4, 112, 12])
          : triples([-18, 104, 10], [30, 116, 13]);
    eyes.forEach(([x, y, r]) => p.eye(x, y, r, { lid: 0.3, tilt: p.any(-0.3, 0.3), skin: M.main }));
    if (k === 1) {
      p.maw(0, 82, 18, 10, { teeth: 'peg', n: 5 });
      p.disc(80, 104, 5, M.light, 2);
    } else {
      childsHand(p, -62, 108, -1.9, { length: 9 });
      if (k) {
        childsHand(p, 68, 110, -1.2, { length: 9 });
        p.maw(2, 126, 34, 9, { bend: 3, teeth: 'saw', n: 9 });
      }
    }
  },

  function chubby(p: Pen, k: number) {
    const f = k === 1 ? M.light : M.main;
    both((s) => {
      toes(p, s * 30, LEGS_HEIGHT, s);
      p.shape(flip(points('0,18! 38,8 54,44 44,66! 54,88 44,112! 30,120 16,112! 12,88 16,66! 4,50'), s), f, 't');
      p.lines(
        [
          [
            [s * 16, 66],
            [s * 30, 73],
            [s * 44, 66],
          ],
          [
            [s * 16, 110],
            [s * 30, 117],
            [s * 44, 110],
          ],
        ],
        2,
      );
    });
    p.shape(points('L 44,18 36,42 10,54 -10,54 -36,42 -44,18 -L'), k === 2 ? M.light : f, 't');
    if (k === 1) {
      p.eye(-28, 88, 8, { lid: 0.3, skin: f });
      p.eye(28, 88, 8, { lid: 0.45, skin: f });
    } else if (k === 2) {
      p.maw(0, 30, 26, 14, { bend: 5, teeth: 'grin', n: 7 });
    } else {
      p.bit(points('-34,12! 34,12! 30,36 0,56! -30,36'), BONE, 2.4);
      p.wire(points('-12,22 12,22'), 4, 2, CANDLE);
    }
  },

  function handwalk(p: Pen, k: number) {
    p.bare = true;
    const X = k ? [-60, -22, 22, 60] : [-34, 34];
    X.forEach((x) => {
      const kx = x * 1.1 + Math.sign(x) * 8;
      p.shape(
        p.limb(
          [
            [x * 0.4, 26],
            [kx, 66],
            [x, 116],
          ],
          [k ? 12 : 16, 9, 8],
        ),
        k && Math.abs(x) < 30 ? M.main : M.light,
        { texture: k ? undefined : 'dots', colour: M.dark, opacity: 0.8 },
      );
      childsHand(p, x, 120, 1.57, { n: k ? 4 : 5, length: 10, palm: 10, spread: 2.9, fat: 3.4 });
    });
    p.shape(points('L 46,16 42,48 14,60 -16,60 -44,46 -46,16 -L'), M.main, 't');
    p.eye(-16, 30, 9, { lid: 0.3, skin: M.dark });
    p.eye(14, 34, 12, { lid: 0.25, skin: M.dark });
  },

  function tentacles(p: Pen, k: number) {
    p.bare = true;
    const T: [number, number, number, number, number][] =
      k === 1
        ? [
            [-18, -60, -92, -76, 1],
            [18, 64, 92, 74, 1],
            [0, 10, -6, 18, 0],
          ]
        : [
            [-22, -66, -88, -64, 1],
            [22, 60, 90, 70, 1],
            [-8, -34, -40, -18, 0],
            [10, 26, 44, 26, 0],
          ];
    T.forEach(([a, b, c, d, back]) => {
      const sp: Point[] = [
        [a, 24],
        [b, 66],
        [c, 118],
        [d, 132],
        [d * 0.72, 120],
      ];
      tentacle(p, sp, [15, 12, 9, 6, 4], back ? M.dark : M.main);
      const suckers: Point[] = [
        [b * 0.94, 74],
        [((b + c) / 2) * 0.97, 92],
        [c * 0.96, 108],
      ];
      p.dots(suckers, 6.4);
      p.dots(suckers, 3.6, M.light);
    });
    p.shape(points('L 44,18 42,44 0,62 -42,44 -44,18 -L'), M.main, 't');
    if (k === 1) p.maw(0, 32, 28, 20, { teeth: 'saw', n: 8, fill: GUM });
    else
      triples([-20, 26, 8], [2, 36, 10], [24, 24, 6]).forEach(([x, y, r]) =>
        p.eye(x, y, r, { lid: 0.3, skin: M.dark }),
      );
  },

  function monopod(p: Pen, k: number) {
    p.shape(
      [...points('-52,112 -20,96 24,98 66,108 84,122'), corner(84, LEGS_HEIGHT), corner(-56, LEGS_HEIGHT), [-64, 126]],
      M.light,
      { texture: 'dots', colour: M.dark, opacity: 0.7 },
    );
    p.bits(
      [80, 66, 52, 39, 27].map((x, i) => oval(x, 131 - (i ? 0 : 2), 9.5 - i, 9 - i * 0.6, 7)),
      M.light,
      2,
    );
    p.bits(
      [81, 67, 53].map((x, i) => oval(x + 2, 127, 4 - i * 0.5, 2.6, 6)),
      BONE,
      1.2,
    );
    p.shape(points('L 42,26 34,60 28,96 10,112 -18,112 -38,98 -36,60 -42,24 -L'), M.main, 't');
    p.lines(polylines('-34,62 -6,70 32,62 | -36,92 -8,100 26,92'), 2.2);
    p.eye(2, 36, k ? 15 : 11, { lid: 0.35, skin: M.dark, bag: true });
    if (k) p.maw(-4, 82, 20, 9, { teeth: 'peg', n: 5, bend: -3 });
    else childsHand(p, -42, 44, -2.6, { length: 9 });
  },
];

export const HOMUNCULI: Legionary = { head: HEADS, torso: TORSOS, legs: LEGS };
