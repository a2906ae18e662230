/** The commands of a queue as processes, all of which end with the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { COMMAND } from '../cli/command-run.js';

const running = new Set<ChildProcess>();

/** A command that runs. */
export interface Running {
  readonly child: ChildProcess;
  /** Wait until it has printed a text to standard error. */
  said(text: string): Promise<void>;
  /** Wait until it ends. */
  end(): Promise<{ status: number | null; stdout: string; stderr: string }>;
}

/** Start `azulejo` with arguments. */
export function start(...args: readonly string[]): Running {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const closed = once(child, 'close').then(() => running.delete(child));
  return {
    child,
    said: async (text) => {
      while (!stderr.includes(text)) {
        if (child.exitCode !== null) throw new Error(`Found the end, expected ${text}: ${stderr}`);
        await Promise.race([once(child.stderr, 'data'), closed]);
      }
    },
    end: async () => {
      await closed;
      return { status: child.exitCode, stdout, stderr };
    },
  };
}

/** Start a worker, and wait until it waits for shards; with options before the command, such as `--game`, and after it. */
export async function startWorker(
  url: string,
  before: readonly string[] = [],
  after: readonly string[] = [],
): Promise<Running> {
  const worker = start(...before, 'worker', '--queue', url, '--concurrency', '1', ...after);
  await worker.said('Waiting for tasks');
  return worker;
}

/** End all that still runs. */
export async function endAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const end = once(child, 'close');
      child.kill('SIGKILL');
      await end;
    }),
  );
}
