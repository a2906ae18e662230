/** The tests that mutants of Tsuro are tried with: tables first, then the properties. */
import { expect, test } from 'vitest';
import { faults, register } from '../register.js';

test('all tests can be loaded', () => expect(faults).toEqual([]));

await register(import('../../tsuro/issues-in-full.test.js'));
await register(import('../../tsuro/notation.test.js'));
await register(import('../../tsuro/rules.test.js'));
await register(import('../../tsuro/numbers.test.js'));
await register(import('../../tsuro/properties.test.js'));
await register(import('../../playthroughs/playthroughs.test.js'));
await register(import('../../tsuro/oracle.test.js'));
