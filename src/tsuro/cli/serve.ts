/** `azulejo tsuro serve`: a tournament between players on other machines. */
import { type Command, Option } from 'commander';
import type { Host } from '../../engine/cli/console.js';
import { readFile } from '../../engine/cli/files/file-access.js';
import type { Watch } from '../../engine/cli/long-run.js';
import {
  addRulesOptions,
  addSeedOption,
  integer,
  type OptionValues,
  rulesFrom,
} from '../../engine/cli/options.js';
import { Exit, textOf } from '../../engine/cli/print/output.js';
import { completeRules, writeRules } from '../../engine/game/settings.js';
import { runtimeTimer } from '../../engine/match/options.js';
import { awakeInThreads } from '../../engine/tasks/awake.js';
import { chosenSeed } from '../../random/seeds.js';
import { countOf } from '../../text/message.js';
import { tsuroRules } from '../api/tsuro.js';
import { letterName, playRemotely } from '../remote/remote-tournament.js';
import { WaitingRoom } from '../remote/waiting-room.js';
import { SETTINGS } from '../state/settings.js';
import {
  distinct,
  Table,
  type TournamentForfeit,
  type TournamentResult,
} from '../tournament/games.js';
import { MOST_MILLISECONDS, readSeconds } from './seconds.js';
import { listen } from './tcp.js';
import { commonSettings, printTournament } from './tournament-report.js';

/** What the options are where none are given. */
const USUAL = { port: 45_678, players: 5, seconds: 60_000, timeLimit: 60_000 } as const;

/** Most players, each of whom has a connection. */
const MOST_PLAYERS = 1000;

interface Options extends OptionValues {
  readonly host?: string;
  readonly port?: number;
  readonly players?: number;
  /** In milliseconds. */
  readonly seconds?: number;
  readonly names?: string;
  /** In milliseconds. */
  readonly timeLimit?: number;
  readonly seed?: number;
  readonly json?: boolean;
  readonly course?: boolean;
}

/** What ends the command where too few players have come. */
class TooFewPlayers extends Error {}

function say(line: string): void {
  process.stderr.write(textOf([line]));
}

/** Read the names of players, one on each line. */
async function readNames(command: Command, path: string, players: number): Promise<string[]> {
  const text = new TextDecoder().decode(await readFile(path));
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (names.length >= players) return distinct(names);
  return command.error(
    `error: option '--names': found ${countOf(names.length, 'name')}, expected ${players}, one for each player`,
  );
}

/** For whom a server waits, where and how long. */
type Invitation = Readonly<Record<'port' | 'players' | 'seconds', number>> & Pick<Options, 'host'>;

/** Wait for players. */
async function gather(
  room: WaitingRoom,
  { host, port, players, seconds }: Invitation,
  signal: AbortSignal,
): Promise<void> {
  // Those who have been hung up on may take a while to leave.
  const server = await listen({ host, port }, 2 * players, (connection) => room.add(connection));
  const within = countOf(seconds / 1000, 'second');
  try {
    const where = host === undefined ? '' : `${host}, `;
    say(`Waiting for ${players} players on ${where}port ${server.port}, for ${within}.`);
    await room.wait(seconds, runtimeTimer, signal);
  } finally {
    server.close();
  }
  const come = room.players.length;
  if (come >= Table.Fewest) return;
  const expected = `expected ${Table.Fewest} or more`;
  throw new TooFewPlayers(`Found ${countOf(come, 'player')} within ${within}, ${expected}.`);
}

async function run(command: Command, options: Options): Promise<void> {
  const invitation = { ...USUAL, ...options };
  const { players, timeLimit } = invitation;
  const { json = false, course = false } = options;
  // Those who are waited for are not those of a game.
  const settings = rulesFrom(tsuroRules, { ...options, players: undefined });
  const rules = completeRules(SETTINGS, settings);
  const seed = chosenSeed({ seed: options.seed, rng: Math.random });
  const names =
    options.names === undefined
      ? Array.from({ length: players }, (_, index) => letterName(index))
      : await readNames(command, options.names, players);
  const { now, timer } = awakeInThreads();
  const onChange = (there: number) => say(`Players: ${there} of ${players}.`);
  const room = new WaitingRoom({ most: players, timeLimit, timer, onChange });
  let late: readonly TournamentForfeit[] = [];
  const play = async (watch: Watch<TournamentResult>) => {
    await gather(room, invitation, watch.signal);
    // There is a name for each.
    const named = room.players.map((player, index) => [names[index] as string, player] as const);
    const all = { rules, seed, timeLimit, now, timer, ...watch };
    const { result, forfeits } = await playRemotely(new Map(named), all);
    late = forfeits;
    return result;
  };
  try {
    await printTournament({
      json,
      course,
      play,
      late: () => late,
      heading: () => {
        const written = writeRules(commonSettings(), rules);
        return `${room.players.length} players, ${written}, seed ${seed}`;
      },
    });
  } catch (error) {
    if (!(error instanceof TooFewPlayers)) throw error;
    say(`azulejo: ${error.message}`);
    process.exitCode = Exit.No;
  } finally {
    room.close();
  }
}

/** Define the command. */
export function define(command: Command, { call }: Host): void {
  command
    .option(
      '--port <n>',
      `the port to listen on, 0 for any (default: ${USUAL.port})`,
      integer(0, 65_535),
    )
    .option('--host <address>', 'the address of this machine to listen on (default: all)')
    .option(
      '--players <n>',
      `number of players to wait for (default: ${USUAL.players})`,
      integer(Table.Fewest, MOST_PLAYERS),
    )
    .option(
      '--seconds <n>',
      `maximum time to wait for them, in seconds; then ${Table.Fewest} are enough (default: ${USUAL.seconds / 1000})`,
      readSeconds,
    )
    .option('--names <file>', 'a file of names, one on each line, oldest first (default: a, b, …)')
    .option(
      '--time-limit <ms>',
      `time for each answer of a player, who is out if it takes longer (default: ${USUAL.timeLimit})`,
      integer(1, MOST_MILLISECONDS),
    );
  addRulesOptions(command, { settings: commonSettings() })
    .option(
      '--json',
      'print the result as one JSON object on a line, with the records of all games',
    )
    .addOption(
      new Option(
        '--course',
        'print the result in the format of the course: winners and cheaters',
      ).conflicts('json'),
    );
  addSeedOption(command, 'draw tiles')
    .addHelpText(
      'after',
      `
Players connect over TCP, by "${call} join" or any program that sends JSON as docs/games/tsuro-remote.md
describes. They take turns in the order in which they connect; connections after the start are
refused. The tournament is that of "${call} tournament": a player that gives a wrong answer, is late or
hangs up is out.

Anyone who can reach the port can play. Nothing is encrypted.

Examples:
  $ ${call} serve --players 5 --seconds 60 --course
  $ ${call} join localhost 45678 --agent second --name b`,
    )
    .action((options: Options) => run(command, options));
}
