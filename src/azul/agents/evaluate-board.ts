/**
 * Evaluation of a board: the points it would have if the round ended now, and a part of what it is
 * building (docs/internals/levels.md explains it in words); and rough play to the end of a round.
 */

import { colourOrRow, sourceOf, targetOrColumn } from '../../codec/notation.js';
import { playDraft } from '../../moves/legal.js';
import { tile, tilingTargets } from '../../moves/play.js';
import { anyDraft } from '../../moves/rollout.js';
import { endRound } from '../../moves/round.js';
import type { Rng } from '../../random/rng.js';
import { COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS } from '../../scoring/bonus.js';
import { penaltyOf, scoreCell } from '../../scoring/points.js';
import {
  cellsHolding,
  columnBits,
  countBits,
  firstRow,
  fullRows,
  lineOf,
  lowestBit,
  occupied,
  rowBits,
} from '../../state/board.js';
import { at, boardOf, type Cells, playerCount } from '../../state/cells.js';
import {
  Board,
  Cell,
  FloorBits,
  MosaicBits,
  PhaseIndex,
  Place,
  Rule,
  StorageBits,
} from '../../state/layout.js';
import { tilesAt } from '../../state/offers.js';
import { member, type PlayerId } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { playerIndex } from '../api/settings.js';

/** The part of a bonus that counts with 0 to 5 of its tiles in the mosaic. */
const BONUS_SHARES = [0, 0.02, 0.08, 0.2, 0.45, 1] as const;

/** The part of its tile's points that counts for a storage row that is nearly full. */
const ROW_SHARE = 0.8;

/**
 * Estimate how good a player's board is, in points, as the greedy agent does. It is the sum of the score if the round
 * ended now, a share of the points of each unfinished storage row, and a share of each bonus that has tiles already.
 * The other boards do not count. See the section "The greedy agent" in docs/internals/levels.md.
 *
 * @param state - any state
 * @param player - letter of the player whose board is evaluated
 * @returns points, which can be a fraction, and below 0
 * @throws RangeError if the player is not in the game; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = decodeState(['AFCfB1920202020D0000000000', 'A5MS0a1FB5MSF']);
 * evaluateBoard(state, 'A') > evaluateBoard(state, 'B'); // true
 * ```
 */
export function evaluateBoard(state: GameState, player: PlayerId): number {
  const cells = cellsOf(state).slice();
  return valueOfBoard(cells, playerIndex(player, playerCount(cells)));
}

/**
 * Evaluate a player's board, in points.
 *
 * @param cells - a copy that may be changed: the player's full rows are tiled in it
 */
export function valueOfBoard(cells: Cells, player: number): number {
  const board = boardOf(player);
  tileFullRows(cells, player);
  const penalty = penaltyOf(at(cells, board + Board.Floor) >> FloorBits.PiecesShift);
  return (
    at(cells, board + Board.Score) -
    penalty +
    valueOfRows(cells, board) +
    valueOfBonuses(cells, board)
  );
}

/** Tile a player's full rows, top to bottom, each where it is best. */
function tileFullRows(cells: Cells, player: number): void {
  const board = boardOf(player);
  for (let full = fullRows(cells, board); full !== 0; full = fullRows(cells, board)) {
    const row = firstRow(full);
    tile(cells, player, row, bestColumn(cells, board, row));
  }
}

/** Find where a row's tile scores most; the first such column, or the floor if there is none. */
function bestColumn(cells: Readonly<Cells>, board: number, row: number): number {
  const mask = occupied(cells, board);
  let best: number = Place.Floor;
  let most = 0;
  for (let columns = columnsFor(cells, board, row); columns !== 0; columns &= columns - 1) {
    const column = lowestBit(columns);
    const points = scoreCell(mask, row, column);
    if (points > most) {
      best = column;
      most = points;
    }
  }
  return best;
}

/** Return the columns that a row's tile can go to. */
function columnsFor(cells: Readonly<Cells>, board: number, row: number): number {
  return tilingTargets(cells, board, row) & MosaicBits.FirstRow;
}

/** Add up a part of the points that rows will score which are not full yet. */
function valueOfRows(cells: Readonly<Cells>, board: number): number {
  const mask = occupied(cells, board);
  let value = 0;
  for (let row = 0; row < Rule.Size; row++) {
    const number = lineOf(cells, board, row) & StorageBits.CountMask;
    if (number === 0) continue;
    const column = bestColumn(cells, board, row);
    const points = column === Place.Floor ? -penaltyOf(row + 1) : scoreCell(mask, row, column);
    value += ROW_SHARE * (number / (row + 1)) * points;
  }
  return value;
}

/** Add up a part of each bonus that has some of its tiles. */
function valueOfBonuses(cells: Readonly<Cells>, board: number): number {
  const mask = occupied(cells, board);
  let value = 0;
  for (let line = 0; line < Rule.Size; line++) {
    // One after the other, as rounding depends on the order: the minifiers of some bundlers join
    // assignments by `+=`, and add these three to each other first.
    value =
      value +
      ROW_BONUS * bonusShare(rowBits(mask, line)) +
      COLUMN_BONUS * bonusShare(columnBits(mask, line)) +
      COLOUR_BONUS * bonusShare(cellsHolding(cells, board, line));
  }
  return value;
}

/** Return the part of a bonus that counts with these of its tiles: a bit for each. */
export function bonusShare(tiles: number): number {
  const count = countBits(tiles);
  return member(BONUS_SHARES, count);
}

/** Random drafting moves that a player compares. */
const LOOKS = 8;

/** Estimated cost of a tile that falls to the floor. */
const DROP_COST = 2;

/** Value of filling a storage row: at the top, and more for each row below. */
const FULL_ROW = 3;
const LOWER_ROW = 0.3;

/** Value of a storage row that is nearly full. */
const PART_ROW = 2;

/** Estimate the value of a drafting move, roughly and fast. */
function draftValue(cells: Readonly<Cells>, draft: number): number {
  const board = boardOf(at(cells, Cell.Turn));
  const number = tilesAt(cells, sourceOf(draft), colourOrRow(draft));
  return placingValue(cells, board, number, targetOrColumn(draft));
}

/** Estimate the value of placing tiles in a storage row that accepts them, or on the floor. */
export function placingValue(
  cells: Readonly<Cells>,
  board: number,
  number: number,
  target: number,
): number {
  if (target === Place.Floor) return -DROP_COST * number;
  const line = lineOf(cells, board, target);
  const stored = (line & StorageBits.CountMask) + number;
  const dropped = stored - (target + 1);
  return dropped < 0
    ? (PART_ROW * stored) / (target + 1)
    : FULL_ROW + LOWER_ROW * target - DROP_COST * dropped;
}

/** Choose the best of a few random moves. */
function goodDraft(cells: Readonly<Cells>, rng: Rng): number {
  let best = anyDraft(cells, rng);
  let most = draftValue(cells, best);
  for (let looks = 1; looks < LOOKS; looks++) {
    const draft = anyDraft(cells, rng);
    const value = draftValue(cells, draft);
    if (value <= most) continue;
    most = value;
    best = draft;
  }
  return best;
}

/** Draft all tiles that are left, in place. */
export function draftAll(cells: Cells, rng: Rng): void {
  while (at(cells, Cell.Phase) === PhaseIndex.Drafting) playDraft(cells, goodDraft(cells, rng));
}

/** Tile the full rows of all players, in place. */
export function tileAll(cells: Cells): void {
  for (let player = 0; player < playerCount(cells); player++) tileFullRows(cells, player);
}

/** Play to the end of the round in place, and return whether the game is over, bonuses added. */
export function playRound(cells: Cells, rng: Rng): boolean {
  draftAll(cells, rng);
  tileAll(cells);
  return endRound(cells);
}
