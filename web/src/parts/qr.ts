/**
 * QR codes for links: byte mode, error correction M, versions 1 to 10 (up to 213 bytes).
 * Gives the rows of modules, true for dark.
 */

/** For each version: correction bytes a block, and the blocks as [how many, data bytes each]. Level M. */
const BLOCKS: [number, [number, number][]][] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

type Grid = (boolean | undefined)[][];

export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, blocks], v) => bytes.length + (v < 9 ? 2 : 3) <= capacity(blocks)) + 1;
  if (!version) return null;
  const [corrections, blocks] = BLOCKS[version - 1]!;
  const stream = interleave(dataBytes(bytes, version, capacity(blocks)), blocks, corrections);
  const plain = frame(version);
  const masks = Array.from({ length: 8 }, (_, mask) => finish(plain, stream, mask, version));
  return masks.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}

function capacity(blocks: [number, number][]): number {
  return blocks.reduce((sum, [count, size]) => sum + count * size, 0);
}

function dataBytes(bytes: number[], version: number, size: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, size * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const out = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  for (let pad = 0; out.length < size; pad++) out.push(pad % 2 ? 0x11 : 0xec);
  return out;
}

// --- Reed-Solomon over GF(256) with 0x11d ------------------------------------------------------------
const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

function correctionBytes(data: number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, place) => (next[place + 1]! ^= times(factor, EXP[i]!)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    divisor.forEach((factor, place) => (rest[i + place]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function interleave(data: number[], blocks: [number, number][], corrections: number): number[] {
  const parts: number[][] = [];
  let from = 0;
  for (const [count, size] of blocks) {
    for (let i = 0; i < count; i++, from += size) parts.push(data.slice(from, from + size));
  }
  const checks = parts.map((part) => correctionBytes(part, corrections));
  const zip = (lists: number[][]) => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
    ).flat();
  };
  return [...zip(parts), ...zip(checks)];
}

// --- the grid ----------------------------------------------------------------------------------------
function frame(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = ALIGNMENT[version - 1] ?? [];
  const last = centres.length - 1;
  centres.forEach((cy, i) =>
    centres.forEach((cx, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  return grid;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function finish(plain: Grid, stream: number[], mask: number, version: number): boolean[][] {
  const grid = plain.map((row) => [...row]);
  const size = grid.length;
  writeFormat(grid, mask);
  if (version >= 7) writeVersion(grid, version);
  const flips = MASKS[mask]!;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== undefined) continue;
        const dark = ((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        bit++;
        grid[y]![x] = Boolean(dark) !== flips(x, y);
      }
    }
  }
  return grid.map((row) => row.map(Boolean));
}

function remainder(value: number, length: number, divisor: number, width: number): number {
  let rest = value << width;
  for (let bit = length - 1; bit >= 0; bit--) if (rest & (1 << (bit + width))) rest ^= divisor << bit;
  return (value << width) | rest;
}

function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = remainder(mask, 5, 0x537, 10) ^ 0x5412; // level M is 00
  const dark = (i: number) => Boolean((bits >> i) & 1);
  for (let i = 0; i < 6; i++) grid[i]![8] = dark(i);
  grid[7]![8] = dark(6);
  grid[8]![8] = dark(7);
  grid[8]![7] = dark(8);
  for (let i = 9; i < 15; i++) grid[8]![14 - i] = dark(i);
  for (let i = 0; i < 8; i++) grid[8]![size - 1 - i] = dark(i);
  for (let i = 8; i < 15; i++) grid[size - 15 + i]![8] = dark(i);
  grid[size - 8]![8] = true;
}

function writeVersion(grid: Grid, version: number): void {
  const size = grid.length;
  const bits = remainder(version, 6, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const dark = Boolean((bits >> i) & 1);
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    grid[b]![a] = dark;
    grid[a]![b] = dark;
  }
}

/** How hard a grid is to read: long runs, big squares, false finders, too much of one shade. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x];
      if (dark === grid[y - 1]![x] && dark === grid[y]![x - 1] && dark === grid[y - 1]![x - 1]) sum += 3;
    }
  }
  const share = grid.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
