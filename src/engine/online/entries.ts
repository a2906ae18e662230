/**
 * What happens in a room, as entries: plain data that a server appends to the room's list and sends to all, in the same
 * order. The entries are all that a client needs to have the room.
 */

/**
 * Maximum length of the name of a person or a guest, in code points. {@link readRequest} refuses a
 * longer one with the code `person.name`.
 */
export const LONGEST_NAME = 24;

/**
 * Maximum length of a line of chat, in code points. {@link readRequest} refuses a longer one with the code
 * `request.field`.
 */
export const LONGEST_CHAT = 500;

/** Maximum number of lines in `chat` of a {@link Room}: {@link applyEntry} keeps the latest ones. */
export const CHAT_LINES = 200;

/**
 * Time in milliseconds after which the server lets a computer player play for a person whose connection is lost. Before
 * a game, the person's seats become empty instead.
 */
export const TAKEN_OVER_AFTER = 60_000;

/**
 * Shortest time that a player can be given for a whole game, in milliseconds: the least `clock` of {@link RoomSettings}
 * other than 0. {@link readRequest} refuses a shorter one with the code `request.field`.
 */
export const SHORTEST_CLOCK = 180_000;

/**
 * Time of each player for a whole game, in milliseconds, that the server sets if the request `create` has no `clock`.
 */
export const USUAL_CLOCK = 900_000;

/**
 * Highest level of the computer players in rooms; the lowest is 1. {@link readRequest} refuses a higher one with the
 * code `request.field`, and the server one that the game does not have with `seat.no-level`.
 */
export const HIGHEST_LEVEL = 8;

/** The settings of an online room, chosen when it is made. Part of {@link Room}. */
export interface RoomSettings {
  /** The game's name, such as `azul`. */
  readonly game: string;
  /** The rules of the room's first game, with every setting: plain data. */
  readonly rules: object;
  /** Time of each player for a whole game in milliseconds, from 180,000 to 604,800,000; 0 for no clock. */
  readonly clock: number;
  /** Level of the computer player that plays for people who leave, from 1 to 8. */
  readonly leavers: number;
  /** Whether the room is private: it is not listed, and nobody enters it without one of its secrets. */
  readonly isPrivate: boolean;
  /** Whether people who only watch may chat. */
  readonly watchersChat: boolean;
}

/**
 * The occupant of a seat: a person, a computer player of a level, or nobody (`null`). Part of {@link Seat}.
 */
export type Occupant =
  | {
      /** The person's id, such as `p1`. */
      readonly person: string;
      /** The name of another player on the person's device; absent if the person plays. */
      readonly name?: string | undefined;
    }
  | {
      /** The level of the computer player, from 1 to 8. */
      readonly level: number;
    }
  | null;

/**
 * The reason why a computer player takes over a person's seat: the person left (`left`), lost the connection (`lost`),
 * ran out of time (`time`), resigned (`resigned`), or was kicked or replaced by the host (`kicked`). `back` if the
 * person plays again. Part of the entry `control` of {@link EntryKinds}.
 */
export type ControlReason = 'left' | 'lost' | 'time' | 'resigned' | 'kicked' | 'back';

/**
 * The reason why a person is no longer in a room: `left` by choice, or `kicked` by the host.
 * Part of the entry `leave` of {@link EntryKinds}.
 */
export type LeavingReason = 'left' | 'kicked';

/**
 * The fields of each kind of entry, which is something that happened in a room. The fields `kind` and `at`, which all
 * entries have, are in {@link EntryOf}.
 */
export interface EntryKinds {
  /** The room was made. It is the first entry. */
  readonly room: {
    /** The settings that were chosen for the room. */
    readonly settings: RoomSettings;
  };
  /** A person came into the room. The first one who does not only watch becomes the host. */
  readonly join: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** The name of the person, of 1 to 24 characters. */
    readonly name: string;
    /** A code of the person's device, by which the room knows it again; it says nothing else about the device. */
    readonly browser: string;
    /** Whether the person came to watch, not to play. */
    readonly watches: boolean;
  };
  /** The host invited somebody, who may then enter the private room without being admitted. */
  readonly invite: {
    /** The name by which the guest may enter, of 1 to 24 characters. */
    readonly name: string;
  };
  /** The host refused a guest, whose device may not enter again. */
  readonly denied: {
    /** A code of the guest's device, by which the room knows it again. */
    readonly browser: string;
  };
  /** A person left, or was removed by the host. */
  readonly leave: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** The reason: `left` by choice, or `kicked` by the host. */
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
    /** The id of the new host, such as `p2`. */
    readonly person: string;
  };
  /** A seat was taken or given up. */
  readonly sit: {
    /** Number of the seat in turn order, from 0. */
    readonly seat: number;
    /** The occupant from now on; `null` if the seat was given up. */
    readonly occupant: Occupant;
  };
  /** The host exchanged the occupants of two seats. */
  readonly swap: {
    /** Numbers of the two seats in turn order, from 0. */
    readonly seats: readonly [number, number];
  };
  /** The host forbade a person to chat, or allowed it again. */
  readonly mute: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** Whether the person may not chat. */
    readonly muted: boolean;
  };
  /** A person wrote a line of chat. */
  readonly chat: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** The line, of 1 to 500 characters. It may contain markup: show it as text. */
    readonly text: string;
  };
  /** A game began. The secret from which its chance events are drawn is published in the entry `over`. */
  readonly start: {
    /** The first state, as the two strings of `encodeState`. */
    readonly start: readonly [string, string];
    /** The rules of the game, with every setting: plain data. */
    readonly rules: object;
    /** For each seat, the number of the seat whose occupant plays there from now on. */
    readonly order: readonly number[];
    /** The SHA-256 of the secret that chance events are drawn from, in hexadecimal. */
    readonly fairness: string;
  };
  /** An event of the game happened. */
  readonly play: {
    /** The event in the game's notation, such as the move `A0c2` of Azul. */
    readonly event: string;
    /** Why a player dropped out: the clock ran out, or the player resigned; absent for any other event. */
    readonly why?: 'time' | 'resigned' | undefined;
  };
  /** A player resigned in a game for two that has no event for it; the game ends. */
  readonly resign: {
    /** Number of the player's seat in turn order, from 0. */
    readonly seat: number;
  };
  /** The first person came back after all were away: the clock runs again. It has no other fields. */
  readonly wake: object;
  /** A computer player plays for the person at a seat from now on, or the person plays again. */
  readonly control: {
    /** Number of the seat in turn order, from 0. */
    readonly seat: number;
    /** Level of the computer player, from 1 to 8; `null` if the person plays again. */
    readonly level: number | null;
    /** The reason: why the person does not play, or `back`. */
    readonly why: ControlReason;
  };
  /** A person asked the others to agree to undo events. */
  readonly ask: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** Number of the game's events that would be left, from 0. */
    readonly events: number;
  };
  /** A person answered the question whether to undo events. */
  readonly agree: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** Whether the person agrees; if not, the question is withdrawn. */
    readonly yes: boolean;
  };
  /** All agreed, and events were undone. */
  readonly undo: {
    /** Number of the game's events that are left, from 0. */
    readonly events: number;
  };
  /** The game ended. */
  readonly over: {
    /** The secret of 256 bits from which chance events were drawn, in hexadecimal. */
    readonly secret: string;
    /** The letter of the player who resigned, such as `A`; absent if the game ended by its rules. */
    readonly forfeit?: string | undefined;
  };
  /** A person is ready for another game. */
  readonly ready: {
    /** The person's id, such as `p1`. */
    readonly person: string;
  };
}

/**
 * The kind of an {@link Entry}, which is something that happened in a room: `join` or `play`, for example.
 * {@link EntryKinds} says what each kind means.
 */
export type EntryKind = keyof EntryKinds;

/**
 * An entry of one kind, which is something that happened in a room: the fields of that kind, with `kind` and the time.
 * {@link applyEntry} takes entries.
 *
 * @typeParam Kind - the kind of the entry
 */
export type EntryOf<Kind extends EntryKind> = {
  /** The kind of entry, such as `join`. */
  readonly kind: Kind;
  /** Time at which it happened, by the server's clock, in milliseconds since 1970. */
  readonly at: number;
} & EntryKinds[Kind];

/**
 * An entry: something that happened in an online room. It has the fields of one kind of {@link EntryKinds}, with `kind`
 * and `at`. A room is the list of its entries.
 */
export type Entry = { [Kind in EntryKind]: EntryOf<Kind> }[EntryKind];
