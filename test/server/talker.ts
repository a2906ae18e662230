/** A client that says anything, whether or not it should, and keeps each byte that it hears. */
import { once } from 'node:events';
import { REFUSAL_CODES, type Result, type ServerMessage } from 'azulejo/online';
import WebSocket from 'ws';

/** What became of a request: `ok`, the code of a refusal, or `closed` with a code. */
export type Outcome = string;

/** An address that nobody had before: limits of addresses are those of one attack. */
let count = 0;
export function anyAddress(): string {
  count += 1;
  return `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
}

const CODES: ReadonlySet<string> = new Set(REFUSAL_CODES);

/** Read a message of the server: a refusal has a known code, and the message is a sentence. */
function read(text: string): ServerMessage {
  const message = JSON.parse(text) as ServerMessage;
  const refusal =
    message.type === 'answer' || message.type === 'closing' ? message.refusal : undefined;
  if (refusal !== undefined && !CODES.has(refusal.code)) {
    throw new Error(`Found the code ${refusal.code}, expected a known one.`);
  }
  return message;
}

export class Talker {
  /** The texts that it heard, in order. */
  readonly heard: string[] = [];
  /** The results of its requests, put together. */
  me: Result = {};
  /** Why the server closed the connection, if it said so. */
  closing = '';
  readonly socket: WebSocket;
  #next = 1;
  #waiting: ((outcome: Outcome) => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#receive(data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      for (const each of this.#waiting) each(`closed ${this.closing || code}`);
      this.#waiting = [];
    });
  }

  /** Connect, by default from an address of its own. */
  static async open(
    port: number,
    headers: Readonly<Record<string, string>> = { 'x-forwarded-for': anyAddress() },
  ): Promise<Talker> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/rooms`, { headers });
    const talker = new Talker(socket);
    await once(socket, 'open');
    return talker;
  }

  /** The entries that it heard, in order, as the server wrote them. */
  get entries(): string[] {
    const entries: string[] = [];
    for (const text of this.heard) {
      const message = read(text);
      if (message.type === 'entry') entries[message.n] = JSON.stringify(message.entry);
      if (message.type !== 'entries') continue;
      for (const [index, entry] of message.entries.entries()) {
        entries[message.n + index] = JSON.stringify(entry);
      }
    }
    return entries;
  }

  /** Send a text or bytes as they are. What comes next is the answer. */
  sayRaw(data: string | Buffer): Promise<Outcome> {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve(this.#ended());
    const outcome = new Promise<Outcome>((resolve) => this.#waiting.push(resolve));
    this.socket.send(data);
    return outcome;
  }

  /** Send a request. */
  say(type: string, fields: object = {}): Promise<Outcome> {
    const id = this.#next;
    this.#next += 1;
    return this.sayRaw(JSON.stringify({ type, id, ...fields }));
  }

  /** Wait until the server has closed the connection. */
  async ended(): Promise<Outcome> {
    if (this.socket.readyState !== WebSocket.CLOSED) await once(this.socket, 'close');
    return this.#ended();
  }

  end(): void {
    this.socket.terminate();
  }

  #ended(): Outcome {
    return `closed ${this.closing}`.trim();
  }

  #receive(text: string): void {
    this.heard.push(text);
    const message = read(text);
    if (message.type === 'closing') this.closing = message.refusal.code;
    if (message.type === 'admitted') this.me = { ...this.me, ...message.result };
    if (message.type !== 'answer') return;
    this.me = { ...this.me, ...message.result };
    this.#waiting.shift()?.(message.refusal?.code ?? 'ok');
  }
}
