import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** The tests of a suite, and how they are run. */
type Tests = NonNullable<ViteUserConfig['test']>;

/**
 * What is tried with what was built only: programs that use the package, calls with much around them, and
 * whole games with searches, which take half the time there.
 */
const PROGRAMS = [
  'test/examples/**/*.test.ts',
  'test/integrity/polluted-prototypes.test.ts',
  'test/docs/**/*.test.ts',
  'test/royal-ur/{agents,solve}.test.ts',
  'test/tsuro/{agents,tournament}.test.ts',
  'test/cube-blokus/play.test.ts',
];

/** Tests of what users can see alone: they hold of what was built, and so of the source that it was built from. */
const PUBLIC = [
  'test/rules/**/*.test.ts',
  'test/codec/**/*.test.ts',
  'test/properties/{play,text}.test.ts',
  'test/learning/{action-space,symmetries}.test.ts',
  'test/agents/rollout.test.ts',
  // The other one compares source and build itself.
  'test/integrity/{arguments,deals,foreign-states,leaders,objects,options,random-numbers,state-values,states,values}.test.ts',
];

/** The programs, pages and workers of the tests that take long. */
const LONG_PROGRAMS = 'test/{docs,examples,worker}/**/*.long.ts';

/** Properties have a fifth of their runs. */
const FEWER_RUNS = ['test/support/fifth-of-runs.ts'];

/** Properties draw lists as long as they say. */
const LENGTHS = 'test/support/whole-lengths.ts';

/** The game whose mutants are tried. */
const { GAME = '*' } = process.env;

/** The tests of the rules of Azul, which cover them. */
const RULES = [
  'test/{rules,codec,properties}/**/*.test.ts',
  'test/agents/rollout.test.ts',
  'test/record/{human-notation,narration}.test.ts',
  'test/record/any-game.test.ts',
];

/** Transformed files are kept in `node_modules` for the next run: docs/internals/tests.md says when that fails. */
const KEPT: Tests = { experimental: { fsModuleCache: true } };

/** What everyday tests leave out is tried as well: test/support/fewer-runs.ts. */
const ALL_RUNS: Tests = { env: { RUNS: 'all' } };

/** How the tests of one suite run beside each other. */
const SHARED: Tests = {
  // Properties take as long as they take, and so does a browser that starts: no test is about time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // By default one processor is left idle, which of two is a half.
  maxWorkers: '100%',
  // Files share the modules that are loaded: a third less to do. No test changes them.
  isolate: false,
};

/** Boards import their style sheets as text, which shows in a browser only. */
const NO_STYLES: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'no-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? { code: "export default '';", map: null } : null),
};

/** Their views are written as JSX. */
const JSX = { jsx: { runtime: 'automatic', importSource: 'preact', development: false } } as const;

/** Tests that import entry points from the source. There, lists are drawn as long as properties say. */
function ofSource(tests: Tests): ViteUserConfig {
  const test = { ...tests, setupFiles: [...[tests.setupFiles ?? []].flat(), LENGTHS] };
  return { plugins: [NO_STYLES], oxc: JSX, resolve: { alias: entryPointsIn('src') }, test };
}

/** Tests of the source and of what was built, in a project each. */
function ofBoth(source: Tests, dist: Tests): ViteUserConfig {
  return {
    test: {
      ...SHARED,
      projects: [
        ofSource({ ...SHARED, ...source, name: 'source' }),
        {
          resolve: { alias: entryPointsIn('dist') },
          test: {
            ...SHARED,
            ...dist,
            name: 'dist',
            // Node loads the package itself, as it does for users.
            server: { deps: { external: [/\/dist\/[^/]+\.js$/] } },
          },
        },
      ],
    },
  };
}

/** The everyday tests, of which the project `source` leaves some to the project `dist`. */
function everyday(elsewhere: string[], setupFiles: string[], more: Tests = {}): ViteUserConfig {
  return ofBoth(
    { ...more, include: ['test/**/*.test.ts'], exclude: elsewhere, setupFiles },
    { ...more, include: [...PUBLIC, ...PROGRAMS], setupFiles: FEWER_RUNS },
  );
}

/** The suites, by the mode that chooses them: `vitest run --mode crash`. The first is the default of vitest. */
export const SUITES: Readonly<Record<string, ViteUserConfig>> = {
  test: everyday([...PROGRAMS, ...PUBLIC], FEWER_RUNS, KEPT),
  // The same, those of what users can see on the source, too, and all runs of the properties there.
  'all-runs': everyday(PROGRAMS, [], ALL_RUNS),
  // The rules of Azul, on the source, and what of it their tests reach.
  coverage: ofSource({
    ...SHARED,
    include: RULES,
    setupFiles: FEWER_RUNS,
    coverage: {
      enabled: true,
      provider: 'v8',
      include: ['src/{state,codec,moves,scoring}/**'],
      thresholds: { lines: 100, branches: 100 },
    },
  }),
  // What searches, trains or plays for long: a minute or two.
  long: ofBoth(
    { include: ['test/**/*.long.ts'], exclude: [LONG_PROGRAMS] },
    { include: [LONG_PROGRAMS] },
  ),
  // The public names of the package, as they were built.
  api: { test: { include: ['test/api/**/*.check.ts'], testTimeout: 120_000 } },
  // Processes that are killed, hang, or sit at a terminal: half a minute.
  processes: ofSource({
    include: ['test/{cli,external,tsuro,server}/**/*.processes.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
  }),
  // Saved games, with a fault at every call of the file system: minutes.
  crash: ofSource({
    include: ['test/cli/**/*.check.ts'],
    testTimeout: 1_800_000,
    // Tens of thousands of folders are removed in the end.
    hookTimeout: 300_000,
  }),
  // Many programs that fail now and then: minutes.
  bots: ofSource({
    include: ['test/external/**/*.check.ts'],
    testTimeout: 1_800_000,
    fileParallelism: false,
  }),
  // Simulations and tournaments on a queue, and attacks on it: minutes, and they need a Redis, which they start themselves.
  queue: ofSource({
    include: ['test/queue/**/*.check.ts'],
    // Each file has its own Redis. Most of the time they wait.
    maxWorkers: '100%',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  }),
  // Servers of rooms that are killed, cut off and attacked: minutes, and they need a Redis, which they start themselves.
  rooms: ofSource({
    include: ['test/server/**/*.check.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
  }),
  // Models that are trained on self-play data: minutes, and they need Python with NumPy.
  selfplay: ofSource({
    include: ['test/self-play/**/*.check.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: '100%',
  }),
  // Bundles of the package, made by every bundler and run: minutes, most of them to install.
  bundlers: {
    test: {
      include: ['test/bundlers/**/*.check.ts'],
      testTimeout: 300_000,
      hookTimeout: 600_000,
    },
  },
  // Publishing, to a registry of its own: a minute, and it installs that registry.
  release: {
    test: {
      include: ['test/release/**/*.check.ts'],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  },
  // Boards in pages of all kinds, in a browser: a minute.
  boards: {
    test: {
      include: ['test/boards/**/*.check.ts'],
      expect: { poll: { timeout: 10_000 } },
      testTimeout: 60_000,
      hookTimeout: 60_000,
      maxWorkers: '100%',
    },
  },
  // The website in a browser, built first.
  site: {
    test: {
      include: ['test/site/**/*.check.ts'],
      globalSetup: 'test/site/build-site.ts',
      expect: { poll: { timeout: 10_000 } },
      testTimeout: 120_000,
      hookTimeout: 60_000,
      fileParallelism: false,
    },
  },
  // Checks of every case there is: hours.
  exhaustive: ofSource({
    include: ['test/exhaustive/**/*.check.ts'],
    testTimeout: 1_800_000,
    // One after another, so that each has the machine's memory for itself.
    fileParallelism: false,
  }),
  // The tests of the mutants, which `npm run mutation` makes: of all games, or of the one that `GAME` names.
  mutation: ofSource({
    include: [`test/mutation/tests/${GAME}.ts`],
    setupFiles: ['test/mutation/fewer-runs.ts', 'test/mutation/fresh-tables.ts'],
    testTimeout: 120_000,
  }),
};

export default defineConfig(({ mode }) => {
  // Stryker starts vitest without a mode, in processes that have this variable.
  const name = 'STRYKER_MUTATOR_WORKER' in process.env ? 'mutation' : mode;
  const suite = SUITES[name];
  if (suite !== undefined) return suite;
  throw new RangeError(`Mode: found ${name}, expected ${Object.keys(SUITES).join(', ')}.`);
});
