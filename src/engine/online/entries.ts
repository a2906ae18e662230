/**
 * What happens in a room, as entries: plain data that a server appends to the room's list and sends to all, in the same
 * order. Whoever has the entries has the room.
 *
 * @packageDocumentation
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
  readonly room: { readonly settings: RoomSettings };
  /** Somebody came. `browser` tells devices apart, and nothing else about them. */
  readonly join: {
    readonly person: string;
    readonly name: string;
    readonly browser: string;
    readonly watches: boolean;
  };
  /** The host invited somebody of a name. */
  readonly invite: { readonly name: string };
  /** A device was refused by the host. */
  readonly denied: { readonly browser: string };
  /** A person left, or was removed by the host. */
  readonly leave: { readonly person: string; readonly why: LeavingReason };
  /** A person's connection was lost. */
  readonly lost: { readonly person: string };
  /** A person is here again. */
  readonly back: { readonly person: string };
  /** Another person is host. */
  readonly host: { readonly person: string };
  /** A place of the table was taken or given up. */
  readonly sit: { readonly seat: number; readonly occupant: Occupant };
  /** Two places of the table were exchanged. */
  readonly swap: { readonly seats: readonly [number, number] };
  /** A person may no longer chat, or may again. */
  readonly mute: { readonly person: string; readonly muted: boolean };
  /** A person said something. */
  readonly chat: { readonly person: string; readonly text: string };
  /**
   * A game began. `fairness` is the SHA-256 of the secret that chance is drawn from, in hexadecimal; the secret itself
   * comes with the end.
   */
  readonly start: {
    readonly start: readonly [string, string];
    readonly rules: object;
    /** For each seat, the one whose occupant sits there now. */
    readonly order: readonly number[];
    readonly fairness: string;
  };
  /** An event of the game. `why` is there where no player chose it: a clock ran out, or a player resigned. */
  readonly play: { readonly event: string; readonly why?: 'time' | 'resigned' | undefined };
  /** A player gives up a game of two, which ends by that. */
  readonly resign: { readonly seat: number };
  /** All were away, and somebody is here again: the clock goes on from here. */
  readonly wake: object;
  /** A level plays for a seat, or with `null` the person does again. */
  readonly control: {
    readonly seat: number;
    readonly level: number | null;
    readonly why: ControlReason;
  };
  /** Somebody asks to go back to the position after a number of events. */
  readonly ask: { readonly person: string; readonly events: number };
  /** Somebody agrees to that, or does not. */
  readonly agree: { readonly person: string; readonly yes: boolean };
  /** All agreed: the game is again at the position after a number of events. */
  readonly undo: { readonly events: number };
  /** The game ended. `forfeit` is the player by whose time or resignation it did. */
  readonly over: { readonly secret: string; readonly forfeit?: string | undefined };
  /** Somebody is ready for another game. */
  readonly ready: { readonly person: string };
}

/** A kind of entry. */
export type EntryKind = keyof EntryKinds;

/** An entry of a kind. */
export type EntryOf<Kind extends EntryKind> = {
  readonly kind: Kind;
  /** When, by the server's clock, in milliseconds since 1970. */
  readonly at: number;
} & EntryKinds[Kind];

/** An entry. */
export type Entry = { [Kind in EntryKind]: EntryOf<Kind> }[EntryKind];
