/**
 * Faces of the cube as SVG: where they are, side by side as a net or on the cube as seen from one of its corners; their
 * squares, the names around them, the marks of moves.
 */
import { element, textElement } from '../../engine/render/svg.js';
import type { StateView } from '../api/inspect.js';
import { FACE_LETTERS } from '../codec/notation.js';
import {
  besides,
  Cube,
  cornersOf,
  type Point,
  squareAt,
  squareName,
  startOwner,
} from '../state/surface.js';
import { COLUMNS, FACES, type Move, type PlayerId, type Square } from '../state/vocabulary.js';
import { type PicturePoint, SIDE } from './svg-players.js';

/** The corners of the cube, each named by its three faces. */
const CUBE_CORNERS = ['UFL', 'UFR', 'UBL', 'UBR', 'DFL', 'DFR', 'DBL', 'DBR'] as const;

/**
 * The views of the cube: unfolded, or from a corner, which is named by the three faces that are seen. From a
 * corner of D, the cube is turned over, with D on top.
 *
 * @example
 * ```ts
 * VIEWS.slice(0, 3); // ['net', 'UFL', 'UFR']
 * ```
 */
export const VIEWS = /* @__PURE__ */ Object.freeze(['net', ...CUBE_CORNERS] as const);

/**
 * A view of the cube: `net` is the unfolded cube, any other the cube as seen from the corner where the three
 * named faces meet. The option `view` of {@link renderSvg} takes it.
 */
export type View = (typeof VIEWS)[number];

/** Where a face is. */
export interface FacePlace {
  /** The number of the face. */
  readonly face: number;
  /** The outer corner of its first square, and the steps to the next column and to the next row. */
  readonly origin: PicturePoint;
  readonly column: PicturePoint;
  readonly row: PicturePoint;
  /** Whether its columns are named along the first row, and its rows along the first column. */
  readonly isNamedAbove: boolean;
  readonly isNamedLeft: boolean;
  /** How dark its shadow is, 0 to 1. */
  readonly shade: number;
}

/** From a face of the net to the next one. */
export const FACE_PITCH = 206;

/** Columns and rows of the faces in the net, in the order of the faces. */
const NET: readonly PicturePoint[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
];

/** Place the faces of the net, the one at its top left corner at a point. */
export function netPlaces([left, top]: PicturePoint): FacePlace[] {
  return NET.map(([column, row], face) => ({
    face,
    origin: [left + column * FACE_PITCH, top + row * FACE_PITCH],
    column: [SIDE, 0],
    row: [0, SIDE],
    isNamedAbove: true,
    isNamedLeft: true,
    shade: 0,
  }));
}

/** From the middle of the cube to its corners, of which six are on a circle in the picture. */
export const CUBE_RADIUS = 226;

/** The length of a side of a square in units of the picture, were it not seen aslant. */
const SCALE = CUBE_RADIUS / (Math.sqrt(6) * (Cube.Size / 3));

/** How dark the faces are, in their order: light falls on U or D, whichever is on top. */
const SHADES: readonly number[] = [0, 0.18, 0.08, 0.18, 0.08, 0];

function dot(one: Point, other: Point): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function difference(one: Point, other: Point): Point {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

/**
 * Place the three faces that are seen from a corner, the middle of the cube at a point.
 *
 * For a corner of D the cube is turned over, so that D is on top. Drawn from below, it would look hollow.
 */
export function cubePlaces(corner: string, [left, top]: PicturePoint): FacePlace[] {
  const sight: Point = [
    corner.includes('R') ? 1 : -1,
    corner.includes('U') ? 1 : -1,
    corner.includes('F') ? 1 : -1,
  ];
  const [x, y, z] = sight;
  const across: Point = [y * z, 0, -x * y];
  const down: Point = [x, -2 * y, z];
  const project = (way: Point): PicturePoint => [
    (SCALE * dot(way, across)) / Math.sqrt(2),
    (SCALE * dot(way, down)) / Math.sqrt(6),
  ];
  return [...corner].map((letter) => {
    const face = FACE_LETTERS.indexOf(letter);
    const [start, right, , below] = cornersOf(face * Cube.Face);
    const [column, row] = [difference(right, start), difference(below, start)];
    const middle = Cube.Size / 2;
    const [originX, originY] = project(difference(start, [middle, middle, middle]));
    return {
      face,
      origin: [left + originX, top + originY],
      column: project(column),
      row: project(row),
      // Names stand where no other face is seen.
      isNamedAbove: dot(row, sight) > 0,
      isNamedLeft: dot(column, sight) > 0,
      shade: SHADES[face] ?? 0,
    };
  });
}

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
export interface Scene {
  /** What the ids of the picture begin with. */
  readonly prefix: string;
  readonly view: StateView;
  /** The piece on each square, by name. */
  readonly pieces: ReadonlyMap<Square, string>;
  /** Where the player to move can build from. */
  readonly buildPoints: ReadonlySet<Square>;
  readonly marked: readonly MarkedMove[];
}

/** From the squares at an edge to the middle of the names next to it, in squares. */
const NAME_DISTANCE = 0.5;

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Return the point of the picture at a column and a row of a face, which can lie next to it. */
function pointAt({ origin, column, row }: FacePlace, right: number, down: number): PicturePoint {
  return [
    rounded(origin[0] + column[0] * right + row[0] * down),
    rounded(origin[1] + column[1] * right + row[1] * down),
  ];
}

/** Draw a face. */
export function drawFace(scene: Scene, place: FacePlace): string {
  const [left, top] = pointAt(place, 0, 0);
  const steps = [...place.column, ...place.row].map(
    (step) => Math.round((step * 1e4) / SIDE) / 1e4,
  );
  const squares = Array.from({ length: Cube.Face }, (_, index) =>
    drawSquare(scene, place.face, Math.floor(index / Cube.Size), index % Cube.Size),
  );
  const size = SIDE * Cube.Size;
  const shade = { class: 'shade', width: size, height: size, opacity: place.shade };
  return element('g', { 'data-face': FACES[place.face] }, [
    element('g', { class: 'squares', transform: `matrix(${steps.join(' ')} ${left} ${top})` }, [
      ...squares.flat(),
      ...(place.shade === 0 ? [] : [element('rect', shade)]),
      ...scene.marked.flatMap((move) => drawMark(scene, move, place.face)),
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
  { prefix, view, pieces, buildPoints }: Scene,
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
const SQUARE_CORNERS: readonly PicturePoint[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** Draw a move's squares on a face, and their outline: it stays open where the piece continues. */
function drawMark(
  { prefix }: Scene,
  { move, player, squares, isPlaced }: MarkedMove,
  face: number,
): string[] {
  const here = squares.filter((square) => Math.floor(square / Cube.Face) === face);
  if (here.length === 0) return [];
  const places = here.map((square): PicturePoint => {
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

function corner(index: number): PicturePoint {
  return SQUARE_CORNERS[index % SQUARE_CORNERS.length] ?? [0, 0];
}
