/** What the everyday tests leave to the mode `all-runs`, which the gate runs. */

/**
 * Return all of some things in the mode `all-runs`, and those that suffice everyday otherwise.
 *
 * @param isEnough - whether a thing is tried everyday
 */
export function everyday<Value>(
  all: readonly Value[],
  isEnough: (value: Value, index: number) => boolean,
): readonly Value[] {
  const { RUNS } = process.env;
  return RUNS === 'all' ? all : all.filter(isEnough);
}
