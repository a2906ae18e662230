import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** Models that are trained on self-play data: minutes, and they need Python with NumPy. */
export default defineConfig({
  resolve: { alias: entryPointsIn('src') },
  test: {
    include: ['test/self-play/**/*.check.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
