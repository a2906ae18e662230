/** A registry on this machine, with nothing in it but what is published there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';
import { npm } from './npm.js';

/** It is installed for the rehearsal alone: it brings 300 packages. */
const MANIFEST = {
  private: true,
  // A version that runs on Node 20.
  dependencies: { verdaccio: '6.5.0' },
  // It asks for a tag in place of a version, which not every registry has.
  overrides: { 'node-fetch': '2.7.0' },
};

/** A registry that is running. */
export interface Registry {
  readonly url: string;
  /** The file of npm's settings with the right to publish there. */
  readonly settings: string;
  stop(): Promise<void>;
}

/** The settings of the registry: other packages come from the usual one. */
function configuration(upstream: string): string {
  return JSON.stringify({
    storage: './storage',
    auth: { htpasswd: { file: './htpasswd' } },
    uplinks: { upstream: { url: upstream } },
    packages: {
      azulejo: { access: '$all', publish: '$authenticated' },
      'azulejo-server': { access: '$all', publish: '$authenticated' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  });
}

/** Wait until the registry answers, or ends. */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the registry ended with ${server.exitCode}`);
    const response = await fetch(`${url}-/ping`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Make a user, and return the token that allows to publish. */
async function tokenOf(url: string): Promise<string> {
  const response = await fetch(`${url}-/user/org.couchdb.user:ada`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'ada', password: 'lovelace-1815' }),
  });
  // The registry answers with this.
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Install a registry in a folder, and start it. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const upstream = npm(['config', 'get', 'registry'], folder).stdout.trim();
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  npm(['install', '--no-audit', '--no-fund'], folder);
  writeFileSync(join(folder, 'config.yaml'), configuration(upstream));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const program = join(folder, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
  const args = [program, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`];
  const server = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, 'close');
  };
  try {
    await untilReady(url, server);
    const settings = join(folder, 'npmrc');
    writeFileSync(settings, `//127.0.0.1:${port}/:_authToken=${await tokenOf(url)}\n`);
    return { url, settings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
