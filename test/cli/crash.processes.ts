/** A sample of what `npm run suite -- crash` tries at every call: no fault costs a saved game. */
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.js';
import { crashRuns, SCENARIOS } from './crash-runs.js';

const root = temporaryFolder();

/** Runs of each scenario: 12 in all. */
const RUNS = 3;
const FAULTS = ['kill', 'half', 'ENOSPC'] as const;

describe('a saved game is there, old or new,', () => {
  test.each(SCENARIOS)('whatever stops resuming $name', (scenario) => {
    const { calls, run } = crashRuns(root, scenario);
    for (let index = 0; index < RUNS; index++) {
      const at = 1 + Math.floor((index * calls) / RUNS);
      const fault = FAULTS[index % FAULTS.length] ?? 'kill';
      expect(run({ at, fault })).toEqual([]);
    }
  });
});
