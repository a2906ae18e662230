/** The tests that mutants of Cube Blokus are tried with: tables first, then the properties. */
import { expect, test } from 'vitest';
import { faults, register } from '../register.js';

test('all tests can be loaded', () => expect(faults).toEqual([]));

await register(import('../../cube-blokus/issues-in-full.test.js'));
await register(import('../../cube-blokus/states.test.js'));
await register(import('../../cube-blokus/rules.test.js'));
await register(import('../../cube-blokus/numbers.test.js'));
await register(import('../../playthroughs/playthroughs.test.js'));
await register(import('../../cube-blokus/oracle.test.js'));
await register(import('../../integrity/state-values.test.js'));
