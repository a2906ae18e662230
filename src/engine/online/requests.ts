/** What clients ask of a server. */

/** The fields of each kind of request. {@link RoomClient.ask} takes them. */
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
    /** A random text that the device keeps, of 1 to 64 characters. */
    readonly browser: string;
  };
  /** List the public rooms that wait for players. */
  readonly rooms: object;
  /** Come into a room, with name and browser; or come back as the same person, with the token. */
  readonly join: {
    /** The room's name in links. */
    readonly room: string;
    /** A secret of a private room. */
    readonly secret?: string | undefined;
    /** The token of the person. */
    readonly token?: string | undefined;
    /** The name of a new person, of 1 to 24 characters. */
    readonly name?: string | undefined;
    /** A random text that the device keeps, of 1 to 64 characters. */
    readonly browser?: string | undefined;
    /** Whether to watch only. */
    readonly watches?: boolean | undefined;
    /** Number of entries that the client has already; 0 by default. */
    readonly from?: number | undefined;
  };
  /** Let somebody into a private room without being asked. */
  readonly invite: {
    /** The name of the guest, of 1 to 24 characters. */
    readonly name: string;
  };
  /** Let a guest into a private room, or do not. */
  readonly admit: {
    /** The guest's id, as the server announced it. */
    readonly guest: string;
    /** Whether the guest may come in. */
    readonly yes: boolean;
  };
  /** Take an empty seat. */
  readonly sit: {
    /** The seat, from 0. */
    readonly seat: number;
    /** The name of a second player on the same device, of 1 to 24 characters. */
    readonly name?: string | undefined;
  };
  /** Give a seat up. */
  readonly stand: {
    /** The seat, from 0. */
    readonly seat: number;
  };
  /** Give a seat to a level, or to nobody. */
  readonly fill: {
    /** The seat, from 0. */
    readonly seat: number;
    /** The level, 1 to 8; `null` for nobody. */
    readonly level: number | null;
  };
  /** Exchange two seats. */
  readonly swap: {
    /** The two seats, from 0. */
    readonly seats: readonly [number, number];
  };
  /** Begin the game. */
  readonly start: object;
  /** Play a move. A request that is sent twice is played once. */
  readonly move: {
    /** Number of events of the game before it. */
    readonly event: number;
    /** The move, as in records. */
    readonly text: string;
  };
  /** Send a line of chat. */
  readonly chat: {
    /** A text of 1 to 500 characters. */
    readonly text: string;
  };
  /** Forbid somebody to chat, or allow it again. */
  readonly mute: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** Whether the person may not chat. */
    readonly muted: boolean;
  };
  /** Remove somebody. */
  readonly kick: {
    /** The person's id, such as `p1`. */
    readonly person: string;
  };
  /** Let a level play for a seat. */
  readonly replace: {
    /** The seat, from 0. */
    readonly seat: number;
    /** The level, 1 to 8. */
    readonly level: number;
  };
  /** Make another person the host. */
  readonly host: {
    /** The id of the next host. */
    readonly person: string;
  };
  /** Leave the room. */
  readonly leave: object;
  /** Ask to undo events. */
  readonly undo: {
    /** Number of events of the game to keep. */
    readonly events: number;
  };
  /** Answer such a question. */
  readonly agree: {
    /** Whether to agree. */
    readonly yes: boolean;
  };
  /** Resign. */
  readonly resign: {
    /** The seat, from 0. */
    readonly seat: number;
  };
  /** Be ready for another game. */
  readonly ready: object;
  /** Ask for the server's time. */
  readonly time: object;
}

/** The kind of a request: {@link Requests} says what each does. */
export type RequestKind = keyof Requests;

/** The fields of a request of one kind. {@link RoomClient.ask} takes them. */
export type Asked<Kind extends RequestKind> = Requests[Kind];

/** A request of one kind: its fields, with a number that the answer repeats. */
export type RequestOf<Kind extends RequestKind> = {
  /** The kind of request. */
  readonly type: Kind;
  /** A number from 0. */
  readonly id: number;
} & Asked<Kind>;

/** A request of a client: the fields of one of {@link Requests}, with `type` and `id`. */
export type RoomRequest = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind];
