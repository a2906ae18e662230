/** Running test files in a browser. */
import { startTests, type Task, type VitestRunner } from '@vitest/runner';
import '../../support/whole-lengths.js';

/** The result of the tests. */
export interface SuiteResult {
  readonly passed: number;
  readonly failures: readonly string[];
}

const TIMEOUT = 120_000;

const runner: VitestRunner = {
  config: {
    root: '/',
    setupFiles: [],
    name: undefined,
    passWithNoTests: false,
    testNamePattern: undefined,
    allowOnly: false,
    sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
    chaiConfig: undefined,
    maxConcurrency: 1,
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    retry: 0,
    includeTaskLocation: false,
    tags: [],
    tagsFilter: undefined,
    strictTags: false,
  },
  importFile: (file) => import(file),
};

/** List the tests in a file or suite. */
function testsIn(task: Task): Task[] {
  return task.type === 'suite' ? task.tasks.flatMap(testsIn) : [task];
}

function failureOf({ name, result }: Task): string {
  return `${name}: ${result?.errors?.map(({ message }) => message).join(' ') ?? 'did not run'}`;
}

/** Run the tests of bundled files, by their URLs. */
export async function runSuite(files: string[]): Promise<SuiteResult> {
  const ran = await startTests(files, runner);
  const broken = ran.filter(({ result }) => result?.errors !== undefined);
  const tests = ran.flatMap(testsIn);
  const failed = tests.filter(({ result }) => result?.state !== 'pass');
  const failures = [...broken, ...failed].map(failureOf);
  return { passed: tests.length - failed.length, failures };
}
