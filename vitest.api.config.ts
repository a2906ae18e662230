import { defineConfig } from 'vitest/config';

/** The public names of the package, as they were built. */
export default defineConfig({
  test: { include: ['test/api/**/*.check.ts'], testTimeout: 120_000 },
});
