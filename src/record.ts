/**
 * Records of games: whole games as text, the grep-able log, and moves as people type them.
 *
 * @packageDocumentation
 */
export type { AzulTypes } from './azul/api/azul.js';
export {
  type ReadHumanMoveResult,
  readHumanMove,
  writeHumanMove,
} from './azul/record/human-notation.js';
export { type FailedMove, type ReadLogResult, readLog, writeLog } from './azul/record/log.js';
export {
  type AzulRecord,
  type ReadRecordResult,
  type ReplayResult,
  readRecord,
  replay,
  writeRecord,
} from './azul/record/record.js';
export type { GameRecord, GameResult } from './engine/record/record.js';
export type { RecordIssue, RecordIssueCode, RefusedText } from './engine/record/record-issue.js';
