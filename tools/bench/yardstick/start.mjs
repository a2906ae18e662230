/** The position that perft starts from. */

/** The tiles of each factory; player A drafts first. */
export const FIRST_DEAL = ['cdde', 'bbbe', 'abde', 'cdee', 'bcce'];

/** The same position in the format of the library. */
export const FIRST_STATE = /** @type {const} */ ([
  'AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000',
  'A0MSFB0MSF',
]);

/** Number of drafting sequences, by length from 1. */
export const LEAVES = [90, 7560, 489_684, 26_934_888];
