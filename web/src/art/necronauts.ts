/** Necronauts: bone, brass and stitched cloth; straight lines and rivets; cross-hatching. */
import {
  LEGS_HEIGHT,
  SIDES,
  between,
  corner,
  flip,
  mirrored,
  oval,
  points,
  polar,
  polylines,
  type Point,
} from './geometry';
import { POSES, type Legionary, type Motif, type Pose } from './motif';
import { BONE, CANDLE, DARK, INK, LEATHER, PALETTE, ROPE } from './palette';
import type { Pen } from './pen';
import type { Card } from './table';

const N = PALETTE.necronaut;
const BRASS = N.accent;
const neck = (p: Pen, k: number): void => {
  if (k % 3 === 0) {
    p.shape(mirrored(points('16,-36! 15,-12 N')), N.dark, 't');
    p.lines(polylines('-16,-10 0,-6 16,-10 | -15,-20 0,-16 15,-20'), 1.5);
  } else if (k % 3 === 1) {
    p.shape(mirrored(points('9,-36! 9,-8 N')), BONE);
    for (const y of [-30, -22, -14])
      p.shape(mirrored([corner(12, y), corner(10, y + 6)]), BONE, { width: 0.7, shade: 0.35 });
  } else {
    p.shape(mirrored(points('17,-36! 17,-6! N')), BRASS, 't');
    p.rivets(points('-12,-8 0,-7 12,-8'));
  }
};

/** Sockets, nose, teeth; y = middle of the sockets. */
const skullFace = (p: Pen, x: number, y: number, s: number, skew = 0, big = 1): void => {
  const e = 10.5 * s;
  p.eye(x - 17 * s, y, e, { kind: 'socket' });
  p.eye(x + 17 * s, y + skew, e * big, { kind: 'socket' });
  p.bit(
    [corner(x, y + 9 * s), corner(x + 5 * s, y + 19 * s), corner(x, y + 17 * s), corner(x - 5 * s, y + 19 * s)],
    DARK,
    1,
  );
};

const jaw = (p: Pen, x: number, y: number, w: number, n: number): void => {
  const t: Point[][] = [];
  for (let i = 0; i <= n; i++) {
    const u = x - w + (2 * w * i) / n;
    t.push([
      [u, y - 7],
      [u + 0.5, y + 7],
    ]);
  }
  p.line([corner(x - w - 3, y), [x, y + 2], corner(x + w + 3, y)], 1.8);
  p.lines(t, 1.6);
};

/** Each sits on a head at height y. */
const HATS: ((p: Pen, y: number) => void)[] = [
  (p, y) => {
    p.shape([corner(-29, y), corner(-26, y - 46), corner(27, y - 43), corner(29, y)], N.dark, 't');
    p.bit([corner(-29, y - 12), corner(29, y - 12), corner(30, y - 2), corner(-30, y - 2)], BRASS);
    p.shape([corner(-50, y - 1), [0, y - 5], corner(50, y - 1), [0, y + 9]], N.dark, 0.9);
  },
  (p, y) => {
    p.shape(
      [
        corner(-38, y + 2),
        corner(-42, y - 26),
        corner(-22, y - 12),
        corner(-2, y - 34),
        corner(18, y - 12),
        corner(40, y - 28),
        corner(38, y + 2),
      ],
      BRASS,
      't',
    );
    p.rivets(
      [
        [-26, y - 3],
        [0, y - 3],
        [26, y - 3],
      ],
      2.4,
    );
  },
  (p, y) => {
    p.shape(
      [
        corner(-48, y + 14),
        [-48, y - 14],
        [-24, y - 36],
        [10, y - 38],
        [42, y - 20],
        corner(48, y + 14),
        corner(38, y + 4),
        [0, y - 5],
        corner(-38, y + 4),
      ],
      N.main,
      't',
    );
    p.scar(
      [
        [0, y - 38],
        [0, y - 6],
      ],
      4,
    );
    for (const s of SIDES) {
      p.disc(s * 18, y - 14, 12, BRASS, 2.2);
      p.disc(s * 18, y - 14, 7.5, N.light, 1.6);
    }
  },
  (p, y) => {
    p.shape([corner(-20, y + 4), [-11, y - 10], [10, y - 10], corner(20, y + 4)], BONE, 0.9);
    p.shape([corner(-6, y - 6), corner(-6, y - 26), corner(6, y - 26), corner(6, y - 6)], BONE, 0.9);
    p.flame(0, y - 31, 1.1);
    p.line(
      [
        [7, y - 22],
        [10, y - 14],
        [8, y - 6],
      ],
      3,
      BONE,
    );
  },
];

// --- heads -------------------------------------------------------------------------------------------
const HEADS: Motif[] = [
  function diver(p: Pen, k: number) {
    neck(p, 2);
    for (const s of SIDES) {
      p.shape(flip(points('44,-84! 66,-88! 66,-58! 44,-62!'), s), BRASS, 0.9);
      p.disc(s * 63, -73, 11, N.dark, 2.4);
      p.lines(
        [-5, 0, 5].map((d) => [
          [s * 63 - 8, -73 + d],
          [s * 63 + 8, -73 + d],
        ]),
        1.4,
        N.light,
      );
    }
    p.shape(mirrored(points('0,-134 38,-120 55,-78 44,-40 38,-22!')), k ? N.main : BRASS, {
      texture: 'cross',
      shade: 0.34,
    });
    p.shape(mirrored(points('45,-26! 50,-12! 0,-6')), k ? BRASS : N.dark, 't.9');
    p.rivets(
      [-38, -20, 0, 20, 38].map((x) => [x, -15 + Math.abs(x) * -0.06]),
      2.3,
    );
    p.shape(oval(0, -76, 36, 35, 10), k ? BRASS : N.dark, { width: 0.9, wobble: 0.3 });
    p.rivets([0.4, 1.2, 1.95, 2.75, 3.55, 4.3, 5.1, 5.9].map((a) => polar(0, -76, a, 31.5)));
    p.disc(0, -76, 26, '#1b2836', 2);
    if (k) {
      p.eye(0, -75, 15, { lid: 0.3, skin: '#1b2836' });
    } else {
      p.flat(oval(0, -78, 19, 18), BONE);
      p.flat(mirrored(points('11,-66! 9,-54!')), BONE);
      skullFace(p, 0, -78, 0.62);
      p.lines(
        [-5, 0, 5].map((x) => [
          [x, -62],
          [x, -54],
        ]),
        1.3,
      );
    }
    p.line(points('-17,-88 -12,-94 -4,-97'), 2.6, N.light);
    p.shape(points('-9,-130! -7,-144! 9,-144! 11,-130!'), BRASS, 0.9);
    if (k) p.flame(0, -148, 0.9);
    else p.bit(points('-15,-144! 15,-145! 15,-150! -15,-149!'), N.dark);
  },

  function skull(p: Pen, k: number, card: Card) {
    neck(p, 1);
    const w = p.any(0, 5);
    p.shape(
      [
        [0, -128],
        [38 + w, -116],
        ...points('52,-84 46,-58 30,-46! 27,-22! 0,-17 -27,-22! -30,-46! -48,-58 -52,-86'),
        [-38 - w, -116],
      ],
      BONE,
      { texture: 'cross', opacity: 0.4 },
    );
    skullFace(p, 0, -74, 1.25, k ? 4 : 0, k ? 1.2 : 1);
    jaw(p, 0, -36, 25, 7);
    p.line(points('14,-126! 18,-112! 12,-106! 20,-96!'), 1.7);
    HATS[k % 3]!(p, -106);
    if (card.ability === 'devourer') p.maw(0, -32, 24, 16, { n: 6 });
    if (card.ability === 'weeper') p.tear(-21, -48, 1.2);
  },

  function lamp(p: Pen, k: number) {
    neck(p, k ? 0 : 2);
    p.wire(points('-30,-112 -26,-146 0,-154 26,-146 30,-112'), 5, 2.4, BRASS);
    p.shape(points('-36,-106! 36,-106! 44,-34! -44,-34!'), '#59431f', { shade: 0 });
    p.flat(points('-24,-102! 24,-102! 30,-38! -30,-38!'), '#8a6628');
    if (k) {
      p.shape(points('-14,-36! -12,-70! 13,-68! 14,-36!'), BONE, 0.8);
      p.flame(0, -74, 1.9);
      p.eye(-6, -54, 4, { kind: 'bead' });
      p.eye(7, -53, 4, { kind: 'bead' });
      p.lines(polylines('-5,-44 1,-41 7,-44'), 1.8);
    } else {
      p.flame(0, -44, 3.4);
      p.eye(-9, -56, 5.5, { kind: 'bead' });
      p.eye(9, -56, 5.5, { kind: 'bead' });
      p.lines(polylines('-8,-44 0,-47 8,-44'), 2);
    }
    for (const s of SIDES) p.shape(flip(points('30,-108! 37,-108! 46,-32! 38,-32!'), s), N.main, 0.8);
    p.shape(points('-14,-128! 14,-128! 46,-104! -46,-104!'), N.main, 't');
    p.rivets(points('-30,-109 -10,-109 10,-109 30,-109'));
    p.shape(points('-48,-36! 48,-36! 40,-18! -40,-18!'), N.main, 't');
    p.rivets(points('-34,-27 0,-27 34,-27'), 2.2);
  },

  function mask(p: Pen, k: number) {
    neck(p, 0);
    p.shape(points('0,-136 34,-124 50,-90 47,-50 40,-16! 0,-8 -40,-16! -48,-52 -50,-92 -32,-126'), N.main, 't');
    p.scar(points('0,-135 0,-100'), 5);
    if (k) {
      p.shape(points('-16,-84! 16,-84! 22,-50 44,-20 52,-6! 20,-18 -8,-36'), BONE, {
        texture: 'cross',
        opacity: 0.4,
      });
      p.scar(points('4,-76 14,-46 40,-16'), 4);
      p.dots(points('14,-66 20,-60'), 3);
    } else {
      p.shape(points('-20,-62! 20,-62! 24,-28! -24,-28!'), BRASS, 0.9);
      p.disc(0, -43, 14, N.dark, 2.2);
      p.lines(
        [-8, -3, 3, 8].map((x) => [
          [x, -53],
          [x, -33],
        ]),
        1.6,
        N.light,
      );
      p.shape(p.limb(points('30,-44 54,-36 60,-16 50,-4'), 7, 0.3), N.dark, 0.8);
      p.lines(polylines('44,-50 42,-34 | 54,-44 48,-30 | 64,-30 52,-22 | 66,-18 53,-16'), 1.4);
    }
    for (const s of SIDES) {
      p.shape(oval(s * 22, -86, 19, 19), BRASS, { width: 0.9, wobble: 0.3 });
      p.disc(s * 22, -86, 13, s < 0 || k ? '#26394f' : CANDLE, 2);
      p.line(
        [
          [s * 22 - 8, -90],
          [s * 22 - 4, -94],
          [s * 22 + 2, -95],
        ],
        2.2,
        N.light,
      );
      p.eye(s * 22 + p.gaze[0] * 9, -84, 4.6, { kind: 'candle', lid: 0 });
    }
    p.line(points('-50,-92! -41,-90!'), 5);
    p.line(points('50,-92! 41,-90!'), 5);
  },

  function clock(p: Pen, k: number) {
    neck(p, 2);
    if (k) {
      p.key(62, -110, 1.3, 0.9);
    } else
      for (const s of SIDES) {
        p.shape(oval(s * 30, -132, 18, 13, 8, s * 0.5), BRASS, 't.9');
        p.wire(
          [
            [s * 36, -32],
            [s * 42, -16],
          ],
          6,
          3,
          BRASS,
        );
      }
    p.shape(oval(0, -74, 56, 56, 12), k ? N.main : BRASS, { texture: 'cross', wobble: 0.4 });
    p.disc(0, -74, 42, BONE, 2.2);
    p.lines(
      Array.from({ length: 12 }, (_, i) => [
        polar(0, -74, (i * Math.PI) / 6, i % 3 ? 36 : 32),
        polar(0, -74, (i * Math.PI) / 6, 39),
      ]),
      2.2,
    );
    p.eye(-16, -84, 9, { lid: 0.4, tilt: 0.2, skin: N.light });
    p.eye(16, -84, 9, { lid: 0.25, tilt: -0.2, skin: N.light });
    const a = p.any(0.4, 0.9);
    p.lines(
      [
        [[0, -70], polar(0, -70, a, 28)],
        [[0, -70], polar(0, -70, Math.PI - a * 0.7, 21)],
      ],
      3.4,
    );
    p.disc(0, -70, 4, BRASS, 1.6);
    p.lines(polylines('-8,-52 0,-48 9,-53'), 2.2);
    p.disc(0, -134, 7, BRASS, 2.2);
  },

  function sack(p: Pen, k: number, card: Card) {
    neck(p, 0);
    p.shape(
      points('-26,-132! -8,-122! 4,-140! 12,-122! 30,-128! 48,-92 50,-50 34,-20 0,-14 -36,-20 -52,-54 -46,-96'),
      k ? N.light : N.main,
      't',
    );
    p.shape(mirrored(points('27,-24! 31,-16 25,-9!')), ROPE, 0.8);
    p.lines(
      [-18, -9, 0, 9, 18].map((x) => [
        [x - 2, -23],
        [x + 2, -10],
      ]),
      1.2,
    );
    p.eye(-20, -76, 12, { kind: 'button', skin: BRASS });
    if (k) p.eye(20, -74, 12, { kind: 'socket' });
    else p.eye(21, -72, 8.5, { kind: 'button', skin: BONE });
    const m = card.ability === 'weeper' ? 8 : -7;
    const lift = m > 0 ? 4 : -3;
    p.scar(
      [
        [-28, -46 + lift],
        [0, -42 - m + lift],
        [28, -46 + lift],
      ],
      4,
    );
    p.shape(points('14,-112! 34,-106! 30,-90! 12,-94!'), N.dark, 't.8');
    p.stitches([14, -112], [34, -106], 4, 3);
    p.stitches([12, -94], [30, -90], 4, 3);
  },

  function keyhole(p: Pen) {
    neck(p, 2);
    p.shape(mirrored(points('0,-138! 34,-130 42,-104! 46,-30! 30,-12!')), N.main, 't');
    p.shape(mirrored(points('48,-96! 48,-82!')), BRASS, 0.8);
    p.rivets([-40, -24, 24, 40].map((x) => [x, -89]));
    p.bit(points('-36,-78! 36,-78! 33,-62! -33,-62!'), DARK, 2.2);
    p.eye(-16, -70, 5.5, { kind: 'candle', lid: 0.3, skin: DARK });
    p.eye(16, -70, 5.5, { kind: 'candle', lid: 0.3, skin: DARK });
    p.disc(0, -44, 9, DARK, 2.4);
    p.bit(points('-4,-42! 4,-42! 9,-22! -9,-22!'), DARK, 0);
    p.rivets(points('-28,-52 -28,-36 28,-52 28,-36 -24,-22 24,-22'));
    p.tube(points('0,-136 -4,-152 -22,-156 -40,-146'), [4, 7, 8, 4], N.light, 't.8');
  },
];
type Held = 'lantern' | 'key' | null;

/** Bone, sleeve with a hand or a hook, brass pipe. */
function arm(
  p: Pen,
  s: number,
  shoulder: Point,
  kind: 'bone' | 'sleeve' | 'hook' | 'pipe',
  pose: Pose,
  held: Held = null,
): void {
  const near = ([x, y]: Point): Point => [(x + p.any(-4, 4)) * s, y + p.any(-4, 4)];
  const e = near(pose.elbow);
  const h = near(pose.hand);
  const S: Point = [shoulder[0] * s, shoulder[1]];
  const dir = Math.atan2(h[1] - e[1], h[0] - e[0]);
  if (held === 'lantern') p.lantern(h[0] + 2 * s, h[1] + 6, 0.95);
  if (held === 'key') p.key(h[0], h[1] + 8, 1, 0.2 * s);
  if (kind === 'bone') {
    p.tube([S, e], [4.6, 3.4], BONE, { width: 0.8, tip: 0.6 });
    p.tube([e, between(e, h, 0.5), h], [5, 3.2, 4], BONE, 0.8);
    p.disc(e[0], e[1], 5.5, BONE, 2);
    p.hand(h[0], h[1], dir, { n: 4, length: 13, fat: 1.9, palm: 5.5, fill: BONE, width: 0.6 });
  } else if (kind === 'sleeve') {
    p.tube([S, e, h], [13, 11, 11], N.main, { texture: 'cross', tip: 0.2 });
    p.hand(h[0], h[1], dir, { n: 4, length: 10, fat: 2, palm: 6, fill: BONE, width: 0.6 });
    p.tube([between(e, h, 0.72), between(e, h, 0.95)], 12, N.dark, { width: 0.8, tip: 0 });
  } else if (kind === 'hook') {
    p.tube([S, e, h], [12, 10, 9], N.main, { texture: 'cross', tip: 0.2 });
    const [c, n] = [Math.cos(dir), Math.sin(dir)];
    const q = (u: number, v: number): Point => [h[0] + u * c - v * n, h[1] + u * n + v * c];
    const hk = [q(2, 0), q(12, 0), q(24, -2 * s), q(26, -12 * s), q(14, -14 * s)];
    p.wire(hk, 6.5, 3.4, N.light);
    p.tube([between(e, h, 0.8), h], 9, BRASS, { width: 0.8, tip: 0 });
  } else {
    p.wire([S, e, h], 11, 7, BRASS);
    p.disc(e[0], e[1], 8, N.dark, 2.2);
    p.hand(h[0], h[1], dir, { n: 3, length: 11, fat: 2.6, palm: 7, fill: N.dark, width: 0.7 });
  }
}

// --- torsos ------------------------------------------------------------------------------------------
const TORSOS: Motif[] = [
  function ribs(p: Pen, k: number) {
    const left: Held = k % 3 === 0 ? 'lantern' : null;
    const right: Held = k % 3 === 0 ? null : k % 3 === 1 ? 'key' : 'lantern';
    arm(p, -1, [44, 16], 'bone', left ? POSES.holding : p.pick([POSES.hanging, POSES.onHip]), left);
    arm(p, 1, [44, 16], 'bone', right ? POSES.holding : p.pick([POSES.onHip, POSES.raised]), right);
    p.shape(mirrored(points('N 24,8! 52,16 54,50 40,84 26,96! 26,116! W')), N.dark, { shade: 0 });
    p.flat(mirrored(points('22,16! 44,24 45,52 30,84 0,92!')), DARK);
    p.shape(mirrored(points('5,4! 5,122!')), BONE, { width: 0.7, shade: 0.4 });
    p.lines(
      [96, 104, 112].map((y) => [
        [-5, y],
        [5, y],
      ]),
      1.5,
    );
    if (k === 1) {
      p.eye(-20, 48, 7, { kind: 'candle', lid: 0.3, skin: DARK });
      p.eye(21, 62, 5, { kind: 'candle', lid: 0.2, skin: DARK });
    } else {
      p.flame(-18, 66, 1.6);
    }
    [20, 35, 50, 65, 79].forEach((y, i) => {
      const w = [46, 52, 51, 44, 34][i]!;
      p.bits(
        SIDES.map((s) =>
          p.limb(
            [
              [s * 5, y - 3],
              [s * w * 0.6, y - 7],
              [s * w, y + 3],
              [s * w * 0.8, y + 10],
            ],
            [3, 3.4, 3.4, 2.2],
            0.8,
          ),
        ),
        BONE,
        2,
      );
    });
    for (const s of SIDES)
      p.shape(
        p.limb(
          [
            [s * 6, 10],
            [s * 28, 6],
            [s * 50, 14],
          ],
          [3.4, 3, 4.4],
        ),
        BONE,
        { width: 0.7, shade: 0 },
      );
    p.shape(mirrored(points('29,112! W')), N.main, 't.8');
    p.bit(points('-8,112! 8,112! 8,126! -8,126!'), BRASS, 1.8);
  },

  function suit(p: Pen, k: number) {
    arm(p, -1, [42, 26], k === 1 ? 'hook' : 'sleeve', p.pick([POSES.hanging, POSES.onHip]));
    arm(p, 1, [42, 26], 'sleeve', k ? POSES.raised : POSES.holding, k ? null : 'lantern');
    p.shape(mirrored(points('N 24,6! 50,18 54,60 46,100 W')), N.main, 't');
    p.line(points('0,40 1,108'), 1.6);
    p.stitches([0, 44], [1, 106], 7, 3.5);
    p.shape(mirrored(points('24,4! 46,16 40,36 0,44')), BRASS, 't.9');
    p.rivets(points('-34,22 -18,33 0,37 18,33 34,22'), 2.4);
    p.shape(mirrored(points('49,84! 46,100!')), LEATHER, 0.8);
    p.bit(points('-11,82! 11,82! 11,103! -11,103!'), BRASS, 2.2);
    p.bit(points('-5,88! 5,88! 5,97! -5,97!'), N.dark, 1.4);
    if (k) p.key(28, 94, 0.8, 0.1);
    else {
      p.disc(-26, 62, 9, BONE, 2);
      p.lines(polylines('-26,62 -21,57'), 1.8);
    }
  },

  function coat(p: Pen, k: number) {
    arm(p, -1, [46, 24], 'sleeve', p.pick([POSES.hanging, POSES.onHip, POSES.raised]));
    arm(p, 1, [46, 24], k ? 'hook' : 'sleeve', k ? POSES.raised : POSES.holding, k ? null : 'key');
    p.shape(mirrored(points('N 30,6! 58,12! 50,58! 38,96! 36,112! W')), N.dark, 't');
    for (const s of SIDES) {
      p.shape(flip(points('18,2! 34,8! 30,34! 4,62!'), s), N.main, 't.9');
      p.shape(flip(points('46,6! 66,10! 64,22! 44,20!'), s), BRASS, 0.8);
      p.lines(
        [50, 54, 58, 62].map((x) => [
          [x * s, 21],
          [x * s, 29],
        ]),
        2.4,
        BRASS,
      );
    }
    p.bit(points('-12,2! 12,2! 2,44! -2,44!'), k ? BONE : CANDLE, 1.8);
    p.line(points('2,60! 0,126!'), 1.8);
    p.rivets(points('-12,70 14,70 -12,88 14,88 -11,106 13,106'), 3.2);
    p.shape(points('20,76! 36,72! 34,92! 20,94!'), N.light, 't.7');
    p.stitches([20, 77], [20, 93], 3, 3);
  },

  function boiler(p: Pen, k: number) {
    arm(p, -1, [46, 40], 'pipe', p.pick([POSES.hanging, POSES.raised]));
    arm(p, 1, [46, 40], 'pipe', k ? POSES.hanging : POSES.holding, k ? null : 'lantern');
    p.shape(points('30,20! 30,-12! 44,-12! 44,24!'), N.dark, 0.8);
    p.line(points('37,-18 42,-22 34,-22'), 2.2, N.light);
    p.shape(mirrored(points('N 22,8! 46,16 52,30! 52,96! 44,112 W')), k ? N.main : BRASS, 't');
    for (const y of [28, 98]) {
      p.shape(mirrored([corner(54, y - 5), corner(54, y + 5)]), N.dark, 0.8);
      p.rivets(
        [-44, -22, 0, 22, 44].map((x) => [x, y]),
        2.2,
      );
    }
    p.disc(-8, 62, 24, N.dark, 2.6);
    p.disc(-8, 62, 18, k ? '#59431f' : '#1b2836', 2);
    if (k) p.flame(-8, 68, 1.5);
    else p.eye(-8, 62, 11, { lid: 0.35, skin: '#1b2836' });
    p.line(points('-20,54 -16,50'), 2.2, N.light);
    p.disc(32, 54, 9, BONE, 2);
    p.lines(polylines('32,54 36,48'), 1.8);
    p.rivets(points('26,78 38,78'), 3);
  },

  function coffin(p: Pen, k: number) {
    arm(p, -1, [46, 28], 'bone', POSES.raised);
    arm(p, 1, [46, 28], 'bone', p.pick([POSES.hanging, POSES.onHip]));
    p.shape(mirrored(points('N 30,6! 58,34! 40,112! W')), N.dark, 't');
    p.bit(mirrored(points('22,14! 46,36! 31,112!')), N.main, 2);
    p.lines(polylines('-18,16 -14,111 | 16,16 13,111'), 1.2);
    if (k) {
      p.bare = true;
      p.bit(points('-16,36! 16,36! 14,66! -14,66!'), DARK, 2.2);
      p.eye(-6, 52, 5, { kind: 'candle', lid: 0.3, skin: DARK });
      p.eye(7, 51, 4, { kind: 'candle', lid: 0.45, skin: DARK });
      p.lines(polylines('-14,41 -14,30 | 0,66 0,58 | 15,48 7,30'), 1.4);
      p.bits(polylines('-18,68! -12,60 -8,70! | -6,69! -1,61 4,70! | 8,69! 13,61 18,69!'), BONE, 1.6);
    } else p.bit(points('-4,34! 4,34! 4,46! 16,46! 16,54! 4,54! 4,82! -4,82! -4,54! -16,54! -16,46! -4,46!'), BRASS, 2);
    for (let i = 0; i < 9; i++) {
      const link = oval(-48 + i * 12, 88 + (i % 2) * 3 - i, 6.5, i % 2 ? 2.4 : 4.4, 4);
      p.wire([...link, link[0]!], 4, 1.8, N.light);
    }
    p.bit(points('-9,82! 11,82! 11,100! -9,100!'), BRASS, 2);
    p.disc(1, 89, 2.8, INK, 0);
    p.line(points('1,90 1,96'), 2);
  },
];

const boot = (p: Pen, x: number, y: number, s: number, big = 1): void => {
  p.shape(
    [
      corner(x - 10, y - 26),
      corner(x + 10, y - 26),
      [x + 11, y - 14],
      [x + (s > 0 ? 22 : 13) * big, y - 8],
      corner(x + (s > 0 ? 23 : 13) * big, y - 3),
      corner(x - (s < 0 ? 23 : 13) * big, y - 3),
      [x - (s < 0 ? 22 : 12) * big, y - 9],
      [x - 11, y - 14],
    ],
    N.dark,
    't.9',
  );
  p.bit(
    [
      corner(x - (s < 0 ? 24 : 14) * big, y - 5),
      corner(x + (s > 0 ? 24 : 14) * big, y - 5),
      corner(x + (s > 0 ? 24 : 14) * big, y),
      corner(x - (s < 0 ? 24 : 14) * big, y),
    ],
    BRASS,
    1.8,
  );
};

const boneFoot = (p: Pen, x: number, y: number, s: number): void => {
  p.shape(
    [
      corner(x - 5, y - 12),
      corner(x + 5, y - 12),
      [x + s * 12, y - 9],
      [x + s * 26, y - 4],
      corner(x + s * 26, y),
      corner(x - s * 10, y),
    ],
    BONE,
    0.8,
  );
  p.lines(
    [8, 14, 20].map((d) => [
      [x + s * d, y - 6],
      [x + s * (d + 2), y - 1],
    ]),
    1.4,
  );
};

// --- legs --------------------------------------------------------------------------------------------
const LEGS: Motif[] = [
  function bones(p: Pen, k: number) {
    for (const s of SIDES) {
      const kx = s * p.any(24, 36);
      const ky = 72 + p.any(-4, 4);
      const fx = s * p.any(24, 34);
      p.tube(
        [
          [s * 20, 26],
          [kx, ky],
        ],
        [6, 4.5],
        BONE,
        { width: 0.9, tip: 0.5 },
      );
      p.tube(
        [
          [kx, ky],
          [fx, 124],
        ],
        [4.5, 4],
        BONE,
        0.9,
      );
      p.shape(oval(kx, ky, 8.5, 7.5), BONE, 0.8);
      const foot = k === 1 || (k === 2 && s > 0) ? boot : boneFoot;
      foot(p, fx, LEGS_HEIGHT, s);
    }
    p.shape(mirrored(points('L 33,6! 44,18 38,34 20,44 12,30!')), BONE, { texture: 'cross', opacity: 0.4 });
    for (const s of SIDES) p.bit(oval(s * 20, 22, 8, 9), DARK, 2);
    p.lines(polylines('0,6 0,28'), 1.6);
    if (k !== 1) {
      p.shape(mirrored(points('L 34,10!')), N.main, 0.8);
      if (k) p.key(-34, 12, 0.9, 0.1);
    }
  },

  function trousers(p: Pen, k: number) {
    for (const s of SIDES) {
      boot(p, s * 30, LEGS_HEIGHT, s, k ? 1.25 : 1.05);
      p.shape(flip(points('2,20! 36,8! 42,60 44,96 42,116! 14,116! 10,80 4,40!'), s), k ? N.dark : N.main, 't');
    }
    p.shape(mirrored(points('L 38,22! 6,46!')), k ? N.dark : N.main, 't');
    p.shape(mirrored(points('L 33,10!')), LEATHER, 0.8);
    p.bit(points('-8,-0.5! 8,-0.5! 8,12! -8,12!'), BRASS, 1.8);
    p.shape(points('18,62! 36,60! 37,80! 20,82!'), N.light, 't.7');
    p.stitches([18, 62], [36, 60], 4, 3);
    p.stitches([20, 82], [37, 80], 4, 3);
    if (k)
      for (const s of SIDES)
        p.shape(
          [corner(s * 28 - 18, 102), corner(s * 28 + 18, 102), corner(s * 28 + 18, 112), corner(s * 28 - 18, 112)],
          BRASS,
          0.8,
        );
  },

  function peg(p: Pen, k: number) {
    const s = k % 2 ? 1 : -1;
    boot(p, s * -28, LEGS_HEIGHT, -s, 1.1);
    p.shape(flip(points('-2,20! -36,8! -46,116! -14,116! -4,44!'), s), N.main, 't');
    if (k < 2) {
      p.shape(
        flip([corner(22, 70), corner(36, 70), corner(33, LEGS_HEIGHT), corner(26, LEGS_HEIGHT)], s),
        '#a98450',
        't.9',
      );
      p.lines(
        [96, 104].map((y) => [
          [s * 24, y],
          [s * 35, y + 2],
        ]),
        1.6,
      );
    } else {
      p.disc(s * 30, 110, 27, N.dark, 3);
      p.disc(s * 30, 110, 19, BRASS, 2.2);
      p.lines(
        [0, 1, 2, 3].map((i) => [polar(s * 30, 110, i * 0.785 + 0.3, 19), polar(s * 30, 110, i * 0.785 + 3.44, 19)]),
        2.2,
      );
      p.disc(s * 30, 110, 5, N.light, 1.8);
      p.wire(
        [
          [s * 28, 70],
          [s * 30, 110],
        ],
        6,
        3,
        N.light,
      );
    }
    p.shape(flip(points('2,20! 36,8! 44,76! 34,72! 28,80! 20,72! 12,78!'), s), N.main, 't');
    p.shape(mirrored(points('L 38,20! 8,42!')), N.main, 't');
    p.shape(mirrored(points('L 34,10!')), LEATHER, 0.8);
    p.lantern(-s * 38, 12, 0.8);
  },

  function robe(p: Pen, k: number) {
    for (const s of SIDES) {
      if (k) boneFoot(p, s * 18, LEGS_HEIGHT, s);
      else boot(p, s * 20, LEGS_HEIGHT, s);
    }
    const hem = Array.from({ length: 10 }, (_, i) => corner(58 - (i * 116) / 9, (i % 2 ? 122 : 104) + p.any(-6, 6)));
    p.shape([...points('L 38,40 50,84'), ...hem, ...points('-50,84 -38,40 -L')], k ? N.dark : N.main, 't');
    p.lines(polylines('-14,16 -18,60 -26,100 | 10,16 12,70 16,104 | 26,30 32,66 38,96'), 1.7);
    p.scar(points('-34,52 -16,62 2,58'), 3);
    p.shape(mirrored(points('L 33,9!')), ROPE, 0.8);
    p.wire(points('18,8 22,28 18,48'), 5, 2.6, ROPE);
    if (k) p.key(18, 50, 0.9);
    else p.eye(18, 54, 7, { kind: 'button', skin: BONE });
    p.shape(points('-36,74! -16,78! -18,96! -38,92!'), N.light, 't.7');
    p.stitches([-36, 74], [-16, 78], 4, 3);
  },

  function tripod(p: Pen, k: number) {
    for (const [x, y] of points('-52,136 52,136 4,138')) {
      const a: Point = [x * 0.3, 30];
      const m: Point = [x * 0.72, 78];
      p.wire([a, m, [x, y - 6]], 9.5, 5.6, x === 4 ? N.light : BRASS);
      p.disc(m[0], m[1], 7, N.dark, 2.2);
      p.shape([corner(x - 14, y), corner(x - 7, y - 10), corner(x + 7, y - 10), corner(x + 14, y)], N.dark, 0.8);
    }
    p.shape(mirrored(points('L 40,12! 38,34 20,50')), k ? BRASS : N.main, 't');
    p.rivets(points('-30,14 -10,14 10,14 30,14'), 2.4);
    p.disc(0, 31, 11, DARK, 2.2);
    if (k) p.eye(0, 31, 8, { kind: 'candle', lid: 0.35, skin: DARK });
    else p.flame(0, 35, 0.8);
  },
];

export const NECRONAUTS: Legionary = { head: HEADS, torso: TORSOS, legs: LEGS };
