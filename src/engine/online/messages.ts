/** What a server says: answers, refusals, and what happens in a room. */
import type { Issue } from '../../text/issue.js';

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

/** The code of a refusal. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The refusal of a request. */
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

/** A public room that waits for players. */
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

/** A message of a server: an answer, or news. */
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

/** The result of a request. */
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
