/** The weights that the first games of a training are played with: what the greedy agent values. */
import { Feature } from '../src/azul/agents/board-features.js';
import type { GameWeights, WeightTable } from '../src/azul/agents/trained-evaluation.js';
import { COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS } from '../src/scoring/bonus.js';
import { Rule } from '../src/state/cells.js';

/** The part of a bonus that counts with 1 to 5 of its tiles. */
const BONUS_SHARES = [0.02, 0.08, 0.2, 0.45, 1];

function startingWeights(): readonly number[] {
  const weights = new Array<number>(Feature.Count).fill(0);
  weights[Feature.Score] = 1;
  BONUS_SHARES.forEach((share, place) => {
    weights[Feature.Rows + place] = share * ROW_BONUS;
    weights[Feature.Columns + place] = share * COLUMN_BONUS;
    weights[Feature.Colours + place] = share * COLOUR_BONUS;
  });
  for (let row = 0; row < Rule.Size; row++) weights[Feature.Begun + row] = 0.8;
  return weights;
}

const PHASE = { lead: 6, mean: { base: 0, score: 1, tiles: 0 }, weights: startingWeights() };
const GAME: GameWeights = [PHASE, PHASE, PHASE];
const GAMES = { 2: GAME, 3: GAME, 4: GAME };

/** The same weights for all games and phases. */
export const STARTING_WEIGHTS: WeightTable = { variant: GAMES, fixed: GAMES };
