/** Random play to the end. */
import { integerInRange, ownProperties } from '../../boundary/values.js';
import type { PlayLimit, Playout } from '../../engine/game/game.js';
import { playOut } from '../../moves/rollout.js';
import { checkedRng, type Rng } from '../../random/rng.js';
import { cellsOf, type GameState } from './game-state.js';
import { isFresh } from './rounds.js';
import { pointsOf, winShares } from './score.js';

/** Where a game is cut off that need not end, as all of its mosaic rows may be dead. */
const LIMIT: PlayLimit = { moves: 5000 };

/**
 * The result of a game of Azul that was played at random to its end, or to a limit of moves. {@link rollout}
 * returns it.
 */
interface AzulPlayout extends Playout {
  /** Each player's points at the end, in turn order. */
  readonly scores: readonly number[];
  /** Number of rounds that ended, from 0. The position before the first deal of a game is not a round. */
  readonly rounds: number;
}

/**
 * Play uniformly random legal moves and deals from a state to the end of the game.
 *
 * A game need not end: players can drop tiles for ever, and with the variant mosaic it can happen that no row can be
 * completed any more. So it is cut off at a move limit, without bonuses.
 *
 * @param state - any state; once the game is over, nothing is played
 * @param rng - random numbers in [0, 1) that draw moves and deals, such as those of {@link seededRng}
 * @param limit - maximum number of moves to play, such as `{ moves: 100 }`, an integer from 1; 5,000 by default
 * @returns each player's points and win share, in turn order; the numbers of moves played and of rounds ended
 * @throws RangeError if the limit is not an integer from 1, or a random number is not in [0, 1); TypeError if the limit
 * is not an object, `rng` is not a function, or `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const { scores, moves } = rollout(newGame({ rng: seededRng(1) }), seededRng(2));
 * [scores.length, moves > 50]; // [2, true]
 * ```
 */
export function rollout(state: GameState, rng: Rng, limit: PlayLimit = LIMIT): AzulPlayout {
  const { moves: limitOfMoves } = limit === LIMIT ? LIMIT : ownProperties('Limit', limit);
  const most = integerInRange('Move limit', limitOfMoves, 1);
  const cells = cellsOf(state).slice();
  const { moves, rounds: ends } = playOut(cells, checkedRng(rng), most);
  // What ends before the first deal is no round.
  const rounds = ends - (isFresh(state) ? 1 : 0);
  return { returns: winShares(cells), scores: pointsOf(cells), moves, rounds };
}
