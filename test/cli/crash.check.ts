/** Faults at every call of the file system: no game is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { crashRuns, SCENARIOS } from './crash-runs.js';
import { oneAtATime } from './lock-orders.js';

const root = mkdtempSync(join(tmpdir(), 'azulejo-crash-'));
afterAll(() => rmSync(root, { recursive: true }));

const FAULTS = ['kill', 'half', 'ENOSPC', 'EFBIG'] as const;

describe.each(SCENARIOS)(
  'a saved game is there, old or new, whatever stops resuming $name',
  (scenario) => {
    const { calls, run } = crashRuns(root, scenario);

    test.each(FAULTS)('%s', (fault) => {
      for (let at = 1; at <= calls; at++) {
        expect({ at, wrong: run({ at, fault }) }).toEqual({ at, wrong: [] });
      }
    });
  },
);

test('a lock is held by one process at a time, in whatever order processes act and die', () => {
  fc.assert(oneAtATime(root), { numRuns: 20_000 });
});
