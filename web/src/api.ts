/** The HTTP routes of the server. Every failure is one sentence. */
import { prefs } from './prefs.svelte';
import type {
  AddChair,
  Agree,
  AnalysisOut,
  AskPush,
  AskWebhook,
  CodeOut,
  CommentsOut,
  CopyPosition,
  DeleteComment,
  Doubt,
  DoubtOut,
  EditSeat,
  FairOut,
  FinaleOut,
  GameOut,
  InviteOut,
  Language,
  LessonOut,
  LinkOut,
  LogOut,
  MomentsOut,
  MyTable,
  NewTable,
  NoticesOut,
  OpenReplay,
  Problem,
  RemoveChair,
  Reorder,
  PuzzleOut,
  ReplayOut,
  Resume,
  RulesOut,
  SealOut,
  SitDown,
  Start,
  StopNotices,
  TableOut,
  WhatIf,
  WriteComment,
} from './protocol';

export class Sentence extends Error {
  constructor(
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** After so many milliseconds what only reads is asked for again: a network that changes drops what is on its way. */
const PAUSES = [300, 1000];

async function sent(path: string, how: RequestInit, pauses: number[]): Promise<Response> {
  try {
    return await fetch(path, how);
  } catch {
    const [pause, ...later] = pauses;
    if (pause === undefined) throw new Sentence(prefs.t('error-unreachable'), 0);
    await new Promise((done) => setTimeout(done, pause));
    return sent(path, how, later);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer =
    body === undefined
      ? await sent(path, {}, PAUSES)
      : await sent(
          path,
          { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
          [],
        );
  if (!answer.ok) throw new Sentence(await reason(answer), answer.status);
  return (await answer.json()) as T;
}

async function reason(answer: Response): Promise<string> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (problem.error) return problem.error;
  } catch {
    // the answer was no sentence of ours
  }
  return prefs.t(answer.status === 404 ? 'error-nothing' : 'error-server', { n: answer.status });
}

const part = encodeURIComponent;

export const api = {
  games: (lang: Language) => ask<GameOut[]>(`/api/games?lang=${lang}`),
  mine: (lang: Language) => ask<MyTable[]>(`/api/mine?lang=${lang}`),
  seal: () => ask<SealOut>(`/api/seals?lang=${prefs.lang}`, {}),
  create: (table: NewTable) => ask<TableOut>(`/api/tables?lang=${prefs.lang}`, table),
  table: (table: string) => ask<TableOut>(`/api/tables/${part(table)}?lang=${prefs.lang}`),
  sit: (table: string, seat: SitDown) => ask<TableOut>(`/api/tables/${part(table)}/sit?lang=${prefs.lang}`, seat),
  seat: (table: string, edit: EditSeat) => ask<TableOut>(`/api/tables/${part(table)}/seat?lang=${prefs.lang}`, edit),
  start: (table: string, how: Start) => ask<TableOut>(`/api/tables/${part(table)}/start?lang=${prefs.lang}`, how),
  leave: (table: string) => ask<TableOut>(`/api/tables/${part(table)}/leave?lang=${prefs.lang}`, {}),
  order: (table: string, order: Reorder) => ask<TableOut>(`/api/tables/${part(table)}/order?lang=${prefs.lang}`, order),
  add: (table: string, chair: AddChair) => ask<TableOut>(`/api/tables/${part(table)}/add?lang=${prefs.lang}`, chair),
  remove: (table: string, chair: RemoveChair) =>
    ask<TableOut>(`/api/tables/${part(table)}/remove?lang=${prefs.lang}`, chair),
  agree: (table: string, what: Agree) => ask<TableOut>(`/api/tables/${part(table)}/agree?lang=${prefs.lang}`, what),
  resign: (table: string) => ask<MyTable[]>(`/api/tables/${part(table)}/resign?lang=${prefs.lang}`, {}),
  forget: (table: string) => ask<MyTable[]>(`/api/tables/${part(table)}/forget?lang=${prefs.lang}`, {}),
  invite: () => ask<InviteOut>('/api/invite'),
  words: (words: string) => ask<CodeOut>(`/api/words/${part(words)}?lang=${prefs.lang}`),
  letIn: (table: string, name: string) =>
    ask<TableOut>(`/api/tables/${part(table)}/let-in?lang=${prefs.lang}`, { name }),
  link: (table: string) => ask<LinkOut>(`/api/tables/${part(table)}/link?lang=${prefs.lang}`, {}),
  notices: (table: string) => ask<NoticesOut>(`/api/tables/${part(table)}/notices?lang=${prefs.lang}`),
  push: (table: string, to: AskPush) => ask<NoticesOut>(`/api/tables/${part(table)}/push?lang=${prefs.lang}`, to),
  webhook: (table: string, to: AskWebhook) =>
    ask<NoticesOut>(`/api/tables/${part(table)}/webhook?lang=${prefs.lang}`, to),
  stop: (table: string, link: StopNotices) =>
    ask<NoticesOut>(`/api/tables/${part(table)}/stop?lang=${prefs.lang}`, link),
  logOut: (how: LogOut) => ask<MyTable[]>(`/api/logout?lang=${prefs.lang}`, how),
  resume: (table: string, token: Resume) =>
    ask<TableOut>(`/api/tables/${part(table)}/resume?lang=${prefs.lang}`, token),
  rules: (game: string, lang: Language) => ask<RulesOut>(`/api/rules/${part(game)}?lang=${lang}`),
  lesson: (game: string, lang: Language) => ask<LessonOut>(`/api/lessons/${part(game)}?lang=${lang}`),
  puzzle: (game: string, number: number, lang: Language) =>
    ask<PuzzleOut>(`/api/puzzles/${part(game)}?lang=${lang}${number ? `&number=${number}` : ''}`),
  replay: (table: string, seat: string, lang: Language) =>
    ask<ReplayOut>(`/api/replay/${part(table)}?lang=${lang}&seat=${part(seat)}`),
  finale: (table: string, seat: number, lang: Language) =>
    ask<FinaleOut>(`/api/finale/${part(table)}?lang=${lang}&seat=${seat}`),
  analysis: (table: string, seat: number, lang: Language) =>
    ask<AnalysisOut>(`/api/analysis/${part(table)}?lang=${lang}&seat=${seat}`),
  whatIf: (table: string, what: WhatIf) => ask<TableOut>(`/api/tables/${part(table)}/what-if?lang=${prefs.lang}`, what),
  openReplay: (game: OpenReplay, lang: Language) => ask<ReplayOut>(`/api/replay?lang=${lang}`, game),
  copyPosition: (moment: CopyPosition) => ask<DoubtOut>(`/api/doubt?lang=${prefs.lang}`, moment),
  doubt: (table: string, doubt: Doubt) => ask<DoubtOut>(`/api/tables/${part(table)}/doubt?lang=${prefs.lang}`, doubt),
  comments: (table: string) => ask<CommentsOut>(`/api/tables/${part(table)}/comments?lang=${prefs.lang}`),
  comment: (table: string, comment: WriteComment) =>
    ask<CommentsOut>(`/api/tables/${part(table)}/comments?lang=${prefs.lang}`, comment),
  uncomment: (table: string, comment: DeleteComment) =>
    ask<CommentsOut>(`/api/tables/${part(table)}/uncomment?lang=${prefs.lang}`, comment),
  moments: (table: string, seat: number, event: number) =>
    ask<MomentsOut>(`/api/moments/${part(table)}?lang=${prefs.lang}&seat=${seat}&event=${event}`),
  fair: (table: string) => ask<FairOut>(`/api/fair/${part(table)}?lang=${prefs.lang}`),
};

export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
