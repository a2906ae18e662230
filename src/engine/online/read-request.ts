/** Read the requests of clients, which are untrusted. */
import { excerpt, quote } from '../../text/message.js';
import { readJson } from '../../text/parsed.js';
import { LONGEST_CHAT } from './entries.js';
import {
  CLOCK,
  EVENTS,
  type FieldsOf,
  FLAG,
  integer,
  LEVEL,
  line,
  NAME,
  nullable,
  optional,
  PERSON,
  RULES,
  readFields,
  SEAT,
  SEATS,
  word,
} from './fields.js';
import type { Refusal, RefusalCode } from './messages.js';
import type { RequestKind, Requests, RoomRequest } from './requests.js';

/**
 * Maximum length of a request: the server closes a connection that sends more bytes, and {@link readRequest} refuses a
 * text of more UTF-16 code units with the code `request.too-long`.
 */
export const LONGEST_REQUEST = 8192;

const REQUESTS: { readonly [Kind in RequestKind]: FieldsOf<Requests[Kind]> } = {
  create: {
    game: word(40),
    rules: optional(RULES),
    clock: optional(CLOCK),
    leavers: optional(LEVEL),
    isPrivate: optional(FLAG),
    watchersChat: optional(FLAG),
    name: NAME,
    browser: word(64),
  },
  rooms: {},
  join: {
    room: word(40),
    secret: optional(word(64)),
    token: optional(word(400)),
    name: optional(NAME),
    browser: optional(word(64)),
    watches: optional(FLAG),
    from: optional(EVENTS),
  },
  invite: { name: NAME },
  admit: { guest: PERSON, yes: FLAG },
  sit: { seat: SEAT, name: optional(NAME) },
  stand: { seat: SEAT },
  fill: { seat: SEAT, level: nullable(LEVEL) },
  swap: { seats: SEATS },
  start: {},
  move: { event: EVENTS, text: word(200) },
  chat: { text: line(LONGEST_CHAT) },
  mute: { person: PERSON, muted: FLAG },
  kick: { person: PERSON },
  replace: { seat: SEAT, level: LEVEL },
  host: { person: PERSON },
  leave: {},
  undo: { events: EVENTS },
  agree: { yes: FLAG },
  resign: { seat: SEAT },
  ready: {},
  time: {},
};

/** The result of {@link readRequest}: a request of a client, or the refusal of a text that is not a valid one. */
export type ReadRequest =
  | {
      /** The text is a valid request. */
      readonly ok: true;
      /** The request, with the fields of its kind and no others. */
      readonly request: RoomRequest;
    }
  | {
      /** The text is not a valid request. */
      readonly ok: false;
      /** The number of the request, from 0; `undefined` if it has none that can be read. */
      readonly id: number | undefined;
      /** The first reason against it, with a code that begins with `request.`, or `person.name`. */
      readonly refusal: Refusal;
    };

/** Show a value that was found. Values of JSON can have anything for `toString`. */
function shown(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return value === undefined ? 'nothing' : excerpt(JSON.stringify(value));
}

function isKind(value: unknown): value is RequestKind {
  return typeof value === 'string' && Object.hasOwn(REQUESTS, value);
}

/**
 * Read the text of a client's request, as a server of rooms does. Nothing of the room is checked, only the form.
 *
 * @param text - any text; a request is a JSON object of at most 8192 characters
 * @returns `{ ok: true, request }`, or `{ ok: false, id, refusal }` with the first reason against it:
 * `request.too-long`, `request.malformed`, `request.unknown-type`, `request.unknown-field`, `person.name` or
 * `request.field`. Names and lines of chat are trimmed, and normalized to NFC
 *
 * @example
 * ```ts
 * import { readRequest } from 'azulejo/online';
 *
 * const read = readRequest('{"type":"move","id":7,"event":12,"text":"A0c2"}');
 * read.ok && read.request; // { type: 'move', id: 7, event: 12, text: 'A0c2' }
 * ```
 */
export function readRequest(text: string): ReadRequest {
  const refuse = (id: number | undefined, code: RefusalCode, message: string): ReadRequest => ({
    ok: false,
    id,
    refusal: { code, message },
  });
  // No character has fewer bytes than one.
  if (text.length > LONGEST_REQUEST) {
    const message = `Request: found ${text.length} characters, expected ${LONGEST_REQUEST} at most.`;
    return refuse(undefined, 'request.too-long', message);
  }
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `Request: found ${excerpt(text)}, expected a JSON object.`;
    return refuse(undefined, 'request.malformed', message);
  }
  const given = new Map<string, unknown>(Object.entries(value));
  const id = integer(0, Number.MAX_SAFE_INTEGER).read(given.get('id'));
  const type = given.get('type');
  if (id === undefined) {
    return refuse(
      undefined,
      'request.malformed',
      'Request: found no id, expected a number from 0.',
    );
  }
  if (!isKind(type)) {
    const message = `Request: found the type ${shown(type)}, expected one of ${Object.keys(REQUESTS).join(', ')}.`;
    return refuse(id, 'request.unknown-type', message);
  }
  const fields: FieldsOf<object> = REQUESTS[type];
  for (const name of given.keys()) {
    if (name === 'type' || name === 'id' || Object.hasOwn(fields, name)) continue;
    const message = `Request ${type}: found the field ${excerpt(name)}, expected no such field.`;
    return refuse(id, 'request.unknown-field', message);
  }
  const read = readFields<object>(fields, value);
  if (!read.ok) {
    const { name, found, expected } = read;
    const code = name === 'name' ? 'person.name' : 'request.field';
    const message = `Request ${type}, ${name}: found ${shown(found)}, expected ${expected}.`;
    return refuse(id, code, message);
  }
  // The fields are those of the type.
  return { ok: true, request: { type, id, ...read.value } as RoomRequest };
}
