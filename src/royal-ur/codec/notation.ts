/**
 * The notation of moves and rolls, and the numbers of moves, which internal code uses.
 *
 * A move's number is `player × 64 + from × 4 + roll - 1`, so that the moves of a roll have the same order
 * by number as by text.
 *
 * @packageDocumentation
 */
import { Step } from '../state/path.js';
import { type Move, PLAYER_IDS, type PlayerId, ROLLS, type Roll } from '../state/vocabulary.js';

/** Return the player with a number, which is 0 for A and 1 for B. */
export function playerAt(number: number): PlayerId {
  return PLAYER_IDS[number === 0 ? 0 : 1];
}

/** How moves are numbered. */
enum Numbering {
  Player = 64,
  From = 4,
}

/** Return the number of a move. */
export function moveNumber(player: number, from: number, roll: number): number {
  return player * Numbering.Player + from * Numbering.From + roll - 1;
}

/** Return the player who makes a move. */
export function playerOf(number: number): number {
  return number >= Numbering.Player ? 1 : 0;
}

/** Return the step that a move's token leaves. */
export function fromOf(number: number): number {
  return (number % Numbering.Player) >> 2;
}

/** Return how far a move's token goes. */
export function rollOf(number: number): number {
  return (number & (Numbering.From - 1)) + 1;
}

/** The code of the digit 0, of tens and ones. */
const ZEROS = 11 * '0'.charCodeAt(0);

/** Return the number that a move's second and third character are, the step its token leaves; or another. */
export function stepIn(text: string): number {
  return 10 * text.charCodeAt(1) + text.charCodeAt(2) - ZEROS;
}

function twoDigits(step: number): string {
  return String(step).padStart(2, '0');
}

/** Every notation by its number; numbers beyond the path have none. */
const NOTATIONS: readonly Move[] = PLAYER_IDS.flatMap((player) =>
  Array.from({ length: Numbering.Player }, (_, number) => {
    const from = fromOf(number);
    const to = from + rollOf(number);
    // What is beyond the path is never asked for; a list without gaps is faster.
    return `${player}${twoDigits(from)}${twoDigits(to)}` as Move;
  }),
);

/** The number of every notation. */
const NUMBERS: ReadonlyMap<unknown, number> = new Map(
  NOTATIONS.map((notation, number) => [notation, number] as const).filter(
    ([, number]) => fromOf(number) + rollOf(number) <= Step.Home,
  ),
);

/** Write the move with a number. */
export function notationOf(number: number): Move {
  // Only the numbers of moves are asked for.
  return NOTATIONS[number] as Move;
}

/** Find a notation's number; `undefined` if it is none. */
export function numberOf(text: unknown): number | undefined {
  return NUMBERS.get(text);
}

/** The number of every roll's notation. */
const ROLL_NUMBERS: ReadonlyMap<unknown, number> = new Map(ROLLS.map((text, roll) => [text, roll]));

/** Find the number of a roll's notation; `undefined` if it is none. */
export function rollNumberOf(text: unknown): number | undefined {
  return ROLL_NUMBERS.get(text);
}

/** Write a roll. */
export function writeRoll(roll: number): Roll {
  // Four dice show 0 to 4 dots.
  return ROLLS[roll] as Roll;
}

/** How many of the 16 outcomes of four dice show each number of dots. */
export const ROLL_WEIGHTS: readonly number[] = [1, 4, 6, 4, 1];

/** The number of outcomes of four dice. */
export const OUTCOMES = 16;
