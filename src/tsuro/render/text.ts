/** A state as a picture in text. */
import { integerInRange } from '../../boundary/values.js';
import {
  columnsIn,
  FAINT,
  folded,
  type Line,
  padLine,
  STRONG,
  type Style,
  shortened,
  span,
  type TextOptions,
  textOptions,
  writeLines,
} from '../../engine/render/styled-text.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { inspect, type PlayerView, type StateView, standings } from '../api/inspect.js';
import { isLegalMove } from '../api/play.js';
import { writeOption, writeSquare } from '../codec/notation.js';
import { Board, optionAt, type Position } from '../state/position.js';
import { exitOfOption } from '../state/tiles.js';
import { type PlayerId, PORTS } from '../state/vocabulary.js';
import { facedBy, headline, playerLabel, rulesText, statusText } from './caption.js';
import {
  type Block,
  handLines,
  type Mark,
  TILE_HEIGHT,
  tileBlock,
  wireMarks,
} from './text-tile.js';

/** Options of {@link renderText}: width, colours for a terminal, names of the players; all have defaults. */
export interface TextPictureOptions extends TextOptions {
  /**
   * Columns of the widest line, an integer of 42 or more; 80 by default, and above 80 counts as 80. Below 70, tiles are
   * closer together.
   */
  readonly width?: number | undefined;
}

/** Widest line. */
const WIDTH = 80;

/** Width of a board in the narrowest layout. */
export const NARROWEST_PICTURE = 42;

/** How wide tiles are, and the gaps between them. */
interface Layout {
  readonly tile: number;
  readonly gap: number;
}

/** The layouts, the widest first. */
const LAYOUTS: readonly Layout[] = [
  { tile: 5, gap: 2 },
  { tile: 4, gap: 1 },
  { tile: 4, gap: 0 },
];

/** Columns before the first tile, for the number of the row. */
const LABEL = 2;

/** Avatars: ink on a ground, as the colours of pictures in SVG. */
const AVATARS: { readonly [Player in PlayerId]: Style } = {
  A: '1;38;5;16;48;5;231',
  B: '1;38;5;231;48;5;16',
  C: '1;38;5;231;48;5;124',
  D: '1;38;5;16;48;5;78',
  E: '1;38;5;231;48;5;26',
};

/** What stands for several avatars on one port. */
const SEVERAL = '*';

/** Columns of the longest status, `went into a loop in round 999`, and what is before it and the name. */
const STATUS_WIDTH = 33;

/**
 * Draw a state as text: plain ASCII, 80 columns at most, with a monospaced font.
 *
 * A tile shows its eight ports where they are, the two of a wire with the same digit. A capital letter is
 * an avatar on its port, the small letter the other end of its wire; `*` is several avatars on one port, and
 * the list of players says which. An empty square that an avatar faces has its name, column and row, in
 * brackets if it is that player's turn. A row without tiles is one line high. The tiles on offer are drawn in
 * each rotation; one that is not legal is in round brackets.
 *
 * @param state - any state
 * @param options - colours for a terminal, names of the players, width
 * @returns lines joined by line feeds, none at the end, no spaces at the ends of lines. Without the
 * escape codes, the coloured picture is the plain one. Only names can bring in characters beyond
 * ASCII; control characters in them are escaped
 * @throws TypeError if `state` is not a {@link GameState}, the options are not an object, an option is unknown, or
 *   `names` is not a list of texts; RangeError if `width` is not an integer of 42 or more
 *
 * @example
 * ```ts
 * const picture = renderText(decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']), { width: 42 });
 * picture.split('\n')[0]; // 'Round 1: A to place a tile'
 * picture.split('\n').slice(9, 13); // ['   11', '1 4  A[11]  .   .   .   .   .   .   .   .', '  4  a', '   33']
 * ```
 */
export function renderText(state: GameState, options?: TextPictureOptions): string {
  const { names, colour, width: given } = textOptions(options, ['width']);
  const width = Math.min(WIDTH, integerInRange('width', given ?? WIDTH, NARROWEST_PICTURE));
  const view = inspect(state);
  const lines: readonly Line[] = [
    [span(headline(view, standings(state)), STRONG)],
    ...folded(rulesText(view.rules), width).map((text) => [span(text, FAINT)]),
    [],
    ...boardLines(positionOf(state), view, width),
    [],
    ...playerLines(view, names, width),
    ...offerLines(state, view),
  ];
  return writeLines(lines, colour === true);
}

/** List the players, each with where the avatar is. */
function playerLines(
  { turn, players }: StateView,
  names: readonly string[] | undefined,
  width: number,
): Line[] {
  const longest = width - STATUS_WIDTH;
  const labels = players.map(({ player }) => shortened(playerLabel(player, names), longest));
  const labelWidth = Math.max(...labels.map(columnsIn));
  return players.map((each, index) => [
    span(each.player === turn ? '> ' : '  ', STRONG),
    span(each.player, AVATARS[each.player]),
    ...padLine([span((labels[index] ?? '').slice(1), STRONG)], labelWidth - 1),
    span(`  ${statusText(each)}`),
  ]);
}

/** Draw what is on offer. In the set-up every rotation is legal. */
function offerLines(state: GameState, { hand, phase, turn }: StateView): Line[] {
  if (hand.length === 0) return [];
  const isLegal = (option: number) =>
    phase === 'setup' || isLegalMove(state, `${turn}${writeOption(option)}`);
  return [[], ...handLines(hand, isLegal)];
}

/** Columns of the board in a layout. */
function columnsOf({ tile, gap }: Layout): number {
  return LABEL + Board.Size * tile + (Board.Size - 1) * gap;
}

/** Draw the board as wide as there is room. */
function boardLines(position: Position, view: StateView, width: number): Line[] {
  const layout = LAYOUTS.find((each) => columnsOf(each) <= width) ?? { tile: 4, gap: 0 };
  const numbers = Array.from({ length: Board.Size }, (_, index) => index);
  const rows = numbers.flatMap((row) => {
    const squares = numbers.map((column) => Board.Size * column + row);
    const blocks = squares.map((square) => squareBlock(position, view, square, layout.tile));
    return rowLines(row, blocks, layout);
  });
  return [columnNames(numbers, layout), ...rows];
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
  const name = writeSquare(square);
  const facing = players.filter((player) => facedBy(player) === name);
  const isNext = phase !== 'game-over' && facing.some(({ player }) => player === turn);
  const mark = (text: string) => text.padStart(Math.ceil((width + text.length) / 2)).padEnd(width);
  if (isNext) return span(mark(`[${name}]`), STRONG);
  return facing.length > 0 ? span(mark(name)) : span(mark('.'), FAINT);
}

/** Mark the ports of a tile: with their wires, with avatars and the other ends of their wires. */
function marksOf(players: readonly PlayerView[], square: number, option: number): Mark[] {
  const marks = wireMarks(option);
  const name = writeSquare(square);
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
