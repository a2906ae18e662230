/**
 * What an event does, as readable data.
 *
 * @packageDocumentation
 */
import { isForfeit, readForfeit } from '../../engine/game/events.js';
import { decodeMove, type MoveParts, pieceOf } from '../codec/moves.js';
import { playerName } from '../codec/notation.js';
import { hasMove } from '../moves/legal.js';
import { handOf, isInGame, NOBODY, type Position, piecesIn, scoreOf } from '../state/position.js';
import { type Move, type Piece, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { dropOutOf } from './forfeit.js';
import { type GameState, positionOf } from './game-state.js';
import { applyMove } from './play.js';

/** What a move does. */
export interface MoveView extends MoveParts {
  /** Tells the kinds of event apart. */
  readonly kind: 'move';
  /** The piece. */
  readonly piece: Piece;
  /** The player's points of this game after the move. */
  readonly score: number;
  /** Number of pieces that the player has left. */
  readonly left: number;
  /** Players who have pieces left, and lose their last place for one by this move. */
  readonly stuck: readonly PlayerId[];
  /** Players who have pieces left, but no place for one, and whose turns are passed over now, in turn order from the mover. */
  readonly skipped: readonly PlayerId[];
  /** Whether the last player who can place pieces has moved, so that the turns begin again. */
  readonly endsRound: boolean;
}

/** What dropping out means: the others play on. */
export interface ForfeitView {
  /** Tells the kinds of event apart. */
  readonly kind: 'forfeit';
  /** Who drops out. */
  readonly player: PlayerId;
}

/** What an event does. */
export type EventView = MoveView | ForfeitView;

/**
 * Inspect an event: which piece lies where, what the player has now, who can place nothing any more.
 *
 * @param state - the state in which it happens
 * @param event - a legal move, or a forfeit; any text is read
 * @returns plain data, `kind` telling which
 * @throws {@link IllegalMoveError} or {@link IllegalForfeitError} if the event cannot happen in the state
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
