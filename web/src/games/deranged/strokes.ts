/** Path data put somewhere else: moved, turned, made smaller. A drawing of many small things pans faster without a group around each. */
export interface Placing {
  x: number;
  y: number;
  /** In degrees. */
  angle?: number;
  scale?: number;
}

const PARTS = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))/g;
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, z: 0 };

/** Every command is written in full; lines along an axis become lines, since they may be turned. Arcs are not needed and not known. */
export function placed(data: string, { x, y, angle = 0, scale = 1 }: Placing): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180) * scale, Math.sin((angle * Math.PI) / 180) * scale];
  const short = (value: number) => String(Math.round(value * 100) / 100);
  const point = (dx: number, dy: number, from: number) =>
    `${short(dx * cos - dy * sin + x * from)} ${short(dx * sin + dy * cos + y * from)}`;
  let written = '';
  let here = { x: 0, y: 0 };
  let start = { x: 0, y: 0 };
  for (const { command, numbers } of commands(data)) {
    const kind = command.toLowerCase();
    const absolute = command !== kind;
    if (kind === 'z') {
      written += 'Z';
      here = { ...start };
      continue;
    }
    const pairs =
      kind === 'h'
        ? [[numbers[0]!, absolute ? here.y : 0]]
        : kind === 'v'
          ? [[absolute ? here.x : 0, numbers[0]!]]
          : inPairs(numbers);
    const name = kind === 'h' || kind === 'v' ? 'l' : kind;
    written +=
      (absolute ? name.toUpperCase() : name) + pairs.map(([dx, dy]) => point(dx!, dy!, absolute ? 1 : 0)).join(' ');
    const [endX, endY] = pairs.at(-1)!;
    here = absolute ? { x: endX!, y: endY! } : { x: here.x + endX!, y: here.y + endY! };
    if (kind === 'm') start = { ...here };
  }
  return written;
}

const inPairs = (numbers: number[]): number[][] =>
  Array.from({ length: numbers.length / 2 }, (_, place) => [numbers[place * 2]!, numbers[place * 2 + 1]!]);

/** One entry for each command with its numbers; a command that is not repeated in writing still is one of its own. */
function commands(data: string): { command: string; numbers: number[] }[] {
  const found: { command: string; numbers: number[] }[] = [];
  let command = '';
  let numbers: number[] = [];
  for (const [, letter, number] of data.matchAll(PARTS)) {
    if (letter) {
      [command, numbers] = [letter, []];
      if (letter.toLowerCase() === 'z') found.push({ command, numbers });
    } else numbers.push(Number(number));
    const wanted = ARGUMENTS[command.toLowerCase()] ?? 0;
    if (!wanted || numbers.length < wanted) continue;
    found.push({ command, numbers });
    numbers = [];
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return found;
}
