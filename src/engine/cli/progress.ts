/**
 * Progress bars.
 *
 * @packageDocumentation
 */
// cli-progress: a bar that follows the terminal's width, the most used of its kind.
import cliProgress from 'cli-progress';

/** A progress bar. */
export interface ProgressBar {
  /** Show how much is done, of a total that may have grown. */
  show(done: number, total?: number): void;
  /** Clear the bar. */
  stop(): void;
}

/**
 * Show progress on standard error, if it is a terminal.
 *
 * @param total - how much there is to do, as far as is known
 * @param unit - what is counted, in the plural
 */
export function progressBar(total: number, unit: string): ProgressBar {
  if (!process.stderr.isTTY) return { show: () => {}, stop: () => {} };
  const bar = new cliProgress.SingleBar(
    {
      format: `{bar} {value} of {total} ${unit}, {eta_formatted} left`,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
    },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return {
    show: (done, grown) => {
      if (grown !== undefined) bar.setTotal(grown);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
