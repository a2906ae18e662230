/**
 * Moves as their parts, and back.
 *
 * @packageDocumentation
 */

import { ownProperties } from '../../boundary/arguments.js';
import type { DecodedMove } from '../../engine/game/game.js';
import { DecodeError } from '../../text/errors.js';
import { shown } from '../../text/message.js';
import { Step } from '../state/path.js';
import { type Move, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { refuseMove } from './event-issue.js';
import type { RoyalUrIssue } from './issue.js';
import type { MovePart } from './issue-parameters.js';
import { fromOf, notationOf, numberOf, playerAt, playerOf, rollOf } from './notation.js';
import { readMove } from './read-move.js';

/** The parts of a move. */
export interface MoveParts {
  /** The player who moves. */
  readonly player: PlayerId;
  /** The step that the token leaves: 0 for the hand, else 1 to 14. */
  readonly from: number;
  /** The step that it goes to, 1 to 15: the roll is the difference. 15 is home. */
  readonly to: number;
}

/**
 * Take a move apart without throwing.
 *
 * @param text - the notation; anything that is none is an issue
 * @returns `{ ok: true, move }` or `{ ok: false, issues }`
 *
 * @example
 * ```ts
 * safeDecodeMove('C0004').ok; // false
 * ```
 */
export function safeDecodeMove(text: string): DecodedMove<MoveParts, RoyalUrIssue> {
  const number = readMove(text);
  if (typeof number !== 'number') return { ok: false, issues: [number] };
  const from = fromOf(number);
  return {
    ok: true,
    move: { player: playerAt(playerOf(number)), from, to: from + rollOf(number) },
  };
}

/**
 * Take a move apart.
 *
 * @param text - the notation: a player, the step the token leaves, the step it goes to
 * @returns the parts
 * @throws {@link DecodeError} if the text is not a move
 *
 * @example
 * ```ts
 * decodeMove('A0004'); // { player: 'A', from: 0, to: 4 }
 * ```
 */
export function decodeMove(text: string): MoveParts {
  const result = safeDecodeMove(text);
  if (!result.ok) throw new DecodeError(result.issues);
  return result.move;
}

/** Return an integer of a range in two digits. */
function digitsOf(name: MovePart, step: unknown, least: number, most: number): string {
  if (Number.isInteger(step) && Number(step) >= least && Number(step) <= most) {
    return String(step).padStart(2, '0');
  }
  throw malformed(name, step);
}

function malformed(name: MovePart, found: unknown): DecodeError {
  const parameters = { expected: 'part', name, value: shown(found) } as const;
  return new DecodeError([refuseMove('move.malformed', [], parameters)]);
}

/**
 * Write a move.
 *
 * @param parts - the parts, as {@link decodeMove} returns them
 * @returns the notation
 * @throws {@link DecodeError} if a part has a value that does not exist, or `to` is not 1 to 4 steps
 * after `from`; TypeError for no object
 *
 * @example
 * ```ts
 * encodeMove({ player: 'B', from: 14, to: 15 }); // 'B1415'
 * ```
 */
export function encodeMove(parts: MoveParts): Move {
  const { player, from, to } = ownProperties('Move', parts);
  if (!PLAYER_IDS.includes(player)) throw malformed('player', player);
  const steps = digitsOf('from', from, 0, Step.Last) + digitsOf('to', to, 1, Step.Home);
  const number = readMove(player + steps);
  if (typeof number !== 'number') throw new DecodeError([number]);
  return notationOf(number);
}

/**
 * Whether a text is a move's notation.
 *
 * @param text - any value
 *
 * @example
 * ```ts
 * isMove('B1415'); // true
 * isMove('B1416'); // false
 * ```
 */
export function isMove(text: unknown): text is Move {
  return numberOf(text) !== undefined;
}
