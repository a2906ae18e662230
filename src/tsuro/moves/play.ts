/**
 * Events: the first position, where the tiles of a deal come from, what deals, moves and forfeits do, who wins, and how
 * many sequences of moves there are.
 *
 * Positions are never changed: each event has a new one.
 */

import type { Rng } from '../../random/rng.js';
import { pick } from '../../random/rng.js';
import {
  emptySquares,
  facedSquare,
  HIGHEST_ROUND,
  isDealDue,
  isInGame,
  isMoveDue,
  isOnBoard,
  NOBODY,
  offerSize,
  type Position,
  roundLeft,
  Status,
  statusOf,
} from '../state/position.js';
import { sharedRules } from '../state/settings.js';
import {
  type Bag,
  Count,
  countTiles,
  EMPTY_BAG,
  FULL_BAG,
  hasTile,
  openBag,
  tileAfter,
  withoutTile,
} from '../state/tiles.js';
import type { Rules } from '../state/vocabulary.js';
import {
  End,
  isSetup,
  legalOptions,
  moved,
  openSquares,
  optionsOf,
  type Placement,
} from './legal.js';

/** Return the position before the first deal: an empty board. */
export function firstPosition(given: Rules): Position {
  const rules = sharedRules(given);
  return {
    rules,
    turn: 0,
    round: 0,
    hand: [],
    board: emptySquares(),
    bag: rules.supply === 'endless' ? EMPTY_BAG : FULL_BAG,
    players: Array.from({ length: rules.players }, () => Status.NotPlaced),
  };
}

/** An offer, and the bag after it. */
export interface Drawn {
  readonly hand: readonly number[];
  readonly bag: Bag;
}

/** Return the bag after a tile was taken; `undefined` if the tile cannot be the next. */
function takeTile({ supply }: Rules, bag: Bag, tile: number): Bag | undefined {
  if (supply === 'endless') return bag;
  const open = openBag(bag);
  const isNext = supply === 'cycle' ? tileAfter(open, 0) === tile : hasTile(open, tile);
  return isNext ? withoutTile(open, tile) : undefined;
}

/** Take the tiles of an offer up to one that cannot be the next: how many they are, and the bag after them. */
export function takeTiles(
  { rules, bag }: Position,
  tiles: readonly number[],
): { readonly taken: number; readonly bag: Bag } {
  let rest = bag;
  for (const [taken, tile] of tiles.entries()) {
    const next = takeTile(rules, rest, tile);
    if (next === undefined) return { taken, bag: rest };
    rest = next;
  }
  return { taken: tiles.length, bag: rest };
}

/** Draw a tile from a bag that is not empty. */
function drawTile({ supply }: Rules, bag: Bag, rng: Rng): number {
  switch (supply) {
    case 'bag':
      return tileAfter(bag, pick(rng, countTiles(bag)));
    case 'cycle':
      return tileAfter(bag, 0);
    case 'endless':
      return pick(rng, Count.Tiles);
  }
}

/** Draw the offer that is due. Where the supply is `cycle`, no random number is used. */
export function drawOffer(position: Position, rng: Rng): Drawn {
  const { rules } = position;
  const hand: number[] = [];
  let bag = position.bag;
  for (let left = offerSize(position); left > 0; left--) {
    const tile = drawTile(rules, openBag(bag), rng);
    hand.push(tile);
    bag = takeTile(rules, bag, tile) ?? bag;
  }
  return { hand, bag };
}

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
    const next = players.indexOf(Status.NotPlaced);
    return next < 0 ? afterRound(players, round) : { turn: next, round };
  }
  if (rules.end === 'immediate' && countOnBoard(players) < 2) return { turn: NOBODY, round };
  const next = players.findIndex((status, player) => player > turn && isOnBoard(status));
  return next < 0 ? afterRound(players, round) : { turn: next, round };
}

/** Return a list with another number at an index. */
function withNumber(list: readonly number[], index: number, number: number): number[] {
  const after = list.slice();
  after[index] = number;
  return after;
}

/** Return the statuses in which ends are what becomes of the players. */
function settled(after: readonly number[], round: number): number[] {
  return after.map((status) => {
    if (status === End.Leaves) return Status.AtEdge + round;
    return status === End.Loops ? Status.Looped + round : status;
  });
}

/** Return the position after the player to move did something: a deal for the next is due, or the game is over. */
function passed(
  position: Position,
  board: readonly number[],
  players: readonly number[],
): Position {
  const { rules, bag } = position;
  const { turn, round } = nextTurn(position, players);
  return { rules, turn, round, hand: NO_TILES, board, bag, players };
}

/** Return the position after a tile was put down in a turn. */
export function placeTile(position: Position, placement: Placement): Position {
  const { board, round } = position;
  const { square, option } = placement;
  const players = settled(moved(position, placement), round);
  return passed(position, withNumber(board, square, option + 1), players);
}

/** Return the position after the first tile and the avatar of the player to move were put down. */
export function placeFirst(position: Position, option: number, place: number): Position {
  const { board, players, turn } = position;
  const after = withNumber(board, place >> 3, option + 1);
  return passed(position, after, withNumber(players, turn, place));
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

/** Return the position after a player forfeited; an avatar that was placed is taken off. */
export function forfeit(position: Position, player: number): Position {
  const { rules, turn, round, hand, board, bag } = position;
  const players = withNumber(position.players, player, Status.Forfeited + round);
  if (player === turn) return passed(position, board, players);
  // Another player's forfeit leaves the offer, even if the game ends by it.
  const isOver = rules.end === 'immediate' && round > 0 && countOnBoard(players) < 2;
  return { rules, turn: isOver ? NOBODY : turn, round, hand, board, bag, players };
}

/** What the rank of a player goes by, more being better: those with the same share a rank. */
export function rankValue(status: number): number {
  if (isInGame(status)) return Number.POSITIVE_INFINITY;
  return status >= Status.Forfeited ? -1 : roundLeft(status);
}

/**
 * Whether a player with a status does best: is still in the game or, where nobody is, left by the rules
 * in the last round in which anyone did.
 */
export function isBest({ players }: Position, status: number): boolean {
  const value = rankValue(status);
  return value >= 0 && players.every((other) => rankValue(other) <= value);
}

/** The supply `cycle` draws nothing at random. */
const NO_RNG = (): number => 0;

/** Count the sequences of a length. They cross deals only where those are not drawn. */
export function countSequences(position: Position, depth: number): number {
  if (depth === 0) return 1;
  if (isDealDue(position)) {
    if (position.rules.supply !== 'cycle') return 0;
    return countSequences(deal(position, drawOffer(position, NO_RNG)), depth);
  }
  if (!isMoveDue(position)) return 0;
  return isSetup(position) ? countSetups(position, depth) : countTurns(position, depth);
}

function countSetups(position: Position, depth: number): number {
  const options = optionsOf(position);
  const squares = openSquares(position);
  // The last moves need not be played to be counted.
  if (depth === 1) {
    return options.length * squares.reduce((count, { places }) => count + places.length, 0);
  }
  let count = 0;
  for (const option of options) {
    for (const { places } of squares) {
      for (const place of places) {
        count += countSequences(placeFirst(position, option, place), depth - 1);
      }
    }
  }
  return count;
}

function countTurns(position: Position, depth: number): number {
  const options = legalOptions(position);
  if (depth === 1) return options.length;
  const square = facedSquare(statusOf(position, position.turn));
  return options.reduce((count, option) => {
    return count + countSequences(placeTile(position, { square, option }), depth - 1);
  }, 0);
}
