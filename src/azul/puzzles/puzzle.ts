/**
 * What a puzzle is: a position of the last round in which one move wins, and no other.
 *
 * @packageDocumentation
 */
import type { EncodedState, MOSAICS, Move } from '../../state/vocabulary.js';

/** What the solution of a puzzle does: see {@link Puzzle.theme}. */
export type PuzzleTheme = 'fill' | 'overflow' | 'build' | 'floor';

/** The rules of a puzzle. */
export interface PuzzleRules {
  /** Number of players. */
  readonly players: 2;
  /** Kind of mosaic. */
  readonly mosaic: (typeof MOSAICS)[number];
}

/** A position in which one move wins, and no other. */
export interface Puzzle {
  /** The position's two strings, of two players, one of whom drafts. */
  readonly state: EncodedState;
  /** The rules, which the strings do not say. */
  readonly rules: PuzzleRules;
  /** The only move that wins. */
  readonly solution: Move;
  /**
   * What the solution does: `fill` fills a storage row, `overflow` fills one so that tiles fall to
   * the floor, `build` leaves a row unfilled, and `floor` drops all tiles to the floor.
   */
  readonly theme: PuzzleTheme;
}
