/**
 * Worker threads, where there are any: what they are started with, so that they know the games and agents that are not of
 * this package, and what runs in them.
 *
 * Why not a package: docs/internals/architecture.md, "Few dependencies".
 */

import type { ResourceLimits, Worker } from 'node:worker_threads';
import { eventRng } from '../../random/seeds.js';
import { applyEvent } from '../game/events.js';
import { type Game, type GameTypes, OF_PACKAGE } from '../game/game.js';
import { completeRules, writeRules } from '../game/settings.js';
import { type Ticks, ticksSoFar } from './awake.js';
import { execArgvOfThreads, nodeModule, nodeProcess } from './node-module.js';

/** An agent of the user's own: the name that it is made by, and the URL of its module. */
export interface OwnAgent {
  readonly name: string;
  readonly module: string;
}

/** What threads are started with. Plain data. */
export interface ThreadData {
  /** The name of the game that the rest is about. */
  readonly game?: string | undefined;
  /** The module of the game. */
  readonly module?: string | undefined;
  /** What tells the game from a variant that was made of it, if it has a module of its own. */
  readonly print?: string | undefined;
  /** The agents that the game has beyond its own. */
  readonly agents?: readonly OwnAgent[] | undefined;
  /** What their clocks read. */
  readonly ticks?: Ticks | undefined;
}

/** Return what threads need to play a game: where it is loaded from, and those of its agents that have a module. */
export function threadDataOf<Types extends GameTypes>(played: Game<Types>): ThreadData {
  const { name: game, module, agents = {} } = played;
  const own = Object.entries(agents).flatMap(([name, make]) =>
    'module' in make && typeof make.module === 'string' ? [{ name, module: make.module }] : [],
  );
  const isOwn = module !== undefined && module !== OF_PACKAGE;
  return { game, module, agents: own, print: isOwn ? printOf(played) : undefined };
}

/** Most events of the random game that tells one game from another. */
const PRINTED_EVENTS = 200;

/**
 * Describe how a game is played, by one random game with the default rules. A variant that was made of a game, and kept
 * its module, is mostly played otherwise; agents may differ.
 */
export function printOf<Types extends GameTypes>(game: Game<Types>): string {
  const rules: Types['rules'] = completeRules(game.settings, undefined);
  const lines = [writeRules(game.settings, rules)];
  let state = game.start(rules);
  for (let event = 0; event < PRINTED_EVENTS; event++) {
    const rng = eventRng(0, event);
    const moves = game.legalMoves(state);
    const isDue = game.chance?.isDue(state) === true;
    const next = isDue ? game.chance?.sample(state, rng) : moves[Math.floor(rng() * moves.length)];
    lines.push(...game.encode(state), game.returns(state).join(), `${game.isOver(state)}`);
    if (next === undefined) break;
    state = applyEvent(game, state, next);
  }
  return lines.join(' ');
}

/** What a thread answers to a task. */
type Answer<Result> = { readonly result: Result } | { readonly error: unknown };

/** Answer each task that this thread gets, one after the other. Outside threads, do nothing. */
export function answerTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  const port = nodeModule('node:worker_threads')?.parentPort;
  const answerTo = (task: Task): Promise<Answer<Result>> =>
    run(task).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
  port?.on('message', async (task: Task) => port.postMessage(await answerTo(task)));
}

/** Most threads of a pool. */
export const MOST_THREADS = 256;

/** The address of a file: the `href` of a `URL`. */
export type FileUrl = Readonly<Record<'href', string>>;

/** Threads that run tasks: as many threads as there are tasks at a time. */
export interface WorkerPool<Task, Result> {
  /** Run a task; rejects when the task does, or when its thread ends. */
  run(task: Task): Promise<Result>;
  /** End the threads, in the middle of a task if need be, which then rejects. */
  stop(): Promise<void>;
}

/** Whether this runtime has worker threads, and lets this program start some. */
export function hasThreads(): boolean {
  const isAllowed = nodeProcess()?.permission?.has('worker') !== false;
  return isAllowed && nodeModule('node:worker_threads') !== undefined;
}

/**
 * Return how many threads are useful: one for each processor; none where no thread may be started, or the file that they
 * run is not there, as in a bundle, or may not be looked for.
 */
export function usefulThreads(file: FileUrl | undefined): number {
  try {
    return hasThreads() && isFile(file) ? (nodeModule('node:os')?.availableParallelism() ?? 0) : 0;
  } catch {
    return 0;
  }
}

function isFile(file: FileUrl | undefined): boolean {
  return file !== undefined && nodeModule('node:fs')?.existsSync(new URL(file.href)) === true;
}

/**
 * Open a pool.
 *
 * @param file - the module to run, which calls `answerTasks`
 * @param data - what threads are started with
 * @param limits - limits of each thread's memory; none by default but those of this process
 * @throws Error if the file is not there
 */
export function openPool<Task, Result>(
  file: FileUrl | undefined,
  data: ThreadData = {},
  limits: ResourceLimits = {},
): WorkerPool<Task, Result> {
  if (file === undefined) throw new Error('Worker file: found none, expected the URL of one.');
  const node = nodeModule('node:worker_threads');
  if (node === undefined) {
    throw new Error('Worker threads: found none in this runtime; Node has them from 20.16.');
  }
  if (!isFile(file)) throw new Error(`Worker file: found nothing at ${file.href}.`);
  const url = new URL(file.href);
  const workerData: ThreadData = { ...data, ticks: ticksSoFar() };
  const threads = new Set<Worker>();
  const idle = new Set<Worker>();

  const start = (): Worker => {
    const execArgv = execArgvOfThreads();
    const thread = new node.Worker(url, { resourceLimits: limits, workerData, execArgv });
    threads.add(thread);
    const forget = () => {
      threads.delete(thread);
      idle.delete(thread);
    };
    // A thread that fails between two tasks takes no result with it: another takes its place.
    thread.on('error', forget).on('exit', forget);
    return thread;
  };

  return {
    run: async (task) => {
      const [thread = start()] = idle;
      idle.delete(thread);
      try {
        return await answerOf<Result>(thread, task);
      } finally {
        // A thread whose task fails can run the next one, unless it ended.
        if (threads.has(thread)) idle.add(thread);
      }
    },
    stop: async () => {
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

/** Send a task to a thread, and return its answer; rejects when the thread ends before. */
function answerOf<Result>(thread: Worker, task: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = (answer: () => void) => {
      thread.off('message', onAnswer).off('messageerror', onError);
      thread.off('error', onError).off('exit', onExit);
      answer();
    };
    const onAnswer = (answer: Answer<Result>) =>
      settle(() => ('error' in answer ? reject(answer.error) : resolve(answer.result)));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = (code: number) => onError(new Error(`worker exited with code: ${code}`));
    thread.on('message', onAnswer).on('messageerror', onError);
    thread.on('error', onError).on('exit', onExit);
    try {
      thread.postMessage(task);
    } catch (error) {
      // What is nested too deeply cannot be sent.
      onError(error);
    }
  });
}
