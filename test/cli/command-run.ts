/** Running the built command as its users do. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { version } from '../../package.json';
import { CONSOLES } from '../../src/consoles.js';
import { endWith } from '../../src/engine/cli/print/output.js';
import { type Program, run } from '../../src/engine/cli/program.js';
import type { Game, GameTypes } from '../../src/game.js';
import { readRecord, replay } from '../../src/record.js';

export const COMMAND = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

// What is tested is not coloured, wherever the tests run.
Reflect.deleteProperty(process.env, 'FORCE_COLOR');

const WORKER_FILES = {
  workerFile: new URL('../../dist/cli-worker.js', import.meta.url),
  selfPlayWorkerFile: new URL('../../dist/self-play-worker.js', import.meta.url),
};

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Run `azulejo` with arguments, with a text as its standard input, and with more in its environment. */
export function azulejo(
  args: readonly string[],
  input = '',
  command = COMMAND,
  environment: NodeJS.ProcessEnv = {},
): Run {
  const env = { ...process.env, ...environment };
  const options = { input, env, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
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

/** Wait until a person is asked for a move. */
export async function untilAsked({ stdout }: ChildProcessWithoutNullStreams): Promise<void> {
  for (let shown = ''; !shown.endsWith(': '); ) shown += (await once(stdout, 'data')).join('');
}

/** List the states of a saved game. */
export function statesIn<Types extends GameTypes>(
  game: Game<Types>,
  path: string,
): readonly Types['state'][] {
  const read = readRecord(game, readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return replay(game, read.record).states;
}

/** What ends a command where `process.exit` is called. */
class Exited extends Error {}

/**
 * Run `azulejo` in this process, which is much quicker: with arguments, and a text as its standard input.
 *
 * @param games - the games that the command line has
 */
export async function runHere(
  args: readonly string[],
  input = '',
  games: Program['games'] = CONSOLES,
): Promise<Run> {
  const printed = { stdout: '', stderr: '' };
  const before = process.exitCode;
  const others = new Set(process.listeners('exit'));
  process.exitCode = undefined;
  const mocks = [
    ...(['stdout', 'stderr'] as const).map((name) =>
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        printed[name] += String(text);
        return true;
      }),
    ),
    // Standard input is read like any stream, and closed like the terminal's.
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([Buffer.from(input)]) as never),
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      process.exitCode = status ?? process.exitCode;
      throw new Exited();
    }),
  ];
  try {
    await run(args, { games, version, ...WORKER_FILES }).catch(endWith);
  } catch (error) {
    if (!(error instanceof Exited)) throw error;
  }
  const status = Number(process.exitCode ?? 0);
  // What the command does at the end of its process, such as letting go of its files.
  for (const end of process.listeners('exit')) {
    if (others.has(end)) continue;
    process.off('exit', end);
    end.call(process, status);
  }
  // The answer "no" of a command is none of the test run.
  process.exitCode = before;
  for (const mock of mocks) mock.mockRestore();
  return { status, ...printed };
}
