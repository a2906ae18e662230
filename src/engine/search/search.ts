/**
 * Monte Carlo tree search, in any game that keeps the contract.
 *
 * An iteration goes down the tree from the position that is searched: by the promise of the moves
 * where somebody moves, by chance where chance decides. It ends where a position is new or over.
 * What this end is worth to each player counts for the moves on the way, each for the player who
 * made it: so everybody looks after themself, be they two or more.
 *
 * @packageDocumentation
 */
import { pick } from '../../random/pick.js';
import type { Rng } from '../../random/rng.js';
import type { GameRules } from '../game/game.js';
import type { Prospect } from './estimate.js';
import { type MoveRating, ratingsOf } from './rating.js';
import { type CompleteSettings, completeSettings, type SearchSettings } from './settings.js';
import {
  type Branch,
  type Chances,
  type Choice,
  candidatesOf,
  freshNode,
  type Node,
  type Yield,
} from './tree.js';
import { worthOf } from './worth.js';

/** Search a position, as long as one likes. */
export interface Search<Move extends string = string> {
  /** Number of iterations so far. */
  readonly iterations: number;
  /** Search on, for a number of iterations; where nobody moves, nothing happens. */
  run(iterations: number): void;
  /** Rate every legal move, the best first; none where nobody moves. */
  moves(): MoveRating<Move>[];
}

/** Deepest position that an iteration goes to, as a game need not end. */
const MOST_DEPTH = 500;

/** Tell how many events of chance are looked at, by the number of visits. */
function mostEvents(visits: number): number {
  return Math.ceil(Math.sqrt(visits));
}

/** What an iteration came to: what it is worth to each player, and each one's share of the win. */
interface End {
  readonly worth: readonly number[];
  readonly returns: readonly number[];
}

class TreeSearch<State, Move extends string, Chance extends string> implements Search<Move> {
  private readonly root: Node<State, Move>;

  constructor(
    private readonly game: GameRules<State, Move, Chance>,
    state: State,
    private readonly rng: Rng,
    private readonly settings: CompleteSettings<State, Move>,
  ) {
    this.root = freshNode(state);
    if (game.mover(state) >= 0) this.root.next = this.expand(state);
  }

  get iterations(): number {
    return this.root.visits;
  }

  run(iterations: number): void {
    // Where nobody moves there is nothing to find out.
    if (this.root.next === undefined) return;
    for (let iteration = 0; iteration < iterations; iteration++) this.visit(this.root, 0);
  }

  moves(): MoveRating<Move>[] {
    const { next } = this.root;
    return next?.kind === 'choice' ? ratingsOf(next, this.game.players(this.root.state)) : [];
  }

  private visit(node: Node<State, Move>, depth: number): End {
    const { game, settings, rng } = this;
    const { state } = node;
    node.visits++;
    if (game.isOver(state)) {
      return this.endOf({ returns: game.returns(state), scores: game.scores(state) });
    }
    if (node.next === undefined) {
      if (node.visits === 1 || depth > MOST_DEPTH) return this.endOf(settings.estimate(state, rng));
      node.next = this.expand(state);
    }
    return node.next.kind === 'choice'
      ? this.choose(node, node.next, depth)
      : this.visit(this.draw(node, node.next), depth + 1);
  }

  private endOf(prospect: Prospect): End {
    return { worth: worthOf(prospect, this.settings.points), returns: prospect.returns };
  }

  private expand(state: State): Choice<State, Move> | Chances<State, Move> {
    const mover = this.game.mover(state);
    if (mover < 0) return { kind: 'chances', nodes: new Map() };
    const moves = this.game.legalMoves(state);
    const untried = candidatesOf(moves, this.settings.priors?.(state, moves), this.rng);
    return { kind: 'choice', mover, branches: [], untried, visits: 0, worth: 0, wins: 0 };
  }

  /** Make the most promising move. */
  private choose(node: Node<State, Move>, choice: Choice<State, Move>, depth: number): End {
    const branch = this.promising(choice) ?? this.tryNext(node, choice);
    const end = this.visit(branch.node, depth + 1);
    count(branch, end, choice.mover);
    count(choice, end, choice.mover);
    return end;
  }

  /**
   * Find the most promising branch; none where the move to be tried next promises more. That one
   * is taken to be worth as much as the others on average.
   */
  private promising(choice: Choice<State, Move>): Branch<State, Move> | undefined {
    const curiosity = this.settings.exploration * Math.sqrt(choice.visits);
    const next = choice.untried.at(-1);
    const isNextBetter = next !== undefined && choice.visits > 0;
    let best: Branch<State, Move> | undefined;
    let most = isNextBetter ? choice.worth / choice.visits + curiosity * next.prior : -1;
    for (const branch of choice.branches) {
      const { visits, worth, prior } = branch;
      const promise = worth / visits + (curiosity * prior) / (1 + visits);
      if (promise > most) {
        most = promise;
        best = branch;
      }
    }
    return best;
  }

  private tryNext({ state }: Node<State, Move>, { branches, untried }: Choice<State, Move>) {
    // One is left wherever no branch promises most.
    const { move, prior } = untried.pop() as (typeof untried)[number];
    const node: Node<State, Move> = freshNode(this.game.apply(state, move));
    const branch: Branch<State, Move> = { move, prior, node, visits: 0, worth: 0, wins: 0 };
    branches.push(branch);
    return branch;
  }

  /**
   * Let chance decide. There may be more events than can be looked at: as many are as the number of
   * visits allows, and then any of them stands for those that are left out.
   */
  private draw({ state, visits }: Node<State, Move>, { nodes }: Chances<State, Move>) {
    const event = this.game.sampleChance(state, this.rng);
    const known = nodes.get(event);
    if (known !== undefined) return known;
    if (nodes.size >= mostEvents(visits)) {
      // There is one at least.
      return [...nodes.values()][pick(this.rng, nodes.size)] as Node<State, Move>;
    }
    const node: Node<State, Move> = freshNode(this.game.applyChance(state, event));
    nodes.set(event, node);
    return node;
  }
}

function count(sum: Yield, { worth, returns }: End, player: number): void {
  sum.visits++;
  sum.worth += worth[player] ?? 0;
  sum.wins += returns[player] ?? 0;
}

/**
 * Begin a search.
 *
 * @param game - the rules
 * @param state - the position to search
 * @param rng - all that the search leaves to chance
 * @param settings - how to search
 * @throws RangeError if a number is out of its range
 */
export function beginSearch<State, Move extends string, Chance extends string>(
  game: GameRules<State, Move, Chance>,
  state: State,
  rng: Rng,
  settings: SearchSettings<State, Move> = {},
): Search<Move> {
  return new TreeSearch(game, state, rng, completeSettings(game, settings));
}
