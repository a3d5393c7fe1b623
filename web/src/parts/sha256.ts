import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** SHA-256 in hexadecimal digits. Not the browser's own: a page without https, as on a local network, is not given that. */
export const sha256 = (bytes: Uint8Array): string => bytesToHex(hash(bytes));

/** The bytes of hexadecimal digits; null where the text is something else. */
export const fromHex = (text: string): Uint8Array | null =>
  /^(?:[0-9a-f]{2})*$/i.test(text) ? hexToBytes(text.toLowerCase()) : null;
