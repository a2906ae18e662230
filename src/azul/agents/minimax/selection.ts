/** Which moves a search tries, how deep, and how much it therefore knows of a position. */

/** Moves that are tried at first in a position; twice as many after one move, four times as many at the root. */
const MOVES = 20;

/** Moves that are tried at first with little depth left: none with none. */
const LAST_MOVES = [0, 4, 6, 10, 14] as const;

/** Return how many of some moves are tried. */
export function movesTried(count: number, ply: number, depth: number, widenings: number): number {
  const byPly = MOVES << Math.max(0, 2 - ply);
  const most = Math.min(byPly, LAST_MOVES[depth] ?? byPly);
  return Math.min(count, most << widenings);
}

/** Moves that are searched to the full depth at once, and the least depth at which others are not. */
const FULL_DEPTH_MOVES = 2;
const LEAST_DEPTH = 3;

/**
 * Return by how many plies less a move is searched at first (late move reduction). It is an even number: the player who
 * chooses last has an advantage, so only depths that are both even or both odd can be compared.
 */
export function reductionOf(index: number, depth: number): number {
  return index >= FULL_DEPTH_MOVES && depth >= LEAST_DEPTH ? 2 : 0;
}

/** The bits of an effort that are a depth: all of them if every line reached the end of the round. */
const WHOLE = 255;

/** How far up in an effort the number of widenings is. */
const WIDENINGS_SHIFT = 8;

/** The effort of a search in which every move was tried to the end of the round. */
export const COMPLETE = 2 ** 20;

/** Return the effort of a search, which tells how good its value is. */
export function effortOf(
  depth: number,
  widenings: number,
  isDepthCut: boolean,
  isWidthCut: boolean,
): number {
  if (isDepthCut) return (widenings << WIDENINGS_SHIFT) | depth;
  return isWidthCut ? (widenings << WIDENINGS_SHIFT) | WHOLE : COMPLETE;
}

/** Whether what was found by an effort is enough for a search of a depth. */
export function isEnough(effort: number, depth: number, widenings: number): boolean {
  if (effort >= COMPLETE) return true;
  return effort >> WIDENINGS_SHIFT >= widenings && (effort & WHOLE) >= depth;
}

/** Whether all lines reached the end of the round. */
export function reachesEnd(effort: number): boolean {
  return effort >= COMPLETE || (effort & WHOLE) === WHOLE;
}
