/**
 * Agents, hints and reviews in a worker: the thread that asks for them is never blocked.
 *
 * @packageDocumentation
 */

export {
  type AgentWorker,
  type AgentWorkerOptions,
  agentWorker,
  type WorkerContext,
  type WorkerReviewOptions,
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
