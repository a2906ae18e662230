/**
 * What many games say about those who played them.
 *
 * @packageDocumentation
 */
import type { Ending } from '../match/play-game.js';
import { type Spread, spreadOf } from './sample.js';
import { type GameForfeit, joinSeats, PARTS_OF_WIN, type SeatTally, type Tally } from './tally.js';
import { type Rate, wilsonRate } from './wilson.js';

/** Tell how an agent did in one seat, or in all of them. */
export interface Performance {
  /** Number of games. */
  readonly games: number;
  /** Number of wins; a shared win counts as a share. */
  readonly wins: number;
  /** Wins by games; absent where there was no game. */
  readonly winRate?: Rate;
  /** Points in the games that nobody forfeited; absent where there was none. */
  readonly score?: Spread;
  /** Number of games that the agent forfeited. */
  readonly forfeits: number;
}

/** Tell how an agent did. */
export interface AgentStatistics extends Performance {
  /** What the agent is called. */
  readonly name: string;
  /** How it did in each seat, by number; the player in seat 0 begins the game. */
  readonly seats: readonly Performance[];
  /** The first game that it forfeited; absent where it never did. */
  readonly firstForfeit?: GameForfeit;
}

/** Tell how many games went. Plain data. */
export interface Statistics {
  /** The agents, in the order in which they were given. */
  readonly agents: readonly AgentStatistics[];
  /** Number of games, by how they ended. */
  readonly endings: Readonly<Record<Ending, number>>;
  /** Rounds of the games that nobody forfeited; absent where there was none. */
  readonly rounds?: Spread;
  /** Moves of the games that nobody forfeited; absent where there was none. */
  readonly moves?: Spread;
}

/** Work out the statistics of a tally. */
export function statisticsOf(names: readonly string[], tally: Tally): Statistics {
  const { endings } = tally;
  return {
    agents: names.map((name, agent) =>
      agentStatistics(name, tally.agents[agent] ?? [], tally.forfeits[agent]),
    ),
    endings,
    ...present('rounds', spreadOf(tally.rounds)),
    ...present('moves', spreadOf(tally.moves)),
  };
}

function agentStatistics(
  name: string,
  seats: readonly SeatTally[],
  firstForfeit: GameForfeit | undefined,
): AgentStatistics {
  return {
    name,
    ...performanceOf(seats.reduce(joinSeats)),
    seats: seats.map(performanceOf),
    ...present('firstForfeit', firstForfeit),
  };
}

function performanceOf({ games, parts, forfeits, scores }: SeatTally): Performance {
  const wins = parts / PARTS_OF_WIN;
  return {
    games,
    wins,
    ...present('winRate', games === 0 ? undefined : wilsonRate(wins, games)),
    ...present('score', spreadOf(scores)),
    forfeits,
  };
}

/** Make a property of a value that is there. */
function present<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Each in Name]?: Value } {
  // A computed name has the type of all texts, though it is this one.
  return (value === undefined ? {} : { [name]: value }) as { readonly [Each in Name]?: Value };
}
