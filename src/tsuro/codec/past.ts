/**
 * The conditions on what must have happened before, for a position that is sound in itself.
 *
 * What they ask stays true whatever is played, so that positions set up by hand can be played on.
 */
import type { IssueReport } from '../../text/reader.js';
import { takeTiles } from '../moves/play.js';
import {
  across,
  EDGE,
  HIGHEST_ROUND,
  hasLeftIn,
  isInGame,
  isOnBoard,
  isPeriphery,
  NOBODY,
  neighboursOf,
  optionAt,
  type Position,
  roundLeft,
  Status,
} from '../state/position.js';
import {
  type Bag,
  Count,
  countTiles,
  EMPTY_BAG,
  exitOfOption,
  tileAfter,
  withTile,
} from '../state/tiles.js';
import type { TextIssues } from './issues.js';
import { playerLetter, writePlace, writeSquare } from './notation.js';

type Report = IssueReport<TextIssues>;

/** List the conditions on its past that a position breaks, which breaks no other. */
export function checkPast(position: Position, report: Report): void {
  const { rules, round } = position;
  checkLeft(position, report);
  checkEnd(position, report);
  if (rules.supply !== 'endless') checkDrawn(position, report);
  if (round === 0) checkFirstTiles(position, report);
  // Boards of the course have that supply: their avatars can stand anywhere.
  else if (rules.supply !== 'endless') checkWalked(position, report);
}

/**
 * Players leave by a move, for which somebody has had a turn in that round. In the set-up nobody has; but who is absent
 * from a board of the course has left at the edge in round 0.
 */
function checkLeft({ turn, round, players }: Position, report: Report): void {
  const isBegun = players.some(
    (status, player) =>
      (turn === NOBODY || player < turn) && (isOnBoard(status) || hasLeftIn(status, round)),
  );
  for (const [number, status] of players.entries()) {
    if (isInGame(status) || status >= Status.Forfeited) continue;
    const left = roundLeft(status);
    const isEarly =
      left === 0 ? round === 0 || status === Status.Looped : left === round && !isBegun;
    // The rounds after the highest are not told apart.
    if (!isEarly || left === HIGHEST_ROUND) continue;
    const player = playerLetter(number);
    report('players', 'status.before-any-turn', ['players', player], { player, left });
  }
}

/** A game ends in a round that two or more players began, and an offer stays only where another's forfeit ended it. */
function checkEnd({ rules, turn, round, hand, players }: Position, report: Report): void {
  if (turn !== NOBODY) return;
  const onBoard = players.filter(isOnBoard).length;
  const leftNow = players.filter((status) => hasLeftIn(status, round));
  const isOfCourse = round === 1 && players.includes(Status.AtEdge);
  if (round > 0 && onBoard + leftNow.length < 2 && !isOfCourse) {
    report('shared', 'round.after-end', ['round'], { round });
  }
  const isCutOff = rules.end === 'immediate' && onBoard === 1 && round > 0;
  if (hand.length > 0 && !(isCutOff && leftNow.some((status) => status >= Status.Forfeited))) {
    report('shared', 'hand.wrong-size', ['hand'], { tiles: hand.length, needed: 0 });
  }
}

/** Add tiles to a bag. */
function withTiles(bag: Bag, tiles: readonly number[]): Bag {
  return tiles.reduce(withTile, bag);
}

/** Whether a bag can be what is left of a set: of a cycle it is the last tiles. */
function isLeft({ supply }: Position['rules'], bag: Bag): boolean {
  const tiles = countTiles(bag);
  return supply !== 'cycle' || tiles === 0 || tileAfter(bag, 0) === Count.Tiles - tiles;
}

/** The offer was drawn from a bag of which this one is left: with the offer, or the first of it and then a fresh set. */
function checkDrawn(position: Position, report: Report): void {
  const { rules, hand, bag } = position;
  if (!isLeft(rules, bag)) {
    report('shared', 'bag.not-of-cycle', ['bag'], {
      first: tileAfter(bag, 0),
      tiles: countTiles(bag),
    });
  }
  const isBefore = (before: Bag) => {
    const { taken, bag: after } = takeTiles({ ...position, bag: before }, hand);
    const isSame = after.low === bag.low && after.high === bag.high;
    return isSame && taken === hand.length && isLeft(rules, before);
  };
  const isDrawn =
    isBefore(withTiles(bag, hand)) ||
    hand.some((_, used) => isBefore(withTiles(EMPTY_BAG, hand.slice(0, used))));
  if (!isDrawn && hand.length > 0) report('shared', 'hand.not-from-bag', ['hand'], { tiles: hand });
}

/** In the set-up each tile lies at the edge, next to no other, and is that of one player. */
function checkFirstTiles({ turn, board, players }: Position, report: Report): void {
  let others = 0;
  for (let number = 0; number < board.length; number++) {
    if (board[number] === 0) continue;
    const avatars = players.filter((status) => isOnBoard(status) && status >> 3 === number).length;
    if (avatars === 0) others++;
    const isFirst =
      avatars < 2 &&
      isPeriphery(number) &&
      neighboursOf(number).every((neighbour) => board[neighbour] === 0);
    const square = writeSquare(number);
    if (!isFirst) report('shared', 'board.not-a-first-tile', ['board', square], { square });
  }
  const most = players.filter(
    (status, player) => !isInGame(status) && (turn === NOBODY || player < turn),
  ).length;
  if (others > most) report('shared', 'board.tiles-of-nobody', ['board'], { tiles: others, most });
}

/** Each avatar has walked there along wires from a square at the edge. */
function checkWalked(position: Position, report: Report): void {
  for (const [number, status] of position.players.entries()) {
    if (!isOnBoard(status) || hasWalked(position, status)) continue;
    const player = playerLetter(number);
    const place = writePlace(status);
    report('players', 'avatar.not-from-edge', ['players', player], { player, place });
  }
}

/** Follow the wires back from a place, until they come to a square at the edge, an empty one, or the edge itself. */
function hasWalked(position: Position, from: number): boolean {
  for (let place = from; place !== EDGE; ) {
    const option = optionAt(position, place >> 3);
    if (option < 0) return false;
    if (isPeriphery(place >> 3)) return true;
    place = across((place & ~7) | exitOfOption(option, place & 7));
  }
  return false;
}
