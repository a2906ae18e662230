/** Bytes on a socket, where a library is too polite: broken HTTP, and frames that no client should send. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { anyAddress } from './talker.js';

/** A frame. */
export interface Frame {
  readonly opcode?: number;
  readonly payload?: Buffer | string;
  readonly isLast?: boolean;
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** What the frame says of its length, if it lies. */
  readonly claims?: bigint;
}

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9 } as const;

/** Write a frame. */
export function frame({
  opcode = OPCODE.text,
  payload = '',
  isLast = true,
  reserved = 0,
  isMasked = true,
  claims,
}: Frame): Buffer {
  const content = Buffer.from(payload);
  const length = claims ?? BigInt(content.length);
  const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  const mask = isMasked ? 0x80 : 0;
  let head: Buffer;
  if (length < 126n) head = Buffer.from([first, mask | Number(length)]);
  else if (length < 65536n) {
    head = Buffer.from([first, mask | 126, 0, 0]);
    head.writeUInt16BE(Number(length), 2);
  } else {
    head = Buffer.from([first, mask | 127, 0, 0, 0, 0, 0, 0, 0, 0]);
    head.writeBigUInt64BE(length, 2);
  }
  if (!isMasked) return Buffer.concat([head, content]);
  const key = randomBytes(4);
  const masked = content.map((byte, index) => byte ^ (key[index % 4] ?? 0));
  return Buffer.concat([head, key, masked]);
}

/** Write a request to open a WebSocket, with some headers exchanged; those that are empty are left out. */
export function upgrade(headers: Readonly<Record<string, string>> = {}, path = '/rooms'): string {
  const all = {
    Host: '127.0.0.1',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    'X-Forwarded-For': anyAddress(),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}: ${value}`],
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

export class RawSocket {
  readonly socket: Socket;
  #heard = Buffer.alloc(0);

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('error', () => undefined);
    this.socket.on('data', (data) => {
      this.#heard = Buffer.concat([this.#heard, data]);
    });
  }

  /** Open a WebSocket by hand. */
  static async open(port: number): Promise<RawSocket> {
    const raw = new RawSocket(port);
    raw.send(upgrade());
    await raw.until(() => raw.heard.includes('\r\n\r\n'));
    return raw;
  }

  get heard(): string {
    return this.#heard.toString('latin1');
  }

  send(data: string | Buffer): void {
    this.socket.write(data);
  }

  /** The status of the answer of HTTP. */
  async status(): Promise<string> {
    await this.until(() => this.heard.includes('\r\n') || this.socket.closed);
    return this.heard.slice(9, 12) || 'cut';
  }

  /** The code of the frame with which the server closed; `cut` if it ended the connection without one. */
  async closed(): Promise<string> {
    await this.until(() => this.socket.closed || this.socket.readableEnded);
    this.socket.destroy();
    const at = this.heard.lastIndexOf('\x88');
    const code = at < 0 ? 0 : this.#heard.readUInt16BE(Math.min(at + 2, this.#heard.length - 2));
    return code === 0 ? 'cut' : `closed ${code}`;
  }

  async until(isDone: () => boolean): Promise<void> {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
