/**
 * Records of games: whole games as text, the grep-able log, sessions with undo and redo, moves as
 * people type them, and events in sentences.
 *
 * @packageDocumentation
 */
export type { AzulTypes } from './azul/api/azul.js';
export {
  type ReadHumanMoveResult,
  readHumanMove,
  writeHumanMove,
} from './azul/record/human-notation.js';
export {
  type FailedAttempt,
  type FailedMove,
  type ReadLogResult,
  readLog,
  writeLog,
} from './azul/record/log.js';
export { type NarrationOptions, narrateEvent } from './azul/record/narration.js';
export {
  type AzulRecord,
  type ReadRecordResult,
  type ReplayResult,
  readRecord,
  replay,
  writeRecord,
} from './azul/record/record.js';
export {
  type AzulSession,
  type LoadSessionResult,
  loadSession,
  newSession,
  type SessionOptions,
} from './azul/record/session.js';
export type { EncodedState } from './engine/game/game.js';
export type { ReadLogResult as ReadLogResultOf } from './engine/record/read-log.js';
export type { ReadRecordResult as ReadRecordResultOf } from './engine/record/read-record.js';
export type { GameRecord, GameResult, RecordComment } from './engine/record/record.js';
export {
  RECORD_ISSUE_CODES,
  type RecordIssue,
  type RecordIssueCode,
  type RefusedText,
} from './engine/record/record-issue.js';
export type { ReplayResult as ReplayResultOf } from './engine/record/replay.js';
export type {
  FailedAttempt as FailedAttemptOf,
  FailedMove as FailedMoveOf,
  FailedText,
} from './engine/record/write-log.js';
export type {
  LoadSessionResult as LoadSessionResultOf,
  SessionOptions as SessionOptionsOf,
} from './engine/session/new-session.js';
export type { Session, Stop } from './engine/session/session.js';
