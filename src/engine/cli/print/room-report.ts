/** What happens in a room, in words: people, and their games as `play` narrates them. */
import { writeQuoted } from '../../../text/parsed.js';
import { applyEvent } from '../../game/events.js';
import type { GameTypes } from '../../game/game.js';
import type { Entry } from '../../online/entries.js';
import { type Match, personOf, playerName, type Room } from '../../online/room.js';
import type { GameResult } from '../../record/record.js';
import type { AnyGame, GameConsole } from '../console.js';
import { narrate } from './narration.js';
import { type Follower, followGame } from './steps.js';

/** A game in a room, and what its steps say. */
interface Narrated {
  readonly game: AnyGame;
  readonly console: GameConsole<GameTypes>;
}

/** Return how the game of a room ended. */
function resultOf(game: AnyGame, { state, over }: Match): GameResult<GameTypes> {
  return over?.forfeit === undefined
    ? { kind: 'finished', standings: game.standings(state) }
    : { kind: 'forfeit', player: over.forfeit, reason: 'resigned' };
}

/** List what an entry says of the people of a room. */
function peopleLines(room: Room, entry: Entry): readonly string[] {
  // In quotes, a name does not read as a line of the command.
  const name = (id: string) => writeQuoted(personOf(room, id)?.name ?? id);
  switch (entry.kind) {
    case 'join':
      return [`${name(entry.person)} came.`];
    case 'leave':
      return [`${name(entry.person)} left.`];
    case 'lost':
      return [`${name(entry.person)} is away.`];
    case 'back':
      return [`${name(entry.person)} is back.`];
    case 'chat':
      return [`${name(entry.person)}: ${entry.text}`];
    case 'control': {
      const player = writeQuoted(playerName(room, entry.seat));
      return [entry.level === null ? `${player} plays again.` : `A level plays for ${player}.`];
    }
    default:
      return [];
  }
}

/** Return the line of the players: `Players: A "Ada", B "Bot"`. */
function playersLine(game: AnyGame, room: Room, { state }: Match): string {
  const players = game
    .players(game.rulesOf(state))
    .map((player, seat) => `${player} ${writeQuoted(playerName(room, seat))}`);
  return `Players: ${players.join(', ')}`;
}

/**
 * Make a reporter of a room, which is given every entry once, in order.
 *
 * @param narrated - the games that the room may have
 * @param isForPeople - whether moves are written as people type them
 * @returns a function that lists the lines of an entry; `room` is the room after it
 */
export function reportRoom(
  narrated: readonly Narrated[],
  isForPeople: boolean,
): (room: Room, entry: Entry) => readonly string[] {
  let first: unknown;
  let follower: Follower<GameTypes> | undefined;
  return (room, entry) => {
    const { match } = room;
    const found = narrated.find(({ game }) => game.name === room.settings.game);
    if (match === undefined || found === undefined) return peopleLines(room, entry);
    const { game, console } = found;
    const lines = (step: Parameters<typeof narrate>[2]) =>
      narrate(game, console, step, isForPeople).lines;
    switch (entry.kind) {
      case 'start':
        first = match.state;
        follower = followGame(game, first);
        return [`Game ${room.games} begins.`, playersLine(game, room, match)];
      case 'play':
        return follower === undefined ? [] : lines(follower.event(entry.event, match.state));
      case 'undo': {
        const again = followGame(game, first);
        let state = first;
        for (const event of match.events) {
          state = applyEvent(game, state, event);
          again.event(event, state);
        }
        follower = again;
        return ['', 'Taken back.', ...lines(again.position())];
      }
      case 'over':
        return follower === undefined ? [] : lines(follower.end(resultOf(game, match)));
      default:
        return peopleLines(room, entry);
    }
  };
}
