import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Sentence } from '../src/api';

const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const here = () => Promise.resolve(new Response('{"id":"abc"}'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function network(...answers: (() => Promise<Response>)[]) {
  const asked = vi.fn(() => (answers.shift() ?? gone)());
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('what only reads is asked for again when the network drops it', async () => {
  const asked = network(gone, gone, here);
  const told = api.table('abc');
  await vi.runAllTimersAsync();
  expect(await told).toEqual({ id: 'abc' });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a server that is away is said to be away, soon', async () => {
  const asked = network();
  const told = expect(api.table('abc')).rejects.toBeInstanceOf(Sentence);
  await vi.advanceTimersByTimeAsync(2000);
  await told;
  expect(asked).toHaveBeenCalledTimes(3);
});

test('what changes something is sent once', async () => {
  const asked = network(gone, here);
  await expect(api.sit('abc', { seat: 1, name: 'Boris' })).rejects.toBeInstanceOf(Sentence);
  expect(asked).toHaveBeenCalledTimes(1);
});
