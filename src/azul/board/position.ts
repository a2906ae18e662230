/** A position that is edited, which may be impossible, and its two strings. */

import type { EncodedState } from '../../engine/game/game.js';
import type { Colour } from '../../state/vocabulary.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import { COLOURS } from '../api/vocabulary.js';
import type { Piece } from './floor.js';

/** How many tiles there are of each colour. */
export type ColourCounts = StateView['bag'];

/** What the two strings contain. */
export type Position = Omit<StateView, 'phase' | 'rules'>;

export const NO_TILES: ColourCounts = { a: 0, b: 0, c: 0, d: 0, e: 0 };

/** List tiles by colour, then the marker. */
export function piecesOf(tiles: ColourCounts, token = false): Piece[] {
  const all = COLOURS.flatMap((colour) => new Array<Piece>(tiles[colour]).fill(colour));
  return token ? [...all, 'token'] : all;
}

/** Number of tiles of each colour, 0 or more. */
export function countsOf(pieces: readonly Piece[]): ColourCounts {
  const count = (colour: Colour) => pieces.filter((piece) => piece === colour).length;
  return { a: count('a'), b: count('b'), c: count('c'), d: count('d'), e: count('e') };
}

function lettersOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece === 'token' ? 'f' : piece)).join('');
}

function digitsOf(counts: ColourCounts): string {
  return COLOURS.map((colour) => `${counts[colour]}`.padStart(2, '0')).join('');
}

function writeBoard({ player, score, mosaic, storage, floor }: PlayerView): string {
  const cells = mosaic.flatMap((row, index) =>
    row.map((colour, column) => (colour === null ? '' : `${colour}${index}${column}`)),
  );
  const lines = storage.map((line, row) => (line ? `${row}${line.colour}${line.number}` : ''));
  const dropped = lettersOf(piecesOf(floor.tiles, floor.token));
  return `${player}${score}M${cells.join('')}S${lines.join('')}F${dropped}`;
}

/** Write a position as two strings, which are well-formed, whether or not they are valid. */
export function writePosition(position: Position): EncodedState {
  const { turn, factories, centre, bag, discard, players } = position;
  const plates = factories.map((tiles, index) => {
    const letters = lettersOf(piecesOf(tiles));
    return letters === '' ? '' : `${index}${letters}`;
  });
  const middle = lettersOf(piecesOf(centre.tiles, centre.token));
  return [
    `${turn}F${plates.join('')}C${middle}B${digitsOf(bag)}D${digitsOf(discard)}`,
    players.map(writeBoard).join(''),
  ];
}
