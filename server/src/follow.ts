/** What follows in a room by itself: chance is drawn, time runs out, levels take over and give back, the host changes. */
import type { Game, GameTypes, Rng } from 'azulejo/game';
import {
  deadlineOf,
  type Entry,
  isPlaying,
  type Person,
  personOf,
  type Room,
  seatsOf,
  seatToMove,
  TAKEN_OVER_AFTER,
} from 'azulejo/online';
import { isPresent } from './admission.js';

/** What a room needs to continue. */
export interface Means {
  readonly game: Game<GameTypes>;
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  /** Return the secret of the game of a number, in hexadecimal. */
  secret(number: number): string;
  /** Return the random numbers for the entry of a number, in the game of a number. */
  rng(number: number, entry: number): Rng;
}

/** Whether a person is lost for so long that a level plays. */
function isGone({ presence, since }: Person, now: number): boolean {
  return presence === 'lost' && now >= since + TAKEN_OVER_AFTER;
}

/** Return the person who has a seat. */
function personAt(room: Room, seat: number): Person | undefined {
  const occupant = room.seats[seat]?.occupant ?? null;
  return occupant !== null && 'person' in occupant ? personOf(room, occupant.person) : undefined;
}

/** The game is over, chance is due, or a player has no move and drops out. */
function playOn({ game, now: at, secret, rng }: Means, room: Room): Entry | undefined {
  const { match } = room;
  if (match === undefined || match.over !== undefined) return undefined;
  if (game.isOver(match.state) || match.resigned !== undefined) {
    return {
      kind: 'over',
      at,
      secret: secret(room.games),
      ...(match.resigned !== undefined && { forfeit: match.resigned }),
    };
  }
  if (game.chance?.isDue(match.state) === true) {
    const event = game.chance.sample(match.state, rng(room.games, room.entries));
    return { kind: 'play', at, event };
  }
  const seat = game.playerToMove(match.state);
  if (game.forfeits === undefined || game.legalMoves(match.state).length > 0) return undefined;
  return { kind: 'play', at, event: `${game.players(match.rules)[seat] ?? ''}!` };
}

/** The time of the player to move is up. */
function flag({ game, now: at }: Means, room: Room): Entry | undefined {
  const deadline = deadlineOf(game, room);
  if (room.match === undefined || deadline === undefined || at < deadline) return undefined;
  const seat = seatToMove(game, room);
  if (game.forfeits !== undefined && game.forfeits.explain(room.match.state, seat) === undefined) {
    const player = game.players(room.match.rules)[seat] ?? '';
    return { kind: 'play', at, event: `${player}!`, why: 'time' };
  }
  return { kind: 'control', at, seat, level: room.settings.leavers, why: 'time' };
}

/** Somebody was lost for too long: a level plays, or the seat is empty before a game. */
function takeOver({ now: at }: Means, room: Room): Entry | undefined {
  for (const seat of room.seats.keys()) {
    const person = personAt(room, seat);
    if (person === undefined || !isGone(person, at)) continue;
    if (!isPlaying(room)) return { kind: 'sit', at, seat, occupant: null };
    if (room.seats[seat]?.control === undefined) {
      return { kind: 'control', at, seat, level: room.settings.leavers, why: 'lost' };
    }
  }
  return undefined;
}

/** Whether somebody who comes back has a seat again that a level plays for this reason. */
export function isGivenBack(why: string): boolean {
  return why === 'lost' || why === 'left';
}

/** Somebody came back, and plays again from the next turn on. */
function giveBack({ game, now: at }: Means, room: Room): Entry | undefined {
  const next = seatToMove(game, room);
  for (const [seat, { control }] of room.seats.entries()) {
    if (control === undefined || !isGivenBack(control.why)) continue;
    if (seat === next || personAt(room, seat)?.presence !== 'here') continue;
    return { kind: 'control', at, seat, level: null, why: 'back' };
  }
  return undefined;
}

/** The host is gone: the next person at the table is host, else anybody who came to play. */
function passOn({ now: at }: Means, room: Room): Entry | undefined {
  const host = personOf(room, room.host);
  if (host !== undefined && isPresent(host) && !isGone(host, at)) return undefined;
  const isHere = (person: Person | undefined): person is Person =>
    person?.presence === 'here' && person.id !== room.host;
  const first = host === undefined ? 0 : (seatsOf(room, host.id)[0] ?? -1) + 1;
  const seated = [...room.seats.keys()].map((index) =>
    personAt(room, (first + index) % room.seats.length),
  );
  const waiting = room.people.filter(({ watches }) => !watches);
  const next = [...seated, ...waiting].find(isHere);
  return next === undefined ? undefined : { kind: 'host', at, person: next.id };
}

/** In the order in which they are asked. */
const CONSEQUENCES = [playOn, flag, takeOver, giveBack, passOn];

/** Return what follows next in a room by itself; `undefined` when people or levels are to act. */
export function whatFollows(means: Means, room: Room): Entry | undefined {
  for (const consequence of CONSEQUENCES) {
    const entry = consequence(means, room);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** Return when something follows at the earliest that does not now; `undefined` if only an entry can lead to it. */
export function wakesAt(
  { game, now }: Pick<Means, 'game' | 'now'>,
  room: Room,
): number | undefined {
  const times = room.people
    .filter(
      ({ id, presence }) =>
        presence === 'lost' && (id === room.host || seatsOf(room, id).length > 0),
    )
    .map(({ since }) => since + TAKEN_OVER_AFTER);
  const deadline = deadlineOf(game, room);
  if (deadline !== undefined) times.push(deadline);
  // What was due has happened, or waits for somebody who comes.
  const later = times.filter((time) => time > now);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** Return the level that is to move in a room, and for which seat; `undefined` if none is. */
export function levelToMove(
  game: Game<GameTypes>,
  room: Room,
): { readonly seat: number; readonly level: number } | undefined {
  const seat = seatToMove(game, room);
  const { occupant = null, control } = room.seats[seat] ?? {};
  if (control !== undefined) return { seat, level: control.level };
  return occupant !== null && 'level' in occupant ? { seat, level: occupant.level } : undefined;
}
