// A copy by hand of src/phobetor/server/protocol.py until the generated file takes its place.
export type Language = 'en' | 'ru' | 'pl';

export interface Hello { t: 'hello'; lang: Language; version?: number }
export interface Choose { t: 'choose'; cmd: string; decision: number; option: number }
export interface Undo { t: 'undo'; cmd: string; decision: number }
export interface Why { t: 'why'; kind: string; value: string }
export interface Say { t: 'say'; cmd: string; text: string }
export interface Vote { t: 'vote'; cmd: string; seat: number; bot: boolean }
export interface TakeBack { t: 'takeback'; cmd: string }
export interface SetLanguage { t: 'lang'; lang: Language }
export interface Resync { t: 'resync' }
export interface Ping { t: 'ping' }
export type FromClient = Hello | Choose | Undo | Why | Say | Vote | TakeBack | SetLanguage | Resync | Ping;

export interface RuleRef { id: string; text: string }
export interface Seat {
  number: number; letter: string; name: string; kind: 'human' | 'bot' | 'open'; bot?: string; here?: boolean; host?: boolean; you?: boolean;
}
export interface OptionOut { label: string; verb: string; args: Record<string, number>; notation: string }
export interface Decision {
  id: number; prompt: string; step: string; rules: RuleRef[]; options: OptionOut[]; args: Record<string, number>; can_undo: boolean;
}
export interface Waiting { seat: number; prompt: string }
export interface LogLine { number: number; choice: number; event: string; text: string; args: Record<string, number> }
export interface State {
  t: 'state'; version: number; table: string; game: string; phase: 'lobby' | 'playing' | 'over'; seats: Seat[]; you: number;
  settings: Record<string, string>; view: Record<string, unknown> | null; decision: Decision | null; waiting: Waiting[];
  log: LogLine[]; log_from: number; ending: string; winners: number[]; scores: number[]; commitment: string; away: number[];
  can_undo: boolean; lang: Language;
}
export interface Ack { t: 'ack'; cmd: string; version: number }
export interface Refused { t: 'refused'; cmd: string; kind: 'malformed' | 'not-yours' | 'stale' | 'against-rule' | 'busy'; rule: string; text: string }
export interface Because { t: 'because'; kind: string; value: string; sentences: string[]; rules: RuleRef[] }
export interface ChatLine { t: 'chat'; number: number; seat: number; name: string; text: string; at: number }
export interface Pong { t: 'pong' }
export interface Goodbye { t: 'bye'; text: string }
export type FromServer = State | Ack | Refused | Because | ChatLine | Pong | Goodbye;

export interface SettingOut { name: string; label: string; about: string; values: string[]; labels: string[]; default: string; rule: string }
export interface GameOut { id: string; title: string; about: string; players: [number, number]; ready: boolean; settings: SettingOut[]; bots: string[] }
export interface SeatIn { kind: 'me' | 'open' | 'bot' | 'local'; name?: string; bot?: string }
export interface NewTable { game: string; seats: SeatIn[]; settings?: Record<string, string>; name?: string; lang?: Language }
export interface SitDown { seat: number; name: string }
export interface EditSeat { seat: number; to: SeatIn }
export interface TableOut {
  table: string; game: string; phase: 'lobby' | 'playing' | 'over'; seats: Seat[]; settings: Record<string, string>; you: number;
  yours: number[]; host: boolean; commitment: string;
}
export interface MyTable { table: string; game: string; phase: 'lobby' | 'playing' | 'over'; your_turn: boolean; names: string[] }
export interface RuleOut { id: string; chapter: string; text: string; source: string; ruling: string; setting: string }
export interface RulesOut { game: string; title: string; chapters: [string, string][]; rules: RuleOut[] }
export interface Frame { choice: number; seat: number; label: string; view: Record<string, unknown>; log: LogLine[] }
export interface ReplayOut {
  table: string; game: string; names: string[]; settings: Record<string, string>; seat: number; frames: Frame[]; ending: string;
  winners: number[]; scores: number[];
}
export interface FairOut { table: string; game: string; commitment: string; seed: string; salts: string; record: Record<string, unknown>; holds: boolean }
export interface Problem { error: string }
