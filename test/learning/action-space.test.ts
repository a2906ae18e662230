/** The action space, on which models are trained. */
import {
  actionSpace,
  DecodeError,
  decodeState,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  PLAYER_IDS,
  seededRng,
} from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeError } from '../support/errors.js';
import { games, play } from '../support/games.js';

const COUNTS = [2, 3, 4] as const;

/** List the legal moves by the mask. */
function byMask(state: GameState): Move[] {
  const space = actionSpace(state.rules);
  const mask = space.mask(state);
  expect(mask).toHaveLength(space.size);
  return [...mask].flatMap((mark, index) => (mark === 1 ? [space.moveAt(index, state.turn)] : []));
}

describe('the numbering', () => {
  test('never changes', async () => {
    const lines = COUNTS.flatMap((players) => {
      const { size, moveAt } = actionSpace({ players });
      const moves = Array.from({ length: size }, (_, index) => moveAt(index, 'A').slice(1));
      const rows = Array.from({ length: size / 6 }, (_, row) =>
        [String(6 * row).padStart(3), ...moves.slice(6 * row, 6 * row + 6)].join(' '),
      );
      return [`${players} players`, ...rows, ''];
    });
    await expect(lines.join('\n')).toMatchFileSnapshot('numbering.txt');
  });

  test.each(COUNTS)('maps every index to one move of each of %i players', (players) => {
    const { size, indexOf, moveAt } = actionSpace({ players });
    for (const player of PLAYER_IDS.slice(0, players)) {
      const moves = Array.from({ length: size }, (_, index) => moveAt(index, player));
      expect(moves.map(indexOf)).toEqual(Array.from({ length: size }, (_, index) => index));
      expect(moves.every((move) => move.startsWith(player))).toBe(true);
    }
  });

  test('depends only on the number of players', () => {
    const moves = ({ size, moveAt }: ReturnType<typeof actionSpace>) =>
      Array.from({ length: size }, (_, index) => moveAt(index, 'B'));
    const plain = moves(actionSpace({ players: 3 }));
    expect(moves(actionSpace({ players: 3, mosaic: 'fixed', tilingOrder: 'any' }))).toEqual(plain);
    expect(moves(actionSpace())).toEqual(moves(actionSpace({ players: 2 })));
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
      { numRuns: 40 },
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
    expect(() => moveAt(index, 'A')).toThrow(rangeError(`${index}`, '0 to 209'));
  });

  test('an index that is not a number', () => {
    // An untyped caller can pass anything.
    expect(() => moveAt('\u00071' as unknown as number, 'A')).toThrow(
      rangeError('"\\u00071"', '0 to 209'),
    );
  });

  test('a player who is not in the game', () => {
    expect(() => moveAt(0, 'C')).toThrow(rangeError('"C"', 'A or B'));
  });

  test.each([
    [3, newGame({ rules: { players: 3 }, rng: seededRng(1) })],
    [1, decodeState(['AFCfB0000000000D0000000000', 'A0MSF'], { validate: false })],
  ] as const)('a state with %i players instead of 2', (players, state) => {
    expect(() => mask(state)).toThrow(rangeError(`${players}`, '2'));
  });

  test('a setting that does not exist', () => {
    // An untyped caller can pass anything.
    expect(() => actionSpace({ players: 5 as 4 })).toThrow(rangeError('5', '2, 3 or 4'));
  });
});
