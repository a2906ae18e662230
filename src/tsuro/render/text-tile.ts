/** Tiles in text: the eight ports around a square, those of a wire with the same digit. */
import { knownOptions } from '../../boundary/values.js';
import {
  beside,
  FAINT,
  type Line,
  type Style,
  span,
  writeLines,
} from '../../engine/render/styled-text.js';
import { optionFor } from '../api/wires.js';
import { rotationLetter, writeTile } from '../codec/notation.js';
import { Count, exitOfOption, rotationsOf } from '../state/tiles.js';
import type { Rotation } from '../state/vocabulary.js';

/** Number of lines of a tile. */
export const TILE_HEIGHT = 4;

/** What is written at a port. */
export interface Mark {
  readonly text: string;
  readonly style: Style;
}

/** A tile's four lines. */
export type Block = readonly Line[];

/** Styles of the wires, by number. */
const WIRES: readonly Style[] = ['38;5;33', '38;5;208', '38;5;71', '38;5;133'];

/** The ports of each line, clockwise from the left port of the north side: left and right. */
const ROWS: readonly (readonly [left: number, right: number])[] = [
  [0, 1],
  [7, 2],
  [6, 3],
  [5, 4],
];

/** Put two marks into a line of a width: outside, or within the corners. */
function rowOf(marks: readonly Mark[], row: number, width: number): Line {
  const [left = 0, right = 0] = ROWS[row] ?? [];
  const isOuter = row > 0 && row < TILE_HEIGHT - 1;
  const gap = span(' '.repeat(isOuter ? width - 2 : width - 4));
  const corner = isOuter ? [] : [span(' ')];
  const [one, other] = [marks[left], marks[right]].map((mark) =>
    span(mark?.text ?? ' ', mark?.style),
  );
  return [...corner, one ?? gap, gap, other ?? gap, ...corner];
}

/** Number the wires of an option from 1, in the order of their first ports. */
export function wireMarks(option: number): Mark[] {
  const numbers: number[] = [];
  let last = 0;
  for (let port = 0; port < Count.Ports; port++) {
    const other = exitOfOption(option, port);
    numbers.push(other < port ? (numbers[other] ?? 0) : ++last);
  }
  return numbers.map((number) => ({ text: `${number}`, style: WIRES[number - 1] ?? '' }));
}

/** Draw a tile with a mark at each port. */
export function tileBlock(marks: readonly Mark[], width: number): Block {
  return ROWS.map((_, row) => rowOf(marks, row, width));
}

/** Width of a tile by itself. */
const TILE_WIDTH = 5;

/**
 * Draw a tile as text: its eight ports where they are, the two of a wire with the same digit.
 *
 * @param tile - the number of the tile, an integer from 0 to 34
 * @param rotation - the direction in which the tile's north side points, `n`, `e`, `s` or `w`
 * @param options - `colour`: whether to colour the wires with a terminal's escape codes; `false` by default
 * @returns four lines of at most 5 columns, joined by line feeds, none at the end
 * @throws RangeError if there is no such tile or rotation; TypeError if the options are not an object, or an option is
 *   unknown
 *
 * @example
 * ```ts
 * renderTileText(9, 'n').split('\n'); // [' 1 2', '3   3', '4   1', ' 4 2']
 * ```
 */
export function renderTileText(
  tile: number,
  rotation: Rotation,
  options?: { readonly colour?: boolean | undefined },
): string {
  const { colour } = knownOptions('Options', options, ['colour']);
  return writeLines(tileBlock(wireMarks(optionFor(tile, rotation)), TILE_WIDTH), colour === true);
}

/** Columns before the first rotation of a tile on offer, and between rotations. */
const OFFER = { label: 12, gap: 2 } as const;

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
    return span(name.padEnd(TILE_WIDTH + OFFER.gap), FAINT);
  });
  const rows = beside(blocks, TILE_WIDTH, OFFER.gap);
  return [
    [span(`${number}: tile ${writeTile(tile)}`.padEnd(OFFER.label)), ...names],
    ...rows.map((row) => [span(' '.repeat(OFFER.label)), ...row]),
  ];
}
