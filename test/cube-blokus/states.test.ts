/** States as values: nothing changes them, nothing else passes for one. */

import { inspect as inspectByNode } from 'node:util';
import { newGame as newAzulGame } from 'azulejo';
import * as cube from 'azulejo/cube-blokus';
import {
  applyMove,
  cubeBlokus,
  decodeState,
  encodeState,
  equalStates,
  hashState,
  inspect,
  newGame,
} from 'azulejo/cube-blokus';
import { applyAll } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';
import { ALL_PLACED, BUILT_FROM_SINGLE, SINGLE_LAST } from './positions.js';

const state = applyAll(cubeBlokus, newGame(), ['AUb8', 'BUh2']);
const strings = encodeState(state);

describe('a state', () => {
  test('leaves the process as its two strings', () => {
    expect(JSON.parse(JSON.stringify(state))).toEqual(strings);
    expect([...state]).toEqual(strings);
    expect(inspectByNode(state)).toBe(inspectByNode(strings));
  });

  test('has nothing that can be changed', () => {
    expect(Object.keys(state)).toEqual([]);
    expect(Object.isFrozen(Object.getPrototypeOf(state))).toBe(true);
    for (const name of ['turn', 'phase', 'rules']) {
      expect(Reflect.set(state, name, 'B')).toBe(false);
    }
    const view = inspect(state);
    // What is shown shares nothing with the state.
    Reflect.set(view.rules.bonus, 'all', 99);
    (view.owners as unknown[]).fill('D');
    // What hides a property is not read by the library.
    const hidden = Object.defineProperty(newGame(), 'turn', { value: 'B' });
    expect(applyMove(hidden, 'AUb8').turn).toBe('B');
    applyMove(state, 'CUh8');
    expect(encodeState(state)).toEqual(strings);
    expect(state.rules.bonus.all).toBe(0);
  });

  test('is made by the functions alone', () => {
    expect(thrownBy(() => Reflect.construct(state.constructor, [{}, {}]))).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('call of the constructor'),
    });
  });

  test('is equal to another, and has the same hash, if nothing differs', () => {
    const others = [
      decodeState(strings, { rules: { rotateStart: true } }),
      decodeState(strings, { rules: { first: 'B' } }),
      decodeState(strings, { rules: { bonus: { all: 1, allSingleLast: 20 } } }),
      decodeState([strings[0], 'A1B0C0D0']),
      decodeState([strings[0], 'A0!B0C0D0']),
      applyAll(cubeBlokus, newGame(), ['AUb8', 'BUh2', 'CUh8']),
      applyAll(cubeBlokus, newGame(), ['ALh2', 'BUh2']),
    ];
    const same = decodeState(strings);
    expect([equalStates(state, same), hashState(state) === hashState(same)]).toEqual([true, true]);
    for (const other of others) expect(equalStates(state, other)).toBe(false);
    expect(new Set([state, ...others].map(hashState)).size).toBe(others.length + 1);
  });

  test.each([ALL_PLACED, SINGLE_LAST, BUILT_FROM_SINGLE])('at the end is valid: %#', (...given) => {
    expect(cube.validateState(given)).toEqual([]);
    expect(encodeState(decodeState(given))).toEqual(given);
  });

  test('is not a value of another kind', () => {
    const functions = [
      ...[cube.legalMoves, cube.encodeState, cube.inspect, cube.standings, cube.hashState],
      (given: cube.GameState) => cube.applyMove(given, 'AUb8'),
      (given: cube.GameState) => applyAll(cube.cubeBlokus, given, []),
      (given: cube.GameState) => cube.explainMove(given, 'AUb8'),
      (given: cube.GameState) => cube.isLegalMove(given, 'AUb8'),
      (given: cube.GameState) => cube.perft(given, 0),
      (given: cube.GameState) => cube.forfeit(given, 'A'),
      (given: cube.GameState) => cube.piecesLeft(given, 'A'),
      (given: cube.GameState) => cube.buildPoints(given, 'A'),
      (given: cube.GameState) => cube.nextGame(given),
      (given: cube.GameState) => cube.equalStates(state, given),
    ];
    const values: readonly unknown[] = [
      ...[undefined, null, 7, 'A', strings, {}, newAzulGame({ rng: () => 0 })],
      ...[Object.create(state), new Proxy(state, {}), { ...state }],
    ];
    for (const call of functions) {
      for (const value of values) {
        // Programs without types can give anything.
        expect(thrownBy(() => call(value as cube.GameState))).toMatchObject({
          name: 'TypeError',
          message: expect.stringContaining('expected a GameState'),
        });
      }
    }
  });
});

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
