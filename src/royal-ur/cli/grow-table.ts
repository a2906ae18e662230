/** Writing the table of a solved game into a file, part by part. */

import { FileError } from '../../engine/cli/files/file-access.js';
import type { GrowingFile, OpenFile } from '../../engine/cli/files/growing-file.js';
import type { AbortSignalLike } from '../../engine/match/options.js';
import { writeQuoted } from '../../text/parsed.js';
import type { Numbering } from '../solve/numbering.js';
import { type SolveProgress, solveParts } from '../solve/solve.js';
import {
  bytesOfWords,
  checksumOf,
  headerWords,
  numberInFile,
  readHeader,
  readPart,
  TableError,
} from '../solve/table-file.js';
import { type Rules, settingsOf } from '../state/vocabulary.js';

/** Error of each chance before it is rounded, at most: less than the rounding, 3e-8. */
const TOLERANCE = 1e-8;

const BYTES_OF_WORD = 4;

/** What is written, and who is told. */
export interface GrowOptions {
  readonly rules: Rules;
  /** Whether another file may be replaced. */
  readonly force: boolean;
  readonly signal?: AbortSignalLike | undefined;
  readonly onProgress?: ((progress: SolveProgress) => void) | undefined;
}

/** What was written. */
export interface GrownTable {
  /** Number of parts, and of those that were there already. */
  readonly parts: number;
  readonly kept: number;
  readonly positions: number;
  readonly bytes: number;
}

/**
 * Check that a file has the table that is asked for, whole or not.
 *
 * @throws FileError if it has not
 */
function refuseOther(path: string, found: OpenFile, settings: number): void {
  const refuse = (why: string) => {
    throw new FileError(`${writeQuoted(path)} already exists, ${why}. Option --force replaces it.`);
  };
  try {
    const header = readHeader(found);
    if (header.settings !== settings) refuse('with other rules');
    if (header.tolerance !== Math.fround(TOLERANCE)) refuse('with another tolerance');
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    refuse('and has no table');
  }
}

/** Copy the whole parts of a file, up to the first that is not there or damaged; return how many there are. */
function copyParts(found: OpenFile, { parts }: Numbering, words: Uint32Array): number {
  const first = parts.findIndex((part) => {
    const read = readPart(found, part);
    if (read !== undefined) words.set(read, part.start);
    return read === undefined;
  });
  return first < 0 ? parts.length : first;
}

/**
 * Write a table into a file; parts that are there already are kept.
 *
 * @throws FileError if the file has something else, or cannot be written; the signal's reason if
 * it is aborted
 */
export async function growTable(
  path: string,
  file: GrowingFile,
  { rules, force, signal, onProgress }: GrowOptions,
): Promise<GrownTable> {
  const settings = settingsOf(rules);
  const numbering = numberInFile(rules.tokens);
  const { parts, length, positions } = numbering;
  const words = new Uint32Array(length);
  const header = headerWords({ settings, tolerance: TOLERANCE }, length);
  const found = file.open();
  if (found !== undefined && !force) refuseOther(path, found, settings);
  let kept = 0;
  if (found === undefined || force) file.begin(bytesOfWords(header));
  else {
    kept = copyParts(found, numbering, words);
    const last = parts[kept - 1];
    file.resume(BYTES_OF_WORD * (last === undefined ? header.length : last.start + last.size + 1));
  }
  await solveParts({
    numbering,
    settings,
    chances: new Float32Array(words.buffer),
    first: kept,
    tolerance: TOLERANCE,
    signal,
    onProgress,
    onPart: ({ start, size }) => {
      words[start + size] = checksumOf(words.subarray(start, start + size));
      file.append(bytesOfWords(words.subarray(start, start + size + 1)));
    },
  });
  return { parts: parts.length, kept, positions, bytes: BYTES_OF_WORD * length };
}
