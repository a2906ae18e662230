/**
 * The search's evaluation of the boards between two rounds: a weighted sum of their features, with weights that were
 * fitted to games. docs/internals/training.md explains the features in words, and tells how.
 */

import { type Evaluation, softmax } from '../../engine/agents/evaluation.js';
import { countBits, occupied, rowBits } from '../../state/board.js';
import { at, boardOf, type Cells, playerCount } from '../../state/cells.js';
import { Board, Cell, Lane, Rule, StorageBits } from '../../state/layout.js';
import { rulesOf } from '../../state/rules.js';
import type { Rules } from '../../state/vocabulary.js';
import { type ExpectedPoints, MosaicProspects } from './expected-points.js';

/** Where each feature is, or the first of five. */
export enum Feature {
  /** Points, 0 or more. */
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

/** The mosaic and the expected points of one board at a time, so that a search makes no objects for them. */
const PROSPECTS = new MosaicProspects();
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
  features: Float64Array,
): void {
  const board = boardOf(player);
  features[Feature.Score] = at(cells, board + Board.Score);
  features[Feature.Begins] = at(cells, Cell.Turn) === player ? 1 : 0;
  PROSPECTS.read(cells, player);
  writeExpectations(PROSPECTS, at(cells, board + Board.Storage), rounds, features);
}

/**
 * Write the features of storage rows beside a mosaic: all from {@link Feature.Stored} on.
 *
 * @param storage - the rows, as the cells of a state have them
 * @param rounds - how many rounds are to come at least, 0 to 5
 */
export function writeExpectations(
  prospects: MosaicProspects,
  storage: number,
  rounds: number,
  features: Float64Array,
): void {
  for (let row = 0; row < Rule.Size; row++) {
    const stored = (storage >> (Lane.Width * row)) & StorageBits.CountMask;
    features[Feature.Stored + row] = stored / (row + 1);
  }
  prospects.write(storage, rounds, EXPECTED);
  features[Feature.Placing] = EXPECTED.placing;
  features[Feature.Rows] = EXPECTED.rows;
  features[Feature.Columns] = EXPECTED.columns;
  features[Feature.Colours] = EXPECTED.colours;
}

/** Return all points that a board can expect besides those that it has. */
export function expectedBy(features: Float64Array): number {
  let points = 0;
  for (let feature = Feature.Placing; feature < Feature.Count; feature++) {
    points += features[feature] as number;
  }
  return points;
}

/** Return how many tiles the fullest row of a player's mosaic has. */
export function fullestRow(cells: Readonly<Cells>, player: number): number {
  const mask = occupied(cells, boardOf(player));
  let most = 0;
  for (let row = 0; row < Rule.Size; row++) most = Math.max(most, countBits(rowBits(mask, row)));
  return most;
}

/** Return how many more rounds a game has at least: none when a row of a mosaic is complete. */
export function roundsLeft(cells: Readonly<Cells>): number {
  let most = 0;
  for (let player = 0; player < playerCount(cells); player++) {
    most = Math.max(most, fullestRow(cells, player));
  }
  return Rule.Size - most;
}

/** The mean of the final scores, by what the players have on average now. */
export interface MeanWeights {
  /** Points in any case. */
  readonly base: number;
  /** Points for each point. */
  readonly score: number;
  /** Points for each that a board can expect. */
  readonly expected: number;
}

/** What a phase of the game is evaluated by. */
export interface PhaseWeights {
  /** Lead in points that makes a win e times as likely. */
  readonly lead: number;
  /** How many points the players will have at the end on average. */
  readonly mean: MeanWeights;
  /** Points for each feature, in the order of {@link Feature}. */
  readonly weights: readonly number[];
}

/** What a game is evaluated by: each phase in turn. */
export type GameWeights = readonly [early: PhaseWeights, middle: PhaseWeights, late: PhaseWeights];

/** The weights of all games, by mosaic and number of players. */
export type WeightTable = Readonly<Record<Rules['mosaic'], Readonly<Record<number, GameWeights>>>>;

/** The phase of the game, by how many rounds are to come at least. */
const PHASES = [2, 2, 1, 0, 0, 0] as const;

/** Return the phase of a game by the rounds that are left, 0 to 5: 0 is early, 2 late. */
export function phaseByRounds(rounds: number): 0 | 1 | 2 {
  return PHASES[rounds] as 0 | 1 | 2;
}

/** Return the weights for a state with some rounds left. */
export function weightsFor(
  table: WeightTable,
  cells: Readonly<Cells>,
  rounds: number,
): PhaseWeights {
  // A lone board, which only an unchecked text can give, plays by the rules of two.
  const { mosaic, players } = rulesOf(at(cells, Cell.Settings));
  // The table has every number of players.
  return (table[mosaic][players] as GameWeights)[phaseByRounds(rounds)];
}

/** An evaluation of boards, which always has scores. */
export interface BoardEvaluation extends Evaluation {
  readonly scores: readonly number[];
}

/** The features of one board at a time, so that a search makes no arrays for them. */
const FEATURES: Float64Array = new Float64Array(Feature.Count);

/** Add up a player's weighted features. */
function weighted(features: Float64Array, weights: readonly number[]): number {
  let sum = 0;
  for (let feature = 0; feature < Feature.Count; feature++) {
    sum += (features[feature] as number) * (weights[feature] as number);
  }
  return sum;
}

/**
 * Evaluate the boards.
 *
 * @param cells - a round that has ended, in a game that has not
 * @param onFeatures - called with each player's features, which are valid during the call
 */
export function evaluateBoards(
  cells: Readonly<Cells>,
  table: WeightTable,
  onFeatures?: (features: Float64Array, player: number) => void,
): BoardEvaluation {
  const rounds = roundsLeft(cells);
  const { lead, weights } = weightsFor(table, cells, rounds);
  const scores: number[] = [];
  for (let player = 0; player < playerCount(cells); player++) {
    writeFeatures(cells, player, rounds, FEATURES);
    scores.push(weighted(FEATURES, weights));
    onFeatures?.(FEATURES, player);
  }
  return { scores, returns: softmax(scores, lead) };
}
