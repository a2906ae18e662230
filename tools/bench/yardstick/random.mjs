/** A fast random number generator. */

/**
 * xoroshiro64*, which David Blackman and Sebastiano Vigna put into the public domain: two words of
 * state, few operations.
 */
export class Random {
  #low;
  #high = 0x2545f491;

  /** @param {number} seed any integer */
  constructor(seed) {
    this.#low = seed | 0;
  }

  /**
   * Draw an integer from 0 to count − 1.
   *
   * @param {number} count 1 to 1024
   */
  below(count) {
    const low = this.#low;
    const mixed = this.#high ^ low;
    this.#low = ((low << 26) | (low >>> 6)) ^ mixed ^ (mixed << 9);
    this.#high = (mixed << 13) | (mixed >>> 19);
    // 22 random bits times a count fit into 32 bits; the bits above those 22 are the result.
    return Math.imul(Math.imul(low, 0x9e3779bb) >>> 10, count) >>> 22;
  }
}
