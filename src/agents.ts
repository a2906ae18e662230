/**
 * Agents, matches and simulations of Azul; search in any game; states and moves as numbers for
 * models that learn to play.
 *
 * @packageDocumentation
 */

export {
  type Endgame,
  type EndgameMove,
  type EndgameOptions,
  solveEndgame,
} from './azul/agents/endgame.js';
export { evaluateBoard } from './azul/agents/evaluate-board.js';
export { PARTS, type Part } from './azul/agents/explain-round.js';
export { greedyAgent } from './azul/agents/greedy-agent.js';
export { levelAgent } from './azul/agents/level-agent.js';
export { LEVELS, type Level } from './azul/agents/levels.js';
export { type MatchOptions, type MatchResult, playMatch } from './azul/agents/match.js';
export { AGENT_NAMES, type AgentDescription, type AgentName } from './azul/agents/players.js';
export { randomAgent } from './azul/agents/random-agent.js';
export { type GameReview, type ReviewOptions, reviewGame } from './azul/agents/review.js';
export { type RolloutName, type SearchOptions, searchAgent } from './azul/agents/search-agent.js';
export { type SimulateOptions, type SimulationResult, simulate } from './azul/agents/simulate.js';
export { type AzulTypes, azul } from './azul/api/azul.js';
export { type AzulPlayout, rollout } from './azul/api/rollout.js';
export { type ActionSpace, actionSpace } from './azul/learning/action-space.js';
export type { ObservationAxis } from './azul/learning/observation-blocks.js';
export { type ObservationBlock, observationLayout, observe } from './azul/learning/observe.js';
export type { Puzzle, PuzzleRules, PuzzleTheme } from './azul/puzzles/puzzle.js';
export { PUZZLES } from './azul/puzzles/puzzles.js';
export type { AgentDescription as AgentDescriptionOf } from './engine/agents/registry.js';
export type {
  ChanceEvents,
  ChanceOutcome,
  DecodedState,
  DecodeSettings,
  DrawnEvent,
  EncodedState,
  EventOf,
  Forfeits,
  Game,
  GameTypes,
  PlayerStanding,
  PlayLimit,
  Playout,
} from './engine/game/game.js';
export type { RulesOptionsOf, Setting, Settings } from './engine/game/settings.js';
export type { FieldKind, OptionalFieldKind, StandingFields } from './engine/game/standings.js';
export type { Agent, AgentContext, Budget, SyncAgent } from './engine/match/agent.js';
export {
  FORFEIT_REASONS,
  type Forfeit,
  type ForfeitCause,
  type ForfeitReason,
} from './engine/match/forfeit.js';
export type { AbortSignalLike, Limits, Runtime } from './engine/match/options.js';
export type { MatchForfeit } from './engine/match/play-match.js';
export type { Ending, MatchEvent, MatchListener } from './engine/match/run-match.js';
export type { Timer } from './engine/match/timer.js';
export { annotateRecord } from './engine/review/annotate.js';
export type {
  ChanceReview,
  ChosenMove,
  ForcedMove,
  GameReview as GameReviewOf,
  MoveReview,
  PlayerReview,
  ReviewedMove,
} from './engine/review/game-review.js';
export { reviewGameOf } from './engine/review/local-review.js';
export { MARKS, type Mark } from './engine/review/marks.js';
export type {
  ReviewOptions as ReviewOptionsOf,
  ReviewProgress,
} from './engine/review/review.js';
export type {
  Evaluate,
  Evaluation,
  Explain,
  ExplainedEvaluation,
  Parts,
} from './engine/search/evaluation.js';
export type { Priors, SearchOptions as GameSearchOptions } from './engine/search/options.js';
export type { MoveRating } from './engine/search/rating.js';
export { type Reason, reasonsFor } from './engine/search/reasons.js';
export type { Search } from './engine/search/search.js';
export {
  type SearchAgent,
  type SearchAgentOptions,
  searchAgentFor,
} from './engine/search/search-agent.js';
export type { Solve, SolvedMove } from './engine/search/solution.js';
export type { PointsWeight } from './engine/search/value.js';
export type { Rate } from './engine/simulate/interval.js';
export type {
  Progress,
  SimulationResult as SimulationResultOf,
} from './engine/simulate/simulate.js';
export type {
  AgentStatistics,
  Performance,
  Spread,
  Statistics,
} from './engine/simulate/statistics.js';
export type { GameForfeit } from './engine/simulate/tally.js';
export type { FileUrl } from './engine/tasks/worker-pool.js';
export { IllegalChanceError } from './text/errors.js';
export type { Issue } from './text/issue.js';
