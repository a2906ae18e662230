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
} from './engine/game/check-rules.js';
export { applyAll } from './engine/game/events.js';
export type {
  ChanceEvents,
  ChanceOutcome,
  DecodedMove,
  DecodedState,
  DecodeOptions,
  EncodedState,
  EventOf,
  Forfeits,
  Game,
  GameTypes,
  LogActions,
  PlayerStanding,
  PlayLimit,
  Playout,
} from './engine/game/game.js';
export type { NewGameOptions } from './engine/game/new-game.js';
export { schemaOf } from './engine/game/schema.js';
export { oneOf, type RulesOptionsOf, type Setting, type Settings } from './engine/game/settings.js';
export { equalShares, leaders } from './engine/game/shares.js';
export type { StandingFields } from './engine/game/standings.js';
export {
  type ActionSpace,
  actionSpaceOf,
  type ObservationBlock,
  type Tensors,
} from './engine/game/tensors.js';
export type { Theme } from './engine/render/svg-theme.js';
export { pick } from './random/pick.js';
export type { Rng } from './random/rng.js';
export { seededRng } from './random/seeded-rng.js';
export {
  DecodeError,
  IllegalChanceError,
  IllegalEventError,
  IllegalForfeitError,
  IllegalMoveError,
} from './text/errors.js';
export { type Issue, issueAt } from './text/issue.js';
