/**
 * The path of a player's tokens: 14 squares between hand and home, of which both players share eight.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../boundary/freeze.js';
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

/** One place of a path. */
export interface PathPlace {
  /** The step: 0 is the hand, 1 to 14 are squares, 15 is home. */
  readonly step: number;
  /** The square's name, row and column, as the notation of RoyalUr has it; `@` the hand, `+` home. */
  readonly square: string;
  /** The square's number, counted from the right in the outer rows and from the left in the middle. */
  readonly tile: number;
  /** Whether it is a rosette. */
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
 * Both players' paths: 16 places each by step, from the hand to home.
 *
 * @example
 * ```ts
 * PATHS.A[4]; // { step: 4, square: 'A1', tile: 7, rosette: true }
 * PATHS.B[5]?.square; // 'B1'
 * ```
 */
export const PATHS: { readonly [Player in PlayerId]: readonly PathPlace[] } =
  /* @__PURE__ */ deepFreeze({ A: pathOf(PLAYER_IDS[0]), B: pathOf(PLAYER_IDS[1]) });
