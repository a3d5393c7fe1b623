// Made from src/phobetor/server/protocol.py by `python -m phobetor.server.typescript web/src`; do not edit.

/** What may or must come of an option that nobody wants, and in how many of so many cases. */
export interface Risk {
  kind: "combat" | "encounter" | "round-ends" | "round-may-end";
  chance?: number;
  /** 0 where no chance can be named. */
  of?: number;
}

/** Only what is worth telling is told; whatever is left out is nothing. */
export interface Preview {
  /** Cards or tokens that must be paid. */
  cost?: number;
  /** Cards or tokens that are drawn. */
  gain?: number;
  risk?: Risk | null;
  /** The places to which the option leads, the last one at the end. */
  reach?: number[];
  /** Of an option that lets one choose where to go: the way to each place in reach, the last one at the end. */
  ways?: number[][];
  /** By how many points the score changes. */
  score?: number | null;
}

/** A few words about an option: what it does, brings, costs or risks. */
export interface Fact {
  text: string;
  /** `deadly` where one may die or the game may be over for good: such a choice is always asked once more. */
  tone?: "" | "bad" | "deadly" | "good";
  /** The name of a drawing of the page, where the game has one for it. */
  sign?: string;
}

/** One option in the bar. */
export interface Chip {
  /** Its name, beside the heading of its tab. */
  words: string;
  /** The most important first: where there is little room, the last ones go. */
  facts?: Fact[];
  /** Cards or tokens to pay, drawn as so many small ones. */
  cost?: number;
  tab?: number;
  /** Where a tab has more than nine options: the heading of a second step, such as the room whose doors they are. */
  under?: string;
  /** What is confirmed, as a whole sentence or what a button says: "Sleep now: pay 2 cards". Else `words`. */
  deed?: string;
  /** Never asked once more, even if it cannot be taken back: drawing a card, for one. */
  plain?: boolean;
}

/** Options of one kind. A tab without options is shown all the same, so that tabs never change places. */
export interface Tab {
  words: string;
  sign?: string;
  /** What every option of it costs; -1 where they differ, and each says its own. */
  cost?: number;
}

/** One of several things that are picked together, in any order. */
export interface Pick {
  words: string;
  /** What it is on the table, as in an option. */
  args: Record<string, number>;
  facts?: Fact[];
}

/** Things to be picked together: each is clicked on and off, and one button says what comes of it. */
export interface Several {
  picks: Pick[];
  least: number;
  most: number;
  /** What the button says, by the number of things picked, from 0 to `most`; '' where so many are not possible. */
  results: string[];
}

/** A place that several options lead to, one after the other: a walk over some cells, for one. */
export interface Way {
  words: string;
  /** The places that are passed, the last at the end; the first is what `option` is about. */
  places: number[];
  /** By its number the option that begins the way. */
  option: number;
  facts?: Fact[];
  tab?: number;
}

/** Something that the seat wants, for whoever asks to see it: how far it is done, and where it can be done. */
export interface Goal {
  words: string;
  /** What it is on the table, as in an option. */
  things?: Record<string, number>;
  facts?: Fact[];
  /** The shortest way to each place where it can be done, the nearest first; empty for the place where one is. */
  ways?: number[][];
}

/** A decision as its seat is shown it. */
export interface Bar {
  /** One short sentence; the long rule is one click away. */
  prompt: string;
  /** One for each option, in the order of the options. */
  chips: Chip[];
  /** None where a few options need no headings. */
  tabs?: Tab[];
  /** What holds for all options. */
  facts?: Fact[];
  several?: Several | null;
  /** Chips that begin a way; a place stands under every tab that it belongs to. Who has chosen one goes on with the way to the same place at the next decision, as long as it is one place shorter; else the way ends there. */
  ways?: Way[];
  /** What the seat wants, if the game can say it: a layer of the board on request. */
  goals?: Goal[];
  /** `danger` when somebody decides out of turn and loses something. */
  tone?: "choose" | "danger";
  /** So many of the first tabs are one table where there is room: each a row, option under option. */
  rows?: number;
  /** There is one answer, and everybody knows it: whoever shows the bar gives it without asking. */
  only?: boolean;
}

/** Something that a line speaks of, as the board knows it. */
export interface Thing {
  kind: string;
  value: number;
}

/** Why a scene waits for this viewer: it concerns them. */
export interface Hold {
  /** "You are possessed." */
  title: string;
  /** What is different now, at most four lines. */
  changes?: string[];
  /** "Kill a human to be free." */
  todo?: string;
  rule?: string;
}

/** One deed, or one thing that happened. */
export interface Line {
  /** A whole sentence. */
  text: string;
  first: number;
  /** The numbers of the first and last event that it tells; a click shows the table after the last. */
  last: number;
  /** It followed from the line above. */
  under?: boolean;
  /** `loss`: this viewer lost something; `only`: nobody else knows it; `alarm`: everybody should notice. */
  tone?: "" | "alarm" | "gain" | "loss" | "only";
  /** For the filters of the log. */
  topic?: "" | "fight";
  /** The seats that it concerns, besides whoever did it. */
  about?: number[];
  /** What is folded into it: payments, draws, single steps. */
  details?: string[];
  rules?: string[];
  /** What lights up on the board. */
  things?: Thing[];
  /** The real card that a scene shows while it tells this. */
  card?: Thing | null;
  /** The step of the section to which it belongs; the first is 0. */
  step?: number;
  hold?: Hold | null;
  /** Whether the stage plays it although its section is none: a room explored or an attack in the middle of a turn. */
  scene?: boolean;
}

/** A turn or a phase. */
export interface Section {
  /** The number of its first event. */
  first: number;
  kind: string;
  /** How many sections of its kind there were, with this one: turn 28, nightfall 2. */
  number: number;
  lines: Line[];
  /** The name of a phase, with its number if it has one; a turn is headed by its seat, and has a name only if a scene is played in it. */
  heading?: string;
  seat?: number;
  /** Whether it is played on the board, one thing after the other, when it comes. */
  scene?: boolean;
  /** The names of all steps of the phase, those to come, too, where that is known. */
  steps?: string[];
}

/** Something to notice now, said once where one looks. */
export interface Alarm {
  /** The same for as long as it is the same alarm. */
  id: string;
  size: "band" | "chip";
  title: string;
  /** What it means, and until when it can be changed. */
  text?: string;
  tone?: "bad" | "good" | "warn";
  things?: Thing[];
}

/** Something that is certain. */
export interface Certainty {
  label: string;
  text: string;
  /** Whether nobody else was shown it. */
  only?: boolean;
  tone?: "" | "bad" | "good";
}

/** One thing that somebody or something could be. */
export interface Maybe {
  /** By which marks are kept. */
  id: string;
  text: string;
  state?: "open" | "out" | "sure";
  /** Why it is certain or impossible. */
  why?: string;
  /** Whether that follows only from what nobody else was shown. */
  only?: boolean;
  /** What it would mean. */
  about?: string;
}

/** What is not public of somebody or something, and all that it could be. */
export interface Riddle {
  title: string;
  options: Maybe[];
  /** In how many of how many equally likely deals the worst is true; nothing where that is not asked. */
  odds?: [number, number];
  /** What those odds are about. */
  worst?: string;
}

/** What is known of a seat, or of a thing that is nobody's. */
export interface Leaf {
  title?: string;
  seat?: number;
  facts?: Certainty[];
  questions?: Riddle[];
  /** Cards of a hand that are known, then 0 for each that is not. */
  cards?: number[];
  /** The same in words. */
  hand?: string;
}

/** What somebody said, beside what this seat knows of it. */
export interface Hearsay {
  when: string;
  seat: number;
  text: string;
  verdict?: "false" | "open" | "true";
  why?: string;
  only?: boolean;
}

/** Who looked at what, and what this seat saw. */
export interface Sight {
  when: string;
  text: string;
  only?: boolean;
}

/** How many there are of a kind of thing. */
export interface Count {
  text: string;
  /** By the columns of the tally; the last one is what is still hidden. */
  parts: number[];
  /** The number of its colour, as the board of the game has it. */
  tint?: number;
}

export interface Tally {
  title: string;
  columns: string[];
  counts: Count[];
  note?: string;
}

export interface Notebook {
  pages?: Leaf[];
  claims?: Hearsay[];
  sights?: Sight[];
  tallies?: Tally[];
  /** What follows and stands in no single place. */
  follows?: Certainty[];
}

/** Something that lies open now: a card, a role, an objective. */
export interface Shown {
  text: string;
  /** As the board knows it, for whoever draws it. */
  thing?: Thing | null;
  /** What it says or does, where its name is short. */
  about?: string;
  /** What came of it: "done", "put away", what was missing. */
  note?: string;
  /** `off`: it did not count. */
  tone?: "" | "bad" | "good" | "off";
}

/** Things of one kind that somebody has. */
export interface Pile {
  kind: string;
  heading: string;
  things: Shown[];
}

/** What somebody said, and what it was worth. */
export interface Claim {
  text: string;
  when: string;
  choice: number;
  true: boolean;
  /** Whether the speaker knew at that time what was true: who did and said otherwise lied. */
  knew: boolean;
  verdict: string;
}

/** What became of a seat. */
export interface Fate {
  seat: number;
  /** In two or three words: "escaped", "5 of 5". */
  verdict: string;
  /** Why, in a sentence. */
  text: string;
  won?: boolean;
  /** In the ranking; 0 where there is none. */
  place?: number;
  piles?: Pile[];
  claims?: Claim[];
}

/** A turn, as a candle of the timeline. */
export interface Beat {
  seat: number;
  choice: number;
  /** How much happened. */
  size: number;
  /** A turning point was among it. */
  bright?: boolean;
}

/** One line of a table, with a value for each seat. */
export interface Row {
  name: string;
  values: number[];
  total?: boolean;
}

export interface Sheet {
  heading: string;
  rows: Row[];
}

/** A turning point. */
export interface Moment {
  /** After this choice the table looked so: a replay begins there. */
  choice: number;
  when: string;
  text: string;
  seat?: number;
  /** What it was worth: "+6". */
  note?: string;
}

/** What chance gave to each seat, and what it gives on average: every draw counts with the pile as it lay there. */
export interface Luck {
  name: string;
  /** How it is counted, in a sentence. */
  about: string;
  found: number[];
  expected: number[];
}

export interface Finale {
  ending: string;
  result: string;
  reason: string;
  /** The viewer's own first, then by their places. */
  fates: Fate[];
  beats: Beat[];
  headline: string;
  /** For the picture that is sent to friends: result and story, told to nobody in particular. */
  tale: string;
  when?: string;
  /** What was hidden and nobody's own. */
  piles?: Pile[];
  sheets?: Sheet[];
  moments?: Moment[];
  /** What people did. */
  deeds?: Row[];
  /** What chance did. */
  luck?: Luck[];
}

/** The first message: in which language, and after which version the page knows nothing. It may come again. */
export interface Hello {
  t: "hello";
  lang: "en" | "pl" | "ru";
  version?: number;
  /** From which of this browser's seats to look; -1 only watches; without it, the first of them. */
  seat?: number | null;
}

/** Option number `option` (from 0) of the decision `decision`. */
export interface Choose {
  t: "choose";
  cmd: string;
  decision: number;
  option: number;
}

/** Several picks of the decision's bar at once, in any order (places in `bar.several.picks`), and nothing more. */
export interface ChooseSeveral {
  t: "choose-several";
  cmd: string;
  decision: number;
  picks: number[];
}

export interface Undo {
  t: "undo";
  cmd: string;
  /** The decision that the page shows now, so that nothing unseen is taken back; 0 when it shows none. */
  decision: number;
}

/** Why can this thing not be chosen? As in `why 43`: a kind and its number in the game's notation. */
export interface Why {
  t: "why";
  kind: string;
  value: string;
}

/** What would you do in my place? Answered by HintOut once it was thought about, unless the decision is over by then. */
export interface AskHint {
  t: "hint";
  decision: number;
}

/** What do I know, and what have I noted? Answered by NotebookOut and NotesOut. */
export interface AskNotebook {
  t: "notebook";
}

/** What this seat notes for itself, instead of what it noted before; nobody else is ever shown it. */
export interface Note {
  t: "note";
  cmd: string;
  text: string;
  marks?: Record<string, "maybe" | "no" | "yes">;
}

/** Chat. Who only watches a game talks to others who do; the people at the table are not shown that. */
export interface Say {
  t: "say";
  cmd: string;
  text: string;
  /** How somebody who watches is called; a seat has its name. */
  name?: string;
}

/** About a player who is away, or whose time is up: let a bot play the seat, or wait. */
export interface Vote {
  t: "vote";
  cmd: string;
  seat: number;
  bot: boolean;
}

/** Somebody who was replaced by a bot sits down again. */
export interface TakeBack {
  t: "takeback";
  cmd: string;
}

/** The rules have changed since the game began: how shall it go on? See SplitOut. */
export interface Settle {
  t: "settle";
  cmd: string;
  way: "back" | "end" | "old";
}

export interface SetLanguage {
  t: "lang";
  lang: "en" | "pl" | "ru";
}

/** The page lost count: send everything again. */
export interface Resync {
  t: "resync";
}

export interface Ping {
  t: "ping";
}

/** Whether the page is in sight: who does not look for long is told of their turn elsewhere, if they want that. */
export interface Look {
  t: "look";
  looks: boolean;
}

export interface RuleRef {
  id: string;
  text: string;
}

export interface Seat {
  number: number;
  letter: string;
  name: string;
  kind: "bot" | "human" | "open";
  /** Which bot plays the seat, if one does; also while it stands in for a person. */
  bot: string;
  /** Whether a page of this person is connected. */
  here: boolean;
  host: boolean;
  you: boolean;
  /** Whether the person left for good: the bot plays to the end. */
  resigned: boolean;
}

/** One thing that can be chosen: its label, and what it is about for highlighting: argument -> number. */
export interface OptionOut {
  label: string;
  verb: string;
  args: Record<string, number>;
  notation: string;
  /** What it costs, brings, risks, reaches and scores, where the game has something to say of that. */
  preview?: Preview | null;
}

/** What this viewer must decide now. */
export interface Decision {
  /** The same as long as the question and its options are; never again once it was answered. */
  id: number;
  prompt: string;
  step: string;
  rules: RuleRef[];
  options: OptionOut[];
  /** The parameters of the question, as numbers. */
  args: Record<string, number>;
  can_undo: boolean;
  /** The places of the options that cannot be taken back once they are chosen. Who is alone with bots takes back everything: there they are only those by which one may die or the game may end. */
  final: number[];
  /** Those of them that the page asks about once more, unless a player wants it otherwise: one may die, one only loses by it, or the game may end. */
  grave: number[];
  /** How the bar shows it. */
  bar: Bar;
}

/** Somebody else decides: who, and what in words that tell nothing secret. */
export interface Waiting {
  seat: number;
  prompt: string;
}

/** One event of the log as the viewer may know it, for boards; people read the story. */
export interface LogLine {
  number: number;
  /** Lines with one number followed from one choice and belong together; numbers never go down. */
  choice: number;
  event: string;
  /** -1000000 stands for what the viewer may not know. */
  args: Record<string, number>;
}

/** The whole table for one viewer: on joining, after every change, and after a lost connection. */
export interface State {
  t: "state";
  version: number;
  table: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  seats: Seat[];
  /** Your seat, or -1 for somebody who watches. */
  you: number;
  settings: Record<string, string>;
  /** Where to find what is printed on the components, in the viewer's language; named after its content. */
  box: string;
  /** The game's own view of this seat, as `View.data()` gives it; None in the lobby. */
  view: Record<string, unknown> | null;
  decision: Decision | null;
  waiting: Waiting[];
  /** The lines since the last version this page knew; all of them when `log_from` is 0. */
  log: LogLine[];
  /** How many lines the page keeps of those it has; `log` follows them. After an undo it drops the later ones. */
  log_from: number;
  /** The sentence about how the game ended; empty while it goes on. */
  ending: string;
  winners: number[];
  scores: number[];
  commitment: string;
  /** Seats about which a vote may be held: their person has been away for long, or the time is up. */
  away: number[];
  can_undo: boolean;
  lang: "en" | "pl" | "ru";
  votes: VoteOut[];
  /** The last lines of the chat; only in the first State after Hello or Resync. */
  chat: ChatLine[];
  /** The bot that would stand in for somebody who is away. */
  level: string;
  /** How many seconds a person has for each decision. */
  clock: 0 | 180 | 30 | 60 | 86400;
  /** Seat -> seconds left when this was sent, for everybody who must decide against a clock; 0 when the time is up. */
  clocks: Record<number, number>;
  /** What rules say about the things that the view shows, for the board: `Seen` in the types of the game, or None. */
  seen: Record<string, unknown> | null;
  /** Seat -> seconds until a vote may be held about somebody who must decide and is not here; 0 when it may. */
  vote_in: Record<number, number>;
  /** How many pages only watch. */
  watching: number;
  /** Whether people who do not sit here may watch the game. */
  onlookers: boolean;
  /** Whether nobody else may sit down in the lobby. */
  locked: boolean;
  /** In the lobby: a name for who sits where, to be sent with what the host changes. */
  arrangement: string;
  /** Whether this person is alone with bots and may take back everything; then the game is marked. */
  takes_back: boolean;
  /** How often that was done beyond what may always be taken back. */
  takebacks: number;
  /** Whether taking back the last choice would be such a case. */
  undo_marks: boolean;
  /** The story from section `story_from` on: those that are new, and the one before them, which may have grown. */
  story: Section[];
  /** How many sections the page keeps of those it has; `story` follows them. */
  story_from: number;
  /** What this viewer should notice now. */
  alarms: Alarm[];
  /** In the lobby, whether people will be given hints; in the game, whether this viewer may ask for one. */
  hints: boolean;
  /** While the people here must choose how the game goes on: nobody can play. */
  rules: SplitOut | null;
  /** Whether the people here ended the game, because its rules had changed: it has an end, but no outcome. */
  stopped: boolean;
  /** Whether this viewer may play on from here at a table of their own: alone with bots, on their turn. */
  may_imagine: boolean;
  /** From where a what-if game goes on. */
  origin: OriginOut | null;
}

/** The rules have changed since the game began, and it is shown at the last position that is the same; how many choices lie between that and the last one is not told, because others may have made them in secret. */
export interface SplitOut {
  then: string;
  /** The two versions of the rules. */
  now: string;
  /** What can be chosen: to play on as before ('old'), to go back to this position ('back'), or to end the game. */
  ways: ("back" | "end" | "old")[];
  /** Seat -> what its person is for; what most of those want who are here happens. */
  wishes: Record<number, "back" | "end" | "old">;
}

/** A what-if game goes on from what a seat of another game knew; it counts for nothing. */
export interface OriginOut {
  /** The other table; empty where that game was in a file. */
  table: string;
  seat: number;
  /** After how many choices; None where that game went on. */
  choice: number | null;
}

/** Who wants a bot to stand in for whom, or rather wait. */
export interface VoteOut {
  voter: number;
  seat: number;
  bot: boolean;
}

/** The command is on disk. Sent also when the same command comes again. */
export interface Ack {
  t: "ack";
  cmd: string;
  version: number;
}

/** The command changed nothing; one sentence, with the rule that forbids it where there is one. */
export interface Refused {
  t: "refused";
  cmd: string;
  kind: "against-rule" | "busy" | "malformed" | "not-yours" | "stale";
  rule: string;
  text: string;
}

export interface Reason {
  text: string;
  /** The rule that says so, or nothing. */
  rule: string;
}

/** The answer to Why: what is possible with the thing, or every reason against it. */
export interface Because {
  t: "because";
  kind: string;
  value: string;
  reasons: Reason[];
  rules: RuleRef[];
}

/** An option that was thought about. */
export interface HintChoice {
  /** Its place among the options of the decision. */
  place: number;
  text: string;
  /** Of the goal, in percent, by imagined games. */
  chance: number;
  /** Half the width of the interval of 95 %. */
  spread: number;
  /** Percent that it gives up against the first; 0 where it is about as good, or nobody can tell. */
  loss: number;
}

/** A chance in percent, and half the width of its interval. */
export interface HintShare {
  chance: number;
  spread: number;
}

/** What probably comes then: who does what, and in how many of ten imagined games that was possible. */
export interface HintStep {
  seat: number;
  text: string;
  often: number;
}

/** The answer to AskHint, from what the seat may know and from nothing else. */
export interface HintOut {
  t: "hint";
  seat: number;
  decision: number;
  /** The advised one first, then the others by their chances. */
  choices: HintChoice[];
  course: HintStep[];
  /** Those behind the question and the advised option. */
  rules: RuleRef[];
  /** How many games were imagined. */
  games: number;
  /** Of what the chances are. */
  goal: "escape" | "survive" | "win";
  /** How the advised option serves a plan, where a planner gives the advice. */
  why: string[];
  /** In how many worlds each choice was played to its end; 0 where a search valued games before that. */
  worlds: number;
  /** Where the goal is to survive: the chance of fulfilling the objective as well. */
  objective: HintShare | null;
}

/** The answer to AskNotebook: what the seat knows, and what follows from it. */
export interface NotebookOut {
  t: "notebook";
  seat: number;
  /** That of the State with which it goes. */
  version: number;
  notebook: Notebook;
}

/** What the seat noted for itself: after AskNotebook, and when another page of the seat has changed it. */
export interface NotesOut {
  t: "notes";
  seat: number;
  text: string;
  marks: Record<string, "maybe" | "no" | "yes">;
}

export interface ChatLine {
  t: "chat";
  number: number;
  /** -1 for somebody who watches, shown to those who watch; -2 when the table itself speaks, `name` is then empty. */
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** How many pages only watch now, when that has changed. */
export interface Watching {
  t: "watching";
  count: number;
}

export interface Pong {
  t: "pong";
}

/** Before the server closes the socket: why, in words. */
export interface Goodbye {
  t: "bye";
  text: string;
}

export interface SettingOut {
  name: string;
  label: string;
  about: string;
  values: string[];
  labels: string[];
  default: string;
  rule: string;
}

/** GET /api/games?lang=: what the start page shows. */
export interface GameOut {
  id: string;
  title: string;
  about: string;
  players: [number, number];
  settings: SettingOut[];
  bots: string[];
  /** How many there are. */
  puzzles: number;
}

export interface SeatIn {
  /** `local` is another person at this device (a curtain hides the hands). */
  kind: "bot" | "local" | "me" | "open";
  name?: string;
  bot?: string;
}

/** POST /api/seals -> SealOut. Before a new table: the server draws the seed and shows its fingerprint. */
export interface MakeSeal {
}

export interface SealOut {
  /** For one new table, soon. */
  commitment: string;
}

/** POST /api/tables -> TableOut. A table without open seats begins at once; any other waits for its host. */
export interface NewTable {
  game: string;
  seats: SeatIn[];
  settings?: Record<string, string>;
  name?: string;
  lang?: "en" | "pl" | "ru";
  /** That of SealOut; without it the seed is drawn now, and no salt can be sent with it. */
  commitment?: string;
  salt?: string;
  /** When it is up nothing happens by itself: the others may vote, as about somebody who is away. */
  clock?: 0 | 180 | 30 | 60 | 86400;
  onlookers?: boolean;
  /** Whether people may ask for hints; who is alone with bots always may. */
  hints?: boolean;
}

/** POST /api/tables/{table}/sit -> TableOut. The cookie of this browser then holds the seat. */
export interface SitDown {
  seat: number;
  name: string;
  /** That of TableOut; a salt needs it. */
  commitment?: string;
  salt?: string;
}

/** POST /api/tables/{table}/link -> LinkOut. A new personal link; one that was made earlier works no longer. */
export interface MakeLink {
}

/** The personal link, with which these seats can be taken along to another device, is /t/{table}#{token}. */
export interface LinkOut {
  token: string;
}

/** POST /api/tables/{table}/push -> NoticesOut. This browser's subscription with its push service; with an empty endpoint, nothing is pushed to it about this table any more. */
export interface AskPush {
  endpoint?: string;
  p256dh?: string;
  auth?: string;
}

/** POST /api/tables/{table}/webhook -> NoticesOut. Where a message about each turn is sent to; nowhere without an address. */
export interface AskWebhook {
  address?: string;
}

/** POST /api/tables/{table}/stop -> NoticesOut, for anybody who has the link /stop/{table}#{token} of a message. */
export interface StopNotices {
  token: string;
}

/** GET /api/tables/{table}/notices: how this browser can be and is told of its turns while nobody looks. */
export interface NoticesOut {
  /** Whether this server tells anybody at all. */
  allowed: boolean;
  /** With which a browser subscribes to what this server pushes; empty where it cannot push. */
  key: string;
  /** Whether turns are pushed to this browser. */
  push: boolean;
  /** The host of the address to which messages are sent; empty where they are not. */
  webhook: string;
}

/** POST /api/tables/{table}/resume -> TableOut. By a personal link; it works once. */
export interface Resume {
  token: string;
}

/** POST /api/tables/{table}/start (host, in the lobby) -> TableOut. A game that has begun stays as it is. */
export interface Start {
  /** Which bot takes the seats that are still open; without one, open seats are taken away. */
  bot?: string;
  arrangement?: string;
}

/** POST /api/tables/{table}/leave (in the lobby) -> TableOut. The seats of this browser are open again. */
export interface Leave {
}

/** POST /api/tables/{table}/seat (host, in the lobby) -> TableOut. */
export interface EditSeat {
  seat: number;
  to: SeatIn;
  /** For whoever loses the last chair by it. */
  word?: string;
  arrangement?: string;
}

/** POST /api/tables/{table}/order (host, in the lobby) -> TableOut. Where each chair of the new order stood. */
export interface Reorder {
  order: number[];
  arrangement?: string;
}

/** POST /api/tables/{table}/add (host, in the lobby) -> TableOut. An open seat at the end. */
export interface AddChair {
  arrangement?: string;
}

/** POST /api/tables/{table}/remove (host, in the lobby) -> TableOut. Whoever sat there is sent away. */
export interface RemoveChair {
  seat: number;
  word?: string;
  arrangement?: string;
}

/** POST /api/tables/{table}/agree (host, in the lobby) -> TableOut. What is left out stays as it is. */
export interface Agree {
  settings?: Record<string, string>;
  clock?: 0 | 180 | 30 | 60 | 86400 | null;
  locked?: boolean | null;
  onlookers?: boolean | null;
  hints?: boolean | null;
}

/** POST /api/tables/{table}/resign (in the game) -> MyTable[]. A bot plays the seats of this browser to the end. */
export interface Resign {
}

/** POST /api/tables/{table}/forget -> MyTable[]. Not in the list any more: a lobby, a finished game, or one that was resigned. */
export interface Forget {
}

/** POST /api/tables/{table}/what-if -> TableOut: a new private table, at which this browser plays on from what a seat knows now (alone with bots, on its turn) or, once the game is over, from what any seat knew at any moment. */
export interface WhatIf {
  seat: number;
  /** After how many choices; None for now, while the game goes on. */
  choice?: number | null;
  /** Who plays the other seats; without it, bots stay who they are. */
  bot?: string;
}

/** POST /api/tables/{table}/let-in (host, in the lobby) -> TableOut. Whom the host sent away may sit down again. */
export interface LetIn {
  name: string;
}

/** POST /api/logout -> MyTable[]. This browser holds no seat any more, and its cookie is void. */
export interface LogOut {
  /** Instead: this browser keeps its seats, under a new cookie; every other browser and every personal link loses them. */
  everywhere?: boolean;
}

/** GET /api/tables/{table}: what anybody with the link may know. */
export interface TableOut {
  table: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  seats: Seat[];
  settings: Record<string, string>;
  /** The seat that this browser's cookie holds, or -1. */
  you: number;
  /** All seats of this browser: several people may sit at one device. */
  yours: number[];
  host: boolean;
  commitment: string;
  /** Whether the host sent this browser away: it may watch, and sit down when the host lets it in again. */
  barred: boolean;
  /** Whom the host sent away; only the host is told. */
  sent_away: string[];
  /** What the host told this browser when sending it away. */
  word: string;
  /** The table's code in four words of the asked language; empty for tables of earlier versions. */
  words: string;
  clock: 0 | 180 | 30 | 60 | 86400;
  locked: boolean;
  onlookers: boolean;
  /** As in State. */
  arrangement: string;
  /** Whether the game is on, nobody may watch it, and this browser has no seat. */
  shut: boolean;
  /** Whether people may ask for hints, too. */
  hints: boolean;
}

/** GET /api/mine: the tables at which this browser sits, newest first. */
export interface MyTable {
  table: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  your_turn: boolean;
  names: string[];
  /** Who must decide. */
  turn: string[];
  winners: string[];
  /** Whether one of this browser's seats won. */
  won: boolean;
  /** When it ended, or when it was last looked at by anybody who sits there, about. */
  at: number;
  takebacks: number;
  resigned: boolean;
  /** Whether it goes on from another game: it counts for nothing, and may be forgotten at any time. */
  what_if: boolean;
}

/** GET /api/invite: where the page can be opened by others. */
export interface InviteOut {
  /** As http://192.168.1.20:8484; empty when the address of the page itself is right. */
  origins: string[];
  /** Whether only this machine can open it: the server must be started so that others can. */
  closed: boolean;
}

/** GET /api/words/{words}: the table with these spoken words. */
export interface CodeOut {
  table: string;
}

export interface RuleOut {
  id: string;
  chapter: string;
  text: string;
  source: string;
  ruling: string;
  setting: string;
}

/** GET /api/rules/{game}?lang= */
export interface RulesOut {
  game: string;
  title: string;
  chapters: [string, string][];
  rules: RuleOut[];
}

/** One moment of a replay: the choice that led here and the view after it. */
export interface Frame {
  choice: number;
  seat: number;
  label: string;
  view: Record<string, unknown>;
  log: LogLine[];
  /** With seat=all: what each seat saw, by seat; `view` is then what everybody saw. */
  views: Record<string, unknown>[];
  /** As in State. */
  seen: Record<string, unknown> | null;
}

/** GET /api/replay/{table}?lang=&seat=: a finished game as one seat saw it; seat=all tells everything. */
export interface ReplayOut {
  table: string;
  game: string;
  names: string[];
  settings: Record<string, string>;
  /** As in State. */
  box: string;
  seat: number;
  frames: Frame[];
  ending: string;
  winners: number[];
  scores: number[];
  /** As in State. */
  takebacks: number;
  /** All of it; a line is told once its last event has happened. */
  story: Section[];
  /** Whether the game was played to its end; games from files may not have been. */
  over: boolean;
  /** The whole game in the letters of a link: /replay/link#{link}; empty where it does not fit into one. */
  link: string;
  /** The record, to be kept as a file. */
  record: Record<string, unknown>;
  /** As in State. */
  origin: OriginOut | null;
  /** The levels of bots against which one may play on. */
  bots: string[];
}

/** POST /api/replay -> ReplayOut: a game that this server need not have seen, as a link or as the text of a file. */
export interface OpenReplay {
  link?: string;
  record?: string;
  seat?: string;
}

/** POST /api/doubt -> DoubtOut: a moment of a game that is known as a whole, with the rules that are doubted. */
export interface CopyPosition {
  choice: number;
  rules?: string[];
  link?: string;
  record?: string;
}

/** POST /api/tables/{table}/doubt -> DoubtOut: about a line of the log, or about what is decided now. While the game goes on, the position is imagined from what the seat may know. */
export interface Doubt {
  /** One of this browser's seats; -1 only watches. */
  seat?: number;
  /** The number of a line of the log; -1 for the decision. */
  line?: number;
}

/** A rule with all that can be held against it. */
export interface DoubtedRule {
  id: string;
  text: string;
  source: string;
  ruling: string;
  /** Where it is carried out, as file:line. */
  code: string[];
  /** Scenarios and tests that would fail without it; at most a few of them. */
  tests: string[];
  /** How many more there are. */
  more_tests: number;
}

export interface DoubtOut {
  rules: DoubtedRule[];
  /** The position as the text of a scenario file, which `phobetor scenario` runs. */
  scenario: string;
  /** Whether the game goes on: what the seat may not know is then imagined. */
  imagined: boolean;
  /** The whole game in a link, once it is over and where it fits. */
  link: string;
  /** The moment, counted in choices; only where there is a link. */
  choice: number;
}

/** POST /api/tables/{table}/comments (after the game, whoever sat there) -> CommentsOut. */
export interface WriteComment {
  cmd: string;
  seat: number;
  /** The moment: after so many choices. */
  choice: number;
  text: string;
}

/** POST /api/tables/{table}/uncomment (whoever wrote it, and the host) -> CommentsOut. */
export interface DeleteComment {
  number: number;
}

/** What somebody wrote about a moment. */
export interface CommentOut {
  number: number;
  choice: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  /** Whether this browser may delete it. */
  yours: boolean;
}

/** GET /api/tables/{table}/comments (after the game), in the order of their moments. */
export interface CommentsOut {
  comments: CommentOut[];
  /** The seats of this browser, in whose name it may write. */
  seats: number[];
}

/** What a seat saw after the events from `first` to `last`, which followed from one choice. */
export interface PastView {
  first: number;
  last: number;
  view: Record<string, unknown>;
  /** As in State. */
  seen: Record<string, unknown> | null;
}

/** GET /api/moments/{table}?seat=&event=: the moments around an event of the log as one's own seat saw them (-1 for who watches), also while the game goes on. */
export interface MomentsOut {
  /** The events from here on, up to `end` (exclusive), are answered for. */
  first: number;
  end: number;
  moments: PastView[];
}

/** GET /api/finale/{table}?lang=&seat=: the end of a finished game, told to one seat, or to nobody (-1). */
export interface FinaleOut {
  table: string;
  seat: number;
  finale: Finale;
}

/** One step of a guided first game: the table as the learner sees it, and a word about what to do. */
export interface LessonFrame {
  state: State;
  text: string;
  /** The place of the option that the lesson goes on with; -1 where somebody else moves, and at the end. */
  wanted: number;
  /** Whether all options stay marked on the board, and not only the wanted one. */
  wide: boolean;
}

/** A part of a lesson that stands for itself. */
export interface LessonChapter {
  title: string;
  /** The place of its first frame. */
  first: number;
  /** As in ReplayOut, of this chapter. */
  story: Section[];
}

/** GET /api/lessons/{game}?lang=: a guided first game, step by step. The last frame of a chapter has nothing to choose. */
export interface LessonOut {
  game: string;
  frames: LessonFrame[];
  chapters: LessonChapter[];
  /** The settings of the first game that somebody plays who has learnt this. */
  play: Record<string, string>;
}

/** After so many choices: each seat's chance in percent, as an onlooker could tell. */
export interface StandingOut {
  choice: number;
  chances: number[];
}

/** A choice that gave something away, in percent, judged by what its player could know then. */
export interface MistakeOut {
  /** How many choices had been made before. */
  choice: number;
  text: string;
  better: string;
  chance: number;
  spread: number;
  better_chance: number;
  better_spread: number;
  lost: number;
  lost_spread: number;
  /** What probably would have come. */
  course: HintStep[];
}

/** GET /api/analysis/{table}?lang=&seat=: a finished game, looked at again for one seat. */
export interface AnalysisOut {
  table: string;
  game: string;
  seat: number;
  names: string[];
  winners: number[];
  /** Of the whole game. */
  choices: number;
  standings: StandingOut[];
  /** The largest first, three at most. */
  mistakes: MistakeOut[];
  /** Decisions of the seat that were judged. */
  judged: number;
  /** In how many of them the seat chose as well as the search, or as the strongest bot. */
  alike: number;
  goal: "survive" | "win";
  how: "played" | "search";
  /** The levels of bots against which one may play on. */
  bots: string[];
}

/** What one choice of a puzzle brings, in percent; those of which nothing is said are worse than all of these. */
export interface PuzzleChoice {
  /** Among the options of the decision. */
  place: number;
  chance: number;
  /** Half the width of the interval. */
  spread: number;
  /** How many in a hundred games it gives up. */
  loss: number;
  solves: boolean;
  /** Whether the greedy bot chooses this. */
  greedy: boolean;
}

/** A position in which one choice is clearly the best. */
export interface Puzzle {
  number: number;
  state: State;
  /** The best first. */
  choices: PuzzleChoice[];
  /** Of what the chances are. */
  goal: "survive" | "win";
  /** By a deep search, or by playing every choice to the end in many imagined games. */
  verified: "played" | "search";
  /** How many in a hundred games the best other choice gives up. */
  margin: number;
  spread: number;
}

/** GET /api/puzzles/{game}?lang=&number=: a puzzle by its number, or without one that of the day. */
export interface PuzzleOut {
  game: string;
  /** Today, as the server counts days (UTC): 2026-11-18. */
  day: string;
  /** The number of the puzzle of today. */
  today: number;
  /** Puzzles have the numbers from 1 to this. */
  count: number;
  puzzle: Puzzle;
}

/** GET /api/fair/{table}: what anybody needs to check a finished game; the seed is empty before its end. */
export interface FairOut {
  table: string;
  game: string;
  commitment: string;
  seed: string;
  /** One for each seat, with dots between; empty where the seat added nothing. */
  salts: string;
  names: string[];
  /** Who had a part in chance: pages that sent their salts after the commitment; the server alone, which committed itself before the first card; or, at tables of earlier versions, the server also where a seat had no page. */
  promise: "earlier" | "people" | "server";
  record: Record<string, unknown>;
  /** Whether the server itself, replaying the record, found every fingerprint as written. */
  holds: boolean;
  /** As in State. */
  takebacks: number;
  /** As in State. */
  origin: OriginOut | null;
}

/** Every HTTP answer that is not 2xx: one sentence. */
export interface Problem {
  error: string;
}

export type Language = "en" | "pl" | "ru";

export type FromClient = Hello | Choose | ChooseSeveral | Undo | Why | AskHint | AskNotebook | Note | Say | Vote | TakeBack | Settle | SetLanguage | Resync | Ping | Look;

export type FromServer = State | Ack | Refused | Because | HintOut | NotebookOut | NotesOut | ChatLine | Watching | Pong | Goodbye;
