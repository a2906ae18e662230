/**
 * What an observation consists of: its blocks in order, each with how it is written.
 *
 * The order, the lengths and the values must never change: models are trained on them.
 */
import {
  type Block,
  type Blocks,
  flagBlock,
  numberBlock,
  placeBlock,
} from '../../engine/learning/observation-blocks.js';
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

/** A block of a number for each colour. */
function colourBlock(
  name: string,
  meaning: string,
  scale: string,
  numberOf: (cells: Readonly<Cells>, colour: number, player: number) => number,
): AzulBlock {
  return {
    name,
    axes: [COLOUR],
    meaning,
    scale,
    highest: 1,
    write(out, offset, cells, player) {
      for (let colour = 0; colour < Rule.Colours; colour++) {
        out[offset + colour] = numberOf(cells, colour, player);
      }
    },
  };
}

/** List the blocks of what all players share, in order. */
function sharedBlocks(players: number): AzulBlock[] {
  return [
    placeBlock(
      'turn',
      [['seat', players]],
      'whose turn it is',
      (cells, observer) => (at(cells, Cell.Turn) - observer + players) % players,
    ),
    placeBlock('phase', [['phase', PHASES.length]], 'the phase, in the order of PHASES', (cells) =>
      at(cells, Cell.Phase),
    ),
    {
      name: 'factories',
      axes: [['factory', 2 * players + 1], COLOUR],
      meaning: 'tiles of each factory',
      scale: 'number / 4',
      highest: 1,
      write(out, offset, cells) {
        const factories = factoryCount(cells);
        for (let factory = 0; factory < factories; factory++) {
          if (at(cells, Cell.Sources + factory) === 0) continue;
          for (let colour = 0; colour < Rule.Colours; colour++) {
            const tiles = tilesAt(cells, factory, colour);
            out[offset + Rule.Colours * factory + colour] = share(tiles, Rule.FactoryTiles);
          }
        }
      },
    },
    colourBlock('centre', 'tiles of the centre', 'number / 20', (cells, colour) =>
      share(tilesAt(cells, Place.Centre, colour), Rule.TilesOfColour),
    ),
    flagBlock(
      'centre-token',
      'the first-player token lies in the centre',
      (cells) => at(cells, Cell.Token) !== 0,
    ),
    colourBlock('bag', 'tiles of the bag', 'number / 20', (cells, colour) =>
      share(at(cells, Cell.Bag + colour), Rule.TilesOfColour),
    ),
    colourBlock('discard', 'tiles of the discard', 'number / 20', (cells, colour) =>
      share(at(cells, Cell.Discard + colour), Rule.TilesOfColour),
    ),
  ];
}

function floorOf(cells: Readonly<Cells>, player: number): number {
  return at(cells, boardOf(player) + Board.Floor);
}

/** Count the pieces on a floor. */
function piecesOn(cells: Readonly<Cells>, player: number): number {
  return floorOf(cells, player) >> FloorBits.PiecesShift;
}

/** List the blocks of a board with any mosaic, in order. */
function boardBlocks(): AzulBlock[] {
  return [
    numberBlock(
      'score',
      'points',
      'number / 100',
      (cells, player) => at(cells, boardOf(player) + Board.Score) / GOOD_SCORE,
      Rule.HighestScore / GOOD_SCORE,
    ),
    colourBlock('floor', 'tiles on the floor', 'number / 7', (cells, colour, player) => {
      const floor = floorOf(cells, player);
      return floorTiles(floor, colour) / Rule.FloorPlaces;
    }),
    flagBlock(
      'floor-token',
      'the first-player token lies on the floor',
      (cells, player) => (floorOf(cells, player) & FloorBits.Token) !== 0,
    ),
    numberBlock(
      'floor-pieces',
      'pieces on the floor, the token among them',
      'number / 7',
      (cells, player) => share(piecesOn(cells, player), Rule.FloorPlaces),
    ),
    numberBlock('floor-penalty', 'points that the floor costs', 'number / 14', (cells, player) => {
      const pieces = piecesOn(cells, player);
      return penaltyOf(pieces) / HIGHEST_PENALTY;
    }),
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
}

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
    seat: [...boardBlocks(), fixed ? FIXED_MOSAIC : VARIANT_MOSAIC],
  };
}
