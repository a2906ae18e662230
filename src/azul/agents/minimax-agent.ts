/** The agent that searches the moves left in a round. */
import { knownOptions } from '../../boundary/values.js';
import { Numbering, numberOf } from '../../codec/notation.js';
import { hasLimit, MOST_ITERATIONS, startBudget } from '../../engine/agents/budget.js';
import {
  type AgentContext,
  type Budget,
  checkBudget,
  noLegalMove,
  rngOf,
  type SyncAgent,
} from '../../engine/game/agent.js';
import { listMoves } from '../../moves/list.js';
import type { Rng } from '../../random/rng.js';
import { at, boardOf, type Cells, playerCount } from '../../state/cells.js';
import { Board, Cell, PhaseIndex, Rule } from '../../state/layout.js';
import type { Move } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { chooseTiling } from './minimax/choose-tiling.js';
import { DraftSearch, newTables, type SearchLimits, type Tables } from './minimax/draft-search.js';
import { DraftTree, TreeNodes } from './minimax/draft-tree.js';
import { type BoardEvaluation, EVALUATION } from './minimax/outlook-weights.js';

/**
 * Iterations for a move where nothing else is said: positions with two players, some hundredths of a second, else lines,
 * a tenth of a second at the beginning of a round.
 */
const POSITIONS = 50_000;
const LINES = 5000;

/** The names of the options. */
const OPTIONS = ['iterations', 'milliseconds'] as const;

/** Write down what does not change within a round: rules, scores, mosaics and the bag. */
function roundOf(cells: Readonly<Cells>): string {
  const boards = Array.from({ length: playerCount(cells) }, (_, player) => {
    const board = boardOf(player);
    return [at(cells, board + Board.Score), cells.slice(board + Board.Mosaic, board + Board.Cells)];
  });
  const bag = cells.slice(Cell.Bag, Cell.Bag + Rule.Colours);
  return [at(cells, Cell.Settings), bag, ...boards].join();
}

/** Something that is made once a round. */
class OnceARound<Made> {
  readonly #make: (cells: Readonly<Cells>) => Made;
  #round = '';
  #made: Made | undefined;

  constructor(make: (cells: Readonly<Cells>) => Made) {
    this.#make = make;
  }

  /** Return what was made for a position's round. */
  of(cells: Readonly<Cells>): Made {
    const round = roundOf(cells);
    const made = round === this.#round ? this.#made : undefined;
    this.#round = round;
    this.#made = made ?? this.#make(cells);
    return this.#made;
  }
}

/** Return the number of a drafting move without the player. */
type Drafter = (
  cells: Readonly<Cells>,
  limits: SearchLimits,
  rng: Rng,
  isRepeatable: boolean,
) => number;

/** Make what chooses drafting moves: one search for two players, another for more. */
function drafterBy(evaluation: BoardEvaluation): Drafter {
  let tables: Tables | undefined;
  const searches = new OnceARound((cells) => {
    tables ??= newTables();
    return new DraftSearch(cells, evaluation, tables);
  });
  let nodes: TreeNodes | undefined;
  const trees = new OnceARound((cells) => {
    nodes ??= new TreeNodes();
    return new DraftTree(cells, evaluation, nodes);
  });
  return (cells, limits, rng, isRepeatable) => {
    if (playerCount(cells) !== 2) return trees.of(cells).run(cells, limits, rng);
    const search = searches.of(cells);
    // What depends on the time is never the same twice, so it may as well depend on the moves before.
    if (isRepeatable) search.forget();
    return search.run(cells, limits).move;
  };
}

/**
 * Make an agent that searches the moves left in the round, to its end where it can, all players doing their best for
 * the evaluation of the boards then: by alpha-beta with two, by Monte Carlo tree search with three and four.
 */
export function minimaxAgent(options?: Budget): SyncAgent<GameState, Move> {
  return minimaxBy(EVALUATION, options);
}

/** Make the agent with an evaluation of boards. */
export function minimaxBy(
  evaluation: BoardEvaluation,
  options?: Budget,
): SyncAgent<GameState, Move> {
  const asked: Budget = knownOptions('Options', options, OPTIONS);
  checkBudget(asked, MOST_ITERATIONS);
  const draft = drafterBy(evaluation);
  const chooseMove = (state: GameState, context: AgentContext): Move => {
    const cells = cellsOf(state);
    const rng = rngOf(context);
    const usual: Budget = { iterations: playerCount(cells) === 2 ? POSITIONS : LINES };
    const { limits, stopwatch } = startBudget(context, hasLimit(asked) ? asked : usual);
    const moves = listMoves(cells);
    const [first] = moves;
    if (first === undefined) throw noLegalMove();
    if (moves.length === 1) return first;
    if (at(cells, Cell.Phase) === PhaseIndex.Tiling) {
      return chooseTiling(cells, moves, evaluation) ?? first;
    }
    const { iterations } = limits;
    const searched: SearchLimits = {
      positions: iterations ?? Number.POSITIVE_INFINITY,
      isInTime: () => stopwatch === undefined || stopwatch.spent() < stopwatch.limit,
    };
    const number = draft(cells, searched, rng, stopwatch === undefined);
    return moves.find((move) => (numberOf(move) & Numbering.Move) === number) ?? first;
  };
  return { name: 'minimax', chooseMove };
}
