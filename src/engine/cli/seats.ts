/** Seats: which agent, human or other program plays which player, under which name; which turns people take. */

import { type Command, InvalidArgumentError, Option } from 'commander';
import { countOf, quote } from '../../text/message.js';
import { writeQuoted } from '../../text/parsed.js';
import { playersOf, SEARCHER } from '../agents/players.js';
import { isSearchAgent } from '../agents/search-agent.js';
import type { GameTypes } from '../game/game.js';
import { completeRules, rulesForAgents } from '../game/settings.js';
import { ChoiceOption } from './completion.js';
import type { AnyGame } from './console.js';
import { namedSettings } from './options.js';
import { isProgram } from './programs.js';

/** Split names at commas; one that belongs to a command has a backslash before it. */
export function splitSeats(text: string): string[] {
  return text.split(/(?<!\\),/).map((seat) => seat.replaceAll('\\,', ',').trim());
}

/** Write seats so that they are split at the same places. */
export function joinSeats(seats: readonly string[]): string {
  return seats.map((seat) => seat.replaceAll(',', '\\,')).join(',');
}

/** The name for a person at the terminal, in place of an agent's. */
export const HUMAN = 'human';

/** What a program is in the help. */
const PROGRAM = 'exec:<command>';

/** What an agent of the user's own is in the help: its file, in whose place its name has been put. */
const OWN = 'or a file such as ./my-agent.js';

/**
 * Add the option that seats agents.
 *
 * @param known - the names that can be seated
 * @param usual - the default, in words
 * @param who - who they are, and how many
 */
export function addAgentsOption(
  command: Command,
  known: readonly string[],
  usual: string,
  who = 'the players, one agent for all or one for each',
): Command {
  const choices = known.join(', ');
  const summary = `${who}, of: ${choices}, ${PROGRAM} for another program, ${OWN} (default: ${usual})`;
  return command.addOption(
    new ChoiceOption('--agents <names>', summary, known, true).argParser((text) => {
      const names = splitSeats(text);
      const unknown = names.find((name) => !known.includes(name) && !isProgram(name));
      if (unknown === undefined) return names;
      throw new InvalidArgumentError(
        `Found the agent ${quote(unknown)}, expected one of: ${choices}, ${PROGRAM}, ${OWN}.`,
      );
    }),
  );
}

/** Which agents can be chosen. */
interface Choice {
  /** Which agents are known, in words. */
  readonly which?: string;
  /** Those that do not search, where one that does is asked for. */
  readonly others?: readonly string[];
  /** Whether other programs can be chosen. */
  readonly programs?: boolean;
}

export function addAgentOption(
  command: Command,
  known: readonly string[],
  usual: string,
  { which = 'one of', others = [], programs = false }: Choice = {},
): Command {
  const expected = `${which}: ${known.join(', ')}, ${programs ? `${PROGRAM} for another program, ` : ''}${OWN}`;
  return command.addOption(
    new ChoiceOption(
      '--agent <name>',
      `the agent, ${expected} (default: ${usual})`,
      known,
    ).argParser((name) => {
      if (known.includes(name) || (programs && isProgram(name))) return name;
      const reason = others.includes(name) ? ', which does not search' : '';
      throw new InvalidArgumentError(
        `Found the agent ${quote(name)}${reason}, expected ${expected}.`,
      );
    }),
  );
}

/** Add the option that chooses an agent that searches. */
export function addSearcherOption(command: Command, game: AnyGame): Command {
  const { names, make } = playersOf(game).agents;
  const known = names.filter((name) => isSearchAgent(make(name)));
  return addAgentOption(command, known, SEARCHER, { which: 'one that searches', others: names });
}

/** Add the option that lists the agents of files that a worker knows. */
export function addOwnAgentsOption(command: Command, known: readonly string[]): Command {
  const summary = 'agents that tasks name, files such as ./my-agent.js,./other.js';
  return command.addOption(
    new ChoiceOption('--agents <files>', summary, known, true).argParser((text) => {
      const unknown = splitSeats(text).find((name) => !known.includes(name));
      if (unknown === undefined) return;
      throw new InvalidArgumentError(
        `Found the agent ${quote(unknown)}, expected files such as ./my-agent.js.`,
      );
    }),
  );
}

export function addNamesOption(command: Command): Command {
  return command.addOption(
    new Option('--names <names>', "the players' names (default: those of the agents)")
      .argParser((text) => {
        const names = text.split(',').map((word) => word.trim());
        if (!names.includes('')) return names;
        throw new InvalidArgumentError(
          'Found an empty name, expected names with commas between them.',
        );
      })
      .conflicts('from'),
  );
}

function refuseAgents(command: Command, agents: readonly string[], expected: string): never {
  return command.error(
    `error: option '--agents': found ${agents.length} agents, ` +
      `expected one for all players or one for each, ${expected}`,
  );
}

export function seatAgents(
  command: Command,
  agents: readonly string[],
  players: number,
): readonly string[] {
  const [first] = agents;
  if (agents.length === 1 && first !== undefined) return new Array<string>(players).fill(first);
  return agents.length === players ? agents : refuseAgents(command, agents, `${players}`);
}

/**
 * Seat the agents that the players are named after.
 *
 * @param known - the names of all agents
 */
export function seatByName(
  command: Command,
  known: readonly string[],
  names: readonly string[],
): readonly string[] {
  const stranger = names.find((name) => name !== HUMAN && !known.includes(name));
  if (stranger === undefined) return names;
  return command.error(
    `error: option '--from': found the player ${writeQuoted(stranger)} and no --agents, ` +
      'expected --agents, as no agent has this name',
  );
}

/** List an agent and opponents, one for each player by the default rules, as an example of `--agents`. */
export function exampleSeats(game: AnyGame, first: string, opponent: string): string {
  const [_, ...others] = game.players(completeRules(game.settings, {}));
  return [first, ...others.map(() => opponent)].join(',');
}

/** The rules of a new game, and who plays it. */
export interface Table {
  readonly rules: GameTypes['rules'];
  /** One agent for each player, in turn order. */
  readonly seats: readonly string[];
}

/**
 * Determine the rules of a new game and its agents.
 *
 * @param agents - the agents that the user gives; absent if there are none
 * @param rules - the rules that the user gives
 * @param usual - the default agents, seated by turns
 */
export function setTable(
  command: Command,
  game: AnyGame,
  agents: readonly string[] | undefined,
  rules: Partial<GameTypes['rules']>,
  usual: readonly [string, ...string[]],
): Table {
  const players = new Map(namedSettings(game)).get('players');
  if (agents === undefined || agents.length === 1 || players === undefined || 'players' in rules) {
    const complete = completeRules(game.settings, rules);
    const { length } = game.players(complete);
    const turns = Array.from({ length }, (_, index) => usual[index % usual.length] ?? usual[0]);
    return { rules: complete, seats: seatAgents(command, agents ?? turns, length) };
  }
  if (!players.isValid(agents.length)) return refuseAgents(command, agents, players.expected);
  return { rules: rulesForAgents(game.settings, agents.length, rules), seats: agents };
}

/** Return the players' names: as asked for, or as their agents. */
export function nameSeats(
  command: Command,
  names: readonly string[] | undefined,
  seats: readonly string[],
): readonly string[] {
  if (names === undefined || names.length === seats.length) return names ?? seats;
  return command.error(
    `error: option '--names': found ${countOf(names.length, 'name')}, expected one for each player, ` +
      `${seats.length}`,
  );
}

/** Return the only legal move of a position; `undefined` if there are others, or none. */
function forcedMove(game: AnyGame, state: unknown): string | undefined {
  const [move, other] = game.legalMoves(state);
  return other === undefined ? move : undefined;
}

/** Which turns people take. */
export interface Turns {
  /** Whether people play. */
  readonly isForPeople: boolean;
  /** Return the move that is played for a person; `undefined` if the person is asked, or an agent is to move. */
  forced(state: unknown): string | undefined;
  /** Whether a person is asked for a move. */
  isAsked(state: unknown): boolean;
}

/**
 * Tell the turns of people from others.
 *
 * @param seats - who plays, in turn order
 * @param asksAlways - whether people are also asked for forced moves
 */
export function turnsOf(game: AnyGame, seats: readonly string[], asksAlways: boolean): Turns {
  const isPersons = (state: unknown) => seats[game.playerToMove(state)] === HUMAN;
  const forced = (state: unknown) =>
    isPersons(state) && !asksAlways ? forcedMove(game, state) : undefined;
  return {
    isForPeople: seats.includes(HUMAN),
    forced,
    isAsked: (state) => isPersons(state) && forced(state) === undefined,
  };
}
