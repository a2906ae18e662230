/** Every day, properties need not run as often as they say. */
import { vi } from 'vitest';
import { withFewerRuns } from './fewer-runs.js';

/** A property keeps one run of so many. */
const SHARE = 5;

vi.mock('fast-check', async (importOriginal) => withFewerRuns(await importOriginal(), SHARE));
