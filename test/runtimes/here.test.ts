/** Tests run where they are said to run: `npm run test:runtimes` says where. */
import { expect, test } from 'vitest';
import { here } from './here.js';

const { RUNTIME } = process.env;

test.skipIf(RUNTIME === undefined)('this is the runtime asked for (skipped where none is)', () => {
  expect(here()).toBe(RUNTIME);
});
