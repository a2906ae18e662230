/**
 * Records of games: whole games as text, the grep-able log, and moves as people type them.
 *
 * @packageDocumentation
 */
export type { AzulRecord, AzulTypes } from './azul/record/azul-record.js';
export type { GameRecord, GameResult, RecordTypes } from './azul/record/game-record.js';
export {
  type ReadHumanMoveResult,
  readHumanMove,
  writeHumanMove,
} from './azul/record/human-notation.js';
export { type FailedMove, type ReadLogResult, readLog, writeLog } from './azul/record/log.js';
export {
  type ReadRecordResult,
  type ReplayResult,
  readRecord,
  replay,
  writeRecord,
} from './azul/record/record.js';
export type { RecordIssue, RecordIssueCode, RefusedText } from './azul/record/record-issue.js';
