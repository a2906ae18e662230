/**
 * Fewer, and always the same, runs of every property: a mutant is tried in a second or two, and
 * one that a property kills is killed each time.
 */
import { vi } from 'vitest';
import { withFewerRuns } from '../support/fewer-runs.js';

/** A property keeps one run of so many. */
const SHARE = 50;

// How small a failure could be is of no interest here.
vi.mock('fast-check', async (importOriginal) =>
  withFewerRuns(await importOriginal(), SHARE, { seed: 1, endOnFailure: true }),
);
