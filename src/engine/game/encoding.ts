/**
 * States and moves of a game as numbers, for models that learn to play it.
 *
 * @packageDocumentation
 */

/** Describe some consecutive numbers of an observation. */
export interface ObservationBlock<Axis extends string = string> {
  /** The block's name; those of all seats have the same. */
  readonly name: string;
  /** The player that the block is about, counted in turn order from the observer, who is 0; `null` for what all share. */
  readonly seat: number | null;
  /** Index of the first number. */
  readonly offset: number;
  /** Count of numbers. */
  readonly length: number;
  /** What the numbers go through, the last axis fastest; none for a single number. */
  readonly axes: readonly Axis[];
  /** Number of steps along each axis; their product is the length. */
  readonly shape: readonly number[];
  /** What the numbers say. */
  readonly meaning: string;
  /** How what they say becomes a number. */
  readonly scale: string;
  /** The lowest and the highest number there can be. */
  readonly range: readonly [lowest: number, highest: number];
}

/** A numbering of every move under some rules, relative to the player to move. */
export interface MoveNumbering<Move extends string = string> {
  /** Number of indices. */
  readonly size: number;
  /**
   * Return a move's index, which does not depend on the player.
   *
   * @param move - any move of a game by these rules, legal or not
   * @returns the index, from 0 to size − 1
   * @throws if the text is not a move
   */
  indexOf(move: Move): number;
}

/** The types of a game that its encoding knows. */
interface EncodedTypes {
  /** A state. */
  readonly state: unknown;
  /** A move. */
  readonly move: string;
  /** The rules. */
  readonly rules: object;
}

/** The states and moves of a game as numbers. For given rules, they are the same as long as the version is. */
export interface Encoding<Types extends EncodedTypes> {
  /** Version of layout and numbering, from 1: models are trained on one. */
  readonly version: number;
  /** List what an observation consists of, in order and without a gap. */
  layout(rules: Types['rules']): readonly ObservationBlock[];
  /**
   * Return a state as a player sees it.
   *
   * @param state - any state
   * @param player - the observer, by number in turn order
   * @returns a new array as `layout` describes it
   */
  observe(state: Types['state'], player: number): Float32Array;
  /** Return the numbering of the moves. */
  moves(rules: Types['rules']): MoveNumbering<Types['move']>;
}
