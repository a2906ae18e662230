/**
 * The lists of the vocabulary as programs get them: frozen copies.
 *
 * Internal code uses the lists of src/state/vocabulary.ts, which callers cannot reach, since engines are
 * several times slower with frozen lists.
 */
import * as words from '../../state/vocabulary.js';

/** The players, in turn order. */
export const PLAYER_IDS = /* @__PURE__ */ Object.freeze([...words.PLAYER_IDS] as const);

/** The tile colours: `a` blue, `b` green, `c` orange, `d` purple, `e` red. */
export const COLOURS = /* @__PURE__ */ Object.freeze([...words.COLOURS] as const);

/** The rows of a storage and a mosaic, top to bottom. Row `r` of a storage holds `r + 1` tiles. */
export const ROWS = /* @__PURE__ */ Object.freeze([...words.ROWS] as const);

/** The columns of a mosaic, from left to right. */
export const COLUMNS = /* @__PURE__ */ Object.freeze([...words.COLUMNS] as const);

/** The sources of a drafting move: the factories by number, then the centre. */
export const SOURCES = /* @__PURE__ */ Object.freeze([...words.SOURCES] as const);

/** The targets of a drafting move: the storage rows, then the floor. */
export const TARGETS = /* @__PURE__ */ Object.freeze([...words.TARGETS] as const);

/** The values of {@link Phase}, in the order of a round. */
export const PHASES = /* @__PURE__ */ Object.freeze([...words.PHASES] as const);

/** The kinds of mosaic: any column (`variant`), or one colour for each cell (`fixed`). */
export const MOSAICS = /* @__PURE__ */ Object.freeze([...words.MOSAICS] as const);

/**
 * The orders in which a player's full storage rows are tiled: from row 0 to row 4 (`top-down`), or
 * in any order (`any`).
 */
export const TILING_ORDERS = /* @__PURE__ */ Object.freeze([...words.TILING_ORDERS] as const);
