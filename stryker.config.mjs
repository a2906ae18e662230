/** Mutants of the rules: of all games, or of the one that the variable `GAME` names, with its tests alone. */

const RULES = {
  azul: 'src/{state,codec,moves,scoring}/**/*.ts',
  'royal-ur': 'src/royal-ur/{state,codec,moves}/**/*.ts',
  tsuro: 'src/tsuro/{state,codec,moves}/**/*.ts',
  'cube-blokus': 'src/cube-blokus/{state,codec,moves}/**/*.ts',
};

const { GAME } = process.env;
if (GAME !== undefined && !(GAME in RULES)) {
  throw new Error(`GAME: found ${GAME}, expected ${Object.keys(RULES).join(', ')}.`);
}

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: GAME === undefined ? Object.values(RULES) : [RULES[GAME]],
  ignorePatterns: ['biome.json', 'build', 'coverage', 'dist', 'reports'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 8000,
  timeoutFactor: 1.25,
  incrementalFile: 'reports/mutation/incremental.json',
  tempDirName: 'reports/mutation/sandbox',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: true,
  },
  disableTypeChecks: true,
};
