/** Counts of games: integers, which come out the same in whatever order they are added. */
import type { GameTypes } from '../game/game.js';
import type { Ending, Outcome, SeatForfeit } from '../match/match.js';

/**
 * Return in how many equal parts a win is counted: a number that any number of winners divides, among up to eight or up to
 * fifteen players. With fewer parts, sums stay exact for more games.
 */
export function partsOfWin(players: number): number {
  return players <= 8 ? 840 : 360_360;
}

/**
 * A forfeit in a simulation, with the number and seed of its game. {@link AgentStatistics} has the first one of an
 * agent.
 */
export interface GameForfeit extends SeatForfeit {
  /** Number of the game in the simulation, from 0. */
  readonly game: number;
  /** Seed of the game: {@link playMatch} plays it again with this seed and, as `start`, the first state by the rules. */
  readonly seed: number;
}

/** Sums over many numbers. */
export interface Sample {
  count: number;
  total: number;
  squares: number;
  min: number;
  max: number;
}

/** The counts of one agent in one seat. */
export interface SeatTally {
  games: number;
  /** Wins, in parts. */
  parts: number;
  forfeits: number;
  /** Points of the games without a forfeit. */
  readonly scores: Sample;
  /** Sums over the games whose luck is known. */
  readonly luck: LuckTally;
}

/** Sums over wins and luck, both in parts. */
export interface LuckTally {
  games: number;
  wins: number;
  luck: number;
  winsSquared: number;
  luckSquared: number;
  /** Wins times luck. */
  products: number;
}

/** The counts of some games. Plain data; it grows while they are played. */
export interface Tally {
  /** By agent, then by seat. */
  readonly agents: readonly (readonly SeatTally[])[];
  readonly endings: { -readonly [Each in Ending]: number };
  /** Moves of the games without a forfeit. */
  readonly moves: Sample;
  /** The first forfeit of each agent. */
  readonly forfeits: (GameForfeit | undefined)[];
}

export interface PlayedGame
  extends Pick<Outcome<GameTypes>, 'ending' | 'returns' | 'forfeits' | 'moves'> {
  readonly game: number;
  readonly seed: number;
  /** The agent in each seat, by number. */
  readonly seats: readonly number[];
  readonly scores: readonly number[];
  /** What chance gave, by seat, in win shares; absent where it is not known. */
  readonly luck?: readonly number[] | undefined;
}

/** Add numbers to those of the same names, in place. */
export function addNumbers<Name extends string>(
  sums: Record<Name, number>,
  others: Readonly<Record<Name, number>>,
): void {
  // The objects of this module and of those that count by it have these properties alone.
  for (const name of Object.keys(sums) as Name[]) sums[name] += others[name];
}

export function emptySample(): Sample {
  return {
    count: 0,
    total: 0,
    squares: 0,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  };
}

function emptyLuck(): LuckTally {
  return { games: 0, wins: 0, luck: 0, winsSquared: 0, luckSquared: 0, products: 0 };
}

function emptySeat(): SeatTally {
  return { games: 0, parts: 0, forfeits: 0, scores: emptySample(), luck: emptyLuck() };
}

export function emptyTally(agents: number): Tally {
  const each = <Value>(make: () => Value) => Array.from({ length: agents }, make);
  return {
    agents: each(() => each(emptySeat)),
    endings: { over: 0, limit: 0, forfeit: 0 },
    moves: emptySample(),
    forfeits: each(() => undefined),
  };
}

function addNumber(sample: Sample, value: number): void {
  sample.count++;
  sample.total += value;
  sample.squares += value * value;
  if (value < sample.min) sample.min = value;
  if (value > sample.max) sample.max = value;
}

function addSample(sample: Sample, other: Sample): void {
  sample.count += other.count;
  sample.total += other.total;
  sample.squares += other.squares;
  sample.min = Math.min(sample.min, other.min);
  sample.max = Math.max(sample.max, other.max);
}

function addLuck(tally: LuckTally, wins: number, luck: number): void {
  tally.games++;
  tally.wins += wins;
  tally.luck += luck;
  tally.winsSquared += wins * wins;
  tally.luckSquared += luck * luck;
  tally.products += wins * luck;
}

export function addGame(tally: Tally, played: PlayedGame): void {
  const { game, seed, seats, ending, returns, scores, forfeits, moves, luck } = played;
  const isRegular = forfeits.length === 0;
  const win = partsOfWin(seats.length);
  tally.endings[ending]++;
  if (isRegular) addNumber(tally.moves, moves);
  for (const [seat, agent] of seats.entries()) {
    const count = tally.agents[agent]?.[seat];
    if (count === undefined) continue;
    count.games++;
    const parts = Math.round((returns[seat] ?? 0) * win);
    count.parts += parts;
    const given = luck?.[seat];
    if (given !== undefined) addLuck(count.luck, parts, Math.round(given * win));
    const score = scores[seat];
    if (isRegular && score !== undefined) addNumber(count.scores, score);
  }
  for (const forfeit of forfeits) {
    const agent = seats[forfeit.player] ?? 0;
    const count = tally.agents[agent]?.[forfeit.player];
    if (count !== undefined) count.forfeits++;
    tally.forfeits[agent] ??= { game, seed, ...forfeit };
  }
}

/** Add the counts of one agent in other games. */
function addSeat(seat: SeatTally, other: SeatTally): void {
  seat.games += other.games;
  seat.parts += other.parts;
  seat.forfeits += other.forfeits;
  addSample(seat.scores, other.scores);
  addNumbers(seat.luck, other.luck);
}

/** Sum up an agent's seats. */
export function sumOfSeats(seats: readonly SeatTally[]): SeatTally {
  const sum = emptySeat();
  for (const seat of seats) addSeat(sum, seat);
  return sum;
}

/** Add the counts of games that come later. */
export function addTally(tally: Tally, later: Tally): void {
  for (const [agent, seats] of tally.agents.entries()) {
    for (const [seat, count] of seats.entries()) {
      const other = later.agents[agent]?.[seat];
      if (other !== undefined) addSeat(count, other);
    }
    tally.forfeits[agent] ??= later.forfeits[agent];
  }
  addNumbers(tally.endings, later.endings);
  addSample(tally.moves, later.moves);
}
