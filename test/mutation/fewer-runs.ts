/**
 * Fewer, and always the same, runs of every property: a mutant is tried in a second or two, and
 * one that a property kills is killed each time.
 */
import type { IRawProperty, Parameters } from 'fast-check';
import { vi } from 'vitest';

/** A property keeps one run of so many. */
const SHARE = 50;

vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof import('fast-check')>();
  function assert<Values>(property: IRawProperty<Values>, parameters?: Parameters<Values>) {
    const numRuns = Math.ceil((parameters?.numRuns ?? 100) / SHARE);
    // How small a failure could be is of no interest here.
    const settings = { numRuns, seed: 1, endOnFailure: true };
    return original.assert(property, { ...parameters, ...settings });
  }
  return { ...original, assert, default: { ...original.default, assert } };
});
