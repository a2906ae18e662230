/**
 * The lines of a log that say what a player tried: `<player name and letter> <action> <success|fail>`. A move's notation
 * begins with the letter of its player.
 */

import { quote } from '../../text/message.js';
import { accept, type Parsed, readQuoted, refuse, writeQuoted } from '../../text/parsed.js';
import type { Game, GameTypes, LogActions } from '../game/game.js';

/** The action of a move in a game that describes none: `plays` and the notation. */
const VERB = 'plays ';

/** Return how a game's logs describe moves. */
export function logActionsOf<Types extends GameTypes>(
  game: Game<Types>,
): LogActions<Types['move']> {
  return (
    game.logActions ?? {
      expected: 'plays and a move of the player',
      write: (move) => `${VERB}${move}`,
      read: (text, player) => {
        const move = text.slice(VERB.length);
        const isMove = text.startsWith(VERB) && move.startsWith(player);
        // What has nothing wrong with it is the notation of a move.
        return isMove && game.checkMove(move) === undefined ? (move as Types['move']) : undefined;
      },
    }
  );
}

/** A move that was tried. */
interface MoveLine<Types extends GameTypes> {
  readonly name: string;
  readonly move: Types['move'];
  readonly success: boolean;
}

/** A malformed move that was tried. */
interface TextLine {
  readonly name: string;
  readonly player: string;
  /** The text that the player tried as a move: any text. */
  readonly text: string;
}

/** What a line says that was tried. */
export type LogLine<Types extends GameTypes> = MoveLine<Types> | TextLine;

/** The action of a malformed move. */
const TRIES = 'tries ';
const SUCCESS = 'success';
const FAIL = 'fail';

/** Length of what stands between a name and a malformed move: a letter with spaces around it, and the word. */
const TRIED_LENGTH = TRIES.length + 3;

export function writeLogLine<Types extends GameTypes>(
  actions: LogActions<Types['move']>,
  line: LogLine<Types>,
): string {
  // Without quotes; a name that would make the line look like another kind is escaped.
  const name = writeQuoted(line.name).slice(1, -1).replace(/^#/, '\\u0023');
  if ('text' in line) return `${name} ${line.player} ${TRIES}${writeQuoted(line.text)} ${FAIL}`;
  const { move, success } = line;
  return `${name} ${move.charAt(0)} ${actions.write(move)} ${success ? SUCCESS : FAIL}`;
}

/** The end of what stands before a malformed move. */
const TRIED = new RegExp(` [A-Z] ${TRIES}$`);

/** Find the first quote without a backslash before it; -1 if there is none. */
function firstBareQuote(line: string): number {
  let at = line.indexOf('"');
  while (at > 0 && line[at - 1] === '\\') at = line.indexOf('"', at + 1);
  return at;
}

/** Read a line with a malformed move. Names have no bare quote, so the first one begins the text. */
function readTextLine(line: string): Parsed<TextLine> | undefined {
  const start = firstBareQuote(line);
  const isTried = start > 0 && TRIED.test(line.slice(start - TRIED_LENGTH, start));
  const quoted = line.slice(start, -FAIL.length - 1);
  if (!isTried || quoted.length < 2 || !line.endsWith(`" ${FAIL}`)) return undefined;
  const player = line.charAt(start - TRIES.length - 2);
  const name = readQuoted(`"${line.slice(0, start - TRIED_LENGTH)}"`);
  const text = readQuoted(quoted);
  if (!name.ok) return name;
  return text.ok ? accept({ name: name.value, player, text: text.value }) : text;
}

/** A line's attempt, split: the name may hold spaces, and letters with spaces around them. */
interface NamedAction<Types extends GameTypes> {
  readonly bareName: string;
  readonly move: Types['move'];
}

/** Find the last player's letter that an action follows. */
function splitAttempt<Types extends GameTypes>(
  actions: LogActions<Types['move']>,
  text: string,
): NamedAction<Types> | undefined {
  for (let at = text.lastIndexOf(' '); at >= 0; at = at > 0 ? text.lastIndexOf(' ', at - 1) : -1) {
    const [, letter = '', space] = text.slice(at, at + 3);
    if (space !== ' ' || !/[A-Z]/.test(letter)) continue;
    const move = actions.read(text.slice(at + 3), letter);
    if (move !== undefined) return { bareName: text.slice(0, at), move };
  }
  return undefined;
}

export function readLogLine<Types extends GameTypes>(
  actions: LogActions<Types['move']>,
  text: string,
): Parsed<LogLine<Types>> {
  const unread = readTextLine(text);
  if (unread !== undefined) return unread;
  const [, start = '', outcome] = /^(.*) (success|fail)$/s.exec(text) ?? [];
  const attempt = outcome === undefined ? undefined : splitAttempt(actions, start);
  if (attempt === undefined) {
    const expected = `a player's name and letter, ${actions.expected}, and success or fail`;
    return refuse({ found: quote(text), expected });
  }
  const name = readQuoted(`"${attempt.bareName}"`);
  if (!name.ok) return name;
  return accept({ name: name.value, move: attempt.move, success: outcome === SUCCESS });
}
