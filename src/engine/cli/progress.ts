/**
 * Progress bars.
 *
 * @packageDocumentation
 */
// cli-progress: a bar that follows the terminal's width, the most used of its kind.
import cliProgress from 'cli-progress';
import { widthOf } from './output.js';

/** Cells of a bar at most, and columns of the words beside it. */
const MOST_CELLS = 40;
const COLUMNS_OF_WORDS = 36;
const FEWEST_CELLS = 4;

/** A progress bar. */
export interface ProgressBar {
  /** Show how much is done, of a total that may have grown. */
  show(done: number, total?: number): void;
  /** Clear the bar. */
  stop(): void;
}

/** Return how long a bar can be so that its words are to be seen. */
function cellsIn(columns: number): number {
  return Math.max(FEWEST_CELLS, Math.min(MOST_CELLS, columns - COLUMNS_OF_WORDS));
}

/**
 * Show progress on standard error, if it is a terminal.
 *
 * @param total - how much there is to do; nothing is shown before it is known
 * @param unit - what is counted, in the plural
 */
export function progressBar(total: number | undefined, unit: string): ProgressBar {
  if (!process.stderr.isTTY) return { show: () => {}, stop: () => {} };
  const bar = new cliProgress.SingleBar(
    {
      format: `{bar} {value} of {total} ${unit}, {eta_formatted} left`,
      stream: process.stderr,
      barsize: cellsIn(widthOf(process.stderr)),
      clearOnComplete: true,
      hideCursor: true,
    },
    cliProgress.Presets.shades_classic,
  );
  if (total !== undefined) bar.start(total, 0);
  return {
    show: (done, grown) => {
      if (!bar.isActive) bar.start(grown ?? done, done);
      if (grown !== undefined) bar.setTotal(grown);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
