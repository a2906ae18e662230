/**
 * What happens in a room, as entries: plain data that a server appends to the room's list and sends to all, in the same
 * order. The entries are all that a client needs to have the room.
 */

/** Maximum length of the name of a person or a guest, in characters. A server refuses a request with a longer one. */
export const LONGEST_NAME = 24;

/** Maximum length of a line of chat, in characters. A server refuses a request with a longer one. */
export const LONGEST_CHAT = 500;

/** Maximum number of lines in `chat` of a {@link Room}: the latest ones. */
export const CHAT_LINES = 200;

/** Time after which a level plays for a person whose connection is lost, in milliseconds. */
export const TAKEN_OVER_AFTER = 60_000;

/**
 * Shortest time that a player can be given for a whole game, in milliseconds: the least `clock` of {@link RoomSettings}
 * other than 0.
 */
export const SHORTEST_CLOCK = 180_000;

/** Time of each player for a whole game where the request to create a room has no `clock`, in milliseconds. */
export const USUAL_CLOCK = 900_000;

/** Highest level of computer players; the lowest is 1. */
export const HIGHEST_LEVEL = 8;

/** The settings of a room. Part of {@link Room}. */
export interface RoomSettings {
  /** The game's name, such as `azul`. */
  readonly game: string;
  /** Its rules, complete: plain data. */
  readonly rules: object;
  /** Time of each player for a whole game in milliseconds, 180,000 or more; 0 for no clock. */
  readonly clock: number;
  /** The level that plays for people who leave, 1 to 8. */
  readonly leavers: number;
  /** Whether the room is entered by its secret alone. */
  readonly isPrivate: boolean;
  /** Whether people who watch may chat. */
  readonly watchersChat: boolean;
}

/**
 * The occupant of a seat: a person, with a name of its own on a shared device; a level; or nobody.
 * Part of {@link Seat}.
 */
export type Occupant =
  | {
      /** The person's id, such as `p1`. */
      readonly person: string;
      /** The name of the player, where it is not the person's. */
      readonly name?: string | undefined;
    }
  | {
      /** The level, 1 to 8. */
      readonly level: number;
    }
  | null;

/**
 * The reason why a level plays for a person: the person left, lost the connection, ran out of time, resigned
 * or was kicked; `back` if the person plays again. Part of the entry `control` of {@link EntryKinds}.
 */
export type ControlReason = 'left' | 'lost' | 'time' | 'resigned' | 'kicked' | 'back';

/**
 * The reason why a person is no longer in a room: left by choice, or kicked by the host.
 * Part of the entry `leave` of {@link EntryKinds}.
 */
export type LeavingReason = 'left' | 'kicked';

/**
 * The fields of each kind of entry, without `kind` and `at`, which all entries have: see
 * {@link EntryOf}.
 */
export interface EntryKinds {
  /** The room was made. It is the first entry. */
  readonly room: {
    /** The settings of the room. */
    readonly settings: RoomSettings;
  };
  /** Somebody came. */
  readonly join: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** The name for people. */
    readonly name: string;
    /** A code that tells devices apart, and nothing else about them. */
    readonly browser: string;
    /** Whether the person came to watch, not to play. */
    readonly watches: boolean;
  };
  /** The host invited somebody. */
  readonly invite: {
    /** The name of the guest, for people. */
    readonly name: string;
  };
  /** A device was refused by the host. */
  readonly denied: {
    /** A code that tells devices apart, and nothing else about them. */
    readonly browser: string;
  };
  /** A person left, or was removed by the host. */
  readonly leave: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** The reason. */
    readonly why: LeavingReason;
  };
  /** A person's connection was lost. */
  readonly lost: {
    /** The person's id, such as `p1`. */
    readonly person: string;
  };
  /** A person whose connection was lost has come back. */
  readonly back: {
    /** The person's id, such as `p1`. */
    readonly person: string;
  };
  /** Another person is the host from now on. */
  readonly host: {
    /** The person's id, such as `p1`. */
    readonly person: string;
  };
  /** A seat was taken or given up. */
  readonly sit: {
    /** The seat, from 0. */
    readonly seat: number;
    /** The occupant from now on. */
    readonly occupant: Occupant;
  };
  /** Two seats were exchanged. */
  readonly swap: {
    /** The two seats, from 0. */
    readonly seats: readonly [number, number];
  };
  /** A person may no longer chat, or may again. */
  readonly mute: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** Whether the person may not chat. */
    readonly muted: boolean;
  };
  /** A person said something. */
  readonly chat: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** The text. */
    readonly text: string;
  };
  /** A game began. The secret that chance is drawn from is published when it ends. */
  readonly start: {
    /** The first state, encoded. */
    readonly start: readonly [string, string];
    /** Its rules: plain data. */
    readonly rules: object;
    /** For each seat, the number of the seat whose occupant plays there from now on. */
    readonly order: readonly number[];
    /** The SHA-256 of the secret that chance is drawn from, in hexadecimal. */
    readonly fairness: string;
  };
  /** An event of the game. */
  readonly play: {
    /** The event, as in records. */
    readonly event: string;
    /** The reason of an event that no player chose: a clock ran out, or a player resigned; absent otherwise. */
    readonly why?: 'time' | 'resigned' | undefined;
  };
  /** A player resigned in a game of two, which ends. */
  readonly resign: {
    /** The seat, from 0. */
    readonly seat: number;
  };
  /** The first person came back after all were away: the clock runs again. */
  readonly wake: object;
  /** A level plays for a seat, or the person plays again. */
  readonly control: {
    /** The seat, from 0. */
    readonly seat: number;
    /** The level, 1 to 8; `null` if the person plays again. */
    readonly level: number | null;
    /** The reason. */
    readonly why: ControlReason;
  };
  /** Somebody asks to undo events. */
  readonly ask: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** Number of events of the game that would be left. */
    readonly events: number;
  };
  /** Somebody answers that question. */
  readonly agree: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** Whether the person agrees. */
    readonly yes: boolean;
  };
  /** All agreed, and events are undone. */
  readonly undo: {
    /** Number of events of the game that are left. */
    readonly events: number;
  };
  /** The game ended. */
  readonly over: {
    /** The secret that chance was drawn from, in hexadecimal. */
    readonly secret: string;
    /** The letter of the player who lost by time or resignation; absent if the game ended by its rules. */
    readonly forfeit?: string | undefined;
  };
  /** Somebody is ready for another game. */
  readonly ready: {
    /** The person's id, such as `p1`. */
    readonly person: string;
  };
}

/**
 * The kind of something that happened in a room, such as `join` or `play`: the `kind` of an {@link Entry}.
 * {@link EntryKinds} says what each means.
 */
export type EntryKind = keyof EntryKinds;

/**
 * Something of one kind that happened in a room: its fields, with its time. {@link applyEntry} takes it.
 */
export type EntryOf<Kind extends EntryKind> = {
  /** The kind of entry. */
  readonly kind: Kind;
  /** Time by the server's clock, in milliseconds since 1970. */
  readonly at: number;
} & EntryKinds[Kind];

/**
 * An entry: something that happened in a room. It has the fields of one of {@link EntryKinds},
 * with `kind` and `at`.
 */
export type Entry = { [Kind in EntryKind]: EntryOf<Kind> }[EntryKind];
