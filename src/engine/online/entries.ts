/**
 * What happens in a room, as entries: plain data that a server appends to the room's list and sends to all, in the same
 * order. The entries are all that a client needs to have the room.
 */

/** Most characters of a name. */
export const LONGEST_NAME = 24;

/** Most characters of a line of chat. */
export const LONGEST_CHAT = 500;

/** Lines of chat that a room keeps. */
export const CHAT_LINES = 200;

/** Milliseconds after which a level plays for a person whose connection is lost. */
export const TAKEN_OVER_AFTER = 60_000;

/** Shortest time of a clock, in milliseconds. */
export const SHORTEST_CLOCK = 180_000;

/** The time of a clock unless another one is chosen, in milliseconds. */
export const USUAL_CLOCK = 900_000;

/** Highest level of computer players. */
export const HIGHEST_LEVEL = 8;

/** How a room was made. */
export interface RoomSettings {
  /** The game's name. */
  readonly game: string;
  /** Its rules: plain data. */
  readonly rules: object;
  /** Time of each player for a whole game in milliseconds; 0 for none. */
  readonly clock: number;
  /** The level that plays for people who leave, 1 to 8. */
  readonly leavers: number;
  /** Whether the room is entered by its secret alone. */
  readonly isPrivate: boolean;
  /** Whether people who watch may chat. */
  readonly watchersChat: boolean;
}

/** What sits at a place of the table: a person, with a name of its own on a shared device; a level; or nobody. */
export type Occupant =
  | {
      /** The person. */
      readonly person: string;
      /** The name of the player, where it is not the person's. */
      readonly name?: string | undefined;
    }
  | {
      /** The level, 1 to 8. */
      readonly level: number;
    }
  | null;

/** Why a level plays for a person, or no longer does. */
export type ControlReason = 'left' | 'lost' | 'time' | 'resigned' | 'kicked' | 'back';

/** Why a person is no longer in a room. */
export type LeavingReason = 'left' | 'kicked';

/** What an entry of each kind says. All have the time of the server, in milliseconds since 1970. */
export interface EntryKinds {
  /** The room was made. It is the first entry. */
  readonly room: {
    /** How it was made. */
    readonly settings: RoomSettings;
  };
  /** Somebody came. `browser` tells devices apart, and nothing else about them. */
  readonly join: {
    /** The person. */
    readonly person: string;
    /** The name. */
    readonly name: string;
    /** A code of the device. */
    readonly browser: string;
    /** Whether the person came to watch. */
    readonly watches: boolean;
  };
  /** The host invited somebody of a name. */
  readonly invite: {
    /** The name. */
    readonly name: string;
  };
  /** A device was refused by the host. */
  readonly denied: {
    /** A code of the device. */
    readonly browser: string;
  };
  /** A person left, or was removed by the host. */
  readonly leave: {
    /** The person. */
    readonly person: string;
    /** Why. */
    readonly why: LeavingReason;
  };
  /** A person's connection was lost. */
  readonly lost: {
    /** The person. */
    readonly person: string;
  };
  /** A person is here again. */
  readonly back: {
    /** The person. */
    readonly person: string;
  };
  /** Another person is host. */
  readonly host: {
    /** The person. */
    readonly person: string;
  };
  /** A place of the table was taken or given up. */
  readonly sit: {
    /** The seat, from 0. */
    readonly seat: number;
    /** What sits there now. */
    readonly occupant: Occupant;
  };
  /** Two places of the table were exchanged. */
  readonly swap: {
    /** The two seats. */
    readonly seats: readonly [number, number];
  };
  /** A person may no longer chat, or may again. */
  readonly mute: {
    /** The person. */
    readonly person: string;
    /** Whether the person may not chat. */
    readonly muted: boolean;
  };
  /** A person said something. */
  readonly chat: {
    /** The person. */
    readonly person: string;
    /** What was said. */
    readonly text: string;
  };
  /**
   * A game began. The secret that chance is drawn from comes with the end.
   */
  readonly start: {
    /** The first state. */
    readonly start: readonly [string, string];
    /** Its rules. */
    readonly rules: object;
    /** For each seat, the one whose occupant sits there now. */
    readonly order: readonly number[];
    /** The SHA-256 of the secret that chance is drawn from, in hexadecimal. */
    readonly fairness: string;
  };
  /** An event of the game. `why` is there where no player chose it: a clock ran out, or a player resigned. */
  readonly play: {
    /** The event. */
    readonly event: string;
    /** Why. */
    readonly why?: 'time' | 'resigned' | undefined;
  };
  /** A player gives up a game of two, which ends by that. */
  readonly resign: {
    /** The seat, from 0. */
    readonly seat: number;
  };
  /** All were away, and somebody is here again: the clock runs on from here. */
  readonly wake: object;
  /** A level plays for a seat, or with `null` the person does again. */
  readonly control: {
    /** The seat, from 0. */
    readonly seat: number;
    /** The level; `null` if the person plays again. */
    readonly level: number | null;
    /** Why. */
    readonly why: ControlReason;
  };
  /** Somebody asks to go back to the position after a number of events. */
  readonly ask: {
    /** The person. */
    readonly person: string;
    /** Number of events that are left. */
    readonly events: number;
  };
  /** Somebody agrees to that, or does not. */
  readonly agree: {
    /** The person. */
    readonly person: string;
    /** Whether the person agrees. */
    readonly yes: boolean;
  };
  /** All agreed: the game is again at the position after a number of events. */
  readonly undo: {
    /** Number of events that are left. */
    readonly events: number;
  };
  /** The game ended. `forfeit` is the player by whose time or resignation it did. */
  readonly over: {
    /** The secret that chance was drawn from, in hexadecimal. */
    readonly secret: string;
    /** The player by whose resignation it ended. */
    readonly forfeit?: string | undefined;
  };
  /** Somebody is ready for another game. */
  readonly ready: {
    /** The person. */
    readonly person: string;
  };
}

/** A kind of entry. */
export type EntryKind = keyof EntryKinds;

/** An entry of a kind. */
export type EntryOf<Kind extends EntryKind> = {
  /** What it is. */
  readonly kind: Kind;
  /** When, by the server's clock, in milliseconds since 1970. */
  readonly at: number;
} & EntryKinds[Kind];

/** An entry. */
export type Entry = { [Kind in EntryKind]: EntryOf<Kind> }[EntryKind];
