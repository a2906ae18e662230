/** Faults at every call of the file system: no game is lost. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.js';
import { crashRuns, SCENARIOS } from './crash-runs.js';
import { oneAtATime } from './lock-orders.js';

const root = temporaryFolder();

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
