/** What this seat writes down: a draft that is kept a moment after the last stroke, and what other devices of it wrote. */
import type { NotesOut } from '../protocol';

export type Marked = NotesOut['marks'][string];

const MOMENT = 700;
export const LONGEST = 2000;
const MOST_MARKS = 100;
const NEXT: Record<Marked | '', Marked | ''> = { '': 'yes', yes: 'maybe', maybe: 'no', no: '' };

export class Draft {
  text = $state('');
  marks = $state.raw<Record<string, Marked>>({});
  /** Whether what is kept has come: before that, nothing is written over it. */
  ready = $state(false);
  unsaved = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly keep: (text: string, marks: Record<string, Marked>) => void) {}

  /** What the server keeps; what is being written here comes first. */
  take(kept: NotesOut): void {
    if (this.unsaved) return;
    this.text = kept.text;
    this.marks = kept.marks;
    this.ready = true;
  }

  write(text: string): void {
    this.text = text.slice(0, LONGEST);
    this.later();
  }

  /** One of a few, or none again when it is the one that is there. */
  mark(id: string, mark: Marked): void {
    this.set(id, this.marks[id] === mark ? '' : mark);
  }

  /** Yes, perhaps, no, nothing. */
  turn(id: string): void {
    this.set(id, NEXT[this.marks[id] ?? '']);
  }

  private set(id: string, mark: Marked | ''): void {
    const others = Object.entries(this.marks).filter(([other]) => other !== id);
    if (mark && others.length >= MOST_MARKS) return;
    this.marks = Object.fromEntries(mark ? [...others, [id, mark]] : others);
    this.later();
  }

  private later(): void {
    this.unsaved = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), MOMENT);
  }

  save(): void {
    clearTimeout(this.timer);
    if (!this.unsaved) return;
    this.unsaved = false;
    this.keep(this.text, this.marks);
  }
}
