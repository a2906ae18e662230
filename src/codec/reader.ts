/** The reader that goes through one of the two strings, or a deal, and the sections that a string consists of. */
import type { Cells } from '../state/cells.js';
import {
  findNext,
  pieceAt,
  reportFault,
  reportOddity,
  type Reader as TextReader,
} from '../text/reader.js';
import type { OfSection, Path } from './issues.js';
import type { StateIssues } from './state-wording.js';

/**
 * One pass over a text. It writes what it reads into cells, and continues after a fault.
 *
 * @typeParam Issues - the parameters of what it can report, by code
 */
export interface Reader<Issues = StateIssues> extends TextReader<Issues> {
  readonly cells: Cells;
}

/** Character codes that values are counted from. */
export const DIGIT = 48;
export const TILE = 97;

/** Read the value of a digit, or of a tile's letter; negative if it is none below a limit. */
export function valueAt(text: string, index: number, first: number, limit: number): number {
  const value = text.charCodeAt(index) - first;
  return value < limit ? value : -1;
}

/** Report what has no meaning up to a place, and continue there. */
export function skipTo<Issues, Code extends keyof Issues & string>(
  reader: Reader<Issues>,
  end: number,
  code: Code,
  path: Path,
  parameters: Issues[Code],
): void {
  reportFault(reader, reader.index, code, path, parameters);
  reader.index = end;
}

/** One kind of section. */
interface Section {
  readonly name: OfSection['section'];
  /** Where in the state its content is. */
  readonly path: Path;
  /** Read the text after the letter, up to an index. */
  readonly read: (reader: Reader, end: number, path: Path, board: number) => void;
}

/** Sections that belong together, in their order. */
export interface Sections {
  readonly list: readonly Section[];
  /** The letters that begin each, and then those that begin what follows. */
  readonly letters: string;
  /** Where in the state they all are. */
  readonly path: Path;
  /** The first cell of the board that they are of; 0 for what all share. */
  readonly board: number;
}

/** Read sections up to a place: each once, in their order. */
export function readSections(reader: Reader, end: number, sections: Sections): void {
  const { part, text } = reader;
  const { list, letters, board } = sections;
  let seen = 0;
  while (reader.index < end) {
    const start = reader.index;
    const next = findNext(text, start + 1, letters);
    const place = letters.indexOf(text.charAt(start));
    const section = list[place];
    if (section === undefined) {
      const found = pieceAt(reader, next);
      const parameters = { ...found, expected: 'sections', letters: lettersOf(sections) } as const;
      skipTo(reader, next, `${part}.unexpected-character`, sections.path, parameters);
      continue;
    }
    const { name, path } = section;
    if ((seen >> place) & 1) {
      skipTo(reader, next, `${part}.section-repeated`, path, { section: name });
      continue;
    }
    if (seen >> place !== 0) {
      const parameters = { section: name, letters: lettersOf(sections) };
      reportOddity(reader, start, `${part}.sections-unsorted`, path, parameters);
    }
    seen |= 1 << place;
    reader.index++;
    section.read(reader, next, path, board);
  }
  if (seen !== (1 << list.length) - 1) reportMissing(reader, end, sections, seen);
}

function lettersOf({ list, letters }: Sections): string[] {
  return [...letters.slice(0, list.length)];
}

function reportMissing(
  reader: Reader,
  end: number,
  { list, letters }: Sections,
  seen: number,
): void {
  list.forEach(({ name, path }, place) => {
    if ((seen >> place) & 1) return;
    const parameters = { section: name, letter: letters.charAt(place) };
    reportFault(reader, end, `${reader.part}.section-missing`, path, parameters);
  });
}
