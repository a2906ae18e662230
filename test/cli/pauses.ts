/** Commands that are stopped (Ctrl-Z, a laptop that sleeps) at random moments, and continued. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { COMMAND } from './command-run.js';

/**
 * Run `azulejo`, and stop it again and again for a while.
 *
 * @param pauses - how often
 * @param random - a number from 0 to 1
 * @returns what it printed
 */
export async function runWithPauses(
  args: readonly string[],
  pauses: number,
  random: () => number = Math.random,
): Promise<{ readonly status: number | null; readonly stdout: string }> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let stdout = '';
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  const closed = once(child, 'close');
  const wait = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  for (let pause = 0; pause < pauses; pause++) {
    await wait(LONGEST_STEP * random() + (pause === 0 ? BEGINNING : 0));
    child.kill('SIGSTOP');
    await wait(LIMIT + LONGEST_PAUSE * random());
    child.kill('SIGCONT');
  }
  await wait(LONGEST_STEP);
  child.kill('SIGINT');
  await closed;
  return { status: child.exitCode, stdout };
}

/** Milliseconds that an agent has for a move. */
export const LIMIT = 600;

/** Milliseconds until a command plays. */
const BEGINNING = 400;

/** Longest time between two pauses, and longest time of a pause beyond the limit. */
const LONGEST_STEP = 200;
const LONGEST_PAUSE = 400;
