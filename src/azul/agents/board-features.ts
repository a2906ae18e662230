/**
 * Features of a board between two rounds: the numbers that the search's evaluation weighs.
 * docs/internals/training.md explains them in words.
 *
 * @packageDocumentation
 */
import { countBits, lineOf, occupied, rowBits } from '../../state/board.js';
import {
  at,
  Board,
  boardOf,
  Cell,
  type Cells,
  playerCount,
  Rule,
  StorageBits,
} from '../../state/cells.js';
import { type ExpectedPoints, writeExpectedPoints } from './expected-points.js';

/** Where each feature is, or the first of five. */
export enum Feature {
  /** Points. */
  Score = 0,
  /** 1 for the player who begins the next round, else 0. */
  Begins = 1,
  /** How full each storage row is, 0 to 1. */
  Stored = 2,
  /** Points that can be expected for placing tiles. */
  Placing = 7,
  /** Points that can be expected for complete rows, columns and colours. */
  Rows = 8,
  Columns = 9,
  Colours = 10,
  /** Number of features. */
  Count = 11,
}

/** The features of one player. */
export type Features = Float64Array;

/** Make room for the features of a player. */
export function emptyFeatures(): Features {
  return new Float64Array(Feature.Count);
}

/** The expected points of one board at a time, so that a search makes no objects for them. */
const EXPECTED: ExpectedPoints = { placing: 0, rows: 0, columns: 0, colours: 0 };

/**
 * Write the features of a player's board.
 *
 * @param cells - a round that has ended: full rows are tiled, floors are settled
 * @param rounds - how many rounds are to come at least, 0 to 5
 */
export function writeFeatures(
  cells: Readonly<Cells>,
  player: number,
  rounds: number,
  features: Features,
): void {
  const board = boardOf(player);
  features[Feature.Score] = at(cells, board + Board.Score);
  features[Feature.Begins] = at(cells, Cell.Turn) === player ? 1 : 0;
  for (let row = 0; row < Rule.Size; row++) {
    const stored = lineOf(cells, board, row) & StorageBits.CountMask;
    features[Feature.Stored + row] = stored / (row + 1);
  }
  writeExpectedPoints(cells, player, rounds, EXPECTED);
  features[Feature.Placing] = EXPECTED.placing;
  features[Feature.Rows] = EXPECTED.rows;
  features[Feature.Columns] = EXPECTED.columns;
  features[Feature.Colours] = EXPECTED.colours;
}

/** Return all points that a board can expect beside those that it has. */
export function expectedBy(features: Features): number {
  let points = 0;
  for (let feature = Feature.Placing; feature < Feature.Count; feature++) {
    points += features[feature] as number;
  }
  return points;
}

/** Return how many more rounds a game has at least: none when a row of a mosaic is complete. */
export function roundsLeft(cells: Readonly<Cells>): number {
  let most = 0;
  for (let player = 0; player < playerCount(cells); player++) {
    const mask = occupied(cells, boardOf(player));
    for (let row = 0; row < Rule.Size; row++) most = Math.max(most, countBits(rowBits(mask, row)));
  }
  return Rule.Size - most;
}
