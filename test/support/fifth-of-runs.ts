/** Runs each property a fifth as often as it says. */
import { vi } from 'vitest';
import { withFewerRuns } from './fewer-runs.js';

vi.mock('fast-check', async (importOriginal) => withFewerRuns(await importOriginal(), 5));
