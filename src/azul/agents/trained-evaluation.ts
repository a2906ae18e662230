/**
 * The search's evaluation of the boards between two rounds: a weighted sum of their features, with
 * weights that were fitted to games. docs/internals/training.md tells how.
 *
 * @packageDocumentation
 */
import type { Evaluation } from '../../engine/search/evaluation.js';
import { softmax } from '../../engine/search/softmax.js';
import { at, Cell, type Cells, playerCount } from '../../state/cells.js';
import { rulesOf } from '../../state/rules.js';
import type { Rules } from '../../state/vocabulary.js';
import {
  emptyFeatures,
  Feature,
  type Features,
  fullestRow,
  writeFeatures,
} from './board-features.js';

/** What a phase of the game is evaluated by. */
export interface PhaseWeights {
  /** Lead in points that makes a win e times as likely. */
  readonly lead: number;
  /** Points for each feature, in the order of {@link Feature}. */
  readonly weights: readonly number[];
}

/** What a game is evaluated by: each phase in turn. */
export type GameWeights = readonly [early: PhaseWeights, middle: PhaseWeights, late: PhaseWeights];

/** The weights of all games, by mosaic and number of players. */
export type WeightTable = Readonly<Record<Rules['mosaic'], Readonly<Record<number, GameWeights>>>>;

/** The phase of the game, by the number of tiles in the fullest row of any mosaic. */
const PHASES = [0, 0, 0, 1, 2, 2] as const;

/** Return the phase of a game: 0 is early, 2 late. */
export function phaseOf(cells: Readonly<Cells>): 0 | 1 | 2 {
  // A row has at most five tiles.
  return PHASES[fullestRow(cells)] as 0 | 1 | 2;
}

/** Return the weights for a state. */
function weightsFor(table: WeightTable, cells: Readonly<Cells>): PhaseWeights {
  // A lone board, which only an unchecked text can give, plays by the rules of two.
  const { mosaic, players } = rulesOf(at(cells, Cell.Settings));
  // The table has every number of players.
  return (table[mosaic][players] as GameWeights)[phaseOf(cells)];
}

/** The features of one board at a time, so that a search makes no arrays for them. */
const FEATURES: Features = emptyFeatures();

/** Add up a player's weighted features. */
function weighted(features: Features, weights: readonly number[]): number {
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
 */
export function evaluateBoards(cells: Readonly<Cells>, table: WeightTable): Evaluation {
  const { lead, weights } = weightsFor(table, cells);
  const scores: number[] = [];
  for (let player = 0; player < playerCount(cells); player++) {
    writeFeatures(cells, player, FEATURES);
    scores.push(weighted(FEATURES, weights));
  }
  return { scores, returns: softmax(scores, lead) };
}
