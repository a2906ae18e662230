/**
 * The Royal Game of Ur: rules, agents, records.
 *
 * @packageDocumentation
 */

export { seededRng } from './random/seeded-rng.js';
export { AGENTS } from './royal-ur/agents/agents.js';
export {
  type ExpectiminimaxOptions,
  expectiminimax,
  type MoveValue,
} from './royal-ur/agents/expectiminimax.js';
export { LEVELS, type Level } from './royal-ur/agents/levels.js';
export type { HardAgentOptions } from './royal-ur/agents/program-agents.js';
export { type Rate, ratePosition, rateProgress } from './royal-ur/agents/rate.js';
export { tableAgent } from './royal-ur/agents/table-agent.js';
export { equalStates, hashState } from './royal-ur/api/compare.js';
export type { GameState } from './royal-ur/api/game-state.js';
export { inspect, type PlayerView, type StateView } from './royal-ur/api/inspect.js';
export { type EventView, inspectEvent } from './royal-ur/api/inspect-event.js';
export {
  applyMove,
  explainMove,
  isLegalMove,
  legalMoves,
  perft,
  playerToMove,
} from './royal-ur/api/play.js';
export {
  applyChance,
  type Dice,
  explainChance,
  isChance,
  newGame,
  sampleChance,
  sampleDice,
} from './royal-ur/api/rolls.js';
export { type RoyalUrTypes, royalUrRules } from './royal-ur/api/royal-ur.js';
export { type Standing, standings } from './royal-ur/api/standings.js';
export {
  decodeState,
  encodeState,
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
} from './royal-ur/codec/moves.js';
export { ISSUE_CODES } from './royal-ur/codec/wording.js';
export { tensors } from './royal-ur/learning/tensors.js';
export { writeRgn } from './royal-ur/record/rgn.js';
export { renderSvg, type SvgPictureOptions } from './royal-ur/render/svg.js';
export { renderText, type TextPictureOptions } from './royal-ur/render/text.js';
export { royalUr } from './royal-ur/royal-ur.js';
export {
  type SolveOptions,
  solve,
} from './royal-ur/solve/solve.js';
export type { MoveChance, Table } from './royal-ur/solve/table.js';
export { PATHS } from './royal-ur/state/path.js';
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
export { DecodeError, IllegalChanceError, IllegalMoveError } from './text/errors.js';
