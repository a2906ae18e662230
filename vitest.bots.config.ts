import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** Many programs that fail now and then: minutes, so with a command of its own. */
export default defineConfig({
  resolve: { alias: entryPointsIn('src') },
  test: {
    include: ['test/external/**/*.check.ts'],
    testTimeout: 1_800_000,
    fileParallelism: false,
  },
});
