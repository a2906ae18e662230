/**
 * The rules of the game written a second time, slowly and plainly, from rules.md and format.md
 * alone, for tests to compare with. It shares no code with the library.
 */

export type { Encoded } from './grammar.js';
export { allNotations } from './grammar.js';
export { oracleApply } from './play.js';
export { oracleDealPossible, oracleNextRound } from './round.js';
export type { OracleRules, Phase, Refusal } from './rules.js';
export { oracleLegalMoves, oraclePhase, oracleRefusal } from './rules.js';
export type { Area } from './validity.js';
export { oracleViolations } from './validity.js';
export { oraclePlayersWellFormed, oracleSharedWellFormed } from './well-formed.js';
