/**
 * The line to a table: one socket at a time, opened again for ever.
 *
 * A command has an id and is sent again with the same id until the server has acknowledged or refused it; the server carries it
 * out once. What is shown is always the server's last state, never a guess.
 */
import type { Because, FromClient, FromServer, HintOut, Language, NotebookOut, NotesOut, Refused } from '../protocol';
import { hear, nothing, receive, type Ledger } from './ledger';

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What differs between a browser and a test. */
export interface World {
  open(url: string): Wire;
  after(milliseconds: number, then: () => void): () => void;
  random(): number;
}

export type Command = Extract<FromClient, { cmd: string }>;
type CommandBody = { [C in Command as C['t']]: Omit<C, 'cmd'> }[Command['t']];

/** A command that answers a decision or takes an answer back. */
const decides = (command: Command): boolean =>
  command.t === 'choose' || command.t === 'choose-several' || command.t === 'undo';

interface Sent {
  command: Command;
  /** The version that the acknowledgement named; 0 before it came. */
  done: number;
}

const PATIENCE = 10_000;
const PULSE = 20_000;
const LONGEST = 30_000;
const SHORTEST = 400;

export class Line {
  ledger: Ledger = nothing;
  status: 'connecting' | 'open' | 'lost' = 'connecting';
  /** Commands under way, oldest first. */
  sent: Sent[] = [];
  because: Because | null = null;
  refused: Refused | null = null;
  /** What a search would do at the last decision for which that was asked. */
  hint: HintOut | null = null;
  /** What the seat knows, as it was told when it last asked. */
  book: NotebookOut | null = null;
  /** What the seat has noted, as the server keeps it. */
  notes: NotesOut | null = null;
  farewell = '';
  /** When the next attempt is due, in milliseconds from the last failure; 0 while none is planned. */
  wait = 0;

  private wire: Wire | null = null;
  private ready = false;
  private closed = false;
  private failures = 0;
  private cancelRetry: (() => void) | null = null;
  private cancelPulse: (() => void) | null = null;
  private asked = false;
  private looks = true;

  constructor(
    private readonly url: string,
    private lang: Language,
    /** From which of this browser's seats to look: null for the first, -1 to watch only. */
    private seat: number | null,
    private readonly changed: () => void,
    private readonly world: World,
  ) {
    this.connect();
  }

  /** Whether an answer of mine is on its way: nothing more can be decided until it has arrived. */
  get deciding(): Command | null {
    return this.sent.find((sent) => decides(sent.command))?.command ?? null;
  }

  send(body: CommandBody): string {
    const cmd = this.newId();
    const command = { ...body, cmd } as Command;
    if (body.t === 'note') this.sent = this.sent.filter((sent) => sent.command.t !== 'note'); // only the last one counts
    this.sent = [...this.sent, { command, done: 0 }];
    this.refused = null;
    if (this.ready) this.say(command);
    this.changed();
    return cmd;
  }

  why(kind: string, value: string): void {
    this.say({ t: 'why', kind, value });
  }

  askHint(decision: number): void {
    if (this.ready) this.say({ t: 'hint', decision });
  }

  askNotebook(): void {
    if (this.ready) this.say({ t: 'notebook' });
  }

  /** Drop the answer to a why, and the last refusal. */
  forgetAnswers(): void {
    if (!this.because && !this.refused) return;
    this.because = null;
    this.refused = null;
    this.changed();
  }

  speak(lang: Language): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.ready) this.say({ t: 'lang', lang });
    else if (this.status === 'open') this.opened();
  }

  /** Whether anybody can see the page: who does not look is told of their turn elsewhere, if they want that. */
  look(looks: boolean): void {
    if (looks === this.looks) return;
    this.looks = looks;
    if (this.ready) this.say({ t: 'look', looks });
  }

  /** Try now rather than later: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.closed) return;
    if (this.status === 'lost') this.connect();
    else if (this.ready) this.pulse();
  }

  close(): void {
    this.closed = true;
    this.cancelRetry?.();
    this.cancelPulse?.();
    this.drop();
  }

  private connect(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.drop();
    this.status = this.failures ? 'lost' : 'connecting';
    this.wait = 0;
    this.ready = false;
    this.asked = false;
    const wire = this.world.open(this.url);
    this.wire = wire;
    wire.onopen = () => this.opened();
    wire.onmessage = (event) => this.got(event.data);
    wire.onclose = () => this.fell();
    this.expect(PATIENCE);
    this.changed();
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private opened(): void {
    this.say({ t: 'hello', lang: this.lang, version: this.ledger.state?.version ?? 0, seat: this.seat });
  }

  /** Look from another seat, on the same socket; whatever the last one knew is forgotten first. */
  sitAt(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.ledger = nothing;
    this.because = this.refused = this.book = this.notes = null;
    if (this.ready) {
      this.ready = false;
      this.opened();
    }
    this.changed();
  }

  private fell(): void {
    this.wire = null;
    this.ready = false;
    this.cancelPulse?.();
    if (this.closed) return;
    this.status = 'lost';
    const longest = Math.min(LONGEST, SHORTEST * 1.4 ** this.failures);
    this.wait = Math.round(longest * (0.5 + this.world.random() / 2)); // so that a whole table does not knock at once
    this.failures += 1;
    this.cancelRetry = this.world.after(this.wait, () => this.connect());
    this.changed();
  }

  /** If nothing is heard for so long, the line is dead even if the browser has not noticed. */
  private expect(milliseconds: number): void {
    this.cancelPulse?.();
    this.cancelPulse = this.world.after(milliseconds, () => {
      this.drop();
      this.fell();
    });
  }

  private pulse(): void {
    this.say({ t: 'ping' });
    this.expect(PATIENCE);
  }

  private rest(): void {
    this.cancelPulse?.();
    this.cancelPulse = this.world.after(PULSE, () => this.pulse());
  }

  private got(data: unknown): void {
    this.rest();
    const message = read(data);
    if (!message) return;
    if (message.t === 'state') this.gotState(message);
    else if (message.t === 'ack') this.gotAck(message.cmd, message.version);
    else if (message.t === 'refused') this.gotRefused(message);
    else if (message.t === 'because') this.because = message;
    else if (message.t === 'hint') this.hint = this.isMine(message.seat) ? message : this.hint;
    else if (message.t === 'notebook') this.book = this.isMine(message.seat) ? message : this.book;
    else if (message.t === 'notes') this.notes = this.isMine(message.seat) ? message : this.notes;
    else if (message.t === 'chat') this.ledger = hear(this.ledger, message);
    else if (message.t === 'watching') this.ledger = { ...this.ledger, watching: message.count };
    else if (message.t === 'bye') this.farewell = message.text;
    this.changed();
  }

  /** Whether it is meant for the seat from which the page looks now. */
  private isMine(seat: number): boolean {
    return this.ready && seat === this.ledger.state?.you;
  }

  private gotState(state: Extract<FromServer, { t: 'state' }>): void {
    if (this.seat !== null && state.you !== this.seat) return; // meant for the seat that was looked from before
    const first = !this.ready;
    const before = this.ledger.state?.decision?.id;
    this.ledger = receive(this.ledger, state, first);
    if (this.ledger.state?.decision?.id !== before) this.because = null;
    if (first) this.settle();
    if (!this.ledger.gap) this.asked = false;
    else if (!this.asked) this.resync();
    this.sent = this.sent.filter((sent) => !sent.done || sent.done > (this.ledger.state?.version ?? 0));
  }

  /** The connection works: say what the new language is if it changed meanwhile, and repeat what was not answered. */
  private settle(): void {
    this.ready = true;
    this.failures = 0;
    this.status = 'open';
    this.farewell = '';
    if (!this.looks) this.say({ t: 'look', looks: false });
    for (const { command } of this.sent) this.say(command);
  }

  private resync(): void {
    this.asked = true;
    this.say({ t: 'resync' });
  }

  private gotAck(cmd: string, version: number): void {
    const known = this.ledger.state?.version ?? 0;
    this.sent = this.sent.flatMap((sent) => {
      if (sent.command.cmd !== cmd) return [sent];
      return decides(sent.command) && version > known ? [{ ...sent, done: version }] : [];
    });
  }

  private gotRefused(message: Refused): void {
    const busy = message.kind === 'busy' && this.sent.find((sent) => sent.command.cmd === message.cmd);
    if (busy) {
      this.world.after(700, () => this.ready && this.sent.includes(busy) && this.say(busy.command));
      return;
    }
    this.sent = this.sent.filter((sent) => sent.command.cmd !== message.cmd);
    this.refused = message;
    if (message.kind === 'stale') this.resync();
  }

  private say(message: FromClient): void {
    try {
      this.wire?.send(JSON.stringify(message));
    } catch {
      // the wire is closing; what matters is said again on the next one
    }
  }

  private newId(): string {
    let id = '';
    while (id.length < 20) id += Math.floor(this.world.random() * 36 ** 6).toString(36);
    return id.slice(0, 20);
  }
}

function read(data: unknown): FromServer | null {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data) as FromServer;
  } catch {
    return null;
  }
}
