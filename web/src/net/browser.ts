/** The browser's side of a line. */
import type { Wire, World } from './line';

export const browser: World = {
  open: (url) => new WebSocket(url) as Wire,
  after: (milliseconds, then) => {
    const timer = window.setTimeout(then, milliseconds);
    return () => window.clearTimeout(timer);
  },
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
};

export function address(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** This browser's own contribution to chance, so that nobody shuffles alone. */
export function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
