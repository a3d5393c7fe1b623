/** SHA-256, by the browser where it offers it and by hand where it does not (a page without https on a local network). */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (globalThis.crypto?.subtle) return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  return toHex(sha256ByHand(bytes));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 2 || !/^[0-9a-fA-F]*$/.test(text)) return null;
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

const PRIMES = primes(64);
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0;
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

export function sha256ByHand(bytes: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, place) => padded.setUint8(place, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  const hash = [...START];
  for (let block = 0; block < padded.byteLength; block += 64) mix(hash, padded, block);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => out.setUint32(place * 4, word));
  return new Uint8Array(out.buffer);
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(hash: number[], data: DataView, block: number): void {
  const w = Array.from({ length: 64 }, (_, i) => (i < 16 ? data.getUint32(block + i * 4) : 0));
  const at = (list: number[], i: number): number => list[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const x = at(w, i - 15),
      y = at(w, i - 2);
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (at(hash, i) + word) | 0));
}
