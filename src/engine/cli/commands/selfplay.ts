/** `azulejo selfplay`: games of a search against itself, as data to train models with. */

import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { chosenSeed } from '../../../random/seeds.js';
import { countOf } from '../../../text/message.js';
import { MOST_ITERATIONS } from '../../agents/budget.js';
import { SEARCHER } from '../../agents/players.js';
import type { GameTypes } from '../../game/game.js';
import { sumOf } from '../../game/numbers.js';
import { completeRules } from '../../game/settings.js';
import { describeData } from '../../learning/manifest.js';
import {
  MOST_SELF_PLAY_GAMES,
  selfPlay,
  selfPlayerOf,
  shardsOf,
} from '../../learning/self-play.js';
import type { SelfPlayAgent } from '../../learning/self-play-game.js';
import { type Host, loadConsole } from '../console.js';
import { type Data, type DataFolder, openDataFolder } from '../files/data-folder.js';
import { earlierParts, runAndPrint } from '../long-run.js';
import {
  addSeedOption,
  addUsualRulesOptions,
  integer,
  type OptionValues,
  rulesFrom,
} from '../options.js';
import { describeRules } from '../print/report.js';
import { addWorkersOption } from '../runners.js';
import { addSearcherOption } from '../seats.js';

/** What is played by default. */
const DEFAULTS = { games: 100, shardGames: 20, iterations: 200, drawnMoves: 20 } as const;

/** Most games of a shard, as all of them have to fit into memory. */
const MOST_GAMES_OF_SHARD = 1000;

interface SelfPlayOptions extends OptionValues {
  readonly out: string;
  readonly games: number;
  readonly shardGames: number;
  readonly iterations: number;
  readonly drawnMoves: number;
  readonly agent?: string;
  readonly seed?: number;
  readonly workers?: number;
  readonly json?: boolean;
}

/** What there is of the data. */
interface SelfPlayResult {
  readonly rules: GameTypes['rules'];
  readonly seed: number;
  /** Games that there are. */
  readonly games: number;
  readonly shards: number;
  /** Shards that were there before. */
  readonly kept: number;
  /** Decisions. */
  readonly rows: number;
  /** Bytes of the shards. */
  readonly bytes: number;
}

async function run(command: Command, host: Host, options: SelfPlayOptions): Promise<void> {
  const { game } = host;
  if (game.tensors === undefined) {
    command.error(`error: found no tensors of ${game.name}, expected a game with tensors`);
  }
  const folder = openDataFolder(options.out);
  try {
    await playInto(folder, host, options);
  } finally {
    folder.close();
  }
}

async function playInto(
  folder: DataFolder,
  { entry, game, version, selfPlayWorkerFile }: Host,
  options: SelfPlayOptions,
): Promise<void> {
  const { games, shardGames: gamesPerShard, iterations, drawnMoves } = options;
  const { workers = availableParallelism() } = options;
  const rules = completeRules(game.settings, rulesFrom(game, options));
  const seed = options.seed ?? folder.found?.seed ?? chosenSeed({ rng: Math.random });
  const agent: SelfPlayAgent = { name: options.agent ?? SEARCHER, iterations, drawnMoves };
  const scenario = { game: game.name, rules, seed, agent };
  const player = selfPlayerOf(game, agent);
  const places = shardsOf(games, gamesPerShard);
  const data = folder.begin(
    describeData(player, scenario, { version, gamesPerShard }),
    games,
    places,
  );
  const missing = data.missing();
  const kept = places.length - missing.length;
  const resultNow = () => resultOf(data, rules, seed, kept);
  await runAndPrint<SelfPlayResult>({
    total: games,
    unit: 'game',
    json: options.json ?? false,
    work: async ({ signal, onProgress }) => {
      await selfPlay({
        player,
        scenario,
        workers,
        workerFile: selfPlayWorkerFile,
        signal,
        shards: missing,
        onShard: (place, file) => {
          data.add(place, file);
          onProgress(resultNow().games);
        },
      });
      return resultNow();
    },
    soFar: resultNow,
    done: (result) => result.games,
    lines: async (result) => [
      `${game.title}: ${describeRules(game, await loadConsole(entry), result.rules)}`,
      `Seed: ${result.seed}`,
      `${countOf(result.games, 'game')} in ${countOf(result.shards, 'shard')}` +
        `${earlierParts(result.kept)}; ${countOf(result.rows, 'row')}, ${countOf(result.bytes, 'byte')}`,
    ],
  });
}

function resultOf(
  data: Data,
  rules: GameTypes['rules'],
  seed: number,
  kept: number,
): SelfPlayResult {
  const shards = data.shards();
  const sum = (name: 'games' | 'rows' | 'bytes') => sumOf(shards.map((shard) => shard[name]));
  return {
    rules,
    seed,
    games: sum('games'),
    shards: shards.length,
    kept,
    rows: sum('rows'),
    bytes: sum('bytes'),
  };
}

export function define(command: Command, host: Host): void {
  command.requiredOption(
    '--out <folder>',
    'the folder for the data; if it holds data already, more is added',
  );
  addUsualRulesOptions(command, host.game)
    .option('--games <n>', 'number of games', integer(1, MOST_SELF_PLAY_GAMES), DEFAULTS.games)
    .option(
      '--shard-games <n>',
      'number of games in each file',
      integer(1, MOST_GAMES_OF_SHARD),
      DEFAULTS.shardGames,
    )
    .option(
      '--iterations <n>',
      'iterations of each search',
      integer(1, MOST_ITERATIONS),
      DEFAULTS.iterations,
    )
    .option(
      '--drawn-moves <n>',
      'moves at the beginning of each game that are drawn in proportion to the visits',
      integer(0, Number.MAX_SAFE_INTEGER),
      DEFAULTS.drawnMoves,
    );
  addSearcherOption(command, host.game);
  addWorkersOption(command).option('--json', 'print the result as one JSON object on a line');
  addSeedOption(command, 'repeat the games')
    .addHelpText('after', () => helpOf(host))
    .action((options: SelfPlayOptions) => run(command, host, options));
}

function helpOf({ call }: Host): string {
  return `
Writes each decision of games that a search plays against itself: the state as numbers and as text,
the legal moves with their visits, the value that the search expects, and the result of the game.
Each file is a NumPy .npz; manifest.json describes them.

The same command gives the same bytes with any number of workers. Whatever stops
it, all files stay complete, and the same command continues; more --games add games.

An agent of your own that searches with a model, as searchAgent does with priors and evaluate, plays
the games of the next generation.

Examples:
  $ ${call} selfplay --out data --games 1000 --seed 1
  $ ${call} selfplay --agent ./my-model.js --out more-data --games 1000`;
}
