/**
 * The conditions over a whole state (format: "Conditions over the whole state").
 *
 * @packageDocumentation
 */

import {
  at,
  Board,
  boardOf,
  Cell,
  type Cells,
  FloorBits,
  factoryCount,
  MosaicBits,
  Place,
  playerCount,
  Rule,
  StorageBits,
} from '../state/cells.js';
import { floorTiles } from '../state/floor.js';
import { cellsHolding, countBits, fixedColumn, lowestBit, rowBits } from '../state/mosaic.js';
import { tilesAt } from '../state/offers.js';
import { isFixed, PLAYER_COUNTS } from '../state/rules.js';
import { lineOf } from '../state/storage.js';
import { COLOURS, member, PLAYER_IDS } from '../state/vocabulary.js';
import { countOf, listChoices } from '../text/message.js';
import { type Issue, type IssueCode, makeIssue } from './issue.js';

/** A collector of the issues of a state. */
type Report = (code: IssueCode, path: Issue['path'], found: string, expected: string) => void;

/**
 * What was readable. Conditions over a whole string are judged only where it was read without a
 * fault; what was read of a mosaic or a storage is judged in any case.
 */
export interface Readable {
  readonly shared: boolean;
  readonly players: boolean;
}

/** List the conditions that a state breaks: shared things first, then boards in turn order. */
export function violations(cells: Readonly<Cells>, readable: Readable): Issue[] {
  const issues: Issue[] = [];
  const about =
    (part: 'shared' | 'players'): Report =>
    (code, path, found, expected) => {
      issues.push(makeIssue({ code, part, path, found, expected }));
    };
  const shared = about('shared');
  const players = about('players');
  if (readable.players) checkPlayers(cells, players);
  if (readable.players && readable.shared) {
    checkTurn(cells, shared);
    checkFactoryNumbers(cells, shared);
    checkTiles(cells, shared);
    checkToken(cells, shared);
    checkCentre(cells, shared);
  }
  if (readable.shared) checkPartlyFilled(cells, shared);
  for (let player = 0; player < playerCount(cells); player++) {
    checkMosaic(cells, player, players);
    checkStorage(cells, player, players);
  }
  return issues;
}

function checkPlayers(cells: Readonly<Cells>, report: Report): void {
  const players = playerCount(cells);
  if (players >= PLAYER_COUNTS[0]) return;
  report('players.too-few', ['players'], countOf(players, 'player'), '2 to 4 players');
}

function checkTurn(cells: Readonly<Cells>, report: Report): void {
  const turn = at(cells, Cell.Turn);
  if (turn < playerCount(cells)) return;
  const expected = `a player of the game, ${listChoices(PLAYER_IDS.slice(0, playerCount(cells)))}`;
  report('turn.unknown-player', ['turn'], `${PLAYER_IDS[turn]}`, expected);
}

function checkFactoryNumbers(cells: Readonly<Cells>, report: Report): void {
  const factories = factoryCount(cells);
  for (let factory = factories; factory < Rule.Factories; factory++) {
    if (at(cells, Cell.Sources + factory) === 0) continue;
    const expected = `only factories 0 to ${factories - 1} with ${playerCount(cells)} players`;
    report('factory.not-in-game', ['factories', factory], 'tiles', expected);
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
  for (const [index, colour] of COLOURS.entries()) {
    const count = countColour(cells, index);
    if (count === Rule.TilesOfColour) continue;
    const expected = `${Rule.TilesOfColour} over all places`;
    report('tiles.not-conserved', ['tiles', colour], countOf(count, 'tile'), expected);
  }
}

function checkToken(cells: Readonly<Cells>, report: Report): void {
  let tokens = at(cells, Cell.Token);
  for (let player = 0; player < playerCount(cells); player++) {
    if (at(cells, boardOf(player) + Board.Floor) & FloorBits.Token) tokens++;
  }
  if (tokens === 1) return;
  report(
    'token.not-one',
    ['token'],
    countOf(tokens, 'token'),
    'exactly one, in the centre or on a floor',
  );
}

function checkCentre(cells: Readonly<Cells>, report: Report): void {
  let most = 0;
  for (let factory = 0; factory < factoryCount(cells); factory++) {
    if (at(cells, Cell.Sources + factory) === 0) most += Rule.FactoryTiles - 1;
  }
  let tiles = 0;
  for (let colour = 0; colour < Rule.Colours; colour++) {
    tiles += tilesAt(cells, Place.Centre, colour);
  }
  if (tiles <= most) return;
  const expected = `at most ${most}, three for each empty factory`;
  report('centre.more-than-factories-left', ['centre'], countOf(tiles, 'tile'), expected);
}

/** Only the last factory that was dealt can be partly filled. */
function checkPartlyFilled(cells: Readonly<Cells>, report: Report): void {
  let isLast = true;
  for (let factory = Rule.Factories - 1; factory >= 0; factory--) {
    let tiles = 0;
    for (let colour = 0; colour < Rule.Colours; colour++) tiles += tilesAt(cells, factory, colour);
    if (tiles > 0 && tiles < Rule.FactoryTiles && !isLast) {
      const expected = `${Rule.FactoryTiles}, as a later factory is filled`;
      report(
        'factory.partly-filled-early',
        ['factories', factory],
        countOf(tiles, 'tile'),
        expected,
      );
    }
    if (tiles > 0) isLast = false;
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
      const found = `another tile of colour ${colour}`;
      if (rowBits(before, row) !== 0) {
        report('mosaic.colour-repeated-in-row', path, found, 'each colour once in a row');
      }
      if ((before >> column) & MosaicBits.FirstColumn) {
        report('mosaic.colour-repeated-in-column', path, found, 'each colour once in a column');
      }
      if (isFixed(at(cells, Cell.Settings)) && column !== fixedColumn(row, index)) {
        const expected = `colour ${COLOURS[(column - row + Rule.Size) % Rule.Size]}`;
        report('mosaic.colour-off-its-cell', path, `a tile of colour ${colour}`, expected);
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
      report('storage.line-overfull', path, countOf(number, 'tile'), `at most ${row + 1}`);
    }
    if (rowBits(cellsHolding(cells, board, line >> StorageBits.ColourShift), row) !== 0) {
      const colour = `colour ${COLOURS[line >> StorageBits.ColourShift]}`;
      const expected = 'a colour that the mosaic row beside it does not have';
      report('storage.colour-in-mosaic-row', path, colour, expected);
    }
  }
}
