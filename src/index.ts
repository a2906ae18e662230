/**
 * The rules of Azul: states, their text format, moves and scoring.
 *
 * @packageDocumentation
 */
export type { Rng } from './chance/rng.js';
export { seededRng } from './chance/seeded-rng.js';
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
export { equalStates, hashState } from './game/compare.js';
export type { GameState } from './game/game-state.js';
export {
  type ColourCounts,
  inspect,
  type PlayerView,
  type StateView,
  type StorageLine,
  type TilesAndToken,
} from './game/inspect.js';
export { applyMove, explainMove, isLegalMove, legalMoves, perft } from './game/play.js';
export {
  applyAll,
  drawTile,
  newGame,
  nextRound,
  refillFactories,
  sampleDeal,
} from './game/rounds.js';
export { stateSchema } from './game/schema.js';
export {
  bonusPoints,
  floorPenalty,
  placementScore,
  type Standing,
  standings,
} from './game/score.js';
export {
  type DecodeResult,
  decodeState,
  encodeState,
  isPlayersWellFormed,
  isSharedWellFormed,
  isStateValid,
  safeDecodeState,
  validateState,
} from './game/text.js';
export { DecodeError, IllegalDealError, IllegalMoveError } from './issues/errors.js';
export type { Issue, IssueCode, IssuePart } from './issues/issue.js';
export type { BonusPoints } from './scoring/bonus.js';
export {
  COLOURS,
  COLUMNS,
  type Colour,
  type Column,
  type Deal,
  type DraftMove,
  type EncodedState,
  type FactoryDigit,
  MOSAICS,
  type Move,
  PHASES,
  type Phase,
  PLAYER_IDS,
  type PlayerId,
  ROWS,
  type Row,
  type Rules,
  SOURCES,
  type Source,
  TARGETS,
  type Target,
  TILING_ORDERS,
  type TilingMove,
} from './state/vocabulary.js';
