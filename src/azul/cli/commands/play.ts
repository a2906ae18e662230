/**
 * `azulejo play`: a game between agents and people, told as it goes.
 *
 * @packageDocumentation
 */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { derivedSeed } from '../../../random/seeds.js';
import { PLAYER_IDS, type Rules } from '../../../state/vocabulary.js';
import type { GameState } from '../../api/game-state.js';
import { type BegunGame, beginGame, resumeGame } from '../begun-game.js';
import { NOTATION, PEOPLE } from '../counting.js';
import { follow, type GameEvent } from '../game-events.js';
import { type GameListener, openLog, openRecord } from '../game-file.js';
import { HUMAN } from '../human.js';
import { playLive } from '../live-game.js';
import { addRulesOptions, integer } from '../options.js';
import { textOf, write } from '../output.js';
import { drawPosition } from '../picture.js';
import {
  addSeatOptions,
  nameSeats,
  type SeatName,
  type SeatOptions,
  seatAgents,
} from '../seats.js';
import { addTellingOptions, type TellingOptions, tellingFor } from '../telling.js';

const SEEDS = 2 ** 32;
const ROUNDS = 100;
const MOST_ROUNDS = 1_000_000;

interface PlayOptions extends Omit<Rules, 'players'>, SeatOptions, TellingOptions {
  readonly seed?: number;
  readonly rounds: number;
  readonly record?: string;
  readonly log?: string;
  readonly from?: string;
}

/** What a saved game has settled, by the names of the options. */
const RULES_OPTIONS = ['mosaic', 'tilingOrder'] as const;

/** Begin a game, or take one up again, and seat who plays it. */
function prepare(command: Command, options: PlayOptions): [BegunGame, readonly SeatName[]] {
  if (options.from !== undefined) {
    const given = RULES_OPTIONS.find((name) => command.getOptionValueSource(name) === 'cli');
    if (given !== undefined) {
      command.error(
        `error: options '--from' and '--${given}': found both, expected the saved rules`,
      );
    }
    const game = resumeGame(options.from);
    return [game, seatAgents(command, options, game.record.rules.players)];
  }
  const seats = seatAgents(command, options);
  const { mosaic, tilingOrder } = options;
  const seed = options.seed ?? Math.floor(Math.random() * SEEDS);
  // As many agents are seated as can play.
  const players = seats.length as Rules['players'];
  return [
    beginGame({ players, mosaic, tilingOrder }, nameSeats(command, options, seats), seed),
    seats,
  ];
}

/** Open the files that are asked for. */
function openFiles(
  command: Command,
  { record, log }: PlayOptions,
  game: BegunGame,
): GameListener[] {
  if (record !== undefined && log !== undefined && resolve(record) === resolve(log)) {
    command.error("error: options '--record' and '--log': found one file, expected two");
  }
  return [
    ...(record === undefined ? [] : [openRecord(record, game)]),
    ...(log === undefined ? [] : [openLog(log, game)]),
  ];
}

/** Choose what deals and agents depend on: a game that goes on is not dealt its first deals again. */
function seedFor({ record }: BegunGame, { seed }: PlayOptions): number {
  if (seed !== undefined || record.events.length === 0) return seed ?? record.seed ?? 0;
  return derivedSeed(record.seed ?? 0, record.events.length);
}

/** Number the round with whose end the game is stopped: the first may be in its middle. */
function lastRound({ round, state }: BegunGame, rounds: number): number {
  return round + rounds - (state.phase === 'round-end' ? 0 : 1);
}

/** Play a game, and print each event when it happens. */
async function play(command: Command, options: PlayOptions): Promise<void> {
  const [game, seats] = prepare(command, options);
  const files = openFiles(command, options, game);
  const { rules, names, seed } = game.record;
  const { rounds } = options;
  const output = options.json ? process.stderr : process.stdout;
  const counting = seats.includes(HUMAN) ? PEOPLE : NOTATION;
  const pictures = { names, countFrom: counting.countFrom, isTerminal: output.isTTY };
  const draw = (state: GameState) => drawPosition(state, pictures);
  // People see the position when they are asked for a move.
  const isSeen = ({ turn, phase }: GameState) =>
    phase !== 'game-over' && seats[PLAYER_IDS.indexOf(turn)] === HUMAN;
  const telling = tellingFor(options, counting, (state) => (isSeen(state) ? [] : draw(state)));
  const follower = follow(game, lastRound(game, rounds));
  const tell = (event: GameEvent) => write(textOf(telling.event(event)));

  await write(textOf(telling.head({ rules, names, agents: seats, seed, rounds })));
  if (options.from !== undefined) await tell(follower.position());
  const result = await playLive({
    ...{ game, seats, rounds, seed: seedFor(game, options) },
    ...{ output, draw },
    onFailure: (move) => {
      for (const file of files) file.failure(move);
    },
    onEvent: async (event, state) => {
      for (const file of files) file.event(event);
      await tell(follower.event(event, state));
    },
  });
  for (const file of files) file.end(result);
  if (result.kind === 'forfeit' || result.kind === 'unfinished') await tell(follower.stop(result));
  if (result.kind === 'unfinished') process.stderr.write(textOf(howToGoOn(options, seats)));
}

/** Write a word so that a shell takes it for one. */
function shellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Say how a game that was stopped can go on. */
function howToGoOn({ record, log }: PlayOptions, seats: readonly SeatName[]): string[] {
  const saved = record ?? log;
  if (saved === undefined) return ['This game is not saved. Option --record FILE saves one.'];
  const files = [
    `--from ${shellWord(saved)}`,
    ...(record === undefined ? [] : [`--record ${shellWord(record)}`]),
    ...(log === undefined ? [] : [`--log ${shellWord(log)}`]),
  ];
  return [
    'The game is saved. It goes on with:',
    `  azulejo play --agents ${seats.join(',')} ${files.join(' ')}`,
  ];
}

/** Define the command. */
export function define(command: Command): void {
  addSeatOptions(command)
    .option('--seed <n>', 'repeat the game with this seed (default: drawn)', integer(0, SEEDS - 1))
    .option('--rounds <n>', 'stop after so many rounds', integer(1, MOST_ROUNDS), ROUNDS)
    .option('--record <file>', 'write the record of the game, event by event')
    .option('--log <file>', 'write a line for each move that is tried')
    .option('--from <file>', 'go on with the game of a record or a log');
  addRulesOptions(addTellingOptions(command))
    .addHelpText('after', HELP)
    .action((options: PlayOptions) => play(command, options));
}

const HELP = `
The agent "human" is somebody at the terminal, who types moves such as H3 3 4 (from
holder 3 colour 3 to row 4), or help. Several people share the terminal.

A record holds whatever happened, also after a crash; --from goes on with it.

Examples:
  $ azulejo play --players 3 --seed 7 --states | grep '^\\[' | azulejo validate
  $ azulejo play --agents human,greedy --names Ada,Bo --record game.azul
  $ azulejo play --agents human,greedy --from game.azul --record game.azul`;
