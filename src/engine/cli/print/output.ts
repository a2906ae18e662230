/**
 * Writing to standard output, and text that is safe and short enough for it; exit statuses, and ending a command after an
 * error or a signal.
 */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:os';
import { WriteStream } from 'node:tty';
import { stripVTControlCharacters } from 'node:util';
import { joinLines } from '../../../text/lines.js';
import { escapeUnsafe, LONGEST_MESSAGE, shorten, showValue } from '../../../text/message.js';
import { FileError, hasCode } from '../files/file-access.js';

/** Whether standard output is a closed pipe. */
const output = { isClosed: false };

/** Ignore a closed pipe; throw any other error. */
function ignoreClosedPipe(error: Error): void {
  if (!hasCode(error, 'EPIPE')) throw error;
}

/** Print nothing more once the pipe is closed. */
function stopPrinting(error: Error): void {
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
  if (text === '' || output.isClosed) return;
  process.stdout.write(text);
  await untilRead();
}

/** Wait until the reader of what was written has caught up. */
export async function untilRead(stream: NodeJS.WriteStream = process.stdout): Promise<void> {
  if (output.isClosed || !stream.writableNeedDrain) return;
  try {
    await once(stream, 'drain');
  } catch (error) {
    if (!output.isClosed && stream === process.stdout) throw error;
  }
}

/** What colours a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are driven by them
const COLOUR = /\u001b(?=\[[\d;]*m)/g;

/** What stands for the first character of a colour until it is printed: no text from elsewhere has it. */
const MARK = randomBytes(16).toString('hex');

/** Mark the colours of a line as those of a picture, to be printed as they are. */
export function markColours(line: string): string {
  return line.replace(COLOUR, MARK);
}

/**
 * Join lines to a text for people. Nothing in them but marked colours drives a terminal, and each is one
 * line: all that is printed comes through here, or is JSON or a picture.
 */
export function textOf(lines: readonly string[]): string {
  return joinLines(lines.map((line) => escapeUnsafe(line).replaceAll(MARK, '\u001b')));
}

/** Write a text as a command that prints it, in octal bytes, which every shell reads alike. */
function printed(text: string): string {
  const bytes = [...Buffer.from(text)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`);
  return `"$(printf '${bytes.join('')}')"`;
}

/** Cut a word into parts: safe characters, quotes and backslashes, others; a command's output may not end in a line feed. */
function partsOf(text: string): string[] {
  // After the output of a command, fish 3.6 takes a quoted dollar sign for a variable.
  const isSafe = (character: string) =>
    escapeUnsafe(character) === character && (character !== '$' || escapeUnsafe(text) === text);
  const kindOf = (character: string) =>
    /['\\]/.test(character) ? 'quote' : isSafe(character) ? 'safe' : 'unsafe';
  const parts: string[] = [];
  let last: string | undefined;
  for (const character of text) {
    const kind = kindOf(character);
    const isSame = kind === last || parts.at(-1)?.endsWith('\n');
    if (isSame) parts.push(`${parts.pop()}${character}`);
    else parts.push(character);
    last = isSame ? last : kind;
  }
  return parts;
}

/** Write a word as the shells of Windows read it; they have no way to write what cannot be printed, nor `%` and `$`. */
function windowsWord(text: string): string {
  return /^[\w.:\\/+~-]+$/.test(text) ? text : `"${escapeUnsafe(text).replaceAll('"', '\\"')}"`;
}

/** Write a part of a word for the shells of Unix: of many characters that are safe, or of what is not. */
function unixPart(part: string): string {
  if (/^['\\]+$/.test(part)) return part.replace(/./g, '\\$&');
  return escapeUnsafe(part) === part && !/^\$+$/.test(part) ? `'${part}'` : printed(part);
}

/** Write a word so that a shell reads it as one, and that can be printed. All shells of Unix read it alike. */
export function shellWord(text: string, system: string = process.platform): string {
  if (system === 'win32') return windowsWord(text);
  if (/^[\w./:@%+,-]+$/.test(text)) return text;
  return partsOf(text).map(unixPart).join('') || "''";
}

/**
 * Whether a stream is coloured: as `FORCE_COLOR` says, if it is there; else on a terminal with colours, unless `NO_COLOR`
 * says no. Node knows which terminals have them.
 *
 * @param env - the environment
 */
export function hasColours(
  { isTTY }: Pick<NodeJS.WriteStream, 'isTTY'>,
  env: NodeJS.ProcessEnv = process.env,
): boolean {
  const { FORCE_COLOR, NO_COLOR = '', NODE_DISABLE_COLORS = '', ...others } = env;
  const isFree = isTTY === true && NO_COLOR === '' && NODE_DISABLE_COLORS === '';
  // With these in what it is given, Node would print a warning that FORCE_COLOR counts.
  const isAsked = FORCE_COLOR !== undefined || isFree;
  return isAsked && WriteStream.prototype.getColorDepth({ ...others, FORCE_COLOR }) > 1;
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

/** Escape the cells of rows, and pad them, so that columns are aligned. */
export function columns(given: readonly (readonly string[])[]): string[] {
  const rows = given.map((row) => row.map(escapeUnsafe));
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

/** The exit statuses. */
export enum Exit {
  /** The answer is yes, or the work is done. */
  Yes = 0,
  /** The answer is no: invalid, illegal, or a file that cannot be used. */
  No = 1,
  /** There is no answer: wrong usage, or a failure of the system or of the program. */
  Usage = 2,
}

/** Error for arguments that are wrong usage, and are read before the command is known. */
export class UsageError extends Error {
  /** The kind of error. */
  override readonly name = 'UsageError';
}

/** Set the exit status to that of an answer. */
export function answerWith(yes: boolean): void {
  process.exitCode = yes ? Exit.Yes : Exit.No;
}

/** The signals that stop a command which has something to save: of a terminal that closes, Ctrl-C, kill. */
const STOPPING = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

export type StopSignal = (typeof STOPPING)[number];

/** Set the exit status to that of a signal, as shells count: 129, 130 or 143. */
export function exitAfter(signal: StopSignal): void {
  process.exitCode = 128 + constants.signals[signal];
}

/**
 * Call back at the first signal that stops the command. The same signal a second time ends the process
 * at once.
 *
 * @returns what ends listening
 */
export function onStopSignal(stop: (signal: StopSignal) => void): () => void {
  const listeners = STOPPING.map((signal) => [signal, () => stop(signal)] as const);
  for (const [signal, listener] of listeners) process.once(signal, listener);
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
}

/** The reason why work ends before it is done. */
export class StoppedBy extends Error {
  readonly signal: StopSignal;

  /** Make the reason of a signal. */
  constructor(signal: StopSignal) {
    super(`Stopped by ${signal}.`);
    this.signal = signal;
  }
}

/**
 * Do what Ctrl-C does.
 *
 * On Windows, a process cannot send itself a signal: `process.kill` ends it at once, unsaved.
 */
export function interrupt(): void {
  if (!process.emit('SIGINT')) process.kill(process.pid, 'SIGINT');
}

/** Longest line of an error's stack: its name and a message, escaped, or a path. */
const LONGEST_STACK_LINE = 7 * LONGEST_MESSAGE;

/** Put what was thrown into words; nothing is said of a closed pipe, whose reader has read enough. */
function wordsOf(thrown: unknown): string | undefined {
  if (hasCode(thrown, 'EPIPE')) return undefined;
  if (!(thrown instanceof Error)) return `Uncaught ${showValue(thrown)}.`;
  const { message, stack, syscall, code }: NodeJS.ErrnoException = thrown;
  // The errors of the system, and of what Node was not allowed to do, say enough without a stack.
  const isRefused = syscall !== undefined || code === 'ERR_ACCESS_DENIED';
  const shown = shorten(`${message}`, LONGEST_MESSAGE);
  // The lines of a stack are Node's, below the message.
  const text = isRefused ? shown : `${stack}`.replace(message, () => shown);
  return text
    .split('\n')
    .map((line) => shorten(line, LONGEST_STACK_LINE))
    .join('\n');
}

/** End the process at once because of what was thrown, which can be anything: a module of the user's own can throw it. */
export function endWith(thrown: unknown): never {
  if (thrown instanceof FileError || thrown instanceof UsageError) {
    process.stderr.write(`azulejo: ${escapeUnsafe(thrown.message)}\n`);
    process.exit(thrown instanceof FileError ? Exit.No : Exit.Usage);
  }
  let words: string | undefined;
  try {
    words = wordsOf(thrown);
  } catch {
    words = 'Uncaught error, which throws when it is read.';
  }
  if (words === undefined) process.exit();
  process.stderr.write(`azulejo: ${words}\n`);
  process.exit(Exit.Usage);
}
