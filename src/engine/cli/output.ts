/**
 * Writing to standard output, and text that is safe and short enough for it.
 *
 * @packageDocumentation
 */
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { escapeUnsafe } from '../../text/escape.js';

/** Whether standard output is a closed pipe. */
const output = { isClosed: false };

/** Ignore a closed pipe; throw any other error. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** Print nothing more once the pipe is closed. */
function stopPrinting(error: NodeJS.ErrnoException): void {
  ignoreClosedPipe(error);
  output.isClosed = true;
}

/**
 * Continue after the reader of the output has closed its pipe: for commands that do more than print.
 * By default a closed pipe ends the process.
 */
export function outliveReaders(): void {
  const { stdout, stderr } = process;
  if (stdout.listeners('error').includes(stopPrinting)) return;
  stdout.on('error', stopPrinting);
  stderr.on('error', ignoreClosedPipe);
}

/** Write a text, and wait until the reader has caught up. */
export async function write(text: string): Promise<void> {
  if (text === '' || output.isClosed || process.stdout.write(text)) return;
  try {
    await once(process.stdout, 'drain');
  } catch (error) {
    if (!output.isClosed) throw error;
  }
}

/** Join lines to a text. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Escape what is unsafe in the lines of a text. */
export function printable(text: string): string {
  return text.split('\n').map(escapeUnsafe).join('\n');
}

/** Cut a message that may be very long, and escape what is unsafe in its lines. */
export function shorten(text: string, longest: number): string {
  return printable(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

/** Write what cannot be printed as bytes in octal, which shells read between `$'` and `'`. */
function octalBytes(character: string): string {
  const isSafe = escapeUnsafe(character) === character;
  if (isSafe) return character.replace(/['\\]/, '\\$&');
  return [...Buffer.from(character)]
    .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
    .join('');
}

/** Write a word as the shells of Windows read it; they have no way to write what cannot be printed. */
function windowsWord(text: string): string {
  return /^[\w.:\\/@+,~-]+$/.test(text) ? text : `"${escapeUnsafe(text).replaceAll('"', '\\"')}"`;
}

/** Write a word so that a shell reads it as one, and that can be printed. */
export function shellWord(text: string, system: string = process.platform): string {
  if (system === 'win32') return windowsWord(text);
  if (/^[\w./:@%+,-]+$/.test(text)) return text;
  if (escapeUnsafe(text) === text) return `'${text.replaceAll("'", "'\\''")}'`;
  return `$'${[...text].map(octalBytes).join('')}'`;
}

/** Columns of what is not a terminal. */
const WIDTH = 80;

/** Return the columns of a terminal, and {@link WIDTH} of anything else. */
export function widthOf({ isTTY, columns }: NodeJS.WriteStream): number {
  // A terminal may not know its size, and say 0.
  return isTTY && columns > 0 ? columns : WIDTH;
}

/** Return the columns of a terminal; lines that go elsewhere are not limited, as programs read them. */
export function limitOf({ isTTY, columns }: NodeJS.WriteStream): number {
  return isTTY && columns > 0 ? columns : Number.POSITIVE_INFINITY;
}

/** Return how many columns a line takes; colours take none. */
function columnsOf(line: string): number {
  return stripVTControlCharacters(line).length;
}

/**
 * Break a line at its spaces so that it fits on a terminal. What follows an indented beginning is
 * indented by two more columns. Colours take no room.
 *
 * By hand: wrap-ansi and its like drop the indentation, or begin lines with the space they broke at.
 */
export function wrap(line: string, width = WIDTH): string[] {
  if (columnsOf(line) <= width) return [line];
  const indent = line.length - line.trimStart().length;
  const hanging = indent === 0 ? '' : ' '.repeat(indent + 2);
  const [first = '', ...words] = line.slice(indent).split(' ');
  const lines = [' '.repeat(indent) + first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (columnsOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(hanging + word);
  }
  return lines;
}

/** Join sentences to a text, broken at their spaces where they are wider than a stream. */
export function foldedText(lines: readonly string[], output: NodeJS.WriteStream): string {
  return textOf(lines.flatMap((line) => wrap(line, widthOf(output))));
}

/** Pad the cells of rows, so that columns are aligned. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
