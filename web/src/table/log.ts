/** The story as the log shows it. */
import type { Line, Seat, Section } from '../protocol';

export type Filter = 'all' | 'mine' | 'fights';

/** Whether a line of a section passes a filter. */
function passes(section: Section, line: Line, filter: Filter, you: number): boolean {
  if (filter === 'fights') return line.topic === 'fight';
  return filter === 'all' || section.seat === you || (line.about ?? []).includes(you) || Boolean(line.hold);
}

/** The sections with the lines that pass, the newest first; the same objects as before where all lines do. */
export function filtered(story: Section[], filter: Filter, you: number): Section[] {
  if (filter === 'all') return story.toReversed();
  return story
    .map((section) => ({ ...section, lines: section.lines.filter((line) => passes(section, line, filter, you)) }))
    .filter((section) => section.lines.length)
    .toReversed();
}

/** As much of a story as had been told after an event: a line once its last event has happened. */
export function storyUpTo(story: Section[], event: number): Section[] {
  return story
    .filter((section) => section.first <= event)
    .map((section) => ({ ...section, lines: section.lines.filter((line) => line.last <= event) }));
}

/** The rule of a group of lines, which is shown once: that of its first line, unless the group above has the same. */
export function ruleOf(lines: Line[], at: number): string {
  const line = lines[at];
  if (!line || line.under) return '';
  const rules = line.rules ?? [];
  const before = lines.slice(0, at).findLast((other) => !other.under);
  return rules.find((rule) => !(before?.rules ?? []).includes(rule)) ?? '';
}

export interface Piece {
  text: string;
  seat: number;
}

/** A line cut at the names of the people it is about, so that they can wear their colours. */
export function pieces(section: Section, line: Line, seats: Seat[]): Piece[] {
  const about = [section.seat ?? -1, ...(line.about ?? [])];
  const people = seats.filter((seat) => about.includes(seat.number) && seat.name);
  let rest: Piece[] = [{ text: line.text, seat: -1 }];
  for (const person of people) rest = rest.flatMap((piece) => (piece.seat === -1 ? cut(piece.text, person) : [piece]));
  return rest.filter((piece) => piece.text);
}

function cut(text: string, person: Seat): Piece[] {
  const at = text.indexOf(person.name);
  if (at < 0) return [{ text, seat: -1 }];
  return [
    { text: text.slice(0, at), seat: -1 },
    { text: person.name, seat: person.number },
    { text: text.slice(at + person.name.length), seat: -1 },
  ];
}
