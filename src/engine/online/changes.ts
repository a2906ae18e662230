/** What an entry does to a room. */
import { excerpt, kindOf } from '../../text/message.js';
import { applyAll, applyEvent } from '../game/events.js';
import type { EncodedState, Game, GameTypes, TypesOf } from '../game/game.js';
import { CHAT_LINES, type Entry, type EntryKind, type EntryOf } from './entries.js';
import { deadlineOf, type Match, type Person, type Room, type Seat, seatToMove } from './room.js';

/** Make the room of a first entry. */
function openRoom(game: Game<GameTypes>, { settings }: EntryOf<'room'>): Room {
  // The rules of the first entry were checked before it was appended.
  const seats = game.players(settings.rules).map(() => ({ occupant: null }));
  return {
    entries: 1,
    settings,
    people: [],
    host: '',
    seats,
    invited: [],
    denied: [],
    chat: [],
    games: 0,
    totals: [],
  };
}

function withPerson(room: Room, id: string, change: Partial<Person>): Room {
  const people = room.people.map((each) => (each.id === id ? { ...each, ...change } : each));
  return { ...room, people };
}

function withSeat(room: Room, number: number, seat: Seat): Room {
  return { ...room, seats: room.seats.map((each, index) => (index === number ? seat : each)) };
}

function withMatch(room: Room, change: Partial<Match>): Room {
  return room.match === undefined ? room : { ...room, match: { ...room.match, ...change } };
}

/** Return the time that is left to each player when the turn ends at a time. */
function runDown(game: Game<GameTypes>, room: Room, at: number): readonly number[] {
  const deadline = deadlineOf(game, room);
  const seat = seatToMove(game, room);
  const { left = [] } = room.match ?? {};
  if (deadline === undefined) return left;
  return left.map((time, index) => (index === seat ? Math.max(0, deadline - at) : time));
}

/** Decode the first state of a game. */
function firstState(game: Game<GameTypes>, start: EncodedState, rules: object): unknown {
  const decoded = game.decode(start, { rules });
  if (decoded.ok) return decoded.state;
  throw new RangeError('Room: found a first state that cannot be read.');
}

/** What an entry of each kind does to a room. */
type Changes = {
  readonly [Kind in EntryKind]: (game: Game<GameTypes>, room: Room, entry: EntryOf<Kind>) => Room;
};

const CHANGES: Changes = {
  room: (game, _, entry) => openRoom(game, entry),
  join: (_, room, { person: id, name, browser, watches, at }) => ({
    ...room,
    host: room.host || (watches ? '' : id),
    people: [
      ...room.people,
      { id, name, browser, watches, muted: false, presence: 'here', since: at },
    ],
  }),
  invite: (_, room, { name }) => ({ ...room, invited: [...room.invited, name] }),
  denied: (_, room, { browser }) => ({ ...room, denied: [...room.denied, browser] }),
  leave: (_, room, { person, why, at }) => withPerson(room, person, { presence: why, since: at }),
  lost: (_, room, { person, at }) => withPerson(room, person, { presence: 'lost', since: at }),
  back: (_, room, { person, at }) => withPerson(room, person, { presence: 'here', since: at }),
  host: (_, room, { person }) => ({ ...room, host: person }),
  sit: (_, room, { seat, occupant }) => withSeat(room, seat, { occupant }),
  swap: (_, room, { seats: [a, b] }) => {
    const [first = { occupant: null }, second = { occupant: null }] = [
      room.seats[a],
      room.seats[b],
    ];
    return withSeat(withSeat(room, a, second), b, first);
  },
  mute: (_, room, { person, muted }) => withPerson(room, person, { muted }),
  chat: (_, room, { person, text, at }) => ({
    ...room,
    chat: [...room.chat, { person, text, at }].slice(-CHAT_LINES),
  }),
  start: (game, room, { start, rules, order, fairness, at }) => {
    const state = firstState(game, start, rules);
    const { clock } = room.settings;
    // A level that played for somebody no longer does.
    const seats = order.map((seat) => ({ occupant: room.seats[seat]?.occupant ?? null }));
    return {
      ...room,
      seats,
      totals: room.totals.length === 0 ? [] : order.map((seat) => room.totals[seat] ?? 0),
      games: room.games + 1,
      match: {
        rules: game.rulesOf(state),
        start,
        events: [],
        state,
        startedAt: at,
        turnAt: at,
        left: clock === 0 ? [] : seats.map(() => clock),
        fairness,
        ready: [],
      },
    };
  },
  play: (game, room, { event, at }) => {
    const { match } = room;
    if (match === undefined) return room;
    return withMatch(room, {
      left: runDown(game, room, at),
      events: [...match.events, event],
      state: applyEvent(game, match.state, event),
      last: { before: match.state, event },
      turnAt: at,
      question: undefined,
    });
  },
  resign: (game, room, { seat }) =>
    withMatch(room, { resigned: game.players(room.match?.rules ?? {})[seat] }),
  wake: (_, room, { at }) => withMatch(room, { turnAt: at }),
  control: (game, room, { seat, level, why, at }) => {
    const { occupant = null } = room.seats[seat] ?? {};
    const changed = withMatch(room, { left: runDown(game, room, at), turnAt: at });
    return withSeat(changed, seat, {
      occupant,
      ...(level !== null && { control: { level, why } }),
    });
  },
  ask: (_, room, { person, events }) =>
    withMatch(room, { question: { by: person, events, agreed: [person] } }),
  agree: (_, room, { person, yes }) => {
    const question = room.match?.question;
    if (question === undefined) return room;
    const agreed = [...question.agreed, person];
    return withMatch(room, { question: yes ? { ...question, agreed } : undefined });
  },
  undo: (game, room, { events: count, at }) => {
    const { match } = room;
    if (match === undefined) return room;
    const left = runDown(game, room, at);
    const events = match.events.slice(0, count);
    const event = events.at(-1);
    const before = applyAll(game, firstState(game, match.start, match.rules), events.slice(0, -1));
    const state = event === undefined ? before : applyEvent(game, before, event);
    const last = event === undefined ? undefined : { before, event };
    return withMatch(room, { events, state, last, left, turnAt: at, question: undefined });
  },
  over: (game, room, { secret, forfeit, at }) => {
    const { match } = room;
    if (match === undefined) return room;
    const left = runDown(game, room, at);
    const scores = game.scores?.(match.state) ?? [];
    return {
      ...withMatch(room, { left, over: { secret, forfeit }, question: undefined }),
      totals: scores.map((score, seat) => score + (room.totals[seat] ?? 0)),
    };
  },
  ready: (_, room, { person }) =>
    withMatch(room, { ready: [...(room.match?.ready ?? []), person] }),
};

/** Where rooms have states of the game, which the game freezes if it wants to. */
const STATES: readonly string[] = ['state', 'before'];

/** Freeze what is new in a room. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  // A list is walked without the names of its parts: for the events of a match, those took most of the time.
  if (Array.isArray(value)) value.forEach(frozen);
  else for (const [name, part] of Object.entries(value)) if (!STATES.includes(name)) frozen(part);
  return Object.freeze(value);
}

/** Show the kind of an entry, which can be any value where it is unknown. */
function shownKind(kind: unknown): string {
  return typeof kind === 'string' ? excerpt(kind) : kindOf(kind);
}

/**
 * Apply an entry, something that happened in an online room, to the room.
 *
 * @typeParam Of - the type of the game, such as `typeof azul`
 * @param game - the game of the room, such as `azul` of `azulejo`
 * @param room - the room before the entry; `undefined` for the first one
 * @param entry - the entry, with the fields of its kind, which are not checked
 * @returns the room after the entry; the one before is unchanged
 * @throws RangeError if the first entry is not of the kind `room`, a later one is of that kind or of an unknown one, or
 * the two strings of an entry `start` are not a valid state by its rules; `IllegalMoveError`, `IllegalChanceError` or
 * `IllegalForfeitError` if the event of an entry `play` is illegal
 *
 * @example
 * ```ts
 * import { azul, newGame } from 'azulejo';
 * import { applyEntry } from 'azulejo/online';
 *
 * const { rules } = newGame();
 * const settings = { game: 'azul', rules, clock: 0, leavers: 1, isPrivate: false, watchersChat: true };
 * const room = applyEntry(azul, undefined, { kind: 'room', at: 0, settings });
 * applyEntry(azul, room, { kind: 'mute', at: 0, person: 'p1', muted: true }).entries; // 2
 * ```
 */
export function applyEntry<Of extends Game<GameTypes>>(
  game: Of,
  room: Room<TypesOf<Of>> | undefined,
  entry: Entry,
): Room<TypesOf<Of>> {
  // The states are those of the game.
  return roomAfter(game, room, entry) as Room<TypesOf<Of>>;
}

function roomAfter(game: Game<GameTypes>, room: Room | undefined, entry: Entry): Room {
  // Callers without types can pass anything.
  const kind: unknown = entry.kind;
  if (room === undefined) {
    if (entry.kind === 'room') return frozen(openRoom(game, structuredClone(entry)));
    throw new RangeError(`Room: found ${shownKind(kind)}, expected the entry room first.`);
  }
  if (entry.kind === 'room') throw new RangeError('Room: found the entry room a second time.');
  if (typeof kind !== 'string' || !Object.hasOwn(CHANGES, kind)) {
    throw new RangeError(`Room: found the entry ${shownKind(kind)}, expected a known one.`);
  }
  // The function of a kind takes the entries of that kind.
  const change = CHANGES[entry.kind] as (game: Game<GameTypes>, room: Room, entry: Entry) => Room;
  return frozen({ ...change(game, room, structuredClone(entry)), entries: room.entries + 1 });
}
