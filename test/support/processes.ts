/** The table of processes, for tests that expect nothing to be left running. */
import { readFileSync } from 'node:fs';

/** Whether a process runs: one that has ended and was not asked about yet does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    // On Linux, the state follows the name in parentheses.
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

/** Wait until something is so: tests of other processes have no better way. */
export async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
