/**
 * Entrants: agents whose names differ.
 *
 * @packageDocumentation
 */
import { listOf, wrongType } from '../../boundary/arguments.js';
import { type Agent, isAgent } from '../../engine/game/agent.js';
import type { GameState } from '../api/game-state.js';
import type { Move } from '../state/vocabulary.js';
import { Table } from './pairing.js';

/** An agent that takes part in a tournament, with or without promises. */
export type Entrant = Agent<GameState, Move>;

/** Number names that come again: `second`, `second-2`, `second-3`. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set(names);
  const counts = new Map<string, number>();
  return names.map((name) => {
    let count = (counts.get(name) ?? 0) + 1;
    while (count > 1 && taken.has(`${name}-${count}`)) count++;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

/**
 * List the entrants by names that differ, in their order.
 *
 * @throws RangeError if there are fewer than three; TypeError if one is not an agent
 */
export function entrantsByName(given: readonly Entrant[]): ReadonlyMap<string, Entrant> {
  const entrants = listOf('Entrants', given, 'a list of agents');
  entrants.forEach((entrant, index) => {
    if (isAgent(entrant)) return;
    throw wrongType(`Entrant ${index}`, entrant, 'an object with a name and chooseMove');
  });
  if (entrants.length < Table.Fewest) {
    throw new RangeError(`Entrants: found ${entrants.length}, expected ${Table.Fewest} or more.`);
  }
  const names = distinct(entrants.map(({ name }) => name));
  // There is a name for each.
  return new Map(entrants.map((entrant, index) => [names[index] as string, entrant]));
}
