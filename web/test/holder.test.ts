/** What is printed on the components comes over the line: late, twice, or not at all. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Holder } from '../src/games/holder.svelte';

interface Box {
  cards: string[];
}
interface Texts {
  held: 'n';
}
const told = (...cards: string[]) => ({ cards, lang: 'en', page: 'page-held = { $n } cards\n' });

/** A server whose answers come when the test says so. */
function server(): Map<string, (cards: string[] | null) => void> {
  const waiting = new Map<string, (cards: string[] | null) => void>();
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise((done) =>
        waiting.set(address, (cards) =>
          done({ ok: cards !== null, status: cards ? 200 : 503, json: () => Promise.resolve(told(...(cards ?? []))) }),
        ),
      ),
  );
  return waiting;
}
afterEach(() => vi.unstubAllGlobals());

describe('a holder', () => {
  it('keeps the box that was asked for last, whatever comes last', async () => {
    const [holder, waiting] = [new Holder<Box>(), server()];
    const [first, second] = [holder.open('/box?lang=en'), holder.open('/box?lang=ru')];
    waiting.get('/box?lang=ru')!(['Луна']);
    waiting.get('/box?lang=en')!(['Moon']);
    await Promise.all([first, second]);
    expect(holder.box.cards).toEqual(['Луна']);
  });
  it('asks for nothing that it has, and again for what did not come', async () => {
    const [holder, waiting] = [new Holder<Box>(), server()];
    const lost = holder.open('/box');
    waiting.get('/box')!(null);
    await expect(lost).rejects.toThrow('503');
    expect(() => holder.box.cards).toThrow('not open');
    const found = holder.open('/box');
    waiting.get('/box')!(['Moon']);
    await found;
    waiting.clear();
    await holder.open('/box');
    expect([holder.box.cards, waiting.size]).toEqual([['Moon'], 0]);
  });
  it('speaks of the game in the language of its box', () => {
    const holder = new Holder<Box, Texts>();
    expect(() => holder.t('held', { n: 3 })).toThrow('not open');
    holder.put(told());
    expect(holder.t('held', { n: 3 })).toBe('3 cards');
    holder.put({
      cards: [],
      lang: 'ru',
      page: 'page-held = { $n -> \n    [few] { $n } карты\n   *[other] { $n } карт\n }\n',
    });
    expect(holder.t('held', { n: 3 })).toBe('3 карты');
  });
  it('works out what follows from a box once for each', () => {
    const holder = new Holder<Box>();
    const work = vi.fn(({ cards }: Box) => cards.length);
    const count = holder.once(work);
    holder.put(told('a', 'b'));
    expect([count(), count(), work.mock.calls.length]).toEqual([2, 2, 1]);
    holder.put(told());
    expect([count(), work.mock.calls.length]).toEqual([0, 2]);
  });
});
