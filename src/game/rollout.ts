/**
 * Random play to the end.
 *
 * @packageDocumentation
 */
import type { Rng } from '../chance/rng.js';
import type { PlayLimit, Playout } from '../contract/game-rules.js';
import { integerInRange } from '../issues/number-in-range.js';
import { playOut } from '../moves/rollout.js';
import { at, Board, boardOf, type Cells, playerCount } from '../state/cells.js';
import { cellsOf, type GameState } from './game-state.js';

/** Where a game is cut off that need not end, as all of its mosaic rows may be dead. */
const LIMIT: PlayLimit = { rounds: 100 };

/**
 * Play uniformly random legal moves, and deals, from a state to the end of the game.
 *
 * Players may drop tiles for ever, and with the variant mosaic a position can come up in which no
 * row can be completed any more. So a game is cut off at a limit of rounds. It has no bonuses
 * then: its scores are those of the last round's end.
 *
 * @param state - any state; it does not change. Where the game is over, nothing is played
 * @param rng - draws moves and deals
 * @param limit - the most rounds to end, 1 or more; 100 unless given
 * @returns points by player in turn order, the number of moves, and the number of round ends
 * @throws RangeError if the limit is not an integer of 1 or more
 *
 * @example
 * ```ts
 * import { rollout } from 'azulejo/agents';
 *
 * const { scores, moves } = rollout(newGame(seededRng(1)), seededRng(2));
 * [scores.length, moves > 50]; // [2, true]
 * ```
 */
export function rollout(state: GameState, rng: Rng, limit: PlayLimit = LIMIT): Playout {
  const rounds = integerInRange('Limit of rounds', limit.rounds, 1);
  const cells = cellsOf(state).slice();
  const length = playOut(cells, rng, rounds);
  return { scores: scoresOf(cells), moves: length.moves, rounds: length.rounds };
}

function scoresOf(cells: Readonly<Cells>): number[] {
  const scores: number[] = [];
  for (let player = 0; player < playerCount(cells); player++) {
    scores.push(at(cells, boardOf(player) + Board.Score));
  }
  return scores;
}
