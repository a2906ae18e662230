/** The record of a game as a file: the events that count, and who plays the next ones. */
import type { GameTypes } from 'azulejo/game';
import { loadSession, type Session } from 'azulejo/record';
import type { GameInWords } from './ending.js';
import { countedLine, type Match } from './match.js';
import { knownSeat, type Seat } from './seats.js';

/** Longest record that is read. */
export const LONGEST_RECORD = 500_000;

/** The result of reading a record. */
type LoadedRecord =
  | {
      readonly ok: true;
      readonly line: Session<GameTypes>;
      readonly seats: readonly Seat[];
      /** Whether the beginning of a line was left out, as the text ends within it. */
      readonly isTorn: boolean;
    }
  | { readonly ok: false; readonly reason: string };

/** How the result of a file begins that says who plays: records have no place for it. */
const SEATS = 'seats: ';

/** Write the record of a game as a file. */
export function writeRecordFile(match: Match): string {
  const line = countedLine(match);
  if (line.record.result !== undefined) return line.save();
  return line.end({ kind: 'unfinished', reason: `${SEATS}${match.seats.join(', ')}` }).save();
}

/** Read a record and check all of its events. */
export function readRecordFile({ game, words }: GameInWords, text: string): LoadedRecord {
  if (text.length > LONGEST_RECORD) return { ok: false, reason: words.faults.textTooLong };
  const loaded = loadSession(game.rules, withSeed(text));
  if (!loaded.ok) {
    const [issue] = loaded.issues;
    const { inRecord, noRecord } = words.faults;
    return { ok: false, reason: issue === undefined ? noRecord : inRecord(issue) };
  }
  const { session } = loaded;
  const { result } = session.record;
  const reason = result?.kind === 'unfinished' ? result.reason : '';
  const seats = reason.startsWith(SEATS) ? reason.slice(SEATS.length).split(', ') : [];
  // A forfeit has ended the game; what is unfinished continues.
  const line = result?.kind === 'forfeit' ? session : session.fork();
  const isTorn = loaded.warnings.some(({ code }) => code === 'record.cut-off');
  return { ok: true, line, seats: seats.map((seat) => knownSeat(game, seat)), isTorn };
}

/** Add a seed to a record that has none: later chance events are drawn by it. */
function withSeed(text: string): string {
  return /^seed /m.test(text) ? text : text.replace(/^start /m, 'seed 1\nstart ');
}

/** Return the name of the game that a record names, in a whole line. */
export function gameOfRecord(text: string): string | undefined {
  return /^game (\S+)\r?\n/m.exec(text)?.[1];
}
