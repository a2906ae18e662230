/** The words of the game and its format: value lists, with the types derived from them. */

/** The players, in turn order; a game has the first two, three or four. */
export const PLAYER_IDS = ['A', 'B', 'C', 'D'] as const;

/** The tile colours: `a` blue, `b` green, `c` orange, `d` purple, `e` red. */
export const COLOURS = ['a', 'b', 'c', 'd', 'e'] as const;

/** The rows of a storage and a mosaic, top to bottom. Row `r` of a storage holds `r + 1` tiles. */
export const ROWS = [0, 1, 2, 3, 4] as const;

/** The columns of a mosaic, from left to right. */
export const COLUMNS = [0, 1, 2, 3, 4] as const;

/** The sources of a drafting move: the factories by number, then the centre. */
export const SOURCES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 'C'] as const;

/** The targets of a drafting move: the storage rows, then the floor. */
export const TARGETS = [0, 1, 2, 3, 4, 'F'] as const;

/** The phases, in the order of a round. */
export const PHASES = ['drafting', 'tiling', 'round-end', 'game-over'] as const;

/** The kinds of mosaic: any column (`variant`), or one colour for each cell (`fixed`). */
export const MOSAICS = ['variant', 'fixed'] as const;

/**
 * The orders in which a player's full storage rows are tiled: from row 0 to row 4 (`top-down`), or
 * in any order (`any`).
 */
export const TILING_ORDERS = ['top-down', 'any'] as const;

/** The letter of a player: `A` to `D` in turn order. A game has the first two, three or four. */
export type PlayerId = (typeof PLAYER_IDS)[number];

/** A tile colour: `a` blue, `b` green, `c` orange, `d` purple, `e` red. */
export type Colour = (typeof COLOURS)[number];

/** The number of a row of a storage or a mosaic, from 0 at the top to 4. */
export type Row = (typeof ROWS)[number];

/** The number of a column of a mosaic, from 0 at the left to 4. */
export type Column = (typeof COLUMNS)[number];

/** The source of drafted tiles: a factory's number, 0 to 8, or `C` for the centre. */
export type Source = (typeof SOURCES)[number];

/** A factory's number. A game has 5, 7 or 9 factories. */
export type FactoryDigit = Exclude<Source, 'C'>;

/** The target of drafted tiles: the number of a storage row, 0 to 4, or `F` for the floor. */
export type Target = (typeof TARGETS)[number];

/**
 * A drafting move as four characters: player, source, colour, target.
 *
 * `B1aF` means: player B takes all `a` tiles of factory 1 and places them on the floor.
 */
export type DraftMove = `${PlayerId}${Source}${Colour}${Target}`;

/**
 * A tiling move as three characters: player, storage row, and mosaic column or `F` for the floor.
 *
 * `A03` means: player A moves a tile of storage row 0 into column 3 of mosaic row 0.
 */
export type TilingMove = `${PlayerId}${Row}${Column | 'F'}`;

/**
 * A move in its notation: a drafting move of four characters such as `B1aF`, or a tiling move of three such as `A03`.
 * {@link legalMoves} lists the legal moves, and {@link applyMove} plays one.
 */
export type Move = DraftMove | TilingMove;

/**
 * A deal, which is the chance event of Azul: `F` and the tiles that the factories get, written as in the shared string,
 * such as `F0cdde1bbbe`; the empty deal `F` ends the game. {@link applyChance} applies it.
 */
export type Deal = `F${string}`;

/**
 * A game state as text: the shared string and the players string. {@link encodeState} returns them, and
 * {@link decodeState} takes them.
 */
export type EncodedState = readonly [shared: string, players: string];

/** A phase of the game: {@link PHASES} says what each means. */
export type Phase = (typeof PHASES)[number];

/**
 * The rules of a game, with every setting: the property `rules` of a state. {@link newGame} takes any of the settings;
 * the others have their defaults.
 */
export interface Rules {
  /** Number of players; 2 by default. */
  readonly players: 2 | 3 | 4;
  /**
   * The kind of mosaic. `variant`, the default: a tile goes to any column that is free for its colour; `fixed`: each
   * cell has one colour.
   */
  readonly mosaic: (typeof MOSAICS)[number];
  /**
   * The order in which a player's full storage rows are tiled. `top-down`, the default: from row 0 to row 4; `any`: in
   * any order.
   */
  readonly tilingOrder: (typeof TILING_ORDERS)[number];
}

/** Return the member of a list with an internal number. @inline */
export function member<Value>(list: readonly Value[], index: number): Value {
  // Internal numbers are indices of the list.
  return list[index] as Value;
}

/** The colours' names for people. */
export const COLOUR_NAMES: { readonly [Each in Colour]: string } = {
  a: 'blue',
  b: 'green',
  c: 'orange',
  d: 'purple',
  e: 'red',
};
