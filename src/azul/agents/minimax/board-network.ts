/**
 * A small network that corrects the evaluation of a board: one layer of rectified linear units.
 *
 * Its inputs are 0 or 1, but for the bag, so what a tile adds to the units is added up once, and what a mosaic comes to
 * once a round. docs/internals/minimax.md tells what it learned from.
 */
import { tilingTargets } from '../../../moves/play.js';
import {
  cellsHolding,
  columnBits,
  countBits,
  lineOf,
  lowestBit,
  occupied,
} from '../../../state/board.js';
import { at, boardOf, type Cells } from '../../../state/cells.js';
import { Board, Cell, Lane, MosaicBits, Rule, StorageBits } from '../../../state/layout.js';
import type { Rules } from '../../../state/vocabulary.js';
import { MOST_PLAYERS } from './draft-position.js';
import {
  CELLS,
  LANES,
  MOST_IN_COLUMN,
  type NetworkText,
  type Stage,
  type Tables,
  tablesOf,
} from './network-tables.js';

/** What a row of a mosaic can have got in a round: no tile, or one of five colours in one of five cells. */
const ROW_KINDS = CELLS + 1;
const KEYS = Float64Array.from({ length: Rule.Size }, (_, row) => ROW_KINDS ** row);

/** What the units and the value come to, the value last. */
type Sums = Float64Array;

/** Tiles of one mosaic at a time, so that a search makes no lists of them. */
const TILES = new Int32Array(CELLS);

/** List the tiles of a mosaic which it did not have before, as places in a table of tiles, and return their number. */
function listTiles(
  cells: Readonly<Cells>,
  before: Readonly<Cells> | undefined,
  board: number,
): number {
  let count = 0;
  for (let colour = 0; colour < Rule.Colours; colour++) {
    const held = before === undefined ? 0 : cellsHolding(before, board, colour);
    for (let rest = cellsHolding(cells, board, colour) & ~held; rest !== 0; rest &= rest - 1) {
      TILES[count] = colour * CELLS + lowestBit(rest);
      count++;
    }
  }
  return count;
}

/** Number the tiles that were listed: a row gets one in a round at most. */
function keyOfTiles(count: number): number {
  let key = 0;
  for (let index = 0; index < count; index++) {
    const tile = TILES[index] as number;
    const colour = (tile / CELLS) | 0;
    const cell = tile - colour * CELLS;
    const row = (cell / Rule.Size) | 0;
    const kind = 1 + colour * Rule.Size + cell - row * Rule.Size;
    key += kind * (KEYS[row] as number);
  }
  return key;
}

/** The mosaics of a player with some rounds to come: what they come to, by the tiles that they got in the round. */
interface Mosaics {
  /** That of the position that the round was read from. */
  readonly before: Sums;
  readonly others: Map<number, Sums>;
}

/** Count the tiles in the fullest column that a storage row can go to: 0 if the row is empty or full. */
function fullestColumn(cells: Readonly<Cells>, board: number, row: number): number {
  const stored = lineOf(cells, board, row) & StorageBits.CountMask;
  if (stored === 0 || stored > row) return 0;
  const mask = occupied(cells, board);
  let targets = tilingTargets(cells, board, row) & MosaicBits.FirstRow;
  let most = 0;
  for (; targets !== 0; targets &= targets - 1) {
    most = Math.max(most, countBits(columnBits(mask, lowestBit(targets))));
  }
  return most;
}

/** A network in one round, in which the bag does not change. */
export class BoardNetwork {
  readonly #cells: Readonly<Cells>;
  readonly #tables: Tables;
  /** The storage rows that were looked at last, with how many rounds to come, and what they come to. */
  #storage = 0;
  #rounds = 0;
  readonly #laneSums: Sums;
  /** The same with the columns that the rows can go to. */
  readonly #storageSums: Sums;
  /** By rounds to come and player, once they are known. */
  readonly #mosaics: (Mosaics | undefined)[] = [];

  /** @param cells - a state of the round: boards have its tiles or more */
  constructor(text: NetworkText, cells: Readonly<Cells>, mosaic: Rules['mosaic']) {
    const tables = tablesOf(text, mosaic);
    this.#cells = cells;
    this.#tables = tables;
    this.#laneSums = new Float64Array(tables.units + 1);
    this.#storageSums = new Float64Array(tables.units + 1);
  }

  /** Return the value of beginning the next round, in points: with 1 to 5 rounds to come. */
  begins(rounds: number): number {
    return this.#stageOf(rounds).begins;
  }

  /** Return what is to be added to the value of a board, in points: with 1 to 5 rounds to come. */
  of(cells: Readonly<Cells>, player: number, rounds: number): number {
    const { units } = this.#tables;
    const mosaic = this.#mosaicOf(cells, player, rounds);
    const storage = this.#storageOf(cells, boardOf(player), rounds);
    const { outputs } = this.#stageOf(rounds);
    let value = (mosaic[units] as number) + (storage[units] as number);
    for (let unit = 0; unit < units; unit++) {
      const sum = (mosaic[unit] as number) + (storage[unit] as number);
      if (sum > 0) value += sum * (outputs[unit] as number);
    }
    return value;
  }

  /** Return what storage rows come to. */
  #storageOf(cells: Readonly<Cells>, board: number, rounds: number): Sums {
    const { columns } = this.#tables;
    const storage = at(cells, board + Board.Storage);
    const lanes = this.#lanesOf(storage, rounds);
    if (columns.length === 0 || storage === 0) return lanes;
    const sums = this.#storageSums;
    sums.set(lanes);
    for (let row = 1; row < Rule.Size; row++) {
      const tiles = fullestColumn(cells, board, row);
      if (tiles > 0) this.#add(sums, columns, (row - 1) * MOST_IN_COLUMN + tiles - 1, rounds);
    }
    return sums;
  }

  /** Return what the lanes of storage rows come to: those of the board before are often the same. */
  #lanesOf(storage: number, rounds: number): Sums {
    const sums = this.#laneSums;
    if (storage === this.#storage && rounds === this.#rounds) return sums;
    this.#storage = storage;
    this.#rounds = rounds;
    sums.fill(0);
    for (let row = 1; row < Rule.Size; row++) {
      const lane = (storage >> (Lane.Width * row)) & Lane.Mask;
      if (lane !== 0) this.#add(sums, this.#tables.stored, row * LANES + lane, rounds);
    }
    return sums;
  }

  /** Return what the mosaic and the bag come to. */
  #mosaicOf(cells: Readonly<Cells>, player: number, rounds: number): Sums {
    const { before, others } = this.#mosaicsOf(player, rounds);
    const count = listTiles(cells, this.#cells, boardOf(player));
    if (count === 0) return before;
    const key = keyOfTiles(count);
    const known = others.get(key);
    if (known !== undefined) return known;
    const sums = before.slice();
    this.#addTiles(sums, count, rounds);
    others.set(key, sums);
    return sums;
  }

  #mosaicsOf(player: number, rounds: number): Mosaics {
    const place = MOST_PLAYERS * rounds + player;
    const known = this.#mosaics[place];
    if (known !== undefined) return known;
    const before = this.#withBag(rounds);
    this.#addTiles(before, listTiles(this.#cells, undefined, boardOf(player)), rounds);
    const mosaics = { before, others: new Map() };
    this.#mosaics[place] = mosaics;
    return mosaics;
  }

  /** Add the tiles that were listed. */
  #addTiles(sums: Sums, count: number, rounds: number): void {
    for (let index = 0; index < count; index++) {
      this.#add(sums, this.#tables.tiles, TILES[index] as number, rounds);
    }
  }

  /** Add an entry of a table. */
  #add(sums: Sums, table: Float64Array, entry: number, rounds: number): void {
    const { size, units } = this.#tables;
    const start = entry * size;
    for (let unit = 0; unit < units; unit++) {
      sums[unit] = (sums[unit] as number) + (table[start + unit] as number);
    }
    sums[units] = (sums[units] as number) + (table[start + units + rounds - 1] as number);
  }

  #stageOf(rounds: number): Stage {
    return this.#tables.stages[rounds - 1] as Stage;
  }

  /** Return what the units come to without any tile. */
  #withBag(rounds: number): Sums {
    const { bag, size, units } = this.#tables;
    const sums = new Float64Array(units + 1);
    sums.set(this.#stageOf(rounds).biases);
    for (let colour = 0; colour < Rule.Colours; colour++) {
      const part = at(this.#cells, Cell.Bag + colour) / Rule.TilesOfColour;
      for (let unit = 0; unit < units; unit++) {
        sums[unit] = (sums[unit] as number) + part * (bag[colour * size + unit] as number);
      }
    }
    return sums;
  }
}
