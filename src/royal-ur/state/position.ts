/**
 * A position as the rules work on it: a few numbers, which are never changed. The path, and a player's tokens on it: a bit for
 * each square with a token, the count in the hand, the count at home.
 */

import { deepFreeze } from '../../boundary/values.js';
import { PLAYER_IDS, type PlayerId } from './vocabulary.js';

/** The steps of a path that have a name. */
export enum Step {
  Hand = 0,
  /** The first and the last of the squares that both players share. */
  FirstShared = 5,
  LastShared = 12,
  /** The only rosette that both players share. */
  SharedRosette = 8,
  /** The last square. */
  Last = 14,
  Home = 15,
}

/** The highest roll. */
export const HIGHEST_ROLL = 4;

/** Sets of steps, bit by step. */
export enum StepBits {
  /** All squares: 1 to 14. */
  Squares = 0x7ffe,
  /** The squares that both players share: 5 to 12. */
  Shared = 0x1fe0,
  /** The rosettes: 4, 8 and 14. */
  Rosettes = 0x4110,
  /** The shared rosette: 8. */
  SharedRosette = 0x100,
}

/** Whether a step is a square that both players share. */
export function isShared(step: number): boolean {
  return step >= Step.FirstShared && step <= Step.LastShared;
}

/** One place of a player's path: a square, the hand or home. {@link PATHS} lists them. */
export interface PathPlace {
  /** The step: 0 is the hand, 1 to 14 are squares, 15 is home. */
  readonly step: number;
  /**
   * The square's name in Royal Game Notation: its row, `A` to `C`, and its column, `1` to `8`; the column is `@` for
   * the hand and `+` for home.
   */
  readonly square: string;
  /**
   * The number of its place on the board: 0 to 7 in row A from right to left, 8 to 15 in row B from left to right, 16
   * to 23 in row C from right to left. Home and the hand have the numbers of the two gaps in an outer row.
   */
  readonly tile: number;
  /** Whether it is a rosette: `true` at the steps 4, 8 and 14. */
  readonly rosette: boolean;
}

/** The columns that the steps before and after the shared squares lie in. */
const OUTER_COLUMNS = new Map<number, string>([
  [Step.Hand, '@'],
  [1, '4'],
  [2, '3'],
  [3, '2'],
  [4, '1'],
  [13, '8'],
  [Step.Last, '7'],
  [Step.Home, '+'],
]);

/** The numbers of tiles in a row, and how much higher those of the dark player's own row are. */
const ROW = 8;
const DARK = 16;

/** The tile number of a light token in the hand: each step counts on, modulo two rows. */
const FIRST_TILE = 3;

function placeAt(player: PlayerId, step: number): PathPlace {
  const column = OUTER_COLUMNS.get(step);
  const row = player === 'A' ? 'A' : 'C';
  const tile = (FIRST_TILE + step) % (2 * ROW);
  return {
    step,
    square: column === undefined ? `B${step - Step.FirstShared + 1}` : `${row}${column}`,
    tile: column === undefined || player === 'A' ? tile : tile + DARK,
    rosette: ((StepBits.Rosettes >> step) & 1) === 1,
  };
}

function pathOf(player: PlayerId): readonly PathPlace[] {
  return Array.from({ length: Step.Home + 1 }, (_, step) => placeAt(player, step));
}

/**
 * Both players' paths: for each player 16 places, whose index is the step, from the hand (0) to home (15). Both share
 * the squares of the steps 5 to 12.
 *
 * @example
 * ```ts
 * PATHS.A[4]; // { step: 4, square: 'A1', tile: 7, rosette: true }
 * PATHS.B[5]?.square; // 'B1'
 * ```
 */
export const PATHS: { readonly [Player in PlayerId]: readonly PathPlace[] } =
  /* @__PURE__ */ deepFreeze({ A: pathOf(PLAYER_IDS[0]), B: pathOf(PLAYER_IDS[1]) });

/** The bits of a side above those of the squares, which are bits 1 to 14. */
enum SideBits {
  Hand = 16,
  Home = 20,
  CountMask = 15,
  /** The most that one digit can say: only in a state that was not validated there can be more. */
  MostCount = 9,
  OneInHand = 0x10000,
  OneAtHome = 0x100000,
  /** The bits of tokens that are not at home. */
  Away = 0xfffff,
}

/** Make a side. */
export function sideOf(hand: number, squares: number, home: number): number {
  return (home << SideBits.Home) | (hand << SideBits.Hand) | squares;
}

/** Return the squares with a token: bit by step. */
export function squaresOf(side: number): number {
  return side & StepBits.Squares;
}

/** Return the number of tokens in the hand. */
export function handOf(side: number): number {
  return (side >> SideBits.Hand) & SideBits.CountMask;
}

/** Return the number of tokens at home. */
export function homeOf(side: number): number {
  return side >> SideBits.Home;
}

/** Whether all tokens are at home. */
export function isAllHome(side: number): boolean {
  return side >= SideBits.OneAtHome && (side & SideBits.Away) === 0;
}

/** Return the steps that a token can leave: those with a token, bit 0 for the hand. */
export function sourcesOf(side: number): number {
  return side & (SideBits.CountMask << SideBits.Hand)
    ? (side & StepBits.Squares) | 1
    : side & StepBits.Squares;
}

/** Return a side from which a token has left a step. */
export function withoutToken(side: number, step: number): number {
  return step === Step.Hand ? side - SideBits.OneInHand : side & ~(1 << step);
}

/** Return a side with one more token on a step; there are no more than 9 at home. */
export function withToken(side: number, step: number): number {
  if (step !== Step.Home) return side | (1 << step);
  return homeOf(side) < SideBits.MostCount ? side + SideBits.OneAtHome : side;
}

/** Return a side whose token on a step was captured; there are no more than 9 in the hand. */
export function captured(side: number, step: number): number {
  const rest = side & ~(1 << step);
  return handOf(side) < SideBits.MostCount ? rest + SideBits.OneInHand : rest;
}

/** Count the bits of a set of steps. */
export function countSteps(steps: number): number {
  const pairs = steps - ((steps >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  return (Math.imul((fours + (fours >> 4)) & 0x0f0f, 0x101) >> 8) & 31;
}

/** Return the lowest step of a set that is not empty. */
export function lowestStep(steps: number): number {
  return 31 - Math.clz32(steps & -steps);
}

/** List the steps of a set, ascending. */
export function stepsOf(bits: number): number[] {
  const steps: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) steps.push(lowestStep(rest));
  return steps;
}

/** Count a side's tokens. */
export function tokensOf(side: number): number {
  return handOf(side) + countSteps(squaresOf(side)) + homeOf(side);
}

/** Add up how far a side's tokens have come, in steps: home is 15. */
export function progressOf(side: number): number {
  let progress = Step.Home * homeOf(side);
  for (let rest = squaresOf(side); rest !== 0; rest &= rest - 1) progress += lowestStep(rest);
  return progress;
}

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
