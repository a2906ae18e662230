/** A sample of what `npm run suite -- crash` tries at every call: no fault costs a saved game. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { crashRuns, SCENARIOS } from './crash-runs.js';

const root = mkdtempSync(join(tmpdir(), 'azulejo-crash-'));
afterAll(() => rmSync(root, { recursive: true }));

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
