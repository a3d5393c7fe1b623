/** The log as people read it: turns, choices in them, and what followed from each. */
import type { Thing } from '../games/board';
import type { LogLine, Seat } from '../protocol';

export interface Entry {
  line: LogLine;
  /** It followed from the same choice as the line above. */
  follows: boolean;
  /** Somebody else's turn did something to me. */
  me: boolean;
  /** How often the same happened in a row. */
  times: number;
}

export interface Turn {
  key: number;
  /** Whose turn, or -1. */
  seat: number;
  /** The line that opens it, if it says whose turn it is. */
  head: LogLine | null;
  lines: Entry[];
}

const PEOPLE = ['player', 'opponent', 'target', 'victim', 'owner'];

export function turns(log: LogLine[], you: number): Turn[] {
  const found: Turn[] = [];
  let choice = -1;
  for (const line of log) {
    const player = line.args['player'] ?? -1;
    if (line.event === 'turn' || !found.length) {
      const opens = line.event === 'turn';
      found.push({ key: line.number, seat: opens ? player : -1, head: opens ? line : null, lines: [] });
      choice = -1;
      if (opens) continue;
    }
    const turn = found.at(-1);
    if (!turn) continue;
    const above = turn.lines.at(-1);
    if (above && above.line.text === line.text && above.line.choice === line.choice) {
      above.times += 1;
      continue;
    }
    const mentionsMe = you >= 0 && PEOPLE.some((kind) => line.args[kind] === you);
    turn.lines.push({
      line,
      follows: line.choice === choice,
      me: mentionsMe && turn.seat !== you && turn.seat !== -1,
      times: 1,
    });
    choice = line.choice;
  }
  for (const turn of found) turn.lines = turn.lines.map(known);
  return found;
}

const entries = new WeakMap<LogLine, Entry>();

/** The same entry as before if nothing about it is new: a long log grows by its last lines and is not written anew. */
function known(entry: Entry): Entry {
  const before = entries.get(entry.line);
  if (before && before.follows === entry.follows && before.me === entry.me && before.times === entry.times)
    return before;
  entries.set(entry.line, entry);
  return entry;
}

/** The things a line speaks of, for highlighting. */
export function thingsOf(line: LogLine): Thing[] {
  return Object.entries(line.args).flatMap(([kind, value]) =>
    value >= 0 ? [{ kind: PEOPLE.includes(kind) ? 'player' : kind, value }] : [],
  );
}

export interface Piece {
  text: string;
  seat: number;
}

/** A line cut at the names of the people it is about, so that they can wear their colours. */
export function pieces(line: LogLine, seats: Seat[]): Piece[] {
  const people = PEOPLE.flatMap((kind) => {
    const seat = seats.find((other) => other.number === line.args[kind]);
    return seat?.name ? [seat] : [];
  });
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
