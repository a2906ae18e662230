/**
 * Agents, hints and reviews in a worker: the thread that asks for them is never blocked.
 *
 * @packageDocumentation
 */
import type { AgentDescription, AgentMakers } from './engine/game/agent.js';
import type { Game, GameTypes } from './engine/game/game.js';
import { nodeModule } from './engine/tasks/node-module.js';
import {
  type AgentWorker,
  type AgentWorkerOptions,
  openAgentWorker,
} from './engine/worker/agent-worker.js';
import type { WebWorkerLike, WorkerLike } from './engine/worker/worker-link.js';

export type {
  AgentWorker,
  AgentWorkerOptions,
  WorkerContext,
  WorkerReviewOptions,
} from './engine/worker/agent-worker.js';
export { serveGames } from './engine/worker/serve-games.js';
export {
  type NodeWorkerLike,
  type WebWorkerLike,
  WORKER_ERROR_CODES,
  WorkerError,
  type WorkerErrorCode,
  type WorkerLike,
} from './engine/worker/worker-link.js';

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorkerLike;

/** The module of the package's own worker, which lies beside the one that this becomes a part of. */
const OWN_WORKER = 'agent-worker.js';

function startOwn(): WorkerLike {
  const threads = nodeModule('node:worker_threads');
  // Bundlers look for the second expression, and make a file of the module.
  return threads === undefined
    ? new Worker(new URL('./agent-worker.js', import.meta.url), { type: 'module' })
    : new threads.Worker(new URL(OWN_WORKER, import.meta.url));
}

/**
 * Make an agent that thinks in a worker, of a browser or of Node. The worker is started when it is asked for the first
 * time; after one that did not load, answer in time, or stay alive, the next request starts another.
 *
 * @param game - the game
 * @param agent - a ready-made agent of the game: its name, or name and options that can be cloned
 * @param options - how the worker is started, and how long it may take
 * @returns an agent, also for matches, hints and reviews; close it in the end
 * @throws RangeError if no agent has the name, or an option is out of range; TypeError for what is no game
 *
 * @example
 * ```ts
 * import { agentWorker } from 'azulejo/worker';
 *
 * const thinker = agentWorker(azul, 'level-1');
 * const move = await thinker.chooseMove(newGame({ rng: seededRng(1) }), { rng: seededRng(2) });
 * move; // 'A3e4'
 * thinker.close();
 * ```
 */
export function agentWorker<Types extends GameTypes, Makers extends AgentMakers<Types>>(
  game: Game<Types, Makers>,
  agent: AgentDescription<Makers>,
  options?: AgentWorkerOptions,
): AgentWorker<Types> {
  return openAgentWorker(game, agent, options, startOwn);
}
