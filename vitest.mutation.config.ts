import { defineConfig } from 'vitest/config';
import { entryPointsIn } from './test/support/entry-points.js';

/** The tests of the mutants, which `npm run test:mutation` makes: of all games, or of the one that `GAME` names. */
const { GAME = '*' } = process.env;

export default defineConfig({
  resolve: { alias: entryPointsIn('src') },
  test: {
    include: [`test/mutation/tests/${GAME}.ts`],
    setupFiles: ['test/mutation/fewer-runs.ts', 'test/mutation/fresh-tables.ts'],
    testTimeout: 120_000,
  },
});
