/** Running the built command while the file system fails, or the process is killed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMMAND, type Run } from './command-run.js';

const HOOK = new URL('../support/fault-hook.mjs', import.meta.url).href;

/** What goes wrong; test/support/fault-hook.mjs describes it. */
export interface Fault {
  readonly at: number;
  readonly fault: 'kill' | 'half' | 'ENOSPC' | 'EFBIG';
}

/** Run `azulejo` with a fault in calls about files of a folder. */
export function azulejoWithFault(
  args: readonly string[],
  folder: string,
  fault: Partial<Fault> & { readonly report?: string },
  input = '',
): Run {
  const env = { ...process.env, FAULT: JSON.stringify({ folder, ...fault }) };
  const words = ['--import', HOOK, COMMAND, ...args];
  const options = { env, input, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
  return { status, stdout, stderr };
}

/** Count the calls of a run in which nothing goes wrong. */
export function countCalls(
  args: readonly string[],
  folder: string,
  report: string,
  input = '',
): number {
  const { status, stderr } = azulejoWithFault(args, folder, { report }, input);
  if (status !== 0) throw new Error(stderr);
  return Number(readFileSync(report, 'utf8'));
}

/** Run `azulejo` with a limit on the size of files, in blocks of 1024 bytes. */
export function azulejoWithSizeLimit(args: readonly string[], blocks: number): Run {
  const words = [process.execPath, COMMAND, ...args].map((word) => `'${word}'`).join(' ');
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `ulimit -f ${blocks}; ${words}`], {
    encoding: 'utf8',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  return { status, stdout, stderr };
}
