import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'] },
    coverage: {
      provider: 'v8',
      include: ['src/state/**', 'src/codec/**', 'src/moves/**', 'src/scoring/**'],
      thresholds: { lines: 100, branches: 100 },
    },
  },
});
