/** How the options of a decision are shown: what stands together, and what fits into the row with its words. */
import type { Shelf } from '../../games/board';
import type { Decision, OptionOut } from '../../protocol';

/** An option that is open: its index in the decision, and its place in the bar. */
export interface Entry {
  index: number;
  place: number;
  option: OptionOut;
}

/** Options of one kind that stand together. */
export interface Group {
  key: string;
  entries: Entry[];
}

/** Options under one heading. */
export interface Shelved {
  heading: string;
  sign: string;
  /** The price of all of them, or -1 where they differ. */
  cost: number;
  entries: ShelvedEntry[];
}
export interface ShelvedEntry extends Entry {
  shelf: Shelf;
}

/** Under headings; a few with all their words; one at a time on a phone; or a row of chips of which some have words. */
export type Shape = 'shelves' | 'few' | 'steps' | 'row';

export interface Fitting {
  entries: Entry[];
  shape: Shape;
  shelves: Shelved[];
  groups: Group[];
  /** Places in the bar, or of shelves among the shelves, that have room for their words. */
  worded: Set<number>;
  /** The question and its few options stand in one line. */
  oneLine: boolean;
  /** Not even the numbers fit into one row: then the row slides, by wheel, by arrows or with the focus. */
  crowded: boolean;
}

/** All widths are in pixels, and roughly right. */
const CHIP = 38;
const BESIDE = 240;
const AROUND = 40;
const PER_GROUP = 10;
const wants = (label: string) => label.length * 7.7 + 48;
const wantsShelf = (shelf: Shelf) => (shelf.words.length + (shelf.note?.length ?? 0)) * 6.6 + 36;

/** The open options in the order of the bar, each with what the game adds to its words. */
export function entriesOf(
  decision: Decision | null,
  open: number[],
  glossed: (option: OptionOut) => OptionOut,
): Entry[] {
  return open.flatMap((index, place) => {
    const option = decision?.options[index];
    return option ? [{ index, place, option: glossed(option) }] : [];
  });
}

/** How these options are shown in a bar so wide, or on a phone (`narrow`), where it may be higher. */
export function fit(entries: Entry[], shelves: Shelved[], width: number, narrow: boolean): Fitting {
  const room = width - BESIDE;
  const groups = grouped(entries);
  const all = entries.reduce((sum, entry) => sum + wants(entry.option.label) + 10, 0);
  const few = narrow ? isFewOnPhone(entries) : all <= room;
  const shape = shelves.length ? 'shelves' : few ? 'few' : narrow ? 'steps' : 'row';
  const bare = entries.length * (CHIP + 4) + groups.length * PER_GROUP;
  return {
    entries,
    shape,
    shelves,
    groups,
    worded: shape === 'shelves' ? spoken(shelves, width - AROUND) : worded(groups, room - bare),
    oneLine: shape === 'few' && !narrow && all <= room * 0.55,
    crowded: !narrow && (shape === 'shelves' ? spread(shelves) > width - AROUND : shape === 'row' && bare > room),
  };
}

function isFewOnPhone(entries: Entry[]): boolean {
  return entries.length <= 2 || (entries.length <= 4 && entries.every((entry) => entry.option.label.length <= 16));
}

/** Options of one verb stand together; where they speak of two things, those of the same first thing do. */
export function grouped(entries: Entry[]): Group[] {
  const found: Group[] = [];
  for (const entry of entries) {
    const values = Object.values(entry.option.args);
    const key = values.length > 1 ? `${entry.option.verb} ${values[0]}` : entry.option.verb;
    const last = found.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else found.push({ key, entries: [entry] });
  }
  return found;
}

/** Where not all fit: the places that still have room for their words, those that are alone with their verb. */
function worded(groups: Group[], room: number): Set<number> {
  const chosen = new Set<number>();
  let left = room;
  for (const group of groups) {
    const entry = group.entries[0];
    if (group.entries.length !== 1 || !entry) continue;
    left -= wants(entry.option.label) - CHIP;
    if (left >= 0) chosen.add(entry.place);
  }
  return chosen;
}

/** Neighbours with the same heading under it; none where an option has no heading, or all have the same. */
export function shelve(entries: Entry[], shelfOf: (option: OptionOut) => Shelf | null): Shelved[] {
  const found: Shelved[] = [];
  for (const entry of entries) {
    const shelf = shelfOf(entry.option);
    if (!shelf) return [];
    const last = found.at(-1);
    if (last?.heading === shelf.heading) add(last, { ...entry, shelf });
    else found.push(begun({ ...entry, shelf }));
  }
  return found.length > 1 ? found : [];
}

function begun(entry: ShelvedEntry): Shelved {
  const { heading, sign = '', cost = 0 } = entry.shelf;
  return { heading, sign, cost, entries: [entry] };
}

function add(group: Shelved, entry: ShelvedEntry): void {
  group.entries.push(entry);
  if (group.cost !== (entry.shelf.cost ?? 0)) group.cost = -1;
}

/** How wide a group is with numbers alone. */
const bareWidth = (group: Shelved) => Math.max(group.entries.length * CHIP, group.heading.length * 6.2 + 26) + 18;
const spread = (shelves: Shelved[]) => shelves.reduce((sum, group) => sum + bareWidth(group), 0);

/** The headings whose options have room for their words in one row: the first of all, then the shortest. */
function spoken(shelves: Shelved[], room: number): Set<number> {
  const said = new Set<number>();
  let left = room - spread(shelves);
  const more = shelves.map((group) =>
    Math.max(0, group.entries.reduce((sum, entry) => sum + wantsShelf(entry.shelf), 18) - bareWidth(group)),
  );
  for (const place of [...shelves.keys()].sort((a, b) => (a && b ? (more[a] ?? 0) - (more[b] ?? 0) : a - b))) {
    if ((more[place] ?? 0) > left) continue;
    left -= more[place] ?? 0;
    said.add(place);
  }
  return said;
}
