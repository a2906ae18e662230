/**
 * A face of the cube as SVG: its squares, the names around it, the marks of moves.
 *
 * @packageDocumentation
 */
import { element, textElement } from '../../engine/render/markup.js';
import type { StateView } from '../api/inspect.js';
import { besides, Cube, squareAt, squareName, startOwner } from '../state/surface.js';
import { COLUMNS, FACES, type Move, type PlayerId, type Square } from '../state/vocabulary.js';
import { SIDE } from './svg-motifs.js';
import type { FacePlace, Place } from './views.js';

/** A move to highlight. */
export interface MarkedMove {
  readonly move: Move;
  readonly player: PlayerId;
  /** The numbers of its squares. */
  readonly squares: readonly number[];
  /** Whether its piece is there. */
  readonly isPlaced: boolean;
}

/** How one picture is drawn. */
export interface Drawing {
  /** What the ids of the picture begin with. */
  readonly prefix: string;
  readonly view: StateView;
  /** The piece on each square, by name. */
  readonly pieces: ReadonlyMap<Square, string>;
  /** Where the player to move can build from. */
  readonly buildPoints: ReadonlySet<Square>;
  readonly marked: readonly MarkedMove[];
}

/** From the squares at an edge to the middle of the names beside it, in squares. */
const NAME_DISTANCE = 0.5;

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Return the point of the picture at a column and a row of a face, which can lie beside it. */
function pointAt({ origin, column, row }: FacePlace, right: number, down: number): Place {
  return [
    rounded(origin[0] + column[0] * right + row[0] * down),
    rounded(origin[1] + column[1] * right + row[1] * down),
  ];
}

/** Draw a face. */
export function drawFace(drawing: Drawing, place: FacePlace): string {
  const [left, top] = pointAt(place, 0, 0);
  const steps = [...place.column, ...place.row].map(
    (step) => Math.round((step * 1e4) / SIDE) / 1e4,
  );
  const squares = Array.from({ length: Cube.Face }, (_, index) =>
    drawSquare(drawing, place.face, Math.floor(index / Cube.Size), index % Cube.Size),
  );
  const size = SIDE * Cube.Size;
  const shade = { class: 'shade', width: size, height: size, opacity: place.shade };
  return element('g', { 'data-face': FACES[place.face] }, [
    element('g', { class: 'squares', transform: `matrix(${steps.join(' ')} ${left} ${top})` }, [
      ...squares.flat(),
      ...(place.shade === 0 ? [] : [element('rect', shade)]),
      ...drawing.marked.flatMap((move) => drawMark(drawing, move, place.face)),
    ]),
    ...drawNames(place),
  ]);
}

/** Draw the names of the face, its columns and its rows. */
function drawNames(place: FacePlace): string[] {
  const before = -NAME_DISTANCE;
  const behind = Cube.Size + NAME_DISTANCE;
  const [right, down] = [place.isNamedLeft ? before : behind, place.isNamedAbove ? before : behind];
  const write = (text: string, column: number, row: number, styles: string, drop: number) => {
    const [x, y] = pointAt(place, column, row);
    return textElement('text', { class: styles, x, y: rounded(y + drop) }, text);
  };
  return [
    write(FACES[place.face] ?? '', right, down, 'face', 6),
    ...COLUMNS.map((name, index) => write(name, index + 0.5, down, 'name', 4)),
    ...COLUMNS.map((_, index) => write(`${index + 1}`, right, index + 0.5, 'name', 4)),
  ];
}

function drawSquare(
  { prefix, view, pieces, buildPoints }: Drawing,
  face: number,
  row: number,
  column: number,
): string[] {
  const number = squareAt(face, row, column);
  const name = squareName(number);
  const owner = view.owners[number] ?? null;
  const isStart = startOwner(number) >= 0;
  const isBuildPoint = buildPoints.has(name);
  const look = owner === null ? 'free' : `${isStart ? 'start-' : ''}${owner}`;
  const [x, y] = [column * SIDE, row * SIDE];
  const use = element('use', {
    href: `#${prefix}${look}`,
    x,
    y,
    'data-square': name,
    'data-owner': owner ?? undefined,
    'data-piece': pieces.get(name),
    'data-start': isStart ? 'true' : undefined,
    'data-build': isBuildPoint ? 'true' : undefined,
  });
  if (!isBuildPoint || view.turn === null) return [use];
  const middle = { cx: x + SIDE / 2, cy: y + SIDE / 2, r: 3 };
  return [use, element('circle', { class: `build ${view.turn}`, ...middle })];
}

/** The four corners of a square, clockwise from the top left: side `n` runs from corner `n` to the next. */
const CORNERS: readonly Place[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** Draw a move's squares on a face, and their outline: it stays open where the piece goes on. */
function drawMark(
  { prefix }: Drawing,
  { move, player, squares, isPlaced }: MarkedMove,
  face: number,
): string[] {
  const here = squares.filter((square) => Math.floor(square / Cube.Face) === face);
  if (here.length === 0) return [];
  const places = here.map((square): Place => {
    const place = square % Cube.Face;
    return [SIDE * (place % Cube.Size), SIDE * Math.floor(place / Cube.Size)];
  });
  const d = here.flatMap((square, index) => {
    const [x, y] = places[index] ?? [0, 0];
    return besides(square).flatMap((other, side) => {
      if (squares.includes(other)) return [];
      const [[fromX, fromY], [toX, toY]] = [corner(side), corner(side + 1)];
      return [`M${x + SIDE * fromX} ${y + SIDE * fromY}L${x + SIDE * toX} ${y + SIDE * toY}`];
    });
  });
  const ghosts = isPlaced
    ? []
    : places.map(([x, y]) =>
        element('use', {
          href: `#${prefix}${player}`,
          class: 'hint',
          x,
          y,
        }),
      );
  const data = { 'data-highlight': isPlaced ? 'placed' : 'free', 'data-move': move };
  return [
    element('g', data, [
      ...ghosts,
      element('path', { class: 'under', d: d.join('') }),
      element('path', { class: isPlaced ? 'mark' : 'mark dashed', d: d.join('') }),
    ]),
  ];
}

function corner(index: number): Place {
  return CORNERS[index % CORNERS.length] ?? [0, 0];
}
