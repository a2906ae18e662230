/**
 * What a game is, and what can be done with any: the interface for games of your own, with what they are made of.
 *
 * @packageDocumentation
 */
export type { GameConsole } from './engine/cli/console.js';
export {
  RULES_ISSUE_CODES,
  type RulesIssue,
  type RulesResult,
  safeDecodeRules,
  schemaOf,
} from './engine/game/decode.js';
export { applyAll } from './engine/game/events.js';
export type {
  ChanceEvents,
  ChanceOutcome,
  DecodedMove,
  DecodedState,
  DecodeOptions,
  EncodedState,
  EventOf,
  EventView,
  Forfeits,
  Game,
  GameTypes,
  LogActions,
  PastEvent,
  PlayerStanding,
  PlayLimit,
  Playout,
  TypesOf,
} from './engine/game/game.js';
export { equalShares, leaders } from './engine/game/playouts.js';
export {
  type NewGameOptions,
  oneOf,
  type RulesOptionsOf,
  type Setting,
  type Settings,
} from './engine/game/settings.js';
export type { StandingFields } from './engine/game/standings.js';
export {
  type ActionSpace,
  actionSpaceOf,
  type ObservationBlock,
  type Tensors,
} from './engine/game/tensors.js';
export type { Theme } from './engine/render/svg.js';
export { pick, type Rng } from './random/rng.js';
export { seededRng } from './random/seeds.js';
export {
  DecodeError,
  IllegalChanceError,
  IllegalEventError,
  IllegalForfeitError,
  IllegalMoveError,
  type Issue,
  issueAt,
} from './text/issue.js';
