/**
 * A room as its entries make it: people, seats, chat, and the game. The server and every client compute it by the same
 * functions, so that they agree.
 */
import type { EncodedState, Game, GameTypes, PastEvent } from '../game/game.js';
import type { Occupant, RoomSettings } from './entries.js';

/** A person who came into a room. {@link Room} lists them; {@link personOf} finds one by the id. */
export interface Person {
  /** The person's id in entries: `p1`, `p2`, … in the order in which people came. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** A code that tells devices apart. */
  readonly browser: string;
  /** Whether the person came to watch, not to play. */
  readonly watches: boolean;
  /** Whether the person may not chat. */
  readonly muted: boolean;
  /** `here`; `lost` without a connection; `left` by choice; or `kicked` by the host. */
  readonly presence: 'here' | 'lost' | 'left' | 'kicked';
  /** Time since which `presence` has been so, in milliseconds since 1970. */
  readonly since: number;
}

/** A seat: a player of the game. {@link Room} lists them. */
export interface Seat {
  /** The occupant. */
  readonly occupant: Occupant;
  /** The level that plays for the person at the moment; absent if none does. */
  readonly control?:
    | {
        /** The level, 1 to 8. */
        readonly level: number;
        /** The reason, a `ControlReason`. */
        readonly why: string;
      }
    | undefined;
}

/** A line of chat. {@link Room} lists them. */
export interface ChatLine {
  /** The person's id, such as `p1`. */
  readonly person: string;
  /** The text. */
  readonly text: string;
  /** Time of the line, in milliseconds since 1970. */
  readonly at: number;
}

/** A game that is played in a room. Part of {@link Room}. */
export interface Match {
  /** Its rules: plain data. */
  readonly rules: object;
  /** Its first state, as two strings. */
  readonly start: EncodedState;
  /** Its events so far, as in records. */
  readonly events: readonly string[];
  /** The state after them, a value of the game. */
  readonly state: unknown;
  /** The last event, with the state before it, as a board takes it. */
  readonly last?: PastEvent<GameTypes> | undefined;
  /** Start of the game, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Start of the turn, in milliseconds since 1970. */
  readonly turnAt: number;
  /** Time that each player had left at the start of the turn, in milliseconds, in turn order; empty without clocks. */
  readonly left: readonly number[];
  /** The SHA-256 of the secret that chance is drawn from, in hexadecimal. */
  readonly fairness: string;
  /** A question whether to undo events; absent if nobody asks. */
  readonly question?:
    | {
        /** The id of the person who asks. */
        readonly by: string;
        /** Number of events of the game that would be left. */
        readonly events: number;
        /** The ids of the people who agreed. */
        readonly agreed: readonly string[];
      }
    | undefined;
  /** The letter of the player who resigned; absent if nobody did. */
  readonly resigned?: string | undefined;
  /** The end of the game; absent while it is in progress. */
  readonly over?:
    | {
        /** The secret that chance was drawn from, in hexadecimal. */
        readonly secret: string;
        /** The letter of the player who lost by time or resignation; absent if the game ended by its rules. */
        readonly forfeit?: string | undefined;
      }
    | undefined;
  /** The ids of the people who are ready for another game. */
  readonly ready: readonly string[];
}

/** A room, as its entries make it: {@link applyEntry} returns it. Immutable; plain data except for states. */
export interface Room {
  /** Number of its entries. */
  readonly entries: number;
  /** The settings of the room. */
  readonly settings: RoomSettings;
  /** Everybody who came, in the order of coming. */
  readonly people: readonly Person[];
  /** The id of the host; empty while there is none. */
  readonly host: string;
  /** The seats, in turn order. */
  readonly seats: readonly Seat[];
  /** Names of guests that the host invited. */
  readonly invited: readonly string[];
  /** Codes of devices that the host refused. */
  readonly denied: readonly string[];
  /** The last lines of chat, the oldest first. */
  readonly chat: readonly ChatLine[];
  /** The game; absent before the first one. */
  readonly match?: Match | undefined;
  /** Number of games that began. */
  readonly games: number;
  /** Points of all finished games by seat, which move with the occupant; empty in a game without points. */
  readonly totals: readonly number[];
}

/**
 * Find a person by id.
 *
 * @param room - a room
 * @param id - the person's id, such as `p1`
 * @returns the person, also one who has left; `undefined` if there is none of that id
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
 * const empty = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * const person = { person: 'p1', name: 'Ada', browser: 'b1', watches: false };
 * const room = applyEntry(azul, empty, { kind: 'join', at: 0, ...person });
 * personOf(room, 'p1')?.name; // 'Ada'
 * ```
 */
export function personOf(room: Room, id: string): Person | undefined {
  return room.people.find((person) => person.id === id);
}

/**
 * List the seats of a person.
 *
 * @param room - a room
 * @param person - the person's id, such as `p1`
 * @returns numbers of seats from 0, ascending; several on a shared device
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
 * const empty = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * const occupant = { person: 'p1' };
 * const room = applyEntry(azul, empty, { kind: 'sit', at: 0, seat: 1, occupant });
 * seatsOf(room, 'p1'); // [1]
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
 * @param room - a room
 * @returns `false` before the first game and between two
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
 * const empty = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * const start = encodeState(newGame({ rng: seededRng(1) }));
 * const begin = { start, rules, order: [0, 1], fairness: '' };
 * const room = applyEntry(azul, empty, { kind: 'start', at: 0, ...begin });
 * isPlaying(empty); // false
 * isPlaying(room); // true
 * ```
 */
export function isPlaying(room: Room): boolean {
  return room.match !== undefined && room.match.over === undefined;
}

/**
 * Return the seat of the player to move.
 *
 * @param game - the room's game
 * @param room - a room
 * @returns from 0; -1 if a chance event is due, or no game is in progress
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
 * const empty = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * const start = encodeState(newGame({ rng: seededRng(1) }));
 * const begin = { start, rules, order: [0, 1], fairness: '' };
 * const room = applyEntry(azul, empty, { kind: 'start', at: 0, ...begin });
 * seatToMove(azul, empty); // -1
 * seatToMove(azul, room); // 1
 * ```
 */
export function seatToMove(game: Game<GameTypes>, { match }: Room): number {
  return match === undefined || match.over !== undefined ? -1 : game.playerToMove(match.state);
}

/**
 * Return the time at which the clock of the player to move runs out.
 *
 * @param game - the room's game
 * @param room - a room
 * @returns milliseconds since 1970, by the server's clock; `undefined` without clocks, or if a level plays for the seat
 *
 * @example
 * ```ts
 * import { applyEntry, deadlineOf } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = {
 *   ...{ game: 'azul', rules, clock: 900000, leavers: 1 },
 *   ...{ isPrivate: false, watchersChat: true },
 * };
 * const empty = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * const occupant = { person: 'p1' };
 * const seated = applyEntry(azul, empty, { kind: 'sit', at: 0, seat: 1, occupant });
 * const start = encodeState(newGame({ rng: seededRng(1) }));
 * const begin = { start, rules, order: [0, 1], fairness: '' };
 * const room = applyEntry(azul, seated, { kind: 'start', at: 1000, ...begin });
 * deadlineOf(azul, room); // 901_000
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
 * @param room - a room
 * @param seat - number of the seat, from 0
 * @returns the name; `level-3` for a level, empty for an empty seat
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
