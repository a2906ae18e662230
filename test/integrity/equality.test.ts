/** Comparing games by value: what docs/check-a-state.md says of the ways in which programs do that. */
import { isDeepStrictEqual } from 'node:util';
import { azul, equalStates as equalAzul, newGame, seededRng } from 'azulejo';
import { cubeBlokus, equalStates as equalCubes } from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import { loadSession, newSession, type Session } from 'azulejo/record';
import { equalStates as equalUr, royalUr } from 'azulejo/royal-ur';
import { equalStates as equalTsuro, tsuro } from 'azulejo/tsuro';
import { dequal } from 'dequal';
import { expect as jest } from 'expect';
import fc from 'fast-check';
import { deepEqual as fastEquals } from 'fast-equals';
import lodash from 'lodash';
import reactFastCompare from 'react-fast-compare';
import { assert, describe, expect, test } from 'vitest';

type Compare = (one: unknown, other: unknown) => boolean;

/** Return whether an assertion holds. */
function holds(assertion: () => void): boolean {
  try {
    assertion();
    return true;
  } catch {
    return false;
  }
}

/** The ways to compare, with what they see of a state. */
const WAYS: Readonly<Record<string, { sees: 'all' | 'strings' | 'nothing'; equal: Compare }>> = {
  vitest: { sees: 'strings', equal: (one, other) => holds(() => expect(one).toEqual(other)) },
  'vitest, strict': {
    sees: 'strings',
    equal: (one, other) => holds(() => expect(one).toStrictEqual(other)),
  },
  jest: { sees: 'strings', equal: (one, other) => holds(() => jest(one).toEqual(other)) },
  chai: { sees: 'strings', equal: (one, other) => holds(() => assert.deepEqual(one, other)) },
  'react-fast-compare': { sees: 'all', equal: reactFastCompare },
  node: { sees: 'nothing', equal: isDeepStrictEqual },
  lodash: { sees: 'nothing', equal: (one, other) => lodash.isEqual(one, other) },
  dequal: { sees: 'nothing', equal: dequal },
  'fast-equals': { sees: 'nothing', equal: fastEquals },
};

/** Play a session on by some choices: a number for each event. */
function played<Types extends GameTypes>(
  game: Game<Types>,
  rules: object,
  seed: number,
  choices: readonly number[],
): Session<Types> {
  let session = newSession(game, { rules, seed });
  for (const choice of choices) {
    if (game.isOver(session.state)) break;
    const moves = game.playerToMove(session.state) < 0 ? [] : game.legalMoves(session.state);
    const move = moves[choice % moves.length];
    session = move === undefined ? session.draw() : session.play(move);
  }
  return session;
}

/** Two games that differ little, if at all. */
const pairs = fc.record({
  seeds: fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(1, 2)),
  rules: fc.tuple(fc.nat(1), fc.nat(1)),
  choices: fc.array(fc.nat(999), { maxLength: 12 }),
  more: fc.array(fc.nat(999), { maxLength: 2 }),
});

describe.each([
  ['Azul', azul, equalAzul, [{}, { mosaic: 'fixed' }]],
  ['the Royal Game of Ur', royalUr, equalUr, [{}, { tokens: 5 }]],
  ['Tsuro', tsuro, equalTsuro, [{}, { supply: 'cycle' }]],
  ['Cube Blokus', cubeBlokus, equalCubes, [{}, { rotateStart: true }]],
] as [string, Game<GameTypes>, Compare, readonly object[]][])(
  '%s',
  (_name, game, equalStates, variants) => {
    test('equal by each way as the page says', () => {
      fc.assert(
        fc.property(pairs, ({ seeds, rules, choices, more }) => {
          const one = played(game, variants[rules[0]] ?? {}, seeds[0], choices);
          const other = played(game, variants[rules[1]] ?? {}, seeds[1], [...choices, ...more]);
          const sees = {
            all: equalStates(one.state, other.state),
            strings: JSON.stringify(one.state) === JSON.stringify(other.state),
            nothing: true,
          };
          const isSame = one.save() === other.save();
          for (const [way, { sees: seen, equal }] of Object.entries(WAYS)) {
            expect(equal(one, other), `sessions by ${way}`).toBe(isSame);
            expect(equal(one.state, other.state), `states by ${way}`).toBe(sees[seen]);
          }
        }),
        { numRuns: 100 },
      );
    });
  },
);

test('a loaded session equals the one that was saved, and no other game', () => {
  const session = newSession(azul, { seed: 1 }).draw();
  const loaded = loadSession(azul, session.save());
  for (const { equal } of Object.values(WAYS)) {
    expect(loaded.ok && equal(loaded.session, session)).toBe(true);
    expect(equal(session, newSession(azul, { seed: 2 }).draw())).toBe(false);
    expect(equal(session.undo(), session)).toBe(false);
  }
});

test('a state in other words is one text, the same for equal states', () => {
  expect(String(newGame({ rng: seededRng(1) }))).toMatch(
    /^[AB]F\S+ A0MSFB0MSF drafting \{"players":2,"mosaic":"variant","tilingOrder":"top-down"\}$/,
  );
});
