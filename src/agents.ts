/**
 * Agents, matches, simulations, searches and reviews of any game.
 *
 * @packageDocumentation
 */

export { greedyAgent } from './engine/agents/greedy-agent.js';
export { randomAgent } from './engine/agents/random-agent.js';
export type {
  Agent,
  AgentContext,
  AgentDescription,
  AgentMakers,
  Budget,
  SyncAgent,
} from './engine/game/agent.js';
export {
  FORFEIT_REASONS,
  type Forfeit,
  type ForfeitReason,
} from './engine/match/forfeit.js';
export type { AbortSignalLike, Limits, Runtime } from './engine/match/options.js';
export {
  type MatchForfeit,
  type MatchOptions,
  type MatchResult,
  playMatch,
} from './engine/match/play-match.js';
export type { Ending, MatchEvent } from './engine/match/run-match.js';
export { annotateRecord } from './engine/review/annotate.js';
export type {
  ChanceReview,
  ChosenMove,
  ForcedMove,
  GameReview,
  MoveReview,
  PlayerReview,
  ReviewedMove,
} from './engine/review/game-review.js';
export { MARKS, type Mark } from './engine/review/marks.js';
export type { ReviewProgress } from './engine/review/review.js';
export { type ReviewOptions, reviewGame } from './engine/review/review-game.js';
export type {
  Evaluate,
  Evaluation,
  Explain,
  ExplainedEvaluation,
  Parts,
} from './engine/search/evaluation.js';
export type { Priors, SearchOptions } from './engine/search/options.js';
export type { MoveRating, Search } from './engine/search/rating.js';
export { type Reason, reasonsFor } from './engine/search/reasons.js';
export {
  type SearchAgent,
  type SearchAgentOptions,
  searchAgent,
} from './engine/search/search-agent.js';
export type { Solve, SolvedMove } from './engine/search/solution.js';
export type { Rate } from './engine/simulate/interval.js';
export {
  type Progress,
  type SimulateOptions,
  type SimulationResult,
  simulate,
} from './engine/simulate/simulate.js';
export type {
  AgentStatistics,
  Performance,
  Spread,
  Statistics,
} from './engine/simulate/statistics.js';
export type { FileUrl } from './engine/tasks/worker-pool.js';
