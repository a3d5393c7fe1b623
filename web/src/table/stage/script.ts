/** What of a story is played when it comes: beats, one after the other. */
import type { Hold, Line, Section, Thing } from '../../protocol';

export interface Beat {
  /** The whole story as it will have been told; this beat tells of one of its sections. */
  story: Section[];
  place: number;
  /** The places of the lines that it tells: one, or several cards that only this viewer sees. */
  lines: number[];
  /** The first line of its section that belongs to what is played now; those before were told at another time. */
  from: number;
  /** Until somebody presses: it concerns this viewer, or only they see it. */
  waits: '' | 'hold' | 'only';
}

export const sectionOf = ({ story, place }: Beat): Section => story[place]!;
export const linesOf = (beat: Beat): Line[] => beat.lines.map((at) => sectionOf(beat).lines[at]!);
export const cardOf = (beat: Beat): Thing | null => linesOf(beat)[0]?.card ?? null;

export const holdOf = (beat: Beat): Hold | undefined => linesOf(beat).find((line) => line.hold)?.hold ?? undefined;
/** What a beat says, in sentences. */
export const wordsOf = (beat: Beat): string => linesOf(beat).map((line) => line.text).join(' '); // prettier-ignore

/** The story up to a beat, with it: the log tells no more than the stage. */
export function storyUpTo(beat: Beat): Section[] {
  const section = sectionOf(beat);
  const told = { ...section, lines: section.lines.slice(0, (beat.lines.at(-1) ?? 0) + 1) };
  return [...beat.story.slice(0, beat.place), told];
}

/** What is new in a story, as beats. `before` is what was told up to now, `known` the number of its last event. */
export function script(before: Section[], after: Section[], known: number): Beat[] {
  return after.flatMap((section, place) => {
    const old = before[place]?.first === section.first ? before[place].lines : [];
    const played = linesToPlay(section, (line) => line.last > known && !isTold(old, line));
    const from = played[0] ?? 0;
    return grouped(section.lines, played).map((lines) => ({ story: after, place, lines, from, waits: waiting(section, lines) })); // prettier-ignore
  });
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** A line grows while its deed goes on, but is played once; once more if it holds somebody only now. */
function isTold(old: Line[], line: Line): boolean {
  const told = old.find((other) => other.first === line.first && other.tone === line.tone);
  return told !== undefined && (!line.hold || isSame(told.hold, line.hold));
}

/** All of a phase; of a turn what is a scene in it, and what holds somebody. */
function linesToPlay({ scene, lines }: Section, isNew: (line: Line) => boolean): number[] {
  const isPlayed = (line: Line, at: number) => scene || line.scene || line.hold || isBeforeSecret(lines, at);
  return lines.flatMap((line, at) => (isPlayed(line, at) && isNew(line) ? [at] : []));
}

const isSecretCard = (line: Line | undefined): boolean => line?.tone === 'only' && Boolean(line.card);

/** One of several cards that only I see: the last of them holds. */
function isBeforeSecret(lines: Line[], at: number): boolean {
  return isSecretCard(lines[at]) && (Boolean(lines[at]?.hold) || isBeforeSecret(lines, at + 1));
}

/** One line at a time; cards that only I see, one beside the other, together. */
function grouped(lines: Line[], places: number[]): number[][] {
  const found: number[][] = [];
  for (const at of places) {
    const last = found.at(-1);
    const before = last?.at(-1) === at - 1 ? lines[at - 1] : undefined;
    if (last && isSecretCard(before) && !before?.hold && isSecretCard(lines[at])) last.push(at);
    else found.push([at]);
  }
  return found;
}

function waiting({ lines }: Section, places: number[]): Beat['waits'] {
  if (!places.some((at) => lines[at]?.hold)) return '';
  return places.every((at) => isSecretCard(lines[at])) ? 'only' : 'hold';
}
