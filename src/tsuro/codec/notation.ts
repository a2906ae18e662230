/**
 * The notation of moves and deals, and the numbers of moves, which internal code uses.
 *
 * A move's number is `(player × 140 + option) × 801`, and in the set-up its place and 1 more.
 */
import { textOf } from '../../boundary/values.js';
import { START_PLACES } from '../moves/legal.js';
import { type Bag, Count, canonicalOption, tilesOf } from '../state/tiles.js';
import {
  type Deal,
  type Move,
  PLAYER_IDS,
  type Place,
  type PlayerId,
  PORTS,
  type Port,
  ROTATIONS,
  type Rotation,
  type Square,
  type TileText,
} from '../state/vocabulary.js';

/** How moves are numbered. */
enum Numbering {
  Player = 140,
  Option = 801,
}

/** Return the number of a move of a turn. */
export function turnNumber(player: number, option: number): number {
  return (player * Numbering.Player + option) * Numbering.Option;
}

/** Return the number of a move of the set-up. */
export function setupNumber(player: number, option: number, place: number): number {
  return turnNumber(player, option) + place + 1;
}

/** Return the player who makes a move. */
export function playerOf(number: number): number {
  return Math.trunc(number / (Numbering.Player * Numbering.Option));
}

/** Return the tile and rotation of a move. */
export function optionOf(number: number): number {
  return Math.trunc(number / Numbering.Option) % Numbering.Player;
}

/** Return the place of a move's avatar; negative for a move of a turn. */
export function placeOf(number: number): number {
  return (number % Numbering.Option) - 1;
}

/** Codes of the characters that values are counted from. */
enum Code {
  Digit = 48,
  Player = 65,
  Port = 97,
}

/** How long the notation of a move is, without a place and with one. */
export enum Length {
  Turn = 4,
  Setup = 7,
}

/** Read a square, any two digits; negative where there are none. */
export function readSquare(text: string, index: number): number {
  const tens = text.charCodeAt(index) - Code.Digit;
  const ones = text.charCodeAt(index + 1) - Code.Digit;
  // A first character before 0 makes the number negative.
  return tens < 10 && ones >= 0 && ones < 10 ? 10 * tens + ones : -1;
}

/** Read a tile in two digits; negative if there is none. */
export function readTile(text: string, index: number): number {
  const tile = readSquare(text, index);
  return tile < Count.Tiles ? tile : -1;
}

/** The letters of the rotations, in their order. */
const ROTATION_LETTERS = 'nesw';

/** Read a rotation; -1 if there is none. */
export function readRotation(text: string, index: number): number {
  return index < text.length ? ROTATION_LETTERS.indexOf(text.charAt(index)) : -1;
}

/** Read a port; negative if there is none. */
function readPort(text: string, index: number): number {
  const port = text.charCodeAt(index) - Code.Port;
  return port < Count.Ports ? port : -1;
}

/** Read a place, a square and a port; negative if there is none. */
export function readPlace(text: string, index: number): number {
  const square = readSquare(text, index);
  const port = readPort(text, index + 2);
  return square < 0 || port < 0 ? -1 : 8 * square + port;
}

/** Find a notation's number; negative for anything that is none. */
export function numberOf(text: unknown): number {
  if (typeof text !== 'string') return -1;
  const { length } = text;
  if (length !== Length.Turn && length !== Length.Setup) return -1;
  const player = text.charCodeAt(0) - Code.Player;
  const tile = readTile(text, 1);
  const rotation = readRotation(text, 3);
  // A letter before A makes the number negative.
  if (player >= PLAYER_IDS.length || tile < 0 || rotation < 0) return -1;
  const option = Count.Rotations * tile + rotation;
  if (length === Length.Turn) return turnNumber(player, option);
  const place = readPlace(text, 4);
  return place < 0 ? -1 : setupNumber(player, option, place);
}

/** Return a member of a list whose index is in range. */
export function member<Value>(list: readonly Value[], index: number): Value {
  // Only indices within the list are asked for.
  return list[index] as Value;
}

/** Write a number from 0 to 99 in two digits. */
function digits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

/** Write a tile. */
export function writeTile(tile: number): TileText {
  // Tiles have numbers from 0 to 34.
  return digits(tile) as TileText;
}

/** Write a square. */
export function writeSquare(square: number): Square {
  // Squares have numbers from 0 to 99.
  return digits(square) as Square;
}

/** Return the letter of a player. */
export function playerLetter(player: number): PlayerId {
  return member(PLAYER_IDS, player);
}

/** Return the letter of a port. */
export function portLetter(port: number): Port {
  return member(PORTS, port);
}

/** Return the letter of an option's rotation. */
export function rotationLetter(option: number): Rotation {
  return member(ROTATIONS, option % Count.Rotations);
}

/** Return the tile of an option. */
export function tileOf(option: number): number {
  return Math.trunc(option / Count.Rotations);
}

/** Write a tile and its rotation. */
export function writeOption(option: number): `${TileText}${Rotation}` {
  return `${writeTile(tileOf(option))}${rotationLetter(option)}`;
}

/** Write a place. */
export function writePlace(place: number): Place {
  return `${writeSquare(place >> 3)}${portLetter(place & 7)}`;
}

/** The moves of turns, by player and option. */
const TURNS: readonly Move[] = PLAYER_IDS.flatMap((player) =>
  Array.from({ length: Count.Options }, (_, option): Move => `${player}${writeOption(option)}`),
);

/** Write a move of a turn. */
export function writeTurn(player: number, option: number): Move {
  return member(TURNS, player * Count.Options + option);
}

/** Write a move of the set-up. */
export function writeSetup(player: number, option: number, place: number): Move {
  const placeText: string = writePlace(place);
  return `${writeTurn(player, option)}${placeText}` as Move;
}

/** Write the move of a player with an option; without a place it is one of a turn. */
function writeMove(player: number, option: number, place: number): Move {
  return place < 0 ? writeTurn(player, option) : writeSetup(player, option, place);
}

/** Write the move with a number. */
export function notationOf(number: number): Move {
  return writeMove(playerOf(number), optionOf(number), placeOf(number));
}

/** Return the canonical text of a move, whose rotation is the first that looks the same; any other text as it is. */
export function canonicalMove(move: Move): Move {
  const number = numberOf(textOf('Move', move));
  if (number < 0) return move;
  return writeMove(playerOf(number), canonicalOption(optionOf(number)), placeOf(number));
}

/** The set-up moves that were asked for so far, by player and option: 800 texts for an offer. */
const SETUPS = new Map<number, readonly Move[]>();

/** List a player's set-up moves with an option, one for each of {@link START_PLACES}. */
export function setupsOf(player: number, option: number): readonly Move[] {
  const key = player * Count.Options + option;
  const known = SETUPS.get(key);
  if (known !== undefined) return known;
  const moves = START_PLACES.map((place) => writeSetup(player, option, place));
  SETUPS.set(key, moves);
  return moves;
}

/** Write a deal. */
export function writeDeal(tiles: readonly number[]): Deal {
  let text = 'D';
  for (const tile of tiles) text += digits(tile);
  return text as Deal;
}

/** Numbers of characters of a deal of two tiles, and of three. */
const DEAL_LENGTHS: readonly number[] = [5, 7];

/** Read the tiles of a deal; `undefined` if the text is none. */
export function readDeal(text: unknown): number[] | undefined {
  if (typeof text !== 'string' || !text.startsWith('D')) return undefined;
  if (!DEAL_LENGTHS.includes(text.length)) return undefined;
  const tiles: number[] = [];
  for (let index = 1; index < text.length; index += 2) {
    const tile = readTile(text, index);
    if (tile < 0) return undefined;
    tiles.push(tile);
  }
  return tiles;
}

/** Whether an event is meant to be a deal: it has a digit where a move has its rotation. */
export function isDeal(event: unknown): event is Deal {
  return typeof event === 'string' && /^D\d{3}/.test(event);
}

/** Write the tiles of a bag: ascending, runs of three or more as ranges. */
export function writeBag(bag: Bag): string {
  const tiles = tilesOf(bag);
  const items: string[] = [];
  for (let start = 0; start < tiles.length; ) {
    let end = start;
    while (tiles[end + 1] === member(tiles, end) + 1) end++;
    const [first, last] = [member(tiles, start), member(tiles, end)];
    if (end - start < 2) items.push(...tiles.slice(start, end + 1).map(digits));
    else items.push(`${digits(first)}-${digits(last)}`);
    start = end + 1;
  }
  return items.join(',');
}
