import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** Simulations and tournaments on a queue: under two minutes, and they need a Redis, which they start themselves. */
export default defineConfig({
  resolve: { alias: entryPointsIn('src') },
  test: {
    include: ['test/queue/**/*.check.ts'],
    // Each file has its own Redis. Most of the time they wait.
    maxWorkers: '100%',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
