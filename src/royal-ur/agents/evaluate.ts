/** The evaluation of states by the trained network: what results are corrected for luck by. */
import { type GameState, positionOf } from '../api/game-state.js';
import { NETWORK } from './network-weights.js';
import { winProbability } from './win-probability.js';

/** List how likely each player is to win, in turn order. */
export function winProbabilities(state: GameState): number[] {
  const chance = winProbability(NETWORK, positionOf(state), 0);
  return [chance, 1 - chance];
}
