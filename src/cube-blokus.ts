/**
 * Cube Blokus: rules, agents, records.
 *
 * @packageDocumentation
 */

export { AGENTS } from './cube-blokus/agents/agents.js';
export {
  bestMove,
  type RatedMove,
  type RatingOptions,
  rateMoves,
} from './cube-blokus/agents/rate-moves.js';
export { type CubeBlokusTypes, cubeBlokusRules } from './cube-blokus/api/cube-blokus.js';
export { equalStates, type GameState, hashState } from './cube-blokus/api/game-state.js';
export {
  buildPoints,
  inspect,
  type PlacedPiece,
  type PlayerView,
  piecesLeft,
  type Standing,
  type StateView,
  standings,
} from './cube-blokus/api/inspect.js';
export {
  applyMove,
  type EventView,
  explainMove,
  forfeit,
  inspectEvent,
  isLegalMove,
  legalMoves,
  newGame,
  perft,
  playerToMove,
} from './cube-blokus/api/play.js';
export {
  decodeState,
  encodeState,
  isStateValid,
  safeDecodeState,
  validateState,
} from './cube-blokus/api/text.js';
export type { CubeBlokusIssue, IssueParameters } from './cube-blokus/codec/issues.js';
export {
  decodeMove,
  encodeMove,
  isMove,
  type MoveParts,
  pieceOf,
  safeDecodeMove,
} from './cube-blokus/codec/moves.js';
export { ISSUE_CODES } from './cube-blokus/codec/wording.js';
export { cubeBlokus } from './cube-blokus/cube-blokus.js';
export { tensors } from './cube-blokus/learning/tensors.js';
export {
  checkLessonMove,
  LESSONS,
  type Lesson,
  type LessonResult,
} from './cube-blokus/play/lessons.js';
export {
  type Clocks,
  newClocks,
  newTraining,
  nextGame,
  nextTraining,
  spendTime,
  type Training,
} from './cube-blokus/play/series.js';
export { renderSvg, type SvgPictureOptions } from './cube-blokus/render/svg.js';
export { VIEWS, type View } from './cube-blokus/render/svg-faces.js';
export { renderText, type TextPictureOptions } from './cube-blokus/render/text.js';
export {
  cornerNeighbours,
  SQUARES,
  sideNeighbours,
  squareCorners,
} from './cube-blokus/state/surface.js';
export {
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
export { seededRng } from './random/seeds.js';
export { DecodeError, IllegalForfeitError, IllegalMoveError } from './text/issue.js';
