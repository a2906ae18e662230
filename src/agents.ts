/**
 * The game contract, with Azul as its first game, random play at full speed, and search.
 *
 * @packageDocumentation
 */
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
export type { Agent, AgentContext, Budget } from './match/agent.js';
