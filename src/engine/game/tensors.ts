/** States and moves of a game as numbers, for models that learn to play it. */
import { showValue } from '../../text/message.js';
import { sumOf } from './numbers.js';

/**
 * A block of consecutive numbers of an observation, which is a state as an array of numbers. {@link Tensors.layout}
 * lists the blocks.
 *
 * @typeParam Axis - the type of the names of axes
 */
export interface ObservationBlock<Axis extends string = string> {
  /** Name of the block, such as `score`; the same for the blocks of each seat. */
  readonly name: string;
  /**
   * The player that the block is about, counted in turn order from the observer, who is 0; `null` for a block that is
   * about no single player.
   */
  readonly seat: number | null;
  /** Index of the block's first number in the observation, from 0. */
  readonly offset: number;
  /** Length of the block: how many numbers it has, from 1. */
  readonly length: number;
  /**
   * Names of the block's axes, such as `row` and `column`, of which the last varies fastest; empty for a single number.
   */
  readonly axes: readonly Axis[];
  /** Size along each axis, in the order of `axes`; the product of the sizes is `length`. */
  readonly shape: readonly number[];
  /** The meaning of the numbers, in English words. */
  readonly meaning: string;
  /** The rule by which the meaning becomes a number, such as a divisor, in English words. */
  readonly scale: string;
  /** The lowest and the highest number that the block can have. */
  readonly range: readonly [lowest: number, highest: number];
}

/**
 * An action space: a fixed numbering of all moves under some rules, for models that learn to play. The same move of
 * another player has the same index. {@link Tensors.actionSpace} returns it; {@link actionSpaceOf} makes one for your
 * own game.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface ActionSpace<State, Move extends string> {
  /** Number of indices, which are the integers from 0 to size − 1. */
  readonly size: number;
  /**
   * Return a move's index.
   *
   * @param move - any move of a game by these rules, legal or not
   * @returns the index, from 0 to size − 1
   * @throws {@link DecodeError} for a malformed move, RangeError for one that has no index under these rules, where
   * the indices depend on them; a game of your own may throw other errors
   */
  indexOf(move: Move): number;
  /**
   * Return the legal move with an index.
   *
   * @param state - any state by these rules
   * @param index - the index, from 0 to size − 1
   * @returns the move in the game's notation, of the player to move
   * @throws RangeError if no legal move has the index
   */
  moveAt(state: State, index: number): Move;
  /**
   * Mark the legal moves of the player to move.
   *
   * @param state - any state by these rules
   * @param into - array of length `size` to overwrite, for programs that mark many states; a new one by default
   * @returns the array, by index: 1 for a legal move, 0 for any other; all 0 without a player to move
   * @throws RangeError if `into` has another length, or the state another number of players, where the indices depend
   * on it
   */
  mask(state: State, into?: Uint8Array): Uint8Array;
}

/**
 * The functions that turn states and moves of a game into numbers, for models that learn to play. For given rules, the
 * numbers change only with `version`. This is the type of {@link Game.tensors}.
 *
 * @typeParam Rules - the type of the game's complete rules
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface Tensors<Rules extends object, State, Move extends string> {
  /** Version of the layout and of the numbering, an integer from 1; a model works with one version only. */
  readonly version: number;
  /**
   * List the blocks of an observation: which of its numbers mean what.
   *
   * @param rules - complete rules, with every setting
   * @returns the blocks in order, without gaps
   */
  layout(rules: Rules): readonly ObservationBlock[];
  /**
   * Return a state as numbers, as a player sees it.
   *
   * @param state - any state
   * @param player - number of the observer in turn order, from 0
   * @param into - array of the observation's length to overwrite, for programs that observe many states; a new one by
   * default
   * @returns the array, as `layout` describes it
   * @throws RangeError if there is no such player, or `into` has another length
   */
  observe(state: State, player: number, into?: Float32Array): Float32Array;
  /**
   * Return the numbering of the moves.
   *
   * @param rules - complete rules, with every setting
   * @returns the action space; moves have the same indices for the same rules and version
   */
  actionSpace(rules: Rules): ActionSpace<State, Move>;
}

/** Return how many numbers an observation has. */
export function observationLength(layout: readonly ObservationBlock[]): number {
  return sumOf(layout.map(({ length }) => length));
}

/** A numbering of moves, with the function that lists the legal ones. {@link actionSpaceOf} takes it. */
interface NumberedMoves<State, Move extends string> {
  /** Number of indices, which are the integers from 0 to size − 1. */
  readonly size: number;
  /** Function that returns a move's index, from 0 to size − 1, and throws for a text that is not a move. */
  readonly indexOf: (move: Move) => number;
  /** Function that lists the legal moves of a state, in the game's notation. */
  readonly legalMoves: (state: State) => readonly Move[];
}

/**
 * Return an array of zeros: the one that is given, or a new one.
 *
 * @throws RangeError if the one that is given has another length
 */
export function cleared<Numbers extends Float32Array | Uint8Array>(
  given: Numbers | undefined,
  length: number,
  Kind: new (length: number) => Numbers,
): Numbers {
  if (given === undefined) return new Kind(length);
  if (given.length !== length) {
    throw new RangeError(`Array: found ${given.length} numbers, expected ${length}.`);
  }
  given.fill(0);
  return given;
}

/**
 * Make an action space of a numbering of moves, for a game of your own that models learn to play.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 * @param numbered - the number of indices, and functions that return the index of a move and the legal moves of a state
 * @returns the action space, frozen: its `moveAt` and `mask` go through the legal moves of a state
 *
 * @example
 * ```ts
 * import { actionSpaceOf } from 'azulejo/game';
 *
 * const indexOf = (move: string) => Number(move.charAt(1)) - 1;
 * const { mask, moveAt } = actionSpaceOf({ size: 3, indexOf, legalMoves: () => ['A1', 'A3'] });
 * [...mask('any state')]; // [1, 0, 1]
 * moveAt('any state', 2); // 'A3'
 * ```
 */
export function actionSpaceOf<State, Move extends string>({
  size,
  indexOf,
  legalMoves,
}: NumberedMoves<State, Move>): ActionSpace<State, Move> {
  return Object.freeze<ActionSpace<State, Move>>({
    size,
    indexOf,
    moveAt: (state, index) => {
      const move = legalMoves(state).find((each) => indexOf(each) === index);
      if (move !== undefined) return move;
      throw new RangeError(`Index: found ${showValue(index)}, expected the index of a legal move.`);
    },
    mask: (state, into) => {
      const mask = cleared(into, size, Uint8Array);
      for (const move of legalMoves(state)) mask[indexOf(move)] = 1;
      return mask;
    },
  });
}
