/** The notation of moves. */
import {
  applyChance,
  applyMove,
  azul,
  DecodeError,
  decodeMove,
  decodeState,
  encodeMove,
  IllegalChanceError,
  IllegalMoveError,
  isMove,
  safeDecodeMove,
} from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allNotations } from '../oracle/index.js';
import { anyText } from '../support/any-text.js';
import { thrownBy } from '../support/errors.js';

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
      expect(azul.checkMove(text)).toBe(undefined);
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
});

test('errors have the names of their classes', () => {
  const state = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
  const errors = [
    [() => decodeState(['', '']), DecodeError, 'DecodeError'],
    [() => decodeMove('x'), DecodeError, 'DecodeError'],
    [() => applyMove(state, 'A0a0'), IllegalMoveError, 'IllegalMoveError'],
    [() => applyChance(state, 'Fx' as never), IllegalChanceError, 'IllegalChanceError'],
  ] as const;
  for (const [action, kind, name] of errors) {
    const error = thrownBy(action);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ name });
  }
});
