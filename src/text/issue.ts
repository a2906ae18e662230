/**
 * Issues: problems with an input, as data and as a sentence; what the issues of every game say, such as of anything that is
 * not the two strings of a state; and the errors that every game's functions throw.
 */
import {
  countOf,
  escapeUnsafe,
  type ShownValue,
  typeOf,
  type ValueType,
  writeShown,
  writeType,
} from './message.js';

/** Most issues that one text has: what is said of it must not be longer than what people read. */
export const MOST_ISSUES = 100;

/** One thing that is wrong with a state, a move or another input. */
export interface Issue<Code extends string = string, Part extends string = string> {
  /** The code of the issue, for programs: it says what is wrong. */
  readonly code: Code;
  /** `error`: the input is invalid; `warning`: it has one obvious meaning and is accepted. */
  readonly severity: 'error' | 'warning';
  /** The text that the issue is about. */
  readonly part: Part;
  /** Offset in that text, in UTF-16 code units; absent where the issue has no single place. */
  readonly index?: number | undefined;
  /** Path to the place in the state, outermost first, such as `['players', 'B']`; empty for the whole input. */
  readonly path: readonly (string | number)[];
  /** The facts in `found` and `expected` as plain data, by code; absent in a game without them. */
  readonly parameters?: object | undefined;
  /** What was found, in English words. */
  readonly found: string;
  /** What was expected, in English words. */
  readonly expected: string;
  /** One sentence for people, made of the above. Control characters in it are escaped. */
  readonly message: string;
}

/** Make an issue of facts that are safe to print, as those of the games of this package are. */
export function issueOfSafeFacts<
  Facts extends Pick<Issue, 'part' | 'path' | 'found' | 'expected'> &
    Partial<Pick<Issue, 'severity'>>,
>(facts: Facts, place: string): Facts & Pick<Issue, 'severity' | 'message'> {
  const sentence = `${place || facts.part}: found ${facts.found}, expected ${facts.expected}.`;
  const message = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  // Readers report the same path again and again; a caller may change the one it gets.
  return { severity: 'error', ...facts, path: [...facts.path], message };
}

/**
 * Make an issue, with its message.
 *
 * @param facts - the issue without message; `severity` is `error` by default
 * @param place - the path in words; the part's name where it is empty
 * @returns the facts, with `severity` and `message`
 *
 * @example
 * ```ts
 * import { issueAt } from 'azulejo/game';
 *
 * const facts = { code: 'move.too-many', part: 'move', path: [], found: '7', expected: '1 to 6' };
 * issueAt(facts, 'Number of dice').message; // 'Number of dice: found 7, expected 1 to 6.'
 * ```
 */
export function issueAt<
  Facts extends Pick<Issue, 'part' | 'path' | 'found' | 'expected'> &
    Partial<Pick<Issue, 'severity'>>,
>(facts: Facts, place: string): Facts & Pick<Issue, 'severity' | 'message'> {
  const issue = issueOfSafeFacts(facts, place);
  return { ...issue, message: escapeUnsafe(issue.message) };
}

/** What an issue says in English: what was found, and what was expected. */
export type Said = readonly [found: string, expected: string];

/**
 * What the issues of a game say in English, by code, each made of the issue's parameters.
 *
 * @typeParam Parameters - the parameters of each code: plain data
 */
export type Wording<Parameters> = {
  readonly [Code in keyof Parameters]: (parameters: Parameters[Code]) => Said;
};

/** List the codes of tables of words, in their order: a frozen list. */
export function codesOf<Parameters>(
  ...tables: readonly Partial<Wording<Parameters>>[]
): readonly (keyof Parameters & string)[] {
  // The tables together have an entry for each code, and no other.
  const codes = tables.flatMap(Object.keys) as (keyof Parameters & string)[];
  return Object.freeze(codes);
}

/** Put a path into words, as a game names its places: `player B, storage row 3`. */
export type PlaceName = (path: Issue['path'], part: string) => string;

/**
 * An issue of one code, with its parameters.
 *
 * @typeParam Code - the code
 * @typeParam Part - the texts that it can be about
 * @typeParam Parameters - the parameters of that code: plain data
 */
export interface IssueOf<Code extends string, Part extends string, Parameters>
  extends Omit<Issue<Code, Part>, 'parameters'> {
  /**
   * The facts in `found` and `expected` as plain data: a program can write the message in another
   * language with them.
   */
  readonly parameters: Parameters;
}

/**
 * An issue of a game, whose code says which parameters it has.
 *
 * @typeParam Parameters - the parameters of each code: plain data
 * @typeParam Part - the texts that an issue can be about
 */
export type IssueWith<Parameters, Part extends string> = {
  readonly [Code in keyof Parameters & string]: IssueOf<Code, Part, Parameters[Code]>;
}[keyof Parameters & string];

/** An issue of a game without what follows from the rest: an error unless it says warning. */
export interface FactsWith<Parameters, Code extends keyof Parameters & string, Part extends string>
  extends Pick<Issue<Code, Part>, 'code' | 'part' | 'index' | 'path'>,
    Partial<Pick<Issue, 'severity'>> {
  readonly parameters: Parameters[Code];
}

/** Make an issue that says what was found and expected. */
export function issueSaying<
  Facts extends Pick<Issue, 'part' | 'path'> & Partial<Pick<Issue, 'severity'>>,
>(
  facts: Facts,
  [found, expected]: Said,
  placeName: PlaceName,
): Facts & Pick<Issue, 'severity' | 'found' | 'expected' | 'message'> {
  return issueOfSafeFacts({ ...facts, found, expected }, placeName(facts.path, facts.part));
}

/** Make an issue whose words follow from its parameters. */
export function issueIn<Parameters, Code extends keyof Parameters & string, Part extends string>(
  facts: FactsWith<Parameters, Code, Part>,
  wording: Wording<Parameters>,
  placeName: PlaceName,
): Issue<Code, Part> & IssueWith<Parameters, Part> {
  const [found, expected] = wording[facts.code](facts.parameters);
  const issue = issueOfSafeFacts({ ...facts, found, expected }, placeName(facts.path, facts.part));
  // An issue of a code is an issue, which the compiler does not see of a code that it does not know.
  return issue as unknown as Issue<Code, Part> & IssueWith<Parameters, Part>;
}

/** Make the issue of an event, such as of a move: its code begins with the text that it is about. */
export function refusalIn<
  Parameters,
  Code extends keyof Parameters & string,
  Part extends string = Code extends `${infer First}.${string}` ? First : never,
>(
  facts: Omit<FactsWith<Parameters, Code, Part>, 'part'>,
  wording: Wording<Parameters>,
  placeName: PlaceName,
): Issue<Code, Part> & IssueWith<Parameters, Part> {
  const [part] = facts.code.split('.') as [Part];
  return issueIn({ ...facts, part }, wording, placeName);
}

/** Whether an issue makes its input invalid. */
export function isError({ severity }: Pick<Issue, 'severity'>): boolean {
  return severity === 'error';
}

/** Parameters of the issue `state.not-two-strings`: the value that was found instead. */
export type NotTwoStrings =
  | {
      /** An array of another length. */
      readonly found: 'array';
      /** Number of its values: anything but 2. */
      readonly length: number;
    }
  | {
      /** The type of the value. */
      readonly found: ValueType;
    };

/** Take an array of two apart. An array can be a proxy that throws. */
export function twoValues(encoded: unknown): readonly [unknown, unknown] | undefined {
  try {
    return Array.isArray(encoded) && encoded.length === 2 ? [encoded[0], encoded[1]] : undefined;
  } catch {
    return undefined;
  }
}

/** Describe what was handed over instead of an array of two. */
export function shapeOf(encoded: unknown): NotTwoStrings {
  try {
    // A proxy of an array can return anything as its length.
    const length: unknown = Array.isArray(encoded) ? encoded.length : undefined;
    if (isLength(length)) return { found: 'array', length };
  } catch {
    // A proxy that was revoked is an object, and says no more.
  }
  return { found: typeOf(encoded) };
}

/** Whether a value can be the length of an array. */
function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Say that a value is not an array of two. */
export function sayNotTwoStrings(parameters: NotTwoStrings): Said {
  const { found } = parameters;
  const isList = found === 'array';
  return [
    isList ? `an array of ${countOf(parameters.length, 'value')}` : writeType(found),
    'an array of two texts, the shared string and the players string',
  ];
}

/** The parameters of an issue that has none: its code and place say everything. */
export type NoParameters = Readonly<Record<never, never>>;

/** Parameters of issues about a part of the text, such as `turn.missing`. */
export interface PieceParameters {
  /** The part of the text, escaped and cut, so that it is safe to print; empty at the end of the text. */
  readonly text: string;
}

/** Parameters of issues about a value of another type, such as `shared.not-a-string`. */
export interface TypeParameters {
  /** The type that was found, as `typeof` names it, or `null`. */
  readonly type: ValueType;
}

/** Parameters of issues about a text that is too long, such as `shared.too-long`. */
export interface LengthParameters {
  /** Length of the text, in UTF-16 code units. */
  readonly length: number;
  /** The greatest length that is read. */
  readonly most: number;
}

/** Parameters of issues about a number with leading zeros, in the texts of states and moves. */
export interface LeadingZero {
  /** The digits that were found, cut where there are many. */
  readonly digits: string;
  /** The number that they mean. */
  readonly number: number;
}

/** The parameters of issues about the two strings as a whole, in every game. */
export interface StringIssues {
  /** The value is not an array of two values. */
  'state.not-two-strings': NotTwoStrings;
  /** The first of the two values is not a string. */
  'shared.not-a-string': TypeParameters;
  /** The shared string is longer than any that fits the grammar; it is not read. */
  'shared.too-long': LengthParameters;
  /** The second of the two values is not a string. */
  'players.not-a-string': TypeParameters;
  /** The players string is longer than any that fits the grammar; it is not read. */
  'players.too-long': LengthParameters;
}

/**
 * Parameters of the issue `rules.unknown-value`, about a setting with a value that does not exist.
 *
 * @typeParam Rules - the rules of the game
 */
export interface UnknownValue<Rules> {
  /** The name of the setting, such as `players`. */
  readonly setting: keyof Rules;
  /** The value that was found. */
  readonly value: ShownValue;
  /** The values that exist; empty where there are too many for a list. */
  readonly allowed: readonly Rules[keyof Rules][];
  /** The values that exist, in words. */
  readonly expected: string;
}

/** Say that a setting has a value which does not exist. */
export function sayUnknownValue({
  value,
  expected,
}: Pick<UnknownValue<never>, 'value' | 'expected'>): Said {
  return [writeShown(value), expected];
}

/** Say that a value is not a string. */
export function sayType({ type }: TypeParameters): Said {
  return [writeType(type), 'a string'];
}

/** Say that a text is too long. */
export function sayLength({ length, most }: LengthParameters): Said {
  return [`${length} characters`, `at most ${most}`];
}

/**
 * The error for a value that is not the encoding of a state or of a move, with all issues that were found.
 * {@link decodeState} and {@link decodeMove} throw it.
 */
export class DecodeError extends Error {
  /** The name of the class. */
  override readonly name = 'DecodeError';
  /** Every issue, warnings included, in the order of the text. Their messages are the lines of `message`. */
  readonly issues: readonly Issue[];

  /**
   * Make the error.
   *
   * @param issues - at least one, in the order of the text; each is a line of the message
   */
  constructor(issues: readonly Issue[]) {
    super(issues.map((issue) => issue.message).join('\n'));
    this.issues = issues;
  }
}

/**
 * The abstract base class of `IllegalMoveError`, `IllegalChanceError` and `IllegalForfeitError`, for code that handles
 * any event of any game: `error instanceof IllegalEventError`. The code of its `issue` says why the event cannot
 * happen.
 */
export abstract class IllegalEventError extends Error {
  /** The reason why the event is illegal; its `code` is for programs, its `message` for people. */
  readonly issue: Issue;

  /**
   * Make the error: for subclasses alone, as the class is abstract.
   *
   * @param issue - the reason; its message is that of the error
   */
  constructor(issue: Issue) {
    super(issue.message);
    this.issue = issue;
  }
}

/**
 * The error for a move that is malformed or illegal: the code of its `issue` says why. {@link applyMove} throws it.
 */
export class IllegalMoveError extends IllegalEventError {
  /** The name of the class. */
  override readonly name = 'IllegalMoveError';
}

/**
 * The error for a chance event, such as a deal or a roll, that is malformed or cannot happen now: the code of its
 * `issue` says why. {@link applyChance} throws it.
 */
export class IllegalChanceError extends IllegalEventError {
  /** The name of the class. */
  override readonly name = 'IllegalChanceError';
}

/**
 * The error for a forfeit of a player who cannot drop out: the code of its `issue` says why. The function `forfeit` of
 * Tsuro and Cube Blokus throws it. In a list of events, a text that ends with `!` and names no player has the code
 * `forfeit.malformed`, which is the same in every game, and so in no list of a game's codes.
 */
export class IllegalForfeitError extends IllegalEventError {
  /** The name of the class. */
  override readonly name = 'IllegalForfeitError';
}
