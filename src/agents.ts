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
} from './agents/azul/azul-match.js';
export {
  type SimulateOptions,
  type SimulationResult,
  simulate,
} from './agents/azul/azul-simulation.js';
export {
  AGENT_NAMES,
  type AgentDescription,
  type AgentName,
} from './agents/azul/described-agent.js';
export { greedyAgent } from './agents/azul/greedy-agent.js';
export { LEVELS, type Level, levelAgent } from './agents/azul/level-agent.js';
export { randomAgent } from './agents/azul/random-agent.js';
export {
  type RolloutName,
  type SearchOptions,
  searchAgent,
} from './agents/azul/search-agent.js';
export type { Estimate, Prospect } from './agents/search/estimate.js';
export type { MoveRating } from './agents/search/rating.js';
export type { Search } from './agents/search/search.js';
export {
  type SearchAgent,
  type SearchAgentOptions,
  searchAgentFor,
} from './agents/search/search-agent.js';
export type { Priors, SearchSettings } from './agents/search/settings.js';
export type { PointsWeight } from './agents/search/worth.js';
export type { GameRules, PlayLimit, Playout } from './contract/game-rules.js';
export { azul } from './game/azul.js';
export { rollout } from './game/rollout.js';
export { type ActionSpace, actionSpace } from './learning/action-space.js';
export type { ObservationAxis } from './learning/observation-blocks.js';
export { type ObservationBlock, observationLayout, observe } from './learning/observe.js';
export type { Agent, AgentContext, Budget } from './match/agent.js';
export type { Timer } from './match/clock.js';
export type { Conditions, Means } from './match/conditions.js';
export { FORFEIT_REASONS, type Forfeit, type ForfeitReason } from './match/forfeit.js';
export type { Ending, GameEvent } from './match/play-game.js';
export type { Spread } from './match/sample.js';
export type { Progress } from './match/simulate.js';
export type { AgentStatistics, Performance, Statistics } from './match/statistics.js';
export type { GameForfeit } from './match/tally.js';
export type { Rate } from './match/wilson.js';
