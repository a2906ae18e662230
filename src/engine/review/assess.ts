/**
 * Assessing a move: what its player could expect with it, and with the best one; which moves of a game are searched; and
 * assessments as tasks, which this thread or others can do.
 */

import type { Rng } from '../../random/rng.js';
import { derivedSeed, eventRng } from '../../random/seeds.js';
import { MOST_ITERATIONS } from '../agents/budget.js';
import { searcherOf } from '../agents/players.js';
import type { MoveRating, Search } from '../agents/rating.js';
import type { SearchAgent } from '../agents/search-agent.js';
import { eventKind } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import { viewOf } from '../game/game-value.js';
import { type AbortSignalLike, giveWay } from '../match/options.js';
import type { GameRecord } from '../record/record.js';
import { replay } from '../record/replay.js';
import { type Luck, luckOf, meanReturns } from './luck.js';

/** Whether the player to move has no choice. */
export function isForced<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): boolean {
  return game.legalMoves(state).length === 1;
}

/** Whether it is the player to move who drops out, without a legal move. */
export function isForcedOut<Types extends GameTypes>(
  game: Game<Types>,
  { rules }: GameRecord<Types>,
  forfeit: string,
  state: Types['state'],
): boolean {
  const player = game.players(rules)[game.playerToMove(state)];
  return forfeit === `${player}!` && game.legalMoves(state).length === 0;
}

/**
 * Return the state before the chance events that come just before an event, with those who were forced out in between.
 *
 * @returns `undefined` if there are none, or nothing was expected before: no move was made yet
 */
export function stateBeforeChance<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  states: readonly Types['state'][],
  event: number,
): Types['state'] | undefined {
  const { events } = record;
  const isMove = (text: string) => eventKind(game, text) === 'move';
  const first = events.findLastIndex((text, index) => index < event && isMove(text)) + 1;
  if (first === 0) return undefined;
  const chance = events.findIndex(
    (text, index) => index >= first && eventKind(game, text) === 'chance',
  );
  return chance < 0 || chance >= event ? undefined : states[chance];
}

/**
 * List the moves to search, by their numbers among the events: all but forced ones, which change
 * nothing that is expected, unless chance did, or it is unknown.
 *
 * @param states - the first state, and that after each event
 */
export function searchedMoves<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  states: readonly Types['state'][],
): readonly number[] {
  const searched: number[] = [];
  let isKnown = false;
  for (const [event, text] of record.events.entries()) {
    const state = states[event];
    const kind = eventKind(game, text);
    if (kind === 'move') {
      if (!(isKnown && isForced(game, state))) searched.push(event);
      isKnown = true;
    } else if (kind === 'chance' || !isForcedOut(game, record, text, state)) isKnown = false;
  }
  return searched;
}

/** How positions are searched. */
export interface Searching<State, Move extends string> {
  /** Begin a search of a position, of some of its moves or of all. */
  readonly search: (state: State, rng: Rng, moves?: readonly Move[]) => Search<Move>;
  readonly iterations: number;
  readonly seed: number;
  readonly signal: AbortSignalLike | undefined;
}

/** Let an agent search positions as their players may see them. */
export function searchingBy<Types extends GameTypes>(
  game: Game<Types>,
  agent: Pick<SearchAgent<Types['state'], Types['move']>, 'search'>,
): Searching<Types['state'], Types['move']>['search'] {
  return (state, rng, moves) => agent.search(viewOf(game, state), rng, moves);
}

/** A move with what each player can expect after it. */
type Expected<Move extends string> = Pick<
  MoveRating<Move>,
  'move' | 'winShare' | 'returns' | 'parts' | 'exact'
>;

/** What players can expect before a move and after it. */
export interface Assessment<Move extends string> {
  readonly played: Expected<Move>;
  /** The played move, unless a better one was found. */
  readonly best: Expected<Move>;
  /** Number of visits of the best move of the search. */
  readonly visits: number;
  /** Win share that each player can expect, whatever is played: the mean over the search of the position. */
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
  return { played, best: played.winShare < best.winShare ? best : played, ...about };
}

/** A move of a game that is to be assessed. Plain data. */
export interface AssessmentTask<Types extends GameTypes = GameTypes> {
  readonly kind: 'assessment';
  readonly record: GameRecord<Types>;
  /** The move, by its number among the events. */
  readonly event: number;
  readonly iterations: number;
  readonly seed: number;
  /** The name of the agent that searches, in the game's table; that of the game's search by default. */
  readonly searcher?: string | undefined;
}

/**
 * Return the first state and the state after each event.
 *
 * @throws RangeError if an event or the result is against the rules
 */
export function statesOf<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
): readonly Types['state'][] {
  const replayed = replay(game, record);
  if (replayed.ok) return replayed.states;
  throw new RangeError(`Record: cannot be reviewed. ${replayed.issues[0]?.message}`);
}

/** The states of the game that this thread was asked about last: mostly it is the same one for the next task. */
const KNOWN = /* @__PURE__ */ new Map<string, readonly unknown[]>();

function knownStatesOf(game: Game<GameTypes>, record: GameRecord<GameTypes>): readonly unknown[] {
  const text = JSON.stringify(record);
  const states = KNOWN.get(text) ?? statesOf(game, record);
  KNOWN.clear();
  KNOWN.set(text, states);
  return states;
}

/** Assess a move of a game, in a worker thread. */
export async function runAssessment(
  game: Game<GameTypes>,
  { record, event, iterations, seed, searcher }: AssessmentTask,
): Promise<Assessment<string>> {
  const agent = searcherOf(game, searcher);
  const states = knownStatesOf(game, record);
  const search = searchingBy(game, agent);
  return assess({ search, iterations, seed, signal: undefined }, game, record, states, event);
}
