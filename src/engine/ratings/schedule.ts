/**
 * Who plays whom: an endless list of pairs of games, of which a tournament plays the beginning.
 *
 * @packageDocumentation
 */
import { derivedSeed } from '../../random/seeds.js';

/** Forms of tournaments: everyone plays everyone, or the first plays everyone else. */
export type Form = 'round-robin' | 'gauntlet';

/** Two agents, by number. */
export type Pairing = readonly [one: number, other: number];

/** List who plays whom in a round. */
export function pairingsOf(agents: number, form: Form): readonly Pairing[] {
  const ones = form === 'gauntlet' ? 1 : agents;
  return Array.from({ length: ones }, (_, one) =>
    Array.from({ length: agents - one - 1 }, (_, later): Pairing => [one, one + later + 1]),
  ).flat();
}

/** A pair of games in the list. */
export interface ScheduledPair {
  readonly pairing: Pairing;
  /** The seed of both games. */
  readonly seed: number;
}

/**
 * Return a pair of games. Each depends on its number alone, so that pairs can be played anywhere.
 *
 * @param number - from 0; every round has a pair for each pairing
 * @param seed - of the tournament, an integer
 */
export function pairAt(number: number, pairings: readonly Pairing[], seed: number): ScheduledPair {
  // A tournament has two agents or more.
  const pairing = pairings[number % pairings.length] as Pairing;
  return { pairing, seed: derivedSeed(seed, number) };
}
