/** The notation of moves. */
import {
  DecodeError,
  decodeMove,
  encodeMove,
  isMove,
  type MoveParts,
  safeDecodeMove,
} from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allNotations } from '../oracle/index.js';
import { anyText } from '../support/any-text.js';

describe('the notation', () => {
  test.each([
    ['B1aF', { kind: 'draft', player: 'B', source: 1, colour: 'a', target: 'F' }],
    ['DCe4', { kind: 'draft', player: 'D', source: 'C', colour: 'e', target: 4 }],
    ['A03', { kind: 'tiling', player: 'A', row: 0, column: 3 }],
    ['A2F', { kind: 'tiling', player: 'A', row: 2, column: 'F' }],
  ] as const)('%s', (text, parts) => {
    expect(decodeMove(text)).toEqual(parts);
    expect(parts.kind === 'draft' ? encodeMove(parts) : encodeMove(parts)).toBe(text);
  });

  test('has 1320 moves, and each comes back from its parts', () => {
    const notations = allNotations();
    expect(notations).toHaveLength(1320);
    for (const text of notations) {
      expect(isMove(text)).toBe(true);
      expect(encodeMove(decodeMove(text))).toBe(text);
    }
  });

  test('is nothing else', () => {
    const notations = new Set(allNotations());
    const near = fc.stringMatching(/^[A-F][0-9CF][0-5a-fF]{1,3}$/);
    fc.assert(
      fc.property(fc.oneof(anyText(10), near), (text) => {
        expect(isMove(text)).toBe(notations.has(text));
        expect(safeDecodeMove(text).ok).toBe(notations.has(text));
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['', 0, 'a player from A to D'],
    ['E0a0', 0, 'a player from A to D'],
    ['A', 1, 'a factory from 0 to 8, C for the centre, or a storage row from 0 to 4'],
    ['A9a0', 1, 'a factory from 0 to 8, C for the centre, or a storage row from 0 to 4'],
    ['A0', 2, 'a tile a to e, or after a row a column from 0 to 4 or F'],
    ['A05', 2, 'a tile a to e, or after a row a column from 0 to 4 or F'],
    ['A50', 2, 'a tile a to e, or after a row a column from 0 to 4 or F'],
    ['A0f0', 2, 'a tile a to e, or after a row a column from 0 to 4 or F'],
    ['A0a', 3, 'a row from 0 to 4, or F for the floor'],
    ['A0a5', 3, 'a row from 0 to 4, or F for the floor'],
    ['A0a00', 4, 'the end of the move'],
    ['A000', 3, 'the end of the move'],
  ])('%j is wrong at %i', (text, index, expected) => {
    const result = safeDecodeMove(text);
    expect(result).toMatchObject({
      ok: false,
      issues: [{ code: 'move.malformed', severity: 'error', part: 'move', index, expected }],
    });
    expect(() => decodeMove(text)).toThrow(DecodeError);
  });

  test.each<[parts: object, message: string]>([
    [
      { kind: 'draft', player: 'A', source: 0, colour: '', target: 3 },
      'Move: found the tiling move A03, expected the parts of a draft move.',
    ],
    [
      { kind: 'tiling', player: 'A', row: '0a', column: 3 },
      'Move: found the draft move A0a3, expected the parts of a tiling move.',
    ],
  ])('of parts that make a move of the other kind is refused: %j', (parts, message) => {
    // An untyped caller can leave a part out, or put two into one.
    expect(() => encodeMove(parts as MoveParts)).toThrow(message);
  });

  test.each<[parts: object, part: string]>([
    [{ kind: 'tiling', player: 'A0', row: '', column: 3 }, '"A0" as player'],
    [{ kind: 'tiling', player: 'A', row: '0', column: 3 }, '"0" as row'],
    [{ kind: 'tiling', player: 'A', row: 0, column: '3' }, '"3" as column'],
    [{ kind: 'draft', player: '', source: 'A1', colour: 'a', target: 0 }, '"" as player'],
    [{ kind: 'draft', player: 'A', source: 1, colour: 'a0', target: '' }, '"a0" as colour'],
  ])(
    'of parts that make a move of their kind but are not its parts is refused: %j',
    (parts, part) => {
      const given = parts as MoveParts;
      expect(() => encodeMove(given)).toThrow(DecodeError);
      expect(() => encodeMove(given)).toThrow(`Move: found ${part}, expected the parts of a `);
    },
  );

  test('of parts that do not exist is refused', () => {
    // An untyped caller can hand over anything.
    const parts = { kind: 'tiling', player: 'A', row: 7, column: 0 } as unknown as MoveParts;
    expect(() => encodeMove(parts)).toThrow(DecodeError);
    expect(() => encodeMove(parts)).toThrow('expected a tile a to e');
  });

  test('of parts that are neither texts nor numbers is refused, with the name of the part', () => {
    for (const colour of [undefined, null, {}, ['a'], true]) {
      // An untyped caller can hand over anything.
      const parts = { kind: 'draft', player: 'A', source: 0, colour, target: 3 } as MoveParts;
      expect(() => encodeMove(parts)).toThrow(/ as colour, expected the parts of a draft move\.$/);
    }
  });

  test('of a value that is not a text is refused', () => {
    for (const value of [undefined, null, 7, {}, ['A03'], Symbol('A03')]) {
      expect(isMove(value)).toBe(false);
      // An untyped caller can hand over anything.
      expect(safeDecodeMove(value as string).ok).toBe(false);
    }
  });
});
