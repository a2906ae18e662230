/**
 * What deals, moves and forfeits do. Positions are never changed: each has a new one.
 *
 * @packageDocumentation
 */
import {
  HIGHEST_ROUND,
  isInGame,
  isOnBoard,
  NOBODY,
  type Position,
  Status,
} from '../state/position.js';
import type { Drawn } from './supply.js';
import { End, moved, type Placement } from './walk.js';

/** Whose turn it is, and of which round. */
type Turn = Pick<Position, 'turn' | 'round'>;

const NO_TILES: readonly number[] = [];

/** Count the avatars on the board. */
function countOnBoard(players: readonly number[]): number {
  let count = 0;
  for (const status of players) if (isOnBoard(status)) count++;
  return count;
}

/** Return the first turn of the next round, unless the game ends. */
function afterRound(players: readonly number[], round: number): Turn {
  return countOnBoard(players) > 1
    ? { turn: players.findIndex(isOnBoard), round: Math.min(round + 1, HIGHEST_ROUND) }
    : { turn: NOBODY, round };
}

/** Return the turn after that of a player, or the end. */
function nextTurn({ rules, round, turn }: Position, players: readonly number[]): Turn {
  if (round === 0) {
    const next = players.findIndex(isNotPlaced);
    return next < 0 ? afterRound(players, round) : { turn: next, round };
  }
  if (rules.end === 'immediate' && countOnBoard(players) < 2) return { turn: NOBODY, round };
  const next = players.findIndex((status, player) => player > turn && isOnBoard(status));
  return next < 0 ? afterRound(players, round) : { turn: next, round };
}

function isNotPlaced(status: number): boolean {
  return status === Status.NotPlaced;
}

/** Return the statuses with another one of a player. */
function withStatus(players: readonly number[], player: number, status: number): number[] {
  const after = players.slice();
  after[player] = status;
  return after;
}

/** Return the board with a tile more. */
function withPlacement(board: readonly number[], { square, option }: Placement): number[] {
  const after = board.slice();
  after[square] = option + 1;
  return after;
}

/** Return the statuses in which ends are what becomes of the players. */
function settled(after: readonly number[], round: number): number[] {
  return after.map((status) => {
    if (status === End.Leaves) return Status.AtEdge + round;
    return status === End.Loops ? Status.Looped + round : status;
  });
}

/** Return the position after a tile was put down in a turn. */
export function placeTile(position: Position, placement: Placement): Position {
  const { rules, bag, round } = position;
  const board = withPlacement(position.board, placement);
  const players = settled(moved(position, placement), round);
  const next = nextTurn(position, players);
  return { rules, turn: next.turn, round: next.round, hand: NO_TILES, board, bag, players };
}

/** Return the position after the first tile and the avatar of the player to move were put down. */
export function placeFirst(position: Position, option: number, place: number): Position {
  const { rules, bag, turn } = position;
  const board = withPlacement(position.board, { square: place >> 3, option });
  const players = withStatus(position.players, turn, place);
  const next = nextTurn(position, players);
  return { rules, turn: next.turn, round: next.round, hand: NO_TILES, board, bag, players };
}

/** Return the position after an offer. */
export function deal(position: Position, { hand, bag }: Drawn): Position {
  const { rules, turn, round, board, players } = position;
  return { rules, turn, round, hand, board, bag, players };
}

/** Whether a player can forfeit. */
export function canForfeit({ turn, players }: Position, player: number): boolean {
  const status = players[player];
  return turn !== NOBODY && status !== undefined && isInGame(status);
}

/** Return the position after a player forfeited, whose avatar is taken off. */
export function forfeit(position: Position, player: number): Position {
  const { rules, turn, round, hand, board, bag } = position;
  const players = withStatus(position.players, player, Status.Forfeited + round);
  if (player === turn) {
    const next = nextTurn(position, players);
    return { rules, turn: next.turn, round: next.round, hand: NO_TILES, board, bag, players };
  }
  // Another player's forfeit leaves the offer, even if the game ends by it.
  const isOver = rules.end === 'immediate' && round > 0 && countOnBoard(players) < 2;
  return { rules, turn: isOver ? NOBODY : turn, round, hand, board, bag, players };
}
