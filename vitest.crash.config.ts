import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** Saved games, with a fault at every call of the file system: minutes, so with a command of its own. */
export default defineConfig({
  resolve: { alias: entryPointsIn('src') },
  test: { include: ['test/cli/**/*.check.ts'], testTimeout: 1_800_000 },
});
