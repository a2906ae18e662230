import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** Simulations on a queue: a minute or two, and they need a Redis, which they start themselves. */
export default defineConfig({
  resolve: { alias: entryPointsIn('src') },
  test: {
    include: ['test/queue/**/*.check.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
