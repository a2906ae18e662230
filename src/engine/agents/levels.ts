/**
 * Levels of play, from easy to hard, made of other agents.
 *
 * @packageDocumentation
 */
import { draw } from '../../random/rng.js';
import { listChoices, showValue } from '../../text/message.js';
import type { Game, GameTypes } from '../game/game.js';
import { rngOf, type SyncAgent } from '../match/agent.js';
import { randomAgentFor } from './random-agent.js';

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
  const random = randomAgentFor(game);
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

/**
 * Make the agent of a level.
 *
 * @param makers - what makes each level, the easiest first
 * @param level - from 1 to their number
 * @throws RangeError if the level does not exist
 */
export function agentOfLevel<Types extends GameTypes>(
  makers: readonly (() => AgentFor<Types>)[],
  level: number,
): AgentFor<Types> {
  // Compared, as callers without types may give a text.
  const make = makers.find((_, index) => index + 1 === level);
  if (make === undefined) {
    const levels = listChoices(makers.map((_, index) => index + 1));
    throw new RangeError(`Level: found ${showValue(level)}, expected ${levels}.`);
  }
  return { ...make(), name: `level-${level}` };
}
