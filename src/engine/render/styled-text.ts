/**
 * Pictures in text, of any game: their options, names of players, which are any text, and lines made of styled pieces:
 * measured, put side by side, and written with or without colour.
 */
import { knownOptions, listOf, textOf } from '../../boundary/values.js';
import { escapeUnsafe } from '../../text/message.js';

/**
 * How a terminal writes a piece: the parameters of "Select Graphic Rendition" (ECMA-48); empty for
 * plain text. Games pick grounds from the table of 256 colours, so that themes of terminals cannot
 * make pieces unreadable.
 */
export type Style = string;

/** What players look for first. */
export const STRONG: Style = '1';

/** What is there to be looked up. */
export const FAINT: Style = '2';

/** A piece of a line. */
export interface Span {
  readonly text: string;
  readonly style: Style;
}

/** One line. */
export type Line = readonly Span[];

/** First character that may take two columns of a terminal. */
const WIDE = '\u1100';

/** Make a piece. */
export function span(text: string, style: Style = ''): Span {
  return { text, style };
}

/** Count the columns that a text takes at most. */
export function columnsIn(text: string): number {
  return [...text].reduce((sum, character) => sum + (character < WIDE ? 1 : 2), 0);
}

function widthOf(line: Line): number {
  return line.reduce((sum, { text }) => sum + columnsIn(text), 0);
}

/** Make a line at least so wide. */
export function padLine(line: Line, width: number): Line {
  return [...line, span(' '.repeat(Math.max(0, width - widthOf(line))))];
}

/** Put one piece at the left and another at the right end of a line. */
export function spread(left: Line, right: Line, width: number): Line {
  return [...padLine(left, width - widthOf(right)), ...right];
}

/** Put blocks of lines next to each other, each so wide. */
export function beside(blocks: readonly (readonly Line[])[], width: number, gap: number): Line[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks.flatMap((block, index) => [
      ...(index === 0 ? [] : [span(' '.repeat(gap))]),
      ...padLine(block[row] ?? [], width),
    ]),
  );
}

/** Break a text at its spaces into lines that are so wide at most. */
export function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && columnsIn(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Leave out the spaces at the end of a line. */
function trimmed(line: Line): Line {
  const last = line.at(-1);
  if (last === undefined) return line;
  const text = last.text.trimEnd();
  return text === '' ? trimmed(line.slice(0, -1)) : [...line.slice(0, -1), span(text, last.style)];
}

function coloured({ text, style }: Span): string {
  return style === '' ? text : `\u001b[${style}m${text}\u001b[0m`;
}

/** Write lines, with escape codes for colours or without. */
export function writeLines(lines: readonly Line[], colour: boolean): string {
  const write = colour ? coloured : ({ text }: Span) => text;
  return lines.map((line) => trimmed(line).map(write).join('')).join('\n');
}

/** Require that names are a list of texts. */
export function requireNames(names: readonly string[] | undefined): void {
  if (names === undefined) return;
  for (const name of listOf('Names', names, 'a list of texts')) textOf('Name', name);
}

/** Columns of the longest name that is shown anywhere; most places have room for less. */
const LONGEST_SHOWN = 100;

/** Return the name of a player by index, safe to print, cut if it is very long; empty if it is not known. */
export function nameAt(index: number, names: readonly string[] = []): string {
  // Some characters have no width: their number also counts.
  const name = (names[index] ?? '').slice(0, 2 * LONGEST_SHOWN);
  return escapeUnsafe(shortened(name, LONGEST_SHOWN));
}

/** Put a player's letter and name together. */
export function labelOf(player: string, name: string): string {
  return name === '' ? player : `${player} ${name}`;
}

/** What marks a winner, behind the name. */
export const WINNER = ' ★';

const CUT = '..';

/** Cut a name that takes more columns of a terminal than there are for it. */
export function shortened(name: string, longest: number): string {
  if (columnsIn(name) <= longest) return name;
  const characters = [...name];
  let width = columnsIn(name);
  while (width > longest - CUT.length) width -= columnsIn(characters.pop() ?? '');
  return `${characters.join('')}${CUT}`;
}

/** Join words as a sentence does. */
export function listWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part).join(' and ');
}

/** Return who has won as a sentence, such as `A and B share the win`. */
export function winSentence(winners: readonly string[]): string {
  if (winners.length === 0) return 'nobody wins';
  return `${listWords(winners)} ${winners.length === 1 ? 'wins' : 'share the win'}`;
}

/**
 * The options of pictures in text that `renderText` of every game takes; all have defaults. The `TextPictureOptions` of
 * a game add its own.
 */
export interface TextOptions {
  /** Whether to colour the picture with the escape codes of terminals (ANSI); `false` by default. */
  readonly colour?: boolean | undefined;
  /**
   * Names of the players, in turn order, shown after their letters. None by default: a player without a name has the
   * letter alone. A name that does not fit is cut.
   */
  readonly names?: readonly string[] | undefined;
}

/**
 * Check the options that all games have.
 *
 * @param more - the names of the options that a game adds, which it checks itself
 * @returns a copy, which inherits nothing
 * @throws TypeError for another option, and for names that are not a list of texts
 */
export function textOptions<Options extends TextOptions>(
  given: Options | undefined,
  more: readonly (keyof Options & string)[],
): Options {
  const own = knownOptions('Options', given, ['colour', 'names', ...more]);
  requireNames(own.names);
  return own;
}
