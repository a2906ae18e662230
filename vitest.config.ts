import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/**
 * What is tried with what was built only: programs that use the package, calls with much around them, and
 * whole games with searches, which take half the time there.
 */
const PROGRAMS = [
  'test/examples/**/*.test.ts',
  'test/playground/**/*.test.ts',
  'test/integrity/polluted-prototypes.test.ts',
  'test/docs/**/*.test.ts',
  'test/royal-ur/{agents,solve}.test.ts',
  'test/tsuro/{agents,tournament}.test.ts',
  'test/cube-blokus/play.test.ts',
];

/** Tests of what users can see alone: they hold of the source, and of what was built from it. */
const PUBLIC = [
  'test/rules/**/*.test.ts',
  'test/codec/**/*.test.ts',
  'test/properties/{play,text}.test.ts',
  'test/playthroughs/**/*.test.ts',
  'test/learning/{action-space,symmetries}.test.ts',
  'test/agents/rollout.test.ts',
  // The other one compares source and build itself.
  'test/integrity/{arguments,deals,foreign-states,leaders,options,random-numbers,states,values}.test.ts',
];

/** Properties have a fifth of their runs; `--mode all-runs` gives those of the source all of them. */
const FEWER_RUNS = ['test/support/fifth-of-runs.ts'];

// Files share the modules that are loaded: a third less to do. No test changes them.
const isolate = false;

export default defineConfig(({ mode }) => ({
  test: {
    // Properties take as long as they take, and so does a browser that starts: no test is about time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default one processor is left idle, which of two is a half.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['src/state/**', 'src/codec/**', 'src/moves/**', 'src/scoring/**'],
      thresholds: { lines: 100, branches: 100 },
    },
    projects: [
      {
        extends: true,
        resolve: { alias: entryPointsIn('src') },
        test: {
          name: 'source',
          include: ['test/**/*.test.ts'],
          exclude: PROGRAMS,
          setupFiles: mode === 'all-runs' ? [] : FEWER_RUNS,
          isolate,
        },
      },
      {
        extends: true,
        resolve: { alias: entryPointsIn('dist') },
        test: {
          name: 'dist',
          include: [...PUBLIC, ...PROGRAMS],
          setupFiles: FEWER_RUNS,
          isolate,
          // Node loads the package itself, as it does for users.
          server: { deps: { external: [/\/dist\/[^/]+\.js$/] } },
        },
      },
    ],
  },
}));
