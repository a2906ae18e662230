/**
 * Tsuro: rules, agents, records.
 *
 * @packageDocumentation
 */

export type { DecodeSettings, EncodedState } from './engine/game/game.js';
export type { Encoding, MoveNumbering, ObservationBlock } from './engine/learning/encoding.js';
export type { AbortSignalLike } from './engine/match/options.js';
export type { SvgOptions } from './engine/render/svg-page.js';
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
export { IllegalChanceError } from './text/errors.js';
export type {
  LengthParameters,
  NoParameters,
  PieceParameters,
  TypeParameters,
} from './text/parameters.js';
export type { NotTwoStrings } from './text/two-strings.js';
export type { TsuroAgent } from './tsuro/agents/agent.js';
export { greedyAgent } from './tsuro/agents/greedy-agent.js';
export { levelAgent } from './tsuro/agents/level-agent.js';
export { LEVELS, type Level } from './tsuro/agents/levels.js';
export {
  type MatchOptions,
  type MatchResult,
  playMatch,
  type SimulateOptions,
  type SimulationResult,
  simulate,
} from './tsuro/agents/match.js';
export {
  AGENT_NAMES,
  type AgentDescription,
  type AgentName,
} from './tsuro/agents/players.js';
export { randomAgent } from './tsuro/agents/random-agent.js';
export { referenceAgent, STRATEGIES, type Strategy } from './tsuro/agents/reference-agent.js';
export { type GameReview, type ReviewOptions, reviewGame } from './tsuro/agents/review.js';
export { rateRoom } from './tsuro/agents/room.js';
export { type SearchOptions, searchAgent } from './tsuro/agents/search-agent.js';
export { equalStates, hashState } from './tsuro/api/compare.js';
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
export { applyDeal, newGame, sampleDeal } from './tsuro/api/deals.js';
export { applyAll } from './tsuro/api/events.js';
export { forfeit } from './tsuro/api/forfeits.js';
export type { GameState } from './tsuro/api/game-state.js';
export {
  type AvatarView,
  inspect,
  type LeftView,
  type Observation,
  observe,
  type PlayerView,
  type StateView,
  type TileView,
} from './tsuro/api/inspect.js';
export {
  applyMove,
  explainMove,
  isLegalMove,
  legalMoves,
  perft,
} from './tsuro/api/play.js';
export { stateSchema } from './tsuro/api/schema.js';
export { type Standing, standings } from './tsuro/api/standings.js';
export {
  type DecodeResult,
  decodeState,
  encodeState,
  isStateValid,
  safeDecodeState,
  validateState,
} from './tsuro/api/text.js';
export { canonicalRotation, exitOf } from './tsuro/api/tiles.js';
export { type TsuroTypes, tsuro } from './tsuro/api/tsuro.js';
export { WALK_ENDS, type Walk, type WalkEnd, walks } from './tsuro/api/walks.js';
export {
  DecodeError,
  IllegalDealError,
  IllegalForfeitError,
  IllegalMoveError,
} from './tsuro/codec/errors.js';
export type { Issue, IssueOf, IssuePart } from './tsuro/codec/issue.js';
export { ISSUE_CODES, type IssueCode } from './tsuro/codec/issue-codes.js';
export type {
  FatalMove,
  IssueParameters,
  JsonExpected,
  LeadingZero,
  MalformedMove,
  MissingSection,
  PlayerParameters,
  SectionName,
  SectionParameters,
  SquareParameters,
  UnexpectedCharacter,
} from './tsuro/codec/issue-parameters.js';
export { COLOURS, type Colour } from './tsuro/codec/json.js';
export {
  type DecodeMoveResult,
  decodeMove,
  encodeMove,
  isMove,
  type MoveParts,
  type SetupParts,
  safeDecodeMove,
  type TurnParts,
} from './tsuro/codec/move.js';
export type { DecodeOptions, RulesOptions } from './tsuro/codec/read-state.js';
export { encoding } from './tsuro/learning/encoding.js';
export { type FailedMove, type ReadLogResult, readLog, writeLog } from './tsuro/record/log.js';
export {
  type LoadSessionResult,
  loadSession,
  newSession,
  type ReadRecordResult,
  type ReplayResult,
  readRecord,
  replay,
  type SessionOptions,
  type TsuroRecord,
  type TsuroSession,
  writeRecord,
} from './tsuro/record/record.js';
export { renderSvg, type SvgPictureOptions } from './tsuro/render/svg.js';
export { renderTileSvg, type SvgTileOptions } from './tsuro/render/svg-tile.js';
export { renderText, type TextPictureOptions } from './tsuro/render/text.js';
export { renderTileText, type TextTileOptions } from './tsuro/render/text-tile.js';
export { TILES } from './tsuro/state/tiles.js';
export {
  type Deal,
  type Forfeit,
  type Move,
  PHASES,
  type Phase,
  PLAYER_IDS,
  type Place,
  type PlayerId,
  PORTS,
  type Port,
  REASONS,
  type Reason,
  ROTATIONS,
  type Rotation,
  type Rules,
  type Square,
  type Wire,
} from './tsuro/state/vocabulary.js';
export type { Entrant } from './tsuro/tournament/entrants.js';
export { type Pairing, pairNeighbours } from './tsuro/tournament/pairing.js';
export type {
  TournamentForfeit,
  TournamentGame,
  TournamentResult,
} from './tsuro/tournament/result.js';
export {
  runTournament,
  type TournamentEvent,
  type TournamentListener,
  type TournamentOptions,
} from './tsuro/tournament/tournament.js';
