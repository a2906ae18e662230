/**
 * Whether one string alone is well-formed.
 * format.md, "Grammar (EBNF)" with its paragraph on order, and "Three questions, three
 * answers": "Well-formed".
 */
import type { PlayerParts } from './grammar.js';
import { letters, splitFactories, splitPlayers, splitShared } from './grammar.js';

/** Whether each text comes before the next in the order of the alphabet. */
function eachOnceInOrder(texts: readonly string[]): boolean {
  return texts.every((text, index) => {
    const before = texts[index - 1];
    return before === undefined || before < text;
  });
}

/** "tiles within a factory, the centre and a floor alphabetically". */
function alphabetical(tiles: string): boolean {
  return [...tiles].sort().join('') === tiles;
}

/** "factories by number, each at most once"; tiles alphabetically. */
function factoriesInOrder(factories: readonly string[]): boolean {
  const numbers = factories.map((factory) => factory.slice(0, 1));
  const groups = factories.map((factory) => factory.slice(1));
  return eachOnceInOrder(numbers) && groups.every(alphabetical);
}

/** The text of a deal fits. format.md, "Deals": the factories part of the shared string. */
export function dealWellFormed(text: string): boolean {
  if (!text.startsWith('F')) {
    return false;
  }
  const factories = splitFactories(text.slice(1));
  return factories !== undefined && factoriesInOrder(factories);
}

/** The shared string is well-formed: grammar, order and bounds. */
export function oracleSharedWellFormed(text: string): boolean {
  const parts = splitShared(text);
  if (parts === undefined) {
    return false;
  }
  return (
    factoriesInOrder(parts.factories) &&
    parts.factories.every((factory) => factory.slice(1).length <= 4) &&
    alphabetical(parts.centreTiles) &&
    parts.centreTiles.length <= 27 &&
    parts.bag.every((count) => Number(count) <= 20) &&
    parts.discard.every((count) => Number(count) <= 20)
  );
}

/** One player of the players string: "cells by row, then column ...; lines by row". */
function playerWellFormed(player: PlayerParts): boolean {
  const places = player.cells.map((cell) => cell.slice(1));
  const rows = player.lines.map((line) => line.slice(0, 1));
  const floorPieces = player.floorTiles.length + player.floorToken.length;
  return (
    eachOnceInOrder(places) &&
    eachOnceInOrder(rows) &&
    alphabetical(player.floorTiles) &&
    floorPieces <= 7
  );
}

/** The players string is well-formed: grammar, order and bounds. */
export function oraclePlayersWellFormed(text: string): boolean {
  const players = splitPlayers(text);
  if (players === undefined) {
    return false;
  }
  const withoutGap = players.every((player, index) => player.letter === letters[index]);
  const tokens = players.filter((player) => player.floorToken === 'f').length;
  return withoutGap && tokens <= 1 && players.every(playerWellFormed);
}
