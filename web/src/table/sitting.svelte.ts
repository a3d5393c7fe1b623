/** One viewer at one table: what is known, what is chosen, what is on its way. Boards and panels read it and call it. */
import type { Thing } from '../games/board';
import { address, browser } from '../net/browser';
import { nothing, type Ledger } from '../net/ledger';
import { Line, type Command } from '../net/line';
import { prefs } from '../prefs.svelte';
import type { Because, ChatLine, Decision, LogLine, Refused, State } from '../protocol';
import { mustConfirm, openOptions, pickThing } from './narrow';
import { Soon } from './soon';

const REMEMBERED = 80;

export class Sitting {
  ledger = $state.raw<Ledger>(nothing);
  status = $state<Line['status']>('connecting');
  under = $state.raw<Command | null>(null);
  because = $state.raw<Because | null>(null);
  refused = $state.raw<Refused | null>(null);
  farewell = $state('');
  picked = $state.raw<Thing[]>([]);
  chosen = $state<number | null>(null);
  hovered = $state.raw<Thing[]>([]);
  /** What was seen before, oldest first, for looking back at the last turn. */
  past = $state.raw<State[]>([]);
  /** The moment of the past that the board shows, or null for now. */
  back = $state.raw<{ state: State; fresh: LogLine[] } | null>(null);

  state = $derived<State | null>(this.ledger.state);
  log = $derived<LogLine[]>(this.ledger.log);
  chat = $derived<ChatLine[]>(this.ledger.chat);
  onlookers = $derived<number>(this.ledger.watching);
  asked = $derived<Decision | null>(this.state?.decision ?? null);
  decision = $derived<Decision | null>(this.under || this.back ? null : this.asked);
  open = $derived(openOptions(this.decision, this.picked));

  private readonly line: Line;
  private readonly soon = new Soon(() => this.show());
  private decisionId = -1;
  /** What came last and may not be shown yet, and the lines that came with all that is not. */
  private heard: State | null = null;
  private unseen: LogLine[] = [];
  /** When the state came, by the browser's own count: the clocks in it go on from there. */
  heardAt = $state(0);

  constructor(table: string, seat: number | null) {
    this.line = new Line(address(table), prefs.lang, seat, () => this.look(), browser);
    this.look();
  }

  close(): void {
    this.soon.cancel();
    this.line.close();
  }

  /** Another person at this device looks now; -1 while the curtain is drawn. */
  sitAt(seat: number): void {
    this.past = [];
    this.back = null;
    this.hovered = [];
    this.line.sitAt(seat);
  }

  hurry = (): void => this.line.hurry();

  speak(): void {
    this.line.speak(prefs.lang);
  }

  /** Bots may do more in a moment than a page can show: states of the same game are shown once for every picture. */
  private look(): void {
    if (!this.line) return; // the line speaks once while it is being made
    const now = this.line.ledger.state;
    const before = this.state;
    this.hear(this.line.ledger);
    if (before && now && now !== before && now.you === before.you && now.phase === before.phase) this.soon.ask();
    else this.soon.now();
  }

  private hear(ledger: Ledger): void {
    if (ledger.state === this.heard) return;
    this.heard = ledger.state;
    this.unseen = [...this.unseen.filter((line) => ledger.log.includes(line)), ...ledger.fresh];
    if (ledger.state) this.remember(ledger.state);
  }

  private show(): void {
    const { ledger } = this.line;
    if (ledger.state !== this.ledger.state) {
      this.heardAt = performance.now();
      this.ledger = { ...ledger, fresh: this.unseen };
      this.unseen = [];
    } else if (ledger.chat !== this.ledger.chat || ledger.watching !== this.ledger.watching)
      this.ledger = { ...ledger, fresh: this.ledger.fresh };
    this.status = this.line.status;
    this.under = this.line.deciding;
    this.because = this.line.because;
    this.refused = this.line.refused;
    this.farewell = this.line.farewell;
    const id = ledger.state?.decision?.id ?? -1;
    if (id !== this.decisionId) {
      this.decisionId = id;
      this.picked = [];
      this.chosen = null;
    }
  }

  private remember(state: State): void {
    if (state.phase === 'lobby') return;
    this.past = [
      ...this.past.filter((other) => other.version < state.version && other.lang === state.lang),
      state,
    ].slice(-REMEMBERED);
  }

  choose = (index: number): void => {
    const decision = this.decision;
    if (!decision?.options[index]) return;
    this.line.forgetAnswers();
    if (mustConfirm(decision, index, prefs.confirm) && this.chosen !== index) this.chosen = index;
    else this.line.send({ t: 'choose', decision: decision.id, option: index });
  };

  confirm(): void {
    if (this.chosen !== null) this.choose(this.chosen);
  }

  isFinal(index: number): boolean {
    return this.decision?.final.includes(index) ?? false;
  }

  pick = (kind: string, value: number, written?: string): void => {
    if (!this.decision) {
      if (!this.under) this.why(kind, written ?? value);
      return;
    }
    const outcome = pickThing(this.decision, this.picked, { kind, value });
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
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else return false;
    return true;
  }

  get canUndo(): boolean {
    return Boolean(this.state?.can_undo && !this.under && !this.back);
  }

  undo(): void {
    if (!this.canUndo) return;
    this.line.send({ t: 'undo', decision: this.asked?.id ?? 0 });
  }

  say(text: string): void {
    const clean = text.trim().slice(0, 500);
    if (clean) this.line.send({ t: 'say', text: clean, name: this.state?.you === -1 ? prefs.name.slice(0, 24) : '' });
  }

  vote(seat: number, bot: boolean): void {
    this.line.send({ t: 'vote', seat, bot });
  }

  /** Show a sentence of our own where refusals are shown. */
  complain(text: string): void {
    this.refused = { t: 'refused', cmd: '', kind: 'busy', rule: '', text };
  }

  takeBack(): void {
    this.line.send({ t: 'takeback' });
  }
}
