/** States at the end, moves in all their spellings, and errors of each kind. */

import * as cube from 'azulejo/cube-blokus';
import { applyMove, cubeBlokus, decodeState, encodeState, newGame } from 'azulejo/cube-blokus';
import { applyAll } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';
import { ALL_PLACED, BUILT_FROM_SINGLE, SINGLE_LAST } from './positions.js';

const state = applyAll(cubeBlokus, newGame(), ['AUb8', 'BUh2']);

test.each([ALL_PLACED, SINGLE_LAST, BUILT_FROM_SINGLE])(
  'a state at the end is valid: %#',
  (...given) => {
    expect(cube.validateState(given)).toEqual([]);
    expect(encodeState(decodeState(given))).toEqual(given);
  },
);

describe('a move', () => {
  test('may name needless faces, in 64 characters', () => {
    expect(cube.isLegalMove(newGame(), `A${'F'.repeat(61)}b2`)).toBe(true);
    expect(cube.isLegalMove(newGame(), 'ALFb2U')).toBe(true);
    const endless = `A${'F'.repeat(2e7)}b2`;
    expect(cube.explainMove(newGame(), endless)).toMatchObject({
      ...{ code: 'move.malformed', index: 64 },
    });
  });

  test('is legal with its squares in any order, and written in one', () => {
    const before = applyAll(cubeBlokus, newGame(), ['AUb8', 'BUh2', 'CUh8', 'DUb2']);
    for (const text of ['AUc7d7', 'AUd7c7', 'AUd7Uc7', 'ALUd7c7'] as const) {
      expect(cube.explainMove(before, text)).toBeUndefined();
      expect(cube.encodeMove(cube.decodeMove(text))).toBe('AUc7d7');
      expect(encodeState(applyMove(before, text))).toEqual(
        encodeState(applyMove(before, 'AUc7d7')),
      );
    }
  });

  test('is not written of squares that are no list', () => {
    const parts = { player: 'A', squares: new Set(['Ua1']) };
    // Programs without types can give anything.
    expect(String(thrownBy(() => cube.encodeMove(parts as never)))).toBe(
      'TypeError: Squares: found a value of type object, expected a list of squares.',
    );
  });
});

test('what cannot happen is an error of its kind', () => {
  const errors = [
    thrownBy(() => applyMove(state, 'AUb8')),
    thrownBy(() => cube.forfeit(cube.forfeit(state, 'B'), 'B')),
    thrownBy(() => cube.forfeit(state, 'E' as 'A')),
  ];
  expect(errors[0]).toBeInstanceOf(cube.IllegalMoveError);
  expect(errors[1]).toBeInstanceOf(cube.IllegalForfeitError);
  expect(errors.map(String)).toEqual([
    'IllegalMoveError: Turn: found a move by A, expected a move by C.',
    'IllegalForfeitError: Player B: found the forfeit of player B again, expected a player who has not dropped out.',
    'RangeError: Player: found "E", expected A, B, C or D.',
  ]);
});
