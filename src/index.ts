/**
 * Azul: states, their text format, moves, scoring; agents, puzzles, pictures.
 *
 * @packageDocumentation
 */

export { AGENTS, LEVELS, type Level } from './azul/agents/agents.js';
export {
  type Endgame,
  type EndgameOptions,
  solveEndgame,
} from './azul/agents/endgame.js';
export { evaluateBoard } from './azul/agents/evaluate-board.js';
export { PARTS, type Part } from './azul/agents/explain-round.js';
export type { AzulSearchOptions } from './azul/agents/search-agent.js';
export { type AzulTypes, azulRules } from './azul/api/azul.js';
export { equalStates, type GameState, hashState } from './azul/api/game-state.js';
export {
  inspect,
  type PlayerView,
  type StateView,
} from './azul/api/inspect.js';
export {
  type DealView,
  type DraftView,
  type EventView,
  inspectEvent,
  type TilingView,
} from './azul/api/inspect-event.js';
export {
  applyMove,
  explainMove,
  isLegalMove,
  legalMoves,
  perft,
  playerToMove,
} from './azul/api/play.js';
export { rollout } from './azul/api/rollout.js';
export {
  applyChance,
  drawTile,
  explainChance,
  isChance,
  newGame,
  refillFactories,
  roundNumber,
  sampleChance,
} from './azul/api/rounds.js';
export {
  bonusPoints,
  type FloorSettlement,
  floorPenalty,
  placementScore,
  type Standing,
  settleFloors,
  standings,
} from './azul/api/score.js';
export {
  decodeState,
  encodeState,
  isPlayersWellFormed,
  isSharedWellFormed,
  isStateValid,
  safeDecodeState,
  validateState,
} from './azul/api/text.js';
export {
  COLOURS,
  COLUMNS,
  MOSAICS,
  PHASES,
  PLAYER_IDS,
  ROWS,
  SOURCES,
  TARGETS,
  TILING_ORDERS,
} from './azul/api/vocabulary.js';
export { azul } from './azul/azul.js';
export { tensors } from './azul/learning/tensors.js';
export { PUZZLES, type Puzzle } from './azul/puzzles/puzzles.js';
export { readHumanMove, writeHumanMove } from './azul/record/human-notation.js';
export { narrateEvent } from './azul/record/narration.js';
export { renderSvg, type SvgPictureOptions } from './azul/render/svg.js';
export { renderText, type TextPictureOptions } from './azul/render/text.js';
export type { AzulIssue, IssueParameters } from './codec/issues.js';
export {
  type DraftParts,
  decodeMove,
  encodeMove,
  isMove,
  type MoveParts,
  safeDecodeMove,
  type TilingParts,
} from './codec/move.js';
export { ISSUE_CODES } from './codec/state-wording.js';
export { seededRng } from './random/seeds.js';
export type { BonusPoints } from './scoring/bonus.js';
export type {
  Colour,
  Column,
  Deal,
  DraftMove,
  Move,
  Phase,
  PlayerId,
  Row,
  Rules,
  Source,
  Target,
  TilingMove,
} from './state/vocabulary.js';
export { DecodeError, IllegalChanceError, IllegalMoveError } from './text/issue.js';
