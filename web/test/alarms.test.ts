/** An alarm is said once, large; then it is small, also after a reload, until it is over. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Alarm } from '../src/protocol';

const alarm = (id: string, title = id): Alarm => ({ id, size: 'band', title });
let stored: Map<string, string>;
let Made: typeof import('../src/table/stage/alarms.svelte').Alarms;

beforeEach(async () => {
  stored = new Map();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) }); // prettier-ignore
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  ({ Alarms: Made } = await import('../src/table/stage/alarms.svelte'));
});

describe('alarms', () => {
  const ids = (all: Alarm[]): string[] => all.map((one) => one.id);

  it('are large until they are closed, whatever states come, and can be opened again', () => {
    const alarms = new Made();
    alarms.hear('t 0', [alarm('fuse')]);
    alarms.hear('t 0', [alarm('fuse', 'five left'), alarm('lair')]);
    expect([ids(alarms.open), ids(alarms.small)]).toEqual([['fuse', 'lair'], []]);
    expect(alarms.open[0]?.title).toBe('five left');
    alarms.close(alarms.open[0]!);
    alarms.hear('t 0', [alarm('fuse', 'four left'), alarm('lair')]);
    expect([ids(alarms.open), ids(alarms.small)]).toEqual([['lair'], ['fuse']]);
    alarms.again(alarms.small[0]!);
    alarms.hear('t 0', [alarm('fuse'), alarm('lair')]);
    expect([ids(alarms.open), ids(alarms.small)]).toEqual([['fuse', 'lair'], []]);
  });

  it('are not said again after a reload, but to another seat and when they come back', () => {
    new Made().hear('t 0', [alarm('fuse')]);
    const after = new Made();
    after.hear('t 0', [alarm('fuse')]);
    expect([ids(after.open), ids(after.small)]).toEqual([[], ['fuse']]);
    after.hear('t 1', [alarm('fuse')]);
    expect(ids(after.open)).toEqual(['fuse']);
    after.hear('t 0', []);
    after.hear('t 0', [alarm('fuse')]);
    expect(ids(after.open)).toEqual(['fuse']);
  });

  it('remember only the last tables, and survive what somebody else wrote there', () => {
    for (const wrong of ['nonsense', '[]', '{"t 0": 3}', 'null']) {
      stored.set('phobetor.alarms', wrong);
      const alarms = new Made();
      alarms.hear('t 0', [alarm('fuse')]);
      expect(ids(alarms.open)).toEqual(['fuse']);
    }
    for (let table = 0; table < 40; table += 1) new Made().hear(`t${table} 0`, [alarm('fuse')]);
    expect(Object.keys(JSON.parse(stored.get('phobetor.alarms')!) as object)).toHaveLength(20);
  });
});
