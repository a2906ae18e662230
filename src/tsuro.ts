/**
 * Tsuro: rules, agents, records.
 *
 * @packageDocumentation
 */

export { seededRng } from './random/seeds.js';
export {
  DecodeError,
  IllegalChanceError,
  IllegalForfeitError,
  IllegalMoveError,
} from './text/issue.js';
export { AGENTS, LEVELS, type Level } from './tsuro/agents/agents.js';
export { evaluateRoom } from './tsuro/agents/room.js';
export {
  type Cs4500Action,
  type Cs4500ActionResult,
  type Cs4500Element,
  type Cs4500Options,
  type Cs4500Tile,
  readCs4500Action,
  readCs4500Board,
  writeCs4500Action,
  writeCs4500Board,
} from './tsuro/api/cs4500.js';
export { applyChance, explainChance, isChance, newGame, sampleChance } from './tsuro/api/deals.js';
export type { GameState } from './tsuro/api/game-state.js';
export {
  type AvatarView,
  inspect,
  type LeftView,
  type Observation,
  type PlayerView,
  type Standing,
  type StateView,
  standings,
  type TileView,
  viewFor,
} from './tsuro/api/inspect.js';
export { type EventView, inspectEvent } from './tsuro/api/inspect-event.js';
export {
  applyMove,
  explainMove,
  forfeit,
  isLegalMove,
  legalMoves,
  perft,
  playerToMove,
} from './tsuro/api/play.js';
export {
  decodeState,
  encodeState,
  equalStates,
  hashState,
  isStateValid,
  safeDecodeState,
  validateState,
} from './tsuro/api/text.js';
export { type TsuroTypes, tsuroRules } from './tsuro/api/tsuro.js';
export { canonicalRotation, exitOf, WALK_ENDS, type Walk, walks } from './tsuro/api/wires.js';
export type { IssueParameters, TsuroIssue } from './tsuro/codec/issues.js';
export { COLOURS, type Colour } from './tsuro/codec/json.js';
export {
  decodeMove,
  encodeMove,
  isMove,
  type MoveParts,
  type SetupParts,
  safeDecodeMove,
  type TurnParts,
} from './tsuro/codec/moves.js';
export { ISSUE_CODES } from './tsuro/codec/wording.js';
export { tensors } from './tsuro/learning/tensors.js';
export { renderSvg, type SvgPictureOptions } from './tsuro/render/svg.js';
export { renderTileSvg, type SvgTileOptions } from './tsuro/render/svg-pieces.js';
export { renderText, type TextPictureOptions } from './tsuro/render/text.js';
export { renderTileText } from './tsuro/render/text-tile.js';
export { TILES } from './tsuro/state/tiles.js';
export {
  type Deal,
  ELIMINATION_REASONS,
  type EliminationReason,
  type Forfeit,
  type Move,
  PHASES,
  type Phase,
  PLAYER_IDS,
  type Place,
  type PlayerId,
  PORTS,
  type Port,
  ROTATIONS,
  type Rotation,
  type Rules,
  type Square,
} from './tsuro/state/vocabulary.js';
export {
  type Entrant,
  type Pairing,
  pairNeighbours,
  type TournamentEvent,
  type TournamentForfeit,
  type TournamentGame,
  type TournamentResult,
} from './tsuro/tournament/games.js';
export {
  runTournament,
  type TournamentOptions,
} from './tsuro/tournament/tournament.js';
export { tsuro } from './tsuro/tsuro.js';
