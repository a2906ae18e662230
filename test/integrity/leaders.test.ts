/** No player has won before the game is over; until then there are players who lead. */
import {
  applyChance,
  applyMove,
  azul,
  decodeState,
  type GameState,
  legalMoves,
  newGame,
  seededRng,
  standings,
} from 'azulejo';
import { leaders } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { ALL_RULES } from '../support/games.js';

/** List the states of a random game. */
function* gameOf(first: GameState, seed: number): Generator<GameState> {
  const rng = seededRng(seed);
  let state = first;
  for (let steps = 0; steps < 3000 && state.phase !== 'game-over'; steps++) {
    yield state;
    const moves = legalMoves(state);
    const move = moves[Math.floor(rng() * moves.length)];
    state = move === undefined ? applyChance(state, rng) : applyMove(state, move);
  }
  yield state;
}

describe.each(ALL_RULES)('$players players, $mosaic mosaic, tiling $tilingOrder', (rules) => {
  test('no player is a winner before the end, and then those who lead are', () => {
    for (const state of gameOf(newGame({ rules, rng: seededRng(3) }), 4)) {
      const winners = standings(state).flatMap(({ player, winner }) => (winner ? [player] : []));
      expect(winners).toEqual(state.phase === 'game-over' ? leaders(azul, state) : []);
      expect(leaders(azul, state)[0]).toBe(standings(state)[0]?.player);
    }
  });

  test('the win shares are those of the players who lead', () => {
    for (const state of gameOf(newGame({ rules, rng: seededRng(5) }), 6)) {
      const first = leaders(azul, state);
      const shares = azul
        .players(rules)
        .map((player) => (first.includes(player) ? 1 / first.length : 0));
      expect(azul.returns(state)).toEqual(shares);
    }
  });
});

test('players lead together who have as many points and complete rows', () => {
  const [shared, rows] = ['AFCfB1919191919D0000000000', 'Ma00b01c02d03e04SF'] as const;
  const level = decodeState(['AFCfB2020202020D0000000000', 'A7MSFB7MSF']);
  expect(leaders(azul, level)).toEqual(['A', 'B']);
  expect(standings(level).map(({ winner }) => winner)).toEqual([false, false]);
  const ahead = decodeState([shared, `A7MSFB7${rows}`]);
  expect(leaders(azul, ahead)).toEqual(['B']);
  expect(standings(ahead).map(({ player, winner }) => [player, winner])).toEqual([
    ['B', true],
    ['A', false],
  ]);
});
