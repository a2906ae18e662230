/** How a player tiles the full rows if the game then ends. */
import { tilingNumber } from '../../codec/notation.js';
import { playTiling, tileableRows } from '../../moves/legal.js';
import { tilingTargets } from '../../moves/play.js';
import { bonusOf, completeRows } from '../../scoring/bonus.js';
import { addPoints, penaltyOf } from '../../scoring/points.js';
import { firstRow, lowestBit } from '../../state/board.js';
import { at, boardOf, type Cells } from '../../state/cells.js';
import { Board, FloorBits } from '../../state/layout.js';
import { rankValue } from '../api/score.js';

/** How a player tiles. */
export interface Tiling {
  /** The moves, by their numbers. */
  readonly numbers: readonly number[];
  /** Points at the end, and complete rows, which part players with the same points. */
  readonly value: number;
  /** Whether some mosaic row is complete, however the player tiles. */
  readonly completesRow: boolean;
}

/** Most boards that are remembered: a few megabytes. */
const MOST_BOARDS = 2 ** 15;

/**
 * The best tilings of boards. Those with several rows to choose from are remembered, as different orders of
 * tiles and of drafts lead to the same board; others are found sooner than remembered.
 */
export class BestTilings {
  readonly #known = new Map<string, Tiling>();
  readonly #isStopped: () => boolean;

  /**
   * @param isStopped - asked for each board with full rows that is not remembered; if it returns true, the
   *   answer need not be the best
   */
  constructor(isStopped: () => boolean) {
    this.#isStopped = isStopped;
  }

  /** Return the best tiling of a player's full rows. */
  of(cells: Readonly<Cells>, player: number): Tiling {
    const board = boardOf(player);
    const rows = tileableRows(cells, board);
    const hasChoice = (rows & (rows - 1)) !== 0;
    return hasChoice ? this.#remember(cells, player, rows) : this.#find(cells, player, rows);
  }

  #remember(cells: Readonly<Cells>, player: number, rows: number): Tiling {
    const board = boardOf(player);
    const key = `${player},${cells.slice(board, board + Board.Cells)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const tiling = this.#find(cells, player, rows);
    if (this.#known.size === MOST_BOARDS) this.#known.clear();
    this.#known.set(key, tiling);
    return tiling;
  }

  #find(cells: Readonly<Cells>, player: number, rows: number): Tiling {
    const board = boardOf(player);
    if (rows === 0 || this.#isStopped()) return settled(cells, board);
    let best: Tiling | undefined;
    let completesRow = true;
    for (let rest = rows; rest !== 0; rest &= rest - 1) {
      const row = firstRow(rest);
      for (let columns = tilingTargets(cells, board, row); columns !== 0; columns &= columns - 1) {
        const number = tilingNumber(player, row, lowestBit(columns));
        const next = cells.slice();
        playTiling(next, number);
        const tiling = this.of(next, player);
        completesRow &&= tiling.completesRow;
        if (best !== undefined && tiling.value <= best.value) continue;
        best = { ...tiling, numbers: [number, ...tiling.numbers] };
      }
    }
    return best === undefined ? settled(cells, board) : { ...best, completesRow };
  }
}

/** What a player without full rows has at the end of the game. */
function settled(cells: Readonly<Cells>, board: number): Tiling {
  const own = cells.slice();
  addPoints(own, board, -penaltyOf(at(own, board + Board.Floor) >> FloorBits.PiecesShift));
  addPoints(own, board, bonusOf(own, board).total);
  const completesRow = completeRows(own, board) > 0;
  return { numbers: [], value: rankValue(own, board), completesRow };
}
