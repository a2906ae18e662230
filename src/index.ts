/**
 * The rules of Azul: states, their text format, moves and scoring.
 *
 * @packageDocumentation
 */

export { equalStates, hashState } from './azul/api/compare.js';
export { applyAll } from './azul/api/events.js';
export type { GameState } from './azul/api/game-state.js';
export {
  type ColourCounts,
  inspect,
  type PlayerView,
  type StateView,
  type StorageLine,
  type TilesAndToken,
} from './azul/api/inspect.js';
export {
  type DealView,
  type DraftView,
  type EventView,
  inspectEvent,
  type PlayerBonus,
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
export { roundNumber } from './azul/api/round-number.js';
export {
  drawTile,
  explainDeal,
  isDeal,
  newGame,
  nextRound,
  refillFactories,
  sampleDeal,
} from './azul/api/rounds.js';
export { type DecodeRulesResult, safeDecodeRules } from './azul/api/rules.js';
export { stateSchema, stateSchemaFor } from './azul/api/schema.js';
export {
  bonusPoints,
  floorPenalty,
  leaders,
  placementScore,
  type Standing,
  standings,
} from './azul/api/score.js';
export { type FloorSettlement, settleFloors } from './azul/api/settlement.js';
export {
  type DecodeResult,
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
export { DecodeError, IllegalDealError, IllegalMoveError } from './codec/errors.js';
export type { Issue, IssueOf, IssuePart } from './codec/issue.js';
export { ISSUE_CODES, type IssueCode } from './codec/issue-codes.js';
export type {
  CellParameters,
  ColourParameters,
  FactoryParameters,
  ImpossibleDeal,
  IssueParameters,
  LateSection,
  MalformedMove,
  MissingSection,
  MoveKind,
  NotTwoStrings,
  PlayerParameters,
  RowParameters,
  SectionName,
  SectionParameters,
  TooMany,
  UnexpectedCharacter,
} from './codec/issue-parameters.js';
export {
  type DecodeMoveResult,
  type DraftParts,
  decodeMove,
  encodeMove,
  isMove,
  type MoveParts,
  safeDecodeMove,
  type TilingParts,
} from './codec/move.js';
export type { DecodeOptions } from './codec/read-state.js';
export {
  RULES_ISSUE_CODES,
  type RulesIssue,
  type RulesIssueCode,
  type RulesResult,
} from './engine/game/check-rules.js';
export type { Rng } from './random/rng.js';
export { seededRng } from './random/seeded-rng.js';
export type { BonusPoints } from './scoring/bonus.js';
export type { RulesOptions } from './state/rules.js';
export type {
  Colour,
  Column,
  Deal,
  DraftMove,
  EncodedState,
  FactoryDigit,
  Move,
  Phase,
  PlayerId,
  Row,
  Rules,
  Source,
  Target,
  TilingMove,
} from './state/vocabulary.js';
export type { ShownValue, ValueType } from './text/message.js';
export type {
  LengthParameters,
  NoParameters,
  PieceParameters,
  TypeParameters,
} from './text/parameters.js';
