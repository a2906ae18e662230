/**
 * What an observation consists of: its blocks in order, each with how it is written.
 *
 * The order, the lengths and the values must never change: models are trained on them.
 */
import type { Block, Blocks } from '../../engine/learning/observation-blocks.js';
import { penaltyOf } from '../../scoring/points.js';
import { cellsHolding, floorTiles, lineOf, lowestBit, occupied } from '../../state/board.js';
import { at, boardOf, type Cells, factoryCount } from '../../state/cells.js';
import { Board, Cell, FloorBits, Lane, Place, Rule, StorageBits } from '../../state/layout.js';
import { tilesAt } from '../../state/offers.js';
import { COLOURS, COLUMNS, PHASES, ROWS } from '../../state/vocabulary.js';

/** What one step along a block stands for. */
export type ObservationAxis = 'seat' | 'phase' | 'factory' | 'row' | 'column' | 'colour';

/** A block of an observation of Azul; those of a seat are written by its player's number. */
type AzulBlock = Block<Readonly<Cells>, ObservationAxis>;

const ROW = ['row', ROWS.length] as const;
const COLUMN = ['column', COLUMNS.length] as const;
const COLOUR = ['colour', COLOURS.length] as const;

/** Points that are written as 1: as many as a good game has. */
const GOOD_SCORE = 100;

/** Points that a full floor costs. */
const HIGHEST_PENALTY = penaltyOf(Rule.FloorPlaces);

/** Return a number as a part of its maximum; an unchecked text can have more. */
function share(number: number, most: number): number {
  return number < most ? number / most : 1;
}

function writeCounts(
  out: Float32Array,
  offset: number,
  cells: Readonly<Cells>,
  first: number,
): void {
  for (let colour = 0; colour < Rule.Colours; colour++) {
    out[offset + colour] = share(at(cells, first + colour), Rule.TilesOfColour);
  }
}

function writeSource(
  out: Float32Array,
  offset: number,
  cells: Readonly<Cells>,
  source: number,
  most: number,
): void {
  if (at(cells, Cell.Sources + source) === 0) return;
  for (let colour = 0; colour < Rule.Colours; colour++) {
    out[offset + colour] = share(tilesAt(cells, source, colour), most);
  }
}

/** List the blocks of what all players share, in order. */
function sharedBlocks(players: number): AzulBlock[] {
  return [
    {
      name: 'turn',
      axes: [['seat', players]],
      meaning: 'whose turn it is',
      scale: '1 for one, else 0',
      highest: 1,
      write(out, offset, cells, observer) {
        out[offset + ((at(cells, Cell.Turn) - observer + players) % players)] = 1;
      },
    },
    {
      name: 'phase',
      axes: [['phase', PHASES.length]],
      meaning: 'the phase, in the order of PHASES',
      scale: '1 for one, else 0',
      highest: 1,
      write(out, offset, cells) {
        out[offset + at(cells, Cell.Phase)] = 1;
      },
    },
    {
      name: 'factories',
      axes: [['factory', 2 * players + 1], COLOUR],
      meaning: 'tiles of each factory',
      scale: 'number / 4',
      highest: 1,
      write(out, offset, cells) {
        const factories = factoryCount(cells);
        for (let factory = 0; factory < factories; factory++) {
          writeSource(out, offset + Rule.Colours * factory, cells, factory, Rule.FactoryTiles);
        }
      },
    },
    {
      name: 'centre',
      axes: [COLOUR],
      meaning: 'tiles of the centre',
      scale: 'number / 20',
      highest: 1,
      write(out, offset, cells) {
        writeSource(out, offset, cells, Place.Centre, Rule.TilesOfColour);
      },
    },
    {
      name: 'centre-token',
      axes: [],
      meaning: 'the first-player token lies in the centre',
      scale: '1 for yes',
      highest: 1,
      write(out, offset, cells) {
        out[offset] = at(cells, Cell.Token);
      },
    },
    {
      name: 'bag',
      axes: [COLOUR],
      meaning: 'tiles of the bag',
      scale: 'number / 20',
      highest: 1,
      write: (out, offset, cells) => writeCounts(out, offset, cells, Cell.Bag),
    },
    {
      name: 'discard',
      axes: [COLOUR],
      meaning: 'tiles of the discard',
      scale: 'number / 20',
      highest: 1,
      write: (out, offset, cells) => writeCounts(out, offset, cells, Cell.Discard),
    },
  ];
}

/** Blocks of a board with any mosaic. */
const BOARD_BLOCKS: readonly AzulBlock[] = [
  {
    name: 'score',
    axes: [],
    meaning: 'points',
    scale: 'number / 100',
    highest: Rule.HighestScore / GOOD_SCORE,
    write(out, offset, cells, player) {
      const board = boardOf(player);
      out[offset] = at(cells, board + Board.Score) / GOOD_SCORE;
    },
  },
  {
    name: 'floor',
    axes: [COLOUR],
    meaning: 'tiles on the floor',
    scale: 'number / 7',
    highest: 1,
    write(out, offset, cells, player) {
      const board = boardOf(player);
      const floor = at(cells, board + Board.Floor);
      for (let colour = 0; colour < Rule.Colours; colour++) {
        const tiles = floorTiles(floor, colour);
        out[offset + colour] = tiles / Rule.FloorPlaces;
      }
    },
  },
  {
    name: 'floor-token',
    axes: [],
    meaning: 'the first-player token lies on the floor',
    scale: '1 for yes',
    highest: 1,
    write(out, offset, cells, player) {
      const board = boardOf(player);
      out[offset] = (at(cells, board + Board.Floor) & FloorBits.Token) === 0 ? 0 : 1;
    },
  },
  {
    name: 'floor-pieces',
    axes: [],
    meaning: 'pieces on the floor, the token among them',
    scale: 'number / 7',
    highest: 1,
    write(out, offset, cells, player) {
      const board = boardOf(player);
      out[offset] = share(
        at(cells, board + Board.Floor) >> FloorBits.PiecesShift,
        Rule.FloorPlaces,
      );
    },
  },
  {
    name: 'floor-penalty',
    axes: [],
    meaning: 'points that the floor costs',
    scale: 'number / 14',
    highest: 1,
    write(out, offset, cells, player) {
      const board = boardOf(player);
      out[offset] =
        penaltyOf(at(cells, board + Board.Floor) >> FloorBits.PiecesShift) / HIGHEST_PENALTY;
    },
  },
  {
    name: 'storage-colour',
    axes: [ROW, COLOUR],
    meaning: 'the colour in each storage row',
    scale: '1 for the one there, else 0',
    highest: 1,
    write(out, offset, cells, player) {
      const board = boardOf(player);
      for (let row = 0; row < Rule.Size; row++) {
        const line = lineOf(cells, board, row);
        if (line !== 0) out[offset + Rule.Colours * row + (line >> StorageBits.ColourShift)] = 1;
      }
    },
  },
  {
    name: 'storage-fill',
    axes: [ROW],
    meaning: 'tiles in each storage row',
    scale: 'number / (row + 1)',
    highest: 1,
    write(out, offset, cells, player) {
      const board = boardOf(player);
      for (let row = 0; row < Rule.Size; row++) {
        out[offset + row] = share(lineOf(cells, board, row) & StorageBits.CountMask, row + 1);
      }
    },
  },
  {
    name: 'storage-accepts',
    axes: [ROW, COLOUR],
    meaning: 'the storage row takes the colour',
    scale: '1 for yes',
    highest: 1,
    write(out, offset, cells, player) {
      const board = boardOf(player);
      const accepts = at(cells, board + Board.Accepts) & ~(Lane.Ones << Place.Floor);
      for (let bits = accepts; bits !== 0; bits &= bits - 1) {
        const bit = lowestBit(bits);
        out[offset + Rule.Colours * (bit % Lane.Width) + ((bit / Lane.Width) | 0)] = 1;
      }
    },
  },
];

const FIXED_MOSAIC: AzulBlock = {
  name: 'mosaic',
  axes: [ROW, COLUMN],
  meaning: 'a tile lies on the cell; its colour is the cell’s own',
  scale: '1 for yes',
  highest: 1,
  write(out, offset, cells, player) {
    const board = boardOf(player);
    for (let bits = occupied(cells, board); bits !== 0; bits &= bits - 1) {
      out[offset + lowestBit(bits)] = 1;
    }
  },
};

const VARIANT_MOSAIC: AzulBlock = {
  name: 'mosaic',
  axes: [ROW, COLUMN, COLOUR],
  meaning: 'a tile of the colour lies on the cell',
  scale: '1 for yes',
  highest: 1,
  write(out, offset, cells, player) {
    const board = boardOf(player);
    for (let colour = 0; colour < Rule.Colours; colour++) {
      for (let bits = cellsHolding(cells, board, colour); bits !== 0; bits &= bits - 1) {
        out[offset + Rule.Colours * lowestBit(bits) + colour] = 1;
      }
    }
  },
};

/** List the blocks of a game with so many players, in order. */
export function blocksOf(
  players: number,
  fixed: boolean,
): Blocks<Readonly<Cells>, ObservationAxis> {
  return {
    shared: sharedBlocks(players),
    seat: [...BOARD_BLOCKS, fixed ? FIXED_MOSAIC : VARIANT_MOSAIC],
  };
}
