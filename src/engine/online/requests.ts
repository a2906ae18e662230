/** What clients ask of a server. */

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

/** A request of a kind: its number, which the answer repeats. */
export type RequestOf<Kind extends RequestKind> = {
  /** What is asked. */
  readonly type: Kind;
  /** A number from 0. */
  readonly id: number;
} & Asked<Kind>;

/** A request. */
export type RoomRequest = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind];
