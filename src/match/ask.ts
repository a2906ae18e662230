/**
 * Asking an agent for a move: whatever it does, the answer is a legal move or a reason to forfeit.
 *
 * @packageDocumentation
 */
import type { GameRules } from '../contract/game-rules.js';
import type { Agent, AgentContext } from './agent.js';
import { runtimeTimer } from './clock.js';
import type { Means } from './conditions.js';
import {
  type Refusal,
  refuseError,
  refuseIllegalMove,
  refuseLateMove,
  refuseNoMove,
} from './forfeit.js';

/** An agent at the table, with what it chooses by. */
export interface Seat<State, Move extends string> {
  readonly agent: Agent<State, Move>;
  readonly context: AgentContext;
}

/** How long, and by which means, answers are waited for. */
export interface Waiting extends Means {
  /** Most milliseconds that a move may take; absent when any time will do. */
  readonly patience?: number | undefined;
}

/** What an agent did when it was asked. */
type Reaction =
  | { readonly kind: 'returned'; readonly value: unknown }
  | { readonly kind: 'threw'; readonly error: unknown }
  | { readonly kind: 'late' };

/** What is made of it: a move, or a reason to forfeit. */
export type Answer<Move> = { readonly move: Move } | Refusal;

/**
 * Ask for a move.
 *
 * @returns the answer, as a promise only if the agent gave one
 */
export function ask<State, Move extends string>(
  game: GameRules<State, Move>,
  state: State,
  seat: Seat<State, Move>,
  waiting: Waiting,
): Answer<Move> | Promise<Answer<Move>> {
  const { now, patience = Number.POSITIVE_INFINITY } = waiting;
  const begin = now?.() ?? 0;
  const answer = (reaction: Reaction) =>
    reaction.kind === 'late' || (now?.() ?? 0) - begin > patience
      ? refuseLateMove(patience)
      : judge(game, state, reaction);
  const reaction = react(seat, state);
  const isPending = reaction.kind === 'returned' && typeof reaction.value === 'object';
  return isPending ? settle(reaction.value, waiting).then(answer) : answer(reaction);
}

function react<State, Move extends string>(seat: Seat<State, Move>, state: State): Reaction {
  try {
    return { kind: 'returned', value: seat.agent.chooseMove(state, seat.context) };
  } catch (error) {
    return { kind: 'threw', error };
  }
}

/** Wait for what may be a promise, and for nothing longer than the patience. */
function settle(value: unknown, waiting: Waiting): Promise<Reaction> {
  const { patience, timer = runtimeTimer, signal } = waiting;
  return new Promise<Reaction>((resolve, reject) => {
    const stop = () => reject(signal?.reason);
    let callOff: (() => void) | undefined;
    const end = (reaction: Reaction) => {
      callOff?.();
      signal?.removeEventListener('abort', stop);
      resolve(reaction);
    };
    if (patience !== undefined) callOff = timer(patience, () => end({ kind: 'late' }));
    signal?.addEventListener('abort', stop);
    // The agent itself may have stopped everything.
    if (signal?.aborted) stop();
    // A thenable is free to throw, to answer twice or to answer never: a promise of it is not.
    new Promise((fulfil) => fulfil(value)).then(
      (settled) => end({ kind: 'returned', value: settled }),
      (error: unknown) => end({ kind: 'threw', error }),
    );
  });
}

function judge<State, Move extends string>(
  game: GameRules<State, Move>,
  state: State,
  reaction: Exclude<Reaction, { kind: 'late' }>,
): Answer<Move> {
  if (reaction.kind === 'threw') return refuseError(reaction.error);
  const { value } = reaction;
  if (typeof value !== 'string') return refuseNoMove(value);
  const explanation = game.explain(state, value);
  if (explanation !== undefined) return refuseIllegalMove(value, explanation);
  // A text that the game has nothing against is a move.
  return { move: value as Move };
}
