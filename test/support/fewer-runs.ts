/** What everyday tests leave to the mode `all-runs`, which the gate runs: most runs of each property, and some cases. */
import type { IRawProperty, Parameters } from 'fast-check';

/**
 * Return `fast-check` with one of so many runs of each property, and with some settings. A setup file of tests mocks
 * `fast-check` with it.
 */
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

/**
 * Return all of some cases in the mode `all-runs`, and otherwise those that are tried everyday.
 *
 * @param isEveryday - whether a case is tried everyday
 */
export function everyday<Case>(
  all: readonly Case[],
  isEveryday: (value: Case, index: number) => boolean,
): readonly Case[] {
  const { RUNS } = process.env;
  return RUNS === 'all' ? all : all.filter(isEveryday);
}
