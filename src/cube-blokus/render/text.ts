/** A state as a picture in text. */
import { integerInRange, listOf } from '../../boundary/values.js';
import {
  columnsIn,
  FAINT,
  folded,
  type Line,
  labelOf,
  nameAt,
  padLine,
  type Span,
  STRONG,
  type Style,
  shortened,
  span,
  type TextOptions,
  textOptions,
  writeLines,
} from '../../engine/render/styled-text.js';
import type { GameState } from '../api/game-state.js';
import { inspect, type PlayerView, type StateView } from '../api/inspect.js';
import { decodeMove } from '../codec/moves.js';
import { Cube, SQUARES, squareAt, startOwner } from '../state/surface.js';
import { COLUMNS, FACES, type Move, type PlayerId, type Square } from '../state/vocabulary.js';
import { bonusText, headline, leftText, pointsText } from './caption.js';

/** Options of {@link renderText}: width, moves to mark, colours for a terminal, names; all have defaults. */
export interface TextPictureOptions extends TextOptions {
  /**
   * Columns of the widest line, an integer of 20 or more; 80 by default, and above 80 counts as 80. From 47 to 79,
   * squares are one column wide; below 47, faces stand below each other.
   */
  readonly width?: number | undefined;
  /**
   * Moves to mark, such as the last one: a `*` stands after each of their squares that is not free, where squares are
   * two columns wide; in colour, these squares are underlined. None by default.
   */
  readonly highlight?: readonly Move[] | undefined;
}

/** Widest line. */
const WIDTH = 80;

/** Width that has room for a face. */
export const NARROWEST_PICTURE = 20;

/** Columns before the squares of a face: its letter, or the number of a row. */
const LABEL = 2;

/** Squares: ink on a ground, as the colours of pictures in SVG. */
const SQUARE_STYLES: { readonly [Player in PlayerId]: Style } = {
  A: '1;38;5;231;48;5;25',
  B: '1;38;5;16;48;5;220',
  C: '1;38;5;231;48;5;160',
  D: '1;38;5;231;48;5;28',
};

/** What is added to the style of a marked square. */
const UNDERLINED: Style = '4';

/** Where the player to move can build from: the ink of the player's colour. */
const BUILD_STYLES: { readonly [Player in PlayerId]: Style } = {
  A: '1;38;5;33',
  B: '1;38;5;220',
  C: '1;38;5;203',
  D: '1;38;5;40',
};

/** The net: rows of faces, with gaps. */
const NET: readonly (readonly (number | undefined)[])[] = [
  [undefined, 0],
  [1, 2, 3, 4],
  [undefined, 5],
];

/** How wide the parts of a picture are, in columns. */
interface Measures {
  /** Of the whole. */
  readonly width: number;
  /** Of a square. */
  readonly square: number;
  /** Of a face with its names; absent where faces stand below each other. */
  readonly face: number | undefined;
}

function measuresFor(width: number): Measures {
  for (const square of [2, 1]) {
    const face = LABEL + square * Cube.Size + (square === 1 ? 1 : 0);
    const net = NET_FACES * face - (square === 1 ? 1 : 0);
    if (net <= width) return { width: net, square, face };
  }
  return { width, square: 2, face: undefined };
}

/** The faces in the longest row of the net. */
const NET_FACES = 4;

/**
 * Draw a state as text: plain ASCII, 80 columns at most, with a monospaced font.
 *
 * The faces of the cube are its net: U above F, D below it. A capital letter is a square of that player's
 * pieces, a small one a start square, a dot a free square; a `+` is where the player to move can build from.
 * `>` stands before that player.
 *
 * @param state - any state
 * @param options - colours for a terminal, names of the players, width, moves to mark
 * @returns lines joined by line feeds, none at the end, no spaces at the ends of lines. Without the
 * escape codes, the coloured picture is the plain one. Only names can bring in characters beyond
 * ASCII; control characters in them are escaped
 * @throws {@link DecodeError} if an entry of `highlight` is not a move (`move.malformed`); TypeError if `state` is not
 *   a {@link GameState}, the options are not an object, an option is unknown, `names` is not a list of texts, or
 *   `highlight` is not a list; RangeError if `width` is not an integer of 20 or more
 *
 * @example
 * ```ts
 * const picture = renderText(applyMove(newGame(), 'AUb8b7c7'));
 * picture.split('\n')[0]; // 'B to move'
 * picture.split('\n')[9]; // '                    7 . A A . . . . . .'
 * ```
 */
export function renderText(state: GameState, options?: TextPictureOptions): string {
  const { names, colour, width, highlight } = textOptions(options, ['width', 'highlight']);
  const given = integerInRange('width', width ?? WIDTH, NARROWEST_PICTURE);
  const measures = measuresFor(Math.min(given, WIDTH));
  const moves = listOf('highlight', highlight ?? [], 'a list of moves');
  const marked = new Set(moves.flatMap((move) => decodeMove(move).squares));
  const view = inspect(state);
  const lines: readonly Line[] = [
    ...folded(headline(view), measures.width).map((line) => [span(line, STRONG)]),
    [],
    ...boardLines({ view, marked }, measures, names),
    [],
    ...folded(bonusText(view.rules), measures.width).map((line) => [span(line, FAINT)]),
  ];
  return writeLines(lines, colour === true);
}

/** What is drawn: a position, and the squares that are marked in it. */
interface Scene {
  readonly view: StateView;
  readonly marked: ReadonlySet<Square>;
}

/** Draw the faces and the players: next to U and D where there is room, else below all faces. */
function boardLines(scene: Scene, measures: Measures, names?: readonly string[]): Line[] {
  const { view } = scene;
  const { width, square, face } = measures;
  const playersIn = (columns: number) =>
    view.players.map((shown, index) => playerLines(view, shown, nameAt(index, names), columns));
  if (face === undefined) {
    const faces = [...FACES.keys()].flatMap((each) => [...faceLines(scene, each, square), []]);
    return [...faces, ...playersIn(width).flat()];
  }
  const rows = NET.map((row) => rowLines(scene, row, measures));
  if (square === 1) return [...rows.flat(), [], ...playersIn(width).flat()];
  const left = 2 * face + GAP;
  const [first = [], second = [], third = [], fourth = []] = playersIn(width - left);
  const [top = [], middle = [], bottom = []] = rows;
  return [
    ...besideFace(top, [...first, [], ...second], left),
    ...middle,
    ...besideFace(bottom, [...third, [], ...fourth], left),
  ];
}

/** Between the faces U and D and the players next to them. */
const GAP = 2;

function besideFace(lines: readonly Line[], more: readonly Line[], left: number): Line[] {
  return lines.map((line, index) => [...padLine(line, left), ...(more[index] ?? [])]);
}

/** Draw a row of the net. */
function rowLines(
  scene: Scene,
  row: readonly (number | undefined)[],
  { square, face = 0 }: Measures,
): Line[] {
  const faces = row.map((each) => (each === undefined ? [] : faceLines(scene, each, square)));
  return Array.from({ length: Cube.Size + 1 }, (_, index) =>
    faces.flatMap((lines) => padLine(lines[index] ?? [], face)),
  );
}

/** Draw a face: its letter and columns, then its rows. */
function faceLines(scene: Scene, face: number, width: number): Line[] {
  const heading = COLUMNS.map((column) => column.padEnd(width)).join('');
  const rows = Array.from({ length: Cube.Size }, (_, row): Line => {
    const squares = COLUMNS.map((__, column) =>
      squareSpan(scene, squareAt(face, row, column), width),
    );
    return [span(`${row + 1} `, FAINT), ...squares];
  });
  return [[span(`${FACES[face] ?? ''} `, STRONG), span(heading, FAINT)], ...rows];
}

function squareSpan({ view, marked }: Scene, square: number, width: number): Span {
  const { owners, players, turn } = view;
  const owner = owners[square] ?? null;
  const name = SQUARES[square];
  if (owner !== null) {
    const letter = startOwner(square) >= 0 ? owner.toLowerCase() : owner;
    const style = SQUARE_STYLES[owner];
    if (name === undefined || !marked.has(name)) return span(letter.padEnd(width), style);
    return span(letter.padEnd(width, '*'), `${style};${UNDERLINED}`);
  }
  const points = players.find(({ player }) => player === turn)?.buildPoints ?? [];
  const canBuild = points.some((point) => point === name);
  if (turn !== null && canBuild) return span('+'.padEnd(width), BUILD_STYLES[turn]);
  return span('.'.padEnd(width), FAINT);
}

/** List a player's name, points and pieces. */
function playerLines(view: StateView, shown: PlayerView, name: string, width: number): Line[] {
  const { player, piecesLeft } = shown;
  const mark = view.turn === player ? '>' : ' ';
  const points = `${pointsText(shown)}; ${leftText(shown)}`;
  const beside = width - NAMELESS - columnsIn(points) - 1;
  const isBeside = beside >= 0;
  const room = isBeside ? beside : width - NAMELESS;
  const label = labelOf(player, room < SHORTEST_NAME ? '' : shortened(name, room - 1));
  const heading = [span(`${mark} `, STRONG), span(` ${label} `, SQUARE_STYLES[player])];
  const indented = (text: string) =>
    folded(text, width - LABEL).map((line): Line => [span(`  ${line}`)]);
  return [
    isBeside ? [...heading, span(` ${points}`)] : heading,
    ...(isBeside ? [] : indented(points)),
    ...indented(piecesLeft.join(' ')),
  ];
}

/** Columns of a player's line without name and points: `>  A `. */
const NAMELESS = 5;

/** Columns that are too few for a space and a name. */
const SHORTEST_NAME = 4;
