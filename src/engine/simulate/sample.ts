/**
 * Numbers that were counted: sums, which can be added up in any order while they are integers.
 *
 * @packageDocumentation
 */

/** What is kept of many numbers. */
export interface Sample {
  readonly count: number;
  readonly total: number;
  readonly squares: number;
  readonly least: number;
  readonly most: number;
}

/** The sample of no number. */
export const NO_SAMPLE: Sample = {
  count: 0,
  total: 0,
  squares: 0,
  least: Number.POSITIVE_INFINITY,
  most: Number.NEGATIVE_INFINITY,
};

/** Make a sample of one number. */
export function sampleOf(value: number): Sample {
  return { count: 1, total: value, squares: value * value, least: value, most: value };
}

/** Put two samples together. */
export function joinSamples(one: Sample, other: Sample): Sample {
  return {
    count: one.count + other.count,
    total: one.total + other.total,
    squares: one.squares + other.squares,
    least: Math.min(one.least, other.least),
    most: Math.max(one.most, other.most),
  };
}

/** Sum up many numbers. */
export interface Spread {
  /** How many. */
  readonly count: number;
  /** The least of them. */
  readonly min: number;
  /** Their mean. */
  readonly mean: number;
  /** The greatest of them. */
  readonly max: number;
  /** Standard error of the mean; absent where there is one number only. */
  readonly standardError?: number;
}

/** Sum up a sample; there is nothing to say of no number. */
export function spreadOf({ count, total, squares, least, most }: Sample): Spread | undefined {
  if (count === 0) return undefined;
  const mean = total / count;
  const spread = { count, min: least, mean, max: most };
  if (count === 1) return spread;
  const variance = Math.max(0, (squares - total * mean) / (count - 1));
  return { ...spread, standardError: Math.sqrt(variance / count) };
}
