/** The page, in a real browser. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isStateValid } from 'azulejo';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageServer } from '../../examples/plain-html/serve.js';
import { findChromium } from '../runtimes/find-chromium.js';

const executablePath = findChromium();
if (executablePath === undefined) {
  console.log('The page is not tested: no Chromium here. The variable CHROMIUM can name one.');
}

const server = createPageServer();
let port: number;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this type.
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

describe('the server of the page', () => {
  test.each([
    '/package.json',
    '/azulejo/../package.json',
    '/azulejo/../src/index.js',
    '/../http-validator/server.js',
    '/..%2fhttp-validator/server.js',
    '/azulejo/no.js',
  ])('has nothing at %s', async (path) => {
    // `fetch` would remove the dots from the path.
    const [response] = await once(get({ port, path, host: '127.0.0.1' }), 'response');
    // The event comes with the response.
    const { statusCode } = (response as IncomingMessage).resume();
    expect(statusCode).toBe(404);
  });
});

test('the policy of the page has the hash of its import map', async () => {
  const page = await readFile(
    new URL('../../examples/plain-html/index.html', import.meta.url),
    'utf8',
  );
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
  expect(page).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`);
});

describe.skipIf(executablePath === undefined)('the page', () => {
  const errors: string[] = [];
  let browser: Browser | undefined;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath ?? '' });
    page = await browser.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      // The page has no icon, which browsers look for.
      const isIcon = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !isIcon) errors.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${port}`);
  });

  afterAll(() => browser?.close());

  const strings = async () =>
    [await page.inputValue('#shared'), await page.inputValue('#players')] as const;

  test('starts with a game', async () => {
    expect(await page.textContent('#summary')).toMatch(/^drafting: \d+ legal moves$/);
    expect(isStateValid(await strings())).toBe(true);
    expect(errors).toEqual([]);
  });

  test('plays random moves, into the next round', async () => {
    // 5 factories of 4 tiles: 20 drafting moves at most, then 10 tiling moves, then the deal.
    const most = 31;
    let phase = 'drafting';
    const seen = [phase];
    for (let step = 0; step < most && seen.at(-2) !== 'round-end'; step++) {
      await page.click('#play');
      expect(isStateValid(await strings())).toBe(true);
      phase = (await page.textContent('#summary'))?.split(':')[0] ?? '';
      if (phase !== seen.at(-1)) seen.push(phase);
    }
    expect(seen.slice(-2)).toEqual(['round-end', 'drafting']);
    expect(errors).toEqual([]);
  });

  test('lists what is wrong with typed strings', async () => {
    await page.fill('#shared', 'AFCfB2020202019D0000000000');
    await page.fill('#players', 'A0MSFB0MSF');
    expect(await page.textContent('#summary')).toBe('not a valid state');
    expect(await page.locator('#issues li').allTextContents()).toEqual([
      expect.stringMatching(/colour e\b.*\b19 tiles\b/),
    ]);
    expect(await page.isDisabled('#play')).toBe(true);
  });

  test('does not run code that is brought into it', async () => {
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.injected = true';
      document.body.append(script);
    });
    await expect.poll(() => errors.splice(0).join()).toContain('Content Security Policy');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'injected'))).toBeUndefined();
  });
});
