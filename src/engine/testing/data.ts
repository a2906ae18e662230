/** Values of any type: showing and comparing them, and asking what they are. */

import type { Issue } from '../../text/issue.js';
import { escapeToAscii, showValue } from '../../text/message.js';

/** Longest value that a message shows, in characters. */
const LONGEST = 120;

/** Most elements of a list that is read: a proxy can seem to have any number. */
const MOST = 1_000_000;

/** Escape a text, and cut it. */
function cut(text: string, write = escapeToAscii): string {
  const escaped = write(text.slice(0, LONGEST));
  return text.length > LONGEST ? `${escaped}…` : escaped;
}

/** Show a value as JSON, cut; by its type where that cannot be. */
export function show(value: unknown): string {
  if (typeof value !== 'object' || value === null) return showValue(value);
  try {
    // JSON has escaped what needs it, but for what is beyond ASCII.
    return cut(JSON.stringify(value), (text) => text.split('\\').map(escapeToAscii).join('\\'));
  } catch {
    return showValue(value);
  }
}

/** Show an error by its message, between quotation marks that messages hardly have. */
export function showError(error: unknown): string {
  const message = messageOf(error);
  return message === undefined ? show(error) : showMessage(message);
}

export function showMessage(message: string): string {
  return `'${cut(message)}'`;
}

/** Return the message of an error; `undefined` for anything else. */
export function messageOf(error: unknown): string | undefined {
  try {
    if (!(error instanceof Error)) return undefined;
    const message: unknown = error.message;
    return typeof message === 'string' ? message : undefined;
  } catch {
    // A proxy.
    return undefined;
  }
}

/** Show a list of issues by the sentence of the first. */
export function showIssues(issues: unknown): string {
  const { message: sentence } = asRecord(asList(issues)?.[0]) ?? {};
  return typeof sentence === 'string' ? showMessage(sentence) : show(issues);
}

/** Return a list as it is; `undefined` for anything else. */
export function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) && value.length <= MOST ? value : undefined;
}

/** Return a list of texts; `undefined` for anything else. */
export function asTexts(value: unknown): readonly string[] | undefined {
  return asList(value)?.every((each) => typeof each === 'string') === true
    ? // Every element has just been checked.
      (value as readonly string[])
    : undefined;
}

/** Return a list of numbers; `undefined` for anything else. */
export function asNumbers(value: unknown): readonly number[] | undefined {
  return asList(value)?.every((each) => Number.isFinite(each)) === true
    ? // Every element has just been checked.
      (value as readonly number[])
    : undefined;
}

/** Return the properties of an object; `undefined` for anything else. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null
    ? // Any object can be read by names.
      (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** Whether a value is an issue, as `issueAt` makes it. */
export function isIssue(value: unknown): value is Issue {
  const issue = asRecord(value);
  if (issue === undefined) return false;
  const { code, part, found, expected, message, severity, path } = issue;
  const isText = asTexts([code, part, found, expected, message]) !== undefined;
  return isText && (severity === 'error' || severity === 'warning') && Array.isArray(path);
}

/** Whether two values of plain data are equal; the order of properties does not count. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const [first, second] = [asRecord(one), asRecord(other)];
  if (first === undefined || second === undefined) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(first).filter((name) => first[name] !== undefined);
  const others = Object.keys(second).filter((name) => second[name] !== undefined);
  return (
    names.length === others.length && names.every((name) => isEqual(first[name], second[name]))
  );
}

/** Whether a sum is 1, but for what is rounded. */
export function isOne(sum: number): boolean {
  return Math.abs(sum - 1) < 1e-9;
}

/** Most moves of a state that are looked at one by one. */
export const MOST_MOVES = 100;

/** Pick some moves of a long list, evenly spread. */
export function someOf<Move>(list: readonly Move[]): readonly Move[] {
  const step = Math.ceil(list.length / MOST_MOVES);
  return list.filter((_, index) => index % step === 0);
}
