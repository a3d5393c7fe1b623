/** What a step of a lesson allows: the lesson goes on with one option, and says something kind about the others. */
import type { Thing } from '../games/board';
import type { Decision, LessonFrame, LogLine } from '../protocol';
import { openOptions, pickThing } from '../table/narrow';

/** What the learner must decide at a step; nothing while others move, and at the end. */
export function asked(frame: LessonFrame): Decision | null {
  return frame.wanted >= 0 ? frame.state.decision : null;
}

/** The options to mark: only the wanted one, or all of them where the step or the learner wants to see what else there is. */
export function marked(frame: LessonFrame, wide: boolean, picked: Thing[]): number[] {
  const decision = asked(frame);
  if (!decision) return [];
  return wide ? openOptions(decision, picked) : [frame.wanted];
}

export type Step =
  | { does: 'go on' }
  | { does: 'narrow'; picked: Thing[] }
  | { does: 'another way'; label: string }
  | { does: 'nothing' };

/** An option was taken, by a number or a button. */
export function taken(frame: LessonFrame, option: number): Step {
  if (option === frame.wanted) return { does: 'go on' };
  return { does: 'another way', label: frame.state.decision?.options[option]?.label ?? '' };
}

/** A thing on the table was clicked. */
export function touched(frame: LessonFrame, wide: boolean, picked: Thing[], thing: Thing): Step {
  const decision = asked(frame);
  if (!decision) return { does: 'nothing' };
  if (!wide && decision.options[frame.wanted]?.args[thing.kind] === thing.value) return { does: 'go on' };
  const found = pickThing(decision, wide ? picked : [], thing);
  if (found.does === 'choose') return taken(frame, found.option);
  if (found.does === 'ask why') return { does: 'nothing' };
  if (wide) return { does: 'narrow', picked: found.picked };
  return taken(frame, openOptions(decision, found.picked)[0] ?? -1);
}

/** What the wanted option is about, to be lit while everything is marked. */
export function wantedThings(frame: LessonFrame): Thing[] {
  return Object.entries(asked(frame)?.options[frame.wanted]?.args ?? {}).map(([kind, value]) => ({ kind, value }));
}

/** Everything that happened in its chapter up to a step. */
export function logUpTo(frames: LessonFrame[], at: number): LogLine[] {
  const begun = frames.slice(0, at + 1).findLastIndex((frame) => frame.state.log_from === 0);
  return frames.slice(Math.max(0, begun), at + 1).flatMap((frame) => frame.state.log);
}

/** The word of the guide: what there is to see and why, and last what to do. */
export function paragraphs(text: string): { about: string[]; doing: string } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return { about: lines.slice(0, -1), doing: lines.at(-1) ?? '' };
}
