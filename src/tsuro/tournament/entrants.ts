/**
 * Entrants: agents whose names differ.
 *
 * @packageDocumentation
 */
import { type Agent, isAgent } from '../../engine/match/agent.js';
import { listOf, wrongType } from '../../text/arguments.js';
import type { GameState } from '../api/game-state.js';
import type { Move } from '../state/vocabulary.js';
import { Table } from './pairing.js';

/** An agent that takes part in a tournament, with or without promises. */
export type Entrant = Agent<GameState, Move>;

/** Make an agent that plays as an entrant, by another name. */
function named(name: string, entrant: Entrant): Entrant {
  const { beginGame } = entrant;
  return {
    name,
    ...(beginGame && { beginGame: (state, context) => beginGame.call(entrant, state, context) }),
    chooseMove: (state, context) => entrant.chooseMove(state, context),
  };
}

/** Number names that come again: `second`, `second-2`, `second-3`. */
function distinct(names: readonly string[]): string[] {
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
  return new Map(
    entrants.map((entrant, index) => {
      // There is a name for each.
      const name = names[index] as string;
      return [name, named(name, entrant)];
    }),
  );
}
