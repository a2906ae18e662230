/**
 * The move notation, and the numbers that stand for moves inside the package.
 *
 * A move's number leaves the player out: drafting moves by source, colour and target, then tiling
 * moves by row and column. Both orders are those of the notation's characters, so numbers sort
 * as texts do.
 *
 * @packageDocumentation
 */
import { Rule } from '../state/cells.js';
import {
  COLOURS,
  type DraftMove,
  type Move,
  member,
  PLAYER_IDS,
  type PlayerId,
  ROWS,
  SOURCES,
  TARGETS,
  type TilingMove,
} from '../state/vocabulary.js';

/** How moves are numbered. */
export enum Numbering {
  /** Targets of a drafting move; a tiling move has as many. */
  Targets = 6,
  /** Number of the first tiling move. */
  FirstTiling = 300,
  /** Numbers of one player's moves. */
  Moves = 330,
}

function draftMovesOf(player: PlayerId): DraftMove[] {
  return SOURCES.flatMap((source) =>
    COLOURS.flatMap((colour) =>
      TARGETS.map((target) => `${player}${source}${colour}${target}` as const),
    ),
  );
}

function tilingMovesOf(player: PlayerId): TilingMove[] {
  return ROWS.flatMap((row) => TARGETS.map((target) => `${player}${row}${target}` as const));
}

/** Every notation: a table for each player, by number. */
const NOTATIONS: readonly (readonly Move[])[] = PLAYER_IDS.map((player) => [
  ...draftMovesOf(player),
  ...tilingMovesOf(player),
]);

/** List a player's moves by number. */
export function notationsOf(player: number): readonly Move[] {
  return member(NOTATIONS, player);
}

/** Write the move with a number. */
export function notationOf(player: number, number: number): Move {
  return member(notationsOf(player), number);
}

/** What each character means at each place of a notation; other characters mean nothing. */
function meanings(characters: readonly (string | number)[]): Int8Array {
  const table = new Int8Array(128).fill(-1);
  characters.forEach((character, index) => {
    table[String(character).charCodeAt(0)] = index;
  });
  return table;
}

const PLAYER = meanings(PLAYER_IDS);
const SOURCE = meanings(SOURCES);
const COLOUR = meanings(COLOURS);
const TARGET = meanings(TARGETS);

function read(table: Int8Array, text: string, index: number): number {
  return table[text.charCodeAt(index)] ?? -1;
}

/** Find a notation's place among all: player × Numbering.Moves + number; -1 if it is none. */
export function placeOf(text: string): number {
  const player = read(PLAYER, text, 0);
  const target = read(TARGET, text, text.length - 1);
  const second = read(SOURCE, text, 1);
  if (text.length === 4) {
    const colour = read(COLOUR, text, 2);
    if ((player | second | colour | target) < 0) return -1;
    return player * Numbering.Moves + draftNumber(second, colour, target);
  }
  if (text.length !== 3 || (player | target | second) < 0 || second >= Rule.Size) return -1;
  return player * Numbering.Moves + tilingNumber(second, target);
}

/** Take the player out of a notation's place. */
export function numberOf(move: Move): number {
  return placeOf(move) % Numbering.Moves;
}

/** Number a drafting move. */
export function draftNumber(source: number, colour: number, target: number): number {
  return (source * Rule.Colours + colour) * Numbering.Targets + target;
}

/** Number a tiling move. */
export function tilingNumber(row: number, column: number): number {
  return Numbering.FirstTiling + row * Numbering.Targets + column;
}
