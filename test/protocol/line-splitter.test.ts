/** Lines come out the same however their bytes are cut, and one that is too long costs no memory. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineSplitter } from '../../src/engine/external/protocol-words.js';

const encoder = new TextEncoder();

function split(bytes: Uint8Array, cuts: readonly number[], longest: number) {
  const splitter = lineSplitter(longest);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length];
  places.sort((one, other) => one - other);
  return places
    .slice(1)
    .flatMap((end, index) => splitter.add(bytes.subarray(places[index] ?? 0, end)));
}

test('lines are those of the whole, wherever it is cut, in the middle of a character, too', () => {
  const anyLine = fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll('\n', ''));
  fc.assert(
    fc.property(fc.array(anyLine), fc.array(fc.nat()), (lines, cuts) => {
      const bytes = encoder.encode(lines.map((line) => `${line}\n`).join(''));
      // A byte order mark at the beginning of a line is none of its text.
      const texts = lines.map((line) => line.replace(/^\ufeff/, ''));
      expect(split(bytes, cuts, 1000)).toEqual(texts);
    }),
  );
});

test('a line that is too long is reported once, at once, and those after it are read', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (cuts) => {
      const bytes = encoder.encode('12345\n123456\n\n123456789\n1\n');
      expect(split(bytes, cuts, 5)).toEqual(['12345', undefined, '', undefined, '1']);
    }),
  );
  const splitter = lineSplitter(5);
  expect(splitter.add(encoder.encode('123456'))).toEqual([undefined]);
  expect(splitter.add(encoder.encode('7'.repeat(1000)))).toEqual([]);
  expect(splitter.add(encoder.encode('\nok\n'))).toEqual(['ok']);
});

test('what has no end yet is no line', () => {
  expect(lineSplitter(5).add(encoder.encode('1234'))).toEqual([]);
});
