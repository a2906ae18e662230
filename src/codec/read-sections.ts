/**
 * Reading the sections that a string consists of, each of which begins with its letter.
 *
 * @packageDocumentation
 */
import { reportFault, reportOddity } from '../text/reader.js';
import type { AzulIssue } from './issue.js';
import type { SectionName } from './issue-parameters.js';
import { findEnd, type Reader, skipUnexpected } from './reader.js';

/** One kind of section. */
export interface Section {
  readonly letter: string;
  readonly name: SectionName;
  /** Where in the state its content is. */
  readonly path: AzulIssue['path'];
  /** Read the text after the letter, up to an index. */
  readonly read: (reader: Reader, end: number, path: AzulIssue['path']) => void;
}

/** Sections that belong together, in their order. */
export interface Sections {
  readonly list: readonly Section[];
  /** The letters that begin a section, here or further on. */
  readonly letters: string;
  /** Where in the state they all are. */
  readonly path: AzulIssue['path'];
}

/** Read sections up to a place: each once, in their order. */
export function readSections(reader: Reader, end: number, sections: Sections): void {
  let seen = 0;
  while (reader.index < end) {
    const start = reader.index;
    const sectionEnd = findEnd(reader.text, start + 1, sections.letters);
    const place = placeOfSection(sections, reader.text.charAt(start));
    const section = sections.list[place];
    if (section === undefined) {
      const letters = lettersOf(sections);
      const inWords = `the sections ${letters.join(', ')}`;
      skipUnexpected(reader, sectionEnd, sections.path, { expected: 'sections', letters }, inWords);
      continue;
    }
    if ((seen >> place) & 1) {
      const code = `${reader.part}.section-repeated` as const;
      reportFault(reader, start, code, section.path, { section: section.name });
      reader.index = sectionEnd;
      continue;
    }
    if (seen >> place !== 0) {
      const code = `${reader.part}.sections-unsorted` as const;
      const parameters = { section: section.name, letters: lettersOf(sections) };
      reportOddity(reader, start, code, section.path, parameters);
    }
    seen |= 1 << place;
    reader.index++;
    section.read(reader, sectionEnd, section.path);
  }
  if (seen !== (1 << sections.list.length) - 1) reportMissing(reader, end, sections, seen);
}

function placeOfSection({ list }: Sections, letter: string): number {
  let place = 0;
  while (place < list.length && list[place]?.letter !== letter) place++;
  return place;
}

function lettersOf({ list }: Sections): string[] {
  return list.map(({ letter }) => letter);
}

function reportMissing(reader: Reader, end: number, { list }: Sections, seen: number): void {
  for (const [place, { letter, name, path }] of list.entries()) {
    if ((seen >> place) & 1) continue;
    const code = `${reader.part}.section-missing` as const;
    reportFault(reader, end, code, path, { section: name, letter });
  }
}
