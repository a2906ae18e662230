/** What an event does, as readable data. */
import { isForfeit, readForfeit } from '../../engine/game/events.js';
import { decodeMove, type SetupParts, type TurnParts } from '../codec/moves.js';
import { isDeal, playerLetter, writePlace, writeSquare } from '../codec/notation.js';
import { targetOf } from '../moves/legal.js';
import { hasLeftIn, isInGame, isOnBoard, type Position, reasonLeft } from '../state/position.js';
import { PLAYER_IDS, type Place, type PlayerId, type Square } from '../state/vocabulary.js';
import { applyChance } from './deals.js';
import { type GameState, handOf, phaseOf, positionOf } from './game-state.js';
import { applyMove, forfeitNumber, legalMoves } from './play.js';
import { type Walk, walks } from './wires.js';

/** Two or more avatars that have come to stand on the same port. {@link TurnView} lists them. */
export interface Meeting {
  /** The square and the port where they stand, such as `10c`. */
  readonly place: Place;
  /** The letters of the avatars' players, in turn order. */
  readonly players: readonly PlayerId[];
}

/** The effect of a turn's move, as {@link inspectEvent} returns it. */
export interface TurnView extends TurnParts {
  /** The square on which the tile is placed, in two digits: column, then row. */
  readonly square: Square;
  /** The walks of all avatars that the tile sets in motion, in turn order of their players. */
  readonly walks: readonly Walk[];
  /** The places on which avatars stand together that did not before. */
  readonly meetings: readonly Meeting[];
}

/** The effect of a deal, as {@link inspectEvent} returns it. */
export interface DealView {
  /** The kind of the event: `deal`. */
  readonly kind: 'deal';
  /** The player to whom the tiles are offered, `A` to `E`. */
  readonly player: PlayerId;
  /** The numbers of the tiles, 0 to 34, in the order of the deal. */
  readonly tiles: readonly number[];
  /** The round, from 1; 0 in the set-up. */
  readonly round: number;
  /**
   * Whether the round begins with this deal; `false` if players before this one dropped out in the round, as a state does
   * not tell whether they had been offered tiles.
   */
  readonly beginsRound: boolean;
}

/** The effect of a player's dropping out, as {@link inspectEvent} returns it. */
export interface ForfeitView {
  /** The kind of the event: `forfeit`. */
  readonly kind: 'forfeit';
  /** The player who drops out, `A` to `E`. */
  readonly player: PlayerId;
  /** Whether the player had no legal move, and so had to drop out. */
  readonly isForced: boolean;
}

/**
 * The effect of an event, by its `kind`: `setup` is a move in the set-up (its parts alone), `turn` a move of a turn,
 * `deal` an offer of tiles, `forfeit` a player's dropping out. {@link inspectEvent} returns it.
 */
export type EventView = SetupParts | TurnView | DealView | ForfeitView;

/**
 * Inspect an event: the tile that is placed and its square, the walks of the avatars, and the players who leave.
 *
 * @param state - the state in which it happens
 * @param event - a legal {@link Move}, a {@link Deal} that {@link applyChance} accepts, or a {@link Forfeit}; any text is
 * safe to pass, as it is checked
 * @returns plain data, whose `kind` is `setup`, `turn`, `deal` or `forfeit`
 * @throws {@link IllegalChanceError} if the text begins as a deal and cannot be the next event, with the codes of
 *   {@link applyChance}; {@link IllegalForfeitError} if it ends with `!` and is not a player and `!`
 *   (`forfeit.malformed`), or the player cannot drop out (`forfeit.impossible`); {@link IllegalMoveError} if any other
 *   text is not a legal move, with the codes of {@link applyMove}; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']);
 * const view = inspectEvent(state, 'A04n');
 * view.kind === 'turn' && view.meetings; // [{ place: '11c', players: ['A', 'B'] }]
 * ```
 */
export function inspectEvent(state: GameState, event: string): EventView {
  if (isDeal(event)) return dealView(state, applyChance(state, event));
  if (isForfeit(event)) return forfeitView(state, event);
  const after = applyMove(state, event);
  const parts = decodeMove(event);
  if (parts.kind === 'setup') return parts;
  const position = positionOf(state);
  const square = writeSquare(targetOf(position));
  const known = new Set(meetingsOf(position).map(({ players }) => players.join()));
  const meetings = meetingsOf(positionOf(after)).filter(
    ({ players }) => !known.has(players.join()),
  );
  return { ...parts, square, walks: walks(state, event), meetings };
}

function dealView(before: GameState, after: GameState): DealView {
  const { players, round, turn } = positionOf(before);
  // The player who was first before may have left in this round. A later player who dropped out had no turn yet.
  const isLater = players.some(
    (status, player) =>
      hasLeftIn(status, round) && (player < turn || reasonLeft(status) !== 'forfeit'),
  );
  const first = players.findIndex(round === 0 ? isInGame : isOnBoard);
  const beginsRound = !isLater && first === turn;
  return { kind: 'deal', player: playerLetter(turn), tiles: handOf(after), round, beginsRound };
}

/** List the places on which avatars stand together. */
function meetingsOf({ players }: Position): Meeting[] {
  return [...new Set(players.filter(isOnBoard))].flatMap((place) => {
    const together = players.flatMap((status, player) =>
      status === place ? [playerLetter(player)] : [],
    );
    return together.length > 1 ? [{ place: writePlace(place), players: together }] : [];
  });
}

function forfeitView(state: GameState, event: string): ForfeitView {
  const { players, turn } = positionOf(state);
  const index = readForfeit(PLAYER_IDS.slice(0, players.length), event);
  forfeitNumber(state, index);
  const isTheirs = phaseOf(state) === 'turn' && turn === index;
  const isForced = isTheirs && legalMoves(state).length === 0;
  return { kind: 'forfeit', player: playerLetter(index), isForced };
}
