/**
 * What worker threads are sent, and how they do it.
 *
 * @packageDocumentation
 */
import type { Arena } from './arena.js';
import type { Shard } from './shard.js';
import type { Tally } from './tally.js';

/** A shard, and whether there is a clock: functions cannot be sent. */
export interface WorkerTask<Rules, Entrant> {
  readonly shard: Shard<Rules, Entrant>;
  readonly isTimed: boolean;
}

/** Play a shard in a worker thread, with the thread's own clock if there is to be one. */
export function performTask<Rules, Entrant>(
  arena: Arena<Rules, Entrant>,
  { shard, isTimed }: WorkerTask<Rules, Entrant>,
): Promise<Tally> {
  return arena.play(shard, isTimed ? { now: () => performance.now() } : {});
}
