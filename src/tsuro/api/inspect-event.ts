/**
 * What an event does, as readable data.
 *
 * @packageDocumentation
 */
import { isForfeit, readForfeit } from '../../engine/game/events.js';
import { decodeMove, type SetupParts, type TurnParts } from '../codec/moves.js';
import { isDeal, playerLetter, writeSquare } from '../codec/notation.js';
import { facedSquare, statusOf } from '../state/position.js';
import { PLAYER_IDS, type Place, type PlayerId, type Square } from '../state/vocabulary.js';
import { applyChance } from './deals.js';
import { type GameState, handOf, phaseOf, positionOf, turnOf } from './game-state.js';
import { inspect, type StateView } from './inspect.js';
import { applyMove, forfeitNumber, legalMoves } from './play.js';
import { type Walk, walks } from './wires.js';

/** Avatars that have come to stand on one place. */
export interface Meeting {
  /** The place. */
  readonly place: Place;
  /** Whose avatars, in turn order. */
  readonly players: readonly PlayerId[];
}

/** What a move of a turn does. */
export interface TurnView extends TurnParts {
  /** The square of the tile. */
  readonly square: Square;
  /** The walks of all avatars that it sets in motion, in turn order. */
  readonly walks: readonly Walk[];
  /** The places on which avatars stand together that did not before. */
  readonly meetings: readonly Meeting[];
}

/** What a deal does. */
export interface DealView {
  /** Tells the kinds of event apart. */
  readonly kind: 'deal';
  /** Who is offered the tiles. */
  readonly player: PlayerId;
  /** The tiles, 0 to 34, in the order of the deal. */
  readonly tiles: readonly number[];
  /** The round, from 1; 0 in the set-up. */
  readonly round: number;
  /** Whether the round begins with this deal. */
  readonly beginsRound: boolean;
}

/** What dropping out means. */
export interface ForfeitView {
  /** Tells the kinds of event apart. */
  readonly kind: 'forfeit';
  /** Who drops out. */
  readonly player: PlayerId;
  /** Whether the player had to, without a legal move. */
  readonly isForced: boolean;
}

/** What an event does: in the set-up, a move is its parts. */
export type EventView = SetupParts | TurnView | DealView | ForfeitView;

/**
 * Inspect an event: which tile lies where, who walks how far, who leaves.
 *
 * @param state - the state in which it happens
 * @param event - a legal move, a deal that {@link applyChance} accepts, or a forfeit; any text is read
 * @returns plain data, `kind` telling which
 * @throws {@link IllegalMoveError}, {@link IllegalChanceError} or {@link IllegalForfeitError} if the event cannot happen
 * in the state
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
  const square = writeSquare(facedSquare(statusOf(position, position.turn)));
  const meetings = newMeetings(inspect(state), inspect(after));
  return { ...parts, square, walks: walks(state, event), meetings };
}

function dealView(before: GameState, after: GameState): DealView {
  const { players, round, turn } = inspect(before);
  // Whoever was first before may have left in this round.
  const isLater = players.some(({ left }) => left?.round === round);
  const first = players.find(({ avatar, left }) => (round === 0 ? left === null : avatar !== null));
  return {
    kind: 'deal',
    // A deal is due, so it is a player's turn.
    player: turn as PlayerId,
    tiles: handOf(after),
    round,
    beginsRound: !isLater && first?.player === turn,
  };
}

/** List the places on which avatars stand together. */
function meetingsOf({ players }: StateView): Meeting[] {
  const places = new Map<Place, PlayerId[]>();
  for (const { player, avatar } of players) {
    if (avatar === null) continue;
    const place: Place = `${avatar.square}${avatar.port}`;
    places.set(place, [...(places.get(place) ?? []), player]);
  }
  return [...places].flatMap(([place, together]) =>
    together.length > 1 ? [{ place, players: together }] : [],
  );
}

/** List the meetings of those who have not stood together before. */
function newMeetings(before: StateView, after: StateView): Meeting[] {
  const known = new Set(meetingsOf(before).map(({ players }) => players.join()));
  return meetingsOf(after).filter(({ players }) => !known.has(players.join()));
}

function forfeitView(state: GameState, event: string): ForfeitView {
  const index = readForfeit(PLAYER_IDS.slice(0, positionOf(state).players.length), event);
  forfeitNumber(state, index);
  const player = playerLetter(index);
  const isTheirs = phaseOf(state) === 'turn' && turnOf(state) === player;
  return { kind: 'forfeit', player, isForced: isTheirs && legalMoves(state).length === 0 };
}
