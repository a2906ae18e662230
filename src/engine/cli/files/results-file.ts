/** Files of the results of a tournament, which is continued from them. */

import { plainText } from '../../../text/lines.js';
import { shorten } from '../../../text/message.js';
import { writeQuoted } from '../../../text/parsed.js';
import {
  differenceFrom,
  type Heading,
  type Pairing,
  type PairResult,
  readResults,
  writePair,
} from '../../simulate/pair-results.js';
import { FileError, TOO_LONG } from './file-access.js';
import type { SavedFile } from './saved-file.js';

/** Bytes of the longest file of results that is continued: more than five million pairs. */
export const LONGEST_RESULTS = 2 ** 28;

/** A file of results, with what is in it. */
export interface Results {
  readonly earlier: readonly PairResult[];
  append(number: number, result: PairResult): void;
  close(): void;
}

/** Longest difference that is shown, in characters. */
const LONGEST_DIFFERENCE = 400;

/** Make the error of a file that holds something else. */
function otherTournament({ path }: SavedFile, difference: string): FileError {
  const sentence = `${writeQuoted(path)} already exists, and contains no results of this tournament.`;
  return new FileError(`${sentence} ${shorten(difference, LONGEST_DIFFERENCE)}`.trimEnd());
}

/** Make the error of a file that has an invalid line. */
function invalidLine({ path }: SavedFile, line: number): FileError {
  const expected = `the result of pair ${line - 2}`;
  return new FileError(
    `${writeQuoted(path)}, line ${line}: found something else, expected ${expected}.`,
  );
}

export function textIn(file: SavedFile): string {
  const bytes = file.read();
  // A file that was cut off within a character ends with some of its bytes: they are left out.
  if (bytes !== TOO_LONG) return plainText(new TextDecoder().decode(bytes, { stream: true }));
  const path = writeQuoted(file.path);
  throw new FileError(`${path} is too long: expected at most ${LONGEST_RESULTS} bytes of results.`);
}

export function continueResults(
  file: SavedFile,
  text: string,
  heading: Heading,
  pairings: readonly Pairing[],
): Results {
  const soFar = readResults(text, heading, pairings);
  if ('invalidLine' in soFar) {
    if (soFar.invalidLine > 1) throw invalidLine(file, soFar.invalidLine);
    throw otherTournament(file, differenceFrom(heading, text));
  }
  file.prepare(soFar.text)();
  return {
    earlier: soFar.results,
    append: (number, result) => file.append([writePair(number, result)]),
    close: () => file.close(),
  };
}
