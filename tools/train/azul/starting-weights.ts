/** The weights for the first games of a training: one for each point, scored or expected. */
import {
  Feature,
  type GameWeights,
  type WeightTable,
} from '../../../src/azul/agents/trained-evaluation.js';

function startingWeights(): readonly number[] {
  const weights = new Array<number>(Feature.Count).fill(0);
  for (const feature of [
    Feature.Score,
    Feature.Placing,
    Feature.Rows,
    Feature.Columns,
    Feature.Colours,
  ]) {
    weights[feature] = 1;
  }
  return weights;
}

const PHASE = { lead: 6, mean: { base: 0, score: 1, expected: 1 }, weights: startingWeights() };
const GAME: GameWeights = [PHASE, PHASE, PHASE];
const GAMES = { 2: GAME, 3: GAME, 4: GAME };

/** The same weights for all games and phases. */
export const STARTING_WEIGHTS: WeightTable = { variant: GAMES, fixed: GAMES };
