/** What was built is tried after the source, so that its properties need not run as often. */
import { vi } from 'vitest';
import { withFewerRuns } from './fewer-runs.js';

/** A property keeps one run of so many. */
const SHARE = 5;

vi.mock('fast-check', async (importOriginal) => withFewerRuns(await importOriginal(), SHARE));
