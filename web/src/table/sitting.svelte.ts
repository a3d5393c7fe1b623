/** One viewer at one table: what is known, what is chosen, what is on its way. Boards and panels read it and call it. */
import type { Thing } from '../games/board';
import { api } from '../api';
import { address, browser } from '../net/browser';
import { nothing, type Ledger } from '../net/ledger';
import { Line, type Command } from '../net/line';
import { prefs } from '../prefs.svelte';
import type {
  Because,
  ChatLine,
  Decision,
  HintOut,
  LogLine,
  NotebookOut,
  NotesOut,
  Refused,
  Section,
  Settle,
  State,
} from '../protocol';
import { goOn, type Entry } from './decide/layout';
import { Showing } from './decide/showing.svelte';
import { Looking, type Back } from './looking.svelte';
import { mustConfirm, openOptions, pickThing } from './narrow';
import { Pacing } from './pacing.svelte';
import { Soon } from './soon';
import { play } from './sounds';
import { linesOf, script, type Beat } from './stage/script';
import { REST, soundOf, type Stage } from './stage/stage.svelte';

/** What I am being asked goes on, or my clock runs while I only watch. */
function isPressing({ decision, clocks, you }: State, asked: Decision | null): boolean {
  return decision !== null && (decision.id === asked?.id || clocks[you] !== undefined);
}

/** Whatever boards and panels need of a viewer; a lesson has it, too. */
export type Sitting = Pick<LiveSitting, Exclude<keyof LiveSitting, 'tellSight'>>;

export class LiveSitting {
  ledger = $state.raw<Ledger>(nothing);
  status = $state<Line['status']>('connecting');
  under = $state.raw<Command | null>(null);
  because = $state.raw<Because | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** The decision for which a hint was asked, and the last hint that came. */
  hintFor = $state(0);
  private hinted = $state.raw<HintOut | null>(null);
  book = $state.raw<NotebookOut | null>(null);
  notes = $state.raw<NotesOut | null>(null);
  farewell = $state('');
  picked = $state.raw<Thing[]>([]);
  chosen = $state<number | null>(null);
  hovered = $state.raw<Thing[]>([]);
  private lookingBack = $state.raw<Back | null>(null);
  /** The number of the last event when this viewer decided last; -1 where this page has not seen it. */
  decidedAt = -1;
  /** What the table said last; the page may still be showing what came before it. */
  newest = $state.raw<State | null>(null);

  state = $derived<State | null>(this.ledger.state);
  log = $derived<LogLine[]>(this.ledger.log);
  chat = $derived<ChatLine[]>(this.ledger.chat);
  onlookers = $derived<number>(this.ledger.watching);
  /** As far as it was told: no more than the stage has shown. */
  story = $derived.by<Section[]>(() => this.stage.story ?? this.ledger.story);
  /** Only what is asked now can be answered. */
  asked = $derived<Decision | null>(this.newest === this.state ? (this.state?.decision ?? null) : null);
  decision = $derived<Decision | null>(this.under || this.lookingBack ? null : this.asked);
  open = $derived(openOptions(this.decision, this.picked));
  /** What of the decision is on the screen. */
  readonly showing: Showing = new Showing(
    () => (this.back ? null : this.asked),
    () => openOptions(this.asked, this.picked),
  );

  private readonly line: Line;
  private readonly soon = new Soon(() => this.pacing.catchUp());
  /** What came and is not shown yet. */
  readonly pacing = new Pacing(
    (batch) => this.show(batch),
    () => prefs.pace,
    browser.after,
    {
      of: (batch) => this.beatsOf(batch),
      pace: () => prefs.scenePace,
      motion: () => prefs.motion,
      begins: (beat) => soundOf(beat).forEach(play),
    },
  );
  /** Earlier moments on the board. */
  readonly looking = new Looking(
    () => this,
    (table, seat, event) => api.moments(table, seat, event),
    browser.after,
    () => REST[prefs.pace] || REST.fast,
  );
  private decisionId = -1;
  /** Where a way that was chosen as a whole leads, and over how many places more. */
  private goal: { place: number; left: number } | null = null;
  /** Whether this viewer has just taken something back, and may want to go further. */
  private tookBack = false;
  /** The last decision that was answered without asking; if that was refused, it is asked. */
  private alone = -1;
  private heard: State | null = null;
  private told = 0;
  /** When the newest state came, by the browser's own count: the clocks in it go on from there. */
  heardAt = $state(0);

  constructor(table: string, seat: number | null) {
    this.line = new Line(address(table), prefs.lang, seat, () => this.look(), browser);
    this.look();
  }

  close(): void {
    this.soon.cancel();
    this.pacing.forget();
    this.line.close();
  }

  /** Another person at this device looks now; -1 while the curtain is drawn. */
  sitAt(seat: number): void {
    this.decidedAt = -1;
    this.looking.forget();
    this.hovered = [];
    this.line.sitAt(seat);
  }

  /** What is played now; nothing while somebody looks at an earlier moment. */
  get beat(): Beat | null {
    return this.lookingBack ? null : this.stage.beat;
  }
  /** What the hand shows: while a scene waits for this viewer, what they hold after the deed that it tells of. */
  get inHand(): State | null {
    if (this.lookingBack) return this.lookingBack.state;
    const { beat } = this;
    if (!beat?.waits) return this.state;
    const last = linesOf(beat).at(-1)?.last ?? -1;
    const told = this.pacing.played.find(({ log }) => (log.at(-1)?.number ?? -1) >= last);
    return told?.state ?? this.state;
  }
  get stage(): Stage {
    return this.pacing.stage;
  }

  hurry = (): void => this.line.hurry();
  tellSight = (): void => this.line.look(!document.hidden);

  speak(): void {
    this.line.speak(prefs.lang);
  }

  /** The moment of the past that the board shows, or null for now; what comes meanwhile waits. */
  get back(): Back | null {
    return this.lookingBack;
  }
  set back(moment) {
    this.lookingBack = moment;
    this.pacing.hold(moment !== null);
  }

  private look(): void {
    if (!this.line) return; // the line speaks once while it is being made
    const { ledger } = this.line;
    const isNews = ledger.state !== this.heard;
    if (isNews) this.hear(ledger);
    if (isNews && ledger.state && isPressing(ledger.state, this.asked)) this.stage.end();
    if (this.pacing.behind) {
      if (isNews && this.isUrgent(ledger)) this.soon.now();
      else if (this.pacing.pace !== 'instant' || this.pacing.paused || this.stage.beat) this.pacing.go();
      else return this.soon.ask(); // bots may do more in a moment than a page can show
    }
    this.reflect();
  }

  /** Nobody follows it, it answers what was done here, or it is not the next moment of the same game. */
  private isUrgent({ state, gap }: Ledger): boolean {
    const shown = this.state;
    if (!shown || !state || gap || document.hidden) return true;
    if (this.status !== 'open' || this.under || state.lang !== shown.lang || state.you !== shown.you) return true;
    return shown.phase === 'lobby' || isPressing(state, this.asked);
  }

  /** What of these states is played before they are shown: nothing that was not seen to happen, and nothing while this
   *  viewer is asked and answers or the clock runs. Where nobody follows, only what waits for them. */
  private beatsOf(batch: Ledger[]): Beat[] {
    const last = batch.at(-1);
    if (!last?.state || !batch.some((ledger) => ledger.fresh.length) || isPressing(last.state, this.asked)) return [];
    const beats = script(this.ledger.story, last.story, this.log.at(-1)?.number ?? -1);
    return document.hidden ? beats.filter((beat) => beat.waits) : beats;
  }

  private hear(ledger: Ledger): void {
    this.heard = ledger.state;
    if (ledger.log.length < this.told) this.looking.forget(); // something was taken back
    this.told = ledger.log.length;
    if (!ledger.state) this.pacing.forget();
    this.pacing.add(ledger);
  }

  /** Of those that were skipped only what happened is shown. */
  private show(batch: Ledger[]): void {
    const last = batch.at(-1);
    if (!last) return;
    const fresh = batch.flatMap((ledger) => ledger.fresh).filter((line) => last.log.includes(line));
    this.ledger = { ...last, fresh, chat: this.line.ledger.chat, watching: this.line.ledger.watching };
    this.reflect();
  }

  /** All that is true now, whatever moment the board shows. */
  private reflect(): void {
    const { ledger } = this.line;
    if (ledger.state !== this.newest) this.heardAt = performance.now();
    if (this.line.deciding && !this.under) this.decidedAt = ledger.log.at(-1)?.number ?? -1;
    this.newest = ledger.state;
    if (ledger.state?.decision || ledger.state?.phase !== 'playing' || ledger.state.you < 0) this.pacing.arrive();
    if (ledger.chat !== this.ledger.chat || ledger.watching !== this.ledger.watching)
      this.ledger = { ...this.ledger, chat: ledger.chat, watching: ledger.watching };
    this.status = this.line.status;
    this.under = this.line.deciding;
    this.because = this.line.because;
    this.refused = this.line.refused;
    this.hinted = this.line.hint;
    if (this.line.refused) this.hintFor = 0; // perhaps no hint comes
    this.book = this.line.book;
    this.notes = this.line.notes;
    this.farewell = this.line.farewell;
    const id = ledger.state?.decision?.id ?? -1;
    if (id === this.decisionId) return;
    this.decisionId = id;
    this.picked = [];
    this.chosen = null;
    this.showing.anew();
    queueMicrotask(() => this.walkOn());
  }

  /** Whether what is asked now needs nobody: it has one answer, everybody knows it, and nobody wants to go back. */
  get needsNobody(): boolean {
    return Boolean(this.asked?.bar.only && !this.tookBack && prefs.confirm !== 'always');
  }
  /** Give that answer. */
  answerAlone(): void {
    if (!this.decision || !this.needsNobody || this.alone === this.decision.id) return;
    this.alone = this.decision.id;
    this.choose(0);
  }

  choose = (index: number): void => {
    const decision = this.decision;
    if (!decision?.options[index]) return;
    this.tookBack = false;
    this.line.forgetAnswers();
    if (this.asksAgain(index) && this.chosen !== index) this.chosen = index;
    else this.line.send({ t: 'choose', decision: decision.id, option: index });
  };

  /** Take a chip of the bar: an option, or all of the way that it begins. */
  take = ({ index, way }: Entry): void => {
    this.goal = way && way.places.length > 1 ? { place: way.places.at(-1) ?? 0, left: way.places.length - 1 } : null;
    this.choose(index);
  };

  /** Have a chip of the bar say all it says, and ask once more whatever it is. */
  hold = (entry: Entry): void => {
    if (!this.decision?.options[entry.index] || entry.way) return;
    this.line.forgetAnswers();
    this.goal = null;
    this.chosen = entry.index;
  };

  /** The next place of a way that was chosen as a whole; it ends where anything else is asked. */
  private walkOn(): void {
    const way = this.goal && goOn(this.decision, this.goal.place, this.goal.left);
    if (!this.goal || !this.decision) return;
    this.goal = way && way.places.length > 1 ? { place: this.goal.place, left: way.places.length - 1 } : null;
    if (way) this.line.send({ t: 'choose', decision: this.decision.id, option: way.option });
  }

  /** Whether an option is asked once more before it is taken. */
  asksAgain(index: number): boolean {
    return this.decision !== null && mustConfirm(this.decision, index, prefs.confirm);
  }

  /** Take what is chosen, or all that is picked: whichever waits for it. False when nothing does. */
  confirm(): boolean {
    if (this.chosen !== null) this.choose(this.chosen);
    else if (this.decision && this.showing.ready) {
      this.tookBack = false;
      this.line.send({ t: 'choose-several', decision: this.decision.id, picks: this.showing.toggled });
    } else return false;
    return true;
  }

  /** One of several is clicked in the bar. */
  toggle = (place: number): void => {
    this.line.forgetAnswers();
    this.chosen = null;
    this.showing.toggle(place);
  };

  /** A board takes one of the options that it was shown. */
  press = (index: number): void => {
    const pressed = this.showing.onBoard.pressed[index];
    if (!pressed) return;
    if ('pick' in pressed) this.toggle(pressed.pick);
    else this.choose(pressed.option);
  };

  isFinal(index: number): boolean {
    return this.decision?.final.includes(index) ?? false;
  }

  pick = (kind: string, value: number, written?: string, copy = 0): void => {
    if (!this.decision) {
      if (this.pacing.behind) this.pacing.skip();
      else if (!this.under) this.why(kind, written ?? value);
      return;
    }
    if (this.showing.toggleThing({ kind, value, copy })) {
      this.chosen = null;
      this.line.forgetAnswers();
      return;
    }
    const outcome = pickThing(this.decision, this.picked, { kind, value }, this.showing.shown);
    if (outcome.does === 'choose') this.choose(outcome.option);
    else if (outcome.does === 'ask why') this.why(kind, written ?? value);
    else {
      this.chosen = null;
      this.picked = outcome.picked;
      this.line.forgetAnswers();
    }
  };

  why = (kind: string, value: number | string): void => {
    if (this.back) return;
    this.line.forgetAnswers();
    this.line.why(kind, String(value));
  };

  hover = (thing: Thing | null): void => {
    this.hovered = thing ? [thing] : [];
  };

  /** One step back from what is chosen or picked; false when there was nothing. */
  escape(): boolean {
    if (this.because || this.refused) this.line.forgetAnswers();
    else if (this.chosen !== null) this.chosen = null;
    else if (this.showing.back()) return true;
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else if (this.showing.several && this.canUndo && !this.newest?.undo_marks) this.undo();
    else return false;
    return true;
  }

  get canUndo(): boolean {
    return Boolean(this.newest?.can_undo && !this.under && !this.back);
  }

  undo(): void {
    if (!this.canUndo) return;
    this.tookBack = true;
    this.line.send({ t: 'undo', decision: this.newest?.decision?.id ?? 0 });
  }

  say(text: string): void {
    const clean = text.trim().slice(0, 500);
    if (clean) this.line.send({ t: 'say', text: clean, name: this.state?.you === -1 ? prefs.name.slice(0, 24) : '' });
  }

  /** The hint for what is asked now, if it has come. */
  get hint(): HintOut | null {
    return this.hinted && this.hinted.decision === this.asked?.id ? this.hinted : null;
  }
  /** Whether a hint for what is asked now is on its way. */
  get advising(): boolean {
    return this.hint === null && this.asked !== null && this.hintFor === this.asked.id;
  }

  /** What would you do? The answer comes into `hint`. */
  askHint(): void {
    const { asked } = this;
    if (!asked || this.hint || this.advising || !this.state?.hints) return;
    this.line.forgetAnswers();
    this.hintFor = asked.id;
    this.line.askHint(asked.id);
  }

  /** What do I know? The answer comes into `book` and `notes`. */
  askNotebook(): void {
    this.line.askNotebook();
  }

  note(text: string, marks: NotesOut['marks']): void {
    this.line.send({ t: 'note', text, marks });
  }

  vote(seat: number, bot: boolean): void {
    this.line.send({ t: 'vote', seat, bot });
  }

  settle(way: Settle['way']): void {
    this.line.send({ t: 'settle', way });
  }

  /** Show a sentence of our own where refusals are shown. */
  complain(text: string): void {
    this.refused = { t: 'refused', cmd: '', kind: 'busy', rule: '', text };
  }

  takeBack(): void {
    this.line.send({ t: 'takeback' });
  }
}
