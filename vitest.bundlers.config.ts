import { defineConfig } from 'vitest/config';

/** Bundles of the package, made by every bundler and run: minutes, most of them to install. */
export default defineConfig({
  test: {
    include: ['test/bundlers/**/*.check.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
