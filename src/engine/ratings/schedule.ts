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

/** Two games between two agents with the same chance, in which they change seats. */
export interface GamePair {
  readonly pairing: Pairing;
  readonly seed: number;
  /** The agents by seat, for each of the two games. */
  readonly seats: readonly (readonly number[])[];
}

/** Seat two agents by turns. */
function seatsOf([one, other]: Pairing, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? one : other));
}

/**
 * Return a pair of games. Each depends on its number alone, so that pairs can be played anywhere.
 *
 * @param number - from 0; every round has a pair for each pairing
 * @param seed - of the tournament, an integer
 */
export function gamePair(
  number: number,
  pairings: readonly Pairing[],
  players: number,
  seed: number,
): GamePair {
  // A tournament has two agents or more.
  const pairing = pairings[number % pairings.length] as Pairing;
  const [one, other] = pairing;
  return {
    pairing,
    seed: derivedSeed(seed, number),
    seats: [seatsOf([one, other], players), seatsOf([other, one], players)],
  };
}
