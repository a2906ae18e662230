/** What the next player can take: how good the best of it is, now and after a drafting move. */
import { lowestBit } from '../../state/board.js';
import { at, boardOf, type Cells, factoryCount, playerCount } from '../../state/cells.js';
import { Board, Cell, Lane, Place, Rule } from '../../state/layout.js';
import { placingValue } from './evaluate-board.js';

/** Where there are no tiles. */
const NOTHING = Number.NEGATIVE_INFINITY;

/** Values of tiles, by colour and number, once they are known; NaN before. */
const VALUES = new Float64Array(Rule.Colours << Lane.Width);

/** The best that is left, by source and colour of a move, once it is known; NaN before. */
const BEST_AFTER = new Float64Array((Place.Centre + 1) * Rule.Colours);

/** What the next player can take. */
export interface NextPlayer {
  readonly cells: Readonly<Cells>;
  /** The next player's board. */
  readonly board: number;
  /** The value of the best tiles in any factory, that factory, and the best in the others. */
  readonly best: number;
  readonly factory: number;
  readonly second: number;
}

/** Look at what the next player can take. It is valid until the next call. */
export function nextPlayer(cells: Readonly<Cells>): NextPlayer {
  VALUES.fill(Number.NaN);
  BEST_AFTER.fill(Number.NaN);
  const board = boardOf((at(cells, Cell.Turn) + 1) % playerCount(cells));
  let best = NOTHING;
  let second = NOTHING;
  let factory = -1;
  for (let source = 0; source < factoryCount(cells); source++) {
    const value = bestOf(cells, board, at(cells, Cell.Sources + source));
    if (value > best) {
      second = best;
      best = value;
      factory = source;
    } else if (value > second) second = value;
  }
  return { cells, board, best, factory, second };
}

/** Return the value of the best colour among tiles: a lane of six bits for each colour. */
function bestOf(cells: Readonly<Cells>, board: number, tiles: number): number {
  let best = NOTHING;
  for (let colour = 0; colour < Rule.Colours; colour++) {
    const number = (tiles >> (Lane.Width * colour)) & Lane.Mask;
    if (number !== 0) best = Math.max(best, bestPlacing(cells, board, colour, number));
  }
  return best;
}

/** Return the value of tiles of one colour, placed where they are worth most. */
function bestPlacing(
  cells: Readonly<Cells>,
  board: number,
  colour: number,
  number: number,
): number {
  const place = (colour << Lane.Width) | number;
  const known = VALUES[place] as number;
  if (!Number.isNaN(known)) return known;
  let best = NOTHING;
  const accepted = (at(cells, board + Board.Accepts) >> (Lane.Width * colour)) & Lane.Mask;
  for (let targets = accepted; targets !== 0; targets &= targets - 1) {
    best = Math.max(best, placingValue(cells, board, number, lowestBit(targets)));
  }
  VALUES[place] = best;
  return best;
}

/** Return what the tiles of a move would be worth to the next player. */
export function valueToNext({ cells, board }: NextPlayer, colour: number, number: number): number {
  return bestPlacing(cells, board, colour, number);
}

/** Return what the best tiles will be worth that a move leaves to the next player; 0 if it leaves none. */
export function bestLeft(next: NextPlayer, source: number, colour: number): number {
  const place = source * Rule.Colours + colour;
  const known = BEST_AFTER[place] as number;
  if (!Number.isNaN(known)) return known;
  const { cells, board, best, factory, second } = next;
  const rest = at(cells, Cell.Sources + source) & ~(Lane.Mask << (Lane.Width * colour));
  const centre = source === Place.Centre ? rest : at(cells, Cell.Sources + Place.Centre) + rest;
  const most = Math.max(source === factory ? second : best, bestOf(cells, board, centre));
  const left = most === NOTHING ? 0 : most;
  BEST_AFTER[place] = left;
  return left;
}
