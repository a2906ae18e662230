/** `azulejo ratings`: a tournament between agents, which rates them. */

import { type Command, InvalidArgumentError, Option } from 'commander';
import { chosenSeed } from '../../../random/seeds.js';
import { countOf } from '../../../text/message.js';
import { type Players, playersOf } from '../../agents/players.js';
import type { GameTypes } from '../../game/game.js';
import { completeRules, writeRules } from '../../game/settings.js';
import { usualTimeLimit } from '../../match/options.js';
import { pairCorrector } from '../../simulate/correction.js';
import { addScore, type Hypotheses, NO_PAIRS, testHypotheses } from '../../simulate/elo.js';
import { isCorrected, isEvaluated } from '../../simulate/luck.js';
import {
  type Heading,
  type PairResult,
  pairingsOf,
  readLuck,
  readSeed,
  scoreOf,
} from '../../simulate/pair-results.js';
import { playPairs } from '../../simulate/play-pairs.js';
import type { SharedQueue } from '../../simulate/queue.js';
import { PAIRS } from '../../simulate/queued-tasks.js';
import { awakeInThreads } from '../../tasks/awake.js';
import { type Host, loadConsole } from '../console.js';
import { continueResults, LONGEST_RESULTS, textIn } from '../files/results-file.js';
import { openSavedFile, type SavedFile } from '../files/saved-file.js';
import { runAndPrint } from '../long-run.js';
import {
  addLimitOptions,
  addLuckOption,
  addSeedOption,
  addUsualRulesOptions,
  integer,
  keptFile,
  type LimitValues,
  type OptionValues,
  rulesFrom,
} from '../options.js';
import { type RatingsResult, ratingCsv, ratingLines, resultOf } from '../print/ratings-report.js';
import { openPrograms } from '../programs.js';
import { addRunnerOptions, playShared, type RunnerValues, refusePrograms } from '../runners.js';
import { addAgentsOption } from '../seats.js';

/** Cycles by default: each agent plays a hundred games against each other. */
const CYCLES = 50;

const MOST_CYCLES = 1e7;

/** Probability that a test errs, either way. */
const ERROR = 0.05;

interface RatingsOptions extends OptionValues, RunnerValues, LimitValues {
  readonly agents: readonly string[];
  readonly gauntlet?: boolean;
  readonly cycles: number;
  readonly sprt?: Pick<Hypotheses, 'elo0' | 'elo1'>;
  readonly results?: string;
  readonly seed?: number;
  readonly luck?: boolean;
  readonly json?: boolean;
  readonly csv?: boolean;
}

function readHypotheses(text: string): Pick<Hypotheses, 'elo0' | 'elo1'> {
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...more] = text
    .split(',')
    .map((word) => (/^-?\d+(?:\.\d+)?$/.test(word.trim()) ? Number(word) : Number.NaN));
  if (elo0 < elo1 && more.length === 0) return { elo0, elo1 };
  throw new InvalidArgumentError('Expected two numbers, the lower first: 0,10.');
}

/** Refuse what cannot be played. */
function refuseOptions(command: Command, options: RatingsOptions): void {
  const { agents, sprt, json, csv } = options;
  if (agents.length < 2) {
    command.error(
      `error: option '--agents': found ${countOf(agents.length, 'agent')}, expected 2 or more`,
    );
  }
  if (sprt !== undefined && agents.length !== 2) {
    command.error(`error: option '--sprt': found ${agents.length} agents, expected 2`);
  }
  if (json && csv) command.error("error: options '--json' and '--csv': found both, expected one");
  refusePrograms(command, agents, options);
}

async function run(
  command: Command,
  host: Host,
  players: Players<GameTypes>,
  options: RatingsOptions,
): Promise<void> {
  refuseOptions(command, options);
  await playShared(command, options, host, async (queue) => {
    const file =
      options.results === undefined ? undefined : openSavedFile(options.results, LONGEST_RESULTS);
    try {
      await playRated(host, players, options, file, queue);
    } finally {
      file?.close();
    }
  });
}

async function playRated(
  { entry, game, version, workerFile }: Host,
  players: Players<GameTypes>,
  options: RatingsOptions,
  file: SavedFile | undefined,
  queue: SharedQueue | undefined,
): Promise<void> {
  const { agents: names, cycles, milliseconds, iterations, restarts, workers } = options;
  const form = options.gauntlet ? 'gauntlet' : 'round-robin';
  const text = file === undefined ? '' : textIn(file);
  const seed = options.seed ?? readSeed(text) ?? chosenSeed({ rng: Math.random });
  const luck = options.luck ?? readLuck(text) ?? isCorrected(game);
  const rules = completeRules(game.settings, rulesFrom(game, options));
  const budget = { milliseconds, iterations };
  const timeLimit = usualTimeLimit({ budget, timeLimit: options.timeLimit });
  const limits = { ...budget, timeLimit };
  const heading: Heading = {
    version,
    game: game.name,
    rules: writeRules(game.settings, rules),
    form,
    seed,
    agents: names,
    limits,
    ...(luck && { luck }),
  };
  const pairings = pairingsOf(names.length, form);
  const saved = file && continueResults(file, text, heading, pairings);
  const results: PairResult[] = [];
  const scores: number[] = [];
  const correct = pairCorrector();
  let [sums, uncorrected] = [NO_PAIRS, NO_PAIRS];
  const hypotheses = options.sprt && { ...options.sprt, alpha: ERROR, beta: ERROR };
  const sprt = () =>
    hypotheses && { ...hypotheses, ...testHypotheses(hypotheses, sums, uncorrected) };
  const isDecided = () => sprt()?.accepted !== undefined;
  const add = (result: PairResult) => {
    const score = correct(result);
    results.push(result);
    scores.push(score);
    sums = addScore(sums, score);
    uncorrected = addScore(uncorrected, scoreOf(result));
  };
  const resultNow = () =>
    resultOf({ names, rules, seed }, results, luck ? scores : undefined, sprt());
  const programs = await openPrograms(game, names, { restarts });
  const total = cycles * pairings.length;
  // A file may hold more than this command plays.
  for (const result of saved?.earlier.slice(0, total) ?? []) {
    if (isDecided()) break;
    add(result);
  }
  const play = runAndPrint<RatingsResult>({
    total,
    unit: 'pair',
    json: options.json ?? false,
    csv: options.csv ?? false,
    work: async ({ signal, onProgress }) => {
      const agents = names.map((name, index) => programs.agents[index] ?? name);
      if (isDecided()) return resultNow();
      await playPairs(
        players,
        { rules, agents, pairings, seed, budget, timeLimit, luck },
        {
          from: results.length,
          to: total,
          workers,
          workerFile,
          signal,
          onProgress,
          ...awakeInThreads(),
          take: (result) => {
            saved?.append(results.length, result);
            add(result);
            return isDecided();
          },
        },
        queue?.runnerOf(PAIRS),
      );
      return resultNow();
    },
    soFar: resultNow,
    done: ({ pairs }) => pairs,
    lines: async (result) =>
      options.csv ? ratingCsv(result) : ratingLines(players, await loadConsole(entry), result),
  });
  await play.finally(programs.close);
}

export async function define(command: Command, host: Host): Promise<void> {
  const players = playersOf(host.game);
  const { names } = players.agents;
  const usual = names.slice(0, 2);
  addAgentsOption(command, names, usual.join(','), 'the agents to rate, two or more');
  addUsualRulesOptions(command, host.game)
    .option('--gauntlet', 'pair only the first agent with each of the others')
    .option(
      '--cycles <n>',
      'number of cycles; in each, every pairing plays a pair of games',
      integer(1, MOST_CYCLES),
      CYCLES,
    )
    .addOption(
      new Option(
        '--sprt <elo0,elo1>',
        'stop once one of two differences in Elo points between two agents is accepted',
      ).argParser(readHypotheses),
    )
    .option(
      '--results <file>',
      'write each result at once, and continue from the results in the file',
      keptFile,
    )
    .option('--json', 'print the result as one JSON object on a line')
    .option('--csv', 'print the table as CSV');
  addLimitOptions(command);
  addRunnerOptions(command);
  addLuckOption(command, host.game, isCorrected(host.game));
  addSeedOption(command, 'repeat the games')
    .addHelpText('after', () => helpOf(host, names))
    .action((options: RatingsOptions) =>
      run(command, host, players, { ...options, agents: options.agents ?? usual }),
    );
}

/** What the help says of a game whose luck can be told. */
const LUCK = `
With --luck, results are corrected for luck, as far as the game can evaluate it: a second table has
ratings that vary less, and --sprt ends earlier.
`;

function helpOf({ call, game }: Host, names: readonly string[]): string {
  return `
A pair of games has the same chance and swapped seats. Ratings are Elo points relative to the mean
of all, with 95% error bars. With --results, the same command continues after any interruption;
more --cycles add games.
${isEvaluated(game) ? LUCK : ''}
The same seed gives the same result and the same file with any number of workers, here or on a
queue, unless --milliseconds makes agents look at a clock. With exec:<command>, the games are played
in this thread, one after the other.

Examples:
  $ ${call} ratings --agents ${names.slice(0, 3).join(',')} --cycles 20 --results ratings.jsonl
  $ ${call} ratings --agents ${names.slice(0, 2).join(',')} --sprt 0,10 --cycles 5000`;
}
