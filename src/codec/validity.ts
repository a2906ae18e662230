/** The conditions over a whole state (format: "Conditions over the whole state"). */
import {
  cellsHolding,
  countBits,
  fixedColour,
  fixedColumn,
  floorTiles,
  fullRows,
  fullRowsOf,
  lineOf,
  lowestBit,
  occupied,
  rowBits,
} from '../state/board.js';
import { at, boardOf, type Cells, countTiles, factoryCount, playerCount } from '../state/cells.js';
import { Board, Cell, FloorBits, MosaicBits, Place, Rule, StorageBits } from '../state/layout.js';
import { isOffering, tilesAt } from '../state/offers.js';
import { isFixed, PLAYER_COUNTS } from '../state/rules.js';
import { COLOURS, member, PLAYER_IDS } from '../state/vocabulary.js';
import { collectIssues, type IssueReport, type Readable } from '../text/reader.js';
import type { AzulIssue } from './issues.js';
import { placeName } from './play-wording.js';
import { STATE_WORDING, type StateIssues } from './state-wording.js';

type Report = IssueReport<StateIssues>;

/** List the conditions that a state breaks: shared things first, then boards in turn order. */
export function violations(cells: Readonly<Cells>, readable: Readable): AzulIssue[] {
  const { issues, report } = collectIssues<StateIssues>(STATE_WORDING, placeName);
  if (readable.players) checkPlayers(cells, report);
  if (readable.players && readable.shared) {
    checkTurn(cells, report);
    checkFactoryNumbers(cells, report);
    checkTiles(cells, report);
    checkToken(cells, report);
    checkTaken(cells, report);
  }
  if (readable.shared) checkPartlyFilled(cells, report);
  // What was read of a mosaic or a storage is judged in any case.
  for (let player = 0; player < playerCount(cells); player++) {
    checkMosaic(cells, player, report);
    checkStorage(cells, player, report);
    if (readable.players && readable.shared) checkRows(cells, player, report);
  }
  return issues;
}

function checkPlayers(cells: Readonly<Cells>, report: Report): void {
  const players = playerCount(cells);
  if (players < PLAYER_COUNTS[0]) report('players', 'players.too-few', ['players'], { players });
}

function checkTurn(cells: Readonly<Cells>, report: Report): void {
  const turn = at(cells, Cell.Turn);
  if (turn < playerCount(cells)) return;
  const players = PLAYER_IDS.slice(0, playerCount(cells));
  report('shared', 'turn.unknown-player', ['turn'], { player: member(PLAYER_IDS, turn), players });
}

function checkFactoryNumbers(cells: Readonly<Cells>, report: Report): void {
  const factories = factoryCount(cells);
  const players = playerCount(cells);
  for (let factory = factories; factory < Rule.Factories; factory++) {
    if (at(cells, Cell.Sources + factory) === 0) continue;
    report('shared', 'factory.not-in-game', ['factories', factory], {
      factory,
      factories,
      players,
    });
  }
}

/** Count a colour's tiles over every place. */
function countColour(cells: Readonly<Cells>, colour: number): number {
  let count = at(cells, Cell.Bag + colour) + at(cells, Cell.Discard + colour);
  for (let source = 0; source <= Place.Centre; source++) count += tilesAt(cells, source, colour);
  for (let player = 0; player < playerCount(cells); player++) {
    const board = boardOf(player);
    const floor = at(cells, board + Board.Floor);
    count += floorTiles(floor, colour);
    count += countBits(cellsHolding(cells, board, colour));
    for (let row = 0; row < Rule.Size; row++) {
      const line = lineOf(cells, board, row);
      if (line >> StorageBits.ColourShift === colour) count += line & StorageBits.CountMask;
    }
  }
  return count;
}

function checkTiles(cells: Readonly<Cells>, report: Report): void {
  const needed = Rule.TilesOfColour;
  for (const [index, colour] of COLOURS.entries()) {
    const tiles = countColour(cells, index);
    if (tiles === needed) continue;
    report('shared', 'tiles.not-conserved', ['tiles', colour], { colour, tiles, needed });
  }
}

function checkToken(cells: Readonly<Cells>, report: Report): void {
  let tokens = at(cells, Cell.Token);
  for (let player = 0; player < playerCount(cells); player++) {
    if (at(cells, boardOf(player) + Board.Floor) & FloorBits.Token) tokens++;
  }
  if (tokens !== 1) report('shared', 'token.not-one', ['token'], { tokens });
}

/** Count all tiles of a source. */
function tilesOf(cells: Readonly<Cells>, source: number): number {
  let tiles = 0;
  for (let colour = 0; colour < Rule.Colours; colour++) tiles += tilesAt(cells, source, colour);
  return tiles;
}

/** Count a board's pieces of this round, at the least: its floor without the token, and one for each full row. */
function leastTaken(cells: Readonly<Cells>, board: number): number {
  const floor = at(cells, board + Board.Floor);
  const token = floor & FloorBits.Token ? 1 : 0;
  return (floor >> FloorBits.PiecesShift) - token + countBits(fullRows(cells, board));
}

/** What was taken in this round came from factories that are empty now: tiles, and the token after some of them. */
function checkTaken(cells: Readonly<Cells>, report: Report): void {
  const factories = factoryCount(cells);
  let empty = 0;
  for (let factory = 0; factory < factories; factory++) {
    if (at(cells, Cell.Sources + factory) === 0) empty++;
  }
  const count = tilesOf(cells, Place.Centre);
  const most = (Rule.FactoryTiles - 1) * empty;
  if (count > most) {
    report('shared', 'centre.more-than-factories-left', ['centre'], { count, most });
  } else if (isOffering(cells)) {
    let tiles = count;
    for (let player = 0; player < playerCount(cells); player++) {
      tiles += leastTaken(cells, boardOf(player));
    }
    const needed = Math.ceil(tiles / Rule.FactoryTiles);
    if (empty < needed)
      report('shared', 'factory.too-few-empty', ['factories'], { empty, tiles, needed });
  }
  if (empty === 0 && at(cells, Cell.Token) === 0) {
    report('shared', 'token.taken-early', ['token'], {});
  }
}

/** Only the last factory that was dealt can be partly filled, and only when the bag ran out. */
function checkPartlyFilled(cells: Readonly<Cells>, report: Report): void {
  const needed = Rule.FactoryTiles;
  const left = countTiles(cells, Cell.Bag);
  let isLast = true;
  for (let factory = Rule.Factories - 1; factory >= 0; factory--) {
    const tiles = tilesOf(cells, factory);
    if (tiles === 0) continue;
    if (tiles < needed) {
      const path = ['factories', factory];
      if (!isLast)
        report('shared', 'factory.partly-filled-early', path, { factory, tiles, needed });
      else if (left > 0)
        report('shared', 'factory.partly-filled-with-bag', path, { factory, tiles, left });
    }
    isLast = false;
  }
}

/** A complete row ends the game before the next deal. */
function checkRows(cells: Readonly<Cells>, player: number, report: Report): void {
  if (!isOffering(cells)) return;
  const complete = fullRowsOf(occupied(cells, boardOf(player)));
  for (let row = 0; row < Rule.Size; row++) {
    if (((complete >> (Rule.Size * row)) & 1) === 0) continue;
    const path = ['players', member(PLAYER_IDS, player), 'mosaic', row];
    report('players', 'mosaic.row-complete-in-drafting', path, { row });
  }
}

function checkMosaic(cells: Readonly<Cells>, player: number, report: Report): void {
  const board = boardOf(player);
  for (const [index, colour] of COLOURS.entries()) {
    const mask = cellsHolding(cells, board, index);
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const cell = lowestBit(rest);
      const row = Math.trunc(cell / Rule.Size);
      const column = cell % Rule.Size;
      const before = mask & ((1 << cell) - 1);
      const path = ['players', member(PLAYER_IDS, player), 'mosaic', row, column];
      if (rowBits(before, row) !== 0) {
        report('players', 'mosaic.colour-repeated-in-row', path, { row, column, colour });
      }
      if ((before >> column) & MosaicBits.FirstColumn) {
        report('players', 'mosaic.colour-repeated-in-column', path, { row, column, colour });
      }
      if (isFixed(at(cells, Cell.Settings)) && column !== fixedColumn(row, index)) {
        const cellColour = member(COLOURS, fixedColour(row, column));
        report('players', 'mosaic.colour-off-its-cell', path, { row, column, colour, cellColour });
      }
    }
  }
}

function checkStorage(cells: Readonly<Cells>, player: number, report: Report): void {
  const board = boardOf(player);
  for (let row = 0; row < Rule.Size; row++) {
    const line = lineOf(cells, board, row);
    const number = line & StorageBits.CountMask;
    if (number === 0) continue;
    const path = ['players', member(PLAYER_IDS, player), 'storage', row];
    if (number > row + 1) {
      report('players', 'storage.line-overfull', path, { row, count: number, most: row + 1 });
    }
    if (rowBits(cellsHolding(cells, board, line >> StorageBits.ColourShift), row) !== 0) {
      const colour = member(COLOURS, line >> StorageBits.ColourShift);
      report('players', 'storage.colour-in-mosaic-row', path, { row, colour });
    }
  }
}
