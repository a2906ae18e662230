/**
 * A position as the rules work on it: a few numbers and short lists. It is never changed.
 *
 * @packageDocumentation
 */
import { indexIn } from '../../boundary/number-in-range.js';
import type { Bag } from './bag.js';
import { Board } from './board.js';
import { PLAYER_IDS, type PlayerId, type Reason, type Rules } from './vocabulary.js';

/** The turn of a game that is over. */
export const NOBODY = -1;

/** The highest round, of three digits: those after it have its number, too. */
export const HIGHEST_ROUND = 999;

/**
 * A position.
 *
 * @internal
 */
export interface Position {
  /** The rules: one object for each combination. */
  readonly rules: Rules;
  /** The number of the player whose turn it is; {@link NOBODY} at the end. */
  readonly turn: number;
  /** The round, from 1 to {@link HIGHEST_ROUND}; 0 in the set-up. */
  readonly round: number;
  /** The tiles on offer, in the order of the deal; none where a deal is due. */
  readonly hand: readonly number[];
  /** The option on each square and 1, by square; 0 where there is no tile. Never written to. */
  readonly board: readonly number[];
  /** What is left of the set of tiles that is drawn from. */
  readonly bag: Bag;
  /** The status of each player: the avatar's place, or a {@link Status}. */
  readonly players: readonly number[];
}

/** A player's status, where the avatar is not on the board. */
export enum Status {
  /** Not placed yet. */
  NotPlaced = -1,
  /** Left the game, in the round that is added. */
  AtEdge = 10_000,
  Looped = 20_000,
  Forfeited = 30_000,
  /** What tells the reasons apart: above the number of any round. */
  Unit = 10_000,
}

/** Number of tiles of an offer in the set-up, and in a turn. */
export enum Offer {
  Setup = 3,
  Turn = 2,
}

/** The option on a square; negative if there is no tile. */
export function optionAt({ board }: Pick<Position, 'board'>, square: number): number {
  return (board[square] ?? 0) - 1;
}

/**
 * Return the number of a player.
 *
 * @throws RangeError for one who is not in the game
 */
export function playerIndex({ players }: Pick<Position, 'players'>, player: PlayerId): number {
  return indexIn('Player', PLAYER_IDS.slice(0, players.length), player);
}

/** Return a player's status. */
export function statusOf({ players }: Position, player: number): number {
  return players[player] ?? Status.Forfeited;
}

/** Whether a status is an avatar's place on the board. */
export function isOnBoard(status: number): boolean {
  return status >= 0 && status < Board.Places;
}

/** Whether a player with a status can still have a turn. */
export function isInGame(status: number): boolean {
  return status < Board.Places;
}

/** Return the round in which a player who has left did. */
export function roundLeft(status: number): number {
  return status % Status.Unit;
}

/** The reasons by the first digit of a status. */
const REASON_NAMES: readonly (Reason | undefined)[] = [undefined, 'edge', 'loop', 'forfeit'];

/** Return why a player has left; `undefined` for one who has not. */
export function reasonLeft(status: number): Reason | undefined {
  return REASON_NAMES[Math.trunc(status / Status.Unit)];
}

/** Return how many tiles the next offer has. */
export function offerSize({ round }: Position): number {
  return round === 0 ? Offer.Setup : Offer.Turn;
}

/** Whether a deal is due. */
export function isDealDue({ turn, hand }: Position): boolean {
  return turn !== NOBODY && hand.length === 0;
}

/**
 * Whether a tile is on offer, so that a player is to move. In a position that was not validated, it can be the turn
 * of a player who is not in the game.
 */
export function isMoveDue({ turn, hand, players }: Position): boolean {
  return turn !== NOBODY && turn < players.length && hand.length > 0;
}
