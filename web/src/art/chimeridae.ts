/** Chimeridae: fur, feather, scale; things that do not belong together; curved, asymmetric, short strokes. */
import {
  LEGS_HEIGHT,
  NECK,
  SEAM,
  SIDES,
  TORSO_HEIGHT,
  WAIST,
  between,
  corner,
  flip,
  minus,
  mirrored,
  oval,
  points,
  polar,
  polylines,
  sharp,
  tufts,
  unit,
  type Point,
} from './geometry';
import { POSES, type Legionary, type Motif, type Pose } from './motif';
import { BONE, CANDLE, DARK, INK, PALETTE, TONGUE, type Texture } from './palette';
import type { Pen } from './pen';
import type { Card } from './table';

const H = PALETTE.chimerida;
const HORN = H.accent;
const neck = (p: Pen, texture: Texture = 'fur'): void => {
  p.shape(points('-N -19,-14 -18,-40! 18,-40! 19,-16 N'), H.main, { texture });
};

/** One beam with tines, drawn as one path. */
const antler = (p: Pen, x: number, y: number, s: number, k: number, broken = false): void => {
  const q = (u: number, v: number): Point => [x + u * s * k, y + v * k];
  p.shape(
    broken
      ? [q(-5, 2), q(2, -24), sharp(q(10, -36)), sharp(q(16, -30)), sharp(q(20, -38)), q(13, -20), q(7, 2)]
      : [
          q(-5, 2),
          q(0, -22),
          q(-8, -38),
          sharp(q(-6, -58)),
          q(2, -40),
          q(14, -46),
          q(18, -64),
          sharp(q(30, -78)),
          q(28, -56),
          sharp(q(48, -62)),
          q(30, -42),
          q(16, -30),
          sharp(q(42, -32)),
          q(24, -20),
          q(9, -14),
          q(7, 2),
        ],
    HORN,
    { width: 0.9, shade: 0.2 },
  );
};

const ramHorn = (p: Pen, s: number): void => {
  const c: Point = [s * 50, -84];
  const sp = Array.from({ length: 10 }, (_, i): Point => {
    const a = -2.2 + i * 0.62;
    return [c[0] + s * Math.cos(a) * (27 - i * 2.5), c[1] + Math.sin(a) * (30 - i * 2.6)];
  });
  const w = sp.map((_, i) => 11.5 - i * 1.05);
  p.shape(p.limb(sp, w), HORN, { width: 0.9, shade: 0.2 });
  p.lines(
    sp.slice(1, 8).map((q, i): Point[] => {
      const n = unit(minus(q, c));
      const [x, y] = [n[0] * w[i]! * 0.8, n[1] * w[i]! * 0.8];
      return [
        [q[0] - x, q[1] - y],
        [q[0] + x, q[1] + y],
      ];
    }),
    1.5,
  );
};

const beak = (p: Pen, pts: Point[]): void => {
  p.shape(pts, HORN, { width: 0.95, shade: 0.3 });
};

// --- heads -------------------------------------------------------------------------------------------
const HEADS: Motif[] = [
  function owl(p: Pen, k: number) {
    neck(p, 'feather');
    p.shape(
      [
        ...tufts([-58, -52], [-48, -100], 2, 5),
        corner(-54, -142 + k * 12),
        ...points('-30,-124 2,-122 28,-126'),
        corner(k ? 58 : 46, k ? -150 : -134),
        [52, -100],
        ...tufts([58, -88], [54, -40], 3, 6),
        ...tufts([44, -24], [-40, -22], 5, 7),
      ],
      H.main,
      'feather',
    );
    for (const s of SIDES) {
      p.shape(oval(s * 25, -78, 27, 28, 9), H.light, { width: 0.8, texture: 'fur', opacity: 0.4, shade: 0.18 });
      p.eye(s * 24, -78, k && s > 0 ? 12 : 17, {
        kind: 'candle',
        lid: s < 0 ? 0.36 : 0.22,
        tilt: s * 0.22,
        skin: H.dark,
      });
    }
    beak(p, points('-9,-66! 0,-72 10,-65! 8,-50 -2,-34! -6,-50'));
    p.lines(polylines('-3,-58 -2,-54 | 5,-58 5,-54'), 1.8);
    if (k) antler(p, -20, -120, -1, 0.5, true);
  },

  function stagfox(p: Pen, k: number) {
    antler(p, -22, -106, -1, k ? 0.72 : 0.66, k > 0);
    antler(p, 22, -106, 1, k ? 0.66 : 0.6, !k);
    neck(p);
    for (const s of SIDES) {
      p.shape(
        [[s * 28, -106], [s * 56, -116 + s * 4], corner(s * 86, -100 + s * 8), [s * 66, -84], [s * 40, -80]],
        H.main,
        't',
      );
      p.flat([[s * 44, -104], corner(s * 76, -99 + s * 7), [s * 50, -90]], H.light);
    }
    p.shape(
      [
        ...points('0,-118 34,-108 44,-84'),
        ...tufts([46, -78], [28, -42], 3, 7),
        ...points('20,-20 2,-10 -16,-18'),
        ...tufts([-28, -42], [-46, -78], 3, 7),
        [-42, -90],
        [-32, -110],
      ],
      H.main,
      't',
    );
    p.flat(points('-16,-60 0,-70 18,-60 18,-24 2,-14 -14,-24'), H.light);
    p.shape(points('-12,-38! 2,-43 15,-38! 10,-28 2,-24 -7,-28'), DARK, { width: 0.6, shade: 0 });
    p.lines(polylines('2,-24 2,-17 | 2,-17 -8,-15 | 2,-17 12,-15'), 1.8);
    p.eye(-23, -78, 10, { kind: 'candle', slit: true, lid: 0.3, tilt: 0.3, skin: H.dark, bag: true });
    p.eye(25, -78, 10, { kind: 'candle', slit: true, lid: 0.44, tilt: -0.3, skin: H.dark });
  },

  function wolf(p: Pen, k: number) {
    const s = k ? -1 : 1;
    neck(p);
    p.shape(flip(points('24,-100 20,-152! 44,-132 52,-100'), s), H.dark, 't');
    p.shape(
      flip(
        [
          ...tufts([52, -96], [46, -12], 6, 9),
          ...points(
            '10,-14 -18,-22! -20,-40 -36,-42! -60,-30 -80,-30! -76,-38 -30,-56! -34,-66! -66,-64 -92,-68! -96,-84 -80,-90 -44,-98 -20,-118 -12,-156! 10,-136 18,-122 40,-116',
          ),
        ].reverse(),
        s,
      ),
      H.main,
      't',
    );
    p.bits(
      points('-84,14 -70,9 -58,8 -46,8').map(([x, l]) =>
        flip([corner(x - 4, -67), corner(x + 1, -67 + l), corner(x + 5, -66)], s),
      ),
      BONE,
      1.4,
    );
    p.bits(
      points('-72,10 -58,7 -46,7').map(([x, l]) =>
        flip([corner(x - 4, -35), corner(x - 1, -36 - l), corner(x + 4, -38)], s),
      ),
      BONE,
      1.4,
    );
    p.shape(flip(points('-98,-86! -88,-93 -80,-88! -88,-78'), s), DARK, { width: 0.6, shade: 0 });
    p.bit(flip(points('-32,-48! -54,-44 -66,-30 -64,-14 -54,-14 -52,-28 -30,-40!'), s), TONGUE, 1.8);
    p.eye(s * -22, -94, 10, { kind: 'candle', slit: true, lid: 0.34, tilt: s * 0.4, skin: H.dark });
    p.lines(
      [
        [
          [s * -62, -84],
          [s * -52, -80],
        ],
        [
          [s * -60, -76],
          [s * -50, -74],
        ],
      ],
      1.6,
    );
    if (k) p.shape(flip(points('30,-122! 44,-150 72,-154! 60,-136 48,-112!'), s), HORN, 0.9);
  },

  function cock(p: Pen, k: number) {
    const s = k ? 1 : -1;
    neck(p, 'feather');
    p.shape(
      flip(points('-24,-112! -34,-136 -18,-134 -12,-154 4,-136 18,-152 24,-130 40,-138 34,-104!'), s),
      '#b8564a',
      0.9,
    );
    p.shape(
      flip(
        [
          ...points('0,-124 34,-112 44,-80'),
          ...tufts([42, -60], [40, -6], 4, 8),
          ...tufts([30, -4], [-28, -6], 4, 7),
          ...points('-32,-44 -42,-80 -32,-112'),
        ],
        s,
      ),
      H.main,
      'feather',
    );
    p.shape(flip(points('-30,-52 -20,-44 -24,-20 -36,-16 -42,-34'), s), '#b8564a', 0.8);
    beak(p, flip(points('-34,-92! -62,-94 -88,-78 -94,-56! -78,-66 -36,-66!'), s));
    beak(p, flip(points('-34,-66! -76,-62! -60,-50 -32,-52!'), s));
    p.line(flip(points('-36,-70! -60,-70 -84,-68!'), s), 1.8);
    p.dots([[s * -50, -84]], 3.4);
    p.eye(s * -14, -88, 15, { kind: 'candle', lid: 0.26, tilt: s * 0.3, skin: H.dark, bag: true });
    if (k) {
      p.shape(
        p.limb(
          [
            [s * 34, -104],
            [s * 56, -120],
            [s * 62, -146],
          ],
          [9, 7, 2],
        ),
        HORN,
        0.9,
      );
    }
  },

  function goat(p: Pen, k: number, card: Card) {
    neck(p);
    ramHorn(p, -1);
    if (k) antler(p, 22, -104, 1, 0.62);
    else ramHorn(p, 1);
    for (const s of SIDES)
      p.shape([[s * 24, -88], [s * 50, -80], corner(s * 74, -62), [s * 52, -62], [s * 26, -72]], H.dark, 0.9);
    p.shape(points('0,-122 28,-114 36,-86 28,-52 22,-28 6,-18 -12,-19 -24,-30 -29,-54 -37,-88 -27,-115'), H.light, {
      texture: 'fur',
      opacity: 0.45,
    });
    p.shape(
      [corner(-28, -113), ...tufts([-28, -108], [28, -106], 4, -12, 0.5), [10, -124], [-12, -123]],
      H.main,
      't.8',
    );
    for (const s of SIDES) {
      p.disc(s * 19, -80, 11, CANDLE, 2.2);
      p.bit(
        [corner(s * 19 - 7, -82), corner(s * 19 + 7, -82), corner(s * 19 + 7, -78), corner(s * 19 - 7, -78)],
        INK,
        0,
      );
      p.line(
        [
          [s * 19 - 12, -86 - s * 3],
          [s * 19, -91],
          [s * 19 + 12, -86 + s * 3],
        ],
        3.2,
      );
    }
    p.lines(polylines('-9,-40 -5,-35 | 9,-40 5,-35 | 0,-34 0,-29'), 2.4);
    if (card.ability === 'mocker') p.maw(0, -28, 15, 9, { bend: 5, teeth: 'grin', n: 5 });
    else p.line(points('-13,-28 0,-26 12,-30'), 2);
    p.shape([corner(-12, -20), corner(8, 2), ...points('-6,0 2,18! 8,0 12,-20!')], H.main, 't.9');
  },

  function hare(p: Pen, k: number) {
    const s = k ? -1 : 1;
    neck(p);
    p.shape(flip(points('-34,-100 -44,-136 -30,-164! -14,-140 -10,-106'), s), H.main, 't');
    p.flat(flip(points('-28,-104 -32,-134 -29,-152! -20,-134 -18,-106'), s), H.light);
    p.shape(flip(points('10,-106 20,-134 44,-148 78,-126! 58,-122 46,-118 36,-98'), s), H.main, 't');
    if (!k) {
      p.stitches([s * 38, -144], [s * 44, -118], 4, 4);
    }
    antler(p, s * 2, -110, -s, 0.42);
    p.shape(
      [
        ...points('0,-118 34,-108 48,-76'),
        ...tufts([52, -60], [30, -18], 4, 8),
        [0, -10],
        ...tufts([-30, -18], [-52, -60], 4, 8),
        [-48, -78],
        [-34, -108],
      ],
      H.main,
      't',
    );
    p.flat(points('0,-62 22,-54 24,-34 0,-22 -22,-34 -22,-54'), H.light);
    p.eye(-25, -76, 13, { lid: 0.2, tilt: 0.2, skin: H.dark, bag: true });
    p.eye(25, -74, k ? 16 : 9, { lid: 0.3, tilt: -0.2, skin: H.dark, bag: true });
    p.shape(points('-7,-56! 0,-59 8,-56! 1,-49'), '#b8564a', { width: 0.7, shade: 0 });
    p.lines(polylines('0,-48 0,-42 | -14,-42 0,-42 | 0,-42 15,-43'), 2);
    p.bits(polylines('-9,-42! 0,-42! -1,-20! -8,-21! | 0,-42! 9,-42! 8,-23! 1,-21!'), BONE, 1.7);
    p.lines(polylines('-24,-46 -62,-52 | -24,-41 -60,-38 | 24,-46 62,-54 | 24,-41 60,-38'), 1.7, H.light);
  },

  function lizard(p: Pen, k: number) {
    const s = k ? -1 : 1;
    neck(p, 'scale');
    p.shape(
      flip(
        points(
          '-20,-16! -70,-34! -56,-52 -86,-74! -60,-84 -74,-116! -36,-108 -20,-146! 4,-120 34,-140! 38,-108 72,-106! 58,-80 80,-62! 52,-46 58,-24! 20,-16!',
        ),
        s,
      ),
      HORN,
      't.9',
    );
    p.shape(
      flip(points('0,-112 30,-104 44,-76 40,-44 22,-22 -2,-16 -26,-24 -42,-46 -42,-78 -28,-106'), s),
      H.main,
      'scale',
    );
    for (const d of [-1, 1]) {
      p.shape(oval(d * 30, -94, 17, 16, 8), H.dark, 0.9);
      p.eye(d * 31, -95, 11.5, { kind: 'candle', slit: true, lid: d < 0 ? 0.42 : 0.25, tilt: d * 0.2, skin: H.dark });
    }
    p.dots(points('-6,-62 7,-62'), 3.6);
    p.maw(0, -42, 34, 13, { bend: 6, teeth: 'saw', n: 10, lower: false });
    const t = flip(points('4,-36 10,-16 -4,-2 8,14'), s);
    p.wire(t, 7, 3.6, TONGUE);
  },
];

const paw = (p: Pen, s: number, shoulder: Point, pose: Pose, fill = H.main): void => {
  const [a, e, h] = flip([shoulder, pose.elbow, pose.hand], s) as [Point, Point, Point];
  const dir = Math.atan2(h[1] - e[1], h[0] - e[0]);
  p.shape(p.limb([a, e, h], [16, 13, 11]), fill, 't');
  p.hand(h[0], h[1], dir, { n: 4, length: 6, fat: 4.2, palm: 12, spread: 1.9, fill, claw: 9, thumb: 1 });
};

const wing = (p: Pen, s: number, up: boolean, fill = H.light, cover = H.main): void => {
  const [from, , to] = up ? points('28,26 54,6 74,-2') : points('34,20 70,26 80,48');
  const quills = [0, 1, 2, 3, 4, 5].map((i) => {
    const b = between(from!, to!, i / 6 + 0.12);
    const a = up ? 1.45 - i * 0.2 : 1.75 - i * 0.12;
    const l = up ? 54 - i * 3.5 : 66 - i * 5;
    return flip(p.limb([b, polar(b[0], b[1], a, l * 0.6), polar(b[0], b[1], a - 0.05, l)], [7, 9, 4.5], 1.4), s);
  });
  p.bits(quills, fill, 2.2);
  p.lines(
    quills.map((q) => [between(q[0]!, q.at(-1)!, 0.5), between(q[2]!, q[4]!, 0.5)]),
    1.2,
  );
  p.shape(
    flip(
      [
        corner(26, 34),
        corner(24, 14),
        ...(up ? points('50,-2 84,-22! 82,2 58,28') : points('60,14 88,36 96,62! 70,58')),
      ],
      s,
    ),
    cover,
    'feather',
  );
};

/** The belly of a snake under somebody else's collar. */
const plates = (p: Pen): void => {
  p.shape(points('-18,44! 18,44! 26,84 21,121! -21,121! -27,84'), H.light, { width: 0.7, shade: 0.2 });
  p.lines(
    [62, 76, 90, 104].map((y) => [
      [-24, y],
      [0, y + 6],
      [24, y],
    ]),
    1.7,
  );
};

/** Fur about the shoulders that does not belong to what is under it. */
const mane = (p: Pen, fill: string): void => {
  const fringe = [
    ...tufts([42, 20], [18, 38], 3, 8),
    ...tufts([14, 40], [-14, 40], 2, 10),
    ...tufts([-18, 38], [-42, 20], 3, 8),
  ];
  p.shape([[NECK, 0, SEAM], [36, 8], ...fringe, [-36, 8], [-NECK, 0, SEAM]], fill, 't.9');
};

// --- torsos ------------------------------------------------------------------------------------------
const TORSOS: Motif[] = [
  function pawwing(p: Pen, k: number) {
    const s = k ? -1 : 1;
    wing(p, s, !k);
    paw(p, -s, [40, 30], k ? POSES.raised : POSES.hanging);
    p.shape(
      [
        [NECK, 0, SEAM],
        [40, 14],
        ...tufts([50, 30], [48, 92], 4, 7),
        ...points('40,110 W -W -42,108'),
        ...tufts([-50, 92], [-50, 30], 4, 7),
        [-40, 14],
        [-NECK, 0, SEAM],
      ],
      H.main,
      't',
    );
    p.shape(points('0,30 26,40 30,76 12,106 -14,106 -30,78 -26,42'), H.light, {
      width: 0.7,
      texture: k ? 'scale' : 'fur',
      opacity: 0.45,
      shade: 0.18,
    });
    if (!k) mane(p, H.dark);
  },

  function breast(p: Pen, k: number) {
    wing(p, -1, k > 0, H.dark, H.main);
    wing(p, 1, !k, H.dark, H.main);
    p.shape(points('N 36,16 52,50 46,92 W -W -48,92 -54,50 -36,16 -N'), k ? H.main : H.light, {
      texture: k ? undefined : 'feather',
      opacity: 0.5,
    });
    if (k) plates(p);
    else
      p.lines(polylines('-16,58 -8,63 0,58 | 10,70 18,75 26,70 | -26,78 -18,83 -10,78 | 0,92 8,97 16,92'), 2.4, H.main);
    p.shape(
      [
        [NECK, 0, SEAM],
        ...tufts([30, 12], [24, 40], 2, 8),
        ...tufts([22, 42], [-24, 44], 4, 9),
        ...tufts([-26, 40], [-32, 12], 2, 8),
        [-NECK, 0, SEAM],
      ],
      H.main,
      't.9',
    );
  },

  function scaled(p: Pen, k: number) {
    const s = k ? 1 : -1;
    p.shape(flip(points('34,14! 66,2! 60,22 82,34! 66,48 84,66! 64,72 74,96! 36,100!'), s), HORN, 't.9');
    for (const d of [-1, 1]) {
      const pose = d === s ? POSES.onHip : k ? POSES.raised : POSES.holding;
      const [e, h] = flip([pose.elbow, pose.hand], d) as [Point, Point];
      p.shape(p.limb([[d * 38, 26], e, h], [12, 9, 7]), H.main, 'scale');
      p.hand(h[0], h[1], Math.atan2(h[1] - e[1], h[0] - e[0]), {
        n: 4,
        length: 11,
        fat: 2.6,
        palm: 7,
        spread: 2.1,
        claw: 8,
      });
    }
    p.shape(points('N 42,20 48,56 42,96 W -W -44,96 -50,56 -42,20 -N'), H.main, 'scale');
    p.shape(points('-13,4! 14,4! 24,40 25,84 20,121! -20,121! -26,84 -24,40'), H.light, { width: 0.7, shade: 0.2 });
    p.lines(
      [22, 40, 58, 76, 94, 110].map((y) => [
        [-22, y],
        [0, y + 6],
        [23, y],
      ]),
      1.7,
    );
  },

  function bear(p: Pen, k: number) {
    paw(p, -1, [46, 30], k ? POSES.onHip : POSES.hanging, H.dark);
    paw(p, 1, [46, 30], k ? POSES.hanging : POSES.raised, H.dark);
    p.shape(
      [
        [NECK, 0, SEAM],
        ...tufts([30, 6], [60, 34], 2, 7),
        ...tufts([62, 40], [58, 98], 4, 8),
        ...points('46,116 W -W -48,116'),
        ...tufts([-60, 98], [-64, 40], 4, 8),
        ...tufts([-62, 34], [-30, 6], 2, 7),
        [-NECK, 0, SEAM],
      ],
      H.dark,
      't',
    );
    if (k) {
      p.scar(points('-26,44 4,66 28,100'), 5);
      p.shape(points('-34,70! -10,74! -14,98! -36,92!'), H.light, 't.7');
      p.stitches([-34, 70], [-10, 74], 4, 3);
    } else {
      p.shape(points('-34,30! -22,54 2,64 26,54 38,28! 36,60 22,78 0,84 -22,78 -34,58'), H.light, {
        width: 0.8,
        texture: 'fur',
        opacity: 0.45,
      });
    }
  },

  function snakearm(p: Pen, k: number) {
    const s = k ? -1 : 1;
    if (k) wing(p, -s, false);
    else paw(p, -s, [40, 30], POSES.onHip);
    p.shape(p.limb(flip(points('38,34 72,50 84,24 70,4'), s), [12, 10, 9, 10], 0.4), H.light, 'scale');
    p.shape(flip(points('82,8 74,-14 56,-22 40,-12! 44,-2 46,4! 62,12'), s), H.light, 'scale');
    p.eye(s * 62, -8, 5, { kind: 'candle', slit: true, lid: 0.2, tilt: s * 0.3, skin: H.light });
    p.line(flip(points('44,-3! 56,2 62,6!'), s), 1.8);
    p.lines(
      [
        [
          [s * 41, -6],
          [s * 30, -4],
        ],
        [
          [s * 30, -4],
          [s * 24, -8],
        ],
        [
          [s * 30, -4],
          [s * 25, 1],
        ],
      ],
      2.2,
      TONGUE,
    );
    p.shape(
      [
        ...points('N 40,14 50,44'),
        ...tufts([50, 54], [44, 100], 3, 7),
        [WAIST, TORSO_HEIGHT, SEAM],
        [-WAIST, TORSO_HEIGHT, SEAM],
        ...tufts([-44, 100], [-52, 54], 3, 7),
        ...points('-50,40 -40,14 -N'),
      ],
      H.main,
      't',
    );
    p.shape(points('0,40 24,50 28,80 10,108 -12,108 -28,82 -23,50'), H.light, {
      width: 0.7,
      texture: 'feather',
      opacity: 0.45,
    });
    mane(p, H.dark);
  },
];

const talon = (p: Pen, x: number, y: number): void => {
  p.bits(
    [-20, 0, 20].map((d) =>
      p.limb(
        [
          [x, y - 12],
          [x + d * 0.6, y - 7],
          [x + d, y - 3],
        ],
        [4, 4, 3],
      ),
    ),
    HORN,
    2,
  );
  p.bits(
    [-22, 1, 22].map((d) => [corner(x + d - 3, y - 5), corner(x + d * 1.35 + 1, y + 1), corner(x + d + 3, y - 2)]),
    INK,
    1,
  );
};

const birdLeg = (p: Pen, s: number, x: number): void => {
  p.tube(
    [
      [s * 18, 40],
      [s * (x + 6), 84],
      [s * x, 128],
    ],
    [5, 4.6, 4.4],
    HORN,
    0.9,
  );
  p.lines(
    [92, 100, 108, 116].map((y) => [
      [s * (x + 4) - 4, y],
      [s * (x + 4) + 4, y + 1],
    ]),
    1.4,
  );
  talon(p, s * x, LEGS_HEIGHT);
  p.shape(
    flip(
      [
        ...points('2,20! 40,10'),
        [x + 18, 46],
        ...tufts([x + 17, 62], [x - 10, 84], 3, 7),
        ...tufts([x - 12, 82], [6, 56], 2, 6),
      ],
      s,
    ),
    H.main,
    'feather',
  );
};

const hoofLeg = (p: Pen, s: number, x: number): void => {
  p.shape(
    [
      corner(s * (x - 10), 116),
      corner(s * (x + 10), 116),
      corner(s * (x + 15), LEGS_HEIGHT),
      corner(s * (x - 13), LEGS_HEIGHT),
    ],
    '#3d3428',
    0.9,
  );
  p.line(
    [
      [s * x, 120],
      [s * (x + 1), LEGS_HEIGHT],
    ],
    2,
  );
  p.shape(
    [
      corner(s * 2, 20),
      [s * 40, 12],
      [s * (x + 20), 46],
      [s * (x + 8), 80],
      corner(s * (x + 18), 104),
      corner(s * (x + 10), 108),
      corner(s * (x + 8), 122),
      corner(s * x, 112),
      corner(s * (x - 8), 122),
      corner(s * (x - 12), 106),
      [s * (x - 8), 84],
      [s * 6, 56],
    ],
    H.main,
    't',
  );
};

const pawLeg = (p: Pen, s: number, x: number, fill = H.main): void => {
  p.shape(
    [
      corner(s * 2, 20),
      [s * 42, 12],
      [s * (x + 22), 56],
      [s * (x + 16), 100],
      [s * (x + 24), 118],
      [s * (x + 24), 134],
      corner(s * (x + 14), LEGS_HEIGHT),
      corner(s * (x - 18), LEGS_HEIGHT),
      [s * (x - 20), 120],
      [s * (x - 14), 96],
      [s * 4, 60],
    ],
    fill,
    't',
  );
  p.bits(
    [-10, 2, 14].map((d) => [
      corner(s * (x + d) - 4, LEGS_HEIGHT - 6),
      corner(s * (x + d) + s * 3, LEGS_HEIGHT + 4),
      corner(s * (x + d) + 4, LEGS_HEIGHT - 6),
    ]),
    BONE,
    1.5,
  );
  p.lines(
    [
      [
        [s * (x - 4), 122],
        [s * (x - 4), 132],
      ],
      [
        [s * (x + 8), 122],
        [s * (x + 8), 132],
      ],
    ],
    1.6,
  );
};

const tail = (p: Pen, s: number, kind: 'fox' | 'cat' | 'lizard'): void => {
  const sp = flip(points('24,30 64,60 92,40 88,6'), s);
  if (kind === 'fox') {
    p.shape(flip(points('20,24! 60,56 78,20 92,-10! 106,30 98,76 64,92 20,44!'), s), H.dark, 't');
    p.shape(flip([...tufts([84, 26], [102, 22], 3, -5), ...points('101,4 92,-10! 84,8')], s), H.light, {
      width: 0.7,
      shade: 0,
    });
  } else if (kind === 'cat') p.shape(p.limb(sp, [8, 7, 7, 8], 1), H.dark, 't');
  else {
    p.shape(p.limb(sp, [9, 7, 4, 2.5]), H.light, 'scale');
    p.shape(flip(points('88,8! 76,-6! 92,-14! 104,-2!'), s), HORN, 0.9);
  }
};

/** The outlined seat behind the legs, and a patch without outline in front, so that legs of any kind grow out of it. */
const hips = (p: Pen, legs: () => void, texture: Texture = 'fur', fill = H.main): void => {
  p.shape(mirrored(points('L 40,12 38,32 0,46')), fill, { shade: 0 });
  legs();
  const o = points('29,1! 38,13 36,28 22,44 0,50 -22,44 -36,28 -38,13 -29,1!');
  p.flat(o, fill);
  p.texture(o, texture);
};

// --- legs --------------------------------------------------------------------------------------------
const LEGS: Motif[] = [
  function bird(p: Pen, k: number) {
    tail(p, k ? -1 : 1, k ? 'lizard' : 'fox');
    hips(
      p,
      () => {
        birdLeg(p, -1, k ? 34 : 28);
        birdLeg(p, 1, k ? 26 : 34);
      },
      'feather',
    );
  },

  function faun(p: Pen, k: number) {
    tail(p, k ? 1 : -1, k ? 'fox' : 'lizard');
    hips(p, () => {
      hoofLeg(p, -1, 26);
      hoofLeg(p, 1, k ? 38 : 28);
    });
  },

  function paws(p: Pen, k: number) {
    tail(p, k ? -1 : 1, 'cat');
    hips(
      p,
      () => {
        pawLeg(p, -1, 30, H.dark);
        pawLeg(p, 1, 30, H.dark);
      },
      'fur',
      H.dark,
    );
    if (k) p.scar(points('-30,40 -40,70 -36,96'), 4);
  },

  function serpent(p: Pen, k: number) {
    const s = k ? -1 : 1;
    const S = flip(points('0,4 10,40 -18,78 -20,112 30,122 70,112 88,84 96,56'), s);
    p.shape(flip(points('92,72! 80,56 66,32! 86,43 103,24! 103,48 100,72!'), s), HORN, 't.9');
    p.shape(p.limb(S.slice(2), [20, 22, 17, 14, 10, 6]), H.light, 'scale');
    p.shape(
      [
        ...points('L 38,20 44,50'),
        [30 - s * 10, 84],
        [16 - s * 14, 108],
        [-16 - s * 14, 108],
        [-34 - s * 12, 84],
        ...points('-40,48 -38,18 -L'),
      ],
      H.main,
      'scale',
    );
    p.flat([corner(-10, 4), [12, 20], [16 - s * 6, 56], corner(2 - s * 14, 100), [-14 - s * 8, 60]], H.light);
    p.lines(
      [20, 36, 52, 68, 84].map((y) => [
        [-10 - s * y * 0.1, y],
        [2 - s * y * 0.1, y + 4],
        [14 - s * y * 0.1, y],
      ]),
      1.6,
    );
  },

  function mixed(p: Pen, k: number) {
    tail(p, k ? 1 : -1, k ? 'cat' : 'fox');
    hips(p, () => {
      if (k) {
        pawLeg(p, -1, 30);
        birdLeg(p, 1, 32);
      } else {
        birdLeg(p, -1, 32);
        hoofLeg(p, 1, 30);
      }
    });
  },
];

export const CHIMERIDAE: Legionary = { head: HEADS, torso: TORSOS, legs: LEGS };
