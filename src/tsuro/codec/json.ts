/**
 * Boards and actions in the JSON forms of the course's reference implementation, and of its sister section.
 *
 * @packageDocumentation
 */
import { shown } from '../../text/message.js';
import { across, Board, EDGE } from '../state/position.js';
import { Count, canonicalOption, exitOfOption } from '../state/tiles.js';
import type { JsonIssues, TsuroIssue } from './issues.js';
import { setupNumber, turnNumber } from './notation.js';
import { refuseJson } from './wording.js';

/** The colours of the players' avatars, in turn order. */
export const COLOURS = /* @__PURE__ */ Object.freeze([
  'white',
  'black',
  'red',
  'green',
  'blue',
] as const);

/** The colour of an avatar. */
export type Colour = (typeof COLOURS)[number];

/** Degrees of a quarter turn. */
const QUARTER = 90;

const PORT_LETTERS = 'ABCDEFGH';

/** A place in JSON: the indices that lead to it. */
type Path = readonly number[];

/** What a value must be. */
type JsonExpected = JsonIssues['json.malformed']['expected'];

/** Where issues are collected. */
type Issues = TsuroIssue[];

/** Report a value that is not what it must be. */
function malformed(issues: Issues, path: Path, value: unknown, expected: JsonExpected): -1 {
  issues.push(refuseJson('json.malformed', path, { expected, value: shown(value) }));
  return -1;
}

/** Longest list that is read: a board has a hundred squares, each listed once for each avatar on it. */
const LONGEST_LIST = 1000;

/**
 * Return the values of an array; `undefined` for anything else, and for one that is longer than any board. An array
 * can be a proxy that throws.
 */
export function valuesOf(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) && value.length <= LONGEST_LIST ? [...value] : undefined;
  } catch {
    return undefined;
  }
}

/** Return an integer of a range; -1, and an issue, for anything else. */
function integer(
  issues: Issues,
  path: Path,
  value: unknown,
  most: number,
  expected: JsonExpected,
): number {
  const isIt = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
  return isIt ? value : malformed(issues, path, value, expected);
}

function readColour(issues: Issues, path: Path, value: unknown): number {
  const colours: readonly unknown[] = COLOURS;
  const player = colours.indexOf(value);
  return player < 0 ? malformed(issues, path, value, 'colour') : player;
}

function readPort(issues: Issues, path: Path, value: unknown): number {
  const isLetter = typeof value === 'string' && value.length === 1;
  const port = isLetter ? PORT_LETTERS.indexOf(value) : -1;
  return port < 0 ? malformed(issues, path, value, 'port') : port;
}

/** Read a tile and its degrees, each at a path; negative where there is none. */
function readOption(
  issues: Issues,
  [tileValue, tilePath]: readonly [unknown, Path],
  [degreesValue, degreesPath]: readonly [unknown, Path],
): number {
  const tile = integer(issues, tilePath, tileValue, Count.Tiles - 1, 'tile');
  const turns = typeof degreesValue === 'number' ? degreesValue / QUARTER : -1;
  const isTurn = Number.isInteger(turns) && turns >= 0 && turns < Count.Rotations;
  if (!isTurn) return malformed(issues, degreesPath, degreesValue, 'degrees');
  return Count.Rotations * tile + turns;
}

/** Read `[tile, degrees]`. */
function readPattern(issues: Issues, path: Path, value: unknown): number {
  const values = valuesOf(value);
  if (values?.length !== 2) return malformed(issues, path, value, 'tile-pattern');
  const [tile, degrees] = values;
  return readOption(issues, [tile, [...path, 0]], [degrees, [...path, 1]]);
}

/** Read a column and a row, the first of which is at a path; negative where one is not on the board. */
function readSquare(issues: Issues, path: Path, x: unknown, y: unknown): number {
  const next = [...path.slice(0, -1), (path.at(-1) ?? 0) + 1];
  const column = integer(issues, path, x, Board.Size - 1, 'index');
  const row = integer(issues, next, y, Board.Size - 1, 'index');
  return row < 0 ? -1 : Board.Size * column + row;
}

/** A tile on a square, and the avatar on it. */
export interface JsonTile {
  readonly square: number;
  readonly option: number;
  /** The player of the avatar, and its place; absent where there is none. */
  readonly avatar?: { readonly player: number; readonly place: number };
}

/**
 * Read an element of a board: `[[tile, degrees], x, y]`, `[[tile, degrees], color, port, x, y]`, or the
 * sister section's `[tile, degrees, color, port, x, y]`, whose avatar starts at a port at the edge.
 *
 * @returns `undefined` where an issue is found
 */
export function readJsonTile(issues: Issues, path: Path, value: unknown): JsonTile | undefined {
  const before = issues.length;
  const values = valuesOf(value);
  const at = (index: number): Path => [...path, index];
  const read = (): JsonTile => {
    switch (values?.length) {
      case 3: {
        const [pattern, x, y] = values;
        const option = readPattern(issues, at(0), pattern);
        return { option, square: readSquare(issues, at(1), x, y) };
      }
      case 5: {
        const [pattern, colour, letter, x, y] = values;
        const option = readPattern(issues, at(0), pattern);
        const player = readColour(issues, at(1), colour);
        const port = readPort(issues, at(2), letter);
        const square = readSquare(issues, at(3), x, y);
        return { option, square, avatar: { player, place: 8 * square + port } };
      }
      case 6:
        return readFlatTile(issues, path, values);
      default: {
        const none = malformed(issues, path, value, 'board-element');
        return { option: none, square: none };
      }
    }
  };
  const tile = read();
  if (issues.length > before) return undefined;
  return { ...tile, option: canonicalOption(tile.option) };
}

/** Read the sister section's `[tile, degrees, color, port, x, y]`. */
function readFlatTile(
  issues: Issues,
  path: Path,
  [tile, degrees, colour, letter, x, y]: readonly unknown[],
): Required<JsonTile> {
  const at = (index: number): Path => [...path, index];
  const option = readOption(issues, [tile, at(0)], [degrees, at(1)]);
  const player = readColour(issues, at(2), colour);
  const square = readSquare(issues, at(4), x, y);
  const port = readEdgePort(issues, at(3), letter, square, option);
  return { option, square, avatar: { player, place: 8 * square + port } };
}

/** Read a port at the edge of the board: the port that it is wired to. */
function readEdgePort(
  issues: Issues,
  path: Path,
  value: unknown,
  square: number,
  option: number,
): number {
  const port = readPort(issues, path, value);
  // A port of no square faces the edge, too.
  const isAtEdge = across(8 * square + port) === EDGE;
  if (port >= 0 && option >= 0 && !isAtEdge) malformed(issues, path, value, 'edge-port');
  return exitOfOption(option, port);
}

/**
 * Read an action: `[tile, degrees]`, `[[tile, degrees], port, x, y]`, `[color, [tile, degrees]]`, or the
 * sister section's `[color, tile, degrees, x, y]` and `[tile, degrees, color, port, x, y]`.
 *
 * @param mover - the player of a form without a colour
 * @returns the number of the move, which means nothing where an issue is found
 */
export function readJsonAction(issues: Issues, value: unknown, mover: number): number {
  const values = valuesOf(value);
  switch (values?.length) {
    case 2: {
      const [first, second] = values;
      if (typeof first !== 'string') {
        return turnNumber(mover, readOption(issues, [first, [0]], [second, [1]]));
      }
      const player = readColour(issues, [0], first);
      return turnNumber(player, readPattern(issues, [1], second));
    }
    case 4: {
      const [pattern, letter, x, y] = values;
      const option = readPattern(issues, [0], pattern);
      const port = readPort(issues, [1], letter);
      return setupNumber(mover, option, 8 * readSquare(issues, [2], x, y) + port);
    }
    case 5: {
      const [colour, tile, degrees, x, y] = values;
      const player = readColour(issues, [0], colour);
      const option = readOption(issues, [tile, [1]], [degrees, [2]]);
      readSquare(issues, [3], x, y);
      return turnNumber(player, option);
    }
    case 6: {
      const { option, avatar } = readFlatTile(issues, [], values);
      return setupNumber(avatar.player, canonicalOption(option), avatar.place);
    }
    default:
      return malformed(issues, [], value, 'action');
  }
}

/** Write the degrees of an option. */
export function degreesOf(option: number): number {
  return QUARTER * (option % Count.Rotations);
}

/** Write a port. */
export function writeJsonPort(port: number): string {
  return PORT_LETTERS.charAt(port);
}
