/** An example in a folder of its own, with the package as it would be published. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../docs/pages.js';
import { npm } from './npm.js';

/** Pack the package into a folder, and return the path of the tarball. */
export function packInto(folder: string): string {
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  return join(folder, npm(args, ROOT).stdout.trim());
}

/** Copy an example into a folder, and install what it needs, with the tarball in place of the published package. */
export function installExample(name: string, folder: string, tarball: string): string {
  const own = join(folder, name);
  const isOurs = (file: string) => !/[\\/](?:node_modules|\.next)(?:[\\/]|$)/.test(file);
  cpSync(join(ROOT, 'examples', name), own, { recursive: true, filter: isOurs });
  const file = join(own, 'package.json');
  const range = /"azulejo": "[^"]*"/;
  writeFileSync(file, readFileSync(file, 'utf8').replace(range, `"azulejo": "file:${tarball}"`));
  npm(['install', '--no-audit', '--no-fund'], own);
  return own;
}

/** A server that `npm start` has started. */
export interface Serving {
  readonly url: string;
  stop(): Promise<void>;
}

/** Run `npm start`, and wait until its server answers. */
export async function serveExample(folder: string, port: number): Promise<Serving> {
  const server: ChildProcess = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, which is stopped as a whole: npm, a shell and the server.
    detached: true,
  });
  const ended = once(server, 'close');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid);
    await ended;
  };
  while ((await fetch(url).catch(() => undefined)) === undefined) {
    if (server.exitCode !== null) throw new Error(`${folder}: npm start ended.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
}
