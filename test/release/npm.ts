/** Running npm and other programs as a person would type them. */
import { spawnSync } from 'node:child_process';

/** What a program printed. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Run a program.
 *
 * @throws Error with everything that it printed, if it fails
 */
export function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Printed {
  const env = { ...process.env, ...environment };
  // On Windows npm is a batch file, which only a shell runs.
  const shell = process.platform === 'win32';
  const run = spawnSync(command, args, { cwd: folder, env, shell, encoding: 'utf8' });
  const { status, stdout, stderr } = run;
  if (status === 0) return { stdout, stderr };
  throw new Error(`${command} ${args.join(' ')}: ${run.error ?? status}\n${stdout}\n${stderr}`);
}

/** Run npm. */
export function npm(
  args: readonly string[],
  folder: string,
  environment?: NodeJS.ProcessEnv,
): Printed {
  return runIn(folder, 'npm', args, environment);
}
