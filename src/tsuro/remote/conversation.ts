/** A conversation with another machine, in JSON values both ways. */
import { countOf } from '../../text/message.js';
import type { Fault, Parsed } from '../../text/parsed.js';
import { JsonReader, LONGEST_VALUE } from './json-values.js';

/** A connection to another machine. What belongs to a system, such as a socket, is behind it. */
export interface Connection {
  /** Send a text. */
  send(text: string): void;
  /** How much the other side has not taken yet, in bytes. */
  unsent(): number;
  /** Close it, once what was sent has arrived, or after a while. */
  close(): void;
  /** Be told of each piece that comes, and once of the end, from whichever side it comes. Nothing is told before this call. */
  listen(listener: { bytes(piece: Uint8Array): void; end(): void }): void;
}

/** What is wrong with the other side. */
export type RemoteErrorCode =
  /** It has hung up. */
  | 'remote.ended'
  /** It has sent invalid JSON, or too much of it. */
  | 'remote.json'
  /** It has sent something before it was asked. */
  | 'remote.early'
  /** It does not take what is sent. */
  | 'remote.unread'
  /** It has sent nothing in time. */
  | 'remote.late'
  /** It has sent something other than what it was asked for. */
  | 'remote.value'
  /** The agent that was to answer it has no move. */
  | 'remote.agent';

/** Error of another machine, with one sentence for people. */
export class RemoteError extends Error implements Fault {
  /** The kind of error. */
  override readonly name = 'RemoteError';
  readonly code: RemoteErrorCode;
  readonly found: string;
  readonly expected: string;

  /** Make the error. */
  constructor(code: RemoteErrorCode, { found, expected, message }: Fault) {
    super(message ?? `Found ${found}, expected ${expected}.`);
    this.code = code;
    this.found = found;
    this.expected = expected;
  }
}

/** What is refused where nothing says why. */
const NOTHING: Fault = { found: 'something else', expected: 'what was asked for' };

/** A caller that waits for a value. */
interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: RemoteError) => void;
}

/** Sends values, and keeps those that come until somebody asks for them. The first fault ends it. */
export class Conversation {
  readonly #connection: Connection;
  readonly #reader = new JsonReader();
  readonly #most: number;
  readonly #onEnd: () => void;
  #values: unknown[] = [];
  #waiting: Waiting | undefined;
  #failure: RemoteError | undefined;

  /**
   * Begin a conversation.
   *
   * @param most - how many values are kept that nobody has asked for yet
   * @param onEnd - called when the other side hangs up, unless there was a fault before
   */
  constructor(connection: Connection, most: number, onEnd: () => void = () => {}) {
    this.#connection = connection;
    this.#most = most;
    this.#onEnd = onEnd;
    connection.listen({
      bytes: (piece) => this.#take(this.#reader.add(piece)),
      end: () => this.#end(),
    });
  }

  /** What has ended it; `undefined` as long as it continues. */
  get failure(): RemoteError | undefined {
    return this.#failure;
  }

  /** Whether something has come, whole or in part, that nobody has asked for. */
  get isAhead(): boolean {
    return this.#values.length > 0 || this.#reader.isInside;
  }

  /** Send a value. */
  send(value: unknown): void {
    if (this.#failure !== undefined) return;
    if (this.#connection.unsent() > LONGEST_VALUE) {
      const found = `more than ${LONGEST_VALUE} bytes that it has not read`;
      this.fail('remote.unread', { found, expected: 'a reader of what it is sent' });
    } else this.#connection.send(JSON.stringify(value));
  }

  /** Return the next value; reject with what has ended the conversation. */
  receive(): Promise<unknown> {
    if (this.#values.length > 0) return Promise.resolve(this.#values.shift());
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  /** End it, as the other side is at fault; return the error, which is that of an earlier fault if there is one. */
  fail(code: RemoteErrorCode, fault: Fault): RemoteError {
    if (this.#failure !== undefined) return this.#failure;
    this.#failure = new RemoteError(code, fault);
    this.#connection.close();
    this.#waiting?.reject(this.#failure);
    return this.#failure;
  }

  /** Return what was read of a message; throw the fault of the other side if it cannot be read. */
  check<Value>(read: Parsed<Value>): Value {
    if (read.ok) return read.value;
    throw this.fail('remote.value', read.faults[0] ?? NOTHING);
  }

  /** Hang up. */
  close(): void {
    this.fail('remote.ended', { found: 'a connection that is closed', expected: 'an open one' });
  }

  #take(read: readonly Parsed<unknown>[]): void {
    for (const each of read) {
      if (this.#failure !== undefined) return;
      if (!each.ok) this.fail('remote.json', each.faults[0] ?? NOTHING);
      else if (this.#waiting !== undefined) {
        const { resolve } = this.#waiting;
        this.#waiting = undefined;
        resolve(each.value);
      } else if (this.#values.length < this.#most) this.#values.push(each.value);
      else {
        const found = `more than ${countOf(this.#most, 'value')} without a request`;
        this.fail('remote.early', { found, expected: 'none' });
      }
    }
  }

  #end(): void {
    if (this.#failure !== undefined) return;
    this.#take(this.#reader.end());
    if (this.#failure !== undefined) return;
    this.fail('remote.ended', { found: 'the end of the connection', expected: 'more of it' });
    this.#onEnd();
  }
}
