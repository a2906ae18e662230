/** The weights of the evaluation of the search of a round, by mosaic and by the rounds to come. */
import type { Rules } from '../../../state/vocabulary.js';
import type { NetworkTable } from './network-tables.js';
import { NETWORKS } from './network-weights.js';

/** What boards are evaluated by when some rounds are to come at least. */
export interface OutlookWeights {
  /** Lead in points that makes a win e times as likely. */
  readonly lead: number;
  /** Points for beginning the next round. */
  readonly begins: number;
  /** Points for each feature, in the order of `Outlook`. */
  readonly weights: readonly number[];
}

/** Weights by mosaic, and by the rounds to come: from 1 to 5. */
export type OutlookTable = Readonly<Record<Rules['mosaic'], readonly OutlookWeights[]>>;

/** What boards are evaluated by. */
export interface BoardEvaluation {
  readonly weights: OutlookTable;
  /** The networks that correct the values of boards. */
  readonly networks: NetworkTable;
}

/** The weights of games of two: those of examples/strong-bot. */
// biome-ignore format: a line for each number of rounds.
export const OUTLOOK_WEIGHTS: OutlookTable = {
  fixed: [
    { lead: 4.2, begins: 1.8, weights: [0.63, 1.19, 0.98, -0.24, -2.24, -0.17, -0.39, 0.11] },
    { lead: 5.4, begins: 1.2, weights: [0.39, 1.43, 1.00, 0.43, -2.12, -0.10, -1.03, 0.38] },
    { lead: 6.2, begins: 1.7, weights: [0.31, 1.70, 0.71, 0.61, -2.65, 0.20, -1.03, 0.44] },
    { lead: 6.7, begins: 1.3, weights: [0.41, 2.23, 1.28, 2.24, 0.25, -0.45, 0.12, 0.24] },
    { lead: 6.7, begins: 1.3, weights: [0.41, 2.23, 1.28, 2.24, 0.25, -0.45, 0.12, 0.24] },
  ],
  variant: [
    { lead: 5.1, begins: 1.5, weights: [0.95, 1.37, 1.05, -0.10, -3.5, 0.05, -1.0, 0.10] },
    { lead: 6.5, begins: 1.4, weights: [0.25, 1.85, 0.60, 0.50, -3.1, 0.40, -2.2, 0.40] },
    { lead: 7.6, begins: 1.4, weights: [0.20, 2.20, 0.20, 0, -2.6, 0.20, -1.0, 0.30] },
    { lead: 8.3, begins: 1.3, weights: [0.20, 3.50, 0, 0, -1.5, -0.40, -1.5, 0.50] },
    { lead: 8.3, begins: 1.3, weights: [0.20, 3.50, 0, 0, -1.5, -0.40, -1.5, 0.50] },
  ],
};

/** What boards are evaluated by. */
export const EVALUATION: BoardEvaluation = { weights: OUTLOOK_WEIGHTS, networks: NETWORKS };
