/**
 * The game contract with Azul as its first game, random play at full speed, agents, search, matches
 * and simulations, and states and moves as numbers for models that learn to play.
 *
 * @packageDocumentation
 */

export {
  type MatchOptions,
  type MatchResult,
  playMatch,
} from './azul/agents/azul-match.js';
export {
  type SimulateOptions,
  type SimulationResult,
  simulate,
} from './azul/agents/azul-simulation.js';
export {
  AGENT_NAMES,
  type AgentDescription,
  type AgentName,
} from './azul/agents/described-agent.js';
export { greedyAgent } from './azul/agents/greedy-agent.js';
export { LEVELS, type Level, levelAgent } from './azul/agents/level-agent.js';
export { randomAgent } from './azul/agents/random-agent.js';
export {
  type RolloutName,
  type SearchOptions,
  searchAgent,
} from './azul/agents/search-agent.js';
export { azul } from './azul/api/azul.js';
export { rollout } from './azul/api/rollout.js';
export { type ActionSpace, actionSpace } from './azul/learning/action-space.js';
export type { ObservationAxis } from './azul/learning/observation-blocks.js';
export { type ObservationBlock, observationLayout, observe } from './azul/learning/observe.js';
export type { GameRules, PlayLimit, Playout } from './engine/game/game.js';
export type { Agent, AgentContext, Budget } from './engine/match/agent.js';
export type { Timer } from './engine/match/clock.js';
export type { Conditions, Means } from './engine/match/conditions.js';
export { FORFEIT_REASONS, type Forfeit, type ForfeitReason } from './engine/match/forfeit.js';
export type { Ending, GameEvent } from './engine/match/play-game.js';
export type { Estimate, Prospect } from './engine/search/estimate.js';
export type { MoveRating } from './engine/search/rating.js';
export type { Search } from './engine/search/search.js';
export {
  type SearchAgent,
  type SearchAgentOptions,
  searchAgentFor,
} from './engine/search/search-agent.js';
export type { Priors, SearchSettings } from './engine/search/settings.js';
export type { PointsWeight } from './engine/search/worth.js';
export type { Spread } from './engine/simulate/sample.js';
export type { Progress } from './engine/simulate/simulate.js';
export type { AgentStatistics, Performance, Statistics } from './engine/simulate/statistics.js';
export type { GameForfeit } from './engine/simulate/tally.js';
export type { Rate } from './engine/simulate/wilson.js';
