/**
 * Features of a board between two rounds: the numbers that the search's evaluation weighs.
 * docs/internals/training.md explains them in words.
 *
 * @packageDocumentation
 */
import { scoreCell } from '../../scoring/placement.js';
import {
  at,
  Board,
  boardOf,
  Cell,
  type Cells,
  MosaicBits,
  Place,
  playerCount,
  Rule,
  StorageBits,
} from '../../state/cells.js';
import {
  cellsHolding,
  columnBits,
  countBits,
  lowestBit,
  occupied,
  rowBits,
} from '../../state/mosaic.js';
import { lineOf } from '../../state/storage.js';
import { bestColumn } from './evaluate-board.js';

/** Where each feature is, or the first of five. */
export enum Feature {
  /** Points. */
  Score = 0,
  /** 1 for the player who begins the next round, else 0. */
  Begins = 1,
  /** Number of mosaic rows with 1 to 5 tiles. */
  Rows = 2,
  /** Number of mosaic columns with 1 to 5 tiles. */
  Columns = 7,
  /** Number of colours with 1 to 5 tiles in the mosaic. */
  Colours = 12,
  /** Number of tiles in each mosaic row. */
  Tiles = 17,
  /** How full each storage row is, 0 to 1. */
  Stored = 22,
  /** Points that each storage row's tile would score now, times how full the row is. */
  Begun = 27,
  /** Most points that a tile could score now in each mosaic row. */
  Best = 32,
  /** Number of features. */
  Count = 37,
}

/** The features of one player. */
export type Features = Float64Array;

/** Make room for the features of a player. */
export function emptyFeatures(): Features {
  return new Float64Array(Feature.Count);
}

/**
 * Write the features of a player's board.
 *
 * @param cells - a round that has ended: full rows are tiled, floors are settled
 */
export function writeFeatures(cells: Readonly<Cells>, player: number, features: Features): void {
  const board = boardOf(player);
  const mask = occupied(cells, board);
  features.fill(0);
  features[Feature.Score] = at(cells, board + Board.Score);
  features[Feature.Begins] = at(cells, Cell.Turn) === player ? 1 : 0;
  for (let line = 0; line < Rule.Size; line++) {
    const row = rowBits(mask, line);
    const tiles = countBits(row);
    count(features, Feature.Rows, tiles);
    count(features, Feature.Columns, countBits(columnBits(mask, line)));
    count(features, Feature.Colours, countBits(cellsHolding(cells, board, line)));
    features[Feature.Tiles + line] = tiles;
    features[Feature.Best + line] = mostPoints(mask, line);
    const stored = lineOf(cells, board, line) & StorageBits.CountMask;
    if (stored === 0) continue;
    const share = stored / (line + 1);
    features[Feature.Stored + line] = share;
    features[Feature.Begun + line] = share * pointsOfRow(cells, board, mask, line);
  }
}

/** Count one more line with a number of tiles; lines without any are not counted. */
function count(features: Features, first: number, tiles: number): void {
  if (tiles === 0) return;
  const feature = first + tiles - 1;
  features[feature] = (features[feature] as number) + 1;
}

/** Return the most points that a tile could score in a row of a mosaic, whatever its colour. */
function mostPoints(mask: number, row: number): number {
  let most = 0;
  const free = MosaicBits.FirstRow & ~rowBits(mask, row);
  for (let columns = free; columns !== 0; columns &= columns - 1) {
    const points = scoreCell(mask, row, lowestBit(columns));
    if (points > most) most = points;
  }
  return most;
}

/** Return the points that a storage row's tile would score now; 0 if it fits nowhere. */
function pointsOfRow(cells: Readonly<Cells>, board: number, mask: number, row: number): number {
  const column = bestColumn(cells, board, row);
  return column === Place.Floor ? 0 : scoreCell(mask, row, column);
}

/** Return the number of tiles in the fullest row of any mosaic. */
export function fullestRow(cells: Readonly<Cells>): number {
  let most = 0;
  for (let player = 0; player < playerCount(cells); player++) {
    const mask = occupied(cells, boardOf(player));
    for (let row = 0; row < Rule.Size; row++) most = Math.max(most, countBits(rowBits(mask, row)));
  }
  return most;
}
