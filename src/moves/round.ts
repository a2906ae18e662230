/**
 * The end of a round and the start of the next (rules: "The end of the round", "Decided here").
 *
 * @packageDocumentation
 */
import { bonusOf } from '../scoring/bonus.js';
import { penaltyOf } from '../scoring/floor.js';
import { addPoints } from '../scoring/score.js';
import {
  at,
  Board,
  boardOf,
  Cell,
  type Cells,
  FloorBits,
  PhaseIndex,
  playerCount,
} from '../state/cells.js';
import { fullRowsOf, occupied } from '../state/mosaic.js';
import { countTiles } from './deal.js';
import { clearFloor } from './floor.js';

/** End the round: settle the floors; answer whether the game is over, bonuses added. */
export function endRound(cells: Cells): boolean {
  const players = playerCount(cells);
  let rows = 0;
  for (let player = 0; player < players; player++) {
    const board = boardOf(player);
    settleFloor(cells, player, board);
    rows |= fullRowsOf(occupied(cells, board));
  }
  // The game ends when a mosaic row is complete, or no tile is left to deal.
  if (rows === 0 && countTiles(cells, Cell.Bag) + countTiles(cells, Cell.Discard) > 0) return false;
  addBonuses(cells);
  return true;
}

/** The penalty for a floor, its tiles to the discard, the token to the centre. */
function settleFloor(cells: Cells, player: number, board: number): void {
  const floor = at(cells, board + Board.Floor);
  if (floor === 0) return;
  addPoints(cells, board, -penaltyOf(floor >> FloorBits.PiecesShift));
  if ((floor & FloorBits.Token) !== 0) {
    cells[Cell.Token] = 1;
    cells[Cell.Turn] = player;
  }
  clearFloor(cells, board);
}

function addBonuses(cells: Cells): void {
  for (let player = playerCount(cells) - 1; player >= 0; player--) {
    const board = boardOf(player);
    addPoints(cells, board, bonusOf(cells, board).total);
  }
  cells[Cell.Phase] = PhaseIndex.GameOver;
}
