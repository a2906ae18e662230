/**
 * A small network that corrects the evaluation of a board: one layer of rectified linear units.
 *
 * Its inputs are 0 or 1, but for the bag, so what a row of the mosaic adds to the units is added up once for each
 * pattern of five bits. docs/internals/minimax.md tells what it learned from.
 */
import { occupied, rowBits } from '../../../state/board.js';
import { at, boardOf, type Cells } from '../../../state/cells.js';
import { Board, Cell, Lane, MosaicBits, Rule, StorageBits } from '../../../state/layout.js';
import { COLUMN_COLOURS, ROW_COLOURS, readColours } from './outlook.js';

/** A network as text. */
export interface NetworkText {
  /** Number of units. */
  readonly units: number;
  /**
   * Weights in steps of a 128th, two characters for each.
   *
   * - For each input: what it adds to each unit, and to the value with 1 to 5 rounds to come.
   * - With 1 to 5 rounds to come: what each unit has without any input, how much it counts, and the value of beginning
   *   the next round.
   *
   * The inputs are the cells of the mosaic that hold a tile, by row; on the variant mosaic the colours of each row, and
   * those of each column; storage rows that are not full, by row, colour and number of tiles; the colours in the bag,
   * as parts of all tiles of a colour.
   */
  readonly weights: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The step of weights, and the number that stands for 0. */
const STEP = 1 / 128;
const ZERO = DIGITS.length ** 2 / 2;

/** Patterns of five bits. */
const PATTERNS = MosaicBits.FirstRow + 1;

/** Numbers of a storage row's lane. */
const LANES = Lane.Mask + 1;

/** What a unit has without any input with some rounds to come, how much it counts, and the value of beginning. */
interface Stage {
  readonly biases: Float64Array;
  readonly outputs: Float64Array;
  readonly begins: number;
}

function readWeights(text: string): Float64Array {
  return Float64Array.from({ length: text.length / 2 }, (_, index) => {
    const [first = '', second = ''] = text.slice(2 * index, 2 * index + 2);
    return (DIGITS.indexOf(first) * DIGITS.length + DIGITS.indexOf(second) - ZERO) * STEP;
  });
}

/** The tables of a network: each entry has a number for each unit, and one for each number of rounds to come. */
class Tables {
  readonly units: number;
  /** Numbers of an entry. */
  readonly size: number;
  /** By row of the mosaic and pattern; on the variant mosaic by row and colours, then by column and colours. */
  readonly patterns: Float64Array;
  /** By storage row and its lane. */
  readonly stored: Float64Array;
  /** By colour in the bag. */
  readonly bag: Float64Array;
  /** By rounds to come, from 1. */
  readonly stages: readonly Stage[];

  constructor({ units, weights }: NetworkText, isFixedMosaic: boolean) {
    const numbers = readWeights(weights);
    this.units = units;
    this.size = units + Rule.Size;
    const lines = (isFixedMosaic ? 1 : 3) * Rule.Size;
    this.patterns = this.#patternsOf(numbers, lines);
    let next = lines * Rule.Size * this.size;
    this.stored = new Float64Array(Rule.Size * LANES * this.size);
    for (let row = 1; row < Rule.Size; row++) {
      for (let colour = 0; colour < Rule.Colours; colour++) {
        for (let number = 1; number <= row; number++) {
          const lane = (colour << StorageBits.ColourShift) | number;
          const entry = numbers.subarray(next, next + this.size);
          this.stored.set(entry, (row * LANES + lane) * this.size);
          next += this.size;
        }
      }
    }
    this.bag = numbers.subarray(next, next + Rule.Colours * this.size);
    next += Rule.Colours * this.size;
    this.stages = Array.from({ length: Rule.Size }, (_, stage) => {
      const start = next + stage * (2 * units + 1);
      const biases = numbers.subarray(start, start + units);
      const outputs = numbers.subarray(start + units, start + 2 * units);
      return { biases, outputs, begins: numbers[start + 2 * units] as number };
    });
  }

  /** Add up the entries of the bits of each pattern. */
  #patternsOf(numbers: Float64Array, lines: number): Float64Array {
    const { size } = this;
    const patterns = new Float64Array(lines * PATTERNS * size);
    for (let index = 0; index < patterns.length; index++) {
      const place = Math.trunc(index / size);
      const line = Math.trunc(place / PATTERNS);
      let sum = 0;
      for (let bit = 0; bit < Rule.Size; bit++) {
        if (((place >> bit) & 1) === 0) continue;
        sum += numbers[(line * Rule.Size + bit) * size + (index % size)] as number;
      }
      patterns[index] = sum;
    }
    return patterns;
  }
}

/** The tables of the networks that were used: to make them takes milliseconds. */
const KNOWN = new Map<NetworkText, Tables>();

/** What the units and the value come to, the value last. */
type Sums = Float64Array;

/** A network in one round, in which the bag does not change. */
export class BoardNetwork {
  readonly #cells: Readonly<Cells>;
  readonly #isFixed: boolean;
  readonly #tables: Tables;
  readonly #sums: Sums;
  /** By rounds to come: the biases of the units with what the bag adds, once they are known. */
  readonly #biases: (Sums | undefined)[] = [];
  /** By cells that hold tiles, and by rounds to come: these with what a fixed mosaic adds. */
  readonly #mosaics = new Map<number, Sums>();

  /** @param cells - any state of the round */
  constructor(text: NetworkText, cells: Readonly<Cells>, isFixedMosaic: boolean) {
    const tables = KNOWN.get(text) ?? new Tables(text, isFixedMosaic);
    KNOWN.set(text, tables);
    this.#cells = cells;
    this.#isFixed = isFixedMosaic;
    this.#tables = tables;
    this.#sums = new Float64Array(tables.units + 1);
  }

  /** Return the value of beginning the next round, in points: with 1 to 5 rounds to come. */
  begins(rounds: number): number {
    return this.#stageOf(rounds).begins;
  }

  /** Return what is to be added to the value of a board, in points: with 1 to 5 rounds to come. */
  of(cells: Readonly<Cells>, player: number, rounds: number): number {
    const { stored, units } = this.#tables;
    const board = boardOf(player);
    const storage = at(cells, board + Board.Storage);
    const sums = this.#sums;
    sums.set(this.#mosaicOf(cells, board, rounds));
    for (let row = 1; row < Rule.Size; row++) {
      const lane = (storage >> (Lane.Width * row)) & Lane.Mask;
      if (lane !== 0) this.#add(sums, stored, row * LANES + lane, rounds);
    }
    const { outputs } = this.#stageOf(rounds);
    let value = sums[units] as number;
    for (let unit = 0; unit < units; unit++) {
      const sum = sums[unit] as number;
      if (sum > 0) value += sum * (outputs[unit] as number);
    }
    return value;
  }

  /** Return what the mosaic and the bag come to. A fixed mosaic has a colour for each cell, so it is known by its cells. */
  #mosaicOf(cells: Readonly<Cells>, board: number, rounds: number): Sums {
    const mask = occupied(cells, board);
    const key = mask * PATTERNS + rounds;
    const known = this.#mosaics.get(key);
    if (known !== undefined) return known;
    const { patterns } = this.#tables;
    const sums = (this.#biases[rounds] ?? this.#biasesOf(rounds)).slice();
    for (let row = 0; row < Rule.Size; row++) {
      this.#add(sums, patterns, row * PATTERNS + rowBits(mask, row), rounds);
    }
    if (this.#isFixed) this.#mosaics.set(key, sums);
    else this.#addColours(sums, cells, board, rounds);
    return sums;
  }

  #addColours(sums: Sums, cells: Readonly<Cells>, board: number, rounds: number): void {
    const { patterns } = this.#tables;
    readColours(cells, board);
    for (let line = 0; line < Rule.Size; line++) {
      const row = (Rule.Size + line) * PATTERNS + (ROW_COLOURS[line] as number);
      const column = (2 * Rule.Size + line) * PATTERNS + (COLUMN_COLOURS[line] as number);
      this.#add(sums, patterns, row, rounds);
      this.#add(sums, patterns, column, rounds);
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

  #biasesOf(rounds: number): Sums {
    const { bag, size, units } = this.#tables;
    const sums = new Float64Array(units + 1);
    sums.set(this.#stageOf(rounds).biases);
    for (let unit = 0; unit < units; unit++) {
      for (let colour = 0; colour < Rule.Colours; colour++) {
        const part = at(this.#cells, Cell.Bag + colour) / Rule.TilesOfColour;
        sums[unit] = (sums[unit] as number) + part * (bag[colour * size + unit] as number);
      }
    }
    this.#biases[rounds] = sums;
    return sums;
  }
}
