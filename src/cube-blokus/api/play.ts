/**
 * Games and moves: the first state, which moves are legal, why others are not, and what they lead to.
 *
 * @packageDocumentation
 */
import { integerInRange } from '../../boundary/number-in-range.js';
import { knownOptions } from '../../boundary/options.js';
import { NEW_GAME_OPTIONS, type NewGameOptions } from '../../engine/game/new-game.js';
import { completeRules } from '../../engine/game/settings.js';
import { IllegalMoveError } from '../../text/errors.js';
import type { CubeBlokusIssue } from '../codec/issues.js';
import { notationOf } from '../codec/notation.js';
import { legalPlacement, refusalOf, whyIllegal } from '../codec/refusal.js';
import { legalPlacements } from '../moves/legal.js';
import { countSequences, firstPosition, place } from '../moves/play.js';
import { SETTINGS } from '../state/settings.js';
import { type Move, PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';

/** The points that the players of a first game bring. */
const NO_POINTS: readonly number[] = [0, 0, 0, 0];

/**
 * Start a game of four players, each of whom owns six squares and has all pieces. Nothing is drawn.
 *
 * @param options - the rules that differ from 20 points for all pieces with I1 as the last, none for all pieces
 * otherwise, and player A who begins each game
 * @returns the state before the first move
 * @throws RangeError if a setting has a value that does not exist; TypeError if the rules are not an object
 *
 * @example
 * ```ts
 * newGame().turn; // 'A'
 * newGame({ rules: { bonus: { all: 15, allSingleLast: 20 } } }).rules.bonus.all; // 15
 * ```
 */
export function newGame(options?: NewGameOptions<Rules>): GameState {
  const { rules } = knownOptions('Options', options, NEW_GAME_OPTIONS);
  return stateOf(firstPosition(completeRules(SETTINGS, rules), NO_POINTS));
}

/**
 * List the legal moves of the player to move.
 *
 * @param state - any state
 * @returns the moves by piece, in the order of `PIECES`, then by their squares, each in the order of
 * `SQUARES`; at most some 1500. Empty once the game is over
 *
 * @example
 * ```ts
 * legalMoves(newGame()).length; // 750
 * legalMoves(newGame())[0]; // 'AUb8'
 * ```
 */
export function legalMoves(state: GameState): Move[] {
  const position = positionOf(state);
  const { turn } = position;
  return legalPlacements(position).map((placement) => notationOf(turn, placement));
}

/**
 * Whether a move is legal.
 *
 * @param state - any state
 * @param move - any value: a move, its squares in any order; anything else is not legal
 *
 * @example
 * ```ts
 * isLegalMove(newGame(), 'AUb8'); // true
 * isLegalMove(newGame(), 'AUa8'); // false
 * ```
 */
export function isLegalMove(state: GameState, move: unknown): boolean {
  return legalPlacement(positionOf(state), move) >= 0;
}

/**
 * Explain why a move is illegal.
 *
 * @param state - any state
 * @param move - any value: a move, its squares in any order; anything else is illegal, too
 * @returns `undefined` when the move is legal, else the first rule that forbids it: the game is over, the
 * turn is another player's, a start square would be covered, no piece covers the squares, the piece is
 * used, a square is taken, there is contact along a side, there is none at a corner
 *
 * @example
 * ```ts
 * explainMove(newGame(), 'AUa8')?.code; // 'move.side-contact'
 * explainMove(newGame(), 'AUe5')?.code; // 'move.no-corner-contact'
 * ```
 */
export function explainMove(state: GameState, move: unknown): CubeBlokusIssue | undefined {
  return refusalOf(positionOf(state), move);
}

/**
 * Play a move.
 *
 * @param state - the state to play from; it does not change
 * @param move - a legal move, its squares in any order; any text is read, so that input needs no check before
 * @returns the next state, with the turn of the next player who has a move; over if nobody has one
 * @throws {@link IllegalMoveError} with the rule that forbids the move
 *
 * @example
 * ```ts
 * applyMove(newGame(), 'AUb8').turn; // 'B'
 * ```
 */
export function applyMove(state: GameState, move: string): GameState {
  const position = positionOf(state);
  const placement = legalPlacement(position, move);
  if (placement >= 0) return stateOf(place(position, placement));
  throw new IllegalMoveError(whyIllegal(position, move));
}

/**
 * Count the sequences of moves of a length.
 *
 * @param state - any state
 * @param depth - length of the sequences, 0 or more; there is one sequence of length 0
 * @returns the number of sequences, 0 where the game ends sooner
 * @throws RangeError if the depth is not an integer of 0 or more
 *
 * @example
 * ```ts
 * perft(newGame(), 1); // 750
 * ```
 */
export function perft(state: GameState, depth: number): number {
  return countSequences(positionOf(state), integerInRange('Depth', depth, 0));
}

/**
 * Return the player to move.
 *
 * @param state - any state
 * @returns the player whose moves `legalMoves` lists; `undefined` when the game is over
 *
 * @example
 * ```ts
 * playerToMove(newGame()); // 'A'
 * ```
 */
export function playerToMove(state: GameState): PlayerId | undefined {
  const position = positionOf(state);
  return PLAYER_IDS[position.turn];
}
