/**
 * What clients ask of a server, and what it answers: JSON texts. Requests are untrusted, and read field by field.
 *
 * @packageDocumentation
 */
import type { Issue } from '../../text/issue.js';
import { excerpt, quote } from '../../text/message.js';
import { HIGHEST_LEVEL, LONGEST_CHAT, LONGEST_NAME, SHORTEST_CLOCK } from './entries.js';

/** Most bytes of a request. */
export const LONGEST_REQUEST = 8192;

/** Longest time of a clock, in milliseconds: a week. */
const LONGEST_CLOCK = 604_800_000;

/** Most events of a game that a request can name. */
const MOST_EVENTS = 100_000;

/** A field of a request: what it may hold. */
interface Field<Value> {
  /** What it may hold, in words. */
  readonly expected: string;
  /** Return the value; `undefined` if it is none. */
  read(value: unknown): Value | undefined;
}

function integer(least: number, most: number): Field<number> {
  return {
    expected: `an integer from ${least} to ${most}`,
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? value
        : undefined,
  };
}

const FLAG: Field<boolean> = {
  expected: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** A text that a program made, such as a token. */
function word(most: number): Field<string> {
  return {
    expected: `a text of 1 to ${most} letters, digits and signs`,
    read: (value) =>
      typeof value === 'string' && value.length <= most && /^[\x21-\x7e]+$/.test(value)
        ? value
        : undefined,
  };
}

/** Control characters, those that turn the direction of a text, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What shows nothing: blanks, characters that a font leaves out, and marks without a letter. */
const BLANK = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/gu;

/** A text that a person wrote. What is unseen can hide what is said, or change how what follows is shown. */
function line(most: number): Field<string> {
  return {
    expected: `a text of 1 to ${most} characters that can be seen, none of which is a control or direction character`,
    read: (value) => {
      if (typeof value !== 'string' || value.length > 4 * most || UNSEEN.test(value)) {
        return undefined;
      }
      const text = value.normalize('NFC').trim();
      const isSeen = text.replaceAll(BLANK, '') !== '';
      return isSeen && [...text].length <= most ? text : undefined;
    },
  };
}

/** An emoji with the sign that it has colours. */
const COLOURED = /(\p{Extended_Pictographic})\ufe0f/gu;

/** What would let names look alike or cover others: what is invisible, and towers of marks. */
const NO_NAME = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|\s{2}|^\p{M}|\p{M}{5}/u;

/** A name: nothing in it is invisible. */
const NAME: Field<string> = {
  ...line(LONGEST_NAME),
  read: (value) => {
    const name = line(LONGEST_NAME).read(value);
    return name === undefined || NO_NAME.test(name.replace(COLOURED, '$1')) ? undefined : name;
  },
};

const RULES: Field<object> = {
  expected: 'an object of settings',
  read: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined,
};

const CLOCK: Field<number> = {
  expected: `0 or an integer from ${SHORTEST_CLOCK} to ${LONGEST_CLOCK}`,
  read: (value) => (value === 0 ? 0 : integer(SHORTEST_CLOCK, LONGEST_CLOCK).read(value)),
};

const SEATS: Field<readonly [number, number]> = {
  expected: 'two numbers of seats',
  read: (value) => {
    if (!Array.isArray(value) || value.length !== 2) return undefined;
    const [first, second] = value.map((seat) => SEAT.read(seat));
    return first === undefined || second === undefined ? undefined : [first, second];
  },
};

/** A field that may be absent. */
interface Optional<Value> extends Field<Value> {
  readonly optional: true;
}

function optional<Value>(field: Field<Value>): Optional<Value> {
  return { ...field, optional: true };
}

/** A field that may be `null`. */
function nullable<Value>({ expected, read }: Field<Value>): Field<Value | null> {
  return {
    expected: `${expected}, or null`,
    read: (value) => (value === null ? null : read(value)),
  };
}

const SEAT = integer(0, 15);
const LEVEL = integer(1, HIGHEST_LEVEL);
const PERSON = word(12);
const EVENTS = integer(0, MOST_EVENTS);

/** What each request asks. */
export interface Requests {
  /** Make a room, and be its host. */
  readonly create: {
    /** The game's name. */
    readonly game: string;
    /** Settings of the game; those that are absent have their defaults. */
    readonly rules?: object | undefined;
    /** Time of each player for a whole game in milliseconds: 0 for none, else 180000 to 604800000. */
    readonly clock?: number | undefined;
    /** The level that plays for those who leave, 1 to 8. */
    readonly leavers?: number | undefined;
    /** Whether the room is entered by its secret alone. */
    readonly isPrivate?: boolean | undefined;
    /** Whether people who watch may chat. */
    readonly watchersChat?: boolean | undefined;
    /** The host's name, of 1 to 24 characters. */
    readonly name: string;
    /** A text that the device drew once, of 1 to 64 characters. */
    readonly browser: string;
  };
  /** List the public rooms that wait for players. */
  readonly rooms: object;
  /** Come into a room: with a token as the person that one was before, else with name and browser. */
  readonly join: {
    /** The room. */
    readonly room: string;
    /** A secret of a private room. */
    readonly secret?: string | undefined;
    /** The token of the person. */
    readonly token?: string | undefined;
    /** The name of somebody new, of 1 to 24 characters. */
    readonly name?: string | undefined;
    /** A text that the device drew once, of 1 to 64 characters. */
    readonly browser?: string | undefined;
    /** Whether to watch only. */
    readonly watches?: boolean | undefined;
    /** Number of the entries that the client has already. */
    readonly from?: number | undefined;
  };
  /** Let somebody of a name into a private room without being asked. */
  readonly invite: {
    /** The name. */
    readonly name: string;
  };
  /** Let a guest into a private room, or do not. */
  readonly admit: {
    /** The guest. */
    readonly guest: string;
    /** Whether the guest may come in. */
    readonly yes: boolean;
  };
  /** Take an empty seat. */
  readonly sit: {
    /** The seat, from 0. */
    readonly seat: number;
    /** The name of a second player at the same device. */
    readonly name?: string | undefined;
  };
  /** Give a seat up. */
  readonly stand: {
    /** The seat. */
    readonly seat: number;
  };
  /** Give a seat to a level, or to nobody. */
  readonly fill: {
    /** The seat. */
    readonly seat: number;
    /** The level; `null` for nobody. */
    readonly level: number | null;
  };
  /** Exchange two seats. */
  readonly swap: {
    /** The seats. */
    readonly seats: readonly [number, number];
  };
  /** Begin the game. */
  readonly start: object;
  /** Play a move. A request that is sent twice is played once. */
  readonly move: {
    /** Number of events before it. */
    readonly event: number;
    /** The move. */
    readonly text: string;
  };
  /** Say something. */
  readonly chat: {
    /** A text of 1 to 500 characters. */
    readonly text: string;
  };
  /** Let somebody no longer chat, or chat again. */
  readonly mute: {
    /** The person. */
    readonly person: string;
    /** Whether the person may not chat. */
    readonly muted: boolean;
  };
  /** Remove somebody. */
  readonly kick: {
    /** The person. */
    readonly person: string;
  };
  /** Let a level play for a seat. */
  readonly replace: {
    /** The seat. */
    readonly seat: number;
    /** The level. */
    readonly level: number;
  };
  /** Hand over. */
  readonly host: {
    /** The next host. */
    readonly person: string;
  };
  /** Leave the room. */
  readonly leave: object;
  /** Ask to go back. */
  readonly undo: {
    /** Number of events to keep. */
    readonly events: number;
  };
  /** Agree to that, or do not. */
  readonly agree: {
    /** Whether to agree. */
    readonly yes: boolean;
  };
  /** Give the game up. */
  readonly resign: {
    /** The seat. */
    readonly seat: number;
  };
  /** Be ready for another game. */
  readonly ready: object;
  /** Ask for the server's time. */
  readonly time: object;
}

/** The kinds of requests. */
export type RequestKind = keyof Requests;

/** What a request of a kind asks. */
export type Asked<Kind extends RequestKind> = Requests[Kind];

/** A field for each of what is asked. */
type FieldsOf<Each> = {
  readonly [Name in keyof Each]-?: undefined extends Each[Name]
    ? Optional<Exclude<Each[Name], undefined>>
    : Field<Each[Name]>;
};

/** The fields of each request. */
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

/** A request of a kind: its number, which the answer repeats. */
export type RequestOf<Kind extends RequestKind> = {
  /** What is asked. */
  readonly type: Kind;
  /** A number from 0. */
  readonly id: number;
} & Asked<Kind>;

/** A request. */
export type Request = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind];

/** The codes of refusals. */
export const REFUSAL_CODES = /* @__PURE__ */ Object.freeze([
  'request.malformed',
  'request.unknown-type',
  'request.unknown-field',
  'request.field',
  'request.too-long',
  'request.too-many',
  'request.first-join',
  'server.full',
  'server.closing',
  'server.unavailable',
  'room.unknown',
  'room.secret',
  'room.token',
  'room.denied',
  'room.kicked',
  'room.full',
  'room.left',
  'room.rules',
  'person.name',
  'person.name-taken',
  'person.unknown',
  'host.only',
  'seat.unknown',
  'seat.taken',
  'seat.not-yours',
  'seat.empty',
  'seat.no-level',
  'game.in-progress',
  'game.not-in-progress',
  'game.over',
  'move.not-your-turn',
  'move.stale',
  'move.illegal',
  'undo.none',
  'chat.muted',
  'chat.too-many',
] as const);

/** A code of a refusal. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why a request is refused. */
export interface Refusal {
  /** The kind of refusal, for programs. */
  readonly code: RefusalCode;
  /** One sentence for people, in English. */
  readonly message: string;
  /** Why a move is illegal. */
  readonly issue?: Issue | undefined;
}

/** Make a refusal. */
export function refusal(code: RefusalCode, message: string, issue?: Issue): Refusal {
  return { code, message, ...(issue && { issue }) };
}

/** A request, or why a text is none, with its number if it has one. */
export type ReadRequest =
  | {
      /** The text is a request. */
      readonly ok: true;
      /** The request. */
      readonly request: Request;
    }
  | {
      /** The text is none. */
      readonly ok: false;
      /** The number of the request, if it has one. */
      readonly id: number | undefined;
      /** Why. */
      readonly refusal: Refusal;
    };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Show a value that was found. Values of JSON can have anything for `toString`. */
function shown(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return value === undefined ? 'nothing' : excerpt(JSON.stringify(value));
}

function isKind(value: unknown): value is RequestKind {
  return typeof value === 'string' && Object.hasOwn(REQUESTS, value);
}

/**
 * Read a request.
 *
 * @param text - any text
 * @returns the request with its known fields, or the first reason against it
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
    refusal: refusal(code, message),
  });
  // No character has fewer bytes than one.
  if (text.length > LONGEST_REQUEST) {
    const message = `Request: found ${text.length} characters, expected ${LONGEST_REQUEST} at most.`;
    return refuse(undefined, 'request.too-long', message);
  }
  const value = parsed(text);
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
  const fields = new Map<string, Field<unknown> & { optional?: true }>(
    Object.entries(REQUESTS[type]),
  );
  const read: Record<string, unknown> = { type, id };
  for (const name of given.keys()) {
    if (name === 'type' || name === 'id' || fields.has(name)) continue;
    const message = `Request ${type}: found the field ${excerpt(name)}, expected none of that name.`;
    return refuse(id, 'request.unknown-field', message);
  }
  for (const [name, field] of fields) {
    const found = given.get(name);
    if (found === undefined && field.optional === true) continue;
    const checked = field.read(found);
    if (checked === undefined) {
      const code = name === 'name' ? 'person.name' : 'request.field';
      return refuse(
        id,
        code,
        `Request ${type}, ${name}: found ${shown(found)}, expected ${field.expected}.`,
      );
    }
    read[name] = checked;
  }
  // Each field of its type has just been read.
  return { ok: true, request: read as unknown as Request };
}

/** A public room that waits for players. */
export interface WaitingRoom {
  /** The room. */
  readonly room: string;
  /** The game's name. */
  readonly game: string;
  /** Its rules. */
  readonly rules: object;
  /** The host's name. */
  readonly host: string;
  /** Number of seats. */
  readonly seats: number;
  /** Number of empty seats. */
  readonly empty: number;
}

/** What a server says of its own accord, or as an answer. */
export type ServerMessage =
  | {
      /** An answer to a request. */
      readonly type: 'answer';
      /** The number of the request. */
      readonly re: number | null;
      /** Why it is refused. */
      readonly refusal?: Refusal | undefined;
      /** What was asked for, in an answer to `create`, `join` and `rooms`. */
      readonly result?: Result | undefined;
    }
  | {
      /** What has just happened. */
      readonly type: 'entry';
      /** Number of entries before it. */
      readonly n: number;
      /** The entry. */
      readonly entry: unknown;
    }
  | {
      /** What a client has missed, some at a time. */
      readonly type: 'entries';
      /** Number of entries before them. */
      readonly n: number;
      /** The entries. */
      readonly entries: readonly unknown[];
    }
  | {
      /** The host has let the client in. */
      readonly type: 'admitted';
      /** What `join` would have given. */
      readonly result: Result;
    }
  | {
      /** A guest waits for the host. */
      readonly type: 'guest';
      /** The guest. */
      readonly guest: string;
      /** The guest's name. */
      readonly name: string;
    }
  | {
      /** The connection is about to be closed: why. */
      readonly type: 'closing';
      /** Why. */
      readonly refusal: Refusal;
    };

/** The result of a request. */
export interface Result {
  /** The room that was made or entered. */
  readonly room?: string | undefined;
  /** The secrets of a private room, for those who play in it: to enter it, and to watch only. */
  readonly secrets?:
    | {
        /** With it, people come to play. */
        readonly enter: string;
        /** With it, people come to watch. */
        readonly watch: string;
      }
    | undefined;
  /** The person that the client is. */
  readonly person?: string | undefined;
  /** The token with which the client is that person again. */
  readonly token?: string | undefined;
  /** Number of entries of the room; those that the client has not follow. */
  readonly entries?: number | undefined;
  /** The rooms that wait. */
  readonly rooms?: readonly WaitingRoom[] | undefined;
  /** Whether the host is asked first. */
  readonly waits?: boolean | undefined;
  /** The number of the entry that the request led to. */
  readonly n?: number | undefined;
  /** The server's time, in milliseconds since 1970. */
  readonly time?: number | undefined;
}
