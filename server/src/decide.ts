/** What a request of a person changes in a room: entries, or a refusal. Nothing here reads a clock or sends anything. */
import type { Game, GameTypes } from 'azulejo/game';
import {
  type Asked,
  type Entry,
  isPlaying,
  type Occupant,
  type Person,
  personOf,
  type RequestKind,
  type Room,
  seatsOf,
  seatToMove,
} from 'azulejo/online';
import { type Decision, isInvited, isNameTaken, MOST_WAITING, no, whyFull } from './admission.js';
import { isGivenBack, type Means } from './follow.js';
import { refusal } from './refusal.js';
import { fairnessOf } from './secrets.js';

/** Lines of chat that a person may write in a span of milliseconds. */
const CHAT = { lines: 5, span: 10_000 };

/** Requests that a room takes even when it is full of entries. */
const LAST_REQUESTS: ReadonlySet<RequestKind> = new Set(['move', 'resign', 'leave', 'kick']);

/** A room, and the request of somebody in it. */
export interface Situation {
  readonly game: Game<GameTypes>;
  readonly room: Room;
  /** Who asks. */
  readonly person: Person;
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
}

/** The requests about which a room decides by itself. */
export type RoomRequest = Exclude<
  RequestKind,
  'create' | 'rooms' | 'join' | 'admit' | 'start' | 'time'
>;

const NOT_HOST = no('host.only', 'Only the host of the room can do that.');
const NO_SEAT = no('seat.unknown', 'The table has no such seat.');
const NOBODY = no('person.unknown', 'Nobody of that name is in the room.');
const RUNNING = no('game.in-progress', 'The game is in progress.');
const NO_GAME = no('game.not-in-progress', 'No game is in progress.');
const NOT_YOURS = no('seat.not-yours', 'That seat is not yours.');
const SEATLESS = no('seat.not-yours', 'You have no seat.');
const WATCHES = no('seat.not-yours', 'You came to watch.');

/** Return the highest level of a game; where there are none, its search is level 1. */
export function highestLevel({ agents = {} }: Game<GameTypes>): number {
  return Math.max(1, Object.keys(agents).filter((name) => name.startsWith('level-')).length);
}

function noLevel(game: Game<GameTypes>): Decision {
  const highest = highestLevel(game);
  const levels = highest === 1 ? 'only level 1' : `the levels 1 to ${highest}`;
  return no('seat.no-level', `${game.title} has ${levels}.`);
}

/** Whether a level plays for a seat to the end of the game, whether the person is here or not. */
function isReplaced({ seats }: Room, seat: number): boolean {
  const { control } = seats[seat] ?? {};
  return control !== undefined && !isGivenBack(control.why);
}

/** List the entries with which the seats of somebody who goes are played by a level, or are empty before a game. */
function vacate(room: Room, person: string, why: 'left' | 'kicked', at: number): Entry[] {
  const seats = seatsOf(room, person);
  if (!isPlaying(room)) return seats.map((seat) => ({ kind: 'sit', at, seat, occupant: null }));
  const { leavers: level } = room.settings;
  return seats
    .filter((seat) => !isReplaced(room, seat))
    .map((seat) => ({ kind: 'control', at, seat, level, why }));
}

/** Whether the person sits on a seat. */
function isOwnSeat({ room, person }: Situation, seat: number): boolean {
  return seatsOf(room, person.id).includes(seat);
}

/** Decide about a move. */
function decideMove(situation: Situation, { event, text }: Asked<'move'>): Decision {
  const { game, room, person, now: at } = situation;
  const { match } = room;
  if (match === undefined) return NO_GAME;
  // A request that is repeated, since its answer was lost, is met already.
  const played = match.events[event];
  if (played !== undefined && played === (game.canonicalMove?.(text) ?? text))
    return { entries: [] };
  if (match.over !== undefined) return no('game.over', 'The game is over.');
  if (event !== match.events.length) {
    const message = `Move: found one for event ${event}, expected one for event ${match.events.length}.`;
    return no('move.stale', message);
  }
  const seat = seatToMove(game, room);
  if (!isOwnSeat(situation, seat) || room.seats[seat]?.control !== undefined) {
    return no('move.not-your-turn', `It is not the turn of ${person.name}.`);
  }
  if (game.chance?.isEvent(text) === true) {
    return no('move.illegal', 'Move: found a chance event, expected a move.');
  }
  const issue = game.checkMove(text) ?? game.explainMove(match.state, text);
  if (issue !== undefined) return { refusal: refusal('move.illegal', issue.message, issue) };
  return { entries: [{ kind: 'play', at, event: game.canonicalMove?.(text) ?? text }] };
}

/** Decide about giving a game up. */
function decideResign(situation: Situation, { seat }: Asked<'resign'>): Decision {
  const { game, room, now: at } = situation;
  const { match } = room;
  if (match === undefined || match.over !== undefined) return NO_GAME;
  if (!isOwnSeat(situation, seat)) return NOT_YOURS;
  const player = game.players(match.rules)[seat] ?? '';
  if (game.forfeits !== undefined) {
    const issue = game.forfeits.explain(match.state, seat);
    if (issue !== undefined) return { refusal: refusal('move.illegal', issue.message, issue) };
    return { entries: [{ kind: 'play', at, event: `${player}!`, why: 'resigned' }] };
  }
  if (room.seats.length === 2) return { entries: [{ kind: 'resign', at, seat }] };
  if (room.seats[seat]?.control !== undefined) return { entries: [] };
  const level = room.settings.leavers;
  return { entries: [{ kind: 'control', at, seat, level, why: 'resigned' }] };
}

/** The people who must agree before a game goes back: those at the table, unless a level plays while they are away. */
function voters(room: Room): string[] {
  const plays = (id: string) =>
    seatsOf(room, id).some((seat) => room.seats[seat]?.control === undefined);
  return room.people
    .filter(({ id, presence }) =>
      presence === 'here' ? seatsOf(room, id).length > 0 : presence === 'lost' && plays(id),
    )
    .map(({ id }) => id);
}

/** List the entries of a question with which some agree: the game goes back once all do. */
function agreed(room: Room, first: Entry, by: readonly string[], events: number): Entry[] {
  const isAgreed = voters(room).every((id) => by.includes(id));
  return isAgreed ? [first, { kind: 'undo', at: first.at, events }] : [first];
}

/** Decide about beginning a game, the next one after a first. */
export function decideStart(
  { game, now: at, rng, secret }: Means,
  room: Room,
  person: Person,
): Decision {
  if (room.host !== person.id) return no('host.only', 'Only the host begins.');
  if (isPlaying(room)) return RUNNING;
  if (room.seats.some(({ occupant }) => occupant === null)) {
    return no('seat.empty', 'A seat is empty.');
  }
  const full = whyFull(room);
  if (full !== undefined) return full;
  const number = room.games + 1;
  const rules = room.match?.rules ?? room.settings.rules;
  const start = game.encode(game.start(rules, rng(number, room.entries)));
  // The first player of a game is the last one of the next.
  const order = room.seats.map((_, seat) => (number === 1 ? seat : (seat + 1) % room.seats.length));
  const fairness = fairnessOf(secret(number));
  return { entries: [{ kind: 'start', at, start, rules, order, fairness }] };
}

type Handler<Kind extends RoomRequest> = (situation: Situation, asked: Asked<Kind>) => Decision;

/** What each request leads to. */
const HANDLERS: { readonly [Kind in RoomRequest]: Handler<Kind> } = {
  invite({ room, person, now: at }, { name }) {
    if (room.host !== person.id) return NOT_HOST;
    if (room.invited.length >= MOST_WAITING)
      return no('room.full', 'Too many people are invited already.');
    return { entries: isInvited(room, name) ? [] : [{ kind: 'invite', at, name }] };
  },
  sit({ room, person, now: at }, { seat, name }) {
    const there = room.seats[seat];
    if (there === undefined) return NO_SEAT;
    if (person.watches) return WATCHES;
    if (isPlaying(room)) return RUNNING;
    if (there.occupant !== null) return no('seat.taken', 'That seat is taken.');
    if (name !== undefined && isNameTaken(room, name, person.id)) {
      return no('person.name-taken', `${name} is in the room already.`);
    }
    const occupant: Occupant = { person: person.id, ...(name !== undefined && { name }) };
    return { entries: [{ kind: 'sit', at, seat, occupant }] };
  },
  stand(situation, { seat }) {
    if (isPlaying(situation.room)) return RUNNING;
    if (!isOwnSeat(situation, seat)) return NOT_YOURS;
    return { entries: [{ kind: 'sit', at: situation.now, seat, occupant: null }] };
  },
  fill({ game, room, person, now: at }, { seat, level }) {
    if (room.host !== person.id) return NOT_HOST;
    if (room.seats[seat] === undefined) return NO_SEAT;
    if (isPlaying(room)) return RUNNING;
    if (level !== null && level > highestLevel(game)) return noLevel(game);
    return { entries: [{ kind: 'sit', at, seat, occupant: level === null ? null : { level } }] };
  },
  swap({ room, person, now: at }, { seats }) {
    if (room.host !== person.id) return NOT_HOST;
    if (seats.some((seat) => room.seats[seat] === undefined)) return NO_SEAT;
    if (isPlaying(room)) return RUNNING;
    return { entries: [{ kind: 'swap', at, seats }] };
  },
  move: decideMove,
  chat({ room, person, now: at }, { text }) {
    const isQuiet = person.muted || (person.watches && !room.settings.watchersChat);
    if (isQuiet && room.host !== person.id)
      return no('chat.muted', 'The host has closed the chat.');
    const recent = room.chat.filter(
      (each) => each.person === person.id && each.at > at - CHAT.span,
    );
    if (recent.length >= CHAT.lines) {
      return no('chat.too-many', `Chat: found more than ${CHAT.lines} lines in ten seconds.`);
    }
    return { entries: [{ kind: 'chat', at, person: person.id, text }] };
  },
  mute({ room, person, now: at }, asked) {
    if (room.host !== person.id) return NOT_HOST;
    const other = personOf(room, asked.person);
    if (other === undefined) return NOBODY;
    return { entries: other.muted === asked.muted ? [] : [{ kind: 'mute', at, ...asked }] };
  },
  kick({ room, person, now: at }, asked) {
    if (room.host !== person.id) return NOT_HOST;
    const other = personOf(room, asked.person);
    if (other === undefined || other.id === person.id) return NOBODY;
    if (other.presence === 'kicked') return { entries: [] };
    const gone: Entry = { kind: 'leave', at, person: other.id, why: 'kicked' };
    return { entries: [gone, ...vacate(room, other.id, 'kicked', at)] };
  },
  replace({ game, room, person, now: at }, { seat, level }) {
    if (room.host !== person.id) return NOT_HOST;
    if (!isPlaying(room)) return NO_GAME;
    const { occupant = null } = room.seats[seat] ?? {};
    if (occupant === null || !('person' in occupant)) return NO_SEAT;
    if (level > highestLevel(game)) return noLevel(game);
    return { entries: [{ kind: 'control', at, seat, level, why: 'kicked' }] };
  },
  host({ room, person, now: at }, asked) {
    if (room.host !== person.id) return NOT_HOST;
    const other = personOf(room, asked.person);
    if (other?.presence !== 'here' || other.watches) return NOBODY;
    return { entries: [{ kind: 'host', at, person: other.id }] };
  },
  leave({ room, person, now: at }) {
    const gone: Entry = { kind: 'leave', at, person: person.id, why: 'left' };
    return { entries: [gone, ...vacate(room, person.id, 'left', at)] };
  },
  undo({ room, person, now: at }, { events }) {
    const { match } = room;
    if (match === undefined || match.over !== undefined) return NO_GAME;
    if (seatsOf(room, person.id).length === 0) return SEATLESS;
    if (events >= match.events.length) return no('undo.none', 'There is nothing to take back.');
    const first: Entry = { kind: 'ask', at, person: person.id, events };
    return { entries: agreed(room, first, [person.id], events) };
  },
  agree({ room, person, now: at }, { yes }) {
    const question = room.match?.question;
    if (question === undefined) return no('undo.none', 'Nobody asks to go back.');
    if (seatsOf(room, person.id).length === 0) return SEATLESS;
    if (question.agreed.includes(person.id)) return { entries: [] };
    const first: Entry = { kind: 'agree', at, person: person.id, yes };
    const by = [...question.agreed, person.id];
    return { entries: yes ? agreed(room, first, by, question.events) : [first] };
  },
  resign: decideResign,
  ready({ room, person, now: at }) {
    const { match } = room;
    if (person.watches) return WATCHES;
    if (match?.over === undefined) return NO_GAME;
    if (match.ready.includes(person.id)) return { entries: [] };
    return { entries: [{ kind: 'ready', at, person: person.id }] };
  },
};

/** Decide about a request of somebody in a room. */
export function decide<Kind extends RoomRequest>(
  situation: Situation,
  kind: Kind,
  asked: Asked<Kind>,
): Decision {
  const handler: Handler<Kind> = HANDLERS[kind];
  const full = LAST_REQUESTS.has(kind) ? undefined : whyFull(situation.room);
  return full ?? handler(situation, asked);
}
