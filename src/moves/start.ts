/**
 * States that no move leads to: the fresh game, and what has just been read from a text.
 *
 * @packageDocumentation
 */
import { Board, boardOf, Cell, type Cells, emptyCells, playerCount, Rule } from '../state/cells.js';
import { SETTINGS } from '../state/rules.js';
import { member } from '../state/vocabulary.js';
import { refreshBoard } from './accepts.js';
import { phaseAsRead } from './turn.js';

/** Make a game before its first deal: all tiles in the bag, the token in the centre. */
export function freshGame(settings: number, turn: number): Cells {
  const cells = member(FRESH_GAMES, settings).slice();
  cells[Cell.Turn] = turn;
  return cells;
}

/** Work out what a text does not say: what boards accept, and the phase. */
export function completeReading(cells: Cells): void {
  for (let player = 0; player < playerCount(cells); player++) refreshBoard(cells, boardOf(player));
  cells[Cell.Phase] = phaseAsRead(cells);
}

function prepareGame(settings: number): Cells {
  const cells = emptyCells();
  cells.length = Cell.Boards + (settings >> 2) * Board.Cells;
  cells[Cell.Settings] = settings;
  cells[Cell.Token] = 1;
  cells.fill(Rule.TilesOfColour, Cell.Bag, Cell.Bag + Rule.Colours);
  completeReading(cells);
  return cells;
}

/** The fresh game of all settings, by their number. */
const FRESH_GAMES: readonly Cells[] = Array.from({ length: SETTINGS }, (_, settings) =>
  prepareGame(settings),
);
