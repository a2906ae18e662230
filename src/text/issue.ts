/**
 * Issues: problems with an input, as data and as a sentence.
 *
 * @packageDocumentation
 */

/** One thing that is wrong with an input. */
export interface Issue<Code extends string = string, Part extends string = string> {
  /** The kind of issue, for programs. */
  readonly code: Code;
  /** `error`: the input is invalid; `warning`: it has one obvious meaning and is accepted. */
  readonly severity: 'error' | 'warning';
  /** The text that the issue is about. */
  readonly part: Part;
  /** Offset in that text, in UTF-16 code units; absent where the issue has no single place. */
  readonly index?: number | undefined;
  /** Where in the state, for example `['players', 'B', 'storage', 3]`. */
  readonly path: readonly (string | number)[];
  /** What `found` and `expected` are made of: plain data, by code; absent in a game without it. */
  readonly parameters?: object | undefined;
  /** What was found. */
  readonly found: string;
  /** What was expected. */
  readonly expected: string;
  /** One sentence for people, made of the above. Control characters in it are escaped. */
  readonly message: string;
}

/**
 * Make an issue: an error unless its facts say warning.
 *
 * @param place - the path in words; the part's name where it is empty
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
  const sentence = `${place || facts.part}: found ${facts.found}, expected ${facts.expected}.`;
  const message = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  // Readers report the same path again and again; a caller may change the one it gets.
  return { severity: 'error', ...facts, path: [...facts.path], message };
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

/** An issue of one code. */
export interface IssueOf<Code extends string, Part extends string, Parameters>
  extends Omit<Issue<Code, Part>, 'parameters'> {
  /** What `found` and `expected` are made of, as plain data: for other languages than English. */
  readonly parameters: Parameters;
}

/**
 * An issue of a game, whose code says which parameters it has.
 *
 * @typeParam Parameters - the parameters of each code: plain data
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
  return issueAt({ ...facts, found, expected }, placeName(facts.path, facts.part));
}

/** Make an issue whose words follow from its parameters. */
export function issueIn<Parameters, Code extends keyof Parameters & string, Part extends string>(
  facts: FactsWith<Parameters, Code, Part>,
  wording: Wording<Parameters>,
  placeName: PlaceName,
): Issue<Code, Part> & IssueWith<Parameters, Part> {
  const [found, expected] = wording[facts.code](facts.parameters);
  const issue = issueAt({ ...facts, found, expected }, placeName(facts.path, facts.part));
  // An issue of a code is an issue, which the compiler does not see of a code that it does not know.
  return issue as unknown as Issue<Code, Part> & IssueWith<Parameters, Part>;
}

/** Whether an issue makes its input invalid. */
export function isError({ severity }: Pick<Issue, 'severity'>): boolean {
  return severity === 'error';
}
