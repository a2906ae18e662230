/** Reviewing a game: how good each move was, and what was luck. */

import { checkedFunction, reading, wrongType } from '../../boundary/values.js';
import { chosenSeed } from '../../random/seeds.js';
import { MOST_ITERATIONS } from '../agents/budget.js';
import type { SearchAgent, searchAgent } from '../agents/search-agent.js';
import { checkBudget } from '../game/agent.js';
import { canonicalEvent, eventKind } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import { type AbortSignalLike, checkRuntime } from '../match/options.js';
import { checkedRecord, type GameRecord } from '../record/record.js';
import { type OpenRunner, playInOrder, type RunnerOptions } from '../tasks/runners.js';
import { threadDataOf } from '../tasks/worker-pool.js';
import {
  type Assessment,
  type AssessmentTask,
  assess,
  searchedMoves,
  searchingBy,
  stateBeforeChance,
  statesOf,
} from './assess.js';
import { CourseFollower, totalsOf } from './course.js';
import type { GameReview } from './game-review.js';
import { luckAtEnd } from './luck.js';

/** Iterations for each position by default. */
export const REVIEW_ITERATIONS = 2000;

/** The progress of a review. The option `onProgress` of {@link reviewGame} is called with it. */
export interface ReviewProgress {
  /** Number of moves reviewed so far, from 1. */
  readonly reviewed: number;
  /** Number of moves in the game. */
  readonly moves: number;
}

/**
 * Options of {@link reviewGame}; all have defaults.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface ReviewChoices<Types extends GameTypes> {
  /** Number of iterations of the search of each position, from 1 to 1,000,000; 2000 by default. */
  readonly iterations?: number | undefined;
  /** Seed of the searches, a safe integer; seeds that are equal modulo 2^32 are the same. 0 by default. */
  readonly seed?: number | undefined;
  /** The agent that searches, such as one of {@link searchAgent}; by default, the game's agent `search`. */
  readonly agent?: Pick<SearchAgent<Types['state'], Types['move']>, 'search'> | undefined;
  /** Signal that stops the review: the promise is rejected with its reason. */
  readonly signal?: AbortSignalLike | undefined;
  /** Listener to progress, called after each reviewed move. */
  readonly onProgress?: ((progress: ReviewProgress) => void) | undefined;
  /**
   * Listener, called with the review so far when the signal stops a review that has begun, before the promise is
   * rejected.
   */
  readonly onStop?: ((partial: GameReview<Types>) => void) | undefined;
}

/** Which threads review, and what they search with. */
interface ReviewThreads extends Pick<RunnerOptions, 'workers' | 'workerFile'> {
  /** The name of the agent, in the game's table; that of the game's search by default. */
  readonly searcher?: string | undefined;
}

/**
 * Review a game of any kind, in this thread or others.
 *
 * @param open - opens what assesses the moves; other threads have to search as the agent does
 * @param threads - how many, and what they run
 * @throws what `reviewGame` throws; Error if a worker thread ends in the middle
 */
export async function reviewBy<Types extends GameTypes>(
  open: OpenRunner<AssessmentTask<Types>, Assessment<Types['move']>>,
  { searcher, ...threads }: ReviewThreads,
  game: Game<Types>,
  given: GameRecord<Types>,
  options: ReviewChoices<Types> & {
    readonly agent: NonNullable<ReviewChoices<Types>['agent']>;
  },
): Promise<GameReview<Types>> {
  const { iterations = REVIEW_ITERATIONS, agent, signal, onProgress, onStop } = options;
  checkBudget({ iterations }, MOST_ITERATIONS);
  checkRuntime({ signal });
  checkedFunction('onProgress', onProgress);
  checkedFunction('onStop', onStop);
  checkAgent(agent);
  signal?.throwIfAborted();
  const seed = chosenSeed({ seed: options.seed });
  const checked = checkedRecord(game, given);
  const states = statesOf(game, checked);
  // Searches know moves by their canonical texts.
  const events = checked.events.map((event) => canonicalEvent(game, event));
  const record: GameRecord<Types> = Object.assign(checked, { events });
  const searched = searchedMoves(game, record, states);

  const follower = new CourseFollower(game, record);
  const { course } = follower;
  const total = events.filter((event) => eventKind(game, event) === 'move').length;
  const reviewSoFar = (): GameReview<Types> => ({
    game: record.game,
    rules: record.rules,
    iterations,
    seed,
    ...course,
    players: totalsOf(game, record, course),
  });
  const listening: Promise<unknown>[] = [];
  const tell = (progress: ReviewProgress): void => {
    const promise = Promise.resolve(onProgress?.(progress));
    // It is awaited in the end.
    promise.catch(() => {});
    listening.push(promise);
  };
  let next = 0;
  /** Follow a move that was assessed, if there is one, and all events up to the next one to assess. */
  const follow = (end: number, assessment?: Assessment<Types['move']>): void => {
    const first = next;
    for (; next < end; next++) {
      const reviewed = course.moves.length;
      // There are as many events.
      const event = events[next] as string;
      const assessed = next === first ? assessment : undefined;
      follower.add(next, event, states[next], states[next + 1], assessed);
      if (course.moves.length > reviewed) tell({ reviewed: reviewed + 1, moves: total });
      signal?.throwIfAborted();
    }
  };
  let taken = 0;
  const take = (assessment: Assessment<Types['move']>): boolean => {
    // Another thread may have been done with its move when a listener stopped the review.
    signal?.throwIfAborted();
    follow(searched[++taken] ?? events.length, assessment);
    return false;
  };
  const searching = { search: searchingBy(game, agent), iterations, seed, signal };
  const runner = open(
    {
      agents: [],
      threadData: threadDataOf(game),
      tasks: searched.length,
      play: ({ event }) => assess(searching, game, record, states, event),
      describe: ({ event }) => `event ${event}`,
    },
    { ...threads, signal },
  );
  try {
    follow(searched[0] ?? events.length);
    await playInOrder(runner, {
      tasks: searched.length,
      take,
      signal,
      taskAt: (index): AssessmentTask<Types> => {
        // There are as many as tasks.
        const event = searched[index] as number;
        return { kind: 'assessment', record, event, iterations, seed, searcher };
      },
    });
    await Promise.all(listening);
  } catch (error) {
    // A thread that is stopped fails for a reason of its own.
    if (!signal?.aborted) throw error;
    await onStop?.(reviewSoFar());
    throw signal.reason;
  } finally {
    await runner.stop();
  }
  const before = stateBeforeChance(game, record, states, events.length);
  const after = states.at(-1);
  const luck =
    before === undefined
      ? undefined
      : luckAtEnd({ game, before, after, event: events.length, seed });
  follower.end(after, luck);
  return reviewSoFar();
}

function checkAgent(agent: unknown): void {
  const isSearching = reading('Agent', agent, (value) => {
    // Texts have a function of this name.
    if (typeof value !== 'object' || value === null) return false;
    return 'search' in value && typeof value.search === 'function';
  });
  if (!isSearching) throw wrongType('Agent', agent, 'an agent that searches');
}
