/** What clients ask of a server. */

/** The fields of each kind of request that a client makes of a server of rooms. {@link RoomClient.ask} takes them. */
export interface Requests {
  /** Make a room, and enter it as its host. */
  readonly create: {
    /** The game's name, such as `azul`. */
    readonly game: string;
    /** Settings of the game's rules; those that are absent have their defaults. */
    readonly rules?: object | undefined;
    /**
     * Time of each player for a whole game in milliseconds, from 180,000 to 604,800,000, or 0 for no clock; 900,000 by
     * default.
     */
    readonly clock?: number | undefined;
    /** Level of the computer player that plays for people who leave, from 1 to 8; 1 by default. */
    readonly leavers?: number | undefined;
    /** Whether the room is private: not listed, and entered only with one of its secrets; `false` by default. */
    readonly isPrivate?: boolean | undefined;
    /** Whether people who only watch may chat; `true` by default. */
    readonly watchersChat?: boolean | undefined;
    /** The host's name, of 1 to 24 visible characters. */
    readonly name: string;
    /** A random text that the device makes once and keeps, of 1 to 64 visible ASCII characters without spaces. */
    readonly browser: string;
  };
  /** List the public rooms that wait for players. It has no fields: `{}`. */
  readonly rooms: object;
  /** Enter a room, with `name` and `browser`; or come back as the same person, with `token`. */
  readonly join: {
    /** The room's name, as `create` and `rooms` return it. */
    readonly room: string;
    /** A secret of a private room: to play, or only to watch. */
    readonly secret?: string | undefined;
    /** The token of a person who was in the room before, as `create` or `join` returned it. */
    readonly token?: string | undefined;
    /** The name of a new person, of 1 to 24 visible characters. Without `token`, required. */
    readonly name?: string | undefined;
    /**
     * A random text that the device makes once and keeps, of 1 to 64 visible ASCII characters. Without `token`,
     * required.
     */
    readonly browser?: string | undefined;
    /** Whether to watch only; `false` by default. */
    readonly watches?: boolean | undefined;
    /** Number of the room's entries that the client has already, from 0 to 100,000; 0 by default. */
    readonly from?: number | undefined;
  };
  /** Invite somebody into a private room, who then need not be admitted. For the host. */
  readonly invite: {
    /** The name by which the guest will enter, of 1 to 24 visible characters. */
    readonly name: string;
  };
  /** Admit or refuse a guest who waits before a private room. For the host. */
  readonly admit: {
    /** The guest's id, such as `g1`, as the server's message `guest` has it. */
    readonly guest: string;
    /** Whether the guest may come in. */
    readonly yes: boolean;
  };
  /** Take an empty seat, before the game. */
  readonly sit: {
    /** Number of the seat in turn order, from 0. */
    readonly seat: number;
    /** The name of another player on the same device, of 1 to 24 visible characters; absent for the person. */
    readonly name?: string | undefined;
  };
  /** Give up one of the person's own seats, before the game. */
  readonly stand: {
    /** Number of the seat in turn order, from 0. */
    readonly seat: number;
  };
  /** Give a seat to a computer player, or to nobody, before the game. For the host. */
  readonly fill: {
    /** Number of the seat in turn order, from 0. */
    readonly seat: number;
    /** Level of the computer player, from 1 to 8; `null` for nobody. */
    readonly level: number | null;
  };
  /** Exchange the occupants of two seats, before the game. For the host. */
  readonly swap: {
    /** Numbers of the two seats in turn order, from 0. */
    readonly seats: readonly [number, number];
  };
  /** Begin the game, or the next one, once no seat is empty. For the host. It has no fields: `{}`. */
  readonly start: object;
  /** Play a move for the person's own seat. A move that is sent twice is played once. */
  readonly move: {
    /** Number of the game's events before the move, from 0. */
    readonly event: number;
    /** The move in the game's notation, such as `A0c2` in Azul. */
    readonly text: string;
  };
  /** Send a line of chat. */
  readonly chat: {
    /** The line, of 1 to 500 visible characters. */
    readonly text: string;
  };
  /** Forbid a person to chat, or allow it again. For the host. */
  readonly mute: {
    /** The person's id, such as `p1`. */
    readonly person: string;
    /** `true` to forbid, `false` to allow. */
    readonly muted: boolean;
  };
  /** Remove a person from the room. For the host. */
  readonly kick: {
    /** The person's id, such as `p1`. */
    readonly person: string;
  };
  /** Let a computer player play for the person at a seat to the end of the game. For the host. */
  readonly replace: {
    /** Number of the seat in turn order, from 0. */
    readonly seat: number;
    /** Level of the computer player, from 1 to 8. */
    readonly level: number;
  };
  /** Make another person the host, who must be in the room and not only watch. For the host. */
  readonly host: {
    /** The id of the next host, such as `p2`. */
    readonly person: string;
  };
  /** Leave the room. It has no fields: `{}`. */
  readonly leave: object;
  /** Ask the other players to agree to undo events. */
  readonly undo: {
    /** Number of the game's events to keep, from 0. */
    readonly events: number;
  };
  /** Answer the question whether to undo events. */
  readonly agree: {
    /** Whether the person agrees; events are undone once all players agree. */
    readonly yes: boolean;
  };
  /** Resign for one of the person's own seats. */
  readonly resign: {
    /** Number of the seat in turn order, from 0. */
    readonly seat: number;
  };
  /** Say that the person is ready for another game, after one is over. It has no fields: `{}`. */
  readonly ready: object;
  /** Ask for the server's time. It has no fields: `{}`. */
  readonly time: object;
}

/** The kind of a client's request to a server of rooms, such as `join`: {@link Requests} says what each does. */
export type RequestKind = keyof Requests;

/**
 * The fields of a request of one kind, such as `{ seat: number }` for `stand`. {@link RoomClient.ask} takes them.
 *
 * @typeParam Kind - the kind of the request
 */
export type Asked<Kind extends RequestKind> = Requests[Kind];

/**
 * A client's request of one kind, as it is sent: the fields of that kind, with `type` and `id`.
 *
 * @typeParam Kind - the kind of the request
 */
export type RequestOf<Kind extends RequestKind> = {
  /** The kind of request, such as `join`. */
  readonly type: Kind;
  /** A number that the client chooses, an integer from 0; the answer repeats it as `re`. */
  readonly id: number;
} & Asked<Kind>;

/** A client's request to a server of rooms: the fields of one kind of {@link Requests}, with `type` and `id`. */
export type RoomRequest = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind];
