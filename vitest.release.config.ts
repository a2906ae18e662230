import { defineConfig } from 'vitest/config';

/** Publishing, to a registry of its own: a minute, and it installs that registry. */
export default defineConfig({
  test: {
    include: ['test/release/**/*.check.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
