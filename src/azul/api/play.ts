/** Moves on states: which are legal, why others are not, and what they lead to. */
import { integerInRange } from '../../boundary/values.js';
import type { AzulIssue } from '../../codec/issues.js';
import { moveNumber, readMove } from '../../codec/move.js';
import { countSequences } from '../../moves/count.js';
import { isLegal, playerToMove as playerNumberToMove, playOnCopy } from '../../moves/legal.js';
import { listMoves } from '../../moves/list.js';
import { refusalOf } from '../../moves/refusal.js';
import { type Deal, type Move, PLAYER_IDS, type PlayerId } from '../../state/vocabulary.js';
import { IllegalMoveError } from '../../text/issue.js';
import { cellsOf, type GameState, stateOf } from './game-state.js';

/**
 * List the legal moves of the player to move.
 *
 * @param state - any state
 * @returns the moves sorted as texts: drafting moves by source (factories, then the centre), colour and target (rows,
 * then the floor), tiling moves by row and column. Empty when the phase is `round-end` or `game-over`
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const deal = 'F0cdde1bbbe2abde3cdee4bcce';
 * const state = applyChance(decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']), deal);
 * legalMoves(state).length; // 90
 * legalMoves(state)[0]; // 'A0c0'
 * ```
 */
export function legalMoves(state: GameState): Move[] {
  return listMoves(cellsOf(state));
}

/**
 * Return whether an event is a legal move, for values that are typed as events: `false` for a deal and for `undefined`.
 *
 * @param state - any state
 * @param event - a move or a deal in its notation, or `undefined`
 * @returns `true` if it is a legal move
 * @throws TypeError if `state` is not a {@link GameState}
 */
export function isLegalMove(state: GameState, event: Move | Deal | undefined): boolean;
/**
 * Return whether a text is a legal move.
 *
 * @param state - any state
 * @param text - any value; only the notation of a {@link Move}, such as `A0c2`, can be legal
 * @returns `true` if it is legal; its type is then narrowed to `Move`
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * // The factories are empty: a deal is due.
 * isLegalMove(state, 'A0c0'); // false
 * isLegalMove(applyChance(state, 'F0cdde1bbbe2abde3cdee4bcce'), 'A0c0'); // true
 * ```
 */
export function isLegalMove(state: GameState, text: unknown): text is Move;
export function isLegalMove(state: GameState, text: unknown): boolean {
  const cells = cellsOf(state);
  const number = moveNumber(text);
  return number >= 0 && isLegal(cells, number);
}

/**
 * Explain why a move is illegal.
 *
 * @param state - any state
 * @param move - any value; only the notation of a {@link Move}, such as `A0c2`, can be legal
 * @returns `undefined` when the move is legal, else the issue of the first rule that forbids it, with a code that
 * begins with `move.`
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * explainMove(state, 'A0c0')?.code; // 'move.wrong-phase'
 * ```
 */
export function explainMove(state: GameState, move: unknown): AzulIssue | undefined {
  const cells = cellsOf(state);
  const number = readMove(move);
  if (typeof number !== 'number') return number;
  return isLegal(cells, number) ? undefined : refusalOf(cells, number);
}

/**
 * Play a move.
 *
 * @param state - the state to play from; it does not change
 * @param move - the notation of a legal {@link Move}; any text is safe to pass, as it is checked
 * @returns the next state
 * @throws {@link IllegalMoveError} whose `issue.code` is the first rule that forbids the move: `move.malformed` (not
 * the notation of a move), `move.wrong-phase`, `move.not-your-turn`, `move.colour-not-there`, `move.row-full`,
 * `move.row-holds-other-colour`, `move.colour-in-mosaic-row`, `move.row-not-full`, `move.row-not-next`,
 * `move.cell-taken`, `move.colour-in-mosaic-column`, `move.colour-off-its-cell` or `move.floor-not-needed`; TypeError
 * if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const deal = 'F0cdde1bbbe2abde3cdee4bcce';
 * const state = applyChance(decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']), deal);
 * encodeState(applyMove(state, 'A1b2'))[1]; // 'A0MS2b3FB0MSF'
 * ```
 */
export function applyMove(state: GameState, move: string): GameState {
  const cells = cellsOf(state);
  const number = readMove(move);
  if (typeof number !== 'number') throw new IllegalMoveError(number);
  const next = playOnCopy(cells, number);
  if (next === undefined) throw new IllegalMoveError(refusalOf(cells, number));
  return stateOf(next, state);
}

/**
 * Return the player to move.
 *
 * It can differ from `state.turn`. In the phase `tiling`, a state that was read from a text can
 * have the turn of a player without a full storage row; in the phase `round-end`, `state.turn` is
 * the player to begin the next round.
 *
 * @param state - any state
 * @returns the player whose moves {@link legalMoves} lists; `undefined` when a deal is due, or the game is over
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * // A's turn, but only B has a full storage row.
 * const state = decodeState(['AFCfB1920202020D0000000000', 'A0MSFB0MS0a1F']);
 * playerToMove(state); // 'B'
 * ```
 */
export function playerToMove(state: GameState): PlayerId | undefined {
  return PLAYER_IDS[playerNumberToMove(cellsOf(state))];
}

/**
 * Count the sequences of legal moves of a given length within the phase of a state, to check move generators.
 * The work grows with each move.
 *
 * @param state - any state
 * @param depth - number of moves in each sequence, an integer from 0; there is one sequence of length 0
 * @returns the number of sequences; those that end the phase sooner do not count
 * @throws RangeError if the depth is not an integer from 0; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const deal = 'F0cdde1bbbe2abde3cdee4bcce';
 * const state = applyChance(decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']), deal);
 * perft(state, 2); // 7560
 * ```
 */
export function perft(state: GameState, depth: number): number {
  return countSequences(cellsOf(state), integerInRange('Depth', depth, 0));
}
