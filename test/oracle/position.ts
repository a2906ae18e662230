/**
 * A state of the game as plain nested objects, read from the two strings and printed again.
 * format.md, "Grammar (EBNF)" and "Canonical".
 */
import type { Colour, Encoded, Letter, PlayerParts } from './grammar.js';
import {
  boardNumbers,
  colours,
  factoryNumbers,
  readColour,
  readLetter,
  splitFactories,
  splitPlayers,
  splitShared,
} from './grammar.js';
import { oraclePlayersWellFormed, oracleSharedWellFormed } from './well-formed.js';

/** One tile on a mosaic. format.md: `cell`. */
export interface Cell {
  readonly colour: Colour;
  readonly row: number;
  readonly column: number;
}

/** One player's board. */
export interface Player {
  readonly letter: Letter;
  score: number;
  mosaic: Cell[];
  /** Five rows, each the list of its tiles; an empty row is an empty list. */
  storage: Colour[][];
  /** The tiles on the floor, without the token. */
  floor: Colour[];
  holdsToken: boolean;
}

/** A whole state. Every list of colours is kept in the order of the alphabet. */
export interface Position {
  turn: Letter;
  /** Nine lists, by number; an empty factory, or one not in the game, is an empty list. */
  factories: Colour[][];
  centre: Colour[];
  centreHasToken: boolean;
  /** The tiles in the bag, one by one. */
  bag: Colour[];
  /** The tiles in the discard, one by one. */
  discard: Colour[];
  /** In turn order. */
  players: Player[];
}

/** The element at a place that is known to exist. */
export function elementAt<Element>(list: readonly Element[], index: number): Element {
  const element = list[index];
  if (element === undefined) {
    throw new Error(`Nothing at place ${String(index)}`);
  }
  return element;
}

/** The colours of the letters of a text. */
function readTiles(text: string): Colour[] {
  return [...text].map((character) => readColour(character));
}

/** format.md: `counts`, written out as the tiles that are counted. */
function readCounts(counts: readonly string[]): Colour[] {
  const tiles: Colour[] = [];
  colours.forEach((colour, index) => {
    for (let made = 0; made < Number(counts[index]); made += 1) {
      tiles.push(colour);
    }
  });
  return tiles;
}

/** Nine lists of tiles from texts like `0cdde`. format.md: `factory`. */
function readFactories(texts: readonly string[]): Colour[][] {
  return factoryNumbers.map((number) => {
    const text = texts.find((candidate) => candidate.startsWith(String(number)));
    return text === undefined ? [] : readTiles(text.slice(1));
  });
}

/** The factories of a well-formed deal. format.md, "Deals". */
export function readDeal(text: string): Colour[][] {
  return readFactories(splitFactories(text.slice(1)) ?? []);
}

/** format.md: `cell`. */
function readCell(text: string): Cell {
  return { colour: readColour(text[0]), row: Number(text[1]), column: Number(text[2]) };
}

/** format.md: `line`, written out as the tiles that lie in that row of the storage. */
function readStorageRow(lines: readonly string[], row: number): Colour[] {
  const line = lines.find((candidate) => candidate.startsWith(String(row)));
  if (line === undefined) {
    return [];
  }
  const colour = readColour(line[1]);
  const tiles: Colour[] = [];
  for (let made = 0; made < Number(line[2]); made += 1) {
    tiles.push(colour);
  }
  return tiles;
}

/** format.md: `player`. */
function readPlayer(parts: PlayerParts): Player {
  return {
    letter: readLetter(parts.letter),
    score: Number(parts.score),
    mosaic: parts.cells.map(readCell),
    storage: boardNumbers.map((row) => readStorageRow(parts.lines, row)),
    floor: readTiles(parts.floorTiles),
    holdsToken: parts.floorToken === 'f',
  };
}

/** Reads two well-formed strings; anything else is a mistake of the caller and throws. */
export function readPosition(encoded: Encoded): Position {
  const [sharedText, playersText] = encoded;
  const shared = splitShared(sharedText);
  const players = splitPlayers(playersText);
  if (shared === undefined || !oracleSharedWellFormed(sharedText)) {
    throw new Error(`Not a well-formed shared string: ${sharedText}`);
  }
  if (players === undefined || !oraclePlayersWellFormed(playersText)) {
    throw new Error(`Not a well-formed players string: ${playersText}`);
  }
  return {
    turn: readLetter(shared.turn),
    factories: readFactories(shared.factories),
    centre: readTiles(shared.centreTiles),
    centreHasToken: shared.centreToken === 'f',
    bag: readCounts(shared.bag),
    discard: readCounts(shared.discard),
    players: players.map(readPlayer),
  };
}

/** Tiles as letters, "alphabetically". */
function printTiles(tiles: readonly Colour[]): string {
  return [...tiles].sort().join('');
}

/** "An empty factory ... left out." */
function printFactory(tiles: readonly Colour[], number: number): string {
  return tiles.length === 0 ? '' : String(number) + printTiles(tiles);
}

/** format.md: `counts`, two digits for each colour. */
function printCounts(tiles: readonly Colour[]): string {
  return colours
    .map((colour) => tiles.filter((tile) => tile === colour).length)
    .map((count) => String(count).padStart(2, '0'))
    .join('');
}

/** "cells by row, then column". */
function printMosaic(mosaic: readonly Cell[]): string {
  return [...mosaic]
    .sort((first, second) => first.row - second.row || first.column - second.column)
    .map((cell) => cell.colour + String(cell.row) + String(cell.column))
    .join('');
}

/** "An empty ... line [is] left out." */
function printStorageRow(tiles: readonly Colour[], row: number): string {
  const colour = tiles[0];
  return colour === undefined ? '' : String(row) + colour + String(tiles.length);
}

/** format.md: `player`. The score is written without leading zeros ("Canonical"). */
function printPlayer(player: Player): string {
  const mosaic = printMosaic(player.mosaic);
  const storage = player.storage.map(printStorageRow).join('');
  const floor = printTiles(player.floor) + (player.holdsToken ? 'f' : '');
  return `${player.letter}${String(player.score)}M${mosaic}S${storage}F${floor}`;
}

/** The canonical strings of a state. format.md, "Canonical". */
export function printPosition(position: Position): Encoded {
  const factories = position.factories.map(printFactory).join('');
  const centre = printTiles(position.centre) + (position.centreHasToken ? 'f' : '');
  const bag = printCounts(position.bag);
  const discard = printCounts(position.discard);
  const shared = `${position.turn}F${factories}C${centre}B${bag}D${discard}`;
  return [shared, position.players.map(printPlayer).join('')];
}
