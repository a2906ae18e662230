/**
 * The columns of self-play data: arrays in the file format of NumPy, version 1.0, and the file that has those of some
 * games.
 */

// fflate: zip files whose bytes depend on neither the machine nor the version of Node, no dependencies.
import { zipSync } from 'fflate';
import type { Decision, DecisionMove, SelfPlayGame } from './self-play-game.js';

/** The types of numbers, with what NumPy calls them. */
const NUMBER_TYPES = {
  float32: { make: Float32Array, descr: 'f4' },
  int32: { make: Int32Array, descr: 'i4' },
  uint8: { make: Uint8Array, descr: 'u1' },
} as const;

/** A type of numbers. */
export type NumberType = keyof typeof NUMBER_TYPES;

/** An array of numbers. */
export type NumberArray = Float32Array | Int32Array | Uint8Array;

/** The header's length is a multiple of this, so that the numbers can be mapped into memory. */
const ALIGNMENT = 64;

/** What a file begins with, before the length of the header. */
const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0];

/** Numbers are written as the machine has them; almost all have the lowest byte first. */
const ORDER = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? '<' : '>';

function withHeader(descr: string, shape: readonly number[], data: Uint8Array): Uint8Array {
  const tuple = shape.length === 1 ? `${shape[0]},` : shape.join(', ');
  const text = `{'descr': '${descr}', 'fortran_order': False, 'shape': (${tuple}), }`;
  const begin = MAGIC.length + 2;
  const length = Math.ceil((begin + text.length + 1) / ALIGNMENT) * ALIGNMENT - begin;
  const bytes = new Uint8Array(begin + length + data.length);
  bytes.set([...MAGIC, length & 0xff, length >> 8]);
  bytes.set(new TextEncoder().encode(`${text.padEnd(length - 1)}\n`), begin);
  bytes.set(data, begin + length);
  return bytes;
}

/**
 * Write numbers as a file of NumPy.
 *
 * @param shape - the lengths of the axes, the last one fastest; their product is the length of the numbers
 */
function writeNumbers(
  type: NumberType,
  shape: readonly number[],
  numbers: NumberArray,
): Uint8Array {
  const { descr } = NUMBER_TYPES[type];
  const order = type === 'uint8' ? '|' : ORDER;
  const { buffer, byteOffset, byteLength } = numbers;
  return withHeader(order + descr, shape, new Uint8Array(buffer, byteOffset, byteLength));
}

/** Write texts as a file of NumPy: bytes of one length, the shorter ones filled up with zeros. */
function writeTexts(texts: readonly string[]): Uint8Array {
  const encoder = new TextEncoder();
  const encoded = texts.map((text) => encoder.encode(text));
  const width = encoded.reduce((most, { length }) => Math.max(most, length), 1);
  const data = new Uint8Array(width * encoded.length);
  for (const [index, bytes] of encoded.entries()) data.set(bytes, index * width);
  return withHeader(`|S${width}`, [texts.length], data);
}

/** A game of a shard, with its number. */
export interface NumberedGame extends SelfPlayGame {
  /** Number of the game, from 0. */
  readonly number: number;
}

/** What axes count, by name. */
const LENGTHS = {
  rows: ({ decisions }: Rows) => decisions.length,
  'rows + 1': ({ decisions }: Rows) => decisions.length + 1,
  'legal moves': ({ moves }: Rows) => moves.length,
} as const;

/** Description of a column. */
export interface Column {
  readonly name: string;
  /** The type of its entries: numbers, or texts as bytes of one length. */
  readonly type: NumberType | 'bytes';
  /** The axes: how many there are of what is counted. */
  readonly shape: readonly (keyof typeof LENGTHS | number)[];
  /** What it says. */
  readonly meaning: string;
}

/** What a shard consists of, one entry for each row of a kind. */
interface Rows {
  readonly decisions: readonly { readonly decision: Decision; readonly game: NumberedGame }[];
  readonly moves: readonly DecisionMove[];
  /** Index of each decision's first move, and the number of all moves. */
  readonly starts: readonly number[];
}

/** A column, and what is in it. */
type FilledColumn = TextColumn | NumberColumn;

interface TextColumn extends Column {
  readonly type: 'bytes';
  readonly values: (rows: Rows) => readonly string[];
}

interface NumberColumn extends Column {
  readonly type: NumberType;
  /** The numbers, one or as many as the second axis has for each row. */
  readonly values: (rows: Rows) => readonly (number | ArrayLike<number>)[];
}

/** What is numbered in the data of a game. */
export interface Sizes {
  readonly players: number;
  /** Numbers of an observation. */
  readonly observation: number;
  readonly hasScores: boolean;
}

function columnsFor({ players, observation, hasScores }: Sizes): readonly FilledColumn[] {
  const columns: readonly FilledColumn[] = [
    {
      name: 'observation',
      type: 'float32',
      shape: ['rows', observation],
      meaning: 'the state as the player to move sees it, as `observation.blocks` says',
      values: ({ decisions }) => decisions.map(({ decision }) => decision.observation),
    },
    {
      name: 'player',
      type: 'int32',
      shape: ['rows'],
      meaning: 'the player to move, by number in turn order',
      values: ({ decisions }) => decisions.map(({ decision }) => decision.player),
    },
    {
      name: 'value',
      type: 'float32',
      shape: ['rows'],
      meaning: 'win share that the search expects for the player to move, 0 to 1',
      values: ({ decisions }) => decisions.map(({ decision }) => decision.value),
    },
    {
      name: 'exact',
      type: 'uint8',
      shape: ['rows'],
      meaning:
        '1 where the position was solved: the value is exact, all visits are of one best move',
      values: ({ decisions }) => decisions.map(({ decision }) => Number(decision.exact)),
    },
    {
      name: 'chosen',
      type: 'int32',
      shape: ['rows'],
      meaning: 'index of the move that was played',
      values: ({ decisions }) => decisions.map(({ decision }) => decision.chosenMove),
    },
    {
      name: 'returns',
      type: 'float32',
      shape: ['rows', players],
      meaning: 'win share that each player had at the end, in turn order; the sum is 1',
      values: ({ decisions }) => decisions.map(({ game }) => game.returns),
    },
    {
      name: 'scores',
      type: 'float32',
      shape: ['rows', players],
      meaning: 'points of each player at the end, in turn order',
      values: ({ decisions }) => decisions.map(({ game }) => game.scores ?? []),
    },
    {
      name: 'over',
      type: 'uint8',
      shape: ['rows'],
      meaning: '1 where the game ended by its rules, 0 where it was stopped at the limit of moves',
      values: ({ decisions }) => decisions.map(({ game }) => Number(game.isOver)),
    },
    {
      name: 'game',
      type: 'int32',
      shape: ['rows'],
      meaning: 'number of the game, from 0',
      values: ({ decisions }) => decisions.map(({ game }) => game.number),
    },
    {
      name: 'state_shared',
      type: 'bytes',
      shape: ['rows'],
      meaning: 'the first string of the state',
      values: ({ decisions }) => decisions.map(({ decision }) => decision.state[0]),
    },
    {
      name: 'state_players',
      type: 'bytes',
      shape: ['rows'],
      meaning: 'the second string of the state',
      values: ({ decisions }) => decisions.map(({ decision }) => decision.state[1]),
    },
    {
      name: 'legal_start',
      type: 'int32',
      shape: ['rows + 1'],
      meaning:
        'row i has the legal moves from legal_start[i] up to but not including legal_start[i + 1]',
      values: ({ starts }) => starts,
    },
    {
      name: 'legal_index',
      type: 'int32',
      shape: ['legal moves'],
      meaning: 'index of the legal move, from 0 to `moves` − 1',
      values: ({ moves }) => moves.map(({ action }) => action),
    },
    {
      name: 'legal_visits',
      type: 'int32',
      shape: ['legal moves'],
      meaning: 'how often the search visited the move',
      values: ({ moves }) => moves.map(({ visits }) => visits),
    },
    {
      name: 'legal_move',
      type: 'bytes',
      shape: ['legal moves'],
      meaning: 'the move in its notation',
      values: ({ moves }) => moves.map(({ move }) => move),
    },
  ];
  return columns.filter(({ name }) => hasScores || name !== 'scores');
}

/** Describe the columns. */
export function describeColumns(sizes: Sizes): Column[] {
  return columnsFor(sizes).map(({ name, type, shape, meaning }) => ({
    name,
    type,
    shape,
    meaning,
  }));
}

function rowsOf(games: readonly NumberedGame[]): Rows {
  const decisions = games.flatMap((game) => game.decisions.map((decision) => ({ decision, game })));
  const starts = [0];
  for (const { decision } of decisions) starts.push((starts.at(-1) ?? 0) + decision.moves.length);
  return { decisions, moves: decisions.flatMap(({ decision }) => decision.moves), starts };
}

/** Return the number of entries along an axis. */
function lengthOf(axis: Column['shape'][number], rows: Rows): number {
  return typeof axis === 'number' ? axis : LENGTHS[axis](rows);
}

function writeColumn(column: FilledColumn, rows: Rows): Uint8Array {
  if (column.type === 'bytes') return writeTexts(column.values(rows));
  const shape = column.shape.map((axis) => lengthOf(axis, rows));
  const numbers = new NUMBER_TYPES[column.type].make(shape.reduce((one, other) => one * other, 1));
  let index = 0;
  for (const value of column.values(rows)) {
    if (typeof value === 'number') {
      numbers[index++] = value;
    } else {
      numbers.set(value, index);
      index += value.length;
    }
  }
  return writeNumbers(column.type, shape, numbers);
}

/** The time of every entry of a zip file, so that the same games give the same bytes. It is the earliest there is. */
const TIME = new Date(1980, 0, 1);

/** Write games as a file that NumPy reads: a zip file with an array for each column. */
export function writeGames(
  games: readonly NumberedGame[],
  sizes: Sizes,
): { readonly rows: number; readonly bytes: Uint8Array } {
  const rows = rowsOf(games);
  const files = columnsFor(sizes).map(
    (column) => [`${column.name}.npy`, writeColumn(column, rows)] as const,
  );
  const bytes = zipSync(Object.fromEntries(files), { mtime: TIME });
  return { rows: rows.decisions.length, bytes };
}
