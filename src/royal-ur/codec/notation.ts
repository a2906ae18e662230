/**
 * Moves and rolls as texts: their notation, the numbers of moves, which internal code uses, and moves as their parts.
 *
 * A move's number is `player × 64 + from × 4 + roll - 1`, so that the moves of a roll have the same order
 * by number as by text.
 */

import { ownProperties } from '../../boundary/values.js';
import type { DecodedMove } from '../../engine/game/game.js';
import { faultOf, numberField, textField, writeFields } from '../../text/fields.js';
import { DecodeError } from '../../text/issue.js';
import { shown, typeOf } from '../../text/message.js';
import { Step } from '../state/position.js';
import { type Move, PLAYER_IDS, type PlayerId, ROLLS, type Roll } from '../state/vocabulary.js';
import type { RoyalUrIssue } from './issues.js';
import { refuse } from './wording.js';

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

/** The number of every roll's notation. */
const ROLL_NUMBERS: ReadonlyMap<unknown, number> = new Map(ROLLS.map((text, roll) => [text, roll]));

/** Write a roll. */
export function writeRoll(roll: number): Roll {
  // Four dice show 0 to 4 dots.
  return ROLLS[roll] as Roll;
}

/** How many of the 16 outcomes of four dice show each number of dots. */
export const ROLL_WEIGHTS: readonly number[] = [1, 4, 6, 4, 1];

/** The number of outcomes of four dice. */
export const OUTCOMES = 16;

/** What a move's notation consists of. */
const FIELDS = [
  textField('player', PLAYER_IDS),
  numberField('from', 0, Step.Last),
  numberField('to', 1, Step.Home),
] as const;

/** Return a move's number, or the issue of its text. */
export function readMove(text: unknown): number | RoyalUrIssue {
  return NUMBERS.get(text) ?? explainMalformed(text);
}

/** Return the issue of a move's notation, whatever the state; `undefined` if it is well-formed. */
export function checkMove(text: unknown): RoyalUrIssue | undefined {
  return NUMBERS.has(text) ? undefined : explainMalformed(text);
}

function explainMalformed(text: unknown): RoyalUrIssue {
  if (typeof text !== 'string') {
    return refuse('move.malformed', [], { expected: 'text', type: typeOf(text) });
  }
  const fault = faultOf<'player' | 'from' | 'to'>(FIELDS, text);
  if (fault !== undefined) {
    const { index, parameters } = fault;
    return refuse('move.malformed', [], parameters, { index });
  }
  const distance = Number(text.slice(3)) - Number(text.slice(1, 3));
  return refuse('move.malformed', [], { expected: 'distance', distance }, { index: 3 });
}

/** Return the number of a roll, or the issue of its text. */
export function readRoll(text: unknown): number | RoyalUrIssue {
  return ROLL_NUMBERS.get(text) ?? refuse('roll.malformed', [], { value: shown(text) });
}

/** Return the issue of a roll's notation, whatever the state; `undefined` if it is well-formed. */
export function checkRoll(text: unknown): RoyalUrIssue | undefined {
  const roll = readRoll(text);
  return typeof roll === 'number' ? undefined : roll;
}

/** The parts of a move, as {@link decodeMove} returns them and {@link encodeMove} takes them. */
export interface MoveParts {
  /** The player who moves, `A` or `B`. */
  readonly player: PlayerId;
  /** The step that the token leaves: 0 for the hand, else 1 to 14. */
  readonly from: number;
  /** The step that it goes to: 1 to 14, or 15 for home. It is 1 to 4 more than `from`: the roll. */
  readonly to: number;
}

/**
 * Decode a move into its parts; an invalid one is returned as an issue, not thrown.
 *
 * @param text - the notation of a {@link Move}, 5 characters: a player, the step the token leaves, the step
 *   it goes to; any other value is an issue
 * @returns `{ ok: true, move }`, or `{ ok: false, issues }` with the issue `move.malformed`
 *
 * @example
 * ```ts
 * safeDecodeMove('A0004'); // { ok: true, move: { player: 'A', from: 0, to: 4 } }
 * const wrong = safeDecodeMove('C0004');
 * wrong.ok || wrong.issues[0]?.message; // 'Move: found "C0004", expected a player, A or B.'
 * ```
 */
export function safeDecodeMove(text: unknown): DecodedMove<MoveParts, RoyalUrIssue> {
  const number = readMove(text);
  if (typeof number !== 'number') return { ok: false, issues: [number] };
  const from = fromOf(number);
  return {
    ok: true,
    move: { player: playerAt(playerOf(number)), from, to: from + rollOf(number) },
  };
}

/**
 * Decode a move into its parts.
 *
 * @param text - the notation of a {@link Move}, 5 characters: a player, the step the token leaves, the step it goes to.
 *   {@link safeDecodeMove} returns an issue for any other value instead of throwing
 * @returns the parts: the player, the step that the token leaves, the step that it goes to
 * @throws {@link DecodeError} if the value is not a move (`move.malformed`)
 *
 * @example
 * ```ts
 * decodeMove('A0004'); // { player: 'A', from: 0, to: 4 }
 * ```
 */
export function decodeMove(text: unknown): MoveParts {
  const result = safeDecodeMove(text);
  if (!result.ok) throw new DecodeError(result.issues);
  return result.move;
}

/**
 * Encode a move from its parts.
 *
 * @param parts - the player, `from` (0 to 14) and `to` (1 to 15), as {@link decodeMove} returns them
 * @returns the notation, 5 characters
 * @throws {@link DecodeError} if a part is missing or has a value that does not exist, or `to` is not 1 to 4 steps
 *   after `from` (`move.malformed`); TypeError if the parts are of another type
 *
 * @example
 * ```ts
 * encodeMove({ player: 'B', from: 14, to: 15 }); // 'B1415'
 * ```
 */
export function encodeMove(parts: MoveParts): Move {
  const text = writeFields(FIELDS, ownProperties('Move', parts));
  if (typeof text !== 'string') throw new DecodeError([refuse('move.malformed', [], text)]);
  const number = readMove(text);
  if (typeof number !== 'number') throw new DecodeError([number]);
  return notationOf(number);
}

/**
 * Return whether a value is the notation of a {@link Move}, whatever the state. {@link isLegalMove} says whether a
 * state accepts it.
 *
 * @param text - any value
 * @returns `true` if the value is written as a move; its type is then narrowed to `Move`
 *
 * @example
 * ```ts
 * isMove('B1415'); // true
 * // The last step is 15.
 * isMove('B1416'); // false
 * ```
 */
export function isMove(text: unknown): text is Move {
  return NUMBERS.has(text);
}
