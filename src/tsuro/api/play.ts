/** Moves and forfeits on states: which are legal, why others are not, and what they lead to. */
import { integerInRange } from '../../boundary/values.js';
import { IllegalForfeitError, IllegalMoveError } from '../../text/issue.js';
import type { TsuroIssue } from '../codec/issues.js';
import { optionOf, placeOf, setupsOf, writeTurn } from '../codec/notation.js';
import { forfeitRefusal, readLegal, refusalOf, whyIllegal } from '../codec/refusal.js';
import { isSetup, legalOptions, openSquares, optionsOf, type StartSquare } from '../moves/legal.js';
import { countSequences, forfeit as forfeitOn, placeFirst, placeTile } from '../moves/play.js';
import { isMoveDue, type Position, playerIndex } from '../state/position.js';
import { canonicalOption } from '../state/tiles.js';
import { type Move, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';

/** List where the places of squares begin and end in the list of all, in runs without a gap. */
function runsOf(squares: readonly StartSquare[]): [start: number, end: number][] {
  const runs: [start: number, end: number][] = [];
  for (const { first, places } of squares) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === first) last[1] += places.length;
    else runs.push([first, first + places.length]);
  }
  return runs;
}

const NO_MOVES: readonly Move[] = [];

/** List the legal moves of the set-up. */
function listSetups(position: Position): Move[] {
  const runs = runsOf(openSquares(position));
  const parts: (readonly Move[])[] = [];
  for (const option of optionsOf(position)) {
    const all = setupsOf(position.turn, option);
    // Joining parts of lists is much faster than adding hundreds of moves one by one.
    for (const [start, end] of runs) parts.push(all.slice(start, end));
  }
  return NO_MOVES.concat(...parts);
}

/**
 * List the legal moves of the player to move. Of the rotations in which a tile looks the same, only the one with the
 * fewest turns is listed.
 *
 * @param state - any state
 * @returns the moves by tile in the order of the deal, then by rotation, and in the set-up also by square and port;
 *   empty when the phase is `deal` or `game-over`. There are at most 8 in a turn, where the rule
 *   `legality: 'reference'` can leave none, and at most 2,496 in the set-up
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']);
 * legalMoves(state); // ['A04n', 'A07n']
 * ```
 */
export function legalMoves(state: GameState): Move[] {
  const position = positionOf(state);
  if (!isMoveDue(position)) return [];
  if (isSetup(position)) return listSetups(position);
  return legalOptions(position).map((option) => writeTurn(position.turn, option));
}

/**
 * Return whether a move is legal. Of the rotations in which the tile looks the same, any is accepted.
 *
 * @param state - any state
 * @param move - any value; only the notation of a {@link Move}, such as `B11n` or `A02n10c`, can be legal
 * @returns `true` if it is legal
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * // A deal is due.
 * isLegalMove(newGame(), 'A02n10c'); // false
 * isLegalMove(applyChance(newGame(), 'D000102'), 'A02n10c'); // true
 * ```
 */
export function isLegalMove(state: GameState, move: unknown): boolean {
  return readLegal(positionOf(state), move) !== undefined;
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
 * explainMove(applyChance(newGame(), 'D000102'), 'A02n00a')?.code; // 'move.port-faces-edge'
 * ```
 */
export function explainMove(state: GameState, move: unknown): TsuroIssue | undefined {
  return refusalOf(positionOf(state), move);
}

/**
 * Play a move.
 *
 * @param state - the state to play from; it does not change
 * @param move - the notation of a legal {@link Move}, with any of the rotations in which the tile looks the same; any
 *   text is safe to pass, as it is checked
 * @returns the next state: of the phase `deal`, or `game-over`
 * @throws {@link IllegalMoveError} whose `issue.code` is the first rule that forbids the move. In any phase:
 *   `move.malformed` (not the notation of a move), `move.wrong-phase` (no move of this kind is due),
 *   `move.not-your-turn`, `move.tile-not-offered`. In the set-up: `move.square-inside` (not at the edge of the board),
 *   `move.square-taken`, `move.square-beside-tile`, `move.port-faces-edge`. In a turn: `move.leaves-board`,
 *   `move.makes-loop`, or, in a state that was not validated, `move.no-empty-square`; TypeError if `state` is not a
 *   {@link GameState}
 *
 * @example
 * ```ts
 * const state = applyChance(newGame(), 'D000102');
 * encodeState(applyMove(state, 'A02n10c')); // ['B0HT1002nB03-34', 'A10cB-C-']
 * ```
 */
export function applyMove(state: GameState, move: string): GameState {
  const position = positionOf(state);
  const legal = readLegal(position, move);
  if (legal === undefined) throw new IllegalMoveError(whyIllegal(position, move));
  const { number, square } = legal;
  const option = canonicalOption(optionOf(number));
  const place = placeOf(number);
  return stateOf(
    place < 0 ? placeTile(position, { square, option }) : placeFirst(position, option, place),
  );
}

/**
 * Count the sequences of legal moves of a given length, to check move generators. The work grows with each move.
 *
 * With the rule `supply: 'cycle'`, deals follow from the state: they happen between the moves and do not count as
 * steps. With any other supply they are random, and a sequence ends where one is due.
 *
 * @param state - any state
 * @param depth - number of moves, an integer of 0 or more; there is one sequence of length 0
 * @returns the number of sequences; those that end sooner do not count
 * @throws RangeError if the depth is not an integer of 0 or more; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * perft(newGame({ rules: { supply: 'cycle' } }), 1); // 832
 * perft(newGame(), 1); // 0
 * ```
 */
export function perft(state: GameState, depth: number): number {
  return countSequences(positionOf(state), integerInRange('Depth', depth, 0));
}

/**
 * Return the player to move.
 *
 * @param state - any state
 * @returns the player whose moves {@link legalMoves} lists; `undefined` when a deal is due, or the game is over
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * playerToMove(applyChance(newGame(), 'D000102')); // 'A'
 * playerToMove(newGame()); // undefined
 * ```
 */
export function playerToMove(state: GameState): PlayerId | undefined {
  const position = positionOf(state);
  return isMoveDue(position) ? PLAYER_IDS[position.turn] : undefined;
}

/**
 * Let a player drop out; the player's avatar is taken off the board. The others play on.
 *
 * If it is the player's turn, the tiles on offer are out of the game, and a deal is due for the next player.
 *
 * @param state - a state of a game that is not over
 * @param player - a player who has not left, `A` to `E`
 * @returns the next state
 * @throws {@link IllegalForfeitError} if the player has left, or the game is over (`forfeit.impossible`); RangeError if
 *   the game has no such player; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * encodeState(forfeit(newGame(), 'A')); // ['B0HTB00-34', 'AF0B-C-']
 * ```
 */
export function forfeit(state: GameState, player: PlayerId): GameState {
  return forfeitNumber(state, playerIndex(positionOf(state), player));
}

/** Return the number of a player; -1 for anything else. */
function numberOrNobody(player: number): number {
  return Number.isInteger(player) ? player : -1;
}

/** Let the player of a number drop out. */
export function forfeitNumber(state: GameState, player: number): GameState {
  const position = positionOf(state);
  const issue = forfeitRefusal(position, numberOrNobody(player));
  if (issue !== undefined) throw new IllegalForfeitError(issue);
  return stateOf(forfeitOn(position, player));
}

/** Return why the player of a number cannot drop out; `undefined` when the player can. */
export function explainForfeit(state: GameState, player: number): TsuroIssue | undefined {
  return forfeitRefusal(positionOf(state), numberOrNobody(player));
}
