import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** Processes that are killed, hang, or sit at a terminal: half a minute, so with a command of its own. */
export default defineConfig({
  resolve: { alias: entryPointsIn('src') },
  test: {
    include: ['test/{cli,external}/**/*.processes.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
  },
});
