/** The action space, on which models are trained. */
import {
  DecodeError,
  decodeState,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  PLAYER_IDS,
  seededRng,
  tensors,
} from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeError } from '../support/errors.js';
import { games, play } from '../support/games.js';
import { actionSpace, movesByIndex } from './azul-tensors.js';

const COUNTS = [2, 3, 4] as const;

/** List the legal moves by the mask. */
function byMask(state: GameState): Move[] {
  const space = actionSpace(state.rules);
  const mask = space.mask(state);
  expect(mask).toHaveLength(space.size);
  return [...mask].flatMap((mark, index) => (mark === 1 ? [space.moveAt(state, index)] : []));
}

describe('the numbering', () => {
  test.each(COUNTS)(
    'never changes: by source, colour and target, then by row and place: %i players',
    (players) => {
      const targets = [...'01234F'];
      const sources = [...'012345678'.slice(0, 2 * players + 1), 'C'];
      const drafts = sources.flatMap((source) =>
        [...'abcde'].map((colour) => `A${source}${colour}`),
      );
      const tilings = [...'01234'].map((row) => `A${row}`);
      expect(movesByIndex({ players }, 'A')).toEqual(
        [...drafts, ...tilings].flatMap((begun) => targets.map((target) => begun + target)),
      );
    },
  );

  test.each(COUNTS)('maps every index to one move of each of %i players', (players) => {
    const plain = movesByIndex({ players }, 'A').map((move) => move.slice(1));
    for (const player of PLAYER_IDS.slice(0, players)) {
      expect(movesByIndex({ players }, player)).toEqual(plain.map((move) => `${player}${move}`));
    }
  });

  test('depends only on the number of players', () => {
    const plain = movesByIndex({ players: 3 }, 'B');
    const others = movesByIndex({ players: 3, mosaic: 'fixed', tilingOrder: 'any' }, 'B');
    expect(others).toEqual(plain);
  });
});

describe('the mask', () => {
  test('marks the legal moves in every state of games under all rules', () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const { before, after } of play(game)) {
          expect(byMask(before)).toEqual(legalMoves(before));
          if (after.phase === 'game-over') expect(byMask(after)).toEqual([]);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('is that of the player to move, even if a text names another player', () => {
    const tiling = decodeState(['AFCfB2020202019D0000000000', 'A0MSFB0MS0e1F']);
    const space = actionSpace();
    expect(space.mask(tiling)[space.indexOf('B03')]).toBe(1);
    expect(legalMoves(tiling)).toContain('B03');
  });

  test('is a new array each time', () => {
    const state = newGame({ rng: seededRng(1) });
    const { mask } = actionSpace();
    mask(state).fill(7);
    expect(Math.max(...mask(state))).toBe(1);
  });
});

describe('errors:', () => {
  const { indexOf, moveAt, mask } = actionSpace();

  test.each<Move>(['A5a0', 'A8eF', 'C00'])(
    'the move %s, which a game of 2 players with 5 factories does not have',
    (move) => {
      expect(() => indexOf(move)).toThrow(rangeError(`"${move}"`, '2 players, with 5 factories'));
    },
  );

  test.each(['', 'A', 'A0a5', 'A9a0', 'a0a0', 'A0a0 ', 'A50', '\u0000', 7, null, {}])(
    'a text or value that is not a move: %j',
    (text) => {
      // An untyped caller can pass anything.
      expect(() => indexOf(text as Move)).toThrow(DecodeError);
    },
  );

  test.each([-1, 210, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('the index %d', (index) => {
    expect(() => moveAt(newGame({ rng: seededRng(1) }), index)).toThrow(
      rangeError(`${index}`, 'the index of a legal move'),
    );
  });

  test('an index of a move that is not legal, or not a number', () => {
    const state = newGame({ rng: seededRng(1) });
    const illegal = mask(state).indexOf(0);
    expect(() => moveAt(state, illegal)).toThrow(
      rangeError(`${illegal}`, 'the index of a legal move'),
    );
    // An untyped caller can pass anything.
    expect(() => moveAt(state, '\u00071' as unknown as number)).toThrow(
      rangeError('"\\u00071"', 'the index of a legal move'),
    );
  });

  test.each([
    [3, newGame({ rules: { players: 3 }, rng: seededRng(1) })],
    [1, decodeState(['AFCfB0000000000D0000000000', 'A0MSF'], { validate: false })],
  ] as const)('a state with %i players instead of 2', (players, state) => {
    expect(() => mask(state)).toThrow(rangeError(`${players}`, '2'));
  });

  test('a setting that does not exist', () => {
    // An untyped caller can pass anything.
    expect(() => tensors.actionSpace({ players: 5 } as never)).toThrow(
      rangeError('5', '2, 3 or 4'),
    );
  });
});
