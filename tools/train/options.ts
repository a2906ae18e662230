/** Options of the programs on the command line. */

/** Read an option, above a number or equal to it. */
export function numberFrom<Name extends string>(
  values: Readonly<Record<Name, string>>,
  name: Name,
  least: number,
): number {
  const number = Number(values[name]);
  if (number >= least) return number;
  throw new RangeError(`--${name}: found ${values[name]}, expected a number of ${least} or more.`);
}
