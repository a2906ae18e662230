/**
 * A small network that corrects the evaluation of a board: one layer of rectified linear units.
 *
 * Its inputs are 0 or 1, but for the bag, so what a tile adds to the units is added up once, and what a mosaic comes to
 * once a round. docs/internals/minimax.md tells what it learned from.
 */
import { openColumns } from '../../../moves/play.js';
import { cellsHolding, columnBits, countBits, lowestBit, occupied } from '../../../state/board.js';
import { at, boardOf, type Cells } from '../../../state/cells.js';
import { Cell, Lane, Rule, StorageBits } from '../../../state/layout.js';
import type { Rules } from '../../../state/vocabulary.js';
import type { MosaicValues } from './base-values.js';
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

/** What the units and the value come to, the value last. */
type Sums = Float64Array;

/** Count the tiles in the fullest column that a storage row can go to: 0 if the row is empty or full. */
function fullestColumn(cells: Readonly<Cells>, board: number, row: number, lane: number): number {
  const stored = lane & StorageBits.CountMask;
  if (stored === 0 || stored > row) return 0;
  const mask = occupied(cells, board);
  let columns = openColumns(cells, board, row, lane >> StorageBits.ColourShift);
  let most = 0;
  for (; columns !== 0; columns &= columns - 1) {
    most = Math.max(most, countBits(columnBits(mask, lowestBit(columns))));
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
  /** By rounds to come and player, once they are known: what the mosaic of the state and the bag come to. */
  readonly #before: Sums[] = [];

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

  /** Make what is added to the values of a mosaic that is still to be read, with 1 to 5 rounds to come. */
  newMosaic(): MosaicValues {
    let mosaic = this.#cells;
    let owner = 0;
    const sums: Sums[] = [];
    /** The rounds to come that the sums are known for: a bit for each. */
    let known = 0;
    return {
      read(cells, player) {
        mosaic = cells;
        owner = player;
        known = 0;
      },
      of: (storage, rounds) => {
        sums[rounds] ??= new Float64Array(this.#tables.units + 1);
        if (((known >> rounds) & 1) === 0) this.#writeMosaic(sums[rounds], mosaic, owner, rounds);
        known |= 1 << rounds;
        const rows = this.#storageOf(mosaic, boardOf(owner), storage, rounds);
        return this.#valueOf(sums[rounds], rows, rounds);
      },
    };
  }

  /** Return what the sums of a mosaic and of storage rows come to, in points. */
  #valueOf(mosaic: Sums, rows: Sums, rounds: number): number {
    const { units } = this.#tables;
    const { outputs } = this.#stageOf(rounds);
    let value = (mosaic[units] as number) + (rows[units] as number);
    for (let unit = 0; unit < units; unit++) {
      const sum = (mosaic[unit] as number) + (rows[unit] as number);
      if (sum > 0) value += sum * (outputs[unit] as number);
    }
    return value;
  }

  /** Return what storage rows come to. */
  #storageOf(cells: Readonly<Cells>, board: number, storage: number, rounds: number): Sums {
    const { columns } = this.#tables;
    const lanes = this.#lanesOf(storage, rounds);
    if (columns.length === 0 || storage === 0) return lanes;
    const sums = this.#storageSums;
    sums.set(lanes);
    for (let row = 1; row < Rule.Size; row++) {
      const lane = (storage >> (Lane.Width * row)) & Lane.Mask;
      const tiles = fullestColumn(cells, board, row, lane);
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

  /** Write what a mosaic and the bag come to: those of the state, and the tiles that the mosaic has besides. */
  #writeMosaic(sums: Sums, cells: Readonly<Cells>, player: number, rounds: number): void {
    const place = MOST_PLAYERS * rounds + player;
    let before = this.#before[place];
    if (before === undefined) {
      before = this.#withBag(rounds);
      this.#addTiles(before, this.#cells, undefined, player, rounds);
      this.#before[place] = before;
    }
    sums.set(before);
    this.#addTiles(sums, cells, this.#cells, player, rounds);
  }

  /** Add the tiles of a player's mosaic that it did not have before. */
  #addTiles(
    sums: Sums,
    cells: Readonly<Cells>,
    before: Readonly<Cells> | undefined,
    player: number,
    rounds: number,
  ): void {
    const board = boardOf(player);
    for (let colour = 0; colour < Rule.Colours; colour++) {
      const held = before === undefined ? 0 : cellsHolding(before, board, colour);
      for (let rest = cellsHolding(cells, board, colour) & ~held; rest !== 0; rest &= rest - 1) {
        this.#add(sums, this.#tables.tiles, colour * CELLS + lowestBit(rest), rounds);
      }
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
