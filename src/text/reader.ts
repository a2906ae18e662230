/**
 * The reader that goes through one of a state's two strings, and how it reports what it finds, in any game.
 *
 * @packageDocumentation
 */
import { type Issue, issueIn, type PlaceName, type Wording } from './issue.js';
import { excerpt, typeOf } from './message.js';
import type { LengthParameters, PieceParameters, TypeParameters } from './parameters.js';

/** One of the two strings of a state. */
export type TextPart = 'shared' | 'players';

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

/** Return what a text has from the next character up to an end. */
export function pieceAt(
  { text, index }: Pick<Reader<unknown>, 'text' | 'index'>,
  end: number = text.length,
): PieceParameters {
  return { text: excerpt(text.slice(index, end)) };
}

/** What can be wrong with a whole string, in every game. */
type StringFaults = {
  readonly [Code in `${TextPart}.not-a-string`]: TypeParameters;
} & { readonly [Code in `${TextPart}.too-long`]: LengthParameters };

/** Return whether a value is a string of a length that is read; if it is not, report that. */
export function canRead(
  text: unknown,
  longest: number,
  about: Pick<Reporter<StringFaults>, 'part' | 'issues' | 'wording' | 'placeName'>,
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
export function startReading<Parameters extends StringFaults>(
  part: TextPart,
  text: unknown,
  longest: number,
  about: Pick<Reporter<Parameters>, 'wording' | 'placeName' | 'issues' | 'lenient'>,
): Reader<Parameters> | undefined {
  const { wording, placeName, issues, lenient } = about;
  if (!canRead(text, longest, { part, issues, wording, placeName })) return undefined;
  return { text, part, wording, placeName, issues, lenient, index: 0, readable: true };
}
