/** Chips say whole words. All of them are measured at once, then each gets the width that its words need; a fact for
 *  which there is no room goes as a whole. The page is laid out twice, however many they are. */
const STEP = 2;
const DANGERS = '.bad, .deadly';

/** What cannot be broken, by its width; a block ends its line. */
interface Piece {
  width: number;
  ends: boolean;
}
interface Told {
  fact: HTMLElement;
  pieces: Piece[];
  danger: boolean;
}
interface Measured {
  chip: HTMLElement;
  /** What of the width is none of the words'. */
  edge: number;
  least: number;
  /** Of name and facts together. */
  height: number;
  name: Piece[];
  letters: Letters;
  facts: Told[];
  small: Letters;
}
/** How words stand in lines, and how many lines there may be. */
interface Letters {
  line: number;
  /** Below the letters of a line, which may be cut. */
  below: number;
  space: number;
  gap: number;
  most: number;
}

/** Rows that slide sideways have room for chips as wide as so many letters are high; columns on a phone have none. Only for names and dangers anything is slid out of sight. Whether the row slides. */
export function makeRoom(row: HTMLElement, letters: number): boolean {
  const chips = [...row.querySelectorAll<HTMLElement>('.chip')];
  chips.forEach(reset);
  const most = letters * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const all = chips.map(measured);
  if (most) widen(row, all, most);
  const wide = chips.map((chip) => chip.clientWidth);
  const crowded = row.scrollWidth > wholeWidth(row) + 1;
  all.forEach((one, place) => shorten(one, (wide[place] ?? 0) - one.edge));
  return crowded;
}

/** Of the row without the arrows that stand beside it while it slides. */
function wholeWidth(row: HTMLElement): number {
  const around = row.parentElement?.clientWidth ?? 0;
  return around - parseFloat(getComputedStyle(row).marginLeft) * 2;
}

function reset(chip: HTMLElement): void {
  chip.style.minWidth = '';
  delete chip.dataset.more;
  for (const fact of factsOf(chip)) fact.hidden = false;
}

const factsOf = (chip: HTMLElement): HTMLElement[] => [...chip.querySelectorAll<HTMLElement>('.fact')];

// --- measuring ------------------------------------------------------------------------------------------
function measured(chip: HTMLElement): Measured {
  const name = chip.querySelector<HTMLElement>('.name')!;
  const facts = chip.querySelector<HTMLElement>('.facts');
  const style = getComputedStyle(chip);
  const above = name.getBoundingClientRect().top - (pictureAbove(name) ?? chip).getBoundingClientRect().top;
  return {
    chip,
    edge: chip.clientWidth - name.clientWidth,
    least: parseFloat(style.minWidth) || 0,
    height: chip.clientHeight - parseFloat(style.paddingTop) * 2 - (parseFloat(style.rowGap) || 0) - (pictureAbove(name) ? above : 0), // prettier-ignore
    name: piecesOf(name),
    letters: lettersOf(name),
    facts: [...(facts?.children ?? [])].flatMap((fact) => (fact instanceof HTMLElement ? toldBy(fact) : [])),
    small: lettersOf(facts ?? name),
  };
}

/** On a phone a picture stands above the name. */
function pictureAbove(name: HTMLElement): Element | null {
  const picture = name.parentElement?.querySelector('.picture') ?? null;
  const isAbove = picture && picture.getBoundingClientRect().bottom <= name.getBoundingClientRect().top + 2;
  return isAbove ? picture : null;
}

function lettersOf(words: HTMLElement): Letters {
  const style = getComputedStyle(words);
  const line = parseFloat(style.lineHeight) || 1.2 * parseFloat(style.fontSize);
  const clamped = style.whiteSpace === 'nowrap' ? 1 : parseInt(style.webkitLineClamp) || Infinity;
  const high = Math.floor(parseFloat(style.maxHeight) / line + 0.3) || Infinity;
  return {
    line,
    below: 0.4 * parseFloat(style.fontSize),
    space: 0.28 * parseFloat(style.fontSize),
    gap: parseFloat(style.columnGap) || 0,
    most: words.matches('.name') ? clamped : high,
  };
}

/** Whoever does not see the page hears more. A price stays, whatever goes. */
function toldBy(fact: HTMLElement): Told[] {
  if (fact.matches('.sr')) return [];
  const isFact = fact.matches('.fact');
  return [{ fact, pieces: isFact ? piecesOf(fact) : [atomOf(fact)], danger: !isFact || fact.matches(DANGERS) }];
}

/** Words, signs and prices in the order in which they stand. */
function piecesOf(words: HTMLElement): Piece[] {
  return [...words.childNodes].flatMap((node): Piece[] => {
    if (node instanceof Text) return wordsOf(node);
    if (!(node instanceof Element) || node.matches('.sr')) return [];
    const inside = node instanceof HTMLElement && node.textContent ? piecesOf(node) : [atomOf(node)];
    const isBlock = getComputedStyle(node).display === 'block';
    return inside.map((piece, place) => ({ ...piece, ends: isBlock && place === inside.length - 1 }));
  });
}

function atomOf(node: Element): Piece {
  return { width: node.getBoundingClientRect().width, ends: false };
}

const pen = document.createElement('canvas').getContext('2d')!;

/** By their letters, not by where they stand: a line that was cut stands nowhere. */
function wordsOf(text: Text): Piece[] {
  const style = getComputedStyle(text.parentElement!);
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return (text.data.match(/[^ \n]+/g) ?? []).map((word) => ({ width: pen.measureText(word).width + 0.5, ends: false }));
}

// --- reckoning ------------------------------------------------------------------------------------------
function linesOf(pieces: Piece[], width: number, space: number): number {
  let [lines, rest] = [0, -1];
  for (const piece of pieces) {
    if (rest < piece.width + space) [lines, rest] = [lines + 1, width - piece.width];
    else rest -= piece.width + space;
    if (piece.ends) rest = -1;
  }
  return lines;
}

const wholeOf = (pieces: Piece[], space: number): number =>
  pieces.reduce((sum, piece) => sum + piece.width + space, -space);

const fits = (pieces: Piece[], width: number): boolean => pieces.every((piece) => piece.width <= width);

/** Facts stand beside each other, as many as a line holds; a long one has lines of its own. */
function linesOfFacts({ gap, space }: Letters, facts: Told[], width: number): number {
  let [lines, rest] = [0, -1];
  for (const { pieces } of facts) {
    const whole = wholeOf(pieces, space);
    if (rest >= whole + gap) rest -= whole + gap;
    else [lines, rest] = [lines + Math.max(1, linesOf(pieces, width, space)), whole > width ? -1 : width - whole];
  }
  return lines;
}

function hasRoom(one: Measured, facts: Told[], width: number): boolean {
  const [name, told] = [linesOf(one.name, width, one.letters.space), linesOfFacts(one.small, facts, width)];
  const isLowEnough = !told || name * one.letters.line + told * one.small.line - one.small.below <= one.height;
  const isWideEnough = fits(one.name, width) && facts.every(({ pieces }) => fits(pieces, width));
  return isWideEnough && isLowEnough && name <= one.letters.most && told <= one.small.most;
}

/** The least width at which so much of it is whole. */
function needed(one: Measured, facts: Told[], most: number): number {
  let width = Math.max(one.least, one.edge);
  while (width < most && !hasRoom(one, facts, width - one.edge)) width += STEP;
  return Math.min(width, Math.max(most, one.least));
}

// --- giving ---------------------------------------------------------------------------------------------
/** Everything has room if all stays in sight; else names and dangers, and of the rest as much as stays in sight. */
function widen(row: HTMLElement, all: Measured[], most: number): void {
  const whole = all.map((one) => needed(one, one.facts, most));
  const least = all.map((one) => needed(one, one.facts.filter(({ danger }) => danger), most)); // prettier-ignore
  const room = roomIn(row, all);
  let width = least;
  for (let more = least; room(more);) {
    width = more;
    more = width.map((now, place) => Math.min(now + STEP, whole[place] ?? now));
    if (more.every((now, place) => now === width[place])) break;
  }
  all.forEach(({ chip }, place) => (chip.style.minWidth = `${width[place]}px`));
}

/** Tells whether chips of these widths stay in sight: beside each other in their line, below each other in a grid. */
function roomIn(row: HTMLElement, all: Measured[]): (widths: number[]) => boolean {
  const tops = all.map(({ chip }) => chip.offsetTop);
  const lines = [...new Set(tops)].map((top) => [...all.keys()].filter((place) => tops[place] === top));
  const gap = parseFloat(getComputedStyle(row).columnGap) || 0;
  const others = [...row.querySelectorAll<HTMLElement>('.lab, .sep')].map((one) => one.offsetWidth + gap);
  const isGrid = getComputedStyle(row).display === 'grid' && !row.querySelector('.line');
  const rest = isGrid
    ? 0
    : others.reduce((sum, wide) => sum + wide, 0) / (row.querySelector('.line') ? lines.length : 1);
  const free = wholeWidth(row) - parseFloat(getComputedStyle(row).paddingLeft) * 2 - rest;
  return (widths) => {
    const columns = Math.max(...lines.map((line) => line.length));
    const at = (line: number[], column: number): number => widths[line[column] ?? -1] ?? 0;
    const shared = Array.from({ length: columns }, (_, column) => Math.max(...lines.map((line) => at(line, column))));
    const sums = isGrid ? [shared] : lines.map((line) => line.map((place) => widths[place] ?? 0));
    return sums.every((wide) => wide.reduce((sum, one) => sum + one + gap, -gap) <= free);
  };
}

/** The longest facts go first, dangers never. */
function shorten(one: Measured, width: number): void {
  let left = one.facts;
  const spare = left.filter(({ danger }) => !danger).sort((a, b) => wholeOf(b.pieces, 0) - wholeOf(a.pieces, 0));
  const more: Told = { fact: one.chip, pieces: [{ width: one.small.line, ends: false }], danger: false };
  for (const told of spare) {
    if (hasRoom(one, left.length < one.facts.length ? [...left, more] : left, width)) break;
    left = left.filter((other) => other !== told);
    told.fact.hidden = true;
    one.chip.dataset.more = '';
  }
}
