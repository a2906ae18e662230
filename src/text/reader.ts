/** The reader that goes through one of a state's two strings, and how it reports what it finds, in any game. */
import {
  type Issue,
  type IssueWith,
  issueIn,
  type LeadingZero,
  type PieceParameters,
  type PlaceName,
  type StringIssues,
  type Wording,
} from './issue.js';
import { excerpt, typeOf } from './message.js';

/** One of the two strings of a state. */
export type TextPart = 'shared' | 'players';

/** Which of the two strings were read without a fault. */
export type Readable = Readonly<Record<TextPart, boolean>>;

/**
 * Where the reading of a text reports what it finds.
 *
 * @typeParam Parameters - the parameters of what it can report, by code
 */
export interface Reporter<Parameters> {
  readonly part: TextPart;
  /** What the issues say. */
  readonly wording: Wording<Parameters>;
  readonly placeName: PlaceName;
  /** Where issues are collected: those of a game, as the parameters are. */
  readonly issues: Issue[];
  /** Whether what has one obvious meaning is accepted with a warning. */
  readonly lenient: boolean;
  /** False once something was found that has no meaning. */
  readable: boolean;
}

/** One pass over a text, which continues after a fault. */
export interface Reader<Parameters> extends Reporter<Parameters> {
  readonly text: string;
  /** Index of the next character to read. */
  index: number;
}

/** An issue: its place, its code, where in the state it is, its parameters. */
type Report<Parameters, Code extends keyof Parameters> = readonly [
  index: number,
  code: Code,
  path: Issue['path'],
  parameters: Parameters[Code],
];

function report<Parameters, Code extends keyof Parameters & string>(
  { part, issues, wording, placeName }: Reporter<Parameters>,
  severity: Issue['severity'],
  [index, code, path, parameters]: Report<Parameters, Code>,
): void {
  issues.push(issueIn({ severity, code, part, index, path, parameters }, wording, placeName));
}

/** Report what has no meaning. */
export function reportFault<Parameters, Code extends keyof Parameters & string>(
  reader: Reporter<Parameters>,
  ...facts: Report<Parameters, Code>
): void {
  reader.readable = false;
  report(reader, 'error', facts);
}

/** Report what has one obvious meaning but breaks the grammar: an error, or leniently a warning. */
export function reportOddity<Parameters, Code extends keyof Parameters & string>(
  reader: Reporter<Parameters>,
  ...facts: Report<Parameters, Code>
): void {
  report(reader, reader.lenient ? 'warning' : 'error', facts);
}

/** Report what is well-formed but not canonical. */
export function reportWarning<Parameters, Code extends keyof Parameters & string>(
  reader: Reporter<Parameters>,
  ...facts: Report<Parameters, Code>
): void {
  report(reader, 'warning', facts);
}

/** Report an issue of one of the strings that has no single place in it. */
export type IssueReport<Parameters> = <Code extends keyof Parameters & string>(
  part: TextPart,
  code: Code,
  path: Issue['path'],
  parameters: Parameters[Code],
) => void;

/** Begin to collect the issues of a whole state. */
export function collectIssues<Parameters>(
  wording: Wording<Parameters>,
  placeName: PlaceName,
): {
  readonly issues: IssueWith<Parameters, TextPart>[];
  readonly report: IssueReport<Parameters>;
} {
  const issues: IssueWith<Parameters, TextPart>[] = [];
  return {
    issues,
    report: (part, code, path, parameters) => {
      issues.push(issueIn({ code, part, path, parameters }, wording, placeName));
    },
  };
}

/** Return what a text has from the next character up to an end. */
export function pieceAt(
  { text, index }: Pick<Reader<unknown>, 'text' | 'index'>,
  end: number = text.length,
): PieceParameters {
  return { text: excerpt(text.slice(index, end)) };
}

/** Find the next of some characters from an index on; the end of the text if there is none. */
export function findNext(text: string, start: number, characters: string): number {
  let end = start;
  // The loop would end without the length as well, but states would take a fifth longer to decode.
  while (end < text.length && !characters.includes(text.charAt(end))) end++;
  return end;
}

/** A number as it is written, from the next character of a text on. */
export interface Digits {
  /** The digits; empty if there are none. */
  readonly digits: string;
  /** The number that they mean. */
  readonly number: number;
  /** What is wrong with zeros before it; `undefined` if there are none. */
  readonly zero: LeadingZero | undefined;
}

/** Return the digits of a text from an index up to an end. */
export function digitsAt(text: string, index: number, end: number = text.length): Digits {
  let last = index;
  while (last < end && text.charAt(last) >= '0' && text.charAt(last) <= '9') last++;
  const digits = text.slice(index, last);
  const number = Number(digits);
  const isPadded = digits.length > 1 && digits.startsWith('0');
  return { digits, number, zero: isPadded ? { digits: excerpt(digits), number } : undefined };
}

/**
 * Groups of a text: each behind a letter of its own, once, in the order of the letters.
 *
 * @typeParam Into - what the groups are read into
 * @typeParam Name - what a letter stands for
 */
export interface Groups<Parameters, Into, Name> {
  readonly letters: string;
  /** What each letter stands for. */
  readonly names: readonly Name[];
  /** Report the text up to an end, which begins with none of the letters. */
  unexpected(reader: Reader<Parameters>, end: number): void;
  /** Report a group that comes again. */
  repeated(reader: Reader<Parameters>, name: Name): void;
  /** Report a group that comes after one which it belongs before. */
  late(reader: Reader<Parameters>, name: Name): void;
  /** Report a group that is not there, where each must be. */
  missing?(reader: Reader<Parameters>, name: Name): void;
  /** Read what follows the letter of a group, up to an end. */
  read(reader: Reader<Parameters>, name: Name, end: number, into: Into): void;
}

/** Read groups up to the end of a text; return the places of the letters that were found, as bits. */
export function readGroups<Parameters, Into, Name>(
  reader: Reader<Parameters>,
  groups: Groups<Parameters, Into, Name>,
  into: Into,
): number {
  const { text } = reader;
  const { letters, names } = groups;
  let seen = 0;
  while (reader.index < text.length) {
    const place = letters.indexOf(text.charAt(reader.index));
    const end = findNext(text, reader.index + 1, letters);
    const name = names[place];
    if (name === undefined) groups.unexpected(reader, end);
    else if ((seen >> place) & 1) groups.repeated(reader, name);
    else {
      if (seen >> place !== 0) groups.late(reader, name);
      seen |= 1 << place;
      reader.index++;
      groups.read(reader, name, end, into);
    }
    reader.index = end;
  }
  for (const [place, name] of names.entries()) {
    if (((seen >> place) & 1) === 0) groups.missing?.(reader, name);
  }
  return seen;
}

/** Return whether a value is a string of a length that is read; if it is not, report that. */
export function canRead(
  text: unknown,
  longest: number,
  about: Pick<Reporter<StringIssues>, 'part' | 'issues' | 'wording' | 'placeName'>,
): text is string {
  const { part, issues, wording, placeName } = about;
  if (typeof text !== 'string') {
    const code = `${part}.not-a-string` as const;
    const parameters = { type: typeOf(text) };
    issues.push(issueIn({ code, part, path: [], parameters }, wording, placeName));
    return false;
  }
  if (text.length <= longest) return true;
  const code = `${part}.too-long` as const;
  const parameters = { length: text.length, most: longest };
  issues.push(issueIn({ code, part, index: longest, path: [], parameters }, wording, placeName));
  return false;
}

/** Begin to read one of the two strings, unless it is none or longer than any that can be read. */
export function startReading<Parameters extends StringIssues>(
  part: TextPart,
  text: unknown,
  longest: number,
  about: Pick<Reporter<Parameters>, 'wording' | 'placeName' | 'issues' | 'lenient'>,
): Reader<Parameters> | undefined {
  const { wording, placeName, issues, lenient } = about;
  if (!canRead(text, longest, { part, issues, wording, placeName })) return undefined;
  return { text, part, wording, placeName, issues, lenient, index: 0, readable: true };
}
