/** States and moves of a game as numbers, for models that learn to play it. */
import { showValue } from '../../text/message.js';

/** A block of consecutive numbers of an observation. {@link Tensors.layout} lists them. */
export interface ObservationBlock<Axis extends string = string> {
  /** Name of the block, the same for each seat. */
  readonly name: string;
  /** The player that the block is about, counted in turn order from the observer, who is 0; `null` for a shared block. */
  readonly seat: number | null;
  /** Index of the block's first value in the observation. */
  readonly offset: number;
  /** Number of values in the block. */
  readonly length: number;
  /** The axes of the numbers, the last one fastest; none for a single number. */
  readonly axes: readonly Axis[];
  /** Number of steps along each axis; their product is the length. */
  readonly shape: readonly number[];
  /** The meaning of the numbers. */
  readonly meaning: string;
  /** The rule by which their meaning becomes a number. */
  readonly scale: string;
  /** The lowest and the highest number there can be. */
  readonly range: readonly [lowest: number, highest: number];
}

/** The types of a game's states, moves and rules, which its tensors need. */
interface TensorTypes {
  /** A state. */
  readonly state: unknown;
  /** A move. */
  readonly move: string;
  /** The rules. */
  readonly rules: object;
}

/**
 * A fixed numbering of every move under some rules. An index does not depend on the player.
 * {@link Tensors.actionSpace} returns it; {@link actionSpaceOf} makes one for your own game.
 */
export interface ActionSpace<State, Move extends string> {
  /** Number of indices. */
  readonly size: number;
  /**
   * Return a move's index.
   *
   * @param move - any move of a game by these rules, legal or not
   * @returns the index, from 0 to size − 1
   * @throws for a text that is not a move, an error of the game's own
   */
  indexOf(move: Move): number;
  /**
   * Return the legal move with an index.
   *
   * @param state - any state by these rules
   * @param index - from 0 to size − 1
   * @returns the move
   * @throws RangeError if no legal move has the index
   */
  moveAt(state: State, index: number): Move;
  /**
   * Mark the legal moves of the player to move.
   *
   * @param state - any state by these rules
   * @param into - array of length `size` to write to, for programs that mark many; a new one by default
   * @returns the array, by index: 1 for a legal move, 0 for any other; all 0 without a player to move
   */
  mask(state: State, into?: Uint8Array): Uint8Array;
}

/**
 * The states and moves of a game as numbers. For given rules they change only with `version`.
 * This is the type of {@link Game.tensors}.
 */
export interface Tensors<Types extends TensorTypes> {
  /** Version of layout and numbering, from 1; a model works with one version only. */
  readonly version: number;
  /**
   * List the blocks of an observation.
   *
   * @param rules - complete rules
   * @returns the blocks in order, without gaps
   */
  layout(rules: Types['rules']): readonly ObservationBlock[];
  /**
   * Return a state as numbers, as a player sees it.
   *
   * @param state - any state
   * @param player - the observer, by number in turn order, from 0
   * @param into - array of the observation's length to write to, for programs that observe many; a new one by default
   * @returns the array, as `layout` describes it
   */
  observe(state: Types['state'], player: number, into?: Float32Array): Float32Array;
  /**
   * Return the numbering of the moves.
   *
   * @param rules - complete rules
   * @returns the numbering, the same one for the same rules and version
   */
  actionSpace(rules: Types['rules']): ActionSpace<Types['state'], Types['move']>;
}

/** A numbering of moves, and the list of those that are legal. {@link actionSpaceOf} takes it. */
interface NumberedMoves<State, Move extends string> {
  /** Number of indices. */
  readonly size: number;
  /** Function that returns a move's index, from 0 to size − 1, and throws for a text that is not a move. */
  readonly indexOf: (move: Move) => number;
  /** Function that lists the legal moves of a state. */
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
 * Make an action space from a numbering of moves.
 *
 * @param numbered - the number of indices, the index of a move, the legal moves of a state
 * @returns a frozen object
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
