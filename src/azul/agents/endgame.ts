/**
 * The last round of a game of two, solved: what best play leads to, without chance or estimates.
 *
 * With two players the game ends by a complete mosaic row alone: 20 tiles or more are always in the
 * bag or the discard, as mosaics and storages hold 80.
 */
import { integerInRange, knownOptions } from '../../boundary/values.js';
import { notationOf, numberOf } from '../../codec/notation.js';
import { play, playerToMove, playTiling } from '../../moves/legal.js';
import { listMoves } from '../../moves/list.js';
import { endRound } from '../../moves/round.js';
import { at, boardOf, type Cells, playerCount } from '../../state/cells.js';
import { Board, Cell, PhaseIndex } from '../../state/layout.js';
import type { Move } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { winShares } from '../api/score.js';
import { BestTilings } from './best-tilings.js';

/** Options of {@link solveEndgame}, which limit its work; all have defaults. */
export interface EndgameOptions {
  /**
   * Maximum number of positions to look at, an integer from 1 to 10,000,000; 200,000 by default, which takes about a
   * second.
   */
  readonly positions?: number | undefined;
}

/**
 * A move, and the result of the game if both players play their best after it. {@link Endgame} lists them.
 */
export interface EndgameMove {
  /** The move in the notation of records, such as `ACdF`. */
  readonly move: Move;
  /** The win share of the player who moves: 1 for a win, 0.5 for a shared win, 0 for a loss. */
  readonly winShare: number;
  /** The points by which the player who moves is ahead at the end of the game; below 0 if behind. */
  readonly lead: number;
}

/** A solved endgame, as {@link solveEndgame} returns it. */
export interface Endgame {
  /** Every legal move, best first; ties in the order of `legalMoves`. */
  readonly moves: readonly EndgameMove[];
  /** Best play of both players to the end of the round, beginning with the first of these moves. */
  readonly line: readonly Move[];
  /** Number of positions that were looked at, for comparison with the option `positions`. */
  readonly positions: number;
}

/** How many positions are looked at: by default, and at most, as their values have to fit into memory. */
const POSITIONS = 200_000;
export const MOST_POSITIONS = 10_000_000;

/**
 * Solve the last round of a game of two players exactly: compute the result of each legal move under best play.
 *
 * Both players play for the win, then for the largest lead in points. A round can be solved if no tile will be dealt
 * after it: if a mosaic row will be complete at its end whatever both players do.
 *
 * @param state - any state
 * @param options - the maximum number of positions to look at
 * @returns the result of each legal move; `undefined` if the game may continue after this round, if
 * there is no legal move, with three or four players, or if there are more positions than allowed
 * @throws RangeError if `positions` is not an integer from 1 to 10,000,000; TypeError if the options are not an
 * object, one is unknown, or `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = decodeState([
 *   'AFCbbbccccddB0000000000D1007100710',
 *   'A50Mc00a01b02d03a10b11d12c13e21c22b23d31a32e33S0e12d34a4FB41Md00a01b02c03a10e11c12d13e20d21c30a32b40S0e11b22b33e34d2Fef',
 * ]);
 * const { moves: [best, second] = [] } = solveEndgame(state) ?? {};
 * best; // { move: 'ACdF', winShare: 1, lead: 6 }
 * second; // { move: 'ACbF', winShare: 0, lead: -1 }
 * ```
 */
export function solveEndgame(state: GameState, options?: EndgameOptions): Endgame | undefined {
  const { positions = POSITIONS } = knownOptions('Options', options, ['positions']);
  const most = integerInRange('Positions', positions, 1, MOST_POSITIONS);
  const cells = cellsOf(state);
  return isEndgame(cells) ? new Solver(most).solve(cells) : undefined;
}

/** Whether two players are left to move in a position, which may be the last round. */
function isEndgame(cells: Readonly<Cells>): boolean {
  return playerCount(cells) === 2 && playerToMove(cells) >= 0;
}

/**
 * Return the lines of best play that follow each legal move, the best move first.
 *
 * @param positions - most positions to look at, from 1: those of the lines also count
 * @param isInTime - whether there is time left; always by default
 * @returns `undefined` where {@link solveEndgame} has no answer, or there was not enough time
 */
export function solveLines(
  state: GameState,
  positions: number,
  isInTime?: () => boolean,
): readonly (readonly Move[])[] | undefined {
  const cells = cellsOf(state);
  return isEndgame(cells) ? new Solver(positions, isInTime).solveLines(cells) : undefined;
}

/** Steps between two looks at the clock, each a position or a board to tile: a millisecond or two. */
const CLOCK_INTERVAL = 256;

/** What a win counts, beyond any lead in points. */
const WIN = 10_000;

/** A bound of a position's value that is known. */
interface Known {
  readonly value: number;
  /** Whether the value is exact, at least this, or at most this. */
  readonly bound: 'exact' | 'least' | 'most';
}

/** A search over the drafts that are left. Values are those for the first player. */
class Solver {
  /** Whether a game was found that continues, or there was too much to look at, or too little time. */
  #failed = false;
  #positions = 0;
  #steps = 0;
  readonly #tilings = new BestTilings(() => this.#isStopped());
  readonly #known = new Map<string, Known>();
  readonly #most: number;
  readonly #isInTime: () => boolean;

  constructor(most: number, isInTime = () => true) {
    this.#most = most;
    this.#isInTime = isInTime;
  }

  solve(cells: Readonly<Cells>): Endgame | undefined {
    const sorted = this.#sortMoves(cells);
    const line = this.#bestLine(cells, sorted[0]?.[0]);
    if (this.#failed) return undefined;
    return {
      moves: sorted.map(([move, value]) => ({ move, ...partsOf(value) })),
      line,
      positions: this.#positions,
    };
  }

  solveLines(cells: Readonly<Cells>): Move[][] | undefined {
    const lines = this.#sortMoves(cells).map(([move]) => this.#bestLine(cells, move));
    return this.#failed ? undefined : lines;
  }

  /** List the moves with their values for the player who moves, the best first; stop if it fails. */
  #sortMoves(cells: Readonly<Cells>): [move: Move, value: number][] {
    const isFirst = playerToMove(cells) === 0;
    const values = new Map<Move, number>();
    for (const move of listMoves(cells)) {
      const value = this.#valueAfter(cells, move);
      if (this.#failed) return [];
      values.set(move, isFirst ? value : 0 - value);
    }
    return [...values].sort(([, one], [, other]) => other - one);
  }

  #valueAfter(
    cells: Readonly<Cells>,
    move: Move,
    least = Number.NEGATIVE_INFINITY,
    most = Number.POSITIVE_INFINITY,
  ): number {
    const next = cells.slice();
    play(next, numberOf(move));
    return this.#value(next, least, most);
  }

  /** Return the value of a position, as far as it lies between two bounds (alpha-beta). */
  #value(cells: Cells, least: number, most: number): number {
    this.#positions++;
    if (this.#positions > this.#most) this.#failed = true;
    if (this.#isStopped()) return 0;
    if (at(cells, Cell.Phase) !== PhaseIndex.Drafting) return this.#finalValue(cells);
    const key = cells.join();
    const known = this.#known.get(key);
    if (known !== undefined && isEnough(known, least, most)) return known.value;
    const value = this.#bestValue(cells, least, most);
    const bound = value <= least ? 'most' : value >= most ? 'least' : 'exact';
    this.#known.set(key, { value, bound });
    return value;
  }

  /** Whether to go no further. Each call is a step, and fails if there is no time left. */
  #isStopped(): boolean {
    this.#steps++;
    if (this.#steps % CLOCK_INTERVAL === 0 && !this.#isInTime()) this.#failed = true;
    return this.#failed;
  }

  #bestValue(cells: Readonly<Cells>, least: number, most: number): number {
    const isFirst = at(cells, Cell.Turn) === 0;
    let [low, high] = [least, most];
    let best = isFirst ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const move of listMoves(cells).sort(byTarget)) {
      const value = this.#valueAfter(cells, move, low, high);
      best = isFirst ? Math.max(best, value) : Math.min(best, value);
      if (isFirst) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high || this.#failed) break;
    }
    return best;
  }

  /** Return the value once all tiles are drafted: each player tiles so as to have most. */
  #finalValue(cells: Cells): number {
    let isLast = false;
    for (let player = 0; player < playerCount(cells); player++) {
      const tiling = this.#tilings.of(cells, player);
      isLast ||= tiling.completesRow;
      if (this.#failed) return 0;
      for (const number of tiling.numbers) playTiling(cells, number);
    }
    // What a player tiles decides whether the game continues unless another row is complete anyway.
    if (!isLast || !endRound(cells)) {
      this.#failed = true;
      return 0;
    }
    const [first = 0, second = 0] = winShares(cells);
    const lead = at(cells, boardOf(0) + Board.Score) - at(cells, boardOf(1) + Board.Score);
    return WIN * (first - second) + lead;
  }

  /** List best play, from a first move on. */
  #bestLine(cells: Readonly<Cells>, first: Move | undefined): Move[] {
    const line: Move[] = [];
    const position = cells.slice();
    for (let move = first; move !== undefined; move = this.#bestMove(position)) {
      line.push(move);
      play(position, numberOf(move));
    }
    return line;
  }

  #bestMove(cells: Readonly<Cells>): Move | undefined {
    const player = playerToMove(cells);
    if (player < 0) return undefined;
    if (at(cells, Cell.Phase) === PhaseIndex.Tiling) {
      const [number] = this.#tilings.of(cells, player).numbers;
      return number === undefined ? undefined : notationOf(number);
    }
    let best: Move | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of listMoves(cells)) {
      const value = this.#valueAfter(cells, move);
      const own = player === 0 ? value : -value;
      if (own <= most) continue;
      best = move;
      most = own;
    }
    return best;
  }
}

/** Whether what is known of a value is enough to continue with. */
function isEnough({ value, bound }: Known, least: number, most: number): boolean {
  if (bound === 'exact') return true;
  return bound === 'least' ? value >= most : value <= least;
}

/** Sort moves so that those that fill the lower rows come first, and the floor last. */
function byTarget(one: Move, other: Move): number {
  return rankOf(other) - rankOf(one);
}

/** Return the row of a drafting move; the floor comes before all rows. */
function rankOf(move: Move): number {
  const target = move.charCodeAt(3);
  return target > ZERO + 4 ? ZERO - 1 : target;
}

const ZERO = '0'.charCodeAt(0);

/** Take a value for the player to move apart. */
function partsOf(value: number): Omit<EndgameMove, 'move'> {
  const difference = Math.round(value / WIN);
  return { winShare: (1 + difference) / 2, lead: value - WIN * difference };
}
