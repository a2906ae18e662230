/** Good ways to tile full rows at the end of a round: a few for each set of full rows, by the evaluation of the board. */
import { tile, tilingTargets } from '../../../moves/play.js';
import { firstRow, fullRows, lowestBit } from '../../../state/board.js';
import { at, boardOf, type Cells } from '../../../state/cells.js';
import { Board, Cell, FloorBits, Lane, Rule, StorageBits } from '../../../state/layout.js';
import { fullestRow } from '../trained-evaluation.js';
import type { MosaicValues } from './base-values.js';
import type { BoardValues } from './board-values.js';

/** A board whose full rows are tiled. */
export interface TiledBoard {
  /** The board without its score and floor. */
  readonly cells: Readonly<Cells>;
  /** Its values with storage rows. */
  readonly values: MosaicValues;
  /** Points for the tiles. */
  readonly points: number;
  /** Tiles that fell to the floor, as they fit nowhere. */
  readonly dropped: number;
  /** Tiles in the fullest row of the mosaic. */
  readonly fullest: number;
}

/** Which ways to tile are kept: at most so many, within so many points of the best. */
export interface Selection {
  readonly most: number;
  readonly within: number;
}

/** Keep the lanes of a storage's full rows alone. */
export function fullLanes(storage: number): number {
  let full = 0;
  for (let row = 0; row < Rule.Size; row++) {
    const lane = laneOf(storage, row);
    if (((lane >> (Lane.Width * row)) & StorageBits.CountMask) === row + 1) full |= lane;
  }
  return full;
}

/** Keep the lane of one row alone. */
export function laneOf(storage: number, row: number): number {
  return storage & (Lane.Mask << (Lane.Width * row));
}

/** Copy a board of a position for tiling: no score, no floor, and nobody begins. */
export function bareBoard(
  values: BoardValues,
  source: Readonly<Cells>,
  player: number,
): TiledBoard {
  const cells = source.slice();
  const board = boardOf(player);
  cells[board + Board.Floor] = 0;
  cells[board + Board.Score] = 0;
  return tiledBoard(values, cells, player);
}

/**
 * Tile a full row of each of some boards, and list the best ways, the best first.
 *
 * @param storage - the storage rows that all the boards get: one of them is full
 * @param selection - which boards are kept
 */
export function tileRow(
  values: BoardValues,
  boards: readonly TiledBoard[],
  player: number,
  storage: number,
  selection: Selection,
): readonly TiledBoard[] {
  const board = boardOf(player);
  const ways: Cells[] = [];
  for (const { cells, points } of boards) {
    const before = cells.slice();
    before[board + Board.Storage] = storage;
    before[board + Board.Score] = points;
    const row = firstRow(fullRows(before, board));
    for (let rest = tilingTargets(before, board, row); rest !== 0; rest &= rest - 1) {
      const after = before.slice();
      tile(after, player, row, lowestBit(rest));
      ways.push(after);
    }
  }
  const kept = ways.length === 1 ? ways : best(values, ways, player, selection);
  return kept.map((cells) => tiledBoard(values, cells, player));
}

/** Keep the best of some boards that have all tiled the same rows; their scores are the points for it. */
function best(
  values: BoardValues,
  boards: readonly Cells[],
  player: number,
  { most, within }: Selection,
): readonly Cells[] {
  const board = boardOf(player);
  const mosaic = values.newMosaic();
  const rated = boards.map((cells) => {
    mosaic.read(cells, player);
    const storage = at(cells, board + Board.Storage);
    const rest = mosaic.of(storage, Rule.Size - fullestRow(cells, player));
    return { cells, value: at(cells, board + Board.Score) + rest };
  });
  rated.sort((one, other) => other.value - one.value);
  const least = (rated[0]?.value ?? 0) - within;
  return rated
    .slice(0, most)
    .filter(({ value }) => value >= least)
    .map(({ cells }) => cells);
}

/** Take the score of a board as its points, and give the turn to another player. */
function tiledBoard(values: BoardValues, cells: Cells, player: number): TiledBoard {
  const board = boardOf(player);
  const points = at(cells, board + Board.Score);
  const dropped = at(cells, board + Board.Floor) >> FloorBits.PiecesShift;
  cells[board + Board.Score] = 0;
  cells[Cell.Turn] = player === 0 ? 1 : 0;
  const mosaic = values.newMosaic();
  mosaic.read(cells, player);
  return { cells, values: mosaic, points, dropped, fullest: fullestRow(cells, player) };
}
