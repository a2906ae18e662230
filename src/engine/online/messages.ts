/** What a server says: answers, refusals, and what happens in a room. */
import type { Issue } from '../../text/issue.js';

/**
 * The codes of refusals. Codes are stable: programs may rely on them.
 *
 * - `request.malformed`: the text is not a JSON object, or has no `id`
 * - `request.unknown-type`: there is no such kind of request
 * - `request.unknown-field`: this kind of request has no such field
 * - `request.field`: a field is missing, or its value is invalid
 * - `request.too-long`: the text has more than {@link LONGEST_REQUEST} bytes
 * - `request.too-many`: requests come too fast, or messages are read too slowly
 * - `request.first-join`: the first request must be `create`, `join` or `rooms`, and only one may
 *   enter a room
 * - `server.full`: the server has no place for another room
 * - `server.closing`: the server is about to stop, or the room to be stored away: join again
 * - `server.unavailable`: the store of rooms does not answer, or the process of the room is gone:
 *   join again
 * - `room.unknown`: there is no such room
 * - `room.secret`: the room is private, and the secret is missing or wrong
 * - `room.token`: the token is not one of this room
 * - `room.denied`: the host has refused the guest
 * - `room.kicked`: the host has removed the person
 * - `room.full`: the room has no place for another person or guest
 * - `room.left`: the person has left the room
 * - `room.rules`: the server has no such game, or the rules are invalid
 * - `person.name`: the name is invalid
 * - `person.name-taken`: somebody in the room has this name
 * - `person.unknown`: there is no such person or guest
 * - `host.only`: only the host may do this
 * - `seat.unknown`: there is no such seat
 * - `seat.taken`: the seat is taken
 * - `seat.not-yours`: the seat is not one of the person, or the person came to watch
 * - `seat.empty`: a seat is empty, so that the game cannot begin
 * - `seat.no-level`: the game has no such level
 * - `game.in-progress`: this cannot be done during a game
 * - `game.not-in-progress`: no game is in progress
 * - `game.over`: the game is over
 * - `move.not-your-turn`: another player is to move
 * - `move.stale`: the move is for another position than the present one
 * - `move.illegal`: the move is illegal: the refusal has its issue
 * - `undo.none`: there is nothing to undo, or no question to answer
 * - `chat.muted`: the host has forbidden the person to chat
 * - `chat.too-many`: too many lines of chat in ten seconds
 */
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

/** The code of a refusal: {@link REFUSAL_CODES} says what each means. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The refusal of a request. Part of {@link RefusedError}. */
export interface Refusal {
  /** The kind of refusal, for programs. */
  readonly code: RefusalCode;
  /** One sentence for people, in English. */
  readonly message: string;
  /** The issue of an illegal move; absent otherwise. */
  readonly issue?: Issue | undefined;
}

/** Make a refusal. */
export function refusal(code: RefusalCode, message: string, issue?: Issue): Refusal {
  return { code, message, ...(issue && { issue }) };
}

/** A public room that waits for players. {@link Result} lists them. */
export interface WaitingRoom {
  /** The room's name in links. */
  readonly room: string;
  /** The game's name. */
  readonly game: string;
  /** Its rules: plain data. */
  readonly rules: object;
  /** The host's name. */
  readonly host: string;
  /** Number of seats. */
  readonly seats: number;
  /** Number of empty seats. */
  readonly empty: number;
}

/** A message of a server: the answer to a request, or something that has happened. */
export type ServerMessage =
  | {
      /** An answer to a request. */
      readonly type: 'answer';
      /** The number of the request; `null` if it had none. */
      readonly re: number | null;
      /** The refusal; absent in an answer to a request that was accepted. */
      readonly refusal?: Refusal | undefined;
      /** The result, in an answer to `create`, `join` and `rooms`. */
      readonly result?: Result | undefined;
    }
  | {
      /** An entry that has just been made. */
      readonly type: 'entry';
      /** Number of entries before it. */
      readonly n: number;
      /** The entry. */
      readonly entry: unknown;
    }
  | {
      /** Entries that a client has missed, some at a time. */
      readonly type: 'entries';
      /** Number of entries before them. */
      readonly n: number;
      /** The entries. */
      readonly entries: readonly unknown[];
    }
  | {
      /** The host has let the client in. */
      readonly type: 'admitted';
      /** The result that `join` would have had. */
      readonly result: Result;
    }
  | {
      /** A guest waits for the host, or has gone. */
      readonly type: 'guest';
      /** The guest's id. */
      readonly guest: string;
      /** The guest's name; absent once the guest has gone. */
      readonly name?: string | undefined;
    }
  | {
      /** The server is about to close the connection. */
      readonly type: 'closing';
      /** The refusal. */
      readonly refusal: Refusal;
    };

/**
 * The result of a request: only the fields that its kind needs are there. {@link RoomClient.ask} resolves to
 * it.
 */
export interface Result {
  /** The room that was made or entered. */
  readonly room?: string | undefined;
  /** The secrets of a private room, for its players. */
  readonly secrets?:
    | {
        /** The secret by which people come to play. */
        readonly enter: string;
        /** The secret by which people come to watch. */
        readonly watch: string;
      }
    | undefined;
  /** The id of the person that the client is, such as `p1`. */
  readonly person?: string | undefined;
  /** The token by which the client comes back as that person. */
  readonly token?: string | undefined;
  /** Number of entries of the room; those that the client lacks follow. */
  readonly entries?: number | undefined;
  /** The public rooms that wait for players. */
  readonly rooms?: readonly WaitingRoom[] | undefined;
  /** Whether the client has to wait until the host lets it in. */
  readonly waits?: boolean | undefined;
  /** The number of the entry that the request led to, from 0. */
  readonly n?: number | undefined;
  /** The server's time, in milliseconds since 1970. */
  readonly time?: number | undefined;
}
