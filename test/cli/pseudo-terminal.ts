/** Commands in a terminal of their own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import type { Game, GameTypes } from '../../src/game.js';
import { COMMAND, statesIn } from './command-run.js';

/** The program of util-linux that runs a command in a terminal of its own. */
export const hasScript = /util-linux/.test(
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '',
);

/** What the terminal shows where it waits for a line: a prompt, and the cursor after it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal is driven by them
const WAITING = /: \u001b\[\d+G$/;

/**
 * Run `azulejo` in a terminal.
 *
 * @param answer - says what is typed when the terminal waits; nothing to press Ctrl-C
 * @param columns - the terminal's width
 * @param environment - what else is in the environment, which has nothing but what every process needs: colours depend
 *   on variables of a machine that integrates, as `CI`
 * @returns the exit status, and everything that was shown
 */
export async function inTerminal(
  args: readonly string[],
  answer: () => string,
  columns = 80,
  environment: NodeJS.ProcessEnv = {},
) {
  const words = [process.execPath, COMMAND, ...args].map((word) => `'${word}'`);
  const { PATH, HOME } = process.env;
  const child = spawn('script', ['-qec', `stty cols ${columns}; ${words.join(' ')}`, '/dev/null'], {
    env: { PATH, HOME, TERM: 'xterm', ...environment },
  });
  const failures: unknown[] = [];
  let shown = '';
  let sinceAnswer = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    sinceAnswer += text;
    if (!WAITING.test(sinceAnswer)) return;
    sinceAnswer = '';
    try {
      child.stdin.write(answer());
    } catch (error) {
      // Thrown here, it would be nobody's: no test would fail.
      failures.push(error);
      child.kill();
    }
  });
  await once(child, 'close');
  if (failures.length > 0) throw failures[0];
  return { status: child.exitCode, shown };
}

/** Expect that a saved game is over, and that its last state is the last that was printed, as `--states` prints them. */
export function expectEnd<Types extends GameTypes>(
  game: Game<Types>,
  path: string,
  printed: string,
): void {
  const last = statesIn(game, path).at(-1);
  expect(last !== undefined && game.isOver(last)).toBe(true);
  const states = printed.split(/\r?\n/).filter((line) => line.startsWith('['));
  expect(last !== undefined && JSON.stringify(game.encode(last))).toBe(states.at(-1));
}
