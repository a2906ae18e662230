/** Games and agents of the user's own among the arguments: files, which are ES modules; and tables of solved games. */

import { statSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { knownOptions } from '../../boundary/values.js';
import { messageOf, quote } from '../../text/message.js';
import { playersOf, SEARCHER } from '../agents/players.js';
import type { GameTypes } from '../game/game.js';
import { loadOwnGame, withMakers, withOwnAgents } from '../tasks/own-modules.js';
import type { OwnAgent } from '../tasks/worker-pool.js';
import type { GameConsole, GameEntry } from './console.js';
import { attempt, fileError, refuseOtherKinds } from './files/file-access.js';
import { UsageError } from './print/output.js';
import { isProgram } from './programs.js';
import { HUMAN, joinSeats, splitSeats } from './seats.js';

const CONSOLE = [
  ...(['charted', 'describeRules', 'describeStep', 'draw', 'drawSvg'] as const),
  ...(['legend', 'narrator', 'notation', 'offer', 'reasons'] as const),
] as const;

/** The options that name agents. */
const AGENT_OPTION = /^--(?:agents?|opponent)$/;

/** A file in place of an agent's name: a name for it, if one is given, then the file, and how many of it play. */
const AGENT_FILE =
  /^(?:([^=\\/]*)=)?((?:\.{0,2}[\\/]|[a-z]:[\\/]|file:).*?|[^=]*?\.m?[jt]s)(:\d+)?$/is;

/** A name that agents can have in seats, tasks, results and the protocol. */
const AGENT_NAME = /^[a-z\d][\w.-]*$/i;

/** An agent of a file among the arguments. */
interface AgentFile extends OwnAgent {
  readonly file: string;
  /** As it was typed. */
  readonly typed: string;
}

/** Arguments, with names in place of files. */
export interface NamedAgents {
  readonly args: readonly string[];
  /** The game with these agents. */
  readonly entry: GameEntry;
  /** What was typed for each agent of a file, by its name. */
  readonly typed: ReadonlyMap<string, string>;
}

/**
 * Take an option and its file out of the arguments, wherever they are.
 *
 * @throws UsageError if no file is given
 */
export function fileOption(
  name: string,
  expected: string,
  args: readonly string[],
): readonly [file: string | undefined, others: readonly string[]] {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  const option = args[at];
  if (option === undefined) return [undefined, args];
  const isOne = option !== name;
  const file = isOne ? option.slice(name.length + 1) : (args[at + 1] ?? '');
  if (file === '') throw new UsageError(`Option ${name}: found no file, expected ${expected}.`);
  return [file, [...args.slice(0, at), ...args.slice(at + (isOne ? 1 : 2))]];
}

/** The name of the agent that plays by a table. */
const TABLE_AGENT = 'table';

/** The option that names the file with the table of a solved game. */
export const TABLE = '--table';

/**
 * Take `--table` and its file out of the arguments of a game with tables, and let its agents play by the table. The commands
 * of the game alone take the option themselves.
 */
export async function withTable(
  args: readonly string[],
  entry: GameEntry,
): Promise<readonly [others: readonly string[], entry: GameEntry]> {
  const { tableAgent, commands = [] } = entry;
  if (tableAgent === undefined || commands.some(({ name }) => name === args[0])) {
    return [args, entry];
  }
  const [file, others] = fileOption(TABLE, 'one with a table', args);
  if (file === undefined) return [args, entry];
  const make = await tableAgent(file);
  const game = withMakers(await entry.load(), { [TABLE_AGENT]: make, [SEARCHER]: make });
  return [others, { ...entry, load: async () => game }];
}

/** Return the URL of a file, which may be given as one. */
function urlOf(file: string): URL {
  return /^file:/i.test(file) ? new URL(file) : pathToFileURL(file);
}

/**
 * Do something with a module.
 *
 * @throws FileError if anything is wrong with it
 */
async function loading<Value>(file: string, load: () => Promise<Value>): Promise<Value> {
  // Node would read a device forever, and its message about a missing file names its own imports.
  attempt(file, 'read', () => refuseOtherKinds(statSync(urlOf(file))));
  try {
    return await load();
  } catch (cause) {
    // What is wrong with a module is told on many lines.
    const [reason = ''] = messageOf(cause).split('\n');
    throw fileError(file, 'read', new Error(reason.replace(/\.$/, '')));
  }
}

/**
 * Load a game of the user's own.
 *
 * @throws FileError if the file is not a module with a game
 */
export async function ownGame(file: string): Promise<GameEntry> {
  const { game, gameConsole } = await loading(file, async () => {
    const own = await loadOwnGame(urlOf(file).href);
    // Whatever it lacks has a default.
    const given = own.gameConsole as GameConsole<GameTypes> | undefined;
    return { game: own.game, gameConsole: given && knownOptions('Console', given, CONSOLE) };
  });
  const console = gameConsole && (async () => gameConsole);
  return { name: game.name, load: async () => game, ...(console && { console }) };
}

/** Return the name of a file without its ending. */
function baseName({ pathname }: URL): string {
  const name = posix.basename(decodeURIComponent(pathname));
  return name.replace(/(?<=.)\.[^.]*$/, '');
}

/** Read what is typed in place of an agent's name; `undefined` if it is not a file. */
function readFile(seat: string): (AgentFile & { readonly count: string }) | undefined {
  const [, given, file, count = ''] = (!isProgram(seat) && AGENT_FILE.exec(seat)) || [];
  if (file === undefined) return undefined;
  const { module, name } = attempt(file, 'read', () => {
    const url = urlOf(file);
    return { module: url.href, name: given ?? baseName(url) };
  });
  return { name, module, file, typed: seat.slice(0, seat.length - count.length), count };
}

/** Put the names of agents in the places of their files, and return both. */
function nameFiles(args: readonly string[]): { args: string[]; files: AgentFile[] } {
  const files: AgentFile[] = [];
  const nameOf = (seat: string): string => {
    const file = readFile(seat);
    if (file === undefined) return seat;
    files.push(file);
    return `${file.name}${file.count}`;
  };
  const nameAll = (option: string, value: string): string =>
    option === '--agents' ? joinSeats(splitSeats(value).map(nameOf)) : nameOf(value);
  const named = args.map((arg, index) => {
    const before = args[index - 1] ?? '';
    if (AGENT_OPTION.test(before)) return nameAll(before, arg);
    const [, option, value] = /^(--(?:agents?|opponent))=(.*)$/s.exec(arg) ?? [];
    return option === undefined || value === undefined
      ? arg
      : `${option}=${nameAll(option, value)}`;
  });
  return { args: named, files };
}

/**
 * Check the name of an agent.
 *
 * @throws UsageError if it can be none, or is that of another
 */
function checkName({ name, module, typed }: AgentFile, taken: readonly string[], all: AgentFile[]) {
  const refuse = (found: string, expected: string) => {
    throw new UsageError(`Agent ${quote(typed)}: found ${found}, expected ${expected}.`);
  };
  const example = `another name before it, such as mine=${typed.replace(/^[^=]*=/, '')}`;
  if (!AGENT_NAME.test(name)) {
    refuse(`the name ${quote(name)}`, `letters, digits, ".", "_" and "-", or ${example}`);
  }
  if (taken.includes(name)) refuse(`the name of another agent, ${quote(name)}`, example);
  const other = all.find((each) => each.name === name && each.module !== module);
  if (other !== undefined) refuse(`the name of ${quote(other.typed)}, ${quote(name)}`, example);
}

/**
 * Load the agents of files, and put their names in the places of the files.
 *
 * @throws FileError if a file is not a module with an agent
 * @throws UsageError if its name is that of another
 */
export async function nameOwnAgents(
  given: readonly string[],
  entry: GameEntry,
): Promise<NamedAgents> {
  const { args, files } = nameFiles(given);
  const typed = new Map(files.map((file) => [file.name, file.typed]));
  if (files.length === 0) return { args, entry, typed };
  const game = await entry.load();
  const taken = [HUMAN, ...playersOf(game).agents.names];
  for (const agent of files) checkName(agent, taken, files);
  for (const { name, module, file } of files) {
    // What makes no agent is refused here, before any game begins.
    await loading(file, async () =>
      playersOf(await withOwnAgents(game, [{ name, module }])).agents.make(name),
    );
  }
  const agents = files.map(({ name, module }) => ({ name, module }));
  const more = await withOwnAgents(game, agents);
  return { args, entry: { ...entry, load: async () => more }, typed };
}
