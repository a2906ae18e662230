/**
 * Records of any game: whole games as text, the grep-able log, sessions with undo and redo.
 *
 * @packageDocumentation
 */

export {
  type LoadSessionResult,
  loadSession,
  newSession,
  type SessionOptions,
} from './engine/record/new-session.js';
export { type ReadLogResult, readLog } from './engine/record/read-log.js';
export { type ReadRecordResult, readRecord } from './engine/record/read-record.js';
export type { GameRecord, GameResult, RecordComment } from './engine/record/record.js';
export {
  type AcceptedText,
  RECORD_ISSUE_CODES,
  type RecordIssue,
  type RecordIssueCode,
  type RefusedText,
} from './engine/record/record-issue.js';
export { type ReplayResult, replay } from './engine/record/replay.js';
export type { Session, Stop } from './engine/record/session.js';
export {
  type FailedAttempt,
  type FailedMove,
  type FailedText,
  writeLog,
} from './engine/record/write-log.js';
export { writeRecord } from './engine/record/write-record.js';
