/**
 * Assessing a move: what its player could expect with it, and with the best one.
 *
 * @packageDocumentation
 */
import type { Rng } from '../../random/rng.js';
import { derivedSeed, eventRng } from '../../random/seeds.js';
import type { Game, GameTypes } from '../game/game.js';
import type { AbortSignalLike } from '../match/options.js';
import { giveWay } from '../match/timer.js';
import type { GameRecord } from '../record/record.js';
import { MOST_ITERATIONS } from '../search/budget.js';
import type { MoveRating, Search } from '../search/rating.js';
import { type Luck, luckOf, meanReturns } from './luck.js';
import { stateBeforeChance } from './searched.js';

/** How positions are searched. */
export interface Searching<State, Move extends string> {
  /** Begin a search of a position, of some of its moves or of all. */
  readonly search: (state: State, rng: Rng, moves?: readonly Move[]) => Search<Move>;
  readonly iterations: number;
  readonly seed: number;
  readonly signal: AbortSignalLike | undefined;
}

/** A move with what each player can expect after it. */
type Expected<Move extends string> = Pick<
  MoveRating<Move>,
  'move' | 'wins' | 'returns' | 'parts' | 'exact'
>;

/** What players can expect before a move and after it. */
export interface Assessment<Move extends string> {
  readonly played: Expected<Move>;
  /** The played move, unless a better one was found. */
  readonly best: Expected<Move>;
  /** Number of visits of the best move of the search. */
  readonly visits: number;
  /** Share of the win that each player can expect, whatever is played: the mean over the search of the position. */
  readonly expected: readonly number[];
  /** What the chance events before the move gave to each player; absent if there are none, or it is not known. */
  readonly luck: Luck | undefined;
}

/** Iterations between two chances for other work: milliseconds. */
const SLICE = 100;

/** Index of the seed for comparing two moves. */
const COMPARISON = 1;

/**
 * How many times as many iterations each of two moves gets as the position did. Marks depend on them more: with 2,
 * fewer change with longer searches than with 1 or 1/2, and than with 1 in as much time.
 */
const COMPARISON_LENGTH = 2;

/** Run a search, yielding to the event loop now and then. */
async function run<Move extends string>(
  search: Search<Move>,
  iterations: number,
  signal: AbortSignalLike | undefined,
): Promise<readonly MoveRating<Move>[]> {
  for (let left = search.exact ? 0 : iterations; left > 0; left -= SLICE) {
    signal?.throwIfAborted();
    search.run(Math.min(SLICE, left));
    await giveWay();
  }
  return search.moves();
}

/**
 * Assess a move.
 *
 * A search of the position finds the best move. If another was played, each of the two is searched alone,
 * with twice the iterations and the same random numbers: the search itself visits moves that seem
 * bad too rarely to say how bad they are, and prefers moves of which it thinks too well. In a solved position
 * both are known exactly.
 *
 * @param game - the rules
 * @param record - the game
 * @param states - the first state, and that after each event
 * @param event - the move's number among the events, which its random numbers depend on
 */
export async function assess<Types extends GameTypes>(
  { search, iterations, seed, signal }: Searching<Types['state'], Types['move']>,
  game: Game<Types>,
  record: GameRecord<Types>,
  states: readonly Types['state'][],
  event: number,
): Promise<Assessment<Types['move']>> {
  type Move = Types['move'];
  const state = states[event];
  // Only moves are assessed.
  const move = record.events[event] as Move;
  const ratings = await run(search(state, eventRng(seed, event)), iterations, signal);
  const before = stateBeforeChance(game, record, states, event);
  const luck =
    before === undefined
      ? undefined
      : await luckOf(
          { game, before, after: state, event, seed },
          (outcome, rng, length) => run(search(outcome, rng), length, signal),
          iterations,
        );
  // A position in which a move was played has one.
  const found = ratings[0] as MoveRating<Move>;
  const { visits } = found;
  const about = { visits, expected: meanReturns(ratings), luck };
  if (found.move === move) return { played: found, best: found, ...about };
  const alone = async (only: Move) => {
    // What is known exactly need not be compared.
    const known = found.exact ? ratings.find((rating) => rating.move === only) : undefined;
    if (known !== undefined) return known;
    const rng = eventRng(derivedSeed(seed, COMPARISON), event);
    const length = Math.min(COMPARISON_LENGTH * iterations, MOST_ITERATIONS);
    const compared = await run(search(state, rng, [only]), length, signal);
    return compared[0] as MoveRating<Move>;
  };
  const best = await alone(found.move);
  const played = await alone(move);
  return { played, best: played.wins < best.wins ? best : played, ...about };
}
