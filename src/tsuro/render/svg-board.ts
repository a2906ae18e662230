/** The board in SVG: tiles, the lines behind the avatars, walks, and the avatars. */
import { drawText, element } from '../../engine/render/svg.js';
import type { StateView } from '../api/inspect.js';
import type { Walk } from '../api/wires.js';
import { playerLetter, readPlace, writeSquare } from '../codec/notation.js';
import {
  across,
  Board,
  EDGE,
  facedSquare,
  isOnBoard,
  optionAt,
  type Position,
} from '../state/position.js';
import { exitOfOption } from '../state/tiles.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { inwardFrom, movedBy, type Point, portPoint, SIDE } from './ports.js';
import { COLOURS, curveOf, drawAvatar, drawTile, moveTo, tileData } from './svg-pieces.js';

/** Size of the board. */
export const BOARD_SIZE = Board.Size * SIDE;

/** Size of an avatar on the board. */
const AVATAR = 24;

/** From an avatar to the next one on the same port. */
const STEP_ASIDE = 15;

/** How one board is drawn. */
interface BoardDrawing {
  readonly prefix: string;
  readonly position: Position;
  readonly view: StateView;
  /** Walks to highlight. */
  readonly walks: readonly Walk[];
  /** Numbers of squares to outline. */
  readonly squares: ReadonlySet<number>;
}

function cornerOf(square: number): Point {
  return [Math.trunc(square / Board.Size) * SIDE, (square % Board.Size) * SIDE];
}

function pointOf(place: number): Point {
  return portPoint(place & 7, cornerOf(place >> 3));
}

/** Draw the board whose corner is at a point. */
export function drawBoard(drawing: BoardDrawing, [x, y]: Point): string {
  const numbers = Array.from({ length: Board.Size }, (_, index) => index);
  const middle = (index: number) => index * SIDE + SIDE / 2;
  return element('g', { transform: `translate(${x} ${y})` }, [
    ...numbers.flatMap((index) => [
      drawText(`${index}`, middle(index), -7, 'faint middle'),
      drawText(`${index}`, -9, middle(index) + 6, 'faint end'),
    ]),
    element('rect', { class: 'well', width: BOARD_SIZE, height: BOARD_SIZE }),
    gridLines(numbers),
    ...drawSquares(drawing),
    element('g', { class: 'above' }, [
      ...drawing.walks.map(drawWalk),
      ...drawLines(drawing),
      ...drawFaced(drawing),
      ...drawAvatars(drawing),
      ...drawing.walks.flatMap((walk) => drawEnd(drawing, walk)),
    ]),
  ]);
}

function gridLines(numbers: readonly number[]): string {
  const d = numbers.slice(1).map((index) => {
    const at = index * SIDE;
    return `M${at} 0V${BOARD_SIZE}M0 ${at}H${BOARD_SIZE}`;
  });
  return element('path', { class: 'grid', d: d.join('') });
}

/** Draw every square, for programs to find; those without a tile are only an area. */
function drawSquares({ prefix, position, squares }: BoardDrawing): string[] {
  const all = Array.from({ length: Board.Squares }, (_, square) => square);
  // Those that are outlined come last, so that no tile covers their outline.
  const rest = all.filter((square) => !squares.has(square));
  return [...rest, ...squares].map((square) => {
    const [x, y] = cornerOf(square);
    const option = optionAt(position, square);
    const isHighlit = squares.has(square);
    const data = {
      'data-square': writeSquare(square),
      ...(option < 0 ? {} : tileData(option)),
      ...(isHighlit ? { class: 'highlight', 'data-highlight': 'true' } : {}),
    };
    const area = element('rect', { class: 'area', x, y, width: SIDE, height: SIDE });
    return element('g', data, [...(option < 0 ? [] : [drawTile(prefix, option, [x, y])]), area]);
  });
}

/** A wire on a square: the numbers of the two ports that it connects. */
interface BoardWire {
  readonly square: number;
  readonly from: number;
  readonly to: number;
}

/** List the wires behind an avatar, from the one it stands on back to the edge of the board, or to an empty square. */
function wiresBehind(position: Pick<Position, 'board'>, avatar: number): BoardWire[] {
  const wires: BoardWire[] = [];
  const seen = new Set<number>();
  for (let place = avatar; place !== EDGE && !seen.has(place); ) {
    const [square, from] = [place >> 3, place & 7];
    const option = optionAt(position, square);
    if (option < 0) break;
    seen.add(place);
    const to = exitOfOption(option, from);
    wires.push({ square, from, to });
    place = across((square << 3) | to);
  }
  return wires;
}

/** List the wires of a walk. Places that no walk goes through one after the other are left out. */
function wiresOf({ path }: Walk): BoardWire[] {
  const places = path.map((place) => readPlace(place, 0));
  return places.slice(1).flatMap((place, index) => {
    const entry = across(places[index] ?? EDGE);
    if (entry === EDGE || entry >> 3 !== place >> 3) return [];
    return [{ square: place >> 3, from: entry & 7, to: place & 7 }];
  });
}

/** Write the path along wires, each of which begins where the one before ends. */
function pathAlong(wires: readonly BoardWire[]): string {
  return wires
    .map(({ square, from, to }, index) => {
      const corner = cornerOf(square);
      const start = index === 0 ? moveTo(portPoint(from, corner)) : '';
      return `${start}${curveOf(from, to, corner)}`;
    })
    .join('');
}

/** Draw the way of a walk: a wide stroke, and within it the player's colour. */
function drawWalk(walk: Walk): string {
  const { player } = walk;
  const d = pathAlong(wiresOf(walk));
  return element('g', { 'data-walk': player }, [
    element('path', { class: 'walk', d }),
    element('path', { class: 'line-margin', d }),
    element('path', { class: 'line', d, stroke: COLOURS[player].ground, 'stroke-width': 4 }),
  ]);
}

/** The avatars on the board, each with its player and place. */
function avatarsOf({ position }: BoardDrawing): { player: PlayerId; place: number }[] {
  return position.players.flatMap((place, index) =>
    isOnBoard(place) ? [{ player: playerLetter(index), place }] : [],
  );
}

/** Width of the first line along some wires. */
const LINE_WIDTH = 4.5;

/**
 * Draw the line behind each avatar in its player's colour. Avatars stand at the ends of lines, so lines that
 * share a wire share all: the later ones are drawn narrower, on the first.
 */
function drawLines(drawing: BoardDrawing): string[] {
  const lines = avatarsOf(drawing).map(({ player, place }) => ({
    player,
    wires: wiresBehind(drawing.position, place),
  }));
  return lines.flatMap(({ player, wires }, index) => {
    const d = pathAlong(wires);
    if (d === '') return [];
    const below = lines.slice(0, index).filter((other) => isSameLine(other.wires, wires)).length;
    const stroke = COLOURS[player].ground;
    const line = { class: 'line', d, stroke, 'stroke-width': LINE_WIDTH / (1 + below) };
    return [
      ...(below === 0 ? [element('path', { class: 'line-margin', d })] : []),
      element('path', line),
    ];
  });
}

/** Whether two lines have the same wires, in either direction. */
function isSameLine([first]: readonly BoardWire[], other: readonly BoardWire[]): boolean {
  return other.some(
    ({ square, from, to }) =>
      square === first?.square && (from === first.from || to === first.from),
  );
}

/** Outline the squares that avatars face; that of the player whose turn it is stands out. */
function drawFaced(drawing: BoardDrawing): string[] {
  const { view } = drawing;
  const faced = new Map<number, boolean>();
  for (const { player, place } of avatarsOf(drawing)) {
    const square = facedSquare(place);
    if (square < 0 || view.phase === 'game-over') continue;
    faced.set(square, faced.get(square) === true || (view.turn === player && view.round > 0));
  }
  return [...faced].map(([square, isNext]) => {
    const [x, y] = cornerOf(square);
    const box = { x: x + 3, y: y + 3, width: SIDE - 6, height: SIDE - 6, rx: 4 };
    return element('rect', { class: isNext ? 'faced next-square' : 'faced', ...box });
  });
}

/** Draw the avatars, those on one port one after the other. */
function drawAvatars(drawing: BoardDrawing): string[] {
  const all = avatarsOf(drawing);
  return all.map(({ player, place }, index) => {
    const before = all.slice(0, index).filter((other) => other.place === place).length;
    const point = movedBy(pointOf(place), inwardFrom(place & 7), before * STEP_ASIDE);
    return drawAvatar(drawing.prefix, player, point, AVATAR);
  });
}

/** Half the size of a cross. */
const CROSS = 8;

/** Draw where a walk ends, if the avatar is not there: crossed out if it is out of the game. */
function drawEnd({ prefix, position }: BoardDrawing, { player, path, end }: Walk): string[] {
  const place = readPlace(path.at(-1) ?? '', 0);
  const isThere = position.players[PLAYER_IDS.indexOf(player)] === place;
  if (place < 0 || (isThere && end === 'stays')) return [];
  const [x, y] = pointOf(place);
  const ghost = drawAvatar(prefix, player, [x, y], AVATAR, 'gone');
  if (end === 'stays') return [ghost];
  const [left, top, right, bottom] = [x - CROSS, y - CROSS, x + CROSS, y + CROSS];
  const d = `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
  return [ghost, element('path', { class: 'out', d })];
}
