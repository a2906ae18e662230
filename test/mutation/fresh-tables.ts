/**
 * Tables of Cube Blokus that every test makes for itself.
 *
 * A mutant is tried with the tests that run its code. A table is made once, so only the first test that needs
 * one would be among them, whatever the others find wrong with it.
 */
import { beforeEach, vi } from 'vitest';

const made = vi.hoisted(() => new Map<() => object, object>());

vi.mock('../../src/cube-blokus/state/tables.js', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  once: (make: () => object) => () => {
    const value = made.get(make) ?? make();
    made.set(make, value);
    return value;
  },
}));

beforeEach(() => made.clear());
