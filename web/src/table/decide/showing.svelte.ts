/** What of a decision is on the screen: which tab and heading are open, what is toggled, and which keys that gives. */
import type { Asked, Thing } from '../../games/board';
import type { Decision, OptionOut, Several } from '../../protocol';
import {
  canFinish,
  copyOf,
  keysOf,
  layOut,
  NOTHING_SHOWN,
  pickAbout,
  sameArgs,
  severalOf,
  shownOptions,
  toggle,
  toggledAtFirst,
  type Entry,
  type Layout,
} from './layout';

/** What a board may press: a pick, or an option that is none. */
export type Pressed = { pick: number } | { option: number };

/** A decision as boards see it, with the keys of the bar. */
export interface OnBoard {
  decision: Asked | null;
  open: number[];
  /** What each of its options stands for. */
  pressed: Pressed[];
}

export class Showing {
  private tab = $state<number | null>(null);
  private heading = $state('');
  toggled = $state.raw<number[]>([]);
  /** On a phone. */
  narrow = $state(false);
  /** The sentence about a click that the bar itself refuses. */
  refusal = $state<'' | 'too many'>('');

  layout = $derived.by<Layout>(() => {
    const bar = this.decision()?.bar;
    return bar ? layOut(bar, this.open(), { tab: this.tab, heading: this.heading }, this.narrow) : NOTHING_SHOWN;
  });
  several = $derived.by<Several | null>(() => (this.takesSeveral ? severalOf(this.decision()?.bar) : null));
  shown = $derived(shownOptions(this.layout));
  ready = $derived(this.several !== null && canFinish(this.several, this.toggled));
  /** Beside several: what is no pick, and not what ends the series either (its button does that). */
  besides = $derived.by<Entry[]>(() => {
    const decision = this.decision();
    return decision && this.several ? besidesOf(decision, this.several) : [];
  });
  /** What is toggled, as things of the table. */
  things = $derived.by<Thing[]>(() =>
    this.toggled.flatMap((place) => (this.several ? thingsOfPick(this.several, place) : [])),
  );
  onBoard = $derived.by<OnBoard>(() => {
    const decision = this.decision();
    if (decision && this.several) return picksOnBoard(decision, this.several);
    return optionsOnBoard(decision, this.open(), keysOf(this.layout));
  });

  constructor(
    private readonly decision: () => Decision | null,
    private readonly open: () => number[],
    /** Whether several things are toggled; where one choice is made at a time they are chips. */
    private readonly takesSeveral = true,
  ) {}

  /** Another question: nothing is open or toggled. */
  anew(): void {
    this.tab = null;
    this.heading = '';
    this.refusal = '';
    this.toggled = toggledAtFirst(this.several);
  }

  openTab(at: number): void {
    this.tab = at;
    this.heading = '';
  }

  openHeading(words: string): void {
    this.tab = this.layout.tab;
    this.heading = words;
  }

  /** Click the pick at a place of the series on or off. */
  toggle(place: number): void {
    if (!this.several?.picks[place]) return;
    const outcome = toggle(this.several, this.toggled, place);
    this.refusal = outcome.does === 'too many' ? 'too many' : '';
    if (outcome.does === 'toggle') this.toggled = outcome.toggled;
  }

  /** Click a thing on or off; false if it is none of the picks. */
  toggleThing({ kind, value, copy }: Thing): boolean {
    const place = this.several ? pickAbout(this.several, kind, value, copy) : -1;
    if (place >= 0) this.toggle(place);
    return place >= 0;
  }

  /** One step back; false when there was nothing. */
  back(): boolean {
    if (this.refusal) this.refusal = '';
    else if (this.several && this.toggled.length && this.several.picks.length > this.several.least) this.toggled = [];
    else if (this.layout.heading) this.heading = '';
    else if (this.isBesideTable) this.tab = null;
    else return false;
    return true;
  }

  get canGoBack(): boolean {
    return Boolean(this.layout.heading || this.isBesideTable || (this.several && this.toggled.length));
  }

  /** What stands beside a table of options was opened by hand. */
  private get isBesideTable(): boolean {
    return this.tab !== null && !this.narrow && this.tab >= (this.decision()?.bar.rows || Infinity);
  }
}

export const thingsOf = (args: Record<string, number>): Thing[] =>
  Object.entries(args).map(([kind, value]) => ({ kind, value }));

function thingsOfPick(several: Several, place: number): Thing[] {
  const copy = copyOf(several, place);
  return thingsOf(several.picks[place]?.args ?? {}).map((thing) => (copy ? { ...thing, copy } : thing));
}

function optionsOnBoard(decision: Decision | null, open: number[], keys: Map<number, string>): OnBoard {
  const options = decision?.options.map((option, index) => ({ ...option, key: keys.get(index) ?? '' })) ?? [];
  return {
    decision: decision && { ...decision, options },
    open,
    pressed: options.map((_, option) => ({ option })),
  };
}

const isPick = (several: Several, option: OptionOut): boolean =>
  several.picks.some(({ args }) => sameArgs(args, option.args));

function besidesOf(decision: Decision, several: Several): Entry[] {
  const rest = [...decision.options.keys()].filter((index) => !isPick(several, decision.options[index]!));
  if (several.least === 0 && rest.length === 1) return [];
  return rest.flatMap((index, place) => {
    const chip = decision.bar.chips[index];
    return chip ? [{ index, chip, key: place ? '' : '0' }] : [];
  });
}

/** Things that are picked together stand for options, equal ones once; so do options that are none of them. */
function picksOnBoard(decision: Decision, several: Several): OnBoard {
  const verb = decision.options.find((option) => isPick(several, option))?.verb ?? '';
  const once = several.picks.flatMap((pick, place) => (copyOf(several, place) ? [] : [{ pick, place }]));
  const others = [...decision.options.entries()].filter(([, option]) => !isPick(several, option));
  const options = [
    ...once.map(({ pick, place }) => ({
      label: pick.words,
      verb,
      args: pick.args,
      notation: '',
      key: place < 9 ? String(place + 1) : '',
    })),
    ...others.map(([, option]) => option),
  ];
  const pressed = [...once.map(({ place }) => ({ pick: place })), ...others.map(([option]) => ({ option }))];
  return { decision: { ...decision, options }, open: [...options.keys()], pressed };
}
