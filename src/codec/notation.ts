/**
 * The move notation, and the numbers of moves, which internal code uses.
 *
 * A number's bits are the player, then the source, then colour and target together, in the same order
 * as the lanes of what a board accepts. Tiling moves have a source after all others, with row and
 * column in place of colour and target. So drafting moves have the same order by number as by text, and
 * so do tiling moves.
 */
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
  /** Targets of a drafting move; a tiling move has as many columns. */
  Targets = 6,
  /** The bits of colour and target, or row and column. */
  Choice = 31,
  /** How far up the source is. */
  Source = 5,
  /** Number of the first player's first tiling move: what would be an eleventh source. */
  FirstTiling = 320,
  /** The bits of a number without the player. */
  Move = 511,
  /** How far up the player is. */
  Player = 9,
  /** The bits of a whole number. */
  All = 2047,
  /** More than any number: one character that has a meaning. */
  Meaning = 4096,
}

function draftMovesOf(player: PlayerId): DraftMove[][] {
  return SOURCES.map((source) =>
    COLOURS.flatMap((colour) =>
      TARGETS.map((target) => `${player}${source}${colour}${target}` as const),
    ),
  );
}

function tilingMovesOf(player: PlayerId): TilingMove[] {
  return ROWS.flatMap((row) => TARGETS.map((target) => `${player}${row}${target}` as const));
}

/** Fill the numbers without a move: engines are faster with lists that have no gaps. */
function withoutGaps<Kind extends Move>(moves: readonly Kind[]): Kind[] {
  return [...moves, ...moves].slice(0, Numbering.Choice + 1);
}

/** Every notation: a table for each player, by number without the player. */
const NOTATIONS: readonly (readonly Move[])[] = PLAYER_IDS.map((player) => [
  ...draftMovesOf(player).flatMap(withoutGaps),
  ...withoutGaps(tilingMovesOf(player)),
]);

/** List a player's moves by number without the player. @inline */
export function notationsOf(player: number): readonly Move[] {
  return member(NOTATIONS, player);
}

/** Write the move with a number. */
export function notationOf(number: number): Move {
  return member(notationsOf(number >> Numbering.Player), number & Numbering.Move);
}

/**
 * What each character adds to a number at its place of a notation.
 *
 * It also adds one to the bits above, so that a sum shows how many characters have a meaning.
 */
function meanings(characters: readonly (string | number)[], step: number, first = 0): Int16Array {
  const table = new Int16Array(128);
  characters.forEach((character, index) => {
    table[String(character).charCodeAt(0)] = Numbering.Meaning + first + index * step;
  });
  return table;
}

const PLAYER = meanings(PLAYER_IDS, 1 << Numbering.Player);
const SOURCE = meanings(SOURCES, 1 << Numbering.Source);
const COLOUR = meanings(COLOURS, Numbering.Targets);
const ROW = meanings(ROWS, Numbering.Targets, Numbering.FirstTiling);
const TARGET = meanings(TARGETS, 1);

/** @inline */
function meaningOf(table: Int16Array, text: string, index: number): number {
  // Beyond the end of a text, and for a character that is in no table, this is undefined: NaN, once it is added.
  return table[text.charCodeAt(index)] as number;
}

/** Find a notation's number; -1 if it is none. */
export function numberOf(text: string): number {
  const sum =
    text.length === 4
      ? meaningOf(PLAYER, text, 0) +
        meaningOf(SOURCE, text, 1) +
        meaningOf(COLOUR, text, 2) +
        meaningOf(TARGET, text, 3)
      : meaningOf(PLAYER, text, 0) + meaningOf(ROW, text, 1) + meaningOf(TARGET, text, 2);
  // In a move all characters have a meaning; three of them, or NaN, are too few for other lengths.
  return sum >= text.length * Numbering.Meaning ? sum & Numbering.All : -1;
}

/** Return the player who makes a move. @inline */
export function playerOf(number: number): number {
  return number >> Numbering.Player;
}

/** Whether a move is a tiling move. @inline */
export function isTiling(number: number): boolean {
  return (number & Numbering.Move) >= Numbering.FirstTiling;
}

/** Return the source of a drafting move. @inline */
export function sourceOf(number: number): number {
  return (number & Numbering.Move) >> Numbering.Source;
}

/** Return the colour of a drafting move, the row of a tiling move. @inline */
export function colourOrRow(number: number): number {
  return ((number & Numbering.Choice) / Numbering.Targets) | 0;
}

/** Return the target of a drafting move, the column of a tiling move. @inline */
export function targetOrColumn(number: number): number {
  return (number & Numbering.Choice) % Numbering.Targets;
}

/** Return the number of a drafting move. @inline */
export function draftNumber(
  player: number,
  source: number,
  colour: number,
  target: number,
): number {
  return (
    ((player << Numbering.Player) | (source << Numbering.Source)) +
    colour * Numbering.Targets +
    target
  );
}

/** Return the number of a tiling move. */
export function tilingNumber(player: number, row: number, column: number): number {
  const place = (player << Numbering.Player) | Numbering.FirstTiling;
  return place + row * Numbering.Targets + column;
}
