import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** Simulations and tournaments on a queue: two minutes, and they need a Redis, which they start themselves. */
export default defineConfig({
  resolve: { alias: entryPointsIn('src') },
  test: {
    include: ['test/queue/**/*.check.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
