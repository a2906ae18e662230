/**
 * The Royal Game of Ur: rules, agents, records.
 *
 * @packageDocumentation
 */

export type { DecodeSettings, EncodedState } from './engine/game/game.js';
export type { Encoding, MoveNumbering, ObservationBlock } from './engine/learning/encoding.js';
export type { AbortSignalLike } from './engine/match/options.js';
export type { Theme } from './engine/render/svg-theme.js';
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
export { MARKS, type Mark } from './engine/review/marks.js';
export type { ReviewProgress } from './engine/review/review.js';
export type { Rng } from './random/rng.js';
export { seededRng } from './random/seeded-rng.js';
export {
  type ExpectiminimaxOptions,
  expectiminimax,
  type MoveValue,
} from './royal-ur/agents/expectiminimax.js';
export { levelAgent } from './royal-ur/agents/level-agent.js';
export { LEVELS, type Level } from './royal-ur/agents/levels.js';
export {
  type MatchOptions,
  type MatchResult,
  playMatch,
  type SimulateOptions,
  type SimulationResult,
  simulate,
} from './royal-ur/agents/match.js';
export {
  AGENT_NAMES,
  type AgentDescription,
  type AgentName,
} from './royal-ur/agents/players.js';
export {
  easyAgent,
  type HardAgentOptions,
  hardAgent,
  mediumAgent,
  type UrAgent,
} from './royal-ur/agents/program-agents.js';
export { randomAgent } from './royal-ur/agents/random-agent.js';
export { type Rate, ratePosition, rateProgress } from './royal-ur/agents/rate.js';
export { type GameReview, type ReviewOptions, reviewGame } from './royal-ur/agents/review.js';
export { type SearchOptions, searchAgent } from './royal-ur/agents/search-agent.js';
export { tableAgent } from './royal-ur/agents/table-agent.js';
export { equalStates, hashState } from './royal-ur/api/compare.js';
export { applyAll } from './royal-ur/api/events.js';
export type { GameState } from './royal-ur/api/game-state.js';
export { inspect, type PlayerView, type StateView } from './royal-ur/api/inspect.js';
export {
  applyMove,
  explainMove,
  isLegalMove,
  legalMoves,
  perft,
} from './royal-ur/api/play.js';
export {
  applyRoll,
  type Dice,
  type Die,
  newGame,
  sampleDice,
  sampleRoll,
} from './royal-ur/api/rolls.js';
export { type RoyalUrTypes, royalUr } from './royal-ur/api/royal-ur.js';
export { stateSchema } from './royal-ur/api/schema.js';
export { type Standing, standings } from './royal-ur/api/standings.js';
export {
  type DecodeResult,
  decodeState,
  encodeState,
  isStateValid,
  safeDecodeState,
  validateState,
} from './royal-ur/api/text.js';
export { DecodeError, IllegalMoveError, IllegalRollError } from './royal-ur/codec/errors.js';
export type { Issue, IssueOf, IssuePart } from './royal-ur/codec/issue.js';
export { ISSUE_CODES, type IssueCode } from './royal-ur/codec/issue-codes.js';
export type {
  IssueParameters,
  LeadingZero,
  LowerCase,
  MalformedMove,
  MovePart,
  PlayerParameters,
  StepParameters,
} from './royal-ur/codec/issue-parameters.js';
export {
  type DecodeMoveResult,
  decodeMove,
  encodeMove,
  isMove,
  type MoveParts,
  safeDecodeMove,
} from './royal-ur/codec/move.js';
export type { DecodeOptions, RulesOptions } from './royal-ur/codec/read-state.js';
export { encoding } from './royal-ur/learning/encoding.js';
export { type FailedMove, type ReadLogResult, readLog, writeLog } from './royal-ur/record/log.js';
export {
  type LoadSessionResult,
  loadSession,
  newSession,
  type ReadRecordResult,
  type ReplayResult,
  type RoyalUrRecord,
  type RoyalUrSession,
  readRecord,
  replay,
  type SessionOptions,
  writeRecord,
} from './royal-ur/record/record.js';
export { writeRgn } from './royal-ur/record/rgn.js';
export { renderSvg, type SvgPictureOptions } from './royal-ur/render/svg.js';
export { renderText, type TextPictureOptions } from './royal-ur/render/text.js';
export {
  type SolveOptions,
  type SolveProgress,
  solve,
} from './royal-ur/solve/solve.js';
export type { MoveChance, Table } from './royal-ur/solve/table.js';
export { PATHS, type PathPlace } from './royal-ur/state/path.js';
export {
  type Move,
  PHASES,
  type Phase,
  PLAYER_IDS,
  type PlayerId,
  ROLLS,
  type Roll,
  type Rules,
} from './royal-ur/state/vocabulary.js';
export { IllegalChanceError } from './text/errors.js';
export type { ShownValue, ValueType } from './text/message.js';
export type {
  LengthParameters,
  NoParameters,
  PieceParameters,
  TypeParameters,
} from './text/parameters.js';
export type { NotTwoStrings } from './text/two-strings.js';
