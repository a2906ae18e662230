/** The rules, and their corner cases, each with its state written out. */

import { applyAll } from 'azulejo/game';
import {
  applyChance,
  applyMove,
  decodeState,
  encodeState,
  inspect,
  isLegalMove,
  legalMoves,
  type Move,
  newGame,
  PATHS,
  type Roll,
  type Rules,
  royalUr,
  sampleChance,
  sampleDice,
  standings,
} from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';

/** Decode a state, apply events, and return both strings. */
function reached(
  encoded: readonly [string, string],
  events: readonly (Roll | Move)[],
  rules: Partial<Rules> = {},
) {
  return encodeState(applyAll(royalUr, decodeState(encoded, { rules }), events)).join(' ');
}

describe('the board', () => {
  test('has 14 squares for each player, of which eight are shared', () => {
    const names = (['A', 'B'] as const).map((player) => PATHS[player].map(({ square }) => square));
    expect(names[0]?.join(' ')).toBe('A@ A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 A8 A7 A+');
    expect(names[1]?.join(' ')).toBe('C@ C4 C3 C2 C1 B1 B2 B3 B4 B5 B6 B7 B8 C8 C7 C+');
    const squares = names.flatMap((each) => each.slice(1, 15));
    expect(new Set(squares).size).toBe(20);
  });

  test('has the numbers of tiles of the program, and five rosettes', () => {
    const tiles = (player: 'A' | 'B') => PATHS[player].map(({ tile }) => tile).join(' ');
    expect(tiles('A')).toBe('3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2');
    expect(tiles('B')).toBe('19 20 21 22 23 8 9 10 11 12 13 14 15 16 17 18');
    const rosettes = (['A', 'B'] as const).flatMap((player) =>
      PATHS[player].filter(({ rosette }) => rosette),
    );
    expect(rosettes.map(({ step }) => step)).toEqual([4, 8, 14, 4, 8, 14]);
    expect(new Set(rosettes.map(({ square }) => square)).size).toBe(5);
  });
});

describe('the dice', () => {
  test('show a dot for a number below a half, in their order', () => {
    const numbers = [0.1, 0.5, 0.499, 0.9];
    expect(sampleDice(() => numbers.shift() ?? 1)).toEqual([1, 0, 1, 0]);
  });

  test('are rolls with the weights 1, 4, 6, 4 and 1', () => {
    const counts = new Map<Roll, number>();
    for (let outcome = 0; outcome < 16; outcome++) {
      let die = 0;
      const roll = sampleChance(() => ((outcome >> die++) & 1 ? 0.25 : 0.75));
      expect(die).toBe(4);
      counts.set(roll, (counts.get(roll) ?? 0) + 1);
    }
    expect([...counts].sort()).toEqual([
      ...[
        ['R0', 1],
        ['R1', 4],
        ['R2', 6],
        ['R3', 4],
        ['R4', 1],
      ],
    ]);
  });
});

describe('a turn', () => {
  test('passes with a 0, at once', () => {
    const state = applyChance(newGame(), 'R0');
    expect([state.turn, state.phase, state.roll]).toEqual(['B', 'roll', undefined]);
  });

  test('stays with the player who rolls a 0 where the rules say so, but not without a move', () => {
    const zero = { zero: 'again' } as const;
    expect(reached(['A-', 'A7PH0B7PH0'], ['R0', 'R0'], zero)).toBe('A- A7PH0B7PH0');
    expect(reached(['A-', 'A0P14H6B7PH0'], ['R2'], zero)).toBe('B- A0P14H6B7PH0');
  });

  test('passes after a move, and not after one to a rosette', () => {
    expect(reached(['A-', 'A7PH0B7PH0'], ['R1', 'A0001'])).toBe('B- A6P01H0B7PH0');
    expect(reached(['A-', 'A7PH0B7PH0'], ['R4', 'A0004'])).toBe('A- A6P04H0B7PH0');
    expect(reached(['B-', 'A7PH0B6P06H0'], ['R2', 'B0608'])).toBe('B- A7PH0B6P08H0');
    expect(reached(['B-', 'A7PH0B6P13H0'], ['R1', 'B1314'])).toBe('B- A7PH0B6P14H0');
    const none = { rosettesGrantRolls: false };
    expect(reached(['A-', 'A7PH0B7PH0'], ['R4', 'A0004'], none)).toBe('B- A6P04H0B7PH0');
  });

  test('passes after a token comes home', () => {
    expect(reached(['A-', 'A6P14H0B7PH0'], ['R1', 'A1415'])).toBe('B- A6PH1B7PH0');
    expect(reached(['A-', 'A6P12H0B7PH0'], ['R3', 'A1215'])).toBe('B- A6PH1B7PH0');
  });

  test('passes when no token can move: own tokens, the safe rosette, rolls that are too high', () => {
    expect(reached(['A-', 'A0P1214H5B7PH0'], ['R2'])).toBe('B- A0P1214H5B7PH0');
    expect(reached(['A-', 'A0P06H6B6P08H0'], ['R2'])).toBe('B- A0P06H6B6P08H0');
    expect(reached(['A-', 'A0P13H6B7PH0'], ['R4'])).toBe('B- A0P13H6B7PH0');
  });
});

describe('a move', () => {
  const moves = (shared: string, players: string, rules: Partial<Rules> = {}) =>
    legalMoves(decodeState([shared, players], { rules }));

  test('brings any number of tokens from the hand, onto steps without an own token', () => {
    expect(moves('A2', 'A4P0104H1B7PH0')).toEqual(['A0002', 'A0103', 'A0406']);
    expect(moves('A4', 'A5P04H1B7PH0')).toEqual(['A0408']);
  });

  test('takes a token home by the exact roll alone, where there is always room', () => {
    expect(moves('A1', 'A0P1314H5B7PH0')).toEqual(['A1415']);
    expect(moves('A3', 'A0P121314H4B7PH0')).toEqual(['A1215']);
  });

  test('captures on shared squares: the token goes back to its hand', () => {
    expect(reached(['A3', 'A6P04H0B6P07H0'], ['A0407'])).toBe('B- A6P07H0B7PH0');
    expect(reached(['A3', 'A6P02H0B6P05H0'], ['A0205'])).toBe('B- A6P05H0B7PH0');
    expect(reached(['B3', 'A6P12H0B6P09H0'], ['B0912'])).toBe('A- A7PH0B6P12H0');
    const grant = { capturesGrantRolls: true };
    expect(reached(['A3', 'A6P04H0B6P07H0'], ['A0407'], grant)).toBe('A- A6P07H0B7PH0');
  });

  test('never meets the other player on the first four steps and the last two', () => {
    expect(reached(['A2', 'A6P02H0B6P04H0'], ['A0204'])).toBe('A- A6P04H0B6P04H0');
    expect(reached(['A1', 'A6P13H0B6P14H0'], ['A1314'])).toBe('A- A6P14H0B6P14H0');
    expect(reached(['A2', 'A6P11H0B6P13H0'], ['A1113'])).toBe('B- A6P13H0B6P13H0');
  });

  test('cannot take the token on the safe rosette, and jumps over it', () => {
    expect(moves('A2', 'A6P06H0B6P08H0')).toEqual(['A0002']);
    expect(moves('A3', 'A6P06H0B6P08H0')).toEqual(['A0003', 'A0609']);
    const unsafe = { safeRosettes: false };
    expect(moves('A2', 'A6P06H0B6P08H0', unsafe)).toEqual(['A0002', 'A0608']);
    // Captured on a rosette: another roll, once.
    expect(reached(['A2', 'A6P06H0B6P08H0'], ['A0608'], unsafe)).toBe('A- A6P08H0B7PH0');
    const neither = { safeRosettes: false, rosettesGrantRolls: false };
    expect(reached(['A2', 'A6P06H0B6P08H0'], ['A0608'], neither)).toBe('B- A6P08H0B7PH0');
  });

  test('is one for each token that can go, at most seven', () => {
    expect(moves('A1', 'A0P02040608101214H0B7PH0')).toHaveLength(7);
    expect(isLegalMove(newGame(), 'A0001')).toBe(false);
  });
});

describe('the end', () => {
  test('comes with the last token home: its player has won', () => {
    const state = applyAll(royalUr, decodeState(['B-', 'A1PH6B0P14H6']), ['R1', 'B1415']);
    expect(encodeState(state)).toEqual(['B#', 'A1PH6B0PH7']);
    expect([state.phase, state.turn, legalMoves(state)]).toEqual(['game-over', 'B', []]);
    expect(standings(state)).toEqual([
      { player: 'B', home: 7, progress: 105, winner: true },
      { player: 'A', home: 6, progress: 90, winner: false },
    ]);
  });

  test('does not come with a rosette: the token there has another roll', () => {
    const state = applyMove(decodeState(['A1', 'A0P13H6B7PH0']), 'A1314');
    expect(encodeState(state)).toEqual(['A-', 'A0P14H6B7PH0']);
  });

  test('ranks by tokens at home, then by progress; the first in turn order of two who are tied', () => {
    const order = (players: string) =>
      standings(decodeState(['B-', players])).map(({ player, winner }) => [player, winner]);
    expect(order('A5P14H1B6P13H0')).toEqual([
      ['A', false],
      ['B', false],
    ]);
    expect(order('A4P1314H1B5P01H1')).toEqual([
      ['A', false],
      ['B', false],
    ]);
    expect(order('A6P04H0B6P05H0')).toEqual([
      ['B', false],
      ['A', false],
    ]);
    expect(order('A7PH0B7PH0')).toEqual([
      ['A', false],
      ['B', false],
    ]);
  });
});

test('in a state that was not validated, there are at most nine tokens in the hand, and at home', () => {
  const decode = (shared: string, players: string) =>
    decodeState([shared, players], { validate: false });
  const capture = applyMove(decode('A1', 'A0P05H0B9P06H0'), 'A0506');
  expect(encodeState(capture)).toEqual(['B-', 'A0P06H0B9PH0']);
  const home = applyMove(decode('A1', 'A1P14H9B1PH0'), 'A1415');
  expect(encodeState(home)).toEqual(['B-', 'A1PH9B1PH0']);
});

describe('inspect', () => {
  test('shows a state as data that shares nothing with it', () => {
    const state = decodeState(['B3', 'A5P0408H0B4P0205H1'], { rules: { zero: 'again' } });
    const view = inspect(state);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(view).toEqual({
      turn: 'B',
      phase: 'move',
      roll: 3,
      rules: { ...newGame().rules, zero: 'again' },
      players: [
        { player: 'A', hand: 5, steps: [4, 8], home: 0, progress: 12 },
        { player: 'B', hand: 4, steps: [2, 5], home: 1, progress: 22 },
      ],
    });
    expect(view.rules).not.toBe(state.rules);
    expect(inspect(newGame()).roll).toBeNull();
  });
});
