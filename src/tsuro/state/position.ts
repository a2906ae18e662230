/**
 * A position as the rules work on it: a board and a few numbers. It is never changed.
 *
 * The board has 100 squares, each with eight ports. A square's number is `10 × column + row`, which is its text as a
 * number. A *place*, a square and one of its ports, has the number `8 × square + port`.
 */
import { indexIn } from '../../boundary/values.js';
import type { Bag } from './tiles.js';
import { type EliminationReason, PLAYER_IDS, type PlayerId, type Rules } from './vocabulary.js';

/** Numbers of the board. */
export enum Board {
  Size = 10,
  Squares = 100,
  Places = 800,
}

/** Return the squares of a board without tiles, for a reader to fill. */
export function emptySquares(): number[] {
  // A plain list: engines copy one faster than a typed array of this size.
  return new Array<number>(Board.Squares).fill(0);
}

/** What {@link across} gives for a port at the edge of the board. */
export const EDGE = -1;

/** The port that each port faces across a border. */
const FACING: readonly number[] = [5, 4, 7, 6, 1, 0, 3, 2];

/** How far on the neighbour's number is, by the side of the square: north, east, south, west. */
const STEPS: readonly number[] = [-1, Board.Size, 1, -Board.Size];

/** Whether a side of a square is at the edge of the board. */
function isAtEdge(square: number, side: number): boolean {
  const column = Math.trunc(square / Board.Size);
  const row = square % Board.Size;
  const last = Board.Size - 1;
  return [row === 0, column === last, row === last, column === 0][side] === true;
}

/** The place that each place faces. */
const ACROSS: Int16Array = /* @__PURE__ */ Int16Array.from({ length: Board.Places }, (_, place) => {
  const [square, port] = [place >> 3, place & 7];
  const side = port >> 1;
  if (isAtEdge(square, side)) return EDGE;
  return 8 * (square + (STEPS[side] ?? 0)) + (FACING[port] ?? 0);
});

/** Return the place that a place faces, {@link EDGE} for none. */
export function across(place: number): number {
  return ACROSS[place] ?? EDGE;
}

/** Return the number of the square that a place faces, a negative one for none. */
export function facedSquare(place: number): number {
  return across(place) >> 3;
}

/** List the squares next to a square, clockwise from the north. */
export function neighboursOf(square: number): number[] {
  return STEPS.flatMap((step, side) => (isAtEdge(square, side) ? [] : [square + step]));
}

/** Whether a square is at the edge of the board. */
export function isPeriphery(square: number): boolean {
  const last = Board.Size - 1;
  return Math.trunc(square / Board.Size) % last === 0 || (square % Board.Size) % last === 0;
}

/** The turn of a game that is over. */
export const NOBODY = -1;

/** The highest round, of three digits: those after it also have its number. */
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

/** Whether a player with a status has left in a round. */
export function hasLeftIn(status: number, round: number): boolean {
  return !isInGame(status) && roundLeft(status) === round;
}

/** The reasons by the first digit of a status. */
const REASON_NAMES: readonly (EliminationReason | undefined)[] = [
  undefined,
  'edge',
  'loop',
  'forfeit',
];

/** Return why a player has left; `undefined` for one who has not. */
export function reasonLeft(status: number): EliminationReason | undefined {
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
