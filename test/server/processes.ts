/** What crash tests are made of: servers as processes of their own, and a proxy that cuts connections. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../support/free-port.js';

/** Wait a number of milliseconds. */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Whether something listens at a port. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Wait until something listens at a port. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await listens(port)) return;
    await wait(100);
  }
  throw new Error(`Port ${port}: found nothing that listens.`);
}

/** A process that can be killed and started again. */
export class Restarted {
  readonly port: number;
  readonly #command: readonly [string, ...string[]];
  #child: ChildProcess | undefined;
  errors = '';

  constructor(port: number, command: readonly [string, ...string[]]) {
    this.port = port;
    this.#command = command;
  }

  async start(): Promise<void> {
    const [program, ...words] = this.#command;
    const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (data) => {
      this.errors = (this.errors + String(data)).slice(-20_000);
    });
    this.#child = child;
    const ended = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`${words.join(' ')}: ended. ${this.errors}`)));
    });
    await Promise.race([listening(this.port), ended]);
  }

  /** Stop it for some time, without a word to those who are connected: it is taken for dead meanwhile. */
  async pause(milliseconds: number): Promise<void> {
    this.#child?.kill('SIGSTOP');
    await wait(milliseconds);
    this.#child?.kill('SIGCONT');
  }

  /** Return the memory that it has, in megabytes, where the system tells. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#child?.pid ?? 'self'}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }

  /** End it. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

/** Start a server of rooms as it was built. */
export async function startProcess(...options: readonly string[]): Promise<Restarted> {
  const port = await freePort();
  const server = new Restarted(port, [
    process.execPath,
    'server/dist/cli.js',
    ...['--port', String(port), ...options],
  ]);
  await server.start();
  return server;
}

/** A proxy in front of servers: it cuts connections and delays what they carry. */
export interface Passage {
  readonly port: number;
  /** Cut no more connections. */
  calm(): void;
  close(): void;
}

/** What goes wrong at a proxy. */
export interface Faults {
  /** Milliseconds after which a connection is cut, on the average. */
  readonly cutsAfter: number;
  /** Most milliseconds by which something is late. */
  readonly delay: number;
  readonly random: () => number;
}

/** Start a proxy in front of servers. */
export async function startProxy(
  ports: readonly number[],
  { cutsAfter, delay, random }: Faults,
): Promise<Passage> {
  const sockets = new Set<Socket>();
  let isCalm = false;
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (data) => {
      from.pause();
      setTimeout(() => {
        if (!to.destroyed) to.write(data);
        from.resume();
      }, random() * delay);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server: Server = createServer((socket) => {
    const port = ports[Math.floor(random() * ports.length)] ?? 0;
    const other = connect(port, '127.0.0.1');
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    pass(socket, other);
    pass(other, socket);
    if (cutsAfter < Number.POSITIVE_INFINITY) {
      const cut = () => {
        if (!isCalm) socket.destroy();
      };
      setTimeout(cut, -Math.log(1 - random()) * cutsAfter).unref();
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    calm() {
      isCalm = true;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
