/**
 * Who plays: agents and names, as the arguments give them.
 *
 * @packageDocumentation
 */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { PLAYER_COUNTS } from '../../state/rules.js';
import type { Rules } from '../../state/vocabulary.js';
import { quote } from '../../text/message.js';
import { AGENT_NAMES, type AgentName } from '../agents/described-agent.js';
import { HUMAN } from './human.js';

/** Name what can sit at a table. */
export type SeatName = AgentName | typeof HUMAN;

const SEAT_NAMES: readonly SeatName[] = [HUMAN, ...AGENT_NAMES];

/** What the arguments say about who plays. */
export interface SeatOptions {
  readonly agents: readonly SeatName[];
  readonly players?: Rules['players'];
  readonly names?: readonly string[];
}

function readAgents(text: string): SeatName[] {
  return text.split(',').map((name) => {
    const known = SEAT_NAMES.find((each) => each === name.trim());
    if (known !== undefined) return known;
    const choices = SEAT_NAMES.join(', ');
    throw new InvalidArgumentError(`Found the agent ${quote(name)}, expected one of: ${choices}.`);
  });
}

function readNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (!names.includes('')) return names;
  throw new InvalidArgumentError('Found an empty name, expected names with commas between them.');
}

function readPlayers(text: string): Rules['players'] {
  const players = PLAYER_COUNTS.find((count) => `${count}` === text);
  if (players !== undefined) return players;
  throw new InvalidArgumentError(`Expected one of: ${PLAYER_COUNTS.join(', ')}.`);
}

/** Add the options that say who plays. */
export function addSeatOptions(command: Command): Command {
  const agents = `who plays, one for all or one for each, of: ${SEAT_NAMES.join(', ')}`;
  const players = 'how many play, 2 to 4 (default: as many as agents, or 2)';
  return command
    .addOption(
      new Option('--agents <names>', agents).argParser(readAgents).default(['random'], 'random'),
    )
    .addOption(new Option('--players <n>', players).argParser(readPlayers).conflicts('from'))
    .addOption(
      new Option('--names <names>', 'what the players are called (default: as the agents)')
        .argParser(readNames)
        .conflicts('from'),
    );
}

/** Seat the agents, one for each player; `players` is known where the game has begun already. */
export function seatAgents(
  command: Command,
  options: SeatOptions,
  players: number | undefined = options.players,
): readonly SeatName[] {
  const { agents } = options;
  const [first] = agents;
  const isForAll = agents.length === 1 && first !== undefined;
  const seats = isForAll
    ? new Array<SeatName>(players ?? PLAYER_COUNTS[0]).fill(first)
    : agents.slice();
  const counts = players === undefined ? PLAYER_COUNTS : [players];
  if (counts.some((count) => count === seats.length)) return seats;
  return command.error(
    `error: option '--agents': found ${agents.length} agents, ` +
      `expected one for all players or one for each, ${counts.join(' or ')}`,
  );
}

/** Name the players: as is asked for, or as their agents. */
export function nameSeats(
  command: Command,
  { names }: SeatOptions,
  seats: readonly SeatName[],
): readonly string[] {
  if (names === undefined || names.length === seats.length) return names ?? seats;
  return command.error(
    `error: option '--names': found ${names.length} names, expected one for each player, ` +
      `${seats.length}`,
  );
}
