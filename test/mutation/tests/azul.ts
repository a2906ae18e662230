/** The tests that mutants of Azul are tried with: tables first, then the properties. */
import { expect, test } from 'vitest';
import { faults, register } from '../register.js';

test('all tests can be loaded', () => expect(faults).toEqual([]));

await register(import('../../codec/issues-in-full.test.js'));
await register(import('../../codec/state-text.test.js'));
await register(import('../../codec/moves.test.js'));
await register(import('../../rules/corners.test.js'));
await register(import('../../rules/scoring.test.js'));
await register(import('../../docs/issues.test.js'));
await register(import('../../docs/glossary.test.js'));
await register(import('../../record/human-notation.test.js'));
await register(import('../../codec/deals.test.js'));
await register(import('../../integrity/values.test.js'));
await register(import('../../properties/offers.test.js'));
await register(import('../../properties/rollout.test.js'));
await register(import('../../agents/rollout.test.js'));
await register(import('../../properties/text.test.js'));
await register(import('../../properties/play.test.js'));
