/** The tree of a search: nodes, edges, and their statistics; and what a search agent remembers of it between its moves. */

import { pick, type Rng } from '../../random/rng.js';
import type { ChanceOutcome, Game, GameTypes } from '../game/game.js';
import { differentSettings } from '../game/settings.js';
import { copyParts, type PerhapsExplained } from './evaluation.js';

/** A position, and how often the search has visited it. */
export interface Node<Types extends GameTypes> {
  readonly state: Types['state'];
  visits: number;
  /** What can happen next, once the node has been expanded. */
  next: Decision<Types> | Chance<Types> | undefined;
}

/** Sums that iterations backpropagate. */
export interface Sums {
  visits: number;
  /** Sum of the values. */
  value: number;
}

/** Sums by player. They are kept for the moves of the root alone, as a tree has very many edges. */
export interface PlayerSums {
  /** Number of iterations that were added up. */
  visits: number;
  readonly returns: number[];
  readonly scores: number[] | undefined;
  readonly parts: Record<string, number[]> | undefined;
}

/** A move that has been tried, and what it led to for the player who made it. */
export interface Edge<Types extends GameTypes> extends Sums {
  readonly move: Types['move'];
  /** Prior probability to be the best move. */
  readonly prior: number;
  readonly node: Node<Types>;
  /** Sums of all players, for a move of the root that has been visited. */
  playerSums: PlayerSums | undefined;
}

/** Moves that have not been tried yet. Two lists, as a tree has very many moves. */
export interface Untried<Move extends string> {
  readonly moves: Move[];
  /** The prior probability of each; `undefined` if it is the same for all. */
  readonly priors: number[] | undefined;
  /** Place of the move that is tried next: the last of those with the highest prior; -1 if none is left. */
  next: number;
  /** The prior probability of this move. */
  prior: number;
}

/** A decision node's moves, and the sums of all of them for the player to move. */
export interface Decision<Types extends GameTypes> extends Sums {
  readonly kind: 'decision';
  readonly player: number;
  readonly edges: Edge<Types>[];
  readonly untried: Untried<Types['move']>;
}

/** A chance node's outcomes: where each has led to. */
export interface Chance<Types extends GameTypes> {
  readonly kind: 'chance';
  /** All outcomes with their probabilities, in a game in which they are few. */
  readonly outcomes: readonly ChanceOutcome[] | undefined;
  readonly nodes: Map<string, Node<Types>>;
}

/** Most moves that a tree has room for: they take half a gigabyte to a whole one. */
export const MOST_TREE_MOVES = 20_000_000;

/** Return how many moves a tree can have at most, if later positions have no more moves than its root. */
export function mostMovesBelow<Types extends GameTypes>({ visits, next }: Node<Types>): number {
  const moves = next?.kind === 'decision' ? next.edges.length + next.untried.moves.length : 1;
  return visits * moves;
}

export function newNode<Types extends GameTypes>(state: Types['state']): Node<Types> {
  return { state, visits: 0, next: undefined };
}

/** Add the result of an iteration to sums by player, or the sums of some visits to others. */
export function addToSums(
  sums: PlayerSums | undefined,
  result: PerhapsExplained,
  visits = 1,
): PlayerSums {
  if (sums === undefined) {
    const { returns, scores, parts } = result;
    // An evaluation may use its lists again.
    const copies = { returns: [...returns], scores: scores && [...scores] };
    return { visits, ...copies, parts: parts && copyParts(parts) };
  }
  sums.visits += visits;
  add(sums.returns, result.returns);
  if (sums.scores && result.scores) add(sums.scores, result.scores);
  for (const name in sums.parts) add(sums.parts[name] ?? [], result.parts?.[name] ?? []);
  return sums;
}

function add(sums: number[], values: readonly number[]): void {
  for (let player = 0; player < sums.length; player++) {
    sums[player] = (sums[player] ?? 0) + (values[player] ?? 0);
  }
}

/** Begin with moves none of which has been tried: they are tried by their priors, else at random. */
export function untriedMoves<Move extends string>(
  given: readonly Move[],
  probabilities: readonly number[] | undefined,
  rng: Rng,
): Untried<Move> {
  const even = 1 / given.length;
  const moves = [...given];
  if (probabilities === undefined) {
    return { moves: shuffle(moves, rng), priors: undefined, next: moves.length - 1, prior: even };
  }
  const priors = moves.map((_, place) => probabilities[place] ?? even);
  const next = lastOfHighest(priors);
  return { moves, priors, next, prior: priors[next] ?? even };
}

/**
 * Return the place of the highest number, the last of several; -1 if there is none.
 *
 * Most nodes try few of their moves: looking for the highest prior each time takes less time than sorting.
 */
function lastOfHighest(numbers: readonly number[]): number {
  let best = numbers.length - 1;
  for (let place = best - 1; place >= 0; place--) {
    // Both places are within the list.
    if ((numbers[place] as number) > (numbers[best] as number)) best = place;
  }
  return best;
}

/** Remove the next move from those that have not been tried. */
export function dropNext(untried: Untried<string>): void {
  const { moves, priors, next } = untried;
  if (priors === undefined) {
    moves.pop();
    untried.next--;
    return;
  }
  moves.splice(next, 1);
  priors.splice(next, 1);
  untried.next = lastOfHighest(priors);
  untried.prior = priors[untried.next] ?? 0;
}

/** List the moves that have not been tried, the next one first. */
export function inOrder<Move extends string>({ moves, priors }: Untried<Move>): Move[] {
  // The sort is stable, and what comes later is tried first.
  const rated = moves.map((move, place) => ({ move, prior: priors?.[place] ?? 0 })).reverse();
  return rated.sort((one, other) => other.prior - one.prior).map(({ move }) => move);
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

/** Return the position after a move, with what is known of it; `undefined` if the move was not tried. */
export function nodeAfter<Types extends GameTypes>(
  { next }: Node<Types>,
  move: Types['move'],
): Node<Types> | undefined {
  return next?.kind === 'decision'
    ? next.edges.find((edge) => edge.move === move)?.node
    : undefined;
}

/** The tree after an agent's last move. */
export class Memory<Types extends GameTypes> {
  readonly #game: Game<Types>;
  #node: Node<Types> | undefined;

  constructor(game: Game<Types>) {
    this.#game = game;
  }

  /** Remember the position after a move, or nothing; what was remembered before is forgotten. */
  keep(node: Node<Types> | undefined): void {
    this.#node = node;
  }

  /** Take out what is known of a position, if the game came to it from the one that is remembered. */
  take(state: Types['state']): Node<Types> | undefined {
    const first = this.#node;
    // The rest of the tree need not stay in memory while the next search runs.
    this.#node = undefined;
    if (first === undefined || !this.#hasSameRules(first.state, state)) return undefined;
    const found = this.#findBelow(first, this.#keyOf(state), this.#game.playerToMove(state));
    // It and the next search share the room of one tree.
    return found !== undefined && mostMovesBelow(found) <= MOST_TREE_MOVES / 2 ? found : undefined;
  }

  /** Look for a position in which a player is to move, no further than where that player is to move. */
  #findBelow(node: Node<Types>, key: string, player: number): Node<Types> | undefined {
    if (this.#game.playerToMove(node.state) === player) {
      return this.#keyOf(node.state) === key ? node : undefined;
    }
    for (const each of childrenOf(node)) {
      const found = this.#findBelow(each, key, player);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #keyOf(state: Types['state']): string {
    // What the two strings leave out shows in the moves.
    return [...this.#game.encode(state), ...this.#game.legalMoves(state)].join();
  }

  #hasSameRules(one: Types['state'], other: Types['state']): boolean {
    const game = this.#game;
    const [before, now] = [game.rulesOf(one), game.rulesOf(other)];
    return differentSettings<Types['rules']>(game.settings, now, before).length === 0;
  }
}

function childrenOf<Types extends GameTypes>({ next }: Node<Types>): Iterable<Node<Types>> {
  if (next === undefined) return [];
  if (next.kind === 'decision') return next.edges.map(({ node }) => node);
  // Where outcomes are sampled, as the deals of Azul are, the one that happened is rarely among them.
  return next.outcomes === undefined ? [] : next.nodes.values();
}
