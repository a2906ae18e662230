/** The built site in a browser: pages, what goes wrong in them, and their accessibility. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findChromium } from '../runtimes/find-chromium.js';
import { createSiteServer } from './static-server.js';

const AXE = createRequire(import.meta.url).resolve('axe-core');

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 360, height: 740 };
/** A phone, as small as they come, with a finger. */
export const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Chromium on this machine; without it, what needs a browser is skipped. */
export const executablePath = findChromium();
if (executablePath === undefined) {
  console.log('The site is not tested: no Chromium here. The variable CHROMIUM can name one.');
}

declare global {
  /** In the pages of tests: what has the focus, inside of a board, too. */
  var focusedElement: () => Element | null;
}

/** A site that is served, in a browser, for the tests of one file. */
export interface Site {
  /** Open a page, in a window of its own. */
  open(path: string, look?: BrowserContextOptions): Promise<Page>;
  /** The address of a page. */
  addressOf(path: string): string;
  /** Errors in the browser, and what was loaded from the network. A test fails if any are left. */
  readonly faults: string[];
}

/** Serve the site, or another folder, and start a browser, before the tests of a file. */
export function useSite(server = createSiteServer()): Site {
  const faults: string[] = [];
  let browser: Browser;
  let context: BrowserContext | undefined;
  let address: string;

  beforeAll(async () => {
    if (executablePath === undefined) return;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    // A server that listens on a port has an address of this type.
    const { port } = server.address() as AddressInfo;
    address = `http://127.0.0.1:${port}`;
    browser = await chromium.launch({ executablePath });
  });

  afterAll(async () => {
    if (executablePath === undefined) return;
    await browser.close();
    server.close();
    server.closeAllConnections();
  });

  afterEach(async () => {
    await context?.close();
    context = undefined;
    expect(faults.splice(0)).toEqual([]);
  });

  return {
    faults,
    addressOf: (path) => `${address}/${path}`,
    async open(path, look = {}) {
      // In English, whatever this machine speaks.
      const usual = { viewport: DESKTOP, acceptDownloads: true, locale: 'en-US' };
      context = await browser.newContext({ ...usual, ...look });
      await context.addInitScript(() => {
        globalThis.focusedElement = () => {
          let element = document.activeElement;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          return element;
        };
      });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        // The page asks whether a server of rooms is beside it, which a host of files does not know.
        const isAsked = message.location().url.endsWith('/health');
        if (message.type() === 'error' && !isAsked) faults.push(message.text());
      });
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address)) {
          faults.push(`loaded from elsewhere: ${request.url()}`);
        }
      });
      await page.goto(`${address}/${path}`);
      return page;
    },
  };
}

/** List all accessibility problems of a page. */
async function findingsOf(page: Page) {
  // Not as an element, which the page's Content-Security-Policy forbids.
  await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async () => {
    // The script defines it.
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document);
    return violations.map(({ id, impact, nodes }) => {
      return { id, impact, text: `${id}: ${nodes.map(({ html }) => html).join(' ')}` };
    });
  });
}

/** Expect no accessibility problem that is serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = (await findingsOf(page)).filter(
    ({ impact, id }) => impact === 'serious' || impact === 'critical' || /main/.test(id),
  );
  expect(found.map(({ text }) => text)).toEqual([]);
}

/** Expect no accessibility problem at all. */
export async function expectFlawless(page: Page): Promise<void> {
  expect((await findingsOf(page)).map(({ text }) => text)).toEqual([]);
}

/** Whether the page is wider than the window. */
export const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
