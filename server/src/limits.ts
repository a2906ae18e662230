/** How much one client may ask for. */
import { isIPv6 } from 'node:net';

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

/** Number of groups of an IPv6 address, and of those that name its network. */
const GROUPS = 8;
const OF_NETWORK = 4;

/**
 * Return the network of an address. Anyone with IPv6 has all addresses of a network, of which the first 64 bits are
 * the same; an address of IPv4 is a network of its own.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const left = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const groups = [...before, ...left, ...after].slice(0, OF_NETWORK);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Allowances by network, of which only the most recent are kept. */
export class Allowances {
  readonly #known = new Map<string, Allowance>();
  readonly #most: number;
  readonly #perSecond: number;

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  /** Whether the network of an address has one left: it is used up. */
  take(address: string, now: number): boolean {
    const network = networkOf(address);
    const allowance = this.#known.get(network) ?? new Allowance(this.#most, this.#perSecond, now);
    this.#known.delete(network);
    this.#known.set(network, allowance);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KNOWN && oldest !== undefined) this.#known.delete(oldest);
    return allowance.take(now);
  }
}

/** Most networks that are remembered. */
const KNOWN = 10_000;
