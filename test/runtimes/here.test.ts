/** Tests run where they are said to run: `npm run test:runtimes` says where. */
import { expect, test } from 'vitest';
import { here } from './here.js';

const { RUNTIME } = process.env;

test.skipIf(RUNTIME === undefined)('this is the runtime that was asked for', () => {
  expect(here()).toBe(RUNTIME);
});
