/**
 * Monte Carlo tree search, in any game.
 *
 * Each iteration selects a path from the root: by PUCT at decision nodes, by chance at chance nodes.
 * It expands a node, evaluates it, and backpropagates the values. Each player maximises their own
 * value, however many players there are.
 */

import { integerInRange, listOf, ownProperties } from '../../boundary/values.js';
import { pick, type Rng } from '../../random/rng.js';
import { showValue } from '../../text/message.js';
import type { ChanceEvents, ChanceOutcome, Game, GameTypes } from '../game/game.js';
import { dropOut } from '../game/playouts.js';
import { checkEvaluation, checkPriors, type PerhapsExplained, valuesOf } from './evaluation.js';
import { type MoveRating, ratingsOf, type Search } from './rating.js';
import {
  type CompleteOptions,
  checkSolution,
  completeOptions,
  type SearchOptions,
  solvedSearch,
} from './search-options.js';
import {
  addToSums,
  type Chance,
  type Decision,
  dropNext,
  type Edge,
  MOST_TREE_MOVES,
  mostMovesBelow,
  type Node,
  newNode,
  type Sums,
  untriedMoves,
} from './search-tree.js';

/** Maximum depth of a selected node, since a game may never end. */
const MOST_DEPTH = 500;

/** What happens where a player to move has no legal move. */
const DROPPED_OUT: ChanceOutcome = { event: '!', probability: 1 };

/** What an iteration backpropagates. */
interface Result extends PerhapsExplained {
  /** Values by player, which the search maximises. */
  readonly values: readonly number[];
}

/** A search of a tree. Callers hold it, so its tree is out of their reach, and neither it nor its class can be changed. */
class TreeSearch<Types extends GameTypes> implements Search<Types['move']> {
  readonly exact = false;
  readonly #game: Game<Types>;
  readonly #root: Node<Types>;
  readonly #rng: Rng;
  readonly #options: CompleteOptions<Types>;
  /** The states from the root to the node that is visited. */
  readonly #path: Types['state'][] = [];
  readonly #players: number;
  /** Number of moves in the tree, tried or not; estimated for a tree that was kept. */
  #moveCount: number;

  constructor(
    game: Game<Types>,
    root: Node<Types>,
    rng: Rng,
    options: CompleteOptions<Types>,
    moves: readonly Types['move'][] | undefined,
  ) {
    this.#game = game;
    this.#root = root;
    this.#rng = rng;
    this.#options = options;
    // The rules of a state that was not checked can have another number of players.
    this.#players = game.returns(root.state).length;
    this.#moveCount = mostMovesBelow(root);
    if (game.playerToMove(root.state) >= 0) root.next ??= this.#expand(root.state, moves);
    Object.freeze(TreeSearch.prototype);
    Object.freeze(this);
  }

  get iterations(): number {
    return this.#root.visits;
  }

  run(iterations: number): void {
    integerInRange('Iterations', iterations, 0);
    // The root is expanded only if there is a player to move.
    if (this.#root.next === undefined) return;
    for (let iteration = 0; iteration < iterations; iteration++) this.#visit(this.#root, 0);
  }

  moves(): MoveRating<Types['move']>[] {
    const { next } = this.#root;
    return next?.kind === 'decision' ? ratingsOf(next, this.#players) : [];
  }

  #visit(node: Node<Types>, depth: number): Result {
    const { state } = node;
    this.#path[depth] = state;
    node.visits++;
    if (this.#game.isOver(state)) return this.#evaluate(state, depth);
    if (node.next === undefined) {
      const isLeaf = node.visits === 1 || depth > MOST_DEPTH || this.#moveCount > MOST_TREE_MOVES;
      if (isLeaf) return this.#evaluate(state, depth);
      node.next = this.#expand(state);
    }
    return node.next.kind === 'decision'
      ? this.#decide(node, node.next, depth)
      : this.#visit(this.#draw(node, node.next), depth + 1);
  }

  #evaluate(state: Types['state'], depth: number): Result {
    const game = this.#game;
    const path = this.#path;
    const rng = this.#rng;
    const { evaluate, explain, points } = this.#options;
    path.length = depth + 1;
    const evaluation: PerhapsExplained =
      explain?.(path, rng) ??
      (game.isOver(state)
        ? { returns: game.returns(state), scores: game.scores?.(state) }
        : evaluate(state, rng));
    checkEvaluation(
      evaluation,
      explain ? 'Explanation' : game.isOver(state) ? 'Game' : 'Evaluation',
      this.#players,
    );
    const { returns, scores, parts } = evaluation;
    return { values: valuesOf(evaluation, points), returns, scores, parts };
  }

  #expand(state: Types['state'], only?: readonly Types['move'][]): Decision<Types> | Chance<Types> {
    const game = this.#game;
    const player = game.playerToMove(state);
    if (player < 0) {
      return { kind: 'chance', outcomes: game.chance?.outcomes?.(state), nodes: new Map() };
    }
    const moves = only ?? game.legalMoves(state);
    if (moves.length === 0) {
      // One outcome: the player can only drop out.
      const nodes = new Map([[DROPPED_OUT.event, newNode<Types>(dropOut(game, state))]]);
      return { kind: 'chance', outcomes: [DROPPED_OUT], nodes };
    }
    this.#moveCount += moves.length;
    const priors = this.#options.priors?.(state, moves);
    if (priors !== undefined) checkPriors(priors, moves);
    const untried = untriedMoves(moves, priors, this.#rng);
    return { kind: 'decision', player, edges: [], untried, visits: 0, value: 0 };
  }

  /** Select an edge, visit its node, and backpropagate. */
  #decide(node: Node<Types>, decision: Decision<Types>, depth: number): Result {
    const edge = this.#select(decision) ?? this.#addEdge(node, decision);
    const result = this.#visit(edge.node, depth + 1);
    backpropagate(edge, result, decision.player);
    backpropagate(decision, result, decision.player);
    if (depth === 0) edge.playerSums = addToSums(edge.playerSums, result);
    return result;
  }

  /**
   * Select the edge that is best by PUCT, or `undefined` if the next untried move is better. The value
   * of an untried move is assumed to be the mean of the node.
   */
  #select(decision: Decision<Types>): Edge<Types> | undefined {
    const exploration = this.#options.exploration * Math.sqrt(decision.visits);
    const { next, prior } = decision.untried;
    const isNextRated = next >= 0 && decision.visits > 0;
    let best: Edge<Types> | undefined;
    let most = isNextRated
      ? decision.value / decision.visits + exploration * prior
      : Number.NEGATIVE_INFINITY;
    for (const edge of decision.edges) {
      const { visits, value, prior } = edge;
      const score = value / visits + (exploration * prior) / (1 + visits);
      if (score > most) {
        most = score;
        best = edge;
      }
    }
    return best;
  }

  /** Add an edge for the untried move with the highest prior. */
  #addEdge({ state }: Node<Types>, { edges, untried }: Decision<Types>): Edge<Types> {
    // If no edge is selected, a move is left to try, unless an earlier iteration threw an error.
    const move = untried.moves[untried.next];
    if (move === undefined)
      throw new RangeError('Search: found a search that has failed, expected a new one.');
    const { prior } = untried;
    dropNext(untried);
    const node: Node<Types> = newNode(this.#game.applyMove(state, move));
    const edge = { move, prior, node, visits: 0, value: 0, playerSums: undefined };
    edges.push(edge);
    return edge;
  }

  /** Select an outcome of a chance node. */
  #draw({ state, visits }: Node<Types>, { nodes, outcomes }: Chance<Types>): Node<Types> {
    const { chance } = this.#game;
    // Only a game with chance has chance nodes.
    const events = chance as ChanceEvents<Types['state'], Types['chance']>;
    const event =
      outcomes === undefined
        ? events.sample(state, this.#rng)
        : leastVisited(outcomes, nodes, visits);
    const known = nodes.get(event);
    if (known !== undefined) return known;
    if (outcomes === undefined && nodes.size >= Math.ceil(Math.sqrt(visits))) {
      // More children would have too few visits: one of them is drawn in place of a new outcome.
      return [...nodes.values()][pick(this.#rng, nodes.size)] as Node<Types>;
    }
    const node: Node<Types> = newNode(events.apply(state, event));
    nodes.set(event, node);
    return node;
  }
}

/**
 * Return the outcome with the fewest visits relative to its probability. So visits are in proportion
 * to the probabilities, with less noise than random draws would have.
 */
function leastVisited<Types extends GameTypes>(
  outcomes: readonly ChanceOutcome[],
  nodes: ReadonlyMap<string, Node<Types>>,
  visits: number,
): string {
  let chosen = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const { event, probability } of outcomes) {
    const missing = probability * visits - (nodes.get(event)?.visits ?? 0);
    if (missing > most) {
      most = missing;
      chosen = event;
    }
  }
  return chosen;
}

function backpropagate(sums: Sums, { values }: Result, player: number): void {
  sums.visits++;
  sums.value += values[player] ?? 0;
}

/** How a search begins. */
interface Beginning<Types extends GameTypes> {
  /** The moves of the position that are searched; all that are legal by default. */
  readonly moves?: readonly Types['move'][] | undefined;
  /** The position with what is known of it from an earlier search; nothing by default. */
  readonly root?: Node<Types>;
  /** Whether there is time left to solve the position; always by default. */
  readonly isInTime?: (() => boolean) | undefined;
}

/**
 * Begin a search.
 *
 * @param game - the rules
 * @param state - the position to search
 * @param rng - all random numbers of the search
 * @param options - search options
 * @param beginning - the moves to search, the tree to start from, and the time to solve
 * @throws RangeError if a number is out of its range, a move is not legal, or a solution does not have every legal move
 */
export function beginSearch<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  rng: Rng,
  options: SearchOptions<Types['state'], Types['move']>,
  beginning: Beginning<Types>,
): Search<Types['move']> {
  const { moves, root = newNode(state), isInTime } = ownProperties('Beginning', beginning);
  const only = moves === undefined ? undefined : checkedMoves(game, state, moves);
  const complete = completeOptions(game, options);
  const player = game.playerToMove(state);
  const solved = player < 0 ? undefined : complete.solve?.(state, isInTime);
  if (solved === undefined) return new TreeSearch(game, root, rng, complete, only);
  checkSolution(solved, game.legalMoves(state));
  return solvedSearch(solved, player, complete.points, only);
}

/** Copy a list of moves, at least one, that must be legal. */
function checkedMoves<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  given: readonly Types['move'][],
): readonly Types['move'][] {
  const moves = [...new Set(listOf('Moves', given, 'a list of moves'))];
  const legal = new Set<unknown>(game.legalMoves(state));
  const wrong = moves.find((move) => !legal.has(move));
  if (moves.length > 0 && wrong === undefined) return moves;
  const found = moves.length === 0 ? 'none' : showValue(wrong);
  throw new RangeError(`Moves: found ${found}, expected legal moves, at least one.`);
}
