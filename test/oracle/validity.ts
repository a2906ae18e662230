/**
 * Whether two well-formed strings together can be a state of a game.
 * format.md, "Three questions, three answers": "Valid", and its table.
 */
import type { Colour, Encoded } from './grammar.js';
import { boardNumbers, colours } from './grammar.js';
import type { Cell, Player, Position } from './position.js';
import { readPosition } from './position.js';
import type { OracleRules } from './rules.js';
import { fixedColumn } from './rules.js';

/** The areas of the table of format.md, each named as there. */
export type Area =
  | 'players'
  | 'tiles'
  | 'token'
  | 'mosaic'
  | 'storage'
  | 'floor'
  | 'centre'
  | 'factories';

/** rules.md, "Components": factories, 2 × players + 1. */
function factoryCount(position: Position): number {
  return 2 * position.players.length + 1;
}

/** "2 to 4; the turn names one of them; factory numbers are below 2 × players + 1". */
function playersRight(position: Position): boolean {
  const count = position.players.length;
  const turnNamed = position.players.some((player) => player.letter === position.turn);
  const tooFar = position.factories.slice(factoryCount(position));
  return count >= 2 && count <= 4 && turnNamed && tooFar.every((tiles) => tiles.length === 0);
}

/** All tiles of a state, wherever they are. */
function allTiles(position: Position): Colour[] {
  const tiles = [...position.factories.flat(), ...position.centre];
  tiles.push(...position.bag, ...position.discard);
  for (const player of position.players) {
    tiles.push(...player.mosaic.map((cell) => cell.colour));
    tiles.push(...player.storage.flat());
    tiles.push(...player.floor);
  }
  return tiles;
}

/** "exactly 20 of each colour over factories, centre, bag, discard, mosaics, ...". */
function tilesRight(position: Position): boolean {
  const tiles = allTiles(position);
  return colours.every((colour) => tiles.filter((tile) => tile === colour).length === 20);
}

/** The factories of the game that hold nothing. */
function emptyFactories(position: Position): number {
  const inTheGame = position.factories.slice(0, factoryCount(position));
  return inTheGame.filter((tiles) => tiles.length === 0).length;
}

/** Whether a tile can be drafted. */
function inDrafting(position: Position): boolean {
  return [...position.factories.flat(), ...position.centre].length > 0;
}

/** "exactly one over centre and floors"; it is taken from the centre, into which an emptied factory put tiles. */
function tokenRight(position: Position): boolean {
  const onFloors = position.players.filter((player) => player.holdsToken).length;
  const inCentre = position.centreHasToken ? 1 : 0;
  const takenEarly = !position.centreHasToken && emptyFactories(position) === 0;
  return onFloors + inCentre === 1 && !takenEarly;
}

/** Whether no colour comes twice among the cells. */
function noColourTwice(cells: readonly Cell[]): boolean {
  return colours.every((colour) => cells.filter((cell) => cell.colour === colour).length <= 1);
}

/** "no colour twice in a row, none twice in a column; with the fixed mosaic ..."; a complete row ends the game. */
function mosaicRight(player: Player, mosaic: OracleRules['mosaic'], drafting: boolean): boolean {
  const rowsRight = boardNumbers.every((row) =>
    noColourTwice(player.mosaic.filter((cell) => cell.row === row)),
  );
  const columnsRight = boardNumbers.every((column) =>
    noColourTwice(player.mosaic.filter((cell) => cell.column === column)),
  );
  const cellsRight =
    mosaic === 'variant' ||
    player.mosaic.every((cell) => cell.column === fixedColumn(cell.colour, cell.row));
  const complete = boardNumbers.some(
    (row) => player.mosaic.filter((cell) => cell.row === row).length === 5,
  );
  return rowsRight && columnsRight && cellsRight && !(drafting && complete);
}

/** "a line holds at most row + 1 tiles, of a colour that the mosaic row ... does not have". */
function storageRight(player: Player): boolean {
  return player.storage.every((tiles, row) => {
    const beside = player.mosaic.filter((cell) => cell.row === row);
    const inMosaic = beside.some((cell) => tiles.includes(cell.colour));
    return tiles.length <= row + 1 && !inMosaic;
  });
}

/** "at most 7 pieces", the token being one. */
function floorRight(player: Player): boolean {
  return player.floor.length + (player.holdsToken ? 1 : 0) <= 7;
}

/** "at most 3 tiles for each empty factory". */
function centreRight(position: Position): boolean {
  return position.centre.length <= 3 * emptyFactories(position);
}

/** Whether the tiles of this round that are seen fit into the factories that are empty, four each. */
function takenRight(position: Position): boolean {
  const ofBoards = position.players.map((player) => {
    const full = player.storage.filter((tiles, row) => tiles.length > row).length;
    return player.floor.length + full;
  });
  const seen = ofBoards.reduce((sum, tiles) => sum + tiles, position.centre.length);
  return !inDrafting(position) || !centreRight(position) || seen <= 4 * emptyFactories(position);
}

/** "at most one is partly filled (1–3 tiles), and every later one is then empty"; the bag ran out. */
function factoriesRight(position: Position): boolean {
  const firstPartly = position.factories.findIndex(
    (tiles) => tiles.length >= 1 && tiles.length <= 3,
  );
  if (firstPartly === -1) {
    return true;
  }
  const later = position.factories.slice(firstPartly + 1);
  return later.every((tiles) => tiles.length === 0) && position.bag.length === 0;
}

/** The areas that are violated by two well-formed strings, in the table's order. */
export function oracleViolations(encoded: Encoded, rules: Pick<OracleRules, 'mosaic'>): Area[] {
  const position = readPosition(encoded);
  const { players } = position;
  const violated: Area[] = [];
  const require = (area: Area, right: boolean): void => {
    if (!right) {
      violated.push(area);
    }
  };
  require('players', playersRight(position));
  require('tiles', tilesRight(position));
  require('token', tokenRight(position));
  require('mosaic', players.every((player) =>
    mosaicRight(player, rules.mosaic, inDrafting(position)),
  ));
  require('storage', players.every(storageRight));
  require('floor', players.every(floorRight));
  require('centre', centreRight(position));
  require('factories', factoriesRight(position) && takenRight(position));
  return violated;
}
