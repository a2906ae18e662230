/** Writing a state's cells as its two canonical strings (format: "Grammar"). */
import { at, boardOf, type Cells, playerCount } from '../state/cells.js';
import { Board, Cell, FloorBits, Lane, Place, Rule, StorageBits } from '../state/layout.js';
import { COLOURS, type Deal, type EncodedState, member, PLAYER_IDS } from '../state/vocabulary.js';

/** Write the tiles of a source or a floor in order; a lane holds the number of each colour. */
export function writeTiles(tiles: number, lane: number): string {
  let text = '';
  for (let colour = 0, rest = tiles; rest !== 0; colour++, rest >>= lane) {
    const number = rest & ((1 << lane) - 1);
    if (number !== 0) text += member(COLOURS, colour).repeat(number);
  }
  return text;
}

/** Write the factories, as a deal is written: the number and the tiles of each that is not empty. */
export function writeDeal(cells: Readonly<Cells>): Deal {
  let text: Deal = 'F';
  for (let factory = 0; factory < Rule.Factories; factory++) {
    const tiles = at(cells, Cell.Sources + factory);
    if (tiles !== 0) text = `${text}${factory}${writeTiles(tiles, Lane.Width)}`;
  }
  return text;
}

function writeCounts(cells: Readonly<Cells>, pile: number): string {
  let text = '';
  for (let colour = 0; colour < Rule.Colours; colour++) {
    const count = at(cells, pile + colour);
    text += count < 10 ? `0${count}` : count;
  }
  return text;
}

/** Write the shared string. */
function writeShared(cells: Readonly<Cells>): string {
  const factories = writeDeal(cells);
  const centre = writeTiles(at(cells, Cell.Sources + Place.Centre), Lane.Width);
  const token = at(cells, Cell.Token) === 1 ? 'f' : '';
  const bag = writeCounts(cells, Cell.Bag);
  return `${PLAYER_IDS[at(cells, Cell.Turn)]}${factories}C${centre}${token}B${bag}D${writeCounts(cells, Cell.Discard)}`;
}

function writeMosaic(cells: Readonly<Cells>, board: number): string {
  let text = '';
  for (let cell = 0; cell < Rule.Size * Rule.Size; cell++) {
    for (let colour = 0; colour < Rule.Colours; colour++) {
      if ((at(cells, board + Board.Mosaic + colour) >> cell) & 1) {
        text += `${COLOURS[colour]}${Math.trunc(cell / Rule.Size)}${cell % Rule.Size}`;
      }
    }
  }
  return text;
}

function writeStorage(storage: number): string {
  let text = '';
  for (let row = 0; row < Rule.Size; row++) {
    const line = (storage >> (Lane.Width * row)) & Lane.Mask;
    if (line !== 0)
      text += `${row}${COLOURS[line >> StorageBits.ColourShift]}${line & StorageBits.CountMask}`;
  }
  return text;
}

function writePlayer(cells: Readonly<Cells>, player: number): string {
  const board = boardOf(player);
  const floor = at(cells, board + Board.Floor);
  const mosaic = writeMosaic(cells, board);
  const storage = writeStorage(at(cells, board + Board.Storage));
  const token = (floor & FloorBits.Token) !== 0 ? 'f' : '';
  const tiles = writeTiles(floor & FloorBits.AllCounts, FloorBits.CountWidth);
  return `${PLAYER_IDS[player]}${at(cells, board + Board.Score)}M${mosaic}S${storage}F${tiles}${token}`;
}

/** Write the players string. */
function writePlayers(cells: Readonly<Cells>): string {
  let text = '';
  for (let player = 0; player < playerCount(cells); player++) text += writePlayer(cells, player);
  return text;
}

/** Write both strings. */
export function writeState(cells: Readonly<Cells>): EncodedState {
  return [writeShared(cells), writePlayers(cells)];
}
