/**
 * What the page and a game's board know of each other.
 *
 * A game lives in `games/<id>/` and is loaded when a table of it is opened. It may have
 *   Board.svelte   the shared table: opponents, the middle, my own things           (props: BoardProps)
 *   Hand.svelte    what I hold; the page puts it under the decision bar, and into a
 *                  drawer on a phone                                                (props: BoardProps)
 *   Card.svelte    one card, as large as a scene shows it; nothing for a kind that it does not know (props: CardProps)
 *   Last.svelte    the table as the end of the game shows it, smaller and without anything to press    (props: LastProps)
 *   glance.ts      what the page itself needs to know of the game; all exports are optional: `glance`, `when`, `sign`
 *                  (see Manners below)
 *   box.ts         holds what is printed on the components; the server sends it, and the page opens it before the board is shown
 *   protocol.ts    the types of that box, generated
 * Without Board.svelte the page draws counts and lists itself, so that every game can be played.
 *
 * Rules for boards
 * - The shell owns the decision bar, keys 1–9 0, Enter, Esc, Space, u, l, ?, and all talk with the server. A board only shows
 *   `state.view`, marks what can be chosen, and reports clicks.
 * - A thing is named as the server names it: the argument of an option, of an event, of a question. `{ kind: 'card', value: 43 }`
 *   is what an option with `args: { card: 43 }` is about.
 * - On click or Enter on a thing always call `pick(kind, value)`; the page does the right thing:
 *     one open option is about it           -> it is chosen; where the bar shows one of several, that one
 *     several are                           -> they become the open ones (`open` shrinks; the bar shows only them; Esc widens)
 *     several things are picked at once     -> it is picked, or put back; `toggled` has all that are picked
 *     none is                               -> the server is asked why not, and its sentence appears in the bar
 *   `choose(index)` is for buttons that stand for exactly one option.
 * - Things to choose get the class `tgt` (the one glow of the page, in base.css) and the key that the bar shows for them, if it shows
 *   one: `markOf(...)` below. Things that cannot be chosen stay as bright as they are: people plan with them.
 * - Things that are picked together with others get the class `ticked` (a check mark, in base.css) while `isToggled(...)`.
 * - Pieces that can be chosen are real <button>s (or role="button" with tabindex and Enter/Space), with a name for screen readers.
 * - A board is a size container (`container-type: size` is set by the page on the area around it). It never scrolls the page and
 *   fits 1280 x 800 as well as a phone of 390 px; inside a phone's board area it may scroll or pan by itself.
 * - No rule is worked out here: what an option costs, brings, risks and reaches stands in its `preview`.
 * - Only what `state` holds may be put into the page: no face of a card before the viewer may see it.
 * - No style attributes in markup (they are forbidden by the page's policy): set custom properties with `use:vars={{ cw: '3cqw' }}`
 *   (from `../../parts/vars`) or Svelte's `style:--name={value}` directive, which goes through the CSSOM.
 * - All of it works with `motion` false: then nothing moves.
 */
import type { Decision, LogLine, OptionOut, State } from '../protocol';
import type { Translate } from '../text';

/** A thing on the table, in the words of the protocol: argument name and number. */
export interface Thing {
  kind: string;
  value: number;
  /** Of equal things, which one: 0 (or nothing) is the first of them as they lie there. */
  copy?: number;
}

/** An option with the key that the bar shows for it; '' while it shows none. */
export interface Keyed extends OptionOut {
  key?: string;
}

/** A decision as boards see it. Where several things are picked at once, its options are those things. */
export interface Asked extends Decision {
  options: Keyed[];
}

/** What a state tells of its position, as the type of its own game. It is the one place where the page trusts its server:
 * the types are made from the fields of the game's view, and a test of the server holds played games against them. */
export const viewOf = <View>(told: unknown): View => told as View;

export interface BoardProps {
  /** The whole table as this viewer may know it; `state.view` is never null here. */
  state: State;
  /** In a replay seen by everyone: the view of every seat, by seat, so that all hands can be shown open. Otherwise null. */
  views: Record<string, unknown>[] | null;
  /** What I must decide now; null when I watch, wait, look at a replay, or my answer is on its way. */
  decision: Asked | null;
  /** Indices into `decision.options` that are still open after picks, in the order of the bar. All of them at first. */
  open: number[];
  /** The option that is chosen but not yet confirmed, or null. */
  chosen: number | null;
  /** The things picked so far: they narrowed the options, or are picked together. */
  picked: Thing[];
  /** Those of `picked` that are picked together with others and can be put back: show a check mark on them. */
  toggled: Thing[];
  /** What the mouse or the focus is on anywhere in the page (board, bar, log): highlight it. */
  hovered: Thing[];
  /** All that happened so far, in order. */
  log: LogLine[];
  /** The log lines that came with this state, for animation; empty at first sight, in jumps and after a reconnection. */
  fresh: LogLine[];
  /** Whether things may move: false with reduced motion, in hidden tabs, and while catching up. */
  motion: boolean;
  /** For Hand.svelte: true when there is room (desktop, or the drawer of a phone is open), false for the one-row strip above a
   *  phone's navigation, which may scroll sideways and is at most 76 px high. */
  spread: boolean;
  /** The page's own texts. A board keeps its texts in its own folder. */
  t: Translate;

  /** Take option `index` of the decision (asks for confirmation by itself where that is due). */
  choose(index: number): void;
  /** A thing was clicked, see above. `written` is the thing in the game's notation for "why not" (creature 7 is `b3`); the number
   *  itself when left out. `copy` says which of equal things was clicked. */
  pick(kind: string, value: number, written?: string, copy?: number): void;
  /** Ask why something cannot be chosen; the answer appears in the decision bar. */
  why(kind: string, value: number | string): void;
  /** The mouse is over a thing, or it has the focus; null when it left. */
  hover(thing: Thing | null): void;
  /** Open a rule by its id in the rules tab. */
  rule(id: string): void;
}

export interface CardProps {
  /** The card by the name and number that events give it: `{ kind: 'night', value: 4 }`. */
  card: Thing;
}

export interface LastProps {
  /** The table when the game was over. */
  state: State;
}

/** What the strip of seats shows for one seat. */
export interface Glance {
  /** Progress towards the end as `done` of `of` candles, or null. */
  candles: { done: number; of: number } | null;
  /** Short public counts, for instance { text: '5', label: '5 cards in hand', icon: 'cards' }. */
  counts: {
    text: string;
    label: string;
    icon: 'cards' | 'grain' | 'star' | 'heart' | 'none';
    /** Markup of the game's own sign, on a field of 24, instead of the icon. */ art?: string;
  }[];
  /** Who the seat is in the game: a character, a role that lies open. */
  as?: string;
  /** What holds for the seat now and everybody sees: first player, passed, in combat, possessed. `bad` in the colour of loss. */
  flags?: { label: string; art: string; bad?: boolean }[];
}

/** What `games/<id>/glance.ts` may export, each on its own. */
export interface Manners {
  /** Counts of one seat for the strip. */
  glance?: (view: Record<string, unknown>, seat: number) => Glance;
  /** A few words for the head of the page, such as "Round 2 · 13 cards left". */
  when?: (state: State) => string;
  /** The drawing of a tab or a fact of the bar by its name: markup on a field of 24, '' where the game has none. */
  sign?: (name: string) => string;
}

/** A seat as choices are written. */
export const writtenSeat = (seat: number): string => 'abcdefgh'[seat] ?? '-';

/** Which open options are about this thing, as indices into the options. */
export function waysAbout(decision: Asked | null, open: number[], kind: string, value: number): number[] {
  return decision ? open.filter((index) => decision.options[index]?.args[kind] === value) : [];
}

/** The key to show for these options: that of the only one that has a key now; '' when several have one, or none. */
export function keyAmong(decision: Asked | null, ways: number[]): string {
  const keys = ways.map((index) => decision?.options[index]?.key).filter(Boolean);
  return keys.length === 1 ? (keys[0] ?? '') : '';
}

/** The key to show on a thing. */
export function markOf(decision: Asked | null, open: number[], kind: string, value: number): string {
  return keyAmong(decision, waysAbout(decision, open, kind, value));
}

/** Whether a thing can be chosen now. */
export function isTarget(decision: Asked | null, open: number[], kind: string, value: number): boolean {
  return waysAbout(decision, open, kind, value).length > 0;
}

/** Whether a thing is picked together with others. */
export function isToggled(toggled: Thing[], kind: string, value: number, copy = 0): boolean {
  return toggled.some((thing) => thing.kind === kind && thing.value === value && (thing.copy ?? 0) === copy);
}

export function isHovered(hovered: Thing[], kind: string, value: number): boolean {
  return hovered.some((thing) => thing.kind === kind && thing.value === value);
}

/** Which of the equal ones before it the thing at a place is: 0 for the first. */
export function copyAt(things: readonly number[], place: number): number {
  return things.slice(0, place).filter((other) => other === things[place]).length;
}
