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
  function fewer<Values>(parameters?: Parameters<Values>): Parameters<Values> {
    const numRuns = Math.ceil((parameters?.numRuns ?? 100) / share);
    return { ...parameters, ...settings, numRuns };
  }
  function assert<Values>(property: IRawProperty<Values>, parameters?: Parameters<Values>) {
    return original.assert(property, fewer(parameters));
  }
  function check<Values>(property: IRawProperty<Values>, parameters?: Parameters<Values>) {
    return original.check(property, fewer(parameters));
  }
  const changed = { assert, check };
  return { ...original, ...changed, default: { ...original.default, ...changed } };
}
