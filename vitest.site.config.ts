import { defineConfig } from 'vitest/config';

/** The built site in a browser, which `npm run docs` makes. */
export default defineConfig({
  test: {
    include: ['test/site/**/*.check.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
