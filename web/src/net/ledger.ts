/** What the page knows of a table, from the messages that came; whatever is lost, doubled or late on the way. */
import type { ChatLine, LogLine, Section, State } from '../protocol';

export interface Ledger {
  state: State | null;
  /** The whole log, in order. */
  log: LogLine[];
  /** The lines that the last state added while somebody watched: what may be animated. */
  fresh: LogLine[];
  /** The whole story, in order. */
  story: Section[];
  chat: ChatLine[];
  /** Lines between ours and the server's are missing: everything must be sent again. */
  gap: boolean;
  /** How many people watch. */
  watching: number;
}

export const nothing: Ledger = { state: null, log: [], fresh: [], story: [], chat: [], gap: false, watching: 0 };

/** Take in a state. `first` says that it opens a connection: then it counts even if it is older, for instance after the
 *  server was restored. */
export function receive(ledger: Ledger, state: State, first: boolean): Ledger {
  const before = ledger.state;
  if (before && !first && state.version < before.version) return ledger;
  const kept = ledger.log.filter((line) => line.number < state.log_from);
  const story = [...ledger.story.slice(0, state.story_from ?? 0), ...(state.story ?? [])];
  const gap = kept.length < state.log_from || ledger.story.length < (state.story_from ?? 0);
  const log = [...kept, ...state.log.filter((line) => line.number >= state.log_from)];
  const known = ledger.log.at(-1)?.number ?? -1;
  const seen = before !== null && !first && !gap && before.lang === state.lang && state.version > before.version;
  const fresh = seen ? state.log.filter((line) => line.number > known) : [];
  const watching = state.watching ?? ledger.watching;
  return (state.chat ?? []).reduce(hear, { ...ledger, state, log, fresh, story, gap, watching });
}

export function hear(ledger: Ledger, line: ChatLine): Ledger {
  if (ledger.chat.some((other) => other.number === line.number)) return ledger;
  return { ...ledger, chat: [...ledger.chat, line].sort((a, b) => a.number - b.number) };
}
