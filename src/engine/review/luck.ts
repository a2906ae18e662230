/** Luck: what chance gave to each player, against what it could have given. */
import type { Rng } from '../../random/rng.js';
import { derivedSeed, eventRng } from '../../random/seeds.js';
import type { MoveRating } from '../agents/rating.js';
import type { Game, GameTypes } from '../game/game.js';
import { meanOf, sumOf } from '../game/numbers.js';

/** Outcomes that are drawn, and searched, to know what chance gives on average. */
const OUTCOMES = 8;

/** Outcomes that are drawn where each ends the game, so that nothing is searched. */
const LAST_OUTCOMES = 1000;

/** Index of the seed for what is drawn; those of the searches follow. */
const DRAWING = 2;

/** A position that is searched for a number of iterations. */
export type SearchFor<State, Move extends string> = (
  state: State,
  rng: Rng,
  iterations: number,
) => Promise<readonly MoveRating<Move>[]>;

/** What chance gave to each player, in turn order, compared with what it gives on average. */
export interface Luck {
  /** How much more of the win each player can expect. */
  readonly change: readonly number[];
  /** Standard error of each change, at most. */
  readonly standardError: readonly number[];
}

/** Chance events that were drawn. */
export interface Drawn<Types extends GameTypes> {
  readonly game: Game<Types>;
  /** The state before the first of the chance events. */
  readonly before: Types['state'];
  /** The state after the last one. */
  readonly after: Types['state'];
  /** The number of events before that state, which the random numbers depend on. */
  readonly event: number;
  readonly seed: number;
}

/**
 * Return the win share that each player can expect, whatever the player to move does: the mean over all
 * iterations, or that of best play where it is known.
 */
export function meanReturns(ratings: readonly MoveRating<string>[]): readonly number[] {
  const [best] = ratings;
  const visits = sumOf(ratings.map((rating) => rating.visits));
  if (best === undefined || visits === 0) return best?.returns ?? [];
  return best.returns.map(
    (_, player) =>
      sumOf(ratings.map((rating) => rating.visits * (rating.returns[player] ?? 0))) / visits,
  );
}

/** Draw chance events until a player is to move, or the game is over, a number of times. */
function* drawOutcomes<Types extends GameTypes>(
  { game, before, seed, event }: Drawn<Types>,
  number: number,
): Generator<Types['state']> {
  const rng = eventRng(derivedSeed(seed, DRAWING), event);
  for (let index = 0; index < number; index++) {
    let state = before;
    while (game.chance?.isDue(state)) {
      state = game.chance.apply(state, game.chance.sample(state, rng));
    }
    yield state;
  }
}

/**
 * Compare what is expected of one outcome with what is expected of others on average.
 *
 * The outcomes differ by what they are worth and by the errors of their searches. As these cannot be told apart,
 * all differences are counted as errors: the true error is smaller.
 *
 * @param isExact - whether nothing was searched, so that only the choice of the others is up to chance
 */
function compare(
  one: readonly number[],
  others: readonly (readonly number[])[],
  isExact: boolean,
): Luck {
  const change: number[] = [];
  const standardError: number[] = [];
  for (const [player, share] of one.entries()) {
    const shares = others.map((other) => other[player] ?? 0);
    change.push(share - meanOf(shares));
    standardError.push(Math.sqrt(varianceOf(shares) * ((isExact ? 0 : 1) + 1 / shares.length)));
  }
  return { change, standardError };
}

/** The greatest variance of shares of a win. */
const GREATEST_VARIANCE = 1 / 4;

/** Return the variance of the shares that a sample is from. */
function varianceOf(shares: readonly number[]): number {
  const { length } = shares;
  if (length === 1) return GREATEST_VARIANCE;
  const mean = meanOf(shares);
  return (meanOf(shares.map((share) => (share - mean) ** 2)) * length) / (length - 1);
}

/**
 * Return how much more of the win each player can expect after chance than after other outcomes, which are drawn. All
 * are searched alike, so that errors of the search cancel out: luck is 0 on average.
 *
 * @returns `undefined` in a game whose search knows all outcomes, and weighs them itself
 */
export async function luckOf<Types extends GameTypes>(
  drawn: Drawn<Types>,
  searchFor: SearchFor<Types['state'], Types['move']>,
  iterations: number,
): Promise<Luck | undefined> {
  const { game, after, seed, event } = drawn;
  if (game.chance === undefined || game.chance.outcomes !== undefined) return undefined;
  const expected: (readonly number[])[] = [];
  for (const [index, state] of [after, ...drawOutcomes(drawn, OUTCOMES)].entries()) {
    const rng = eventRng(derivedSeed(seed, DRAWING + 1 + index), event);
    const returns = game.isOver(state)
      ? game.returns(state)
      : meanReturns(await searchFor(state, rng, Math.ceil(iterations / OUTCOMES)));
    expected.push(returns);
  }
  const [actual = [], ...others] = expected;
  // In a position without a legal move nothing is found.
  const known = others.filter(({ length }) => length > 0);
  return known.length === 0 ? undefined : compare(actual, known, false);
}

/** Return what chance gave where it ended the game, if all outcomes would have; `undefined` otherwise. */
export function luckAtEnd<Types extends GameTypes>(drawn: Drawn<Types>): Luck | undefined {
  const { game, after } = drawn;
  const returns: (readonly number[])[] = [];
  for (const state of drawOutcomes(drawn, LAST_OUTCOMES)) {
    if (!game.isOver(state)) return undefined;
    returns.push(game.returns(state));
  }
  return compare(game.returns(after), returns, true);
}
