/**
 * Which piece covers some squares.
 *
 * @packageDocumentation
 */
import { growth } from './growth.js';
import { at, startOwner, surface } from './surface.js';

/**
 * Return the piece that covers squares; -1 if none does.
 *
 * The piece is laid on square by square from the first one on, and turns with the surface at the edges of
 * the cube. Round a corner of the cube two pieces can cover the same squares, and one can come back to a square;
 * but then one of them is a start square, which none can cover.
 *
 * @param covered - different squares, ascending
 */
export function pieceCovering(covered: readonly number[]): number {
  if (covered.some((square) => startOwner(square) >= 0)) return -1;
  const { steps } = surface();
  const { piece, depth: depths, beside, side, size } = growth();
  const walked: number[] = [];
  const turns: number[] = [];
  for (let grown = 0; grown < depths.length; ) {
    const depth = depths[grown] ?? 0;
    const from = beside[grown] ?? 0;
    const turned = turns[from] ?? 0;
    const direction = ((side[grown] ?? 0) + turned) & 3;
    const step =
      depth === 0 ? 4 * (covered[0] ?? 0) : at(steps, 4 * (walked[from] ?? 0) + direction);
    const square = step >> 2;
    walked.length = depth;
    if (!covered.includes(square)) {
      grown += size[grown] ?? 1;
      continue;
    }
    turns[depth] = (turned + step) & 3;
    // There is a piece for each node.
    if (walked.push(square) === covered.length) return piece[grown] as number;
    grown++;
  }
  return -1;
}
