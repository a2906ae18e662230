/**
 * The board in text: rows of tiles, with the avatars on their ports.
 *
 * @packageDocumentation
 */
import { FAINT, type Line, STRONG, type Style, span } from '../../engine/render/styled-text.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import { Board } from '../state/board.js';
import { optionAt, type Position } from '../state/position.js';
import { exitOfOption } from '../state/tiles.js';
import { type PlayerId, PORTS } from '../state/vocabulary.js';
import { facedBy } from './caption.js';
import { type Block, type Mark, TILE_HEIGHT, tileBlock, wireMarks } from './text-tile.js';

/** How wide tiles are, and the gaps between them. */
interface Layout {
  readonly tile: number;
  readonly gap: number;
}

/** Columns before the first tile, for the number of the row. */
const LABEL = 2;

/** The layouts, the widest first. */
const LAYOUTS: readonly Layout[] = [
  { tile: 5, gap: 2 },
  { tile: 4, gap: 1 },
  { tile: 4, gap: 0 },
];

/** Columns of the board in a layout. */
function columnsOf({ tile, gap }: Layout): number {
  return LABEL + Board.Size * tile + (Board.Size - 1) * gap;
}

/** Columns of the narrowest board. */
export const NARROWEST_BOARD = /* @__PURE__ */ Math.min(.../* @__PURE__ */ LAYOUTS.map(columnsOf));

/** Avatars: ink on a ground, as the colours of pictures in SVG. */
export const AVATARS: { readonly [Player in PlayerId]: Style } = {
  A: '1;38;5;16;48;5;231',
  B: '1;38;5;231;48;5;16',
  C: '1;38;5;231;48;5;124',
  D: '1;38;5;16;48;5;78',
  E: '1;38;5;231;48;5;26',
};

/** What stands for several avatars on one port. */
const SEVERAL = '*';

/** Draw the board as wide as there is room. */
export function boardLines(position: Position, view: StateView, width: number): Line[] {
  const layout = LAYOUTS.find((each) => columnsOf(each) <= width) ?? { tile: 4, gap: 0 };
  const numbers = Array.from({ length: Board.Size }, (_, index) => index);
  const rows = numbers.map((row) =>
    rowLines(
      row,
      numbers.map((column) => squareBlock(position, view, Board.Size * column + row, layout.tile)),
      layout,
    ),
  );
  return [columnNames(numbers, layout), ...rows.flat()];
}

/** Write the numbers of the columns above the board. */
function columnNames(columns: readonly number[], { tile, gap }: Layout): Line {
  const names = columns.map((column) =>
    `${column}`.padStart(Math.ceil(tile / 2)).padEnd(tile + gap),
  );
  return [span(`${' '.repeat(LABEL)}${names.join('')}`, FAINT)];
}

/** Draw a row of squares: one line if no tile is there. */
function rowLines(row: number, blocks: readonly Block[], { gap }: Layout): Line[] {
  const isEmpty = blocks.every(({ length }) => length === 1);
  const height = isEmpty ? 1 : TILE_HEIGHT;
  const middle = isEmpty ? 0 : 1;
  return Array.from({ length: height }, (_, index) => [
    span((index === middle ? `${row}` : '').padEnd(LABEL), FAINT),
    ...blocks.flatMap((block, column) => [
      span(' '.repeat(column === 0 ? 0 : gap)),
      // The only line of an empty square is in the middle.
      ...(block.length === 1 ? emptyLine(block, index === middle) : (block[index] ?? [])),
    ]),
  ]);
}

function emptyLine([line = []]: Block, isMiddle: boolean): Line {
  if (isMiddle) return line;
  return line.map(({ text }) => span(' '.repeat(text.length)));
}

/** Draw a square: a tile of four lines, or the one line of an empty square. */
function squareBlock(position: Position, view: StateView, square: number, width: number): Block {
  const option = optionAt(position, square);
  if (option < 0) return [[emptySpan(view, square, width)]];
  return tileBlock(marksOf(view.players, square, option), width);
}

/** Mark an empty square: with its name if an avatar faces it, in brackets if that is about to move. */
function emptySpan({ players, turn, phase }: StateView, square: number, width: number) {
  const name = `${square}`.padStart(2, '0');
  const facing = players.filter((player) => facedBy(player) === name);
  const isNext = phase !== 'game-over' && facing.some(({ player }) => player === turn);
  const mark = (text: string) => text.padStart(Math.ceil((width + text.length) / 2)).padEnd(width);
  if (isNext) return span(mark(`[${name}]`), STRONG);
  return facing.length > 0 ? span(mark(name)) : span(mark('.'), FAINT);
}

/** Mark the ports of a tile: with their wires, with avatars and the other ends of their wires. */
function marksOf(players: readonly PlayerView[], square: number, option: number): Mark[] {
  const marks = wireMarks(option);
  const name = `${square}`.padStart(2, '0');
  const here = players.flatMap(({ player, avatar }) =>
    avatar?.square === name ? [{ player, port: PORTS.indexOf(avatar.port) }] : [],
  );
  for (const { player, port } of here) {
    const other = exitOfOption(option, port);
    const isFree = here.every((avatar) => avatar.port !== other);
    if (isFree) marks[other] = { text: player.toLowerCase(), style: STRONG };
  }
  for (const { player, port } of here) {
    const isAlone = here.every((avatar) => avatar.player === player || avatar.port !== port);
    marks[port] = { text: isAlone ? player : SEVERAL, style: AVATARS[player] };
  }
  return marks;
}
