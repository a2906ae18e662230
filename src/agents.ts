/**
 * Agents, matches, simulations, searches and reviews of any game.
 *
 * @packageDocumentation
 */

export type {
  Evaluate,
  Evaluation,
  Explain,
  ExplainedEvaluation,
  Parts,
} from './engine/agents/evaluation.js';
export type { MoveRating, Search } from './engine/agents/rating.js';
export { type PointsReason, reasonsFor } from './engine/agents/reasons.js';
export {
  type PlainSearchOptions,
  type SearchAgent,
  type SearchAgentOptions,
  searchAgent,
} from './engine/agents/search-agent.js';
export type { Priors, SearchOptions, Solve, SolvedMove } from './engine/agents/search-options.js';
export { greedyAgent, randomAgent } from './engine/agents/simple-agents.js';
export type {
  Agent,
  AgentContext,
  AgentDescription,
  AgentMakers,
  Budget,
  SyncAgent,
} from './engine/game/agent.js';
export {
  type Ending,
  FORFEIT_REASONS,
  type ForfeitReason,
  type MatchEvent,
} from './engine/match/match.js';
export type { AbortSignalLike, Limits, Runtime } from './engine/match/options.js';
export {
  type MatchForfeit,
  type MatchOptions,
  type MatchResult,
  playMatch,
} from './engine/match/play-match.js';
export {
  type ChanceReview,
  type ChosenMove,
  type ForcedMove,
  type GameReview,
  MARKS,
  type Mark,
  type MoveReview,
  type PlayerReview,
  type ReviewedMove,
} from './engine/review/game-review.js';
export type { ReviewProgress } from './engine/review/review.js';
export { annotateRecord, type ReviewOptions, reviewGame } from './engine/review/review-game.js';
export {
  type Progress,
  type SimulateOptions,
  type SimulationResult,
  simulate,
} from './engine/simulate/simulate.js';
export type {
  AgentPerformance,
  AgentStatistics,
  CorrectedWinRate,
  Spread,
  Statistics,
  WinRate,
} from './engine/simulate/statistics.js';
