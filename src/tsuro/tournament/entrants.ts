/**
 * Who takes part in a tournament, and who plays whom in a round.
 *
 * @packageDocumentation
 */
import { listOf, wrongType } from '../../boundary/values.js';
import { type Agent, isAgent } from '../../engine/game/agent.js';
import { quote, showValue } from '../../text/message.js';
import type { GameState } from '../api/game-state.js';
import type { Move } from '../state/vocabulary.js';

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

/** Numbers of players: most in a game, and fewest. */
export enum Table {
  Most = 5,
  Fewest = 3,
}

/**
 * Cut a round's players into games.
 *
 * @param names - the players who are left, more than five, in the order in which they were entered
 * @param round - number of the round, from 1
 * @returns the games, each with the names of three to five players in turn order; everybody plays once
 */
export type Pairing = (names: readonly string[], round: number) => readonly (readonly string[])[];

/** Return the sizes of the games: fives, and what is left; one or two borrow from the game before. */
function gameSizes(players: number): number[] {
  const rest = players % Table.Most;
  const fives = new Array<number>(Math.floor(players / Table.Most)).fill(Table.Most);
  if (rest === 0) return fives;
  if (rest >= Table.Fewest || fives.length === 0) return [...fives, rest];
  const shared = Table.Most + rest;
  return [...fives.slice(1), shared - Table.Fewest, Table.Fewest];
}

/**
 * Cut players into games of five, neighbours in the list together: the pairing of tournaments by default.
 *
 * Three or four who are left over have a game of their own. One or two borrow from the game before: of six
 * players three play three, of seven four play three.
 *
 * @param names - the players, three or more
 * @returns the games, in the order of the list
 * @throws TypeError if the names are not a list
 *
 * @example
 * ```ts
 * pairNeighbours(['a', 'b', 'c', 'd', 'e', 'f', 'g']); // [['a', 'b', 'c', 'd'], ['e', 'f', 'g']]
 * ```
 */
export function pairNeighbours(names: readonly string[]): string[][] {
  const list = listOf('Names', names, 'a list of names');
  let first = 0;
  return gameSizes(list.length).map((size) => {
    first += size;
    return list.slice(first - size, first);
  });
}

/**
 * Cut a round's players into games by a pairing of the caller's.
 *
 * @throws RangeError unless everybody plays once, in a game of three to five
 */
export function pairBy(pairing: Pairing, names: readonly string[], round: number): string[][] {
  const expected = 'lists of names';
  const games = listOf('Pairing', pairing(Object.freeze([...names]), round), expected).map((game) =>
    listOf('Pairing', game, expected),
  );
  const left = new Set(names);
  for (const game of games) {
    if (game.length < Table.Fewest || game.length > Table.Most) {
      throw new RangeError(`Pairing: found a game of ${game.length} players, expected 3 to 5.`);
    }
    for (const name of game) {
      if (left.delete(name)) continue;
      const found = showValue(name);
      throw new RangeError(`Pairing: found ${found}, expected each player of the round once.`);
    }
  }
  const [missing] = left;
  if (missing === undefined) return games;
  throw new RangeError(`Pairing: found no game of ${quote(missing)}, expected one of each player.`);
}
