/**
 * What boards are valued by before a network corrects it: with two players, by the outlook; with more, by the search's
 * evaluation, since the weights of the outlook are for two.
 */
import { at, type Cells } from '../../../state/cells.js';
import { Cell, Rule } from '../../../state/layout.js';
import { rulesOf } from '../../../state/rules.js';
import { MosaicProspects } from '../expected-points.js';
import {
  Feature,
  type PhaseWeights,
  weightsFor,
  writeExpectations,
} from '../trained-evaluation.js';
import { TRAINED_WEIGHTS } from '../trained-weights.js';
import { Outlook, writeOutlook } from './outlook.js';
import type { OutlookTable, OutlookWeights } from './outlook-weights.js';

/** The values of a mosaic, in points, without the score and the floor. */
export interface MosaicValues {
  /** Read the mosaic of a player. These cells must not change until others are read. */
  read(cells: Readonly<Cells>, player: number): void;
  /**
   * Return the value with storage rows beside the mosaic.
   *
   * @param storage - the rows, as the cells of a state have them: none is full
   * @param rounds - how many rounds are to come at least
   */
  of(storage: number, rounds: number): number;
}

/** Values of boards with 1 to 5 rounds to come, in points. */
export interface BaseValues {
  /** Make the values of a mosaic that is still to be read. */
  readonly newMosaic: () => MosaicValues;
  /** Return the value of beginning the next round. */
  readonly begins: (rounds: number) => number;
  /** Return the lead that makes a win e times as likely. */
  readonly lead: (rounds: number) => number;
}

/** The features of one board at a time, so that a search makes no arrays for them. */
const FEATURES: Float64Array = new Float64Array(Math.max(Outlook.Count, Feature.Count));

/** Add up the weighted features from one on. */
function weighted(weights: readonly number[], first: number): number {
  let sum = 0;
  for (let feature = first; feature < weights.length; feature++) {
    sum += (FEATURES[feature] as number) * (weights[feature] as number);
  }
  return sum;
}

/** Make the values by the outlook. */
function outlookValues(weights: readonly OutlookWeights[]): BaseValues {
  const by = (rounds: number) => weights[Math.min(rounds, Rule.Size) - 1] as OutlookWeights;
  return {
    newMosaic() {
      let mosaic: Readonly<Cells> = [];
      let owner = 0;
      return {
        read(cells, player) {
          mosaic = cells;
          owner = player;
        },
        of(storage, rounds) {
          writeOutlook(mosaic, owner, storage, rounds, FEATURES);
          return weighted(by(rounds).weights, 0);
        },
      };
    },
    begins: (rounds) => by(rounds).begins,
    lead: (rounds) => by(rounds).lead,
  };
}

/** Make the values by the search's evaluation, in which a point of the score counts as the weights say. */
function trainedValues(cells: Readonly<Cells>): BaseValues {
  const phases = Array.from({ length: Rule.Size + 1 }, (_, rounds) =>
    weightsFor(TRAINED_WEIGHTS, cells, rounds),
  );
  const by = (rounds: number) => phases[rounds] as PhaseWeights;
  const inPoints = (amount: number, rounds: number) =>
    amount / (by(rounds).weights[Feature.Score] as number);
  return {
    newMosaic() {
      const prospects = new MosaicProspects();
      return {
        read(cells, player) {
          prospects.read(cells, player);
        },
        of(storage, rounds) {
          writeExpectations(prospects, storage, rounds, FEATURES);
          return inPoints(weighted(by(rounds).weights, Feature.Stored), rounds);
        },
      };
    },
    begins: (rounds) => inPoints(by(rounds).weights[Feature.Begins] as number, rounds),
    lead: (rounds) => inPoints(by(rounds).lead, rounds),
  };
}

/** Make the values for the rules of a state. */
export function baseValues(table: OutlookTable, cells: Readonly<Cells>): BaseValues {
  const { mosaic, players } = rulesOf(at(cells, Cell.Settings));
  return players === 2 ? outlookValues(table[mosaic]) : trainedValues(cells);
}
