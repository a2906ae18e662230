/** The tests that mutants of the Royal Game of Ur are tried with: tables first, then the properties. */
import { expect, test } from 'vitest';
import { faults, register } from '../register.js';

test('all tests can be loaded', () => expect(faults).toEqual([]));

await register(import('../../royal-ur/issues-in-full.test.js'));
await register(import('../../royal-ur/record.test.js'));
await register(import('../../royal-ur/states.test.js'));
await register(import('../../royal-ur/rules.test.js'));
await register(import('../../royal-ur/numbers.test.js'));
await register(import('../../royal-ur/properties.test.js'));
await register(import('../../royal-ur/oracle.test.js'));
await register(import('../../integrity/state-values.test.js'));
