/** Boards and actions in the JSON forms of the course's reference implementation, and of its sister section. */
import { shown } from '../../text/message.js';
import { across, Board, EDGE } from '../state/position.js';
import { Count, canonicalOption, exitOfOption } from '../state/tiles.js';
import type { JsonIssues, TsuroIssue } from './issues.js';
import { setupNumber, turnNumber } from './notation.js';
import { refuseJson } from './wording.js';

/** The colours of the players' avatars in turn order, as the JSON of the university course CS 4500 has them. */
export const COLOURS = /* @__PURE__ */ Object.freeze([
  'white',
  'black',
  'red',
  'green',
  'blue',
] as const);

/**
 * The colour of a player's avatar, as the JSON of the university course CS 4500 has it: white, black, red, green and
 * blue are the players A to E.
 */
export type Colour = (typeof COLOURS)[number];

/** Degrees of a quarter turn. */
const QUARTER = 90;

const PORT_LETTERS = 'ABCDEFGH';

/** Write the degrees of an option. */
export function degreesOf(option: number): number {
  return QUARTER * (option % Count.Rotations);
}

/** Write a port. */
export function writeJsonPort(port: number): string {
  return PORT_LETTERS.charAt(port);
}

/** A value of JSON to read: the indices that lead to it, and where its issues are collected. */
export interface Item {
  readonly value: unknown;
  readonly path: readonly number[];
  readonly issues: TsuroIssue[];
}

/** Report a value that is not what it must be. */
export function malformed(
  { value, path, issues }: Item,
  expected: JsonIssues['json.malformed']['expected'],
): -1 {
  issues.push(refuseJson('json.malformed', path, { expected, value: shown(value) }));
  return -1;
}

/** Longest list that is read: a board has a hundred squares, each listed once for each avatar on it. */
const LONGEST_LIST = 1000;

/** The members of an array, each by its index. */
interface Members {
  readonly length: number;
  readonly at: (index: number) => Item;
}

/**
 * Take an array apart; nothing of anything else, and of one that is longer than any board. An array can be a proxy
 * that throws.
 */
export function membersOf({ value, path, issues }: Item): Members | undefined {
  try {
    if (!Array.isArray(value) || value.length > LONGEST_LIST) return undefined;
    const values: readonly unknown[] = [...value];
    const at = (index: number) => ({ value: values[index], path: [...path, index], issues });
    return { length: values.length, at };
  } catch {
    return undefined;
  }
}

/** Whether a value is an integer from 0 up to another. */
export function isUpTo(most: number, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function readColour(item: Item): number {
  const colours: readonly unknown[] = COLOURS;
  const player = colours.indexOf(item.value);
  return player < 0 ? malformed(item, 'colour') : player;
}

function readPort(item: Item): number {
  const { value } = item;
  const isLetter = typeof value === 'string' && value.length === 1;
  const port = isLetter ? PORT_LETTERS.indexOf(value) : -1;
  return port < 0 ? malformed(item, 'port') : port;
}

/** Read a tile and its degrees; negative where one is none. */
function readOption(tile: Item, degrees: Item): number {
  const number = isUpTo(Count.Tiles - 1, tile.value) ? tile.value : malformed(tile, 'tile');
  const turns = typeof degrees.value === 'number' ? degrees.value / QUARTER : -1;
  if (!isUpTo(Count.Rotations - 1, turns)) return malformed(degrees, 'degrees');
  return Count.Rotations * number + turns;
}

/** Read `[tile, degrees]`. */
function readPattern(item: Item): number {
  const members = membersOf(item);
  if (members?.length !== 2) return malformed(item, 'tile-pattern');
  return readOption(members.at(0), members.at(1));
}

/** Read a column or a row. */
function readIndex(item: Item): number {
  return isUpTo(Board.Size - 1, item.value) ? item.value : malformed(item, 'index');
}

/** Read a column and a row; negative where one is not on the board. */
function readSquare(x: Item, y: Item): number {
  const column = readIndex(x);
  const row = readIndex(y);
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
export function readJsonTile(item: Item): JsonTile | undefined {
  const before = item.issues.length;
  const tile = readElement(item);
  if (tile === undefined || item.issues.length > before) return undefined;
  return { ...tile, option: canonicalOption(tile.option) };
}

function readElement(item: Item): JsonTile | undefined {
  const members = membersOf(item);
  switch (members?.length) {
    case 3: {
      const { at } = members;
      return { option: readPattern(at(0)), square: readSquare(at(1), at(2)) };
    }
    case 5: {
      const { at } = members;
      const option = readPattern(at(0));
      const player = readColour(at(1));
      const port = readPort(at(2));
      const square = readSquare(at(3), at(4));
      return { option, square, avatar: { player, place: 8 * square + port } };
    }
    case 6:
      return readFlatTile(members);
    default:
      malformed(item, 'board-element');
      return undefined;
  }
}

/** Read the sister section's `[tile, degrees, color, port, x, y]`. */
function readFlatTile({ at }: Members): Required<JsonTile> {
  const option = readOption(at(0), at(1));
  const player = readColour(at(2));
  const square = readSquare(at(4), at(5));
  const port = readPort(at(3));
  // A port of no square also faces the edge.
  const isAtEdge = across(8 * square + port) === EDGE;
  if (port >= 0 && option >= 0 && !isAtEdge) malformed(at(3), 'edge-port');
  // The avatar stands on the port that the one at the edge is wired to.
  return { option, square, avatar: { player, place: 8 * square + exitOfOption(option, port) } };
}

/**
 * Read an action: `[tile, degrees]`, `[[tile, degrees], port, x, y]`, `[color, [tile, degrees]]`, or the
 * sister section's `[color, tile, degrees, x, y]` and `[tile, degrees, color, port, x, y]`.
 *
 * @param mover - the player of a form without a colour
 * @returns the number of the move, which means nothing where an issue is found
 */
export function readJsonAction(item: Item, mover: number): number {
  const members = membersOf(item);
  switch (members?.length) {
    case 2: {
      const { at } = members;
      if (typeof at(0).value !== 'string') return turnNumber(mover, readOption(at(0), at(1)));
      return turnNumber(readColour(at(0)), readPattern(at(1)));
    }
    case 4: {
      const { at } = members;
      const option = readPattern(at(0));
      const port = readPort(at(1));
      return setupNumber(mover, option, 8 * readSquare(at(2), at(3)) + port);
    }
    case 5: {
      const { at } = members;
      const player = readColour(at(0));
      const option = readOption(at(1), at(2));
      readSquare(at(3), at(4));
      return turnNumber(player, option);
    }
    case 6: {
      const { option, avatar } = readFlatTile(members);
      return setupNumber(avatar.player, canonicalOption(option), avatar.place);
    }
    default:
      return malformed(item, 'action');
  }
}
