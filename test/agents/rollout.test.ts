/** Random play to the end, which must be play by the rules and fair. */
import {
  applyChance,
  decodeState,
  type GameState,
  newGame,
  rollout,
  seededRng,
  standings,
} from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, play, reachedStates } from '../support/games.js';

/** Share the win among those whom the standings call winners. */
function sharesByStandings(state: GameState): number[] {
  const ranked = standings(state);
  const winners = ranked.filter(({ winner }) => winner).map(({ player }) => player);
  const players = ranked.map(({ player }) => player).sort();
  return players.map((player) => (winners.includes(player) ? 1 / winners.length : 0));
}

describe('a rollout', () => {
  test('leaves the state alone, and is the same for the same numbers', () => {
    fc.assert(
      fc.property(reachedStates, fc.nat(), (state, seed) => {
        const text = JSON.stringify(state);
        const first = rollout(state, seededRng(seed), { moves: 300 });
        expect(rollout(state, seededRng(seed), { moves: 300 })).toEqual(first);
        expect(JSON.stringify(state)).toBe(text);
        expect(first.scores).toHaveLength(state.rules.players);
        expect(first.returns).toHaveLength(state.rules.players);
        expect(first.returns.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
        expect(first.moves).toBeLessThanOrEqual(300);
      }),
      { numRuns: 60 },
    );
  });

  test('of a game that is over plays nothing', () => {
    const piles = 'B2020202020D0000000000';
    const boards = 'A9Ma00b01c02d03e04SFB3MSF';
    const over = decodeState([`AFCf${piles}`, boards], { validate: false });
    expect(rollout(over, seededRng(1))).toEqual({
      ...{ returns: [1, 0], scores: [9, 3], moves: 0, rounds: 0 },
    });
  });

  test('stops at its limit, which is an exact number of moves, before any bonus', () => {
    const state = newGame({ rng: seededRng(3) });
    for (const moves of [1, 2, 17, 40]) {
      expect(rollout(state, seededRng(4), { moves }).moves).toBe(moves);
    }
    // A's complete column would count at the end.
    const texts = ['AF0abcdCfB1616161620D0000000000', 'A5Ma00b10c20d30e40SFB5MSF'] as const;
    const ahead = decodeState(texts, { validate: false });
    expect(rollout(ahead, seededRng(1), { moves: 1 })).toEqual({
      ...{ returns: [1 / 2, 1 / 2], scores: [5, 5], moves: 1, rounds: 0 },
    });
    // Both players have full rows, so that a limit can fall among their tilings.
    const full = decodeState(['AFCB2020202020D0000000000', 'A0MS0a11b22c3FfB0MS0d11e2F'], {
      validate: false,
    });
    for (const moves of [1, 2, 3, 4]) {
      expect(rollout(full, seededRng(1), { moves })).toMatchObject({ moves, rounds: 0 });
    }
    for (const moves of [0, -1, 1.5, Number.NaN]) {
      expect(() => rollout(state, seededRng(1), { moves })).toThrow(RangeError);
    }
  });

  test('stops after 5,000 moves where nothing else is said', () => {
    // A generator that always picks the last move: every tile is dropped, and no game ends.
    expect(rollout(newGame({ rng: seededRng(1) }), () => 1 - Number.EPSILON)).toMatchObject({
      ...{ moves: 5000, scores: [0, 0], returns: [1 / 2, 1 / 2] },
    });
  });

  test('from the start takes five rounds at least, one for each tile of a row', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(
        rollout(newGame({ rng: seededRng(seed) }), seededRng(seed)).rounds,
      ).toBeGreaterThanOrEqual(5);
    }
  });

  test('of a round that is ready to end ends it', () => {
    const ready = decodeState(['AFCfB2020202019D0000000000', 'A0Me00SFB0MSF']);
    expect(rollout(ready, seededRng(1), { moves: 1 })).toEqual({
      ...{ returns: [1 / 2, 1 / 2], scores: [0, 0], moves: 1, rounds: 1 },
    });
  });

  test('before the first deal has as many rounds as after it', () => {
    const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
    expect(rollout(fresh, seededRng(1), { moves: 1 })).toMatchObject({ moves: 1, rounds: 0 });
    const rng = seededRng(5);
    const dealt = rollout(applyChance(fresh, rng), rng);
    expect(rollout(fresh, seededRng(5))).toEqual(dealt);
  });

  test('counts the moves of both phases', () => {
    const piles = 'B2020202020D0000000000';
    // A has a tile to draft, and a row to tile that ends the game. The tile may fill another row.
    const boards = 'A0Ma00b01c02d03S0e11a1FfB0MSF';
    const state = decodeState([`AF0aC${piles}`, boards], { validate: false });
    const results = Array.from({ length: 40 }, (_, seed) => rollout(state, seededRng(seed)));
    expect(new Set(results.map(({ moves }) => moves))).toEqual(new Set([2, 3]));
    for (const { rounds } of results) expect(rounds).toBe(1);
  });

  test('of a state without a player to move plays nothing', () => {
    const piles = 'B0000000000D0000000000';
    const stuck = decodeState([`DF0aaaaCf${piles}`, 'A0MSFB0MSF'], { validate: false });
    expect(rollout(stuck, seededRng(1)).moves).toBe(0);
  });
});

describe('the win shares of a rollout', () => {
  test('are those of the standings at the end', () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const { before, event, after } of play(game)) {
          if (after.phase !== 'game-over') continue;
          expect(event).toBe('F');
          const { returns, scores } = rollout(before, seededRng(1));
          expect(returns).toEqual(sharesByStandings(after));
          expect(scores).toEqual(after.scores);
        }
      }),
      { numRuns: 60 },
    );
  });

  const rows = (count: number) =>
    ['a00b01c02d03e04', 'e10a11b12c13d14', 'd20e21a22b23c24'].slice(0, count).join('');
  // Points before the bonuses, of which there are two for each complete row.
  test.each<[string, readonly (readonly [score: number, rows: number])[], number[]]>([
    [
      'more points win',
      [
        [10, 1],
        [11, 1],
      ],
      [0, 1],
    ],
    [
      'one point more wins against two rows',
      [
        [15, 0],
        [10, 2],
      ],
      [1, 0],
    ],
    [
      'equal points: more complete rows win',
      [
        [12, 1],
        [10, 2],
      ],
      [0, 1],
    ],
    [
      'equal points: one row wins against none',
      [
        [10, 1],
        [12, 0],
      ],
      [1, 0],
    ],
    [
      'equal points and rows share',
      [
        [10, 1],
        [10, 1],
      ],
      [1 / 2, 1 / 2],
    ],
    [
      'three: the rows decide between two',
      [
        [12, 1],
        [10, 2],
        [13, 0],
      ],
      [0, 1, 0],
    ],
    [
      'three: two share',
      [
        [10, 2],
        [3, 1],
        [10, 2],
      ],
      [1 / 2, 0, 1 / 2],
    ],
    [
      'three: all share',
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
      [1 / 3, 1 / 3, 1 / 3],
    ],
  ])('%s', (_, players, shares) => {
    // The first player has the token, and loses a point for it.
    const boards = players.map(([score, count], player) =>
      player === 0
        ? `A${score + 1}M${rows(count)}SFf`
        : `${'ABC'.charAt(player)}${score}M${rows(count)}SF`,
    );
    const shared = 'AFCB0000000000D2020202020';
    const ready = decodeState([shared, boards.join('')], {
      rules: { mosaic: 'fixed' },
      validate: false,
    });
    const after = applyChance(ready, 'F');
    expect(after.phase).toBe('game-over');
    expect(rollout(ready, seededRng(1)).returns).toEqual(shares);
    expect(sharesByStandings(after)).toEqual(shares);
  });
});
