import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Properties take as long as they take: no test is about time.
    testTimeout: 120_000,
    // By default one processor is left idle, which of two is a half.
    maxWorkers: '100%',
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'] },
    coverage: {
      provider: 'v8',
      include: ['src/state/**', 'src/codec/**', 'src/moves/**', 'src/scoring/**'],
      thresholds: { lines: 100, branches: 100 },
    },
  },
});
