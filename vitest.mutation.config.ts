import { defineConfig } from 'vitest/config';

/** The tests of the mutants, which `npm run test:mutation` makes. */
export default defineConfig({
  test: {
    include: ['test/mutation/tests.ts'],
    setupFiles: ['test/mutation/fewer-runs.ts'],
    testTimeout: 120_000,
  },
});
