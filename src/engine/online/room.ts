/**
 * A room as its entries make it: people, seats, chat, and the game. The server and every client compute it by the same
 * functions, so that they agree.
 */
import type { EncodedState, Game, GameTypes, PastEvent } from '../game/game.js';
import type { Occupant, RoomSettings } from './entries.js';

/** Somebody who came into a room. */
export interface Person {
  /** The person's name in entries: `p1`, `p2`, … in the order of coming. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** Tells devices apart. */
  readonly browser: string;
  /** Whether the person came to watch. */
  readonly watches: boolean;
  /** Whether the person may not chat. */
  readonly muted: boolean;
  /** `here`, `lost` without a connection, `left`, or `kicked`. */
  readonly presence: 'here' | 'lost' | 'left' | 'kicked';
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

/** A place at the table. */
export interface Seat {
  /** What sits there. */
  readonly occupant: Occupant;
  /** The level that plays for the person at the moment, and why; absent if nobody does. */
  readonly control?:
    | {
        /** The level. */
        readonly level: number;
        /** Why it plays. */
        readonly why: string;
      }
    | undefined;
}

/** A line of chat. */
export interface ChatLine {
  /** The person. */
  readonly person: string;
  /** The text. */
  readonly text: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** A game in a room. */
export interface Match {
  /** Its rules. */
  readonly rules: object;
  /** Its first state. */
  readonly start: EncodedState;
  /** Its events so far. */
  readonly events: readonly string[];
  /** The state after them. */
  readonly state: unknown;
  /** The last event, with the state before it, as a board takes it. */
  readonly last?: PastEvent<GameTypes> | undefined;
  /** When it began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** When the turn began, in milliseconds since 1970. */
  readonly turnAt: number;
  /** Time that each player had left then, in milliseconds; empty without clocks. */
  readonly left: readonly number[];
  /** The SHA-256 of the secret that chance is drawn from, in hexadecimal. */
  readonly fairness: string;
  /** A question whether to go back, and who agreed. */
  readonly question?:
    | {
        /** The person who asks. */
        readonly by: string;
        /** Number of events that would be left. */
        readonly events: number;
        /** The people who agreed. */
        readonly agreed: readonly string[];
      }
    | undefined;
  /** The player who gave up. */
  readonly resigned?: string | undefined;
  /** How it ended; absent while it is in progress. */
  readonly over?:
    | {
        /** The secret that chance was drawn from, in hexadecimal. */
        readonly secret: string;
        /** The player by whose resignation it ended. */
        readonly forfeit?: string | undefined;
      }
    | undefined;
  /** The people who are ready for another one. */
  readonly ready: readonly string[];
}

/** A room. Immutable plain data, but for states. */
export interface Room {
  /** Number of entries. */
  readonly entries: number;
  /** How it was made. */
  readonly settings: RoomSettings;
  /** Everybody who came, in that order. */
  readonly people: readonly Person[];
  /** The host; empty while nobody is. */
  readonly host: string;
  /** The places at the table, in turn order. */
  readonly seats: readonly Seat[];
  /** Names that the host invited. */
  readonly invited: readonly string[];
  /** Devices that the host refused. */
  readonly denied: readonly string[];
  /** The last lines of chat. */
  readonly chat: readonly ChatLine[];
  /** The game; absent before the first one. */
  readonly match?: Match | undefined;
  /** Number of games that began. */
  readonly games: number;
  /** Points of the finished games by seat, which move with who sits there; empty in a game without points. */
  readonly totals: readonly number[];
}

/**
 * Return the person of a name.
 *
 * @example
 * ```ts
 * import { applyEntry, personOf } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = {
 *   ...{ game: 'azul', rules, clock: 0, leavers: 1 },
 *   ...{ isPrivate: false, watchersChat: true },
 * };
 * const room = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * personOf(room, 'p1'); // undefined
 * ```
 */
export function personOf(room: Room, id: string): Person | undefined {
  return room.people.find((person) => person.id === id);
}

/**
 * List the seats of a person, by number.
 *
 * @example
 * ```ts
 * import { applyEntry, seatsOf } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = {
 *   ...{ game: 'azul', rules, clock: 0, leavers: 1 },
 *   ...{ isPrivate: false, watchersChat: true },
 * };
 * const room = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * seatsOf(room, 'p1'); // []
 * ```
 */
export function seatsOf(room: Room, person: string): number[] {
  return room.seats.flatMap(({ occupant }, seat) =>
    occupant !== null && 'person' in occupant && occupant.person === person ? [seat] : [],
  );
}

/**
 * Whether a game is in progress.
 *
 * @example
 * ```ts
 * import { applyEntry, isPlaying } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = {
 *   ...{ game: 'azul', rules, clock: 0, leavers: 1 },
 *   ...{ isPrivate: false, watchersChat: true },
 * };
 * const room = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * isPlaying(room); // false
 * ```
 */
export function isPlaying(room: Room): boolean {
  return room.match !== undefined && room.match.over === undefined;
}

/**
 * Return the seat that is to move; -1 if none is.
 *
 * @example
 * ```ts
 * import { applyEntry, seatToMove } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = {
 *   ...{ game: 'azul', rules, clock: 0, leavers: 1 },
 *   ...{ isPrivate: false, watchersChat: true },
 * };
 * const room = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * seatToMove(azul, room); // -1
 * ```
 */
export function seatToMove(game: Game<GameTypes>, { match }: Room): number {
  return match === undefined || match.over !== undefined ? -1 : game.playerToMove(match.state);
}

/**
 * Return when the time of the player to move is up, in milliseconds since 1970; `undefined` without clocks, or if a level
 * plays for the seat.
 *
 * @example
 * ```ts
 * import { applyEntry, deadlineOf } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = {
 *   ...{ game: 'azul', rules, clock: 0, leavers: 1 },
 *   ...{ isPrivate: false, watchersChat: true },
 * };
 * const room = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * deadlineOf(azul, room); // undefined
 * ```
 */
export function deadlineOf(game: Game<GameTypes>, room: Room): number | undefined {
  const seat = seatToMove(game, room);
  const left = room.match?.left[seat];
  const { occupant, control } = room.seats[seat] ?? { occupant: null };
  if (left === undefined || room.match === undefined) return undefined;
  if (occupant === null || 'level' in occupant || control !== undefined) return undefined;
  return room.match.turnAt + left;
}

/**
 * Return the name of a player for people.
 *
 * @example
 * ```ts
 * import { applyEntry, playerName } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = {
 *   ...{ game: 'azul', rules, clock: 0, leavers: 1 },
 *   ...{ isPrivate: false, watchersChat: true },
 * };
 * const room = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * playerName(applyEntry(azul, room, { kind: 'sit', at: 0, seat: 1, occupant: { level: 3 } }), 1); // 'level-3'
 * ```
 */
export function playerName(room: Room, seat: number): string {
  const occupant = room.seats[seat]?.occupant ?? null;
  if (occupant === null) return '';
  if ('level' in occupant) return `level-${occupant.level}`;
  return occupant.name ?? personOf(room, occupant.person)?.name ?? '';
}
