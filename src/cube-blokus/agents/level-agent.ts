/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */
import { atLevel } from '../../engine/agents/levels.js';
import { noLegalMove, rngOf, type SyncAgent } from '../../engine/game/agent.js';
import type { Rng } from '../../random/rng.js';
import { chosenSeed } from '../../random/seeds.js';
import type { CubeBlokusTypes } from '../api/cube-blokus.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { notationOf } from '../codec/notation.js';
import { legalPlacements } from '../moves/legal.js';
import type { Position } from '../state/position.js';
import type { Level, Move } from '../state/vocabulary.js';
import { ALL_GROWTH, chooseByGain, drawLargest, OWN_GROWTH } from './greedy.js';
import { BUDGET, valuesOfMoves } from './values.js';

/** Choose among the legal placements, of which there are at least two. */
type Choose = (position: Position, list: readonly number[], rng: Rng) => number | undefined;

/** How each level chooses, the easiest first. */
const CHOICES: Readonly<Record<Level, Choose>> = {
  1: (_, list, rng) => drawLargest(list, rng),
  2: (position, list, rng) => chooseByGain(position, list, OWN_GROWTH, rng),
  3: (position, list, rng) => chooseByGain(position, list, ALL_GROWTH, rng),
  4: (position, _, rng) => valuesOfMoves(position, { ...BUDGET, seed: chosenSeed({ rng }) })[0]?.id,
};

/** Make an agent that chooses by the state and random numbers alone. */
function agentThat(choose: Choose): SyncAgent<GameState, Move> {
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

/** Make the agent of a level. */
export function levelAgent(level: Level): SyncAgent<GameState, Move> {
  return atLevel<CubeBlokusTypes>(level, agentThat(CHOICES[level]));
}
