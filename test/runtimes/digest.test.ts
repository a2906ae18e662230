/** The hash by which runtimes are compared. */
import { expect, test } from 'vitest';
import { Digest } from './digest.js';

function digestOf(...texts: string[]): string {
  const digest = new Digest();
  for (const text of texts) digest.add(text);
  return String(digest);
}

test('the digest is FNV-1a, of two bytes for each character and one for the end', () => {
  const bytes = [0x61, 0x00, 0xac, 0x20, 0xff];
  const lane = (basis: number) =>
    bytes.reduce((bits, byte) => Math.imul(bits ^ byte, 0x01000193), basis) >>> 0;
  const [first, second] = [lane(0x811c9dc5), lane(0x9e3779b9)].map((bits) => bits.toString(16));
  expect(digestOf('a€')).toBe(`${first}${second}`.padStart(16, '0'));
});

test.each([
  [['a'], ['b']],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['ab'], ['a', 'b']],
  [['a'], ['a', '']],
])('the digests of %j and %j differ', (one, other) => {
  expect(digestOf(...one)).not.toBe(digestOf(...other));
});
