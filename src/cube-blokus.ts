/**
 * Cube Blokus: rules, agents, records.
 *
 * @packageDocumentation
 */

export { levelAgent } from './cube-blokus/agents/level-agent.js';
export {
  type MatchOptions,
  type MatchResult,
  playMatch,
  type SimulateOptions,
  type SimulationResult,
  simulate,
} from './cube-blokus/agents/match.js';
export {
  AGENT_NAMES,
  type AgentDescription,
  type AgentName,
} from './cube-blokus/agents/players.js';
export { type CubeBlokusAgent, randomAgent } from './cube-blokus/agents/random-agent.js';
export {
  bestMove,
  type RatedMove,
  type RatingOptions,
  rateMoves,
} from './cube-blokus/agents/rate-moves.js';
export { type GameReview, type ReviewOptions, reviewGame } from './cube-blokus/agents/review.js';
export { type SearchOptions, searchAgent } from './cube-blokus/agents/search-agent.js';
export { type Clocks, newClocks, type SpentTime, spendTime } from './cube-blokus/api/clock.js';
export { equalStates, hashState } from './cube-blokus/api/compare.js';
export { type CubeBlokusTypes, cubeBlokus } from './cube-blokus/api/cube-blokus.js';
export { applyAll } from './cube-blokus/api/events.js';
export { forfeit } from './cube-blokus/api/forfeit.js';
export type { GameState } from './cube-blokus/api/game-state.js';
export {
  buildPoints,
  inspect,
  type PlacedPiece,
  type PlayerView,
  piecesLeft,
  type StateView,
} from './cube-blokus/api/inspect.js';
export {
  checkLessonMove,
  type Lesson,
  type LessonResult,
  type LessonStep,
} from './cube-blokus/api/lesson-move.js';
export { LESSONS } from './cube-blokus/api/lessons.js';
export {
  applyMove,
  explainMove,
  isLegalMove,
  legalMoves,
  newGame,
  perft,
} from './cube-blokus/api/play.js';
export { stateSchema } from './cube-blokus/api/schema.js';
export { nextGame } from './cube-blokus/api/series.js';
export { cornerNeighbours, sideNeighbours, squareCorners } from './cube-blokus/api/squares.js';
export { type Standing, standings } from './cube-blokus/api/standings.js';
export {
  type DecodeResult,
  decodeState,
  encodeState,
  isStateValid,
  safeDecodeState,
  validateState,
} from './cube-blokus/api/text.js';
export { newTraining, nextTraining, type Training } from './cube-blokus/api/training.js';
export { DecodeError, IllegalForfeitError, IllegalMoveError } from './cube-blokus/codec/errors.js';
export type { Issue, IssueOf, IssuePart } from './cube-blokus/codec/issue.js';
export { ISSUE_CODES, type IssueCode } from './cube-blokus/codec/issue-codes.js';
export type {
  FaceParameters,
  IssueParameters,
  MalformedMove,
  MoveSquares,
  PieceParameters,
  PlayerParameters,
  SquaresParameters,
  TextParameters,
} from './cube-blokus/codec/issue-parameters.js';
export {
  type DecodeMoveResult,
  decodeMove,
  encodeMove,
  isMove,
  type MoveParts,
  pieceOf,
  safeDecodeMove,
} from './cube-blokus/codec/move.js';
export type { DecodeOptions, RulesOptions } from './cube-blokus/codec/read-state.js';
export { encoding } from './cube-blokus/learning/encoding.js';
export {
  type FailedMove,
  type ReadLogResult,
  readLog,
  writeLog,
} from './cube-blokus/record/log.js';
export {
  type CubeBlokusRecord,
  type CubeBlokusSession,
  type LoadSessionResult,
  loadSession,
  newSession,
  type ReadRecordResult,
  type ReplayResult,
  readRecord,
  replay,
  type SessionOptions,
  writeRecord,
} from './cube-blokus/record/record.js';
export { renderSvg, type SvgPictureOptions } from './cube-blokus/render/svg.js';
export { renderText, type TextPictureOptions } from './cube-blokus/render/text.js';
export { VIEWS, type View } from './cube-blokus/render/views.js';
export { type Point, SQUARES } from './cube-blokus/state/surface.js';
export {
  type Bonus,
  FACES,
  type Face,
  type Forfeit,
  LEVELS,
  type Level,
  type Move,
  PHASES,
  type Phase,
  PIECES,
  type Piece,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
  type Square,
} from './cube-blokus/state/vocabulary.js';
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
export type { LengthParameters, TypeParameters } from './text/parameters.js';
export type { NotTwoStrings } from './text/two-strings.js';
