/**
 * Tests of one game in one file, so that a mutant loads that game once, and others only for tests of all games.
 *
 * Most mutants fail one of the tables, which come first, at once.
 */

/** What stopped a file of tests from loading: for a mutant, a fault of its own. */
export const faults: unknown[] = [];

/** Register a file's tests. */
export async function register(tests: Promise<unknown>): Promise<void> {
  await tests.catch((fault) => faults.push(fault));
}
