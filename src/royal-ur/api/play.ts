/** Moves on states: which are legal, why others are not, and what they lead to. */

import { integerInRange } from '../../boundary/values.js';
import { IllegalMoveError } from '../../text/issue.js';
import type { RoyalUrIssue } from '../codec/issues.js';
import { moveNumber, notationOf } from '../codec/notation.js';
import { legalFrom, refusalOf, whyIllegal } from '../codec/validity.js';
import { countSequences, legalSources, move as moveOn } from '../moves/moves.js';
import { countSteps, isMoveDue, lowestStep, type Position } from '../state/position.js';
import { type Move, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';

/** List the legal moves in a position. */
function listMoves(position: Position): Move[] {
  const { turn, waits } = position;
  const sources = legalSources(position);
  if (sources === 0) return [];
  // Of the right length from the beginning: a list that grows takes twice as long.
  const moves = new Array<Move>(countSteps(sources));
  let index = 0;
  for (let rest = sources; rest !== 0; rest &= rest - 1) {
    moves[index++] = notationOf(moveNumber(turn, lowestStep(rest), waits));
  }
  return moves;
}

/**
 * List the legal moves of the player to move.
 *
 * @param state - any state
 * @returns the moves by the step that the token leaves, the hand first, which is also their order as
 * texts; at most 7. Empty when the phase is `roll` or `game-over`
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * legalMoves(decodeState(['A2', 'A5P0406H0B7PH0'])); // ['A0002', 'A0608']
 * ```
 */
export function legalMoves(state: GameState): Move[] {
  return listMoves(positionOf(state));
}

/**
 * Return whether a move is legal.
 *
 * @param state - any state
 * @param move - any value; only the notation of a {@link Move}, such as `A0004`, can be legal
 * @returns `true` if it is legal
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * // A roll is due.
 * isLegalMove(newGame(), 'A0004'); // false
 * isLegalMove(applyChance(newGame(), 'R4'), 'A0004'); // true
 * ```
 */
export function isLegalMove(state: GameState, move: unknown): boolean {
  return legalFrom(positionOf(state), move) >= 0;
}

/**
 * Explain why a move is illegal.
 *
 * @param state - any state
 * @param move - any value; anything but the notation of a {@link Move} is illegal
 * @returns `undefined` when the move is legal, else the issue that {@link applyMove} throws: the first rule that
 *   forbids the move
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = decodeState(['A2', 'A5P0406H0B7PH0']);
 * explainMove(state, 'A0406')?.code; // 'move.own-token-there'
 * ```
 */
export function explainMove(state: GameState, move: unknown): RoyalUrIssue | undefined {
  return refusalOf(positionOf(state), move);
}

/**
 * Play a move.
 *
 * @param state - the state to play from; it does not change
 * @param move - the notation of a legal {@link Move}; any text is safe to pass, as it is checked
 * @returns the next state: of the phase `roll`, or `game-over` if the player's last token came home
 * @throws {@link IllegalMoveError} whose `issue.code` is the first rule that forbids the move: `move.malformed` (not
 *   the notation of a move), `move.wrong-phase` (a roll is due, or the game is over), `move.not-your-turn`,
 *   `move.not-the-roll` (more or fewer steps than the roll), `move.no-token` (none on the step that it leaves),
 *   `move.own-token-there`, or `move.rosette-held` (the other player's token is safe there); TypeError if `state` is
 *   not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = applyChance(newGame(), 'R4');
 * applyMove(state, 'A0004').turn; // 'A'
 * ```
 */
export function applyMove(state: GameState, move: string): GameState {
  const position = positionOf(state);
  const from = legalFrom(position, move);
  if (from >= 0) return stateOf(moveOn(position, from));
  throw new IllegalMoveError(whyIllegal(position, move));
}

/**
 * Count the sequences of rolls and moves of a given length, to check move generators. The work grows with each step.
 *
 * A step is one of the five rolls with one of its moves, or with its pass; where a roll waits already, its move is the
 * first step.
 *
 * @param state - any state
 * @param depth - number of steps, an integer of 0 or more; there is one sequence of length 0
 * @returns the number of sequences; those that end the game sooner do not count
 * @throws RangeError if the depth is not an integer of 0 or more; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * perft(newGame(), 3); // 192
 * ```
 */
export function perft(state: GameState, depth: number): number {
  return countSequences(positionOf(state), integerInRange('Depth', depth, 0));
}

/**
 * Return the player to move.
 *
 * @param state - any state
 * @returns the player whose moves {@link legalMoves} lists; `undefined` when a roll is due, or the game is over
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * playerToMove(decodeState(['B2', 'A7PH0B7PH0'])); // 'B'
 * playerToMove(newGame()); // undefined
 * ```
 */
export function playerToMove(state: GameState): PlayerId | undefined {
  const position = positionOf(state);
  return isMoveDue(position) ? PLAYER_IDS[position.turn] : undefined;
}
