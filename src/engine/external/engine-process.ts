/** One process that speaks the protocol: a question at a time, within limits of time and output. */

import type { Socket } from 'node:net';
import { quote } from '../../text/message.js';
import { errorText } from '../match/match.js';
import { awakeTimer } from '../match/options.js';
import { type EngineInfo, type EngineLine, readEngineLine } from './engine-line.js';
import { type HostLine, writeHostLine } from './host-line.js';
import { ExternalAgentError, type ExternalFault } from './options.js';
import { type Command, killGroup, type Program, startGroup } from './process-group.js';
import { LONGEST_LINE, lineSplitter } from './protocol-words.js';

/** How a process is started and listened to. */
export interface ProcessOptions {
  readonly command: Command;
  /** Most bytes of standard output and standard error together, for one answer. */
  readonly outputLimit: number;
  /** Listener to what the engine tells of its thinking. */
  readonly onInfo: (info: EngineInfo) => unknown;
}

/** A question, and what is made of its answer. */
export interface Question {
  readonly lines: readonly HostLine[];
  /** Milliseconds for the answer. */
  readonly limit: number;
  /** Code of the error when time is up. */
  readonly late: ExternalFault['code'];
  /** What is waited for, in words. */
  readonly expected: string;
  /** Whether a line is the answer, `undefined` if it should not be there. */
  readonly judge: (line: EngineLine) => boolean | undefined;
}

/** A question that has no answer yet. */
interface Pending extends Question {
  readonly answer: (line: EngineLine) => void;
  readonly fail: (error: ExternalAgentError) => void;
}

/** Characters of standard error that are kept, from its end. */
const KEPT_OF_STDERR = 4096;

/** Milliseconds to read what a program wrote before it ended, where something it started is still writing. */
const LAST_WORDS = 200;

/** Milliseconds for a program to end by itself. */
const FAREWELL = 500;

/** A process that speaks the protocol. */
export class EngineProcess {
  readonly #program: Program;
  readonly #options: ProcessOptions;
  readonly #ended: Promise<void>;
  #pending: Pending | undefined;
  #failure: ExternalAgentError | undefined;
  #bytes = 0;
  #stderr = '';

  constructor(options: ProcessOptions) {
    this.#options = options;
    this.#program = startGroup(options.command);
    const { stdin, stdout, stderr } = this.#program;
    const lines = lineSplitter(LONGEST_LINE);
    const errors = new TextDecoder();
    stdout.on('data', (piece: Uint8Array) => {
      if (!this.#count(piece)) return;
      for (const line of lines.add(piece)) this.#receive(line);
    });
    stderr.on('data', (piece: Uint8Array) => {
      if (!this.#count(piece)) return;
      const text = errors.decode(piece, { stream: true });
      this.#stderr = (this.#stderr + text).slice(-KEPT_OF_STDERR);
    });
    // The end of the process says more.
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});
    this.#ended = this.#awaitEnd();
    this.#hold(false);
  }

  /** Why the process cannot be used any more; `undefined` as long as it can. */
  get failure(): ExternalAgentError | undefined {
    return this.#failure;
  }

  /** Say lines that have no answer. */
  say(...lines: readonly HostLine[]): void {
    const { stdin } = this.#program;
    if (stdin.writable) stdin.write(lines.map((line) => `${writeHostLine(line)}\n`).join(''));
  }

  /**
   * Ask a question. The process is killed if anything but the answer comes.
   *
   * @returns the last line of the answer; rejects with an `ExternalAgentError`
   */
  ask(question: Question): Promise<EngineLine> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    this.#bytes = 0;
    this.#hold(true);
    return new Promise<EngineLine>((resolve, reject) => {
      const { limit, late, expected } = question;
      const cancel = awakeTimer(limit, () => {
        this.giveUp(late, `nothing within ${limit} milliseconds`, expected);
      });
      const settle = (end: () => void) => {
        cancel();
        this.#pending = undefined;
        this.#hold(false);
        end();
      };
      this.#pending = {
        ...question,
        answer: (line) => settle(() => resolve(line)),
        fail: (error) => settle(() => reject(error)),
      };
      this.say(...question.lines);
    });
  }

  /** Give the process up, and kill it; return why it cannot be used any more. */
  giveUp(code: ExternalFault['code'], found: string, expected: string): ExternalAgentError {
    if (this.#failure !== undefined) return this.#failure;
    const failure = this.#errorOf(code, found, expected);
    this.#failure = failure;
    killGroup(this.#program);
    this.#pending?.fail(failure);
    return failure;
  }

  /** End the process: it may end by itself, and is killed if it does not. */
  async end(): Promise<void> {
    this.say({ kind: 'quit' });
    this.#program.stdin.end();
    this.#failure ??= this.#errorOf('external.closed', 'an agent that was closed', 'one in use');
    this.#pending?.fail(this.#failure);
    this.#hold(true);
    const timeout = setTimeout(() => killGroup(this.#program), FAREWELL);
    await this.#ended;
    clearTimeout(timeout);
  }

  /** Keep this program running while an answer is due, and not otherwise. */
  #hold(isHeld: boolean): void {
    const { stdin, stdout, stderr } = this.#program;
    // The streams of a process are sockets.
    for (const each of [this.#program, stdin, stdout, stderr] as unknown as Socket[]) {
      if (isHeld) each.ref?.();
      else each.unref?.();
    }
  }

  /** Wait for the end of the process, and for what it wrote before. */
  #awaitEnd(): Promise<void> {
    const program = this.#program;
    const expected = this.#expected.bind(this);
    return new Promise((resolve) => {
      program.once('error', (error) => {
        this.giveUp('external.start', `the error ${error.message}`, expected());
        resolve();
      });
      program.once('exit', (status, signal) => {
        const found = signal === null ? `an exit with status ${status}` : `an exit by ${signal}`;
        const end = () => {
          clearTimeout(timeout);
          program.stdout.destroy();
          program.stderr.destroy();
          this.giveUp('external.exit', found, expected());
          resolve();
        };
        const timeout = setTimeout(end, LAST_WORDS);
        program.once('close', end);
      });
    });
  }

  /** Describe what is waited for. */
  #expected(): string {
    return this.#pending?.expected ?? 'a program that waits for a line';
  }

  /** Count what the program wrote; return whether it is still listened to. */
  #count({ length }: Uint8Array): boolean {
    if (this.#failure !== undefined) return false;
    const { outputLimit } = this.#options;
    this.#bytes += length;
    if (this.#bytes <= outputLimit) return true;
    this.giveUp('external.output', 'more output', `at most ${outputLimit} bytes for an answer`);
    return false;
  }

  #receive(text: string | undefined): void {
    if (this.#failure !== undefined || text?.trim() === '') return;
    if (text === undefined) {
      this.giveUp('external.output', 'a longer line', `at most ${LONGEST_LINE} bytes`);
      return;
    }
    const read = readEngineLine(text);
    if (!read.ok) {
      // What is wrong with a malformed line helps more than which answer was due.
      const malformed = read.faults.find(({ code }) => code === 'protocol.line-malformed');
      this.giveUp('external.line', quote(text), malformed?.expected ?? this.#expected());
      return;
    }
    const line = read.value;
    if (line.kind === 'info') {
      void this.#tell(line.info);
      return;
    }
    if (line.kind === 'error') {
      this.giveUp('external.refused', `the error ${quote(line.text)}`, this.#expected());
      return;
    }
    const isAnswer = this.#pending?.judge(line);
    if (isAnswer === undefined) this.giveUp('external.line', quote(text), this.#expected());
    else if (isAnswer) this.#pending?.answer(line);
  }

  /** Call the listener. */
  async #tell(info: EngineInfo): Promise<void> {
    try {
      await this.#options.onInfo(info);
    } catch (error) {
      // The listener runs in an event handler of the stream, where nobody would catch it.
      const found = `an error of the listener (${errorText(error)})`;
      this.giveUp('external.listener', found, 'a listener that returns');
    }
  }

  #errorOf(code: ExternalFault['code'], found: string, expected: string): ExternalAgentError {
    return new ExternalAgentError({ code, found, expected, stderr: this.#stderr });
  }
}
