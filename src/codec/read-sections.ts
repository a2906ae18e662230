/**
 * Reading the sections that a string consists of, each begun by its letter.
 *
 * @packageDocumentation
 */
import type { Issue, IssueCode } from '../issues/issue.js';
import { findEnd, type Reader, reportDisorder, reportFault, skipUnexpected } from './reader.js';

/** One kind of section. */
export interface Section {
  readonly letter: string;
  readonly name: string;
  /** Read what stands behind the letter, up to a place. */
  readonly read: (reader: Reader, end: number, path: Issue['path']) => void;
}

/** Read sections up to a place: each once, in their order. */
export function readSections(
  reader: Reader,
  end: number,
  sections: readonly Section[],
  letters: string,
  path: Issue['path'],
): void {
  const expected = sections.map(({ letter }) => letter).join(', ');
  let seen = 0;
  while (reader.index < end) {
    const start = reader.index;
    const letter = reader.text.charAt(start);
    const place = sections.findIndex((section) => section.letter === letter);
    const section = sections[place];
    const sectionEnd = findEnd(reader.text, start + 1, letters);
    if (section === undefined) {
      skipUnexpected(reader, sectionEnd, path, `the sections ${expected}`);
      continue;
    }
    const isRepeated = (seen >> place) & 1;
    if (isRepeated) {
      const code = codeOf(reader, 'section-repeated');
      const found = `the ${section.name} again`;
      reportFault(reader, start, code, [...path, section.name], found, 'it once');
      reader.index = sectionEnd;
      continue;
    }
    if (seen >> place !== 0) {
      const code = codeOf(reader, 'sections-unsorted');
      const found = `the ${section.name} here`;
      reportDisorder(reader, start, code, [...path, section.name], found, `the order ${expected}`);
    }
    seen |= 1 << place;
    reader.index++;
    section.read(reader, sectionEnd, [...path, section.name]);
  }
  sections.forEach(({ letter, name }, place) => {
    if ((seen >> place) & 1) return;
    const code = codeOf(reader, 'section-missing');
    reportFault(reader, end, code, [...path, name], 'nothing', `the ${name}, begun by ${letter}`);
  });
}

function codeOf(
  reader: Reader,
  problem: 'section-repeated' | 'sections-unsorted' | 'section-missing',
): IssueCode {
  return `${reader.part === 'players' ? 'players' : 'shared'}.${problem}`;
}
