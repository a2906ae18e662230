/** A Redis of a test's own, on a free port of this machine, which keeps what it is told in a file. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/free-port.js';

const HOW =
  'Found no redis-server, expected the one of the distribution: apt-get install redis-server.';

/** A Redis that can be started again. */
export class RedisServer {
  readonly url: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'azulejo-redis-'));
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** Start a Redis; throw a sentence how to get one if there is none. */
  static async open(): Promise<RedisServer> {
    if (spawnSync('redis-server', ['--version']).status !== 0) throw new Error(HOW);
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const settings = ['--bind', '127.0.0.1', '--port', `${this.#port}`, '--dir', this.#folder];
    const files = ['--appendonly', 'yes', '--save', ''];
    this.#process = spawn('redis-server', [...settings, ...files], { stdio: 'ignore' });
    while (this.ask('PING') !== 'PONG') await wait(50);
  }

  /** Send a command; return the answer. */
  ask(...command: readonly string[]): string {
    return spawnSync('redis-cli', ['-p', `${this.#port}`, ...command], {
      encoding: 'utf8',
    }).stdout.trim();
  }

  /** End it: by a signal, it has no time to write what it has not written. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const end = once(child, 'exit');
    child.kill(signal);
    await end;
  }

  /** Stop it, without a word to those who are connected, until it is resumed. */
  pause(): void {
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
