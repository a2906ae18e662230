/**
 * Records of games: whole games as text, the grep-able log, and moves as people type them.
 *
 * @packageDocumentation
 */
export type { AzulRecord, AzulTypes } from './record/azul-record.js';
export type { GameRecord, GameResult, RecordTypes } from './record/game-record.js';
export {
  type ReadHumanMoveResult,
  readHumanMove,
  writeHumanMove,
} from './record/human-notation.js';
export { type FailedMove, type ReadLogResult, readLog, writeLog } from './record/log.js';
export {
  type ReadRecordResult,
  type ReplayResult,
  readRecord,
  replay,
  writeRecord,
} from './record/record.js';
export type { RecordIssue, RecordIssueCode, RefusedText } from './record/record-issue.js';
