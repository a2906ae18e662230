/** Asking an agent for a move. Errors, late moves and invalid values are replies as well. */
import { countOf, kindOf } from '../../text/message.js';
import type { Agent, AgentContext } from '../game/agent.js';
import { type ForfeitCause, forfeitByError } from './match.js';
import { type AbortSignalLike, type Runtime, runtimeTimer } from './options.js';

/**
 * An agent, with the context for its choices.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface Seat<State, Move extends string> {
  readonly agent: Agent<State, Move>;
  readonly context: AgentContext;
}

/** Runtime and time limit for awaiting a reply. */
export interface Waiting extends Runtime {
  /** Time limit per move in milliseconds; absent for none. */
  readonly timeLimit?: number | undefined;
}

/** An agent's reply: the text that it returned, or the reason why there is none. */
export type Reply =
  | string
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'threw'; readonly error: unknown }
  | { readonly kind: 'late' };

const LATE: Reply = { kind: 'late' };

/** Return the cause of a forfeit by a reply that is not a text. */
export function forfeitByReply(
  reply: Exclude<Reply, string>,
  timeLimit: number | undefined,
): ForfeitCause {
  switch (reply.kind) {
    case 'value':
      return { reason: 'no-move', message: `Found ${kindOf(reply.value)}, expected a move.` };
    case 'threw':
      return forfeitByError(reply.error);
    case 'late': {
      const message = `Found no move within ${countOf(timeLimit ?? 0, 'millisecond')}.`;
      return { reason: 'timeout', message };
    }
  }
}

/**
 * Ask an agent for a move.
 *
 * @returns the reply, as a promise only if the agent returned one; rejects when the signal is aborted
 */
export function ask<State, Move extends string>(
  { agent, context }: Seat<State, Move>,
  state: State,
  waiting: Waiting,
): Reply | Promise<Reply> {
  const { now } = waiting;
  const begin = now === undefined ? 0 : now();
  let value: unknown;
  try {
    value = agent.chooseMove(state, context);
  } catch (error) {
    return unlessLate({ kind: 'threw', error }, begin, waiting);
  }
  // Any object may be a thenable; other values need not be awaited.
  if (typeof value !== 'object' && typeof value !== 'function') {
    return unlessLate(replyOf(value), begin, waiting);
  }
  return settle(value, waiting).then((reply) => unlessLate(reply, begin, waiting));
}

/**
 * Let an agent get ready for a game.
 *
 * @returns a promise of the reply of one that failed, or of nothing
 */
export function begin<State, Move extends string>(
  { agent, context }: Seat<State, Move>,
  state: State,
): Promise<Reply | undefined> {
  // Whatever it throws, at once or later, is its own failure.
  return new Promise((fulfil) => fulfil(agent.beginGame?.(state, context))).then(
    () => undefined,
    (error: unknown) => ({ kind: 'threw', error }),
  );
}

/** Return the reply of an agent that returned a value, or resolved to one. */
function replyOf(value: unknown): Reply {
  return typeof value === 'string' ? value : { kind: 'value', value };
}

/** Return the reply, or `LATE` if it took longer than the time limit. */
function unlessLate(reply: Reply, begin: number, { now, timeLimit }: Waiting): Reply {
  return now !== undefined && timeLimit !== undefined && now() - begin > timeLimit ? LATE : reply;
}

/** Await a value that may be a thenable, but no longer than the time limit. */
function settle(
  value: unknown,
  { timeLimit, timer = runtimeTimer, signal }: Waiting,
): Promise<Reply> {
  let cancel: (() => void) | undefined;
  const replied = new Promise<Reply>((resolve) => {
    if (timeLimit !== undefined) cancel = timer(timeLimit, () => resolve(LATE));
    // A thenable may throw in `then`, or settle twice; a promise that wraps it does neither.
    new Promise((fulfil) => fulfil(value)).then(
      (settled) => resolve(replyOf(settled)),
      (error: unknown) => resolve({ kind: 'threw', error }),
    );
  });
  return unlessAborted(replied, signal).finally(() => cancel?.());
}

/**
 * Await a promise from a caller, unless the signal aborts first.
 *
 * @returns a promise that rejects with the signal's reason when it is aborted
 */
export function unlessAborted<Value>(
  promise: PromiseLike<Value>,
  signal: AbortSignalLike | undefined,
): Promise<Value> {
  if (signal === undefined) return Promise.resolve(promise);
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    // A thenable may throw in `then`, or settle twice; a promise that wraps it does neither.
    Promise.resolve(promise)
      .finally(() => signal.removeEventListener('abort', stop))
      .then(resolve, reject);
  });
}
