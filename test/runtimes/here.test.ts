/** Tests run in the expected runtime, which `npm run runtimes` passes in RUNTIME. */
import { expect, test } from 'vitest';
import { here } from './here.js';

const { RUNTIME } = process.env;

test.skipIf(RUNTIME === undefined)('this is the expected runtime (skipped if none is)', () => {
  expect(here()).toBe(RUNTIME);
});
