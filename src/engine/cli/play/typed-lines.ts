/** Lines that a person types, or that come through a pipe. */

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { shorten } from '../../../text/message.js';
import { untilRead } from '../print/output.js';
import { batchesOfLines } from '../questions.js';

/** Lines that are asked for, one after the other. */
export interface TypedLines {
  /** Print a prompt and read a line; `undefined` at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Stop asking, and restore the terminal. */
  close(): void;
}

/** What is read from and written to. */
export interface Terminal {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  /** Listener to Ctrl-C, which is not turned into a signal while a line is edited. */
  readonly onInterrupt: () => void;
}

/** Where lines come from. */
interface LineSource {
  readonly lines: AsyncIterator<string, undefined>;
  prompt(text: string): void;
  /** Print a line that has been read, unless it is on the screen already. */
  echo(line: string): void;
  close(): void;
}

/** Longest line that is printed again, in characters. */
const LONGEST_ECHO = 60;

/** Read lines from a terminal, with editing and a history. */
function fromTerminal({ input, output, onInterrupt }: Terminal): LineSource {
  const terminal = createInterface({ input, output });
  let isOpen = true;
  terminal.on('SIGINT', onInterrupt);
  terminal.on('close', () => {
    isOpen = false;
  });
  return {
    lines: terminal[Symbol.asyncIterator](),
    prompt: (text) => {
      terminal.setPrompt(text);
      // After the end of the input there may be lines left, but a prompt would wait for more for ever.
      if (isOpen) terminal.prompt();
      else output.write(text);
    },
    echo: () => {},
    close: () => terminal.close(),
  };
}

/** Cut a text into its lines, without blank ones. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const lines of batchesOfLines(input)) {
    yield* lines.filter((line) => line.trim() !== '');
  }
}

/** Read lines from a pipe, and print each after its prompt, as a terminal would. */
function fromPipe({ input, output }: Terminal): LineSource {
  input.setEncoding('utf8');
  return {
    lines: linesOf(input),
    prompt: (text) => output.write(text),
    echo: (line) => output.write(`${shorten(line, LONGEST_ECHO)}\n`),
    close: () => input.destroy(),
  };
}

/** Read from a terminal, or from whatever else is standard input. */
export function readTypedLines(terminal: Terminal): TypedLines {
  const { input, output } = terminal;
  const isTerminal = input.isTTY && output.isTTY;
  const { lines, prompt, echo, close } = isTerminal ? fromTerminal(terminal) : fromPipe(terminal);
  let isAsking = false;
  const endLine = () => {
    // The cursor is still after the prompt.
    if (isAsking) output.write('\n');
    isAsking = false;
  };
  return {
    ask: async (text) => {
      prompt(text);
      isAsking = true;
      // No answer is given while the last ones have not been read.
      if (output.writableNeedDrain) await Promise.race([untilRead(output), once(input, 'close')]);
      const { done, value } = await lines.next();
      if (done) {
        endLine();
        return undefined;
      }
      isAsking = false;
      echo(value);
      return value;
    },
    close: () => {
      endLine();
      close();
    },
  };
}
