/**
 * The tests that mutants are tried with, in one file, so that a mutant loads the library once.
 *
 * Tables first: most mutants fail one of them at once. Then the properties, with fewer runs.
 */
import { expect, test } from 'vitest';

const faults: unknown[] = [];

/** Register a file's tests. That a mutant stops it from loading is a fault of its own. */
async function register(tests: Promise<unknown>): Promise<void> {
  await tests.catch((fault) => faults.push(fault));
}

test('all tests can be loaded', () => expect(faults).toEqual([]));

await register(import('../codec/issue-facts.test.js'));
await register(import('../codec/state-text.test.js'));
await register(import('../codec/moves.test.js'));
await register(import('../codec/refused-arguments.test.js'));
await register(import('../codec/issues-in-full.test.js'));
await register(import('../rules/refusals.test.js'));
await register(import('../rules/corners.test.js'));
await register(import('../rules/scoring.test.js'));
await register(import('../docs/issues.test.js'));
await register(import('../docs/glossary.test.js'));
await register(import('../record/human-notation.test.js'));
await register(import('../codec/deals.test.js'));
await register(import('../game.test.js'));
await register(import('../properties/offers.test.js'));
await register(import('../properties/rollout.test.js'));
await register(import('../agents/rollout.test.js'));
await register(import('../properties/text.test.js'));
await register(import('../properties/play.test.js'));
await register(import('../royal-ur/issues-in-full.test.js'));
await register(import('../royal-ur/issues.test.js'));
await register(import('../royal-ur/states.test.js'));
await register(import('../royal-ur/rules.test.js'));
await register(import('../royal-ur/numbers.test.js'));
await register(import('../royal-ur/properties.test.js'));
await register(import('../royal-ur/oracle.test.js'));
