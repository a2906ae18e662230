import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** Tests of programs that use what was built, and of pages that tell of it. */
const PROGRAMS = 'test/{docs,examples,playground}/**/*.long.ts';

/** What searches, trains or plays for long: a minute or two, so with a command of its own. */
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
        test: { name: 'source', include: ['test/**/*.long.ts'], exclude: [PROGRAMS] },
      },
      {
        extends: true,
        resolve: { alias: entryPointsIn('dist') },
        test: {
          name: 'dist',
          include: [PROGRAMS],
          // Node loads the package itself, as it does for users.
          server: { deps: { external: [/\/dist\/[^/]+\.js$/] } },
        },
      },
    ],
  },
});
