import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** Checks of every case there is: hours, so that they have a command of their own. */
export default defineConfig({
  resolve: { alias: entryPointsIn('src') },
  test: {
    include: ['test/exhaustive/**/*.check.ts'],
    testTimeout: 1_800_000,
    // One after another, so that each has the machine's memory for itself.
    fileParallelism: false,
  },
});
