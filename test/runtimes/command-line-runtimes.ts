/** Runtimes that are started by a command, and fetched from npm when they are needed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { SuiteResult } from './browser/suite.js';
import { CORE_FOLDERS } from './core-folders.js';
import type { Missing, Outcome } from './report.js';

interface CommandLineRuntime {
  readonly name: string;
  /** The package on npm. */
  readonly source: string;
  readonly command: string;
  /** Arguments before a program. */
  readonly program: readonly string[];
  /** Arguments before vitest, which needs more permissions than the library. */
  readonly vitest: readonly string[];
}

const node = (version: number): CommandLineRuntime => ({
  name: `Node ${version}`,
  source: `node@${version}`,
  command: 'node',
  program: [],
  vitest: [],
});

export const COMMAND_LINE_RUNTIMES: readonly CommandLineRuntime[] = [
  node(20),
  node(22),
  node(24),
  { name: 'Bun', source: 'bun@1', command: 'bun', program: ['run'], vitest: ['--bun', 'run'] },
  // Without flags, Deno gives a program no permissions.
  { name: 'Deno', source: 'deno@2', command: 'deno', program: ['run'], vitest: ['run', '-A'] },
];

const MOST_MILLISECONDS = 20 * 60_000;

/** Run a command of a runtime. */
function run({ source, command }: CommandLineRuntime, args: readonly string[], env = {}) {
  return spawnSync('npx', ['--yes', '-p', source, command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
    timeout: MOST_MILLISECONDS,
    // On Windows npx is a batch file, which only a shell runs.
    shell: process.platform === 'win32',
  });
}

/** The parts of vitest's report that are used. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Run the tests of the core with vitest. */
function runTests(runtime: CommandLineRuntime, name: string): SuiteResult {
  const file = `build/runtimes/tests-${runtime.source}.json`;
  const folders = [...CORE_FOLDERS, 'runtimes/here'].map((folder) => `test/${folder}`);
  const options = ['--typecheck.enabled=false', '--reporter=json', `--outputFile=${file}`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...options, ...folders];
  const { status, stderr } = run(runtime, [...runtime.vitest, ...vitest], { RUNTIME: name });
  if (status === null) return { passed: 0, failures: [`vitest did not end: ${stderr}`] };
  // The reporter has written it.
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failures = testResults.flatMap((result) => {
    const failed = result.assertionResults
      .filter((assertion) => assertion.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ')}`);
    const broken = result.status === 'failed' && failed.length === 0;
    return broken ? [`${result.name}: ${result.message}`] : failed;
  });
  return { passed: numPassedTests, failures };
}

/** Run the check and the tests in a runtime. */
export function runOnCommandLine(runtime: CommandLineRuntime): Outcome | Missing {
  const version = run(runtime, ['--version']);
  if (version.status !== 0) {
    const why = version.stderr.trim().split('\n').at(-1) ?? 'npx cannot start it';
    return { name: runtime.name, why };
  }
  const { status, stdout, stderr } = run(runtime, [...runtime.program, 'build/runtimes/print.js']);
  if (status !== 0) {
    return { name: runtime.name, sections: [], tests: { passed: 0, failures: [stderr] } };
  }
  // The program prints this.
  const { name, sections } = JSON.parse(stdout) as Pick<Outcome, 'name' | 'sections'>;
  return { name, sections, tests: runTests(runtime, name) };
}
