/**
 * Levels of play, from easy to hard, made of other agents.
 *
 * @packageDocumentation
 */
import { draw } from '../../random/rng.js';
import { rngOf, type SyncAgent } from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { randomAgent } from './random-agent.js';

/** A synchronous agent of a game. */
type AgentFor<Types extends GameTypes> = SyncAgent<Types['state'], Types['move']>;

/**
 * Make an agent that plays as another, but for random moves now and then.
 *
 * @param rate - how often it moves at random, 0 to 1
 */
export function withSlips<Types extends GameTypes>(
  game: Game<Types>,
  agent: AgentFor<Types>,
  rate: number,
): AgentFor<Types> {
  const random = randomAgent(game);
  return {
    name: agent.name,
    chooseMove: (state, context) =>
      (draw(rngOf(context)) < rate ? random : agent).chooseMove(state, context),
  };
}

/** Make an agent that plays as another by its own options, whatever the budget. */
export function withoutBudget<Types extends GameTypes>(agent: AgentFor<Types>): AgentFor<Types> {
  return {
    name: agent.name,
    chooseMove: (state, context) => agent.chooseMove(state, { rng: rngOf(context) }),
  };
}

/** Name an agent after its level. */
export function atLevel<Types extends GameTypes>(
  level: number,
  agent: AgentFor<Types>,
): AgentFor<Types> {
  return { ...agent, name: `level-${level}` };
}
