/**
 * Each bundler bundles every entry point without a warning, and the bundles do what the package does.
 *
 * The bundlers are installed in a temporary folder, as 200 MB that few contributors need.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AGENTS, newGame, seededRng } from 'azulejo';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../runtimes/find-chromium.js';
import { createFileServer } from '../support/file-server.js';
import { BUNDLERS } from './bundlers.js';

const PROJECT = fileURLToPath(new URL('project', import.meta.url));

/** The move that the agent of `thinking.js` chooses. */
const THOUGHT = AGENTS['level-2']().chooseMove(newGame({ rng: seededRng(1) }), {
  rng: seededRng(Math.floor(seededRng(2)() * 2 ** 32)),
});

/** Run a program in a folder, and return what it prints. */
async function run(folder: string, command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd: folder, maxBuffer: 1e8 });
  return stdout;
}

/** Run a program that prints one line of JSON in the end. */
async function runNode(folder: string, file: string, ...args: string[]): Promise<unknown> {
  const lines = (await run(folder, process.execPath, file, ...args)).trimEnd().split('\n');
  return JSON.parse(lines.at(-1) ?? '');
}

const executablePath = findChromium();
let work: string;
let tarball: string;
let browser: Browser;
let server: Server;
let origin: string;

beforeAll(async () => {
  if (executablePath === undefined) throw new Error('Chromium: found none, CHROMIUM can name one.');
  work = await mkdtemp(join(tmpdir(), 'bundlers-'));
  await run('.', 'npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', work);
  const [file = ''] = await readdir(work);
  tarball = join(work, file);
  browser = await chromium.launch({ executablePath });
  server = createFileServer(work);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an address of this type.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  server?.closeAllConnections();
  await rm(work, { recursive: true, maxRetries: 3 });
});

describe.each(BUNDLERS)('$name', ({ name, packages, programs, pages }) => {
  let folder: string;
  /** The results of the program that is not bundled, in this thread. */
  let results: unknown;

  beforeAll(async () => {
    folder = join(work, name);
    await cp(PROJECT, folder, { recursive: true });
    const silently = ['--silent', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await run(folder, 'npm', 'install', ...silently, tarball, ...packages);
    ({ results } = (await runNode(folder, 'node.js', '0')) as { results: unknown });
  });

  test('bundles without a warning', async () => {
    expect(await runNode(folder, `${name}.mjs`)).toEqual([]);
  });

  const nodes = Object.entries(programs);
  test.skipIf(nodes.length === 0).each(nodes)('%s in Node', async (_, program) => {
    const file = join('out', program.file);
    const local = { threads: 0, results };
    // Two for each simulation.
    const threads = { threads: 4, results };
    expect(await runNode(folder, file, '0')).toEqual(local);
    expect(await runNode(folder, file, '2', program.workerFile)).toEqual(threads);
    if (program.isFound) expect(await runNode(folder, file, '2')).toEqual(threads);
    else expect(await runNode(folder, file)).toEqual(local);
  });

  test.each(Object.entries(pages))('%s in Chromium', async (_, { folder: out, ...expected }) => {
    if (expected.script !== undefined) {
      const html = `<!doctype html><title>Azul</title><script ${expected.script}></script>`;
      await writeFile(join(folder, 'out', out, 'page-with-worker.html'), html);
    }
    const page = await browser.newPage();
    await page.goto(`${origin}/${name}/out/${out}/page-with-worker.html`);
    const handle = await page.waitForFunction('globalThis.results', undefined, { timeout: 60_000 });
    expect(await handle.jsonValue()).toEqual({
      here: results,
      ...(expected.hasWorker && { there: results }),
      ...(expected.thinks && { thought: THOUGHT }),
    });
    await page.close();
  });
});
