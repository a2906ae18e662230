/** Tallies as plain JSON, as they pass from machine to machine. They are checked on arrival: anyone may have sent them. */
import { integerInRange, listOf, ownProperties, textOf } from '../../boundary/values.js';
import { derivedSeed } from '../../random/seeds.js';
import { escapeUnsafe, listChoices, showValue } from '../../text/message.js';
import type { GameTypes } from '../game/game.js';
import { sumOf } from '../game/numbers.js';
import { FORFEIT_REASONS, type ForfeitCause } from '../match/match.js';
import { MOST_LUCK } from './pair-results.js';
import type { Shard } from './shard.js';
import {
  emptySample,
  type GameForfeit,
  type LuckTally,
  partsOfWin,
  type Sample,
  type SeatTally,
  type Tally,
} from './tally.js';

/** A sample without the numbers that JSON does not have: an empty one has no least and no greatest. */
interface SampleText extends Omit<Sample, 'min' | 'max'> {
  readonly min: number | null;
  readonly max: number | null;
}

/** The counts of one agent in one seat as JSON can hold them. */
interface SeatText extends Omit<SeatTally, 'scores'> {
  readonly scores: SampleText;
}

/** A tally as JSON can hold it. */
export interface TallyText extends Omit<Tally, 'agents' | 'moves' | 'forfeits'> {
  readonly agents: readonly (readonly SeatText[])[];
  readonly moves: SampleText;
  readonly forfeits: readonly (GameForfeit | null)[];
}

function writeSample({ min, max, ...sums }: Sample): SampleText {
  const isEmpty = sums.count === 0;
  return { ...sums, min: isEmpty ? null : min, max: isEmpty ? null : max };
}

export function writeTally({ agents, endings, moves, forfeits }: Tally): TallyText {
  return {
    agents: agents.map((seats) =>
      seats.map((seat) => ({ ...seat, scores: writeSample(seat.scores) })),
    ),
    endings,
    moves: writeSample(moves),
    forfeits: forfeits.map((forfeit) => forfeit ?? null),
  };
}

/** Return a list of so many elements. */
function listOfLength<Each>(name: string, given: readonly Each[], length: number): Each[] {
  const list = listOf(name, given, 'a list');
  integerInRange(name, list.length, length, length);
  return list;
}

/** Return a number of a range; throw a RangeError for anything else. */
function numberInRange(name: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && value >= least && value <= most) return value;
  const range = `from ${least} to ${most}`;
  throw new RangeError(`${name}: found ${showValue(value)}, expected a number ${range}.`);
}

/** Sums of fractions may be rounded by this part of them. */
const ROUNDING = 1e-9;

/** Greatest number that is counted, either way. */
const MOST = Number.MAX_SAFE_INTEGER;

/** Read sums over so many numbers at most, none of which is less than `lowest`. */
function readSample(name: string, given: SampleText, most: number, lowest: number): Sample {
  const { count, total, squares, min, max } = ownProperties(name, given);
  if (integerInRange(`${name}, count`, count, 0, most) === 0) return emptySample();
  const least = numberInRange(`${name}, min`, min, lowest, MOST);
  const greatest = numberInRange(`${name}, max`, max, least, MOST);
  const extent = Math.max(Math.abs(least), Math.abs(greatest));
  const slack = count * extent * ROUNDING;
  return {
    count,
    total: numberInRange(`${name}, total`, total, count * least - slack, count * greatest + slack),
    squares: numberInRange(`${name}, squares`, squares, 0, (count * extent + slack) * extent),
    min: least,
    max: greatest,
  };
}

/** Read sums of luck, over all games or over none. */
function readLuck(name: string, given: LuckTally, expected: number, win: number): LuckTally {
  const { games, wins, luck, winsSquared, luckSquared, products } = ownProperties(name, given);
  const most = expected * win;
  const sum = (what: string, value: number, least: number, greatest: number) =>
    numberInRange(`${name}, ${what}`, value, least, greatest);
  return {
    games: integerInRange(`${name}, games`, games, expected, expected),
    wins: sum('wins', wins, 0, most),
    luck: sum('luck', luck, -most * MOST_LUCK, most * MOST_LUCK),
    winsSquared: sum('wins squared', winsSquared, 0, most * win),
    luckSquared: sum('luck squared', luckSquared, 0, MOST),
    products: sum('products', products, -MOST, MOST),
  };
}

function readSeat(name: string, given: SeatText, { scenario, count }: Shard<GameTypes>): SeatTally {
  const win = partsOfWin(scenario.agents.length);
  const { games, parts, forfeits, scores, luck } = ownProperties(name, given);
  integerInRange(`${name}, games`, games, 0, count);
  return {
    games,
    parts: integerInRange(`${name}, parts`, parts, 0, games * win),
    forfeits: integerInRange(`${name}, forfeits`, forfeits, 0, games),
    scores: readSample(`${name}, scores`, scores, games, -MOST),
    luck: readLuck(`${name}, luck`, luck, scenario.luck === true ? games : 0, win),
  };
}

/** Longest reason of a forfeit that is kept, in characters. */
const LONGEST_MESSAGE = 10_000;

/** Read why an agent forfeits. Characters that are unsafe to print are already escaped, unless it is forged. */
export function readCause(name: string, given: ForfeitCause): ForfeitCause {
  const { reason, message } = ownProperties(name, given);
  if (!FORFEIT_REASONS.includes(reason)) {
    const expected = listChoices(FORFEIT_REASONS);
    throw new RangeError(`${name}, reason: found ${showValue(reason)}, expected ${expected}.`);
  }
  const text = textOf(`${name}, message`, message).slice(0, LONGEST_MESSAGE);
  return { reason, message: escapeUnsafe(text) };
}

/** Read the first forfeit of an agent. */
function readGameForfeit(
  name: string,
  given: GameForfeit,
  { scenario, first, count }: Shard<GameTypes>,
): GameForfeit {
  const { game, seed, player, event, ...cause } = ownProperties(name, given);
  integerInRange(`${name}, game`, game, first, first + count - 1);
  const own = derivedSeed(scenario.seed, game);
  return {
    game,
    seed: integerInRange(`${name}, seed`, seed, own, own),
    player: integerInRange(`${name}, player`, player, 0, scenario.agents.length - 1),
    event: integerInRange(`${name}, event`, event, 0, MOST),
    ...readCause(name, cause),
  };
}

/**
 * Read the tally of a shard: of its agents and its games, each of which is counted once for every agent and every seat.
 *
 * @throws RangeError or TypeError for anything else
 */
export function readTally(given: TallyText, shard: Shard<GameTypes>): Tally {
  const { count } = shard;
  const players = shard.scenario.agents.length;
  const text = ownProperties('Result', given);
  const agents = listOfLength('Agents', text.agents, players).map((seats, agent) =>
    listOfLength(`Agent ${agent}`, seats, players).map((seat, number) =>
      readSeat(`Agent ${agent}, seat ${number}`, seat, shard),
    ),
  );
  const checkGames = (name: string, counts: readonly (SeatTally | undefined)[]) =>
    integerInRange(`${name}, games`, sumOf(counts.map((each) => each?.games ?? 0)), count, count);
  for (const [number, seats] of agents.entries()) {
    checkGames(`Agent ${number}`, seats);
    checkGames(
      `Seat ${number}`,
      agents.map((each) => each[number]),
    );
  }
  const { over, limit, forfeit } = ownProperties('Endings', text.endings);
  const endings = { over, limit, forfeit };
  for (const [name, games] of Object.entries(endings)) {
    integerInRange(`Endings, ${name}`, games, 0, count);
  }
  integerInRange('Endings', over + limit + forfeit, count, count);
  const forfeits = listOfLength('Forfeits', text.forfeits, players).map((each, agent) => {
    const some = sumOf((agents[agent] ?? []).map((seat) => seat.forfeits));
    integerInRange(
      `Agent ${agent}, first forfeits`,
      each === null ? 0 : 1,
      Math.min(some, 1),
      some,
    );
    return each === null ? undefined : readGameForfeit(`Forfeit of agent ${agent}`, each, shard);
  });
  return { agents, endings, moves: readSample('Moves', text.moves, count, 0), forfeits };
}
