/** The commitment comes before the salt, a server that changes its mind is left, and the page for checking says what to trust. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FairOut, TableOut } from '../src/protocol';

type Asked = { path: string; body: Record<string, unknown> };
let asked: Asked[] = [];
let answers: (asked: Asked) => unknown;
let stored: Map<string, string>;

beforeEach(() => {
  asked = [];
  stored = new Map();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', async (path: string, how: { body: string }) => {
    const one = { path: path.replace(/\?.*/, ''), body: JSON.parse(how.body) as Record<string, unknown> };
    asked.push(one);
    return { ok: true, json: async () => answers(one) };
  });
});
afterEach(() => vi.unstubAllGlobals());

const SEALED = 'ab'.repeat(32);
const honest = (one: Asked): unknown =>
  one.path === '/api/seals' ? { commitment: SEALED } : ({ table: 't', commitment: SEALED } as TableOut);

describe('a new table', () => {
  it('hears the commitment before it draws its salt, and keeps both', async () => {
    const { openTable, partAt } = await import('../src/net/fair');
    answers = honest;
    await openTable({ game: 'nightmarium', seats: [] });
    expect(asked.map((one) => one.path)).toEqual(['/api/seals', '/api/tables']);
    expect(asked[0]?.body).toEqual({});
    expect(asked[1]?.body['commitment']).toBe(SEALED);
    expect(asked[1]?.body['salt']).toMatch(/^[0-9a-f]{32}$/);
    expect(partAt('t')).toEqual({ table: 't', commitment: SEALED, salt: asked[1]?.body['salt'] });
    expect(partAt('other')).toBe(null);
  });
  it('is left when the server deals by another seed', async () => {
    const { openTable, partAt } = await import('../src/net/fair');
    answers = (one) =>
      one.path === '/api/seals' ? { commitment: SEALED } : { table: 't', commitment: 'cd'.repeat(32) };
    await expect(openTable({ game: 'nightmarium', seats: [] })).rejects.toThrow('did not keep');
    expect(partAt('t')).toBe(null);
  });
  it('remembers the last forty', async () => {
    const { sitDown, partAt } = await import('../src/net/fair');
    answers = (one) => ({ table: one.path.split('/')[3], commitment: SEALED });
    for (let n = 0; n < 42; n++) await sitDown(`t${n}`, SEALED, 0, 'Anna');
    expect([partAt('t1'), partAt('t2')?.table, partAt('t41')?.table]).toEqual([null, 't2', 't41']);
  });
});

describe('the page for checking', () => {
  const part = { table: 't', commitment: SEALED, salt: 'mine' };
  const fair = {
    table: 't',
    commitment: SEALED,
    seed: '00',
    salts: 'mine..',
    promise: 'people',
    record: { seed: 'fair:00:mine..' },
  } as unknown as FairOut;
  it('believes nothing that does not fit what this browser was shown and sent', async () => {
    const { verdict } = await import('../src/net/fair');
    expect(verdict(fair, SEALED, part)).toEqual({ sealed: true, mine: true });
    expect(verdict(fair, SEALED, null)).toEqual({ sealed: true, mine: null });
    expect(verdict(fair, '', part)).toEqual({ sealed: false, mine: false });
    expect(verdict({ ...fair, salts: 'chosen..' }, SEALED, part).mine).toBe(false);
    expect(verdict({ ...fair, record: { seed: 'fair:00:other' } }, SEALED, part).mine).toBe(false);
    const changed = 'cd'.repeat(32);
    expect(verdict({ ...fair, commitment: changed }, changed, part)).toEqual({ sealed: true, mine: false });
  });
  it('names the command that says the same', async () => {
    const { command } = await import('../src/net/fair');
    expect(command(fair, part)).toBe(`phobetor verify t.phobetor.json --commitment ${SEALED} --salt mine`);
    expect(command(fair, null)).toBe(`phobetor verify t.phobetor.json --commitment ${SEALED}`);
    expect(command({ ...fair, promise: 'earlier' }, null)).toBe('phobetor verify t.phobetor.json');
  });
});
