/**
 * A room as its entries make it: people, seats, chat, and the game. The server and every client compute it by the same
 * functions, so that they agree.
 */
import type { EncodedState, EventOf, Game, GameTypes, PastEvent } from '../game/game.js';
import type { Occupant, RoomSettings } from './entries.js';

/** A person who came into an online room. {@link Room} lists all people; {@link personOf} finds one by the id. */
export interface Person {
  /** The person's id in entries: `p1`, `p2`, … in the order in which people came. */
  readonly id: string;
  /** The name that the person chose, of 1 to 24 characters. It may contain markup: show it as text. */
  readonly name: string;
  /** A code of the person's device, by which the room knows it again; it says nothing else about the device. */
  readonly browser: string;
  /** Whether the person came to watch, not to play. */
  readonly watches: boolean;
  /** Whether the host has forbidden the person to chat. */
  readonly muted: boolean;
  /** `here` with a connection, `lost` without one, `left` by choice, or `kicked` by the host. */
  readonly presence: 'here' | 'lost' | 'left' | 'kicked';
  /** Time at which `presence` last changed, in milliseconds since 1970. */
  readonly since: number;
}

/** A seat at the table of an online room: the place of one player of the game. {@link Room} lists the seats. */
export interface Seat {
  /** The occupant: a person, a computer player, or `null` for an empty seat. */
  readonly occupant: Occupant;
  /** The computer player that plays for the person at the moment; absent if none does. */
  readonly control?:
    | {
        /** Level of the computer player, from 1 to 8. */
        readonly level: number;
        /** The reason: `left`, `lost`, `time`, `resigned` or `kicked`. */
        readonly why: string;
      }
    | undefined;
}

/** A line of chat in an online room. {@link Room} lists the latest ones. */
export interface ChatLine {
  /** The id of the person who wrote it, such as `p1`. */
  readonly person: string;
  /** The words of the line, of 1 to 500 characters. They may contain markup: show them as text. */
  readonly text: string;
  /** Time at which it was written, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * One game that is played in an online room, in progress or over. Part of {@link Room}.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface Match<Types extends GameTypes = GameTypes> {
  /** The rules of the game, with every setting: plain data. */
  readonly rules: Types['rules'];
  /** The first state, as the two strings of `encodeState`. */
  readonly start: EncodedState;
  /** The events so far in order, each in the game's notation, such as the move `A0c2` of Azul. */
  readonly events: readonly EventOf<Types>[];
  /** The state after these events: a `GameState` of the game. */
  readonly state: Types['state'];
  /**
   * The last event, with the state before it: the value of a board's property `last`. Absent before the first event.
   */
  readonly last?: PastEvent<Types> | undefined;
  /** Time at which the game began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Time at which the clock of the player to move was started, in milliseconds since 1970. */
  readonly turnAt: number;
  /** Time that each player had left at `turnAt`, in milliseconds, in turn order; empty without clocks. */
  readonly left: readonly number[];
  /** The SHA-256 of the secret that chance events are drawn from, in hexadecimal. */
  readonly fairness: string;
  /** An open question whether to undo events; absent if there is none. */
  readonly question?:
    | {
        /** The id of the person who asks, such as `p1`. */
        readonly by: string;
        /** Number of the game's events that would be left, from 0. */
        readonly events: number;
        /** The ids of the people who agreed, the one who asks first. */
        readonly agreed: readonly string[];
      }
    | undefined;
  /** The letter of the player who resigned and so ended the game, such as `A`; absent if nobody did. */
  readonly resigned?: string | undefined;
  /** The end of the game; absent while it is in progress. */
  readonly over?:
    | {
        /** The secret of 256 bits that chance events were drawn from, in hexadecimal. */
        readonly secret: string;
        /** The letter of the player who resigned, such as `A`; absent if the game ended by its rules. */
        readonly forfeit?: string | undefined;
      }
    | undefined;
  /** The ids of the people who are ready for another game, in the order in which they said so. */
  readonly ready: readonly string[];
}

/**
 * An online room as its entries make it: people, seats, chat and the game. {@link applyEntry} returns it. Immutable;
 * plain data except for the states.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface Room<Types extends GameTypes = GameTypes> {
  /** Number of entries that were applied, from 1. */
  readonly entries: number;
  /** The settings that were chosen when the room was made. */
  readonly settings: RoomSettings;
  /** Everybody who ever came in, in the order of arrival. */
  readonly people: readonly Person[];
  /** The id of the host, such as `p1`; empty while there is none. */
  readonly host: string;
  /** The seats in turn order, one for each player of the game. */
  readonly seats: readonly Seat[];
  /** The names that the host invited, oldest first. */
  readonly invited: readonly string[];
  /** The codes of the devices that the host refused, oldest first. */
  readonly denied: readonly string[];
  /** The latest lines of chat, 200 at most, oldest first. */
  readonly chat: readonly ChatLine[];
  /** The game in progress, or the last one; absent before the first one. */
  readonly match?: Match<Types> | undefined;
  /** Number of games that have begun. */
  readonly games: number;
  /**
   * Total points of the occupant of each seat in all finished games; empty before the first, and in a game without
   * points.
   */
  readonly totals: readonly number[];
}

/**
 * Find a person of an online room by id.
 *
 * @param room - a room, as {@link applyEntry} returns it
 * @param id - the person's id, such as `p1`
 * @returns the person, even after leaving the room; `undefined` if nobody has this id
 *
 * @example
 * ```ts
 * import { azul, newGame } from 'azulejo';
 * import { applyEntry, personOf } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = { game: 'azul', rules, clock: 0, leavers: 1, isPrivate: false, watchersChat: true };
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
 * List the seats that a person has in an online room.
 *
 * @param room - a room, as {@link applyEntry} returns it
 * @param person - the person's id, such as `p1`
 * @returns numbers of seats in turn order, from 0, ascending; several if players share the person's device, empty for
 * none
 *
 * @example
 * ```ts
 * import { azul, newGame } from 'azulejo';
 * import { applyEntry, seatsOf } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = { game: 'azul', rules, clock: 0, leavers: 1, isPrivate: false, watchersChat: true };
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
 * Return whether a game is in progress in an online room.
 *
 * @param room - a room, as {@link applyEntry} returns it
 * @returns `true` if one has begun and is not over; `false` before the first game and between two games
 *
 * @example
 * ```ts
 * import { azul, encodeState, newGame, seededRng } from 'azulejo';
 * import { applyEntry, isPlaying } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = { game: 'azul', rules, clock: 0, leavers: 1, isPrivate: false, watchersChat: true };
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
 * Return the seat of the player to move in an online room.
 *
 * @param game - the game of the room, such as `azul` of `azulejo`
 * @param room - a room, as {@link applyEntry} returns it
 * @returns the number of the seat in turn order, from 0; -1 if a chance event is due, or no game is in progress
 *
 * @example
 * ```ts
 * import { azul, encodeState, newGame, seededRng } from 'azulejo';
 * import { applyEntry, seatToMove } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = { game: 'azul', rules, clock: 0, leavers: 1, isPrivate: false, watchersChat: true };
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
 * Return the time at which the clock of the player to move in an online room runs out.
 *
 * @param game - the game of the room, such as `azul` of `azulejo`
 * @param room - a room, as {@link applyEntry} returns it
 * @returns milliseconds since 1970, by the server's clock; `undefined` without clocks, without a player to move, or if
 * a computer player plays for the seat
 *
 * @example
 * ```ts
 * import { azul, encodeState, newGame, seededRng } from 'azulejo';
 * import { applyEntry, deadlineOf } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = { game: 'azul', rules, clock: 900000, leavers: 1, isPrivate: false, watchersChat: true };
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
 * Return the name of the player at a seat of an online room, for people.
 *
 * @param room - a room, as {@link applyEntry} returns it
 * @param seat - number of the seat in turn order, from 0
 * @returns the name; for a computer player `level-1` to `level-8`, empty if the seat is empty or does not exist
 *
 * @example
 * ```ts
 * import { azul, newGame } from 'azulejo';
 * import { applyEntry, playerName } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = { game: 'azul', rules, clock: 0, leavers: 1, isPrivate: false, watchersChat: true };
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
