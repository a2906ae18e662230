/** Playing on from a state: at random to the end, and in every way, to count them; and sharing the win in the end. */

import { listOf } from '../../boundary/values.js';
import { pick, type Rng } from '../../random/rng.js';
import { excerpt } from '../../text/message.js';
import type { Game, GameTypes, PlayLimit, Playout } from './game.js';
import { checkGame } from './game-value.js';
import { sumOf } from './numbers.js';

/**
 * Let the player to move drop out, who has no legal move.
 *
 * @throws Error in a game without forfeits, in which there is always a legal move
 */
export function dropOut<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): Types['state'] {
  if (game.forfeits === undefined) throw new Error(`Game ${game.name}: found no legal move.`);
  return game.forfeits.apply(state, game.playerToMove(state));
}

/** Play random legal moves to the end of a game, or to a limit. */
export function rolloutGame<Types extends GameTypes>(
  game: Game<Types>,
  start: Types['state'],
  rng: Rng,
  limit: PlayLimit,
): Playout {
  if (game.rollout !== undefined) return game.rollout(start, rng, limit);
  const { chance } = game;
  let state = start;
  let moves = 0;
  while (!game.isOver(state)) {
    if (chance?.isDue(state)) {
      state = chance.apply(state, chance.sample(state, rng));
      continue;
    }
    // Only here: chance events do not count, and one of them may end the game.
    if (moves >= limit.moves) break;
    const list = game.legalMoves(state);
    if (list.length === 0) {
      state = dropOut(game, state);
      continue;
    }
    // A random number below the length of the list was picked.
    state = game.applyMove(state, list[pick(rng, list.length)] as Types['move']);
    moves++;
  }
  const scores = game.scores?.(state);
  return { returns: game.returns(state), ...(scores && { scores }), moves };
}

/**
 * Return the win shares of a state, which are checked, as a game of one's own can return others.
 *
 * @throws RangeError if they are not a number from 0 to 1 for each player, with the sum 1; TypeError if they are no list
 */
export function winShares<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): number[] {
  const { length } = game.players(game.rulesOf(state));
  const expected = `${length} numbers from 0 to 1 with the sum 1`;
  const shares = listOf('Game, returns', game.returns(state), expected);
  const sum = sumOf(shares);
  const areShares = shares.every((share) => share >= 0) && Math.abs(sum - 1) < 1e-9;
  if (areShares && shares.length === length) return shares;
  throw new RangeError(
    `Game, returns: found ${excerpt(shares.join(', ')) || 'none'}, expected ${expected}.`,
  );
}

/**
 * Count the sequences of legal moves of a length. A game that counts by itself says how chance
 * counts; elsewhere a sequence ends where chance decides.
 *
 * @param depth - number of moves, an integer from 0
 */
export function perftGame<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  depth: number,
): number {
  if (game.perft !== undefined) return game.perft(state, depth);
  if (depth === 0) return 1;
  const moves = game.legalMoves(state);
  // The last moves need not be played to be counted.
  if (depth === 1) return moves.length;
  return moves.reduce(
    (count, move) => count + perftGame(game, game.applyMove(state, move), depth - 1),
    0,
  );
}

/**
 * List the players who lead: those with the best standing so far.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param state - any state of the game
 * @returns the letters of these players, in turn order; once the game is over, of those who win or share the win
 * @throws TypeError if `game` is not a game, or `state` is not one of its states
 *
 * @example
 * ```ts
 * import { azul, decodeState } from 'azulejo';
 * import { leaders } from 'azulejo/game';
 *
 * const state = decodeState(['AFCfB2020202020D0000000000', 'A3MSFB8MSF']);
 * leaders(azul, state); // ['B']
 * ```
 */
export function leaders<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): Types['player'][] {
  checkGame(game);
  const returns = game.returns(state);
  const most = Math.max(...returns);
  return game.players(game.rulesOf(state)).filter((_, player) => returns[player] === most);
}

/**
 * Share a win equally among the players with the highest value, for the win shares of a game of your own.
 *
 * @param values - a number for each player, in turn order, such as the points; none may be `NaN`
 * @returns the share of each player, in the same order: 0, or 1 divided by the number of tied players; the sum is 1.
 * Empty for no values
 *
 * @example
 * ```ts
 * import { equalShares } from 'azulejo/game';
 *
 * equalShares([7, 9, 9]); // [0, 0.5, 0.5]
 * ```
 */
export function equalShares(values: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (const value of values) {
    if (value === most) winners++;
    if (value <= most) continue;
    most = value;
    winners = 1;
  }
  return values.map((value) => (value === most ? 1 / winners : 0));
}
