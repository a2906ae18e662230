/**
 * The search's policy: prior probabilities of moves, by a weighted sum of features with weights that were fitted to
 * searches. docs/internals/policy.md tells how.
 *
 * @packageDocumentation
 */
import { isTiling, numberOf } from '../../codec/notation.js';
import { softmax } from '../../engine/search/softmax.js';
import { play, playerToMove } from '../../moves/legal.js';
import { at, Cell, type Cells } from '../../state/cells.js';
import { rulesOf } from '../../state/rules.js';
import type { Move, Rules } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { valueOfBoard } from './evaluate-board.js';
import {
  emptyMoveFeatures,
  MoveFeature,
  type MoveFeatures,
  readDraft,
  writeMoveFeatures,
} from './move-features.js';

/** What drafting moves are weighed by, by mosaic and number of players: in the order of {@link MoveFeature}. */
export type PolicyTable = Readonly<
  Record<Rules['mosaic'], Readonly<Record<number, readonly number[]>>>
>;

/** Gain in points that makes a move e times as likely to be the best. */
const GAIN_TEMPERATURE = 4;

/** The same where tiles are placed in the mosaic by a policy. */
const TILING_TEMPERATURE = 2.5;

/** Value each move by the player's own board after it. */
function gainsOf(cells: Readonly<Cells>, numbers: readonly number[]): number[] {
  const player = playerToMove(cells);
  return numbers.map((number) => {
    const after = cells.slice();
    play(after, number);
    return valueOfBoard(after, player);
  });
}

/** Return priors of moves by the evaluation of the player's own board after each. */
export function priorsByGain(state: GameState, moves: readonly Move[]): number[] {
  return softmax(gainsOf(cellsOf(state), moves.map(numberOf)), GAIN_TEMPERATURE);
}

/** The features of one move at a time, so that a search makes no arrays for them. */
const FEATURES: MoveFeatures = emptyMoveFeatures();

/** Weigh the features of each drafting move: the logits of their probabilities. */
export function weighMoves(
  cells: Readonly<Cells>,
  numbers: readonly number[],
  weights: readonly number[],
): number[] {
  const draft = readDraft(cells);
  return numbers.map((number) => {
    writeMoveFeatures(draft, number, FEATURES);
    let sum = 0;
    for (let feature = 0; feature < MoveFeature.Count; feature++) {
      sum += (FEATURES[feature] as number) * (weights[feature] as number);
    }
    return sum;
  });
}

/** Make priors by a policy: drafting moves by their features, tiling moves by gain. */
export function priorsByPolicy(
  table: PolicyTable,
): (state: GameState, moves: readonly Move[]) => number[] {
  return (state, moves) => {
    const cells = cellsOf(state);
    const { mosaic, players } = rulesOf(at(cells, Cell.Settings));
    // The table has every number of players.
    const weights = table[mosaic][players] as readonly number[];
    const numbers = moves.map(numberOf);
    // All moves of a state are of one kind.
    return isTiling(numbers[0] as number)
      ? softmax(gainsOf(cells, numbers), TILING_TEMPERATURE)
      : softmax(weighMoves(cells, numbers, weights), 1);
  };
}
