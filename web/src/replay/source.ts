/** Where a replayed game comes from: a table of this server, a link that holds all of it, or a file. */
import { api } from '../api';
import type { CopyPosition, DoubtOut, Language, ReplayOut } from '../protocol';
import { paths } from '../router';

export type Source = { table: string } | { link: string } | { record: string };

export const LONGEST_RECORD = 256 * 1024;

export function told(source: Source, seat: string, lang: Language): Promise<ReplayOut> {
  return 'table' in source ? api.replay(source.table, seat, lang) : api.openReplay({ ...source, seat }, lang);
}

/** The address of a moment; a game from a file has one only where it fits into a link. */
export function addressOf(source: Source, replay: ReplayOut, seat: string, at: number): string {
  if ('table' in source) return paths.replay(source.table, seat, at);
  return replay.link ? paths.replayLink(replay.link, seat, at) : paths.replayFile;
}

/** What is doubted of a game that is known as a whole. */
export function doubted(replay: ReplayOut, choice: number, rules: string[]): Promise<DoubtOut> {
  const about: CopyPosition = { choice, rules: rules.slice(0, 16) };
  return api.copyPosition(
    replay.link ? { ...about, link: replay.link } : { ...about, record: JSON.stringify(replay.record) },
  );
}

export function save(replay: ReplayOut, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(replay.record, null, 1)], { type: 'application/json' }));
  link.download = `${name}.phobetor.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
