/** This browser's part in chance: first comes the server's commitment, then our salt. Both are kept to be checked after the game. */
import { api, Sentence } from '../api';
import { prefs } from '../prefs.svelte';
import type { FairOut, NewTable, TableOut } from '../protocol';
import { salt } from './browser';

export interface Part {
  table: string;
  commitment: string;
  salt: string;
}

const KEY = 'phobetor.parts';
const MOST = 40;

function parts(): Part[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Part[];
  } catch {
    return []; // a browser that forbids storage still plays; the record can be checked by whoever kept theirs
  }
}

export function partAt(table: string): Part | null {
  return parts().find((part) => part.table === table) ?? null;
}

function keep(part: Part): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([part, ...parts().filter((other) => other.table !== part.table)].slice(0, MOST)),
    );
  } catch {
    // as above
  }
}

/** A server that shows one commitment and deals by another is left at once. */
function kept(table: TableOut, commitment: string, mine: string): TableOut {
  if (table.commitment !== commitment) throw new Sentence(prefs.t('fair-changed'), 409);
  keep({ table: table.table, commitment, salt: mine });
  return table;
}

export async function openTable(wanted: Omit<NewTable, 'commitment' | 'salt'>): Promise<TableOut> {
  const { commitment } = await api.seal();
  const mine = salt();
  return kept(await api.create({ ...wanted, commitment, salt: mine }), commitment, mine);
}

/** `commitment` is the one that this page shows for the table. */
export async function sitDown(table: string, commitment: string, seat: number, name: string): Promise<TableOut> {
  const mine = salt();
  return kept(await api.sit(table, { seat, name, commitment, salt: mine }), commitment, mine);
}

/** Whether the seed is the one that was sealed, and (where this browser kept its part) whether it was dealt with. */
export function verdict(fair: FairOut, computed: string, part: Part | null): { sealed: boolean; mine: boolean | null } {
  const sealed = computed !== '' && computed.toLowerCase() === fair.commitment.toLowerCase();
  if (!part) return { sealed, mine: null };
  const dealt = fair.salts.split('.').includes(part.salt);
  const same = fair.record['seed'] === `fair:${fair.seed}:${fair.salts}`;
  return { sealed, mine: dealt && same && computed.toLowerCase() === part.commitment.toLowerCase() };
}

/** How to check the saved record without this page. */
export function command(fair: FairOut, part: Part | null): string {
  const file = `phobetor verify ${fair.table}.phobetor.json`;
  if (fair.promise === 'earlier') return file; // there the server drew salts itself, and nobody promised otherwise
  return `${file} --commitment ${part?.commitment ?? fair.commitment}${part ? ` --salt ${part.salt}` : ''}`;
}
