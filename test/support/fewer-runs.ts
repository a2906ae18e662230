/**
 * Fewer runs of every property.
 *
 * A setup file of tests mocks `fast-check` with it.
 */
import type { IRawProperty, Parameters } from 'fast-check';

/** Return `fast-check` with one of so many runs of each property, and with some settings. */
export function withFewerRuns(
  original: typeof import('fast-check'),
  share: number,
  settings: Pick<Parameters<unknown>, 'seed' | 'endOnFailure'> = {},
): object {
  function assert<Values>(property: IRawProperty<Values>, parameters?: Parameters<Values>) {
    const numRuns = Math.ceil((parameters?.numRuns ?? 100) / share);
    return original.assert(property, { ...parameters, ...settings, numRuns });
  }
  return { ...original, assert, default: { ...original.default, assert } };
}
