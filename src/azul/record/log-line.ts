/**
 * One attempted move as the desktop specification's log has it:
 * `<player name and id> <takes|places> <from> <to> <success|fail>`.
 *
 * @packageDocumentation
 */
import { decodeMove } from '../../codec/move.js';
import type { Move } from '../../state/vocabulary.js';
import { quote } from '../../text/message.js';
import { accept, type Parsed, refuse } from '../../text/parsed.js';
import { readQuoted, writeQuoted } from '../../text/quoted-text.js';
import { countFromOne, countFromZero, readHolder, writeHolder } from './counting.js';

/** A move that somebody tried. */
export interface LogLine {
  /** What the player is called. */
  readonly name: string;
  /** The move; its first letter is the player's id. */
  readonly move: Move;
  readonly success: boolean;
}

/** Write a name without quotes; one that would make the line look like none of a move is escaped. */
function writeName(name: string): string {
  return writeQuoted(name).slice(1, -1).replace(/^#/, '\\u0023');
}

/** Write what a move does: `takes H3:c 4`, `places 4 2`. */
function writeAction(move: Move): string {
  const parts = decodeMove(move);
  if (parts.kind === 'tiling') {
    return `places ${countFromOne(parts.row)} ${countFromOne(parts.column)}`;
  }
  return `takes ${writeHolder(parts.source)}:${parts.colour} ${countFromOne(parts.target)}`;
}

/** Write a line. */
export function writeLogLine({ name, move, success }: LogLine): string {
  return `${writeName(name)} ${move.charAt(0)} ${writeAction(move)} ${success ? 'success' : 'fail'}`;
}

/** The end of a line behind the name: a draft from a holder or the centre, or a tiling. */
const ATTEMPT =
  /^(.*) ([A-D]) (?:takes (H[1-9]|C):([a-e]) ([1-5F])|places ([1-5]) ([1-5F])) (success|fail)$/s;

/** Read a line. */
export function readLogLine(text: string): Parsed<LogLine> {
  const [, bare, player, holder, colour, target = '', row = '', column = '', outcome] =
    ATTEMPT.exec(text) ?? [];
  if (player === undefined) {
    const expected = 'a name and id, takes or places, from, to, and success or fail';
    return refuse({ found: quote(text), expected });
  }
  const name = readQuoted(`"${bare}"`);
  if (!name.ok) return name;
  const move =
    holder === undefined
      ? `${player}${countFromZero(row)}${countFromZero(column)}`
      : `${player}${readHolder(holder)}${colour}${countFromZero(target)}`;
  // The pattern has allowed nothing but what a notation is made of.
  return accept({ name: name.value, move: move as Move, success: outcome === 'success' });
}
