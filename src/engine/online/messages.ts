/** What a server says: answers, refusals, and what happens in a room. */
import type { Issue } from '../../text/issue.js';

/**
 * The codes by which a server of rooms refuses requests: the `code` of a {@link Refusal}. Codes are stable: programs
 * may rely on them.
 *
 * - `request.malformed`: the text is not a JSON object, or its `id` is not an integer from 0
 * - `request.unknown-type`: there is no such kind of request
 * - `request.unknown-field`: this kind of request has no such field
 * - `request.field`: a field other than `name` is missing, or its value is invalid
 * - `request.too-long`: the text is longer than {@link LONGEST_REQUEST}
 * - `request.too-many`: more than 20 requests a second, after 40 at once; too many new rooms from one address; or the
 *   client reads messages too slowly
 * - `request.first-join`: a request other than `create`, `join`, `rooms` and `time` was sent before the client was in a
 *   room, `create` or `join` when it was in one, or it entered none for ten seconds
 * - `server.full`: the server has no place for another room
 * - `server.closing`: the server is about to stop, or is unloading the room: join again
 * - `server.unavailable`: the server's database does not answer, or the process that runs the room is gone: join again
 * - `room.unknown`: there is no such room
 * - `room.secret`: the room is private, and the secret is missing or wrong
 * - `room.token`: the token is not one of this room
 * - `room.denied`: the host has refused the guest
 * - `room.kicked`: the host has removed the person
 * - `room.full`: the room has no place for another person, guest, invitation or entry
 * - `room.left`: the person has left the room
 * - `room.rules`: the server has no such game, or the rules are invalid
 * - `person.name`: the name is missing, or not 1 to 24 visible characters
 * - `person.name-taken`: somebody in the room has this name, whatever its case
 * - `person.unknown`: there is no such person or guest
 * - `host.only`: only the host may do this
 * - `seat.unknown`: there is no such seat
 * - `seat.taken`: the seat already has an occupant
 * - `seat.not-yours`: the person does not have this seat, or came to watch
 * - `seat.empty`: a seat is empty, so that the game cannot begin
 * - `seat.no-level`: the game has no computer player of this level
 * - `game.in-progress`: this cannot be done during a game
 * - `game.not-in-progress`: no game is in progress
 * - `game.over`: the game has ended, so no move can be played
 * - `move.not-your-turn`: another player is to move, or a computer player plays for the person
 * - `move.stale`: the move's `event` is not the number of events so far: other events came before it
 * - `move.illegal`: the move or the resignation is illegal; `issue` usually says why
 * - `undo.none`: there is nothing to undo, or no question to answer
 * - `chat.muted`: the host has forbidden the person, or all who watch, to chat
 * - `chat.too-many`: more than five lines of chat in ten seconds
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

/** A server's refusal of a request, or its reason to close a connection. Part of {@link RefusedError}. */
export interface Refusal {
  /** The reason, for programs, such as `seat.taken`. */
  readonly code: RefusalCode;
  /** One sentence for people, in English. */
  readonly message: string;
  /** What is wrong with the move, for most refusals with the code `move.illegal`; absent otherwise. */
  readonly issue?: Issue | undefined;
}

/** A public room that waits for players. {@link Result} lists them. */
export interface WaitingRoom {
  /** The room's name, which the request `join` takes. */
  readonly room: string;
  /** The game's name, such as `azul`. */
  readonly game: string;
  /** The rules of the game, with every setting: plain data. */
  readonly rules: object;
  /** The name of the host, for people. */
  readonly host: string;
  /** Number of seats, one for each player of the game. */
  readonly seats: number;
  /** Number of seats without an occupant, from 1. */
  readonly empty: number;
}

/** A message that a server of rooms sends to a client: the answer to a request, or news of the room. */
export type ServerMessage =
  | {
      /** An answer to a request. */
      readonly type: 'answer';
      /** The `id` of the request; `null` if it had none. */
      readonly re: number | null;
      /** The refusal; absent in an answer to a request that was accepted. */
      readonly refusal?: Refusal | undefined;
      /** The result; absent in an answer to a request that was refused. */
      readonly result?: Result | undefined;
    }
  | {
      /** An entry that was just added to the room. */
      readonly type: 'entry';
      /** Number of the room's entries before it, from 0. */
      readonly n: number;
      /** The entry: an {@link Entry}, unless the server is of another version. */
      readonly entry: unknown;
    }
  | {
      /** Consecutive entries that the client lacks; there may be several such messages. */
      readonly type: 'entries';
      /** Number of the room's entries before the first of them, from 0. */
      readonly n: number;
      /** The entries in order, each an {@link Entry} unless the server is of another version. */
      readonly entries: readonly unknown[];
    }
  | {
      /** The host has admitted the client, which waited as a guest. */
      readonly type: 'admitted';
      /** The result that `join` would have had. */
      readonly result: Result;
    }
  | {
      /** To the host: a guest waits to be admitted, or has gone. */
      readonly type: 'guest';
      /** The guest's id, such as `g1`, for the request `admit`. */
      readonly guest: string;
      /** The guest's name; absent once the guest has gone. */
      readonly name?: string | undefined;
    }
  | {
      /** The server is about to close the connection. */
      readonly type: 'closing';
      /** The reason why the connection is closed. */
      readonly refusal: Refusal;
    };

/**
 * The result of a request that a server accepted. Which fields it has depends on the kind of request.
 * {@link RoomClient.ask} resolves to it.
 */
export interface Result {
  /** The name of the room that was made or entered, for `create` and `join`. */
  readonly room?: string | undefined;
  /** The secrets of a private room, for `create` and `join` by people who came to play. */
  readonly secrets?:
    | {
        /** The secret by which people come to play. */
        readonly enter: string;
        /** The secret by which people come to watch. */
        readonly watch: string;
      }
    | undefined;
  /** The id of the client's person, such as `p1`, for `create` and `join`. */
  readonly person?: string | undefined;
  /** The token with which the client can `join` again as that person, for `create` and `join`. */
  readonly token?: string | undefined;
  /** Number of entries of the room, for `create` and `join`; the server sends those that the client lacks. */
  readonly entries?: number | undefined;
  /** The public rooms that wait for players, for `rooms`. */
  readonly rooms?: readonly WaitingRoom[] | undefined;
  /** `true` if the client has to wait until the host of a private room admits it; for `join`. */
  readonly waits?: boolean | undefined;
  /** Number of entries of the room once the request was carried out, for requests of people in a room. */
  readonly n?: number | undefined;
  /** The server's time, in milliseconds since 1970, for `create`, `join` and `time`. */
  readonly time?: number | undefined;
}
