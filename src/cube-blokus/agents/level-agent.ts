/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */
import { agentOfLevel } from '../../engine/agents/levels.js';
import { noLegalMove, rngOf } from '../../engine/match/agent.js';
import type { Rng } from '../../random/rng.js';
import { chosenSeed } from '../../random/seeds.js';
import type { CubeBlokusTypes } from '../api/cube-blokus.js';
import { positionOf } from '../api/game-state.js';
import { notationOf } from '../codec/notation.js';
import { legalPlacements } from '../moves/legal.js';
import type { Position } from '../state/position.js';
import type { Level } from '../state/vocabulary.js';
import { ALL_GROWTH, chooseByGain, drawLargest, OWN_GROWTH } from './greedy.js';
import type { CubeBlokusAgent } from './random-agent.js';
import { BUDGET, valuesOfMoves } from './values.js';

/** Choose among the legal placements, of which there are at least two. */
type Choose = (position: Position, list: readonly number[], rng: Rng) => number | undefined;

/** How each level chooses, the easiest first. */
const CHOICES: readonly Choose[] = [
  (_, list, rng) => drawLargest(list, rng),
  (position, list, rng) => chooseByGain(position, list, OWN_GROWTH, rng),
  (position, list, rng) => chooseByGain(position, list, ALL_GROWTH, rng),
  (position, _, rng) => valuesOfMoves(position, { ...BUDGET, seed: chosenSeed({ rng }) })[0]?.id,
];

/** Make an agent that chooses by the state and random numbers alone. */
function agentThat(choose: Choose): CubeBlokusAgent {
  return {
    name: 'level',
    chooseMove: (state, context) => {
      const rng = rngOf(context);
      const position = positionOf(state);
      const list = legalPlacements(position);
      const id = list.length > 1 ? choose(position, list, rng) : list[0];
      if (id === undefined) throw noLegalMove();
      return notationOf(position.turn, id);
    },
  };
}

const MAKERS = CHOICES.map((choose) => () => agentThat(choose));

/**
 * Make an agent of a level to play against.
 *
 * Each level wins clearly more than half of the games against the one below, two against two. What an agent
 * chooses depends on the state and the random numbers alone, whatever the budget. It may be another one for
 * each move of a game.
 *
 * @param level - 1: any of the largest pieces; 2: the largest piece, then most own build points; 3: the same,
 * with the build points that it takes from others; 4: playouts, at most about a second a move
 * @returns an agent by the name of `level-1` to `level-4`
 * @throws RangeError if the level does not exist
 *
 * @example
 * ```ts
 * levelAgent(3).name; // 'level-3'
 * ```
 */
export function levelAgent(level: Level): CubeBlokusAgent {
  return agentOfLevel<CubeBlokusTypes>(MAKERS, level);
}
