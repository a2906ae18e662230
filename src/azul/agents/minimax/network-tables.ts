/**
 * Networks as text, and their tables: what each input adds to the units and to the value.
 *
 * docs/internals/minimax.md tells what they learned from.
 */
import { Lane, Rule, StorageBits } from '../../../state/layout.js';
import type { Rules } from '../../../state/vocabulary.js';

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
   * The inputs, in this order:
   *
   * - the cells of the mosaic that hold a tile, by row;
   * - on the variant mosaic the colours of each row, and those of each column;
   * - storage rows that are not full, by row, colour and number of tiles;
   * - on the variant mosaic, for the same rows, the tiles of the fullest column that the row can go to, by row and number;
   * - the colours in the bag, as parts of all tiles of a colour.
   */
  readonly weights: string;
}

/** Networks by number of players and mosaic. */
export type NetworkTable = Readonly<
  Partial<Record<Rules['players'], Readonly<Partial<Record<Rules['mosaic'], NetworkText>>>>>
>;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The step of weights, and the number that stands for 0. */
const STEP = 1 / 128;
const ZERO = DIGITS.length ** 2 / 2;

/** Cells of a mosaic. */
export const CELLS: number = Rule.Size ** 2;

/** Numbers of a storage row's lane. */
export const LANES: number = Lane.Mask + 1;

/** Tiles that the column of a free cell can have at most. */
export const MOST_IN_COLUMN: number = Rule.Size - 1;

/** What is known of the columns that storage rows can go to, for all rows but the first. */
const COLUMN_ENTRIES = MOST_IN_COLUMN * (Rule.Size - 1);

/** What a unit has without any input with some rounds to come, how much it counts, and the value of beginning. */
export interface Stage {
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
export class Tables {
  readonly units: number;
  /** Numbers of an entry. */
  readonly size: number;
  /** By colour and cell of the mosaic. */
  readonly tiles: Float64Array;
  /** By storage row and its lane. */
  readonly stored: Float64Array;
  /** By storage row from the second, and tiles in the fullest column that it can go to; none with the fixed mosaic. */
  readonly columns: Float64Array;
  /** By colour in the bag. */
  readonly bag: Float64Array;
  /** By rounds to come, from 1. */
  readonly stages: readonly Stage[];

  constructor({ units, weights }: NetworkText, mosaic: Rules['mosaic']) {
    const numbers = readWeights(weights);
    this.units = units;
    this.size = units + Rule.Size;
    this.tiles = this.#tilesOf(numbers, mosaic);
    let next = (mosaic === 'fixed' ? 1 : 3) * CELLS * this.size;
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
    const columns = mosaic === 'fixed' ? 0 : COLUMN_ENTRIES;
    this.columns = numbers.subarray(next, next + columns * this.size);
    next += columns * this.size;
    this.bag = numbers.subarray(next, next + Rule.Colours * this.size);
    next += Rule.Colours * this.size;
    this.stages = Array.from({ length: Rule.Size }, (_, stage) => {
      const start = next + stage * (2 * units + 1);
      const biases = numbers.subarray(start, start + units);
      const outputs = numbers.subarray(start + units, start + 2 * units);
      return { biases, outputs, begins: numbers[start + 2 * units] as number };
    });
  }

  /** Add up what each tile adds: its cell, and on the variant mosaic the colour of its row and of its column. */
  #tilesOf(numbers: Float64Array, mosaic: Rules['mosaic']): Float64Array {
    const { size } = this;
    const tiles = new Float64Array(Rule.Colours * CELLS * size);
    for (let tile = 0; tile < Rule.Colours * CELLS; tile++) {
      const cell = tile % CELLS;
      const colour = Math.trunc(tile / CELLS);
      const row = Math.trunc(cell / Rule.Size);
      const column = cell % Rule.Size;
      const colours = [row, Rule.Size + column].map((line) => CELLS + line * Rule.Colours + colour);
      for (const input of mosaic === 'fixed' ? [cell] : [cell, ...colours]) {
        for (let place = 0; place < size; place++) {
          tiles[tile * size + place] =
            (tiles[tile * size + place] as number) + (numbers[input * size + place] as number);
        }
      }
    }
    return tiles;
  }
}

/** The tables of the networks that were used: to make them takes milliseconds. */
const KNOWN = new WeakMap<NetworkText, Tables>();

/** Return the tables of a network. */
export function tablesOf(text: NetworkText, mosaic: Rules['mosaic']): Tables {
  const tables = KNOWN.get(text) ?? new Tables(text, mosaic);
  KNOWN.set(text, tables);
  return tables;
}
