/**
 * The tree of a search: what is known of the positions that it came to.
 *
 * @packageDocumentation
 */
import { pick } from '../../random/pick.js';
import type { Rng } from '../../random/rng.js';

/** A position, and how often the search came to it. */
export interface Node<State, Move extends string> {
  readonly state: State;
  visits: number;
  /** What can happen next, once the search has come a second time. */
  next: Choice<State, Move> | Chances<State, Move> | undefined;
}

/** What the ends of many iterations gave to a player. */
export interface Yield {
  visits: number;
  /** What the ends were worth, all together. */
  worth: number;
  /** The shares of the win, all together. */
  wins: number;
}

/** A move that the search has tried, and what it gave to the player who made it. */
export interface Branch<State, Move extends string> extends Yield {
  readonly move: Move;
  /** How likely the move was to be the best, before it was tried. */
  readonly prior: number;
  readonly node: Node<State, Move>;
}

/** A move that the search has not tried yet. */
export interface Candidate<Move extends string> {
  readonly move: Move;
  readonly prior: number;
}

/** The moves of a position, and what all of them together gave to the player who moves. */
export interface Choice<State, Move extends string> extends Yield {
  readonly kind: 'choice';
  readonly mover: number;
  readonly branches: Branch<State, Move>[];
  /** The rest, the next to be tried last. */
  readonly untried: Candidate<Move>[];
}

/** What chance did in a position: where it led to, by its events. */
export interface Chances<State, Move extends string> {
  readonly kind: 'chances';
  readonly nodes: Map<string, Node<State, Move>>;
}

/** Make a node that the search has not come to. */
export function freshNode<State, Move extends string>(state: State): Node<State, Move> {
  return { state, visits: 0, next: undefined };
}

/** Put moves in the order in which they are tried: by their priors, else by chance. */
export function candidatesOf<Move extends string>(
  moves: readonly Move[],
  priors: readonly number[] | undefined,
  rng: Rng,
): Candidate<Move>[] {
  const even = 1 / moves.length;
  const candidates = moves.map((move, index) => ({ move, prior: priors?.[index] ?? even }));
  return priors === undefined
    ? shuffle(candidates, rng)
    : candidates.sort((one, other) => one.prior - other.prior);
}

function shuffle<Value>(values: Value[], rng: Rng): Value[] {
  for (let left = values.length; left > 1; left--) {
    const drawn = pick(rng, left);
    // Both places are within the list.
    const last = values[left - 1] as Value;
    values[left - 1] = values[drawn] as Value;
    values[drawn] = last;
  }
  return values;
}
