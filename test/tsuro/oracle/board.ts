import { exitOf } from './tiles.js';
import type { OracleState, PlacedTile, Player, Port, Rotation, Square } from './types.js';
import { PLAYERS } from './types.js';

const INDICES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Ascending by their texts. */
export const SQUARES: readonly Square[] = INDICES.flatMap((x) => INDICES.map((y) => `${x}${y}`));

/** The port that touches a port across a border. */
const FACING: Record<Port, Port> = {
  a: 'f',
  b: 'e',
  c: 'h',
  d: 'g',
  e: 'b',
  f: 'a',
  g: 'd',
  h: 'c',
};

const NORTH = [0, -1] as const;
const EAST = [1, 0] as const;
const SOUTH = [0, 1] as const;
const WEST = [-1, 0] as const;

const SIDE = { a: NORTH, b: NORTH, c: EAST, d: EAST, e: SOUTH, f: SOUTH, g: WEST, h: WEST };

function squareBeside(
  square: Square,
  [right, down]: readonly [number, number],
): Square | undefined {
  const x = Number(square[0]) + right;
  const y = Number(square[1]) + down;
  return INDICES.includes(x) && INDICES.includes(y) ? `${x}${y}` : undefined;
}

/** The square beyond a port; undefined beyond the edge. */
export function facedSquare(square: Square, port: Port): Square | undefined {
  return squareBeside(square, SIDE[port]);
}

const NEIGHBOURS = new Map(
  SQUARES.map((square) => [
    square,
    [NORTH, EAST, SOUTH, WEST].flatMap((side) => squareBeside(square, side) ?? []),
  ]),
);

/** The squares beside a square: two, three or four. */
export function neighbours(square: Square): Square[] {
  return NEIGHBOURS.get(square) ?? [];
}

export function isPeriphery(square: Square): boolean {
  return neighbours(square).length < 4;
}

export function tileOn(placed: readonly PlacedTile[], square: Square): PlacedTile | undefined {
  return placed.find((one) => one.square === square);
}

export type Walk = {
  player: Player;
  /** Squares with ports, such as `10c`: where the avatar stands, then where it leaves each tile. */
  path: string[];
  end: 'stays' | 'leaves' | 'loops';
  /** Where the path ends. */
  square: Square;
  port: Port;
};

/** Follow the line from an avatar until an empty square, the edge, or a place where it was before. */
export function walk(
  placed: readonly PlacedTile[],
  from: { player: Player; square: Square; port: Port },
): Walk {
  let { square, port } = from;
  const path = [`${square}${port}`];
  for (;;) {
    const next = facedSquare(square, port);
    if (next === undefined) return { player: from.player, path, end: 'leaves', square, port };
    const placedThere = tileOn(placed, next);
    if (placedThere === undefined) return { player: from.player, path, end: 'stays', square, port };
    square = next;
    port = exitOf(placedThere.tile, placedThere.rotation, FACING[port]);
    const place = `${square}${port}`;
    const wasHere = path.includes(place);
    path.push(place);
    if (wasHere) return { player: from.player, path, end: 'loops', square, port };
  }
}

export type Avatar = { player: Player; square: Square; port: Port };

/** The avatars on the board, in the order of the players. */
export function avatars(state: OracleState): Avatar[] {
  return PLAYERS.flatMap((player, index) => {
    const status = state.players[index];
    if (status === undefined || status.kind !== 'on') return [];
    return [{ player, square: status.square, port: status.port }];
  });
}

/** The square that the avatar of the player in turn faces. */
export function forcedSquare(state: OracleState): Square | undefined {
  const avatar = avatars(state).find((one) => one.player === state.turn);
  return avatar === undefined ? undefined : facedSquare(avatar.square, avatar.port);
}

/** What every avatar does that faces the tile which the player in turn would put down. */
export function walks(state: OracleState, tile: number, rotation: Rotation): Walk[] {
  const square = forcedSquare(state);
  if (square === undefined) return [];
  const placed = [...state.placed, { square, tile, rotation }];
  return avatars(state)
    .filter((avatar) => facedSquare(avatar.square, avatar.port) === square)
    .map((avatar) => walk(placed, avatar));
}
