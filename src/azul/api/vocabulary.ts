/**
 * The lists of the vocabulary as programs get them: frozen copies.
 *
 * Internal code uses the lists of src/state/vocabulary.ts, which callers cannot reach, since engines are
 * several times slower with frozen lists.
 */
import * as words from '../../state/vocabulary.js';

/** The letters of the players, in turn order; a game has the first two, three or four. */
export const PLAYER_IDS = /* @__PURE__ */ Object.freeze([...words.PLAYER_IDS] as const);

/** The tile colours: `a` blue, `b` green, `c` orange, `d` purple, `e` red. */
export const COLOURS = /* @__PURE__ */ Object.freeze([...words.COLOURS] as const);

/** The numbers of the rows of a storage and a mosaic, from top to bottom. Storage row `r` holds `r + 1` tiles. */
export const ROWS = /* @__PURE__ */ Object.freeze([...words.ROWS] as const);

/** The numbers of the columns of a mosaic, from left to right. */
export const COLUMNS = /* @__PURE__ */ Object.freeze([...words.COLUMNS] as const);

/** The sources of a drafting move: the factories by number, 0 to 8, then `C`, the centre. */
export const SOURCES = /* @__PURE__ */ Object.freeze([...words.SOURCES] as const);

/** The targets of a drafting move: the storage rows by number, 0 to 4, then `F`, the floor. */
export const TARGETS = /* @__PURE__ */ Object.freeze([...words.TARGETS] as const);

/**
 * The phases of a game, in the order of a round.
 *
 * - `drafting`: the players take tiles from factories and centre
 * - `tiling`: the players move tiles of full storage rows to their mosaics
 * - `round-end`: a deal is due, which begins the next round or ends the game
 * - `game-over`: the game has ended
 */
export const PHASES = /* @__PURE__ */ Object.freeze([...words.PHASES] as const);

/**
 * The kinds of mosaic: a tile goes to any column that is free for its colour (`variant`), or each cell has one colour
 * (`fixed`).
 */
export const MOSAICS = /* @__PURE__ */ Object.freeze([...words.MOSAICS] as const);

/**
 * The orders in which a player's full storage rows are tiled: from row 0 to row 4 (`top-down`), or
 * in any order (`any`).
 */
export const TILING_ORDERS = /* @__PURE__ */ Object.freeze([...words.TILING_ORDERS] as const);
