/**
 * `azulejo review`: the moves of a saved game, rated. The report has the moves, the course of the game, and the totals of
 * the players.
 */

import type { Command } from 'commander';
import { SEEDS } from '../../../random/seeds.js';
import { isError } from '../../../text/issue.js';
import { percent, signedPercent } from '../../../text/message.js';
import { writeQuoted } from '../../../text/parsed.js';
import { MOST_ITERATIONS } from '../../agents/budget.js';
import { searcherOf } from '../../agents/players.js';
import { reasonWords } from '../../agents/reasons.js';
import { eventKind } from '../../game/events.js';
import type { GameTypes } from '../../game/game.js';
import type { GameRecord } from '../../record/record.js';
import type { RecordIssue } from '../../record/record-issue.js';
import { replaySteps } from '../../record/replay.js';
import { writeRecord } from '../../record/write-record.js';
import { type GameReview, MARKS, type MoveReview } from '../../review/game-review.js';
import { REVIEW_ITERATIONS, reviewBy } from '../../review/review.js';
import { annotateRecord } from '../../review/review-game.js';
import { openRunner } from '../../tasks/runners.js';
import { usefulThreads } from '../../tasks/worker-pool.js';
import { type AnyGame, type GameConsole, type Host, loadConsole } from '../console.js';
import { readFile } from '../files/file-access.js';
import { openNewFile } from '../files/saved-file.js';
import { recordIssueLines } from '../issues.js';
import { runAndPrint } from '../long-run.js';
import { integer } from '../options.js';
import { linesOf, readSavedGame, type SavedGame } from '../play/saved-game.js';
import {
  answerWith,
  columns,
  limitOf,
  outliveReaders,
  textOf,
  widthOf,
  wrap,
} from '../print/output.js';
import { pointsChart } from '../print/points-chart.js';
import { describeRules } from '../print/report.js';
import { addWorkersOption } from '../runners.js';
import { addSearcherOption } from '../seats.js';

type AnyReview = GameReview<GameTypes>;

function moveRow(review: MoveReview<GameTypes>): string[] {
  const { number, player, move, mark } = review;
  const about = [`${number}`, player, move];
  if (review.mark === 'forced') return [...about, mark, '', ''];
  const { loss, best, uncertain, exact } = review;
  const verdict = uncertain ? `${mark} ?` : exact ? `${mark} =` : mark;
  const lost = percent(loss);
  return [...about, verdict, ...(lost === percent(0) ? ['', ''] : [lost, best.move])];
}

/** What the sign after a mark means. */
const UNCERTAIN =
  '?  Uncertain: too few iterations for the number of moves; try more --iterations.';

/** What the sign after an exact mark means. */
const EXACT = '=  Exact: the rest of the game is solved.';

/** The heading of the reasons. */
const REASONS = 'Expected points that better moves would have gained, by what for';

/** The heading of the chart. */
const CHART = 'Expected win share after each move, in %';

/** List why better moves would have been better, for moves that are worse than good. */
function reasonLines(
  moves: readonly MoveReview<GameTypes>[],
  words: Readonly<Record<string, string>> | undefined,
): string[] {
  return moves.flatMap((review) => {
    if (review.mark === 'forced' || review.mark === 'best' || review.mark === 'good') return [];
    const { number, move, best, reasons } = review;
    const written = reasonWords(reasons, words);
    return written === undefined ? [] : [`${number}  ${best.move} rather than ${move}: ${written}`];
  });
}

/** List the rows of the players' totals: one for each kind, with a column for each player. */
function totalRows({ players }: AnyReview): string[][] {
  const row = (name: string, write: (player: AnyReview['players'][number]) => string) => [
    name,
    ...players.map(write),
  ];
  return [
    row('', ({ player }) => player),
    row('accuracy', ({ accuracy }) => accuracy?.toFixed(1) ?? 'none'),
    row('lost', ({ loss }) => percent(loss)),
    row('luck', ({ luck }) => signedPercent(luck)),
    ...(players.some(({ luckError }) => luckError !== undefined)
      ? [row('its error', ({ luckError }) => (luckError === undefined ? '' : percent(luckError)))]
      : []),
    ...MARKS.map((mark) => row(mark, ({ marks }) => `${marks[mark]}`)),
    row('forced', ({ forced }) => `${forced}`),
  ];
}

/**
 * List the lines of a review.
 *
 * @param width - columns of the terminal
 */
export function reviewLines(
  game: AnyGame,
  gameConsole: GameConsole<GameTypes>,
  review: AnyReview,
  width: number,
): string[] {
  const { rules, iterations, seed, moves, curve, players } = review;
  const letters = players.map(({ player }) => player);
  const points = curve.map((shares, index) => ({
    label: `${index + 1}`,
    scores: shares.map((share) => Math.round(100 * share)),
  }));
  const chart = pointsChart(letters, points, width);
  const names = players.map(({ player, name }) => `${player} ${writeQuoted(name)}`);
  const fold = (line: string) => wrap(line, width);
  const why = reasonLines(moves, gameConsole.reasons);
  const isAnyUncertain = moves.some((move) => move.mark !== 'forced' && move.uncertain);
  const isAnyExact = moves.some((move) => move.mark !== 'forced' && move.exact);
  return [
    ...fold(`${game.title}: ${describeRules(game, gameConsole, rules)}`),
    ...fold(`Players: ${names.join(', ')}`),
    ...fold(`Searches: ${iterations} iterations for each position, seed ${seed}`),
    '',
    ...columns([['', '', 'move', 'mark', 'loss', 'best'], ...moves.map(moveRow)]),
    '',
    ...(isAnyExact ? [...fold(EXACT), ''] : []),
    ...(isAnyUncertain ? [...fold(UNCERTAIN), ''] : []),
    ...(why.length > 0 ? [...fold(REASONS), '', ...why.flatMap(fold), ''] : []),
    ...(chart.length > 0 ? [...fold(CHART), '', ...chart, ''] : []),
    ...columns(totalRows(review)),
  ];
}

type AnyRecord = GameRecord<GameTypes>;

interface ReviewOptions {
  readonly agent?: string;
  readonly iterations: number;
  readonly seed: number;
  readonly workers?: number;
  readonly json?: boolean;
  readonly record?: string;
  readonly force?: boolean;
}

/** List the issues of a game that can be read, by the rules. */
function issuesOf(game: AnyGame, record: AnyRecord, saved: SavedGame): readonly RecordIssue[] {
  const states = replaySteps(game, record, linesOf(game, record, saved));
  let step = states.next();
  while (step.done !== true) step = states.next();
  return step.value;
}

/** Review the game of a file, and save it with the review where that is asked for. */
async function reviewFile(host: Host, path: string, options: ReviewOptions): Promise<void> {
  if (options.record === undefined) {
    await printReview(host, path, options);
    return;
  }
  // The game is read after this file is locked, as it may be the same.
  const file = openNewFile(options.record, options.force);
  try {
    outliveReaders();
    const reviewed = await printReview(host, path, options);
    if (reviewed === undefined) return;
    const { record, review } = reviewed;
    file.prepare(writeRecord(host.game, annotateRecord(record, review)))();
  } finally {
    file.close();
  }
}

interface Reviewed {
  readonly record: AnyRecord;
  readonly review: GameReview<GameTypes>;
}

/**
 * Print the review of a file's game.
 *
 * @returns `undefined` if there is none, or it was stopped
 */
async function printReview(
  host: Host,
  path: string,
  options: ReviewOptions,
): Promise<Reviewed | undefined> {
  const { game } = host;
  const saved = readSavedGame(game, await readFile(path));
  const { record } = saved;
  const found = record === undefined ? [] : issuesOf(game, record, saved);
  const issues = [...saved.issues, ...found];
  process.stderr.write(textOf(recordIssueLines(issues, limitOf(process.stderr))));
  answerWith(!issues.some(isError));
  if (record === undefined || issues.some(isError)) return undefined;
  const review = await reviewRecord(host, record, options);
  return review && { record, review };
}

/** Review a game, and print the review; `undefined` if it was stopped. */
async function reviewRecord(
  { entry, game, workerFile }: Host,
  record: AnyRecord,
  {
    agent: searcher,
    iterations,
    seed,
    workers = usefulThreads(workerFile),
    json = false,
  }: ReviewOptions,
): Promise<GameReview<GameTypes> | undefined> {
  let whole: GameReview<GameTypes> | undefined;
  const gameConsole = await loadConsole(entry);
  const agent = searcherOf(game, searcher);
  await runAndPrint<GameReview<GameTypes>>({
    total: record.events.filter((event) => eventKind(game, event) === 'move').length,
    unit: 'move',
    json,
    work: async ({ onProgress, ...watch }) => {
      whole = await reviewBy(openRunner, { workers, workerFile, searcher }, game, record, {
        iterations,
        seed,
        agent,
        ...watch,
        onProgress: ({ reviewed }) => onProgress(reviewed),
      });
      return whole;
    },
    done: (review) => review.moves.length,
    lines: async (review) => reviewLines(game, gameConsole, review, widthOf(process.stdout)),
  });
  return whole;
}

export function define(command: Command, host: Host): void {
  command
    .argument('<file>', 'a record or a log; - for standard input')
    .option(
      '--iterations <n>',
      'length of the search of each position',
      integer(1, MOST_ITERATIONS),
      REVIEW_ITERATIONS,
    )
    .option('--seed <n>', 'seed of the searches', integer(0, SEEDS - 1), 0);
  addSearcherOption(command, host.game);
  addWorkersOption(command)
    .option('--json', 'print the review as one JSON object on a line')
    .option('--record <file>', 'write the game into a record, with the review as comments')
    .option('--force', 'replace the contents of the file of --record')
    .addHelpText('after', helpOf(host.call))
    .action((file: string, options: ReviewOptions) => reviewFile(host, file, options));
}

function helpOf(call: string): string {
  return `
Marks each move by how much win probability it gives up compared with the best move: best below 3%,
good below 6%, inaccuracy below 12%, mistake below 24%, else blunder; or forced. Luck is the
win share that chance gave or took. The same seed gives the same review, with any number of
workers.

When stopped by SIGHUP, SIGINT (Ctrl-C) or SIGTERM, prints the moves so far, marked as partial,
with exit status 129, 130 or 143; no record is written then.

Example:
  $ ${call} review game.azulejo`;
}
