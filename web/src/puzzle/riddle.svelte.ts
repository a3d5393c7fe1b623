/** Somebody before a puzzle. Boards, hand and decision bar read it as they read a learner: one frame, in which everything may be chosen. */
import type { Thing } from '../games/board';
import { Course } from '../lesson/course.svelte';
import type { Puzzle, PuzzleChoice } from '../protocol';
import { pickThing } from '../table/narrow';

export class Riddle extends Course {
  puzzle = $state.raw<Puzzle | null>(null);
  /** What was tried, by its place among the options. */
  tries = $state.raw<number[]>([]);
  /** Whether the solution was shown to somebody who did not find it. */
  shown = $state(false);

  last_try = $derived(this.tries.at(-1));
  solved = $derived(this.solves(this.last_try));
  /** Whether nothing is left to choose. */
  done = $derived(this.solved || this.shown);
  /** A wrong try stands until it is tried again. */
  wrong = $state(false);

  constructor(private readonly found: () => void) {
    super(() => undefined);
  }

  lay(puzzle: Puzzle): void {
    const anew = puzzle.number !== this.puzzle?.number;
    this.puzzle = puzzle;
    this.frames = [{ state: puzzle.state, text: '', wanted: puzzle.choices[0]?.place ?? 0, wide: true }];
    if (anew) this.begin();
  }

  begin(): void {
    this.tries = [];
    this.shown = false;
    this.again();
  }

  again = (): void => {
    this.wrong = false;
    this.stand(0);
  };

  show = (): void => {
    this.shown = true;
    this.wrong = false;
  };

  choiceAt(place: number | undefined): PuzzleChoice | undefined {
    return this.puzzle?.choices.find((choice) => choice.place === place);
  }

  private solves(place: number | undefined): boolean {
    return this.choiceAt(place)?.solves ?? false;
  }

  override choose = (index: number): void => {
    if (this.done || this.wrong || !this.asked?.options[index]) return;
    this.tries = [...this.tries, index];
    if (this.solves(index)) this.found();
    else this.wrong = true;
  };
  override press = this.choose;
  override take = ({ index }: { index: number }): void => this.choose(index);
  override pick = (kind: string, value: number): void => {
    if (this.done || this.wrong || !this.asked) return;
    const found = pickThing(this.asked, this.picked, { kind, value });
    if (found.does === 'choose') this.choose(found.option);
    else if (found.does === 'narrow') this.picked = found.picked;
  };
  override why = (): void => {};

  /** Nothing glows by itself here: that would be the solution. */
  override get hovered(): Thing[] {
    return this.pointed;
  }
  override set hovered(things: Thing[]) {
    this.pointed = things;
  }
}
