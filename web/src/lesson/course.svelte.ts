/** A learner in a lesson. Boards, hand and decision bar read it as they read somebody who sits at a table. */
import type { Thing } from '../games/board';
import { nothing } from '../net/ledger';
import { prefs } from '../prefs.svelte';
import type {
  Because,
  ChatLine,
  Decision,
  LessonChapter,
  LessonFrame,
  LogLine,
  Refused,
  Section,
  State,
} from '../protocol';
import { Showing } from '../table/decide/showing.svelte';
import { storyUpTo } from '../table/log';
import { Looking } from '../table/looking.svelte';
import { Pacing } from '../table/pacing.svelte';
import type { Sitting } from '../table/sitting.svelte';
import { asked, logUpTo, marked, taken, touched, wantedThings, type Step } from './steps';

export class Course implements Sitting {
  frames = $state.raw<LessonFrame[]>([]);
  at = $state(0);
  /** Whether the learner wants to see everything that could be chosen. */
  all = $state(false);
  /** What the guide says about a choice that the lesson does not take. */
  aside = $state('');
  /** Whether the last step went one on: then what happened may be shown as movement. */
  forward = $state(false);
  picked = $state.raw<Thing[]>([]);
  pointed = $state.raw<Thing[]>([]);

  chapters = $state.raw<LessonChapter[]>([]);

  last = $derived(Math.max(0, this.frames.length - 1));
  frame = $derived<LessonFrame | null>(this.frames[Math.min(this.at, this.last)] ?? null);
  /** A phone's bar shows one option at a time: there only the wanted one stands in it. */
  narrow = $state(false);
  wide = $derived(!this.narrow && (this.all || Boolean(this.frame?.wide)));
  state = $derived<State | null>(this.frame?.state ?? null);
  newest = $derived(this.state);
  asked = $derived<Decision | null>(this.frame ? asked(this.frame) : null);
  decision = $derived<Decision | null>(this.asked);
  open = $derived(this.frame ? marked(this.frame, this.wide, this.picked) : []);
  /** One option at a time, as the lesson goes: nothing is toggled. */
  readonly showing: Showing = new Showing(
    () => this.decision,
    () => this.open,
    false,
  );
  log = $derived<LogLine[]>(logUpTo(this.frames, this.at));
  /** As much of the chapter's story as has been told. */
  story = $derived<Section[]>(storyUpTo(this.chapters[this.chapter]?.story ?? [], this.log.at(-1)?.number ?? -1));
  fresh = $derived<LogLine[]>(this.forward ? (this.frame?.state.log ?? []) : []);

  /** Nobody keeps notes of a lesson. */
  readonly book = null;
  readonly notes = null;
  askNotebook(): void {}
  needsNobody = false;
  answerAlone(): void {}
  /** The lesson itself says what to do. */
  readonly hint = null;
  readonly hintFor = 0;
  readonly advising = false;
  askHint(): void {}
  note(): void {}

  constructor(private readonly move: (at: number) => void) {}

  /** Somebody else moves, and there is nothing to do but to watch. */
  get watching(): boolean {
    return this.frame !== null && this.frame.wanted < 0 && this.at < this.last;
  }
  get over(): boolean {
    return this.frames.length > 0 && this.at >= this.last;
  }

  /** The place of the chapter in which the learner is. */
  get chapter(): number {
    return Math.max(
      0,
      this.chapters.findLastIndex(({ first }) => first <= this.at),
    );
  }
  /** Where the next chapter begins; 0 in the last one. */
  get nextChapter(): number {
    return this.chapters[this.chapter + 1]?.first ?? 0;
  }
  /** Whether this is the last word of a chapter after which another one comes. */
  get closing(): boolean {
    return this.nextChapter === this.at + 1;
  }

  to(at: number): void {
    const wanted = Math.max(0, Math.min(this.last, at));
    if (wanted !== this.at) this.move(wanted);
  }

  /** The page is at this step now. */
  stand(at: number): void {
    this.forward = at === this.at + 1;
    if (at !== this.at) this.all = false;
    this.at = at;
    this.picked = [];
    this.pointed = [];
    this.aside = '';
    this.showing.anew();
  }

  onward = (): void => this.to(this.at + 1);
  backward = (): void => this.to(this.at - 1);

  choose = (index: number): void => {
    if (this.frame && this.asked?.options[index]) this.carry(taken(this.frame, index));
  };
  press = this.choose;
  take = ({ index }: { index: number }): void => this.choose(index);
  /** Nothing is asked once more in a lesson. */
  hold = (): void => {};
  pick = (kind: string, value: number): void => {
    if (this.frame) this.carry(touched(this.frame, this.wide, this.picked, { kind, value }));
  };

  private carry(step: Step): void {
    this.aside = '';
    if (step.does === 'go on') this.onward();
    else if (step.does === 'narrow') this.picked = step.picked;
    else if (step.does === 'another way') this.aside = prefs.t('lesson-other', { label: step.label });
    else this.aside = prefs.t(this.asked ? 'lesson-nothing' : 'lesson-watch');
  }

  get hovered(): Thing[] {
    return this.pointed.length || !this.wide || !this.frame ? this.pointed : wantedThings(this.frame);
  }
  set hovered(things: Thing[]) {
    this.pointed = things;
  }
  hover = (thing: Thing | null): void => {
    this.pointed = thing ? [thing] : [];
  };
  why = (): void => this.carry({ does: 'nothing' });

  escape(): boolean {
    if (this.aside) this.aside = '';
    else if (this.showing.back()) return true;
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else return false;
    return true;
  }
  get canUndo(): boolean {
    return this.at > 0;
  }
  undo(): void {
    this.backward();
  }

  // --- what a lesson has not: a line to a server, people, and anything that could be lost ------------------
  readonly ledger = nothing;
  readonly status = 'open' as Sitting['status'];
  readonly under = null;
  readonly because: Because | null = null;
  readonly refused: Refused | null = null;
  readonly farewell = '';
  readonly decidedAt = -1;
  readonly looking = new Looking(
    () => ({ ...this, complain: () => undefined }),
    () => Promise.reject(new Error('A lesson has no past.')),
    () => () => undefined,
    () => 0,
  );
  readonly pacing = new Pacing(
    () => undefined,
    () => 'instant',
    () => () => undefined,
  );
  readonly stage = this.pacing.stage;
  readonly beat = null;
  get inHand(): State | null {
    return this.state;
  }
  readonly back = null;
  readonly chat: ChatLine[] = [];
  readonly onlookers = 0;
  readonly heardAt = 0;
  chosen: number | null = null;
  close(): void {}
  sitAt(): void {}
  hurry = (): void => {};
  speak(): void {}
  confirm(): boolean {
    return false;
  }
  asksAgain(): boolean {
    return false;
  }
  toggle(): void {}
  say(): void {}
  vote(): void {}
  settle(): void {}
  takeBack(): void {}
  complain(): void {}
  /** Nothing is taken by itself, so that the only way is chosen by the learner too. */
  isFinal(): boolean {
    return true;
  }
}
