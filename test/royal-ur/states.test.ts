/** States as values: nothing changes them, nothing else passes for one. */

import { inspect as inspectByNode } from 'node:util';
import { newGame as newAzulGame } from 'azulejo';
import { applyAll } from 'azulejo/game';
import * as ur from 'azulejo/royal-ur';
import {
  applyChance,
  decodeState,
  encodeState,
  equalStates,
  hashState,
  newGame,
} from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';

const state = decodeState(['A2', 'A6P04H0B7PH0']);
const rng = () => 0.5;

describe('a state', () => {
  test('leaves the process as its two strings', () => {
    const strings = ['A2', 'A6P04H0B7PH0'];
    expect(JSON.parse(JSON.stringify(state))).toEqual(strings);
    expect([...state]).toEqual(strings);
    expect(inspectByNode(state)).toBe(inspectByNode(strings));
  });

  test('has nothing that can be changed', () => {
    const before = encodeState(state);
    expect(Object.keys(state)).toEqual([]);
    expect(Object.isFrozen(Object.getPrototypeOf(state))).toBe(true);
    for (const name of ['turn', 'phase', 'roll', 'rules']) {
      expect(Reflect.set(state, name, 'B')).toBe(false);
    }
    expect(Object.isFrozen(state.rules)).toBe(true);
    // What hides a property is not read by the library.
    const hidden = Object.defineProperty(newGame(), 'phase', { value: 'move' });
    expect(applyChance(hidden, 'R1').phase).toBe('move');
    expect(encodeState(state)).toEqual(before);
  });

  test('is made by the functions alone', () => {
    const make = state.constructor;
    expect(thrownBy(() => Reflect.construct(make, [{}, {}]))).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('call of the constructor'),
    });
  });

  test('shares its rules with others that have the same', () => {
    expect(newGame({ rules: { tokens: 3 } }).rules).toBe(newGame({ rules: { tokens: 3 } }).rules);
    expect(newGame({ rules: { tokens: 3 } }).rules).not.toBe(
      newGame({ rules: { tokens: 4 } }).rules,
    );
  });

  test('is equal to another, and has the same hash, if nothing differs', () => {
    const others = [
      decodeState(['A2', 'A6P04H0B7PH0'], { rules: { zero: 'again' } }),
      decodeState(['A2', 'A6P03H0B7PH0']),
      decodeState(['A2', 'A6P04H0B6P04H0']),
      decodeState(['A1', 'A6P04H0B7PH0']),
      decodeState(['B2', 'A6P04H0B7PH0']),
      decodeState(['A-', 'A6P04H0B7PH0']),
    ];
    const same = decodeState(encodeState(state));
    expect(equalStates(state, same)).toBe(true);
    expect(hashState(state)).toBe(hashState(same));
    expect(others.map((other) => equalStates(state, other))).toEqual(others.map(() => false));
    expect(new Set([state, ...others].map(hashState)).size).toBe(others.length + 1);
  });
});

/** Every public function that takes a state. */
const FUNCTIONS: Readonly<Record<string, (given: ur.GameState) => unknown>> = {
  applyAll: (given) => applyAll(ur.royalUr, given, []),
  applyMove: (given) => ur.applyMove(given, 'A0001'),
  'applyMove, malformed': (given) => ur.applyMove(given, 'x' as 'A0001'),
  'applyChance by roll': (given) => ur.applyChance(given, 'R1'),
  'applyChance at random': (given) => ur.applyChance(given, rng),
  encodeState: (given) => ur.encodeState(given),
  'equalStates, first': (given) => ur.equalStates(given, state),
  'equalStates, second': (given) => ur.equalStates(state, given),
  explainMove: (given) => ur.explainMove(given, 'x'),
  hashState: (given) => ur.hashState(given),
  inspect: (given) => ur.inspect(given),
  isLegalMove: (given) => ur.isLegalMove(given, 'x'),
  legalMoves: (given) => ur.legalMoves(given),
  perft: (given) => ur.perft(given, 0),
  standings: (given) => ur.standings(given),
  'royalUr.rulesOf': (given) => ur.royalUr.rulesOf(given),
  'royalUr.isOver': (given) => ur.royalUr.isOver(given),
  'royalUr.returns': (given) => ur.royalUr.returns(given),
  'royalUr.playerToMove': (given) => ur.royalUr.playerToMove(given),
  'royalUr.chance.isDue': (given) => ur.royalUr.chance?.isDue(given),
  'royalUr.chance.explain': (given) => ur.royalUr.chance?.explain(given, 'R1'),
};

const LIKE_STATES: Readonly<Record<string, unknown>> = {
  'a clone': structuredClone(state),
  'a proxy': new Proxy(state, {}),
  'an heir': Object.create(state),
  'the two strings': encodeState(state),
  'a state of another game': newAzulGame({ rng }),
  nothing: undefined,
};

describe('what is no state', () => {
  test.each(Object.entries(FUNCTIONS))('is refused by %s', (_, call) => {
    for (const given of Object.values(LIKE_STATES)) {
      const error = thrownBy(() => call(given as ur.GameState));
      expect(error).toBeInstanceOf(TypeError);
      expect(String(error)).toContain('expected a GameState, as newGame and decodeState make it.');
    }
  });
});

describe('wrong arguments', () => {
  const WRONG = [undefined, null, 7, {}, [], Symbol('x'), 'x'] as const;

  test.each<[string, (given: never) => unknown, readonly unknown[]]>([
    ['newGame', newGame, [undefined, null, {}, []]],
    ['newGame, tokens', (given) => newGame({ rules: { tokens: given } }), [undefined, 7]],
    [
      'decodeState, options',
      (given) => decodeState(encodeState(state), given),
      [undefined, null, {}, []],
    ],
    ['applyAll', (given) => applyAll(ur.royalUr, state, given), [[]]],
    ['applyChance', (given) => applyChance(newGame(), given), []],
    ['sampleDice', ur.sampleDice, []],
    ['sampleChance', ur.sampleChance, []],
    ['a random number', (given) => ur.sampleChance(() => given), []],
    ['decodeMove', ur.decodeMove, []],
    ['encodeMove', ur.encodeMove, []],
    ['perft', (given) => ur.perft(newGame({ rules: { tokens: 1 } }), given), [7]],
  ])('of %s are refused with an error of the package', (_, call, fine) => {
    for (const given of WRONG) {
      const error = thrownBy(() => call(given as never));
      if (error === undefined) expect(fine).toContainEqual(given);
      else expect(String(error)).toMatch(/found .*, expected /);
    }
  });
});

test('what cannot happen is an error of its kind', () => {
  const errors = [
    thrownBy(() => applyChance(state, 'R1')),
    thrownBy(() => ur.applyMove(state, 'A0001')),
  ];
  expect(errors[0]).toBeInstanceOf(ur.IllegalChanceError);
  expect(errors[1]).toBeInstanceOf(ur.IllegalMoveError);
  expect(errors).toMatchObject([{ name: 'IllegalChanceError' }, { name: 'IllegalMoveError' }]);
  // Untyped callers can pass anything.
  for (const value of [undefined, null, 1, {}, ['A0406']]) {
    expect(ur.isLegalMove(state, value as string)).toBe(false);
  }
});

describe('a text', () => {
  test('that is well-formed is accepted without a check of the whole', () => {
    const impossible = [
      ['A-', 'A9PH9B0PH0'],
      ['A-', 'A6P07H0B5P07H0'],
      ['A2', 'A0P14H6B7PH0'],
      ['B#', 'A7PH0B7PH0'],
      ['A#', 'A0PH7B0PH7'],
    ] as const;
    for (const given of impossible) {
      expect(encodeState(decodeState(given, { validate: false }))).toEqual(given);
      expect(ur.isStateValid(given)).toBe(false);
    }
    expect(ur.isStateValid(['A-', 'A7P'], { validate: false })).toBe(false);
    // The text says that the game is over, so nothing can be moved.
    const over = decodeState(['A#', 'A7PH0B7PH0'], { validate: false });
    expect(ur.legalMoves(over)).toEqual([]);
  });

  test('says the number of tokens, and options the other rules', () => {
    const fresh = ['A-', 'A7PH0B7PH0'] as const;
    const rules = { safeRosettes: false, capturesGrantRolls: true, zero: 'again' } as const;
    expect(decodeState(fresh, { rules }).rules).toEqual({ ...newGame().rules, ...rules });
    for (const on of [true, false]) {
      const each = { safeRosettes: on, rosettesGrantRolls: on, capturesGrantRolls: on };
      expect(newGame({ rules: each }).rules).toMatchObject(each);
    }
    expect(decodeState(['A-', 'A3PH0B3PH0']).rules.tokens).toBe(3);
    expect(decodeState(fresh, { rules: { tokens: 7 } }).rules.tokens).toBe(7);
  });
});

test('a state that was not checked is read again by its own rules, however many tokens there are', () => {
  for (let light = 0; light <= 9; light++) {
    for (let dark = 0; dark <= 9; dark++) {
      const texts = ['A-', `A${light}PH0B${dark}PH0`] as const;
      const state = decodeState(texts, { validate: false });
      const { rules } = state;
      expect(encodeState(decodeState(texts, { rules, validate: false }))).toEqual(texts);
    }
  }
});
