/**
 * A small network that corrects the evaluation of boards of the fixed mosaic: one hidden layer of rectified linear units.
 *
 * Its inputs are 0 or 1, but for the bag, so tables have the sums of their weights for each pattern of a mosaic row.
 * docs/internals/minimax.md tells what it learned from.
 */
import { occupied, rowBits } from '../../../state/board.js';
import { at, boardOf, type Cells } from '../../../state/cells.js';
import { Board, Cell, Lane, MosaicBits, Rule, StorageBits } from '../../../state/layout.js';

/** A network as text. */
export interface NetworkText {
  /** Number of units. */
  readonly units: number;
  /**
   * Weights in steps of a 128th, two characters for each.
   *
   * - For each input: its weights to the units, and directly to the value with 1 to 5 rounds to come.
   * - With 1 to 5 rounds to come: the biases of the units, their weights to the value, and the value of beginning the
   *   next round.
   *
   * The inputs are the cells of the mosaic that hold a tile, by row; storage rows that are not full, by row, colour and
   * number of tiles; the colours in the bag, as parts of all tiles of a colour. The bag has no direct weights, since it
   * is the same for both players.
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

/** The biases of the units, their weights to the value, and the value of beginning, with some rounds to come. */
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
  /** By row of the mosaic and pattern. */
  readonly patterns: Float64Array;
  /** By storage row and its lane. */
  readonly stored: Float64Array;
  /** By colour in the bag. */
  readonly bag: Float64Array;
  /** By rounds to come, from 1. */
  readonly stages: readonly Stage[];

  constructor({ units, weights }: NetworkText) {
    const numbers = readWeights(weights);
    let next = 0;
    const read = (count: number) => {
      next += count;
      return numbers.subarray(next - count, next);
    };
    this.units = units;
    this.size = units + Rule.Size;
    this.patterns = patternsOf(read(Rule.Size ** 2 * this.size), this.size);
    this.stored = new Float64Array(Rule.Size * LANES * this.size);
    for (let row = 1; row < Rule.Size; row++) {
      for (let colour = 0; colour < Rule.Colours; colour++) {
        for (let number = 1; number <= row; number++) {
          const lane = (colour << StorageBits.ColourShift) | number;
          this.stored.set(read(this.size), (row * LANES + lane) * this.size);
        }
      }
    }
    this.bag = read(Rule.Colours * this.size);
    this.stages = Array.from({ length: Rule.Size }, () => {
      const biases = read(units);
      const outputs = read(units);
      return { biases, outputs, begins: read(1)[0] as number };
    });
  }
}

/** Add up the entries of the cells of each pattern of each row. */
function patternsOf(cells: Float64Array, size: number): Float64Array {
  const patterns = new Float64Array(Rule.Size * PATTERNS * size);
  for (let index = 0; index < patterns.length; index++) {
    const place = Math.trunc(index / size);
    const row = Math.trunc(place / PATTERNS);
    let sum = 0;
    for (let column = 0; column < Rule.Size; column++) {
      if (((place >> column) & 1) === 0) continue;
      sum += cells[(row * Rule.Size + column) * size + (index % size)] as number;
    }
    patterns[index] = sum;
  }
  return patterns;
}

/** The tables of the networks that were used: making them takes milliseconds. */
const KNOWN = new Map<NetworkText, Tables>();

/** Sums of weights: one for each unit, and that of the direct weights at the end. */
type Sums = Float64Array;

/** A network in one round, in which the bag does not change. */
export class BoardNetwork {
  readonly #cells: Readonly<Cells>;
  readonly #tables: Tables;
  readonly #sums: Sums;
  /** By cells that hold tiles, and by rounds to come: the sums of the mosaic and the bag. */
  readonly #mosaics = new Map<number, Sums>();

  /** @param cells - any state of the round, with the fixed mosaic */
  constructor(text: NetworkText, cells: Readonly<Cells>) {
    const tables = KNOWN.get(text) ?? new Tables(text);
    KNOWN.set(text, tables);
    this.#cells = cells;
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
    sums.set(this.#mosaicOf(occupied(cells, board), rounds));
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

  #mosaicOf(mask: number, rounds: number): Sums {
    const key = mask * PATTERNS + rounds;
    const known = this.#mosaics.get(key);
    if (known !== undefined) return known;
    const sums = this.#sumsOfBag(rounds);
    for (let row = 0; row < Rule.Size; row++) {
      this.#add(sums, this.#tables.patterns, row * PATTERNS + rowBits(mask, row), rounds);
    }
    this.#mosaics.set(key, sums);
    return sums;
  }

  /** Return the biases of the units with what the bag adds. */
  #sumsOfBag(rounds: number): Sums {
    const { bag, size, units } = this.#tables;
    const sums = new Float64Array(units + 1);
    sums.set(this.#stageOf(rounds).biases);
    for (let unit = 0; unit < units; unit++) {
      for (let colour = 0; colour < Rule.Colours; colour++) {
        const part = at(this.#cells, Cell.Bag + colour) / Rule.TilesOfColour;
        sums[unit] = (sums[unit] as number) + part * (bag[colour * size + unit] as number);
      }
    }
    return sums;
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
}
