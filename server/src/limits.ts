/** How much one client may ask for. */

/** A measure that fills up with time: so many at once, and so many a second. */
export class Allowance {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  /** Whether there is one left: it is used up. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** Allowances by address, of which only the most recent are kept. */
export class Allowances {
  readonly #known = new Map<string, Allowance>();
  readonly #most: number;
  readonly #perSecond: number;

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  /** Whether an address has one left: it is used up. */
  take(address: string, now: number): boolean {
    const allowance = this.#known.get(address) ?? new Allowance(this.#most, this.#perSecond, now);
    this.#known.delete(address);
    this.#known.set(address, allowance);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KNOWN && oldest !== undefined) this.#known.delete(oldest);
    return allowance.take(now);
  }
}

/** Most addresses that are remembered. */
const KNOWN = 10_000;
