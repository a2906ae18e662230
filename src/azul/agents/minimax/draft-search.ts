/**
 * Alpha-beta search of the drafting moves that are left in a round, for two players.
 *
 * It deepens ply by ply. Where the depth ends, both players take the most promising move until no tile is left. At
 * first only the most promising moves of each position are tried; once all lines reach the end of the round, twice as
 * many. docs/internals/minimax.md tells what was tried.
 */

import type { Cells } from '../../../state/cells.js';
import { roundsLeft } from '../trained-evaluation.js';
import { DraftPosition, MOST_PLIES, read } from './draft-position.js';
import { MoveOrder } from './move-order.js';
import type { BoardEvaluation } from './outlook-weights.js';
import { Bound, PositionTable } from './position-table.js';
import { RoundEnds } from './round-ends.js';
import { COMPLETE, effortOf, isEnough, movesTried, reachesEnd, reductionOf } from './selection.js';

/** What a search found. */
export interface Found {
  /** The best move, by its number without the player. */
  readonly move: number;
  /** The value of the position for the player to move: of the last depth that was searched whole. */
  readonly value: number;
  /** Positions that were looked at. */
  readonly positions: number;
  /** Whether every move was tried to the end of the round. */
  readonly isComplete: boolean;
}

/** How long to search. */
export interface SearchLimits {
  /** Most positions to look at, 1 or more. */
  readonly positions: number;
  /** Whether there is time left. */
  readonly isInTime: () => boolean;
}

/** What searches remember of positions: kept from round to round, as it is large. */
export interface Tables {
  readonly values: PositionTable;
  /** What positions come to if both players take the most promising moves. */
  readonly finishes: PositionTable;
}

/** Make tables of ten megabytes. */
export function newTables(): Tables {
  return { values: new PositionTable(2 ** 18), finishes: new PositionTable(2 ** 16) };
}

/** More than any value. */
const INFINITE = 2 ** 28;

/** How much the score of a move is raised that is to be tried first. */
const BEST_FIRST = 2 ** 24;
const KILLER_FIRST = 2 ** 22;

/** Positions between two looks at the clock. */
const CLOCK_INTERVAL = 256;

/** A search of the positions of one round. */
export class DraftSearch {
  readonly #position = new DraftPosition();
  readonly #order = new MoveOrder();
  readonly #ends: RoundEnds;
  readonly #table: PositionTable;
  readonly #finishes: PositionTable;
  /** By ply: two moves that were too good for the other player lately, and where a line is in the table. */
  readonly #killers = new Int32Array(2 * (MOST_PLIES + 1));
  readonly #places = new Int32Array(MOST_PLIES + 1);
  /** How many rounds are to come after this one, at least. */
  readonly #rounds: number;
  #limits: SearchLimits = { positions: 1, isInTime: () => true };
  #positions = 0;
  #nextLook = 0;
  #isStopped = false;
  #bestMove = -1;
  /** How often a line was not searched to the end of the round, and how often moves were not tried. */
  #depthCuts = 0;
  #widthCuts = 0;
  /** How often the number of moves that are tried has been doubled. */
  #widenings = 0;

  /** @param cells - any position of the round, in a game of two */
  constructor(cells: Readonly<Cells>, evaluation: BoardEvaluation, tables: Tables = newTables()) {
    this.#table = tables.values;
    this.#finishes = tables.finishes;
    this.#ends = new RoundEnds(cells, evaluation);
    this.#rounds = Math.max(0, roundsLeft(cells) - 1);
    this.forget();
  }

  /** Forget all positions, so that the next search depends on nothing before. */
  forget(): void {
    this.#table.clear();
  }

  /**
   * Find the best move.
   *
   * @param cells - a position of the round, in the drafting phase
   */
  run(cells: Readonly<Cells>, limits: SearchLimits): Found {
    this.#position.read(cells);
    this.#order.read(this.#position, this.#ends, this.#rounds);
    this.#bestMove = this.#order.bestOf(this.#position);
    this.#killers.fill(-1);
    // The moves of the line to the end are others from another position on.
    this.#finishes.clear();
    this.#limits = limits;
    this.#positions = 0;
    this.#nextLook = Math.min(CLOCK_INTERVAL, limits.positions);
    this.#isStopped = false;
    return this.#deepen();
  }

  #deepen(): Found {
    let value = 0;
    let isComplete = false;
    this.#widenings = 0;
    for (let depth = 1; !isComplete; ) {
      this.#depthCuts = 0;
      this.#widthCuts = 0;
      const found = this.#search(depth, -INFINITE, INFINITE);
      if (this.#isStopped) break;
      value = found;
      if (this.#depthCuts > 0) depth++;
      else if (this.#widthCuts > 0) this.#widenings++;
      else isComplete = true;
    }
    return { move: this.#bestMove, value, positions: this.#positions, isComplete };
  }

  /** Count a position, and stop where the limits say so. */
  #count(): void {
    this.#positions++;
    if (this.#positions < this.#nextLook) return;
    const { positions, isInTime } = this.#limits;
    this.#nextLook = Math.min(this.#positions + CLOCK_INTERVAL, positions);
    if (this.#positions >= positions || !isInTime()) this.#isStopped = true;
  }

  /** Return the value of the position for the player to move, as far as it lies between two bounds. */
  #search(depth: number, alpha: number, beta: number): number {
    const position = this.#position;
    if (position.filled === 0) return this.#ends.valueOf(position);
    this.#count();
    if (this.#isStopped) return 0;

    const table = this.#table;
    const place = table.placeOf(position);
    const isKnown = table.isKnown(place, position);
    if (isKnown && isEnough(table.effortAt(place), depth, this.#widenings)) {
      const value = table.valueAt(place);
      if (table.isWithin(place, alpha, beta)) return this.#remember(place, value);
    }
    if (depth === 0) return this.#finish();

    const depthCuts = this.#depthCuts;
    const widthCuts = this.#widthCuts;
    const bestBefore = isKnown ? table.moveAt(place) : -1;
    const value = this.#tryMoves(
      depth,
      alpha,
      beta,
      position.ply === 0 ? this.#bestMove : bestBefore,
    );
    if (this.#isStopped) return 0;
    const effort = effortOf(
      depth,
      this.#widenings,
      this.#depthCuts > depthCuts,
      this.#widthCuts > widthCuts,
    );
    const bound = value >= beta ? Bound.AtLeast : value <= alpha ? Bound.AtMost : Bound.Exact;
    table.store(place, position, value, bound, this.#order.chosenAt(position.ply), effort);
    return value;
  }

  /** Take a value from the table. */
  #remember(place: number, value: number): number {
    const effort = this.#table.effortAt(place);
    if (effort < COMPLETE) this.#widthCuts++;
    if (!reachesEnd(effort)) this.#depthCuts++;
    if (this.#position.ply === 0) this.#bestMove = this.#table.moveAt(place);
    return value;
  }

  /** Try the moves of a position, the most promising first, and return the value of the best. */
  #tryMoves(depth: number, alpha: number, beta: number, first: number): number {
    const position = this.#position;
    const order = this.#order;
    const { ply } = position;
    const count = order.list(position);
    const killer = read(this.#killers, 2 * ply);
    order.raise(ply, count, first, BEST_FIRST);
    order.raise(ply, count, killer, KILLER_FIRST);
    order.raise(ply, count, read(this.#killers, 2 * ply + 1), KILLER_FIRST);
    const tried = movesTried(count, ply, depth, this.#widenings);
    if (tried < count) this.#widthCuts++;

    let best = -INFINITE;
    let low = alpha;
    for (let index = 0; index < tried && low < beta; index++) {
      order.bringBest(ply, index, count);
      const move = order.moveAt(ply, index);
      position.play(move);
      const value =
        index === 0
          ? -this.#search(depth - 1, -beta, -low)
          : this.#compare(index, depth, low, beta);
      position.undo();
      if (this.#isStopped) return 0;
      if (value <= best) continue;
      best = value;
      low = Math.max(low, value);
      order.choose(ply, move);
      if (ply === 0) this.#bestMove = move;
    }
    const chosen = order.chosenAt(ply);
    if (best >= beta && chosen !== killer) {
      this.#killers[2 * ply + 1] = killer;
      this.#killers[2 * ply] = chosen;
    }
    return best;
  }

  /** Find out whether a move that was played is better than the best so far, and only then by how much. */
  #compare(index: number, depth: number, low: number, beta: number): number {
    const less = reductionOf(index, depth);
    if (less > 0) {
      const value = -this.#search(depth - 1 - less, -low - 1, -low);
      if (value <= low) return value;
    }
    const value = -this.#search(depth - 1, -low - 1, -low);
    return value > low && value < beta ? -this.#search(depth - 1, -beta, -low) : value;
  }

  /** Let both players take the most promising moves to the end of the round. */
  #finish(): number {
    const position = this.#position;
    const finishes = this.#finishes;
    const { ply } = position;
    this.#depthCuts++;
    let value = 0;
    for (;;) {
      if (position.filled === 0) {
        value = this.#ends.valueOf(position);
        break;
      }
      const place = finishes.placeOf(position);
      if (finishes.isKnown(place, position)) {
        value = finishes.valueAt(place);
        break;
      }
      this.#positions++;
      this.#places[position.ply] = place;
      position.play(this.#order.bestOf(position));
    }
    while (position.ply > ply) {
      position.undo();
      value = -value;
      finishes.store(read(this.#places, position.ply), position, value, Bound.Exact, 0, 0);
    }
    return value;
  }
}
