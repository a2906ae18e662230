/** The games of a tournament: who plays whom, what is told of them, and what they end with. */
import { listOf } from '../../boundary/values.js';
import { type Agent, checkAgent } from '../../engine/game/agent.js';
import type { ForfeitCause } from '../../engine/match/match.js';
import type { MatchResult } from '../../engine/match/play-match.js';
import type { GameRecord } from '../../engine/record/record.js';
import { quote, showValue } from '../../text/message.js';
import type { GameState } from '../api/game-state.js';
import type { Standing } from '../api/inspect.js';
import type { TsuroTypes } from '../api/tsuro.js';
import {
  type Deal,
  type Forfeit,
  type Move,
  PLAYER_IDS,
  type PlayerId,
} from '../state/vocabulary.js';

/** Numbers of players: most in a game, and fewest. */
export enum Table {
  Most = 5,
  Fewest = 3,
}

/** An agent that takes part in a tournament; it may return promises. {@link runTournament} takes them. */
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
    checkAgent(`Entrant ${index}`, entrant);
  });
  if (entrants.length < Table.Fewest) {
    throw new RangeError(`Entrants: found ${entrants.length}, expected ${Table.Fewest} or more.`);
  }
  const names = distinct(entrants.map(({ name }) => name));
  // There is a name for each.
  return new Map(entrants.map((entrant, index) => [names[index] as string, entrant]));
}

/**
 * A function that cuts the players of a cycle into games. The option `pairing` of {@link runTournament} takes
 * one.
 *
 * @param names - the names of the players who are left, more than five, in the order in which they were entered
 * @param cycle - number of the cycle, from 1
 * @returns the games, each with the names of three to five players in turn order; everybody plays once
 */
export type Pairing = (names: readonly string[], cycle: number) => readonly (readonly string[])[];

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
 * @param names - the players' names, three or more
 * @returns the names of the players of each game, in the order of the list
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
 * Cut a cycle's players into games by a pairing of the caller's.
 *
 * @throws RangeError unless everybody plays once, in a game of three to five
 */
export function pairBy(pairing: Pairing, names: readonly string[], cycle: number): string[][] {
  const expected = 'lists of names';
  const games = listOf('Pairing', pairing(Object.freeze([...names]), cycle), expected).map((game) =>
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
      throw new RangeError(`Pairing: found ${found}, expected each player of the cycle once.`);
    }
  }
  const [missing] = left;
  if (missing === undefined) return games;
  throw new RangeError(
    `Pairing: found no game of ${quote(missing)}, expected a game of each player.`,
  );
}

/** A player who forfeited in a game. {@link TournamentGame} lists them. */
export interface TournamentForfeit extends ForfeitCause {
  /** The player's name, as {@link TournamentGame} lists it. */
  readonly name: string;
}

/** A game of a tournament. Plain data. {@link TournamentResult} lists them. */
export interface TournamentGame {
  /** The players' names, in turn order. */
  readonly names: readonly string[];
  /**
   * The names of the players by rank, best first: one list for each rank, with more than one name where players are
   * tied. Those who forfeited are not listed.
   */
  readonly ranking: readonly (readonly string[])[];
  /** The players who forfeited, in the order in which they did. */
  readonly forfeits: readonly TournamentForfeit[];
  /** The record of the game, with its rules and all events. */
  readonly record: GameRecord<TsuroTypes>;
}

/** The result of {@link runTournament}. Plain data. */
export interface TournamentResult {
  /**
   * The names of the final's players by rank, best first: one list for each rank, with more than one name where players
   * are tied. Where there was no final, all players who were left share the first rank; empty if none was left.
   */
  readonly ranking: readonly (readonly string[])[];
  /** The names of the players who forfeited, in the order of the games. */
  readonly forfeits: readonly string[];
  /** The games that were played, one list for each cycle; the final, if there was one, is the only game of the last. */
  readonly cycles: readonly (readonly TournamentGame[])[];
  /** The seed of all random numbers, an integer: with it, the tournament can be repeated. */
  readonly seed: number;
}

/** A game of a cycle. Cycles, and their games, are numbered from 1. */
interface GameNumber {
  /** Number of the cycle, from 1. */
  readonly cycle: number;
  /** Number of the game in its cycle, from 1. */
  readonly game: number;
}

/**
 * An event of a tournament. Cycles and their games are numbered from 1. A {@link TournamentListener} gets
 * them.
 */
export type TournamentEvent =
  | {
      /** `cycle`: a cycle begins. */
      readonly kind: 'cycle';
      /** Number of the cycle, from 1. */
      readonly cycle: number;
      /** The names of the players of each game, in turn order. */
      readonly games: readonly (readonly string[])[];
    }
  | (GameNumber & {
      /** `event`: tiles are dealt, a player moves, or a player forfeits in a game. */
      readonly kind: 'event';
      /** The deal (such as `D000102`), the move (`B11n`) or the forfeit (`B!`). */
      readonly event: Deal | Move | Forfeit;
      /** The name of the player who moves or forfeits; absent for a deal. */
      readonly name?: string | undefined;
      /** The state of the game after it. */
      readonly state: GameState;
    })
  | (GameNumber & {
      /** `game`: a game is over. */
      readonly kind: 'game';
      /** The result of the game. */
      readonly result: TournamentGame;
    });

/**
 * Listener to a tournament: the option `onEvent` of {@link runTournament}.
 *
 * @param event - what happens, in the order in which it does
 * @returns nothing, or a promise, which is awaited until the signal is aborted
 */
export type TournamentListener = (event: TournamentEvent) => void | PromiseLike<void>;

/** Rank groups that play on after a cycle. */
const GROUPS_THAT_PLAY_ON = 2;

/** List the players of a game who play on. */
export function winnersOf({ ranking }: TournamentGame): string[] {
  return ranking.slice(0, GROUPS_THAT_PLAY_ON).flat();
}

/** List the players by rank, without those who forfeited. */
function ranked(standings: readonly Standing[]): PlayerId[][] {
  const groups = new Map<number, PlayerId[]>();
  for (const { player, rank, reason } of standings) {
    if (reason === 'forfeit') continue;
    groups.set(rank, [...(groups.get(rank) ?? []), player]);
  }
  return [...groups.values()];
}

/** Return the result of a game, by the names of its players. */
export function gameOf({ record, forfeits }: MatchResult<TsuroTypes>): TournamentGame {
  const { names, result } = record;
  // Every game ends by its rules: each move is a tile more on the board.
  const standings = result?.kind === 'finished' ? result.standings : [];
  // There is a name for each player.
  const nameOf = (player: PlayerId) => names[PLAYER_IDS.indexOf(player)] as string;
  return {
    names,
    ranking: ranked(standings).map((group) => group.map(nameOf)),
    forfeits: forfeits.map(({ player, reason, message }) => {
      return { name: nameOf(player), reason, message };
    }),
    record,
  };
}
