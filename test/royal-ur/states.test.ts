/** States of unusual texts, the rules that they share, and wrong arguments. */

import { applyAll } from 'azulejo/game';
import * as ur from 'azulejo/royal-ur';
import { applyChance, decodeState, encodeState, newGame } from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';

const state = decodeState(['A2', 'A6P04H0B7PH0']);

test('a state shares its rules with others that have the same', () => {
  expect(newGame({ rules: { tokens: 3 } }).rules).toBe(newGame({ rules: { tokens: 3 } }).rules);
  expect(newGame({ rules: { tokens: 3 } }).rules).not.toBe(newGame({ rules: { tokens: 4 } }).rules);
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
