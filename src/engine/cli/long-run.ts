/** Work that takes a while: shows its progress in a bar, and prints what there is of its result when a signal stops it. */
// cli-progress: a bar that follows the terminal's width, the most used of its kind.
import cliProgress from 'cli-progress';
import { countOf } from '../../text/message.js';
import { writeJson } from '../../text/parsed.js';
import { exitAfter, onStopSignal, StoppedBy, textOf, widthOf, write } from './print/output.js';

/** Cells of a bar at most, and columns of the words next to it. */
const MOST_CELLS = 40;
const COLUMNS_OF_WORDS = 36;
const FEWEST_CELLS = 4;

export interface ProgressBar {
  /** Show how much is done, of a total that may have grown. */
  show(done: number, total?: number): void;
  /** Clear the bar. */
  stop(): void;
}

/**
 * Show progress on standard error, if it is a terminal.
 *
 * @param total - how much there is to do; nothing is shown before it is known
 * @param unit - what is counted, in the plural
 */
export function progressBar(total: number | undefined, unit: string): ProgressBar {
  if (!process.stderr.isTTY) return { show: () => {}, stop: () => {} };
  // Its words are to be seen next to it.
  const free = widthOf(process.stderr) - COLUMNS_OF_WORDS;
  const bar = new cliProgress.SingleBar(
    {
      format: `{bar} {value} of {total} ${unit}, {eta_formatted} left`,
      stream: process.stderr,
      barsize: Math.max(FEWEST_CELLS, Math.min(MOST_CELLS, free)),
      clearOnComplete: true,
      hideCursor: true,
    },
    cliProgress.Presets.shades_classic,
  );
  if (total !== undefined) bar.start(total, 0);
  let isOver = false;
  return {
    show: (done, grown) => {
      if (isOver) return;
      if (!bar.isActive) bar.start(grown ?? done, done);
      if (grown !== undefined) bar.setTotal(grown);
      bar.update(done);
    },
    stop: () => {
      isOver = true;
      bar.stop();
    },
  };
}

/** What work gets: the signal that stops it, and whom to tell how far it is. */
export interface Watch<Result> {
  readonly signal: AbortSignal;
  /** Show how much is done, and how much there is to do where that was not known before. */
  readonly onProgress: (done: number, total?: number) => void;
  readonly onStop: (partial: Result) => void;
}

/** Work, and how its result is printed. */
export interface LongRun<Result> {
  /** How much there is to do; absent where that is known later. */
  readonly total?: number;
  /** What is counted, in the singular. */
  readonly unit: string;
  /** Whether the result is printed as one JSON object on a line. */
  readonly json: boolean;
  /** Whether its lines are for programs, to which nothing else may be printed. */
  readonly csv?: boolean;
  work(watch: Watch<Result>): Promise<Result>;
  /** Return what there is of the result when a signal stops work that tells nothing by `onStop`. */
  soFar?(): Result;
  /** How much of it is done in a result. */
  done(result: Result): number;
  /** List the lines of a result. */
  lines(result: Result): Promise<readonly string[]>;
}

/** Do work, and print its result, or what there is of it when a signal stops the command. */
export async function runAndPrint<Result extends object>(run: LongRun<Result>): Promise<void> {
  const interrupt = new AbortController();
  const bar = progressBar(run.total, `${run.unit}s`);
  const ignoreSignals = onStopSignal((signal) => {
    // The same signal again ends the command at once: the terminal must be as it was by then.
    bar.stop();
    interrupt.abort(new StoppedBy(signal));
  });
  let partial = run.soFar;
  try {
    const result = await run.work({
      signal: interrupt.signal,
      onProgress: (done, total) => bar.show(done, total),
      onStop: (soFar) => {
        partial = () => soFar;
      },
    });
    bar.stop();
    await print(run, result);
  } catch (error) {
    bar.stop();
    if (!(error instanceof StoppedBy)) throw error;
    exitAfter(error.signal);
    if (partial !== undefined) await print(run, partial(), error);
  } finally {
    ignoreSignals();
  }
}

/** Return the words about those parts of a result that earlier commands have made. */
export function earlierParts(count: number): string {
  return count === 0 ? '' : `, ${count} of them from before`;
}

/** Print a result, marked as partial if a signal stopped the work. */
async function print<Result extends object>(
  { total, unit, json, csv, done, lines }: LongRun<Result>,
  result: Result,
  stopped?: StoppedBy,
): Promise<void> {
  if (json) {
    await write(textOf([writeJson({ ...(stopped && { partial: true }), ...result })]));
    return;
  }
  const played =
    total === undefined
      ? countOf(done(result), unit)
      : `${done(result)} of ${countOf(total, unit)}`;
  const heading = stopped === undefined ? [] : [`Stopped by ${stopped.signal} after ${played}.`];
  if (csv === true) process.stderr.write(textOf(heading));
  else await write(textOf(heading));
  await write(textOf(await lines(result)));
}
