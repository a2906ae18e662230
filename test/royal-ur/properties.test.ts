/** Properties of every state: all positions with one token and with two, and those of random games. */
import {
  applyChance,
  applyMove,
  decodeMove,
  decodeState,
  encodeMove,
  encodeState,
  type GameState,
  inspect,
  isLegalMove,
  isMove,
  legalMoves,
  type Move,
  newGame,
  PLAYER_IDS,
  ROLLS,
  type Rules,
  safeDecodeState,
  validateState,
} from 'azulejo/royal-ur';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { royalUr } from '../../src/royal-ur.js';
import { randomSteps } from '../support/contract.js';
import { anyRules } from './all-rules.js';
import { unfinishedPlayers } from './positions.js';

/** Every text that is a move's notation. */
const MOVES: readonly Move[] = PLAYER_IDS.flatMap((player) =>
  Array.from({ length: 15 * 4 }, (_, index) => {
    const from = index >> 2;
    const digits = [from, from + (index & 3) + 1].map((step) => String(step).padStart(2, '0'));
    return `${player}${digits.join('')}`;
  }).filter(isMove),
);

test('every move comes back from its parts', () => {
  expect(MOVES).toHaveLength(2 * 54);
  for (const move of MOVES) expect(encodeMove(decodeMove(move))).toBe(move);
});

/** Swap the players in a players string. */
function swapped(players: string): string {
  const [, light, dark] = /^A(.*)B(.*)$/.exec(players) ?? [];
  return `A${dark}B${light}`;
}

/** Check what holds of every state. */
function check(state: GameState): void {
  const legal = legalMoves(state);
  expect([
    ...[validateState(encodeState(state), { rules: state.rules }), legal.length > 0],
    MOVES.filter((move) => isLegalMove(state, move)),
  ]).toEqual([[], state.phase === 'move', [...legal].sort()]);
  for (const { hand, steps, home, progress } of inspect(state).players) {
    expect(hand + steps.length + home).toBe(state.rules.tokens);
    expect(steps.reduce((sum, step) => sum + step, 15 * home)).toBe(progress);
  }
}

/** Check what a move does. */
function checkMove(before: GameState, move: Move, after: GameState): void {
  const player = before.turn === 'A' ? 0 : 1;
  const [own, other] = [inspect(before).players[player], inspect(before).players[1 - player]];
  const [own2, other2] = [inspect(after).players[player], inspect(after).players[1 - player]];
  if (!own || !other || !own2 || !other2) throw new Error('two players');
  expect(own2.progress - own.progress).toBe(before.roll);
  const captured = other2.hand - other.hand;
  expect(captured === 0 || captured === 1).toBe(true);
  expect(captured === 1).toBe(
    other.steps.some((step) => !other2.steps.includes(step)) &&
      own2.steps.includes(Number(move.slice(3))),
  );
  expect(other2.home).toBe(other.home);
  if (own2.home === before.rules.tokens) expect(after.phase).toBe('game-over');
  else expect(after.phase).toBe('roll');
}

const RULES: readonly Partial<Rules>[] = [
  {},
  { safeRosettes: false, rosettesGrantRolls: false, capturesGrantRolls: true, zero: 'again' },
];

describe.each([1, 2] as const)('every position with %i tokens', (tokens) => {
  const all = unfinishedPlayers(tokens);

  test('is known, and a state', () => {
    expect(all).toHaveLength(tokens === 1 ? 217 : 12_869);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((players) => !safeDecodeState(['A-', players]).ok)).toEqual([]);
  });

  test('looks the same from the other side', () => {
    // Of those with two tokens, some: the others take seconds.
    for (const players of all.filter((_, index) => index % (tokens === 1 ? 1 : 60) === 0)) {
      for (const roll of ROLLS) {
        const [light, dark] = (['A', 'B'] as const).map((turn) => {
          const text = turn === 'A' ? players : swapped(players);
          return applyChance(decodeState([`${turn}-`, text]), roll);
        });
        if (!light || !dark) throw new Error('two states');
        const [shared, text] = encodeState(dark);
        const turn = shared.startsWith('A') ? 'B' : 'A';
        const moves = legalMoves(dark).map((move) => `A${move.slice(1)}`);
        expect([turn + shared.slice(1), swapped(text), ...moves]).toEqual([
          ...encodeState(light),
          ...legalMoves(light),
        ]);
      }
    }
  });
});

describe.each(RULES)('every roll of a position with one token, under %o', (rules) => {
  test('waits for a move, or passes', () => {
    // The oracle has all of them.
    for (const players of unfinishedPlayers(1).filter((_, index) => index % 3 === 0)) {
      const due = decodeState(['A-', players], { rules });
      check(due);
      for (const roll of ROLLS) {
        const state = applyChance(due, roll);
        check(state);
        if (state.phase === 'roll') {
          expect(state.turn).toBe(roll === 'R0' && rules.zero === 'again' ? 'A' : 'B');
          expect(encodeState(state)[1]).toBe(players);
        } else expect(state.roll).toBe(Number(roll.charAt(1)));
        for (const move of legalMoves(state)) {
          const after = applyMove(state, move);
          check(after);
          checkMove(state, move, after);
        }
      }
    }
  });
});

test('all that is true of a state is true in random games', () => {
  fc.assert(
    fc.property(anyRules, fc.nat(), (rules, seed) => {
      for (const { before, event, after } of randomSteps(royalUr, rules, seed)) {
        check(after);
        if (isMove(event)) checkMove(before, event, after);
      }
    }),
    { numRuns: 6 },
  );
});

test('the longest strings have 38 and 2 characters', () => {
  const state = decodeState(['A1', 'A0P02040608101214H0B0P01030507091113H0']);
  expect(encodeState(state).map(({ length }) => length)).toEqual([2, 38]);
  expect(encodeState(newGame({ rules: { tokens: 1 } }))).toEqual(['A-', 'A1PH0B1PH0']);
});
