/**
 * What must hold of every input.
 *
 * A check returns what is wrong, or `undefined`. An error that it throws is a finding, too.
 */

import type { DecodeOptions } from '../../src/game.js';
import { type EncodedState, schemaOf } from '../../src/game.js';
import {
  type AzulIssue,
  type AzulTypes,
  applyChance,
  applyMove,
  azul,
  type Deal,
  DecodeError,
  decodeMove,
  decodeState,
  encodeState,
  equalStates,
  explainMove,
  type GameState,
  hashState,
  IllegalChanceError,
  IllegalMoveError,
  inspect,
  isMove,
  isPlayersWellFormed,
  isSharedWellFormed,
  isStateValid,
  legalMoves,
  type Move,
  type Rules,
  readHumanMove,
  refillFactories,
  safeDecodeMove,
  safeDecodeState,
  standings,
  validateState,
} from '../../src/index.js';
import {
  type ReadRecordResult,
  readLog,
  readRecord,
  replay,
  writeRecord,
} from '../../src/record.js';
import { issueProblem } from './issue-problem.js';
import { isPrintable } from './printable.js';

function firstProblem(issues: readonly AzulIssue[], parts: readonly unknown[]): string | undefined {
  for (const issue of issues) {
    const problem = issueProblem(issue, parts);
    if (problem !== undefined) return problem;
  }
  return issues.length > 1000 ? `${issues.length} issues` : undefined;
}

/** Call the functions on a state: none may throw. */
function useState(state: GameState): void {
  for (const move of legalMoves(state).slice(0, 3)) applyMove(state, move);
  inspect(state);
  hashState(state);
  standings(state);
  JSON.stringify(state);
}

/** Run an action that may throw one kind of error, and return that error. */
function errorOf<Kind extends Error>(
  action: () => unknown,
  kind: new (...parameters: never[]) => Kind,
): Kind | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
}

/** Check everything that decoding guarantees for two texts. */
export function stateProblem(encoded: EncodedState, options: DecodeOptions<Rules> | undefined) {
  const issues = validateState(encoded, options);
  const problem = firstProblem(issues, encoded);
  if (problem !== undefined) return problem;
  const errors = issues.filter(({ severity }) => severity === 'error');
  const result = safeDecodeState(encoded, options);
  if (isStateValid(encoded, options) !== (errors.length === 0)) return 'valid with errors';
  if (options?.validate !== false && result.ok !== (errors.length === 0)) return 'read with errors';
  if (!result.ok) {
    const error = errorOf(() => decodeState(encoded, options), DecodeError);
    return JSON.stringify(error?.issues) === JSON.stringify(result.issues)
      ? undefined
      : 'another result the second time';
  }
  useState(result.state);
  if (options?.validate === false || options?.lenient === true) return undefined;
  if (!isSharedWellFormed(encoded[0]) || !isPlayersWellFormed(encoded[1])) return 'not well-formed';
  const again = encodeState(result.state);
  if (validateState(again, options).length > 0) return 'not canonical when encoded';
  return JSON.stringify(encodeState(decodeState(again, options))) === JSON.stringify(again)
    ? undefined
    : 'another text when encoded again';
}

/** Check that an action throws nothing, or one kind of error, and check its issue. */
function refusalProblem(
  action: () => unknown,
  kind: typeof IllegalMoveError | typeof IllegalChanceError,
  text: unknown,
) {
  const error = errorOf<IllegalMoveError | IllegalChanceError>(action, kind);
  return error === undefined ? undefined : issueProblem(error.issue, [text, text]);
}

export function moveProblem(state: GameState, text: string): string | undefined {
  // Only texts that are moves have the type; here any text is tried.
  const move = text as Move;
  const parts = safeDecodeMove(text);
  if (parts.ok !== isMove(text)) return 'isMove and safeDecodeMove disagree';
  if ((errorOf(() => decodeMove(text), DecodeError) === undefined) !== parts.ok)
    return 'decodeMove disagrees';
  const issue = explainMove(state, move);
  if ((issue === undefined) !== legalMoves(state).includes(move))
    return 'explainMove disagrees with legalMoves';
  const human = readHumanMove(text, state);
  if (!human.ok && !isPrintable(human.issue.message))
    return 'readHumanMove prints control characters';
  return refusalProblem(() => applyMove(state, move), IllegalMoveError, text);
}

export function dealProblem(state: GameState, text: string): string | undefined {
  const deal = text as Deal;
  let after: GameState | undefined;
  const problem =
    refusalProblem(() => (after = applyChance(state, deal)), IllegalChanceError, text) ??
    refusalProblem(() => refillFactories(state, deal), IllegalChanceError, text);
  if (problem !== undefined || after === undefined) return problem;
  return equalStates(state, after) ? 'a deal was ignored' : undefined;
}

/** A reader of records or logs of Azul. */
type Read = (text: string) => ReadRecordResult<AzulTypes>;

export function recordProblem(text: string, read: Read): string | undefined {
  const result = read(text);
  const issues = result.ok ? result.warnings : result.issues;
  const lines = text.split('\n').length;
  for (const { message, line, code } of issues) {
    if (!isPrintable(message)) return `${code} prints control characters`;
    if (line < 1 || line > lines + 1) return `${code} is at line ${line} of ${lines}`;
  }
  if (!result.ok)
    return issues.some(({ severity }) => severity === 'error')
      ? undefined
      : 'refused without an error';
  const played = replay(azul, result.record);
  if (!played.ok) return played.issues.length > 0 ? undefined : 'not replayed, without an issue';
  const again = readRecord(azul, writeRecord(azul, result.record));
  return again.ok && JSON.stringify(again.record) === JSON.stringify(result.record)
    ? undefined
    : 'another record when written and read';
}

export function hostileProblem(value: unknown, options: object | undefined, state: GameState) {
  // Callers without types can pass anything.
  const encoded = value as EncodedState;
  const decodeOptions = options as DecodeOptions<Rules> | undefined;
  const text = value as string;
  // Options are the program's own: wrong ones are errors.
  const refused = foreignProblem(() => validateState(['', ''], decodeOptions));
  if (refused !== undefined) return refused;
  const isAccepted = errorOf(() => validateState(['', ''], decodeOptions), TypeError) === undefined;
  if (isAccepted) {
    const problem = firstProblem(validateState(encoded, decodeOptions), ['', '']);
    if (problem !== undefined && !problem.includes('points')) return problem;
    isStateValid(encoded, decodeOptions);
    safeDecodeState(encoded, decodeOptions);
    errorOf(() => decodeState(encoded, decodeOptions), DecodeError);
  }
  schemaOf(azul)['~standard'].validate(value);
  const answers = [isSharedWellFormed(text), isPlayersWellFormed(text), isMove(text)];
  safeDecodeMove(text);
  errorOf(() => decodeMove(text), DecodeError);
  const record = readRecord(azul, text);
  const log = readLog(azul, text);
  if (record.ok || log.ok) return 'read a record';
  if (typeof value !== 'string' && answers.includes(true))
    return 'well-formed without being a text';
  errorOf(() => applyMove(state, text as Move), IllegalMoveError);
  explainMove(state, text as Move);
  readHumanMove(text, state);
  // A function would be used as a random number generator, and may throw anything.
  if (typeof value !== 'function')
    errorOf(() => applyChance(state, text as Deal), IllegalChanceError);
  return undefined;
}

/** Text behind the last line of a record is never passed over in silence. */
export function trailingProblem(text: string, behind: string, read: Read): string | undefined {
  const result = read(`${text}${behind}`);
  const issues = result.ok ? result.warnings : result.issues;
  const isSilent = result.ok && result.complete && issues.length === 0;
  return isSilent && behind !== '' ? 'complete, with text behind the end' : undefined;
}

/** Run an action on values that are none of ours: it may throw errors that say what was found. */
export function foreignProblem(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    const isClear =
      (error instanceof TypeError || error instanceof RangeError) &&
      /found .*expected/s.test(error.message) &&
      isPrintable(error.message.replaceAll('\n', ' '));
    return isClear ? undefined : `threw ${String(error)}`;
  }
}

/** An input that consists of texts: plain data. */
export type TextInput =
  | {
      readonly check: 'state';
      readonly encoded: EncodedState;
      readonly options?: DecodeOptions<Rules> | undefined;
    }
  | {
      readonly check: 'move' | 'deal';
      readonly encoded: EncodedState;
      readonly options?: DecodeOptions<Rules> | undefined;
      readonly text: string;
    }
  | { readonly check: 'record' | 'log'; readonly text: string }
  | {
      readonly check: 'end';
      readonly kind: 'record' | 'log';
      readonly text: string;
      readonly behind: string;
    };

export const READERS = {
  record: (text: string) => readRecord(azul, text),
  log: (text: string) => readLog(azul, text),
};

/** Check an input of texts. */
export function textProblem(input: TextInput): string | undefined {
  switch (input.check) {
    case 'state':
      return stateProblem(input.encoded, input.options);
    case 'move':
      return moveProblem(decodeState(input.encoded, input.options), input.text);
    case 'deal':
      return dealProblem(decodeState(input.encoded, input.options), input.text);
    case 'end':
      return trailingProblem(input.text, input.behind, READERS[input.kind]);
    default:
      return recordProblem(input.text, READERS[input.check]);
  }
}
