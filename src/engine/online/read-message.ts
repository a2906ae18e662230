/** Read the messages of servers, which may be of any version, or no servers of rooms at all. */
import type { ServerMessage } from './messages.js';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const isAbsent = (value: unknown) => value === undefined;
function isRefusal(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { code, message } = value;
  return isText(code) && isText(message);
}

function isEntry(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, at } = value;
  return isText(kind) && isNumber(at);
}

const MESSAGES: {
  readonly [Type in ServerMessage['type']]: (message: Fields) => boolean;
} = {
  answer: ({ re, refusal, result }) =>
    (re === null || isNumber(re)) &&
    (isAbsent(refusal) || isRefusal(refusal)) &&
    (isAbsent(result) || isObject(result)),
  entry: ({ n, entry }) => isNumber(n) && isEntry(entry),
  entries: ({ n, entries }) => isNumber(n) && Array.isArray(entries) && entries.every(isEntry),
  guest: ({ guest, name }) => isText(guest) && (isAbsent(name) || isText(name)),
  admitted: ({ result }) => isObject(result),
  closing: ({ refusal }) => isRefusal(refusal),
};

function isType(value: unknown): value is ServerMessage['type'] {
  return isText(value) && Object.hasOwn(MESSAGES, value);
}

function isMessage(value: unknown): value is ServerMessage {
  if (!isObject(value)) return false;
  const { type } = value;
  return isType(type) && MESSAGES[type](value);
}

/**
 * Read a message.
 *
 * @param data - what came
 * @returns the message, whose entries are checked by applying them; `undefined` if it is none
 */
export function readMessage(data: unknown): ServerMessage | undefined {
  try {
    const value: unknown = JSON.parse(String(data));
    return isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
