#!/usr/bin/env node
/** The command `azulejo-server`. */
import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Game, type GameTypes, safeDecodeRules } from 'azulejo/game';
import { Command, type CommanderError, InvalidArgumentError, Option } from 'commander';
import { GAMES, startServer } from './server.js';

/** The exit statuses of what goes wrong, as those of `azulejo`. */
const FAILURE = 1;
const WRONG_USAGE = 2;

/** Read a maximum: with 0, every client would be refused. */
function maximum(text: string): number {
  if (/^\d{1,7}$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('Expected an integer from 1 to 9999999.');
}

/**
 * Refuse an empty text, as of a variable that is not set: it would be the folder in which the server is started, a file
 * that is deleted at the end, or every address.
 */
function nonempty(text: string): string {
  if (text !== '') return text;
  throw new InvalidArgumentError('Expected a text that is not empty.');
}

/** Highest port. */
const LAST_PORT = 65_535;

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= LAST_PORT) return Number(text);
  throw new InvalidArgumentError(`Expected an integer from 0 to ${LAST_PORT}.`);
}

/** Read the address by which the other processes reach the rooms of this one. */
function socketAddress(text: string): string {
  if (URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('Expected an address such as ws://10.0.0.2:8420.');
}

/** Read the path of one more module. */
function moduleFile(text: string, before: readonly string[]): readonly string[] {
  return [...before, nonempty(text)];
}

/** Read the origin of a page, as browsers send it. */
function originOf(text: string, before: readonly string[]): readonly string[] {
  const isSent = /^[a-z][a-z\d+.-]*:\/\/[^/?#@\s]+$/.test(text) && URL.canParse(text);
  const { origin } = new URL(isSent ? text : 'data:');
  // Those of pages of apps, such as capacitor://localhost, are not known to `URL`.
  if (isSent && (origin === text || origin === 'null')) return [...before, text];
  throw new InvalidArgumentError('Expected an origin such as https://games.example.');
}

/** What the command line says. */
interface Options {
  readonly port: number;
  readonly host: string;
  readonly file: string;
  readonly redis?: string;
  readonly address?: string;
  readonly page?: string;
  readonly origin: readonly string[];
  readonly behindProxy: boolean;
  readonly rooms: number;
  readonly connections: number;
  readonly game: readonly string[];
}

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'),
);

const program = new Command('azulejo-server')
  .description('Serve rooms in which people and programs play from many machines.')
  .version(version)
  .option('--port <number>', 'port to listen on; 0 for any that is free', portOf, 8420)
  .option('--host <address>', 'address to listen on', nonempty, '127.0.0.1')
  .option('--file <path>', 'file of the rooms', nonempty, 'azulejo-rooms.sqlite')
  // With both, all rooms would be in Redis, and the file would be ignored.
  .addOption(
    new Option('--redis <url>', 'Redis of the rooms, for many processes').conflicts('file'),
  )
  .option(
    '--address <url>',
    'where the other processes reach this one, such as ws://10.0.0.2:8420',
    socketAddress,
  )
  .option('--page <folder>', 'folder of the page; without it rooms alone are served', nonempty)
  .option('--origin <url...>', 'origins of other pages that may connect', originOf, [])
  .option('--behind-proxy', 'take client addresses from the header X-Forwarded-For', false)
  .option('--rooms <number>', 'maximum number of active rooms', maximum, 5000)
  .option('--connections <number>', 'maximum number of connections', maximum, 20_000)
  .option('--game <file...>', 'modules of games of your own', moduleFile, [])
  .configureOutput({
    outputError: (text, print) => print(`${text.trimEnd().split('\n').map(printed).join('\n')}\n`),
  })
  .exitOverride(({ exitCode }: CommanderError) => process.exit(exitCode === 0 ? 0 : WRONG_USAGE))
  .showHelpAfterError('See azulejo-server --help.');

/** Longest text that is printed, in UTF-16 code units. */
const LONGEST = 300;

/** Make one line of a text, such as an answer of Redis: it cannot control the terminal, and is cut. */
function printed(text: string): string {
  const escaped = text
    .slice(0, LONGEST + 1)
    .replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return escaped.length > LONGEST ? `${escaped.slice(0, LONGEST)}…` : escaped;
}

/** Print an error or a warning. */
function say(text: string): void {
  process.stderr.write(`azulejo-server: ${printed(text)}\n`);
}

/** Refuse the command line: print what is wrong, and end. */
function refuseUsage(text: string): never {
  say(text);
  process.exit(WRONG_USAGE);
}

/** Whether a text is the address of a Redis: any other would be taken for the path of a socket. */
function isRedis(text: string): boolean {
  return URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol);
}

/** Return the path of a folder without symbolic links, if it is there. */
function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

/** Whether a file is in the folder of the page or in one below it; names that begin with a dot are not served. */
function isServed(file: string, page: string): boolean {
  if (file === ':memory:') return false;
  const path = relative(realFolder(page), join(realFolder(dirname(file)), basename(file)));
  return !isAbsolute(path) && !path.split(sep).some((name) => name.startsWith('.'));
}

/** Refuse options that are right alone, and not together. */
function refuseTogether({ redis, address, page, file }: Options): void {
  // Its value is not repeated, as it may contain a password.
  if (redis !== undefined && !isRedis(redis)) {
    refuseUsage("Option '--redis': found no address, expected one such as redis://host:6379.");
  }
  if (address !== undefined && redis === undefined) {
    refuseUsage("Option '--address': found it without '--redis', expected both.");
  }
  if (redis === undefined && page !== undefined && isServed(file, page)) {
    refuseUsage(
      `Option '--file': found "${file}" in the folder of the page, expected it elsewhere.`,
    );
  }
}

/** Load a game of the user's own: the default export of a module. */
async function ownGame(file: string): Promise<Game<GameTypes>> {
  try {
    const module = pathToFileURL(file).href;
    const { default: game }: { default: Game<GameTypes> } = await import(module);
    // This throws for anything but a game.
    safeDecodeRules(game, undefined);
    // The threads of its levels load it from there.
    return { ...game, module };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Option '--game': cannot load ${file}: ${reason}`, { cause });
  }
}

/** Serve until the process is told to stop. */
async function serve(): Promise<void> {
  const given = program.parse().opts<Options>();
  refuseTogether(given);
  const { origin, rooms, connections, game, ...options } = given;
  const server = await startServer({
    ...options,
    origins: origin,
    mostRooms: rooms,
    mostConnections: connections,
    games: [...GAMES, ...(await Promise.all(game.map(ownGame)))],
    warn: say,
  });
  const at = options.host.includes(':') ? `[${options.host}]` : options.host;
  process.stdout.write(`azulejo-server: http://${at}:${server.port}/\n`);
  const stop = () => {
    // A second signal does not wait.
    process.once('SIGINT', () => process.exit(130));
    server.close().then(
      () => process.exit(0),
      () => process.exit(FAILURE),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

serve().catch((error: Error) => {
  say(error.message);
  // Connections that are open by now would keep a process that serves nothing.
  process.exit(FAILURE);
});
