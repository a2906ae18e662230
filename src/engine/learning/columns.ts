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

type NumberType = keyof typeof NUMBER_TYPES;

/** The header's length is a multiple of this, so that the numbers can be mapped into memory. */
const ALIGNMENT = 64;

/** What a file begins with, before the length of the header. */
const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0];

/** Numbers are written as the machine has them; almost all have the lowest byte first. */
const ORDER = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? '<' : '>';

/** Put the header of a file of NumPy before its data; the last axis of the shape varies fastest. */
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

/** A decision, and its game. */
interface Row {
  readonly decision: Decision;
  readonly game: NumberedGame;
}

/** What a shard consists of, one entry for each row of a kind. */
interface Rows {
  readonly decisions: readonly Row[];
  readonly moves: readonly DecisionMove[];
  /** Index of each decision's first move, and the number of all moves. */
  readonly starts: readonly number[];
}

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

/** Give each decision its entry, and a second axis of a length where the entry has as many numbers. */
function ofRows<Entry>(entryOf: (row: Row) => Entry, ...length: readonly number[]) {
  const shape = ['rows', ...length] as const;
  return { shape, values: ({ decisions }: Rows) => decisions.map(entryOf) };
}

/** Give each legal move its entry. */
function ofMoves<Entry>(entryOf: (move: DecisionMove) => Entry) {
  return { shape: ['legal moves'] as const, values: ({ moves }: Rows) => moves.map(entryOf) };
}

function columnsFor({ players, observation, hasScores }: Sizes): readonly FilledColumn[] {
  const columns: readonly FilledColumn[] = [
    {
      name: 'observation',
      type: 'float32',
      meaning: 'the state as the player to move sees it, as `observation.blocks` says',
      ...ofRows(({ decision }) => decision.observation, observation),
    },
    {
      name: 'player',
      type: 'int32',
      meaning: 'the player to move, by number in turn order',
      ...ofRows(({ decision }) => decision.player),
    },
    {
      name: 'value',
      type: 'float32',
      meaning: 'win share that the search expects for the player to move, 0 to 1',
      ...ofRows(({ decision }) => decision.value),
    },
    {
      name: 'exact',
      type: 'uint8',
      meaning:
        '1 where the position was solved: the value is exact, all visits are of one best move',
      ...ofRows(({ decision }) => Number(decision.exact)),
    },
    {
      name: 'chosen',
      type: 'int32',
      meaning: 'index of the move that was played',
      ...ofRows(({ decision }) => decision.chosenMove),
    },
    {
      name: 'returns',
      type: 'float32',
      meaning: 'win share that each player had at the end, in turn order; the sum is 1',
      ...ofRows(({ game }) => game.returns, players),
    },
    {
      name: 'scores',
      type: 'float32',
      meaning: 'points of each player at the end, in turn order',
      ...ofRows(({ game }) => game.scores ?? [], players),
    },
    {
      name: 'over',
      type: 'uint8',
      meaning: '1 where the game ended by its rules, 0 where it was stopped at the limit of moves',
      ...ofRows(({ game }) => Number(game.isOver)),
    },
    {
      name: 'game',
      type: 'int32',
      meaning: 'number of the game, from 0',
      ...ofRows(({ game }) => game.number),
    },
    {
      name: 'state_shared',
      type: 'bytes',
      meaning: 'the first string of the state',
      ...ofRows(({ decision }) => decision.state[0]),
    },
    {
      name: 'state_players',
      type: 'bytes',
      meaning: 'the second string of the state',
      ...ofRows(({ decision }) => decision.state[1]),
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
      meaning: 'index of the legal move, from 0 to `moves` − 1',
      ...ofMoves(({ action }) => action),
    },
    {
      name: 'legal_visits',
      type: 'int32',
      meaning: 'how often the search visited the move',
      ...ofMoves(({ visits }) => visits),
    },
    {
      name: 'legal_move',
      type: 'bytes',
      meaning: 'the move in its notation',
      ...ofMoves(({ move }) => move),
    },
  ];
  return columns.filter(({ name }) => hasScores || name !== 'scores');
}

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

function writeColumn(column: FilledColumn, rows: Rows): Uint8Array {
  if (column.type === 'bytes') return writeTexts(column.values(rows));
  const { make, descr } = NUMBER_TYPES[column.type];
  const shape = column.shape.map((axis) => (typeof axis === 'number' ? axis : LENGTHS[axis](rows)));
  const numbers = new make(shape.reduce((one, other) => one * other, 1));
  let index = 0;
  for (const value of column.values(rows)) {
    if (typeof value === 'number') {
      numbers[index++] = value;
    } else {
      numbers.set(value, index);
      index += value.length;
    }
  }
  const order = column.type === 'uint8' ? '|' : ORDER;
  return withHeader(order + descr, shape, new Uint8Array(numbers.buffer));
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
