/**
 * The end of a round and the start of the next (rules: "A round", 4, "Corners").
 *
 * @packageDocumentation
 */
import { bonusOf, completeRows } from '../scoring/bonus.js';
import { penaltyOf } from '../scoring/floor.js';
import { addPoints } from '../scoring/score.js';
import {
  at,
  Board,
  boardOf,
  Cell,
  type Cells,
  Floor,
  PhaseIndex,
  playerCount,
} from '../state/cells.js';
import { countTiles } from './deal.js';
import { clearFloor } from './floor.js';

/** End the round: settle the floors; answer whether the game is over, bonuses added. */
export function endRound(cells: Cells): boolean {
  settleFloors(cells);
  const isOver = isLastRound(cells);
  if (isOver) addBonuses(cells);
  return isOver;
}

/** Penalties for all floors, their tiles to the discard, the token to the centre. */
function settleFloors(cells: Cells): void {
  const players = playerCount(cells);
  for (let player = 0; player < players; player++) {
    const board = boardOf(player);
    const floor = at(cells, board + Board.Floor);
    if (floor === 0) continue;
    addPoints(cells, board, -penaltyOf(floor >> Floor.Size));
    if ((floor & Floor.Token) !== 0) {
      cells[Cell.Token] = 1;
      cells[Cell.Turn] = player;
    }
    clearFloor(cells, board);
  }
}

/** The game ends when a mosaic row is complete, or no tile is left to deal. */
function isLastRound(cells: Readonly<Cells>): boolean {
  for (let player = playerCount(cells) - 1; player >= 0; player--) {
    if (completeRows(cells, boardOf(player)) > 0) return true;
  }
  return countTiles(cells, Cell.Bag) + countTiles(cells, Cell.Discard) === 0;
}

function addBonuses(cells: Cells): void {
  for (let player = playerCount(cells) - 1; player >= 0; player--) {
    const board = boardOf(player);
    addPoints(cells, board, bonusOf(cells, board).total);
  }
  cells[Cell.Phase] = PhaseIndex.GameOver;
}
