/** The agent that searches the moves left in a round by minimax, with two players. */
import { knownOptions, ownProperties } from '../../boundary/values.js';
import { Numbering, numberOf } from '../../codec/notation.js';
import { checkBudget, startStopwatch } from '../../engine/agents/budget.js';
import {
  type AgentContext,
  type Budget,
  noLegalMove,
  rngOf,
  type SyncAgent,
} from '../../engine/game/agent.js';
import { listMoves } from '../../moves/list.js';
import { at, boardOf, type Cells, playerCount } from '../../state/cells.js';
import { Board, Cell, PhaseIndex, Rule } from '../../state/layout.js';
import type { Move } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { chooseTiling } from './minimax/choose-tiling.js';
import { DraftSearch, newTables, type SearchLimits, type Tables } from './minimax/draft-search.js';
import { type BoardEvaluation, EVALUATION } from './minimax/outlook-weights.js';
import { searchAgent } from './search-agent.js';

/** Positions for a move where nothing else is said: some hundredths of a second. */
const POSITIONS = 50_000;

/** The names of the options. */
const OPTIONS = ['iterations', 'milliseconds'] as const;

/** Write down what does not change within a round: rules, scores, mosaics and the bag. */
function roundOf(cells: Readonly<Cells>): string {
  const boards = [0, 1].map((player) => {
    const board = boardOf(player);
    return [at(cells, board + Board.Score), cells.slice(board + Board.Mosaic, board + Board.Cells)];
  });
  const bag = cells.slice(Cell.Bag, Cell.Bag + Rule.Colours);
  return [at(cells, Cell.Settings), bag, ...boards].join();
}

/** The search of the round that was searched last. */
class RoundMemory {
  readonly #evaluation: BoardEvaluation;
  #round = '';
  #search: DraftSearch | undefined;
  #tables: Tables | undefined;

  constructor(evaluation: BoardEvaluation) {
    this.#evaluation = evaluation;
  }

  /**
   * Return the search of a position's round.
   *
   * @param isFresh - whether it must know nothing from before
   */
  searchOf(cells: Readonly<Cells>, isFresh: boolean): DraftSearch {
    const round = roundOf(cells);
    const known = round === this.#round ? this.#search : undefined;
    if (known !== undefined) {
      if (isFresh) known.forget();
      return known;
    }
    this.#tables ??= newTables();
    const search = new DraftSearch(cells, this.#evaluation, this.#tables);
    this.#round = round;
    this.#search = search;
    return search;
  }
}

function hasLimit({ iterations, milliseconds }: Budget): boolean {
  return iterations !== undefined || milliseconds !== undefined;
}

/**
 * Make an agent that searches the moves left in the round, to its end where it can: by alpha-beta, both players doing
 * their best for the evaluation of the boards then. With three and four players it is the search.
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
  const own: Budget = hasLimit(asked) ? asked : { iterations: POSITIONS };
  checkBudget(own);
  const forMore = searchAgent(asked);
  const memory = new RoundMemory(evaluation);
  const chooseMove = (state: GameState, context: AgentContext): Move => {
    const cells = cellsOf(state);
    if (playerCount(cells) !== 2) return forMore.chooseMove(state, context);
    rngOf(context);
    const { budget, now } = ownProperties('Context', context);
    const given: Budget = ownProperties('Budget', budget);
    const { iterations, milliseconds } = hasLimit(given) ? given : own;
    const stopwatch = startStopwatch({ iterations, milliseconds }, now);
    const moves = listMoves(cells);
    const [first] = moves;
    if (first === undefined) throw noLegalMove();
    if (moves.length === 1) return first;
    if (at(cells, Cell.Phase) === PhaseIndex.Tiling) {
      return chooseTiling(cells, moves, evaluation) ?? first;
    }
    const limits: SearchLimits = {
      positions: iterations ?? Number.POSITIVE_INFINITY,
      isInTime: () => stopwatch === undefined || stopwatch.spent() < stopwatch.limit,
    };
    // What depends on the time is never the same twice, so it may as well depend on the moves before.
    const found = memory.searchOf(cells, stopwatch === undefined).run(cells, limits);
    return moves.find((move) => (numberOf(move) & Numbering.Move) === found.move) ?? first;
  };
  return { name: 'minimax', chooseMove };
}
