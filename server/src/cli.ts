#!/usr/bin/env node
/** The command `azulejo-server`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { randomAgent } from 'azulejo/agents';
import type { Game, GameTypes } from 'azulejo/game';
import { Command, InvalidArgumentError, Option } from 'commander';
import { GAMES, startServer } from './server.js';

function integer(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('Expected an integer from 0.');
  return Number(text);
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
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .option('--file <path>', 'file of the rooms, for one process', 'azulejo-rooms.sqlite')
  // With both, all rooms would be in Redis, and the file would be ignored.
  .addOption(
    new Option('--redis <url>', 'Redis of the rooms, for many processes').conflicts('file'),
  )
  .option(
    '--address <url>',
    'where the other processes reach this one, such as ws://10.0.0.2:8420',
    socketAddress,
  )
  .option('--page <folder>', 'folder of the page; without it rooms alone are served')
  .option('--origin <url...>', 'origins of other pages that may connect', [])
  .option('--behind-proxy', 'take client addresses from the header X-Forwarded-For', false)
  .option('--rooms <number>', 'maximum number of active rooms', integer, 5000)
  .option('--connections <number>', 'maximum number of connections', integer, 20_000)
  .option('--game <file...>', 'modules of games of your own', [])
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

/** Refuse any other text, which would be taken for the path of a socket; it is not repeated, as it may contain a password. */
function refuseAddress(redis: string): void {
  if (URL.canParse(redis) && /^rediss?:$/.test(new URL(redis).protocol)) return;
  throw new Error("Option '--redis': found no address, expected one such as redis://host:6379.");
}

/** Load a game of the user's own: the default export of a module. */
async function ownGame(file: string): Promise<Game<GameTypes>> {
  try {
    const module = pathToFileURL(file).href;
    const { default: game }: { default: Game<GameTypes> } = await import(module);
    // This throws for anything but a game.
    randomAgent(game);
    // The threads of its levels load it from there.
    return { ...game, module };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Option '--game': cannot load ${file}: ${reason}`, { cause });
  }
}

/** Serve until the process is told to stop. */
async function serve(): Promise<void> {
  const { origin, rooms, connections, game, ...options } = program.parse().opts<Options>();
  if (options.redis !== undefined) refuseAddress(options.redis);
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
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

serve().catch((error: Error) => {
  say(error.message);
  // Connections that are open by now would keep a process that serves nothing.
  process.exit(1);
});
