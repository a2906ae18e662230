/** The game of a room as the page has games: a session of its events, with who plays. */

import type { GameTypes } from 'azulejo/game';
import { deadlineOf, type Room, type Match as RoomMatch, seatToMove } from 'azulejo/online';
import { newSession, type Session } from 'azulejo/record';
import type { Clock } from '../shell/model/clock.js';
import { type Match, matchOf } from '../shell/model/match.js';
import { HUMAN } from '../shell/model/seats.js';
import type { PlayedGame } from '../shell/played-game.js';
import { personAt, seatName } from './parts.js';

/** Who plays a seat that is not this device's: no agent of the page. */
const ELSEWHERE = 'elsewhere';

/** A session, and what it was made from. */
export interface Line {
  readonly session: Session<GameTypes>;
  readonly startedAt: number;
  readonly events: readonly string[];
  readonly names: readonly string[];
}

/** Return the names of the seats, each once: two levels may be alike. */
export function namesIn(game: PlayedGame, room: Room): readonly string[] {
  const names = room.seats.map((_, seat) => seatName(game, room, seat));
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((each) => each === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

function begun({ rules }: PlayedGame, match: RoomMatch, names: readonly string[]): Line {
  const decoded = rules.decode(match.start, { rules: match.rules });
  if (!decoded.ok) throw new RangeError('Room: found a first state that cannot be read.');
  // The server draws: the seed is never used.
  const session = newSession(rules, { start: decoded.state, names, seed: 0 });
  return { session, startedAt: match.startedAt, events: [], names };
}

/** Return the line of a game, from the one before it where the game has continued from there. */
export function lineOf(
  game: PlayedGame,
  match: RoomMatch,
  names: readonly string[],
  before: Line | undefined,
): Line {
  const isSame =
    before !== undefined &&
    before.startedAt === match.startedAt &&
    before.names.join('\n') === names.join('\n') &&
    before.events.every((event, index) => event === match.events[index]);
  if (isSame && before.events.length === match.events.length) return before;
  const from = isSame ? before : begun(game, match, names);
  const { events } = match;
  const session = events
    .slice(from.events.length)
    .reduce((line, event) => line.play(event), from.session);
  return { ...from, session, events };
}

/** Return the game as the table shows it; the seats of this device are those of people. */
export function shownMatch(
  { rules }: PlayedGame,
  id: string,
  room: Room,
  match: RoomMatch,
  line: Line,
  own: readonly number[],
): Match {
  const loser = match.over?.forfeit ?? match.resigned;
  const isEnded = loser !== undefined && !rules.isOver(match.state);
  const session = isEnded
    ? line.session.end({ kind: 'forfeit', player: loser, reason: 'gave up' })
    : line.session;
  const seats = room.seats.map((_, seat) => (own.includes(seat) ? HUMAN : ELSEWHERE));
  const shown = matchOf(session, { id: `${id}-${match.startedAt}`, now: match.startedAt }, seats);
  return { ...shown, covers: own.length > 1 };
}

/** Return the clocks of a room, by the clock of this page. */
export function clockOf(game: PlayedGame, room: Room, now: number): Clock | undefined {
  const { match, settings } = room;
  if (match === undefined || match.left.length === 0) return undefined;
  const runs = deadlineOf(game.rules, room) !== undefined;
  const since = performance.now() - (now - match.turnAt);
  return {
    control: { minutes: settings.clock / 60_000, increment: 0, forfeits: true },
    left: match.left,
    past: [],
    running: runs ? { player: seatToMove(game.rules, room), since } : undefined,
  };
}

/** Return the game with clocks for all people, and none for levels. */
export function withPeople(match: Match, room: Room): Match {
  const seats = room.seats.map((seat, number) =>
    personAt(room, number) !== undefined && seat.control === undefined ? HUMAN : ELSEWHERE,
  );
  return { ...match, seats };
}

/** Write the record of a finished game, without the seed that was not used. */
export function recordOf({ line }: Match): string {
  return line.save().replace(/^seed .*\n/m, '');
}
