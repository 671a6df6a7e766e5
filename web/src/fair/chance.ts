/** What decides a deal, computed again in this browser. docs/notation.md, "Chance", is the only thing it follows. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export function commitment(nonce: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('vorhand chance 1\n'), hexToBytes(nonce))));
}

/** What decides the deal: the nonce, or nonce and words together. */
export function decides(nonce: string, words: Readonly<Record<string, string>>): string {
  const seats = Object.keys(words).sort();
  if (seats.length === 0) return nonce;
  const lines = ['vorhand words 1', ...seats.map((seat) => `${seat} ${words[seat]}`)].join('\n');
  return bytesToHex(hmac(sha256, hexToBytes(nonce), utf8ToBytes(lines)));
}

/** The numbers of a stream, each of 32 bits. */
export function* stream(secret: string, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = hmac(sha256, hexToBytes(secret), utf8ToBytes(`${label}/${block}`));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let place = 0; place < 32; place += 4) yield view.getUint32(place);
  }
}

export function below(count: number, numbers: Generator<number, never>): number {
  const limit = 2 ** 32 - (2 ** 32 % count);
  for (;;) {
    const { value } = numbers.next();
    if (value < limit) return value % count;
  }
}

export function shuffled<T>(items: readonly T[], numbers: Generator<number, never>): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1, numbers);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
