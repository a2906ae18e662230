/**
 * A position as the rules work on it: a few numbers. It is never changed.
 *
 * @packageDocumentation
 */

/** What a position waits for, where that is not a move of the roll from 1 to 4. */
export enum Wait {
  /** A roll. */
  Roll = 0,
  /** Nothing, as the game is over. */
  Nothing = 5,
}

/**
 * A position.
 *
 * @internal
 */
export interface Position {
  /** The rules, as `settingsOf` makes them one number. */
  readonly settings: number;
  /** The number of the player whose turn it is, at the end the winner's: 0 or 1. */
  readonly turn: number;
  /** The roll that waits for a move, or another {@link Wait}. */
  readonly waits: number;
  /** The sides of player A and player B. */
  readonly light: number;
  readonly dark: number;
}

/** Return the side of a player. */
export function sideAt(position: Position, player: number): number {
  return player === 0 ? position.light : position.dark;
}

/** Whether a roll waits for a move. */
export function isMoveDue(position: Position): boolean {
  return position.waits !== Wait.Roll && position.waits !== Wait.Nothing;
}
