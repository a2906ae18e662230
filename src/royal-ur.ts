/**
 * The Royal Game of Ur: rules, agents, records.
 *
 * @packageDocumentation
 */

export { seededRng } from './random/seeds.js';
export {
  AGENTS,
  LEVELS,
  type Level,
  tableAgent,
} from './royal-ur/agents/agents.js';
export {
  type ExpectiminimaxOptions,
  evaluateProgress,
  evaluateTokens,
  expectiminimax,
  type MoveValue,
} from './royal-ur/agents/expectiminimax.js';
export {
  applyChance,
  type Dice,
  explainChance,
  isChance,
  newGame,
  sampleChance,
  sampleDice,
} from './royal-ur/api/chance.js';
export { type RoyalUrTypes, royalUrRules } from './royal-ur/api/game.js';
export type { GameState } from './royal-ur/api/game-state.js';
export {
  type EventView,
  inspect,
  inspectEvent,
  type PlayerView,
  type Standing,
  type StateView,
  standings,
} from './royal-ur/api/inspect.js';
export {
  applyMove,
  explainMove,
  isLegalMove,
  legalMoves,
  perft,
  playerToMove,
} from './royal-ur/api/play.js';
export { writeRgn } from './royal-ur/api/rgn.js';
export { tensors } from './royal-ur/api/tensors.js';
export {
  decodeState,
  encodeState,
  equalStates,
  hashState,
  isStateValid,
  safeDecodeState,
  validateState,
} from './royal-ur/api/text.js';
export type { IssueParameters, RoyalUrIssue } from './royal-ur/codec/issues.js';
export {
  decodeMove,
  encodeMove,
  isMove,
  type MoveParts,
  safeDecodeMove,
} from './royal-ur/codec/notation.js';
export { ISSUE_CODES } from './royal-ur/codec/wording.js';
export { loadCompactTable } from './royal-ur/evaluation/compact-table.js';
export { renderSvg, type SvgPictureOptions } from './royal-ur/render/svg.js';
export { renderText, type TextPictureOptions } from './royal-ur/render/text.js';
export { royalUr } from './royal-ur/royal-ur.js';
export { type SolveOptions, solve } from './royal-ur/solve/solve.js';
export type { MoveWinShare, Table } from './royal-ur/solve/table.js';
export {
  type ByteSource,
  readTable,
  TableError,
  type TableErrorCode,
} from './royal-ur/solve/table-file.js';
export { PATHS, type PathPlace } from './royal-ur/state/position.js';
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
export { DecodeError, IllegalChanceError, IllegalMoveError } from './text/issue.js';
