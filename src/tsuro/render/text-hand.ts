/**
 * The tiles on offer in text, in each rotation.
 *
 * @packageDocumentation
 */
import { FAINT, type Line, padLine, span } from '../../engine/render/styled-text.js';
import { rotationLetter, writeTile } from '../codec/notation.js';
import { Count, rotationsOf } from '../state/tiles.js';
import { TILE_HEIGHT, TILE_WIDTH, tileBlock, wireMarks } from './text-tile.js';

/** Columns before the first rotation. */
const LABEL = 12;

/** Columns between rotations. */
const GAP = 2;

/**
 * Draw the tiles on offer, numbered from 1, in the rotations that differ.
 *
 * @param isLegal - whether an option may be chosen; others have their rotation in round brackets
 */
export function handLines(hand: readonly number[], isLegal: (option: number) => boolean): Line[] {
  return hand.flatMap((tile, index) => [
    ...(index === 0 ? [] : [[]]),
    ...offerLines(tile, index + 1, isLegal),
  ]);
}

function offerLines(tile: number, number: number, isLegal: (option: number) => boolean): Line[] {
  const first = Count.Rotations * tile;
  const options = Array.from({ length: rotationsOf(tile) }, (_, rotation) => first + rotation);
  const blocks = options.map((option) => tileBlock(wireMarks(option), TILE_WIDTH));
  const names = options.map((option) => {
    const letter = rotationLetter(option);
    const name = isLegal(option) ? `  ${letter}` : ` (${letter})`;
    return span(name.padEnd(TILE_WIDTH + GAP), FAINT);
  });
  const rows = Array.from(
    { length: TILE_HEIGHT },
    (_, row): Line => [
      span(' '.repeat(LABEL)),
      ...blocks.flatMap((block) => padLine(block[row] ?? [], TILE_WIDTH + GAP)),
    ],
  );
  return [[span(`${number}: tile ${writeTile(tile)}`.padEnd(LABEL)), ...names], ...rows];
}
