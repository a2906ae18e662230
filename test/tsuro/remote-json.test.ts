/** JSON values one after another: read back, however they are cut and parted; anything else is a fault with its place. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../src/text/parsed.js';
import { JsonReader, LONGEST_VALUE } from '../../src/tsuro/remote/json-values.js';
import { anyText } from '../support/any-text.js';

/** Cut bytes into pieces of given lengths by turns. */
function cut(bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const end = at + (lengths[turn % lengths.length] ?? 1);
    pieces.push(bytes.slice(at, end));
    at = end;
  }
  return pieces;
}

/** Read a stream to its end. */
function readAll(pieces: readonly Uint8Array[]): Parsed<unknown>[] {
  const reader = new JsonReader();
  return [...pieces.flatMap((piece) => reader.add(piece)), ...reader.end()];
}

const encode = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array) =>
  readAll([typeof text === 'string' ? encode(text) : text]);
const valuesOf = (text: string) =>
  read(text).map((each) => (each.ok ? each.value : each.faults[0]?.found));

const SPACES = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
const CUTS = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

/** Values that are written with or without spaces, sometimes with escapes. */
const VALUE = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  anyText(10),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(true, false, null, '', '"', '\\', '\\"', '[', ']}', -1, 1e-7, 1e21),
);
const WRITTEN = fc.tuple(VALUE, SPACES, fc.constantFrom(undefined, 1, '\t'));

describe('any values', () => {
  test('are read back, whatever is between them, and however they are cut', () => {
    fc.assert(
      fc.property(fc.array(WRITTEN, { maxLength: 8 }), SPACES, CUTS, (written, first, cuts) => {
        let text = first;
        for (const [value, space, indent] of written) {
          const json = JSON.stringify(value, undefined, indent);
          // Nothing else ends a number that another digit follows.
          text += /\d$/.test(text) && /^\d/.test(json) ? ` ${json}${space}` : `${json}${space}`;
        }
        const expected = written.map(([value]) => ({
          ok: true,
          value: JSON.parse(JSON.stringify(value)),
        }));
        expect(readAll(cut(encode(text), cuts))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('end as soon as they can: only a number waits for what follows', () => {
    for (const [text, count] of [
      ['"a"', 1],
      ['[[1],{"a":"]"}]', 1],
      ['truefalse', 2],
      ['12', 0],
      ['12 ', 1],
      ['12[', 1],
    ] as const) {
      expect(new JsonReader().add(encode(text)), text).toHaveLength(count);
    }
    expect(valuesOf('1-2"a"3null4[5]1e-2-1E+2')).toEqual([1, -2, 'a', 3, null, 4, [5], 0.01, -100]);
  });

  test('may be as long and as deep as the limits', () => {
    const longest = JSON.stringify('x'.repeat(LONGEST_VALUE - 2));
    expect(read(`${longest} ${longest}`).map(({ ok }) => ok)).toEqual([true, true]);
    expect(read(`${' '.repeat(LONGEST_VALUE)}1`)).toEqual([{ ok: true, value: 1 }]);
    expect(read('['.repeat(100) + ']'.repeat(100)).map(({ ok }) => ok)).toEqual([true]);
  });
});

test.each([
  ['x', '"x" at byte 0', 'a JSON value'],
  ['1 ]', '"]" at byte 2', 'a JSON value'],
  ['[1],2', '"," at byte 3', 'a JSON value'],
  ['\uFEFF1', '"\\u00ef" at byte 0', 'a JSON value'],
  [' tru\n', '"\\u000a" at byte 4', 'true'],
  ['nuLl', '"L" at byte 2', 'null'],
  ['"a"[1,]"b"', '"[1,]" at byte 3', 'JSON'],
  ['[1}', '"[1}" at byte 0', 'JSON'],
  ['01', '"01" at byte 0', 'JSON'],
  ['1.2.3 ', '"1.2.3" at byte 0', 'JSON'],
  ['"\n"', '"\\u0022\\u000a\\u0022" at byte 0', 'JSON'],
  ['1 [2', 'the end at byte 4', 'the rest of the value that begins at byte 2'],
  ['"\\"', 'the end at byte 3', 'the rest of the value that begins at byte 0'],
  ['fals', 'the end at byte 4', 'the rest of the value that begins at byte 0'],
  ['-', '"-" at byte 0', 'JSON'],
  [
    new Uint8Array([0x31, 0x20, 0x22, 0xff, 0x22]),
    'other bytes than those of UTF-8 at byte 2',
    'UTF-8',
  ],
  [
    new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]),
    'other bytes than those of UTF-8 at byte 0',
    'UTF-8',
  ],
  ['['.repeat(101), 'more than 100 nested brackets at byte 100', 'fewer'],
  ['{"a":'.repeat(30_000), 'more than 100 nested brackets at byte 500', 'fewer'],
  [
    `0 "${'x'.repeat(LONGEST_VALUE)}`,
    'more than 65536 bytes in the value that begins at byte 2',
    'a shorter one',
  ],
  [
    `1${' '.repeat(LONGEST_VALUE + 1)}1`,
    'more than 65536 bytes of white space at byte 65537',
    'a value',
  ],
  [
    '1'.repeat(LONGEST_VALUE + 1),
    'more than 65536 bytes in the value that begins at byte 0',
    'a shorter one',
  ],
])('the fault of %j', (text, found, expected) => {
  expect(read(text).at(-1)).toEqual({ ok: false, faults: [{ found, expected }] });
});

test('garbage is read alike however it is cut, and nothing after a fault', () => {
  const nearly = fc.array(fc.constantFrom(...'[]{}",:\\ \ntrue-1e.'), { maxLength: 40 });
  const garbage = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    nearly.map((characters) => encode(characters.join(''))),
  );
  fc.assert(
    fc.property(garbage, CUTS, (bytes, cuts) => {
      const all = readAll([bytes]);
      expect(readAll(cut(bytes, cuts))).toEqual(all);
      expect(all.slice(0, -1).every(({ ok }) => ok)).toBe(true);
      const reader = new JsonReader();
      const before = [...reader.add(bytes)];
      if (before.at(-1)?.ok === false)
        expect([...reader.add(encode('1 ')), ...reader.end()]).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
