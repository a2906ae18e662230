/** Lists of numbers: their sum, their mean, whether two are equal, and a hash. */

/** Add up numbers. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Return the mean of numbers, of which there is one at least. */
export function meanOf(numbers: readonly number[]): number {
  return sumOf(numbers) / numbers.length;
}

/** Return whether two lists have the same numbers. */
export function equalNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** Multipliers of the two halves of a hash: odd numbers with bits spread evenly. */
const LOW_FACTOR = 0x9e3779b1;
const HIGH_FACTOR = 0x85ebca77;
const HIGH_BITS = 21;

/** Mix the bits of a 32-bit number, so that every bit depends on every other. */
function mix(bits: number, factor: number): number {
  const half = Math.imul(bits ^ (bits >>> 15), factor);
  return half ^ (half >>> 13);
}

/** Hash numbers, in their order: an integer from 0 to 2^53 - 1, the same on every runtime. */
export function hashNumbers(numbers: readonly number[]): number {
  let low = 0;
  let high = 0;
  for (const value of numbers) {
    low = mix(low ^ value, LOW_FACTOR);
    high = mix(high ^ value ^ low, HIGH_FACTOR);
  }
  return (high >>> (32 - HIGH_BITS)) * 2 ** 32 + (low >>> 0);
}
