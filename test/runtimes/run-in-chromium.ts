/** Headless Chromium, on a page of a server on this machine. */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { SuiteResult } from './browser/suite.js';
import type { Section } from './check.js';
import { findChromium } from './find-chromium.js';
import type { Missing, Outcome } from './report.js';

const NAME = 'Chromium';
const TESTS = 'build/runtimes/browser';
/** Paths that are served. With a single dot, none can lead to a parent folder. */
const SERVED = /^\/(?:build|dist)\/[\w/-]+\.js$/;

async function startServer(): Promise<Server> {
  const page = '<!doctype html><link rel="icon" href="data:,">';
  const server = createServer(({ url = '' }, response) => {
    const path = `.${url}`;
    if (url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else if (!SERVED.test(url) || !existsSync(path)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(path));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Run the check and the tests in Chromium. */
export async function runInChromium(): Promise<Outcome | Missing> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    return { name: NAME, why: 'none found; the variable CHROMIUM can name one' };
  }
  const browser = await chromium.launch({ executablePath }).catch((error) => String(error));
  if (typeof browser === 'string') return { name: NAME, why: browser.split('\n')[0] ?? '' };
  const server = await startServer();
  try {
    // A server that listens on a port has an address of this type.
    const { port } = server.address() as AddressInfo;
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const files = readdirSync(TESTS)
      .filter((file) => /^[a-z]+-.*\.js$/.test(file) && !file.startsWith('chunk'))
      .map((file) => `/${TESTS}/${file}`);
    // The two modules return these. They are given as texts, as the page has other types and URLs.
    const sections = (await page.evaluate(
      "import('/build/runtimes/check.js').then(({ check }) => check())",
    )) as Section[];
    const tests = (await page.evaluate(
      `import('/${TESTS}/suite.js').then(({ runSuite }) => runSuite(${JSON.stringify(files)}))`,
    )) as SuiteResult;
    return { name: `${NAME} ${browser.version()}`, sections, tests };
  } finally {
    await browser.close();
    server.close();
  }
}
