/** Games and their events: the first state, which moves are legal, why others are not, what events do and lead to. */
import { indexIn, integerInRange } from '../../boundary/values.js';
import { isForfeit, readForfeit } from '../../engine/game/events.js';
import type { PlayLimit, Playout } from '../../engine/game/game.js';
import { equalShares } from '../../engine/game/playouts.js';
import { completeRules, type NewGameOptions, newGameOptions } from '../../engine/game/settings.js';
import { pick, type Rng } from '../../random/rng.js';
import { IllegalForfeitError, IllegalMoveError } from '../../text/issue.js';
import type { CubeBlokusIssue } from '../codec/issues.js';
import { decodeMove, type MoveParts, pieceOf } from '../codec/moves.js';
import { notationsOf, playerName } from '../codec/notation.js';
import { forfeitRefusal, legalPlacement, refusalOf, whyIllegal } from '../codec/refusal.js';
import { hasMove, legalPlacements } from '../moves/legal.js';
import { countSequences, dropOut, firstPosition, place } from '../moves/play.js';
import {
  handOf,
  isInGame,
  NOBODY,
  type Position,
  piecesIn,
  scoreOf,
  scoresOf,
} from '../state/position.js';
import { SETTINGS } from '../state/settings.js';
import {
  type Move,
  type Piece,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf, turnOf } from './game-state.js';

/** The points that the players of a first game bring. */
const NO_POINTS: readonly number[] = [0, 0, 0, 0];

/**
 * Start a game of four players, each of whom owns six squares and has all 21 pieces.
 *
 * @param options - `rules`, those that differ from the defaults, which {@link Rules} has; `rng` is ignored, as nothing
 *   is drawn
 * @returns the state before the first move
 * @throws TypeError if the options or the rules are not an object, an option or a setting is unknown, or `rng` is not a
 *   function; RangeError if a setting has an unknown value
 *
 * @example
 * ```ts
 * newGame().turn; // 'A'
 * newGame({ rules: { bonus: { all: 15, allSingleLast: 20 } } }).rules.bonus.all; // 15
 * ```
 */
export function newGame(options?: NewGameOptions<Rules>): GameState {
  const { rules } = newGameOptions(options);
  return stateOf(firstPosition(completeRules(SETTINGS, rules), NO_POINTS));
}

/**
 * List the legal moves of the player to move.
 *
 * @param state - any state
 * @returns the moves by piece, in the order of {@link PIECES}, then by their squares, in the order of {@link SQUARES};
 *   up to about 1,500. Empty once the game is over
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * legalMoves(newGame()).length; // 750
 * legalMoves(newGame())[0]; // 'AUb8'
 * ```
 */
export function legalMoves(state: GameState): Move[] {
  const position = positionOf(state);
  return notationsOf(position.turn, legalPlacements(position));
}

/**
 * Return whether a move is legal.
 *
 * @param state - any state
 * @param move - any value; only the notation of a {@link Move}, such as `AUb8`, can be legal, its squares in any order
 * @returns `true` if it is legal
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * isLegalMove(newGame(), 'AUb8'); // true
 * // Ua8 shares a side with a start square, which counts as a square of player A.
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
 * @param move - any value: the notation of a {@link Move}, its squares in any order; any other value is illegal
 * @returns `undefined` when the move is legal, else the issue that {@link applyMove} throws: the first rule that
 *   forbids the move
 * @throws TypeError if `state` is not a {@link GameState}
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
 * @param move - the notation of a legal {@link Move}, its squares in any order; any text is safe to pass, as it is
 * checked
 * @returns the next state: the turn is that of the next player who has a legal move; the game is over if nobody has one
 * @throws {@link IllegalMoveError} whose `issue.code` is the first rule that forbids the move: `move.malformed` (not
 *   the notation of a move), `move.wrong-phase` (the game is over), `move.not-your-turn`, `move.start-square`,
 *   `move.no-piece` (no piece covers these squares), `move.piece-used`, `move.square-taken`, `move.side-contact` (with
 *   the player's own squares), `move.no-corner-contact` (with the player's own squares); TypeError if `state` is not a
 *   {@link GameState}
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
 * Count the sequences of legal moves of a given length, to check move generators. The work grows with each move.
 *
 * @param state - any state
 * @param depth - number of moves, an integer of 0 or more; there is one sequence of length 0
 * @returns the number of sequences; those that end the game sooner do not count
 * @throws RangeError if the depth is not an integer of 0 or more; TypeError if `state` is not a {@link GameState}
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
 * @returns the player whose moves {@link legalMoves} lists; `undefined` when the game is over
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * playerToMove(newGame()); // 'A'
 * ```
 */
export function playerToMove(state: GameState): PlayerId | undefined {
  return turnOf(state);
}

/**
 * Let a player drop out, after running out of time or resigning. In records this is the event
 * {@link Forfeit}, such as `A!`.
 *
 * The player is skipped for the rest of the game. The player's squares stay and count.
 *
 * @param state - a state in which the game is not over
 * @param player - a player who has not dropped out and has pieces left, `A` to `D`
 * @returns the next state; if the turn was the player's, it passes
 * @throws {@link IllegalForfeitError} if the game is over (`forfeit.wrong-phase`), or the player has dropped out before
 *   (`forfeit.already-out`) or has placed all pieces (`forfeit.all-placed`); RangeError if there is no such player;
 *   TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * forfeit(newGame(), 'A').turn; // 'B'
 * ```
 */
export function forfeit(state: GameState, player: PlayerId): GameState {
  return dropOutOf(state, indexIn('Player', PLAYER_IDS, player));
}

/** Return the number of a player. */
function playerNumber(player: number): number {
  return integerInRange('Player', player, 0, PLAYER_IDS.length - 1);
}

/** Let a player, by number, drop out; throw if the player cannot. */
export function dropOutOf(state: GameState, player: number): GameState {
  const position = positionOf(state);
  const issue = forfeitRefusal(position, playerNumber(player));
  if (issue !== undefined) throw new IllegalForfeitError(issue);
  return stateOf(dropOut(position, player));
}

/** Explain why a player, by number, cannot drop out; `undefined` when the player can. */
export function explainForfeit(state: GameState, player: number): CubeBlokusIssue | undefined {
  return forfeitRefusal(positionOf(state), playerNumber(player));
}

/** The effect of a move, as {@link inspectEvent} returns it. */
export interface MoveView extends MoveParts {
  /** The kind of the event: `move`. */
  readonly kind: 'move';
  /** The piece that is placed, such as `V3`. */
  readonly piece: Piece;
  /** The player's points of this game after the move, with a bonus for the last piece. */
  readonly score: number;
  /** Number of pieces that the player has left after the move, 0 to 20. */
  readonly left: number;
  /** The players who have pieces left, and lose their last legal move by this move, in turn order from A. */
  readonly stuck: readonly PlayerId[];
  /**
   * The players who have pieces left but no legal move, and whose turns are skipped now, in turn order after the player
   * who moves; empty once the game is over.
   */
  readonly skipped: readonly PlayerId[];
  /** Whether a new round begins: the next turn is that of the same player or of an earlier one, from A to D. */
  readonly endsRound: boolean;
}

/** The effect of a player's dropping out; the others continue. {@link inspectEvent} returns it. */
export interface ForfeitView {
  /** The kind of the event: `forfeit`. */
  readonly kind: 'forfeit';
  /** The player who drops out, `A` to `D`. */
  readonly player: PlayerId;
}

/**
 * The effect of an event: of a move if its `kind` is `move`, of a player's dropping out if it is `forfeit`.
 * {@link inspectEvent} returns it.
 */
export type EventView = MoveView | ForfeitView;

/**
 * Inspect an event: the piece and its squares, the player's points, and the players who can no longer place anything.
 *
 * @param state - the state in which it happens
 * @param event - the notation of a legal {@link Move}, or a {@link Forfeit}; any text is safe to pass, as it is checked
 * @returns plain data, whose `kind` is `move` or `forfeit`
 * @throws {@link IllegalForfeitError} if the text ends with `!` and is not a player and `!` (`forfeit.malformed`), or
 *   the player cannot drop out, with the codes of {@link forfeit}; {@link IllegalMoveError} if any other text is not a
 *   legal move, with the codes of {@link applyMove}; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const view = inspectEvent(newGame(), 'AUb8');
 * view.kind === 'move' && [view.piece, view.score, view.left]; // ['I1', 1, 20]
 * ```
 */
export function inspectEvent(state: GameState, event: string): EventView {
  if (isForfeit(event)) {
    const player = readForfeit(PLAYER_IDS, event);
    dropOutOf(state, player);
    return { kind: 'forfeit', player: playerName(player) };
  }
  const before = positionOf(state);
  const after = positionOf(applyMove(state, event));
  return {
    kind: 'move',
    ...decodeMove(event),
    // The squares of a legal move are those of a piece.
    piece: pieceOf(event as Move) as Piece,
    score: scoreOf(after, before.turn),
    left: piecesIn(handOf(after, before.turn)).length,
    stuck: stuckSince(before, after),
    skipped: skippedAfter(before, after),
    endsRound: after.turn !== NOBODY && after.turn <= before.turn,
  };
}

/** List the players who have pieces left, but no place for one any more. */
function stuckSince(before: Position, after: Position): PlayerId[] {
  return PLAYER_IDS.filter(
    (_, player) =>
      isInGame(handOf(after, player)) && hasMove(before, player) && !hasMove(after, player),
  );
}

/** List the players with pieces between the mover and the player who is next; none once the game is over. */
function skippedAfter({ turn }: Position, after: Position): PlayerId[] {
  if (after.turn === NOBODY) return [];
  const inOrder = [...PLAYER_IDS.keys()].map((step) => (turn + 1 + step) % PLAYER_IDS.length);
  return inOrder
    .slice(0, inOrder.indexOf(after.turn))
    .filter((player) => isInGame(handOf(after, player)))
    .map(playerName);
}

/** Play random moves to the end of a game, or to a limit. */
export function rollout(state: GameState, rng: Rng, limit: PlayLimit): Playout {
  let position = positionOf(state);
  let moves = 0;
  for (; moves < limit.moves; moves++) {
    const list = legalPlacements(position);
    const placement = list.length === 0 ? undefined : list[pick(rng, list.length)];
    if (placement === undefined) break;
    position = place(position, placement);
  }
  const scores = scoresOf(position);
  return { returns: equalShares(scores), scores, moves };
}
