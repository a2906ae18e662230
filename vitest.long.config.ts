import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';
import { LONG_OF_BUILT, LONG_OF_SOURCE } from './test/support/long-tests.js';

/** All runs of the properties, and what searches, trains or plays for long: minutes, so with a command of its own. */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    // Files share the modules that are loaded. No test changes them.
    isolate: false,
    projects: [
      {
        extends: true,
        resolve: { alias: entryPointsIn('src') },
        test: { name: 'source', include: LONG_OF_SOURCE },
      },
      {
        extends: true,
        resolve: { alias: entryPointsIn('dist') },
        test: {
          name: 'dist',
          include: LONG_OF_BUILT,
          server: { deps: { external: [/\/dist\/[^/]+\.js$/] } },
        },
      },
    ],
  },
});
