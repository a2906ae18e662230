/** Running the built command as its users do. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { version } from '../../package.json';
import { CONSOLES } from '../../src/consoles.js';
import { type Program, run } from '../../src/engine/cli/program.js';

export const COMMAND = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

const WORKER_FILE = new URL('../../dist/simulation-worker.js', import.meta.url);

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Run `azulejo` with arguments, and with a text as its standard input. */
export function azulejo(args: readonly string[], input = '', command = COMMAND): Run {
  const options = { input, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], options);
  return { status, stdout, stderr };
}

/** Run `azulejo`, and stop reading after the first piece of its output, as `head` does. */
export async function readBeginning(
  args: readonly string[],
  input: string,
): Promise<Omit<Run, 'stdout'>> {
  const child = spawn(process.execPath, [COMMAND, ...args]);
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  // The command does not read its input to the end.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  await once(child, 'close');
  return { status: child.exitCode, stderr };
}

/** Run a command in this process, which is quicker. Errors that end the command are thrown. */
export async function runHere(
  args: readonly string[],
  games: Program['games'] = CONSOLES,
): Promise<Run> {
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += String(text);
      return true;
    }),
  );
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    await run(args, { games, version, workerFile: WORKER_FILE });
    return { status: Number(process.exitCode ?? 0), ...printed };
  } finally {
    // The answer "no" of a command is none of the test run.
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
