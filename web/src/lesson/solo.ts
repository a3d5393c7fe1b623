/** A table with bots, opened with one click. */
import { COMPANY, isDoor } from '../games/facts';
import { openTable } from '../net/fair';
import { prefs } from '../prefs.svelte';
import type { GameOut } from '../protocol';
import { botSeat, usualBot } from '../table/names';

/** Sits this browser down with the usual company, and gives the table's id. Settings that are not named have their default. */
export async function openSolo(game: GameOut, settings: Record<string, string> = {}): Promise<string> {
  const name = prefs.name || prefs.t('name-default');
  const company = Math.min(game.players[1], Math.max(game.players[0], isDoor(game.id) ? COMPANY[game.id] : 0));
  const bots = Array.from({ length: company - 1 }, (_, place) => botSeat(place, usualBot(game.bots), prefs.t));
  const table = await openTable({
    game: game.id,
    seats: [{ kind: 'me', name }, ...bots],
    settings,
    name,
    lang: prefs.lang,
  });
  return table.table;
}
