/** Agents that think in a worker, so that the thread that asks them is never blocked. */
import {
  checkedFunction,
  knownOptions,
  ownProperties,
  positiveNumber,
} from '../../boundary/values.js';
import type { Rng } from '../../random/rng.js';
import { SEEDS } from '../../random/seeds.js';
import { playersOf } from '../agents/players.js';
import type { MoveRating } from '../agents/rating.js';
import {
  type Agent,
  type AgentContext,
  type AgentDescription,
  type AgentMakers,
  type Budget,
  rngOf,
} from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { unlessAborted } from '../match/ask.js';
import type { AbortSignalLike } from '../match/options.js';
import type { GameRecord } from '../record/record.js';
import type { GameReview } from '../review/game-review.js';
import type { ReviewProgress } from '../review/review.js';
import type { ReviewOptions } from '../review/review-game.js';
import { execArgvOfThreads, nodeModule } from '../tasks/node-module.js';
import { threadDataOf } from '../tasks/worker-pool.js';
import type { Position, Request } from './messages.js';
import {
  type Asking,
  type WebWorkerLike,
  WorkerError,
  type WorkerLike,
  WorkerLink,
} from './worker-link.js';

/**
 * The context of a choice in a worker: random numbers, budget, time limit, signal. All properties have defaults.
 * {@link AgentWorker.chooseMove} takes it.
 */
export interface WorkerContext {
  /** Random numbers in [0, 1), of which one is taken as the seed of the choice; `Math.random` by default. */
  readonly rng?: Rng | undefined;
  /** The budget of the move; by default, the agent's own. */
  readonly budget?: Budget | undefined;
  /**
   * Maximum time for the answer in milliseconds, above 0, after which the worker is ended and the promise rejected with
   * a {@link WorkerError}. By default, `moveTime` of {@link AgentWorkerOptions}.
   */
  readonly timeLimit?: number | undefined;
  /** Signal that stops the request: the worker is ended, and the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignalLike | undefined;
}

/** Options of {@link AgentWorker.review}; all have defaults. */
export interface WorkerReviewOptions
  extends Pick<ReviewOptions<GameTypes>, 'iterations' | 'seed' | 'signal' | 'onProgress'> {
  /** Time limit of the whole review in milliseconds, above 0; none by default. */
  readonly timeLimit?: number | undefined;
}

/** Options of {@link agentWorker}; all have defaults. */
export interface AgentWorkerOptions {
  /**
   * Function that starts the worker:
   * `() => new Worker(new URL('./my-worker.js', import.meta.url), { type: 'module' })`. By default, the worker runs the
   * package's own module, `azulejo/agent-worker`, which knows the games of this package and, in Node, loads one of your
   * own from its `module`.
   */
  readonly worker?: (() => WorkerLike) | undefined;
  /**
   * Maximum time in milliseconds, above 0, to load the worker, and again to load its game and agent; 10,000 by default.
   */
  readonly startTime?: number | undefined;
  /**
   * Maximum time in milliseconds, above 0, for a move or an analysis if the context has no time limit; 60,000 by
   * default.
   */
  readonly moveTime?: number | undefined;
}

const OPTIONS = ['worker', 'startTime', 'moveTime'] as const;

const REVIEW_OPTIONS = ['iterations', 'seed', 'timeLimit', 'signal', 'onProgress'] as const;

/**
 * An agent that thinks in a worker, so that the thread that asks it is never blocked. It answers one request after the
 * other. {@link agentWorker} makes one.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface AgentWorker<Types extends GameTypes> extends Agent<Types['state'], Types['move']> {
  /**
   * Let the agent in the worker prepare for a game; absent if the agent does not need it. A match calls it before the
   * first event.
   *
   * @param state - the state that the game begins with
   * @param context - random numbers, budget, time limit
   * @returns a promise that is fulfilled once the agent is ready
   * @throws {@link WorkerError} if the worker does not answer in time or the agent throws; otherwise as
   * {@link AgentWorker.chooseMove}
   */
  beginGame?(state: Types['state'], context: AgentContext): Promise<void>;
  /**
   * Choose a move as the agent would: the same move for the same random numbers, of which it takes
   * one as a seed.
   *
   * @param state - a state with a player to move
   * @param context - random numbers, budget, time limit, signal
   * @returns a promise of the move
   * @throws {@link WorkerError} if the worker does not answer with a move; the signal's reason if it is aborted;
   * TypeError if the state is not one of the game, or `rng` is not a function; RangeError if the time limit is not
   * above 0
   */
  chooseMove(state: Types['state'], context?: WorkerContext): Promise<Types['move']>;
  /**
   * Rate every legal move, for hints and analyses: by the agent's search, or by the game's agent `search` if the agent
   * does not search.
   *
   * @param state - any state
   * @param context - random numbers, budget, time limit, signal
   * @returns a promise of the ratings, best move first; none without a player to move
   * @throws {@link WorkerError} if the worker does not answer with ratings; otherwise as {@link AgentWorker.chooseMove}
   */
  analyse(state: Types['state'], context?: WorkerContext): Promise<MoveRating<Types['move']>[]>;
  /**
   * Review a game, as `reviewGame` of `azulejo/agents` does, with the game's agent `search`.
   *
   * @param record - a game, finished or not
   * @param options - iterations and seed of the searches, time limit, signal, progress
   * @returns a promise of the review: the moves with their marks, the luck, and each player's accuracy
   * @throws {@link WorkerError} with the code `worker.failed` if the record, `iterations` or `seed` is invalid, or with
   * another code if the worker does not answer; RangeError if `timeLimit` is not above 0; TypeError if an option does
   * not exist, or `onProgress` is not a function; the signal's reason if it is aborted; any error of `onProgress`
   */
  review(record: GameRecord<Types>, options?: WorkerReviewOptions): Promise<GameReview<Types>>;
  /** End the worker. Requests in progress and all later ones are rejected with the code `worker.closed`. */
  close(): void;
}

/** A signal that can be listened to once. */
function onAbort(signal: AbortSignalLike | undefined, listener: () => void): () => void {
  signal?.addEventListener('abort', listener);
  return () => signal?.removeEventListener('abort', listener);
}

class ThinkingAgent<Types extends GameTypes> implements AgentWorker<Types> {
  readonly name: string;
  readonly #game: Game<Types>;
  readonly #opening: Request;
  readonly #start: () => WorkerLike;
  readonly #startTime: number;
  readonly #moveTime: number;
  #link: WorkerLink | undefined;
  /** Settled when everything that was asked before is done. */
  #before: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(
    game: Game<Types>,
    agent: unknown,
    { worker = () => startOwn(game), startTime = 10_000, moveTime = 60_000 }: AgentWorkerOptions,
  ) {
    checkedFunction('Worker', worker);
    this.#startTime = positiveNumber('Start time, milliseconds', startTime);
    this.#moveTime = positiveNumber('Move time, milliseconds', moveTime);
    const local = playersOf(game).agents.make(agent);
    this.name = local.name;
    this.#game = game;
    this.#opening = { kind: 'open', game: game.name, agent };
    this.#start = worker;
    if (local.beginGame === undefined) return;
    this.beginGame = async (state, context) => {
      await this.#ask({ kind: 'begin', ...this.#positionOf(state, context) }, context);
    };
  }

  beginGame?: (state: Types['state'], context: AgentContext) => Promise<void>;

  async chooseMove(state: Types['state'], context?: WorkerContext): Promise<Types['move']> {
    const request = { kind: 'choose', ...this.#positionOf(state, context) } as const;
    // The agent in the worker is of the same game.
    return (await this.#ask(request, context)) as Types['move'];
  }

  async analyse(
    state: Types['state'],
    context?: WorkerContext,
  ): Promise<MoveRating<Types['move']>[]> {
    const request = { kind: 'analyse', ...this.#positionOf(state, context) } as const;
    return (await this.#ask(request, context)) as MoveRating<Types['move']>[];
  }

  async review(
    record: GameRecord<Types>,
    options?: WorkerReviewOptions,
  ): Promise<GameReview<Types>> {
    const own = knownOptions('Options', options, REVIEW_OPTIONS);
    const { iterations, seed, onProgress, signal, timeLimit = Number.POSITIVE_INFINITY } = own;
    checkedFunction('onProgress', onProgress);
    const answer = await this.#ask(
      { kind: 'review', record, iterations, seed },
      {
        signal,
        timeLimit,
        // The worker passes on what the review tells.
        onProgress: onProgress && ((progress) => onProgress(progress as ReviewProgress)),
      },
    );
    return answer as GameReview<Types>;
  }

  close(): void {
    this.#isClosed = true;
    this.#link?.end(new WorkerError('worker.closed', 'a closed one', 'an open one'));
  }

  #positionOf(state: Types['state'], given: WorkerContext | undefined): Position {
    const context = ownProperties<WorkerContext>('Context', given ?? {});
    const rng: Rng = context.rng === undefined ? Math.random : rngOf({ rng: context.rng });
    return {
      state: this.#game.encode(state),
      rules: this.#game.rulesOf(state),
      seed: Math.floor(rng() * SEEDS),
      budget: context.budget,
      timeLimit: context.timeLimit,
    };
  }

  /** Ask, once everything that was asked before is done. */
  #ask(
    request: Request,
    given: (WorkerContext & Pick<Asking, 'onProgress'>) | undefined,
  ): Promise<unknown> {
    const { signal, timeLimit = this.#moveTime, onProgress } = given ?? {};
    positiveNumber('Time limit, milliseconds', timeLimit);
    const asked = this.#before.then(() => {
      if (signal?.aborted === true) throw signal.reason;
      const stop = onAbort(signal, () => this.#link?.end(signal?.reason));
      return this.#request(request, { limit: timeLimit, onProgress }).finally(stop);
    });
    this.#before = asked.catch(() => {});
    // A call that waits for others is rejected at once.
    return unlessAborted(asked, signal);
  }

  async #request(request: Request, asking: Asking): Promise<unknown> {
    const link = await this.#open();
    return link.ask(request, asking);
  }

  /** Return a worker that knows the game: the one that is there, or another. */
  async #open(): Promise<WorkerLink> {
    if (this.#isClosed) throw new WorkerError('worker.closed', 'a closed one', 'an open one');
    if (this.#link?.isOpen === true) return this.#link;
    const link = new WorkerLink(this.#start);
    this.#link = link;
    await link.load(this.#startTime);
    try {
      await link.ask(this.#opening, { limit: this.#startTime });
      return link;
    } catch (error) {
      link.end(error);
      throw error;
    }
  }
}

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorkerLike;

/** Where this module is. Bundlers know the expression and would look for Node's file, but not by this name. */
const HERE = import.meta.url;

function startOwn<Types extends GameTypes>(game: Game<Types>): WorkerLike {
  const threads = nodeModule('node:worker_threads');
  // The module lies next to the one that this becomes a part of. Bundlers look for the first expression.
  return threads === undefined
    ? new Worker(new URL('./agent-worker.js', import.meta.url), { type: 'module' })
    : new threads.Worker(new URL('agent-worker.js', HERE), {
        execArgv: execArgvOfThreads(),
        workerData: threadDataOf(game),
      });
}

/**
 * Make an agent that thinks in a worker, of a browser or of Node. The worker is started when it is asked for the first
 * time; if it does not load, does not answer in time or ends, the next request starts another.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @typeParam Makers - the type of the game's ready-made agents, by name
 * @param game - the game, such as `azul` of `azulejo`; one of your own needs its `module`, or the option `worker`
 * @param agent - a ready-made agent of the game: its name, such as `'level-1'`, or `{ name, options }` with options
 * that can be cloned
 * @param options - how the worker is started, and how long it may take
 * @returns an agent, also for matches, hints and reviews; close it when you are done
 * @throws RangeError if the game has no agent of the name, or an option is out of range; TypeError if `game` is not a
 * game, an option does not exist, or a value has another type
 *
 * @example
 * ```ts
 * import { azul, newGame, seededRng } from 'azulejo';
 * import { agentWorker } from 'azulejo/worker';
 *
 * const thinker = agentWorker(azul, 'level-1');
 * const move = await thinker.chooseMove(newGame({ rng: seededRng(1) }), { rng: seededRng(2) });
 * move; // 'B4d0'
 * thinker.close();
 * ```
 */
export function agentWorker<
  Types extends GameTypes,
  Makers extends AgentMakers<Types['state'], Types['move']>,
>(
  game: Game<Types, Makers>,
  agent: AgentDescription<Makers>,
  options?: AgentWorkerOptions,
): AgentWorker<Types> {
  checkGame(game);
  return new ThinkingAgent(game, agent, knownOptions('Options', options, OPTIONS));
}
