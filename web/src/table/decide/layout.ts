/** What the bar shows of a decision: tabs, the chips of the open one, a second step where they are many, the right end. */
import type { Bar, Chip, Decision, Fact, Several, Tab, Way } from '../../protocol';

/** The tab of what stands at the right end. */
export const END = -1;
/** More chips than keys: then there is a second step, if the game has headings for one. */
export const KEYS = 9;
/** So few stand in one row without tabs, and have room for all they say. */
export const FEW = 6;

/** So many of a row of a table have a key. */
const IN_ROW = 5;

export interface Entry {
  /** Of the option. */
  index: number;
  chip: Chip;
  key: string;
  /** The option only begins it. */
  way?: Way;
  /** The words of its tab, where there is no row of tabs. */
  above?: Tab;
}

/** Chips of one heading, which opens in place. */
export interface Heading {
  words: string;
  entries: Entry[];
  key: string;
}

export type Item = Entry | Heading;
export const isHeading = (item: Item): item is Heading => 'entries' in item;

/** Neighbours with the same words before them; '' without. */
export interface Section {
  label: string;
  items: Item[];
  /** Of a row of a table: the drawing before its words. */
  sign?: string;
}

export interface TabShown {
  at: number;
  tab: Tab;
  count: number;
}

export interface Layout {
  tabs: TabShown[];
  /** The open tab; 0 where there are none. */
  tab: number;
  /** The heading that is open, '' at the first step. */
  heading: string;
  /** Whether the open tab needs a second step. */
  stepped: boolean;
  sections: Section[];
  ends: Entry[];
  /** The sections are the rows of a table; the tabs that are none of them stand beside it. */
  isTable: boolean;
  /** On a phone the open tab is one row of that table. */
  isRow: boolean;
}

/** What was opened by hand. */
export interface Opened {
  tab: number | null;
  heading: string;
}

export const NOTHING_SHOWN: Layout = {
  tabs: [],
  tab: 0,
  heading: '',
  stepped: false,
  sections: [],
  ends: [],
  isTable: false,
  isRow: false,
};

/** The open options as the bar shows them. Keys are 1–9 from left to right and 0 at the right end; without a right end 0 is a tenth chip. */
export function layOut(bar: Bar, open: number[], opened: Opened, narrow = false): Layout {
  const all = [...open.flatMap((index) => entriesAt(bar, index)), ...waysAmong(bar, open)];
  const ends = all.filter(({ chip }) => chip.tab === END).map((entry, place) => ({ ...entry, key: place ? '' : '0' }));
  const rest = all.filter(({ chip }) => chip.tab !== END);
  const tabs = tabsOf(bar, rest);
  const tab = openTab(tabs, opened.tab);
  if (tabs.length && tab < (bar.rows ?? 0) && !narrow) return table(tabs, tab, rest, bar.rows ?? 0, ends);
  if (tabs.length && isFew(bar, rest, narrow)) return flat(tabs, rest, ends);
  const mine = tabs.length ? rest.filter(({ chip }) => tabOf(chip, tabs) === tab) : rest;
  const split = splitUp(mine);
  const isRow = tabs.length > 0 && tab < (bar.rows ?? 0);
  const stepped = mine.length > KEYS && split.length < mine.length;
  const heading = stepped && mine.some(({ chip }) => chip.under === opened.heading) ? opened.heading : '';
  const items = heading ? mine.filter(({ chip }) => chip.under === heading) : stepped ? split : mine;
  const keyed = withKeys(items, ends.length > 0);
  return {
    tabs,
    tab,
    heading,
    stepped,
    sections: heading || stepped ? [{ label: '', items: keyed }] : labelled(keyed),
    ends,
    isTable: false,
    isRow,
  };
}

/** So few under several tabs need none: each says the words of its heading or tab itself. Places of a town are found by what can be done there. */
const isFew = (bar: Bar, rest: Entry[], narrow: boolean): boolean =>
  rest.length <= (narrow ? FEW : KEYS) && !bar.rows && !bar.ways?.length;

function flat(tabs: TabShown[], rest: Entry[], ends: Entry[]): Layout {
  const told = tabs.flatMap(({ at, tab }) =>
    rest
      .filter(({ chip }) => tabOf(chip, tabs) === at)
      .map((entry) => ({ ...entry, above: { ...tab, words: entry.chip.under || tab.words } })),
  );
  return { ...NOTHING_SHOWN, sections: [{ label: '', items: withKeys(told, ends.length > 0) }], ends };
}

/** The first tabs as rows of a table: the keys go along the first five of each. */
function table(tabs: TabShown[], tab: number, rest: Entry[], rows: number, ends: Entry[]): Layout {
  const sections = tabs.slice(0, rows).map((row) => ({
    label: row.tab.words,
    sign: row.tab.sign ?? '',
    items: rest
      .filter(({ chip }) => tabOf(chip, tabs) === row.at)
      .map((entry, place) => ({ ...entry, key: keyInTable(row.at, place, ends.length > 0) })),
  }));
  return { tabs, tab, heading: '', stepped: false, sections, ends, isTable: true, isRow: false };
}

function keyInTable(row: number, place: number, hasEnd: boolean): string {
  const at = row * IN_ROW + place;
  return place < IN_ROW ? keyAt(at, Math.max(at + 1, KEYS + 1), hasEnd) : '';
}

function entriesAt(bar: Bar, index: number): Entry[] {
  const chip = bar.chips[index];
  return chip ? [{ index, chip, key: '' }] : [];
}

/** Ways of more than one place; what leads to the next place has a chip of its own. The nearest come first, as the game says. */
function waysAmong(bar: Bar, open: number[]): Entry[] {
  return (bar.ways ?? [])
    .filter(({ option, places, tab }) => open.includes(option) && !isStep(bar, option, places, tab ?? 0))
    .map((way) => ({
      index: way.option,
      chip: { words: way.words, facts: way.facts ?? [], tab: way.tab ?? 0 },
      key: '',
      way,
    }));
}

function isStep(bar: Bar, option: number, places: number[], tab: number): boolean {
  return places.length === 1 && (bar.chips[option]?.tab ?? 0) === tab;
}

/** The way to the same place from the next one on; null if it is not one place shorter, or something else is asked. */
export function goOn(decision: Decision | null, goal: number, left: number): Way | null {
  return decision?.bar.ways?.find(({ places }) => places.at(-1) === goal && places.length === left) ?? null;
}

const tabOf = (chip: Chip, tabs: readonly unknown[]): number => Math.max(0, Math.min(chip.tab ?? 0, tabs.length - 1));

/** All tabs, also those without options; none where there is only one. */
function tabsOf(bar: Bar, rest: Entry[]): TabShown[] {
  const tabs = bar.tabs ?? [];
  if (tabs.length < 2) return [];
  return tabs.map((tab, at) => ({ at, tab, count: rest.filter(({ chip }) => tabOf(chip, tabs) === at).length }));
}

function openTab(tabs: TabShown[], wanted: number | null): number {
  if (wanted !== null && tabs[wanted]?.count) return wanted;
  return tabs.find(({ count }) => count > 0)?.at ?? 0;
}

/** The first step: a heading for chips that share it; a chip alone under its heading stands for itself. */
function splitUp(entries: Entry[]): Item[] {
  const found: Item[] = [];
  const headings = new Map<string, Heading>();
  for (const entry of entries) {
    const words = entry.chip.under ?? '';
    const known = headings.get(words);
    if (known) known.entries.push(entry);
    else if (words && entries.filter(({ chip }) => chip.under === words).length > 1) {
      const heading = { words, entries: [entry], key: '' };
      headings.set(words, heading);
      found.push(heading);
    } else found.push(entry);
  }
  return found;
}

function withKeys(items: Item[], hasEnd: boolean): Item[] {
  return items.map((item, place) => ({ ...item, key: keyAt(place, items.length, hasEnd) }));
}

export function keyAt(place: number, many: number, hasEnd: boolean): string {
  if (place < KEYS) return String(place + 1);
  return place === KEYS && many === KEYS + 1 && !hasEnd ? '0' : '';
}

/** At the first step chips of one heading stand behind its words. */
function labelled(items: Item[]): Section[] {
  const found: Section[] = [];
  for (const item of items) {
    const label = isHeading(item) ? '' : (item.chip.under ?? '');
    const last = found.at(-1);
    if (last?.label === label) last.items.push(item);
    else found.push({ label, items: [item] });
  }
  return found;
}

export const itemsOf = (layout: Layout): Item[] => layout.sections.flatMap(({ items }) => items);

/** The options that have their own chip on the screen, with their keys. */
export function keysOf(layout: Layout): Map<number, string> {
  const shown = itemsOf(layout).filter((item): item is Entry => !isHeading(item) && !isFar(item));
  return new Map([...shown, ...layout.ends].filter(({ key }) => key).map(({ index, key }) => [index, key]));
}

/** Everything that is on the screen and stands for an option by itself. */
export function shownOptions(layout: Layout): number[] {
  return itemsOf(layout).flatMap((item) => (isHeading(item) || isFar(item) ? [] : [item.index]));
}

const isFar = ({ way }: Entry): boolean => (way?.places.length ?? 0) > 1;

/** What a chip is about on the table: a way is about where it ends. */
export function argsOf(decision: Decision, { index, way }: Entry): Record<string, number> {
  const args = decision.options[index]?.args ?? {};
  const [kind] = Object.keys(args);
  return way && kind ? { [kind]: way.places.at(-1) ?? 0 } : args;
}

const WEIGHT = ['deadly', 'bad'];
/** The graver first, else as the game says. */
export function inOrder(facts: readonly Fact[]): Fact[] {
  const weight = ({ tone }: Fact) => (WEIGHT.indexOf(tone ?? '') + WEIGHT.length + 1) % (WEIGHT.length + 1);
  return [...facts].sort((a, b) => weight(a) - weight(b));
}

/** What is done by an option, as the button that does it says. */
export function deedOf(decision: Decision, index: number): string {
  const chip = decision.bar.chips[index];
  return chip?.deed || chip?.words || decision.options[index]?.label || '';
}

/** The way to a chip: its tab, its heading, its name. */
export function trailOf(bar: Bar, index: number): string[] {
  const chip = bar.chips[index];
  const tab = (bar.tabs ?? []).length > 1 ? bar.tabs?.[chip?.tab ?? 0]?.words : '';
  return [tab, chip?.under, chip?.words].filter((words): words is string => Boolean(words));
}

// --- several at once ------------------------------------------------------------------------------------

/** Where one of one is picked, a click is the answer; a bar of several is for more. */
export function severalOf(bar: Bar | undefined): Several | null {
  const several = bar?.several ?? null;
  return several && several.most === 1 && several.least === 1 ? null : several;
}

export type Toggling = { does: 'toggle'; toggled: number[] } | { does: 'too many' };

/** A pick is clicked on or off. Of one at most the other is put back; of more nothing is put back by itself. */
export function toggle(several: Several, toggled: number[], place: number): Toggling {
  if (toggled.includes(place)) return { does: 'toggle', toggled: toggled.filter((other) => other !== place) };
  if (several.most === 1) return { does: 'toggle', toggled: [place] };
  if (toggled.length >= several.most) return { does: 'too many' };
  return { does: 'toggle', toggled: [...toggled, place] };
}

/** What is picked before anybody clicked: everything, where all of it must be. */
export function toggledAtFirst(several: Several | null): number[] {
  return several && several.picks.length === several.least ? several.picks.map((_, place) => place) : [];
}

export const canFinish = (several: Several, toggled: number[]): boolean => Boolean(several.results[toggled.length]);

/** The place of the pick that is this copy of a thing, or -1; of fewer copies the last. */
export function pickAbout(several: Several, kind: string, value: number, copy = 0): number {
  const all = several.picks.flatMap(({ args }, place) => (args[kind] === value ? [place] : []));
  return all[Math.min(copy, all.length - 1)] ?? -1;
}

/** Which of equal picks this one is. */
export function copyOf(several: Several, place: number): number {
  const args = several.picks[place]?.args ?? {};
  return several.picks.slice(0, place).filter((other) => sameArgs(other.args, args)).length;
}

export function sameArgs(a: Record<string, number>, b: Record<string, number>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
