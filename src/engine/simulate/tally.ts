/**
 * Counting games: tallies of integers, which come out the same in whatever order they are joined.
 *
 * @packageDocumentation
 */
import type { Forfeit } from '../match/forfeit.js';
import type { Ending, Outcome } from '../match/play-game.js';
import { joinSamples, NO_SAMPLE, type Sample, sampleOf } from './sample.js';

/** Wins are counted in parts that any number of winners up to eight divides. */
export const PARTS_OF_WIN = 840;

/** Tell of a forfeit, and how to play its game again. */
export interface GameForfeit extends Forfeit {
  /** Number of the game, from 0. */
  readonly game: number;
  /** Seed of the game. */
  readonly seed: number;
}

/** What is counted of one agent in one seat. */
export interface SeatTally {
  readonly games: number;
  /** Wins, in parts. */
  readonly parts: number;
  readonly forfeits: number;
  /** Points of the games that nobody forfeited. */
  readonly scores: Sample;
}

/** What is counted of games. Plain data. */
export interface Tally {
  /** By agent, then by seat. */
  readonly agents: readonly (readonly SeatTally[])[];
  readonly endings: { readonly [Each in Ending]: number };
  /** Rounds and moves of the games that nobody forfeited. */
  readonly rounds: Sample;
  readonly moves: Sample;
  /** The first forfeit of each agent. */
  readonly forfeits: readonly (GameForfeit | undefined)[];
}

/** A game that was played: which one, with what seed, by which agent in each seat. */
export interface PlayedGame {
  readonly game: number;
  readonly seed: number;
  readonly seats: readonly number[];
}

const NO_SEAT: SeatTally = { games: 0, parts: 0, forfeits: 0, scores: NO_SAMPLE };

/** Count no game. */
export function emptyTally(agents: number): Tally {
  const seats = new Array<SeatTally>(agents).fill(NO_SEAT);
  return {
    agents: seats.map(() => seats),
    endings: { over: 0, limit: 0, forfeit: 0 },
    rounds: NO_SAMPLE,
    moves: NO_SAMPLE,
    forfeits: seats.map(() => undefined),
  };
}

/** Count one game. */
export function tallyOf<State, Event extends string>(
  { game, seed, seats }: PlayedGame,
  outcome: Outcome<State, Event>,
): Tally {
  const { ending, forfeit } = outcome;
  const sample = (value: number) => (ending === 'forfeit' ? NO_SAMPLE : sampleOf(value));
  const bySeat = seats.map((_, seat) => ({
    games: 1,
    parts: Math.round((outcome.returns[seat] ?? 0) * PARTS_OF_WIN),
    forfeits: forfeit?.player === seat ? 1 : 0,
    scores: sample(outcome.scores[seat] ?? 0),
  }));
  const agents = seats.map((_, agent) =>
    bySeat.map((tally, seat) => (seats[seat] === agent ? tally : NO_SEAT)),
  );
  return {
    agents,
    endings: { over: 0, limit: 0, forfeit: 0, [ending]: 1 },
    rounds: sample(outcome.rounds),
    moves: sample(outcome.moves),
    forfeits: seats.map((_, agent) =>
      forfeit !== undefined && seats[forfeit.player] === agent
        ? { game, seed, ...forfeit }
        : undefined,
    ),
  };
}

/** Count the games of two tallies. */
export function joinTallies(one: Tally, other: Tally): Tally {
  return {
    agents: zip(one.agents, other.agents, (seats, others) => zip(seats, others, joinSeats)),
    endings: {
      over: one.endings.over + other.endings.over,
      limit: one.endings.limit + other.endings.limit,
      forfeit: one.endings.forfeit + other.endings.forfeit,
    },
    rounds: joinSamples(one.rounds, other.rounds),
    moves: joinSamples(one.moves, other.moves),
    forfeits: zip(one.forfeits, other.forfeits, earlier),
  };
}

/** Count the games of two tallies of one agent. */
export function joinSeats(one: SeatTally, other: SeatTally): SeatTally {
  return {
    games: one.games + other.games,
    parts: one.parts + other.parts,
    forfeits: one.forfeits + other.forfeits,
    scores: joinSamples(one.scores, other.scores),
  };
}

function earlier(
  one: GameForfeit | undefined,
  other: GameForfeit | undefined,
): GameForfeit | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.game < other.game ? one : other;
}

/** Join two lists of the same length. */
function zip<Value>(
  one: readonly Value[],
  other: readonly Value[],
  join: (one: Value, other: Value) => Value,
): Value[] {
  // The lists are as long as there are agents.
  return one.map((value, index) => join(value, other[index] as Value));
}
