/**
 * `azulejo tsuro serve`: a tournament between players at other machines.
 *
 * @packageDocumentation
 */
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
import type { RemotePlayer } from '../remote/remote-player.js';
import { letterName, playRemotely } from '../remote/remote-tournament.js';
import { WaitingRoom } from '../remote/waiting-room.js';
import { SETTINGS } from '../state/settings.js';
import {
  distinct,
  Table,
  type TournamentForfeit,
  type TournamentResult,
} from '../tournament/games.js';
import { readSeconds } from './seconds.js';
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

async function run(command: Command, options: Options): Promise<void> {
  const { host, port, players, seconds, timeLimit } = { ...USUAL, ...options };
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
  let come = 0;
  let late: readonly TournamentForfeit[] = [];

  /** Wait for players; those who are there get names in the order in which they came. */
  const gather = async (room: WaitingRoom, signal: AbortSignal) => {
    const server = await listen({ host, port }, (connection) => room.add(connection));
    try {
      const where = host === undefined ? '' : `${host}, `;
      const within = countOf(seconds / 1000, 'second');
      say(`Waiting for ${players} players at ${where}port ${server.port}, for ${within}.`);
      await room.wait(seconds, runtimeTimer, signal);
      come = room.players.length;
    } finally {
      server.close();
    }
  };
  const play = async ({ signal, onProgress, onStop }: Watch<TournamentResult>) => {
    const onChange = (there: number) => say(`Players: ${there} of ${players}.`);
    const room = new WaitingRoom({ most: players, timeLimit, timer, onChange });
    try {
      await gather(room, signal);
      if (come < Table.Fewest) {
        const within = countOf(seconds / 1000, 'second');
        throw new TooFewPlayers(
          `Found ${countOf(come, 'player')} within ${within}, expected 3 or more.`,
        );
      }
      const entrants = new Map(
        // There is a name for each.
        room.players.map((player, index): [string, RemotePlayer] => [
          names[index] as string,
          player,
        ]),
      );
      const all = { rules, seed, timeLimit, now, timer, signal, onProgress, onStop };
      const { result, forfeits } = await playRemotely(entrants, all);
      late = forfeits;
      return result;
    } finally {
      room.close();
    }
  };
  try {
    await printTournament({
      json,
      course,
      play,
      late: () => late,
      heading: () => `${come} players, ${writeRules(commonSettings(), rules)}, seed ${seed}`,
    });
  } catch (error) {
    if (!(error instanceof TooFewPlayers)) throw error;
    say(`azulejo: ${error.message}`);
    process.exitCode = Exit.No;
  }
}

/** Define the command. */
export function define(command: Command, { call }: Host): void {
  command
    .option(
      '--port <n>',
      `the port to listen at, 0 for any (default: ${USUAL.port})`,
      integer(0, 65_535),
    )
    .option('--host <address>', 'the address of this machine to listen at (default: all)')
    .option(
      '--players <n>',
      `how many players to wait for (default: ${USUAL.players})`,
      integer(Table.Fewest, MOST_PLAYERS),
    )
    .option(
      '--seconds <n>',
      `how long to wait for them; then 3 are enough (default: ${USUAL.seconds / 1000})`,
      readSeconds,
    )
    .option('--names <file>', 'a file of names, one on each line, oldest first (default: a, b, …)')
    .option(
      '--time-limit <seconds>',
      `time for each answer of a player, who is out if it takes longer (default: ${USUAL.timeLimit / 1000})`,
      readSeconds,
    );
  addRulesOptions(command, { settings: commonSettings() })
    .option(
      '--json',
      'print the result as one JSON object on a line, with the records of all games',
    )
    .addOption(
      new Option('--course', 'print the result as the course does: winners and cheaters').conflicts(
        'json',
      ),
    );
  addSeedOption(command, 'draw tiles')
    .addHelpText(
      'after',
      `
Players come over TCP, from any program that speaks JSON as docs/games/tsuro-remote.md says, or by
"${call} join". The first who comes has the first turn. One that hangs up before the start has not come;
late ones are hung up on. The tournament is that of "${call} tournament": a player that answers
anything but what it is asked for, or nothing in time, or hangs up is out.

Anyone who can reach the port can play. Nothing is encrypted.

Examples:
  $ ${call} serve --players 5 --seconds 60 --course
  $ ${call} join localhost 45678 --agent second --name b`,
    )
    .action((options: Options) => run(command, options));
}
