/** Rooms in browsers: a server that runs as a process, people at browsers of their own, and how they play. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Restarted, startProcess } from '../server/processes.js';
import { executablePath } from './browser.js';

/** The screens of people. */
export const DESKTOP = { viewport: { width: 1280, height: 768 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A person at a browser: nothing moves, so that games are short. */
const STILL: BrowserContextOptions = {
  ...DESKTOP,
  locale: 'en-US',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

/** A room that is made. */
interface Making {
  readonly isPrivate?: boolean;
  readonly look?: BrowserContextOptions;
  /** Whether people who watch may write. */
  readonly watchersChat?: boolean;
  /** Number of players, if it is not that of the menu. */
  readonly players?: number;
}

export interface Rooms {
  /** The server, to be killed and started again. */
  readonly server: () => Restarted;
  /** Open the page for somebody. */
  visit(hash: string, look?: BrowserContextOptions): Promise<Page>;
  /** Make a room as Ada, and return her page with the fragment of its link. */
  make(game: string, making?: Making): Promise<{ readonly page: Page; readonly hash: string }>;
  /** Come in by a link. */
  come(hash: string, name: string, look?: BrowserContextOptions): Promise<Page>;
}

/** Serve rooms and the page, and start a browser, before the tests of a file. */
export function useRooms(): Rooms {
  const faults: string[] = [];
  let browser: Browser;
  let server: Restarted;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'azulejo-rooms-'));
    const file = join(folder, 'rooms.sqlite');
    server = await startProcess('--page', 'site/playground', '--file', file);
    browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  });

  afterAll(async () => {
    await browser.close();
    await server.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    expect(faults.splice(0)).toEqual([]);
  });

  const visit: Rooms['visit'] = async (hash, look = {}) => {
    const context = await browser.newContext({ ...STILL, ...look });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      // What the browser says when it has no network, or no server.
      const isCut = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/.test(message.text());
      if (message.type() === 'error' && !isCut) faults.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${server.port}/index.html${hash}`);
    return page;
  };

  return {
    server: () => server,
    visit,
    async make(game, { isPrivate = false, watchersChat = true, players, look } = {}) {
      const page = await visit(`#menu/${game}`, look);
      if (players !== undefined) {
        await page.locator('details.options > summary').click();
        await page.getByRole('radio', { name: `${players}`, exact: true }).check();
      }
      await page.getByRole('button', { name: 'Make a room' }).click();
      await page.getByLabel('Your name').fill('Ada');
      await page.getByRole('radio', { name: isPrivate ? 'Private' : 'Open' }).check();
      await page.getByLabel('People who watch may write').setChecked(watchersChat);
      await page.getByRole('button', { name: 'Make a room' }).click();
      await page.locator('.room-seats').waitFor();
      const link = await page.getByLabel('Link to play', { exact: true }).inputValue();
      return { page, hash: new URL(link).hash };
    },
    async come(hash, name, look = {}) {
      const page = await visit(hash, look);
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Come in' }).click();
      return page;
    },
  };
}

export const sit = (page: Page, seat: number) =>
  page.getByRole('button', { name: `Sit here: Seat ${seat}` }).click();

/** Let another player sit down at the same device. */
export async function sitDown(page: Page, seat: number, name: string): Promise<void> {
  await page.getByRole('button', { name: `Second player here: Seat ${seat}` }).click();
  await page.getByLabel('Name of the second player').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Let levels sit on seats. */
export async function fill(page: Page, ...seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    await page.getByLabel(`Who sits on seat ${seat}`).selectOption('1');
  }
}

export const begin = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click();

export const isEnded = (page: Page) => page.locator('dialog.ending').isVisible();

export const log = (page: Page) => page.locator('.log').innerText();

export const tab = (page: Page, name: 'Moves' | 'Chat' | 'Room') =>
  page.getByRole('tab', { name }).click();

/** Answer a dialog. */
export const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Press something that may go away at any moment, as the others play. */
const press = (page: Page, selector: string, index = 0) =>
  page
    .locator(selector)
    .nth(index)
    .click({ timeout: 500, position: { x: 12, y: 12 } })
    .catch(() => undefined);

const count = (page: Page, selector: string) => page.locator(selector).count();

/** Move a token, if it is one's turn. */
async function playUr(page: Page): Promise<void> {
  const open = '.ur.open .board button[aria-disabled=false]';
  if ((await count(page, open)) > 0) await press(page, open);
}

/** Place a tile, if it is one's turn: at first at any square of the edge. */
async function playTsuro(page: Page): Promise<void> {
  if (await page.locator('.hand-over').isVisible()) await press(page, '.hand-over .primary');
  if ((await count(page, 'button.tile[aria-disabled=false]')) === 0) return;
  const place = '[data-item=place][aria-disabled=false]';
  if ((await count(page, '[data-item=start]')) > 0 && (await count(page, place)) === 0) {
    const squares = 'azulejo-tsuro button.free';
    await press(page, squares, Math.floor(Math.random() * (await count(page, squares))));
  }
  for (let turn = 0; turn < 4 && (await count(page, place)) === 0; turn++) {
    await press(page, '[data-item=rotate]');
  }
  if ((await count(page, place)) > 0) await press(page, '[data-item=place]');
  else await press(page, '.tile:not(.picked)[aria-disabled=false]');
}

/** Take tiles, or move one to the mosaic, if it is one's turn. */
async function playAzul(page: Page): Promise<void> {
  if ((await count(page, 'button.cell')) > 0) return press(page, 'button.cell');
  const open = '.pile[aria-disabled=false]';
  if ((await count(page, open)) === 0) return;
  if ((await count(page, '.pile.picked')) === 0) await press(page, open);
  const rows = await count(page, '.own .storage.target');
  if (rows > 0) await press(page, '.own .storage.target', Math.floor(rows / 2));
  else await press(page, '.own .floor');
}

/** Lay a piece, if it is one's turn. */
async function playCube(page: Page): Promise<void> {
  if ((await count(page, '.piece[aria-disabled=false]')) === 0) return;
  if ((await count(page, '.piece.held')) === 0) await press(page, '.piece[aria-disabled=false]');
  await press(page, '[data-item=next]');
  await press(page, '[data-item=lay][aria-disabled=false]');
}

/** How a turn of each game is played. */
export const PLAY = {
  azul: playAzul,
  'royal-ur': playUr,
  tsuro: playTsuro,
  'cube-blokus': playCube,
} as const;

export type GameName = keyof typeof PLAY;

/** Play some turns. */
export async function playTurns(pages: readonly Page[], game: GameName, turns: number) {
  for (let turn = 0; turn < turns; turn++) for (const page of pages) await PLAY[game](page);
}

/** Play until the game has ended for the first of them, and then for all. */
export async function playOut(pages: readonly Page[], game: GameName): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  const end = Date.now() + 200_000;
  while (Date.now() < end && !(await isEnded(first))) {
    for (const page of pages) if (!(await isEnded(page))) await PLAY[game](page);
    await first.waitForTimeout(20);
  }
  for (const page of pages) await page.locator('dialog.ending').waitFor();
}

/** Wait until it is the turn of one of them, and return that page. */
export async function mover(pages: readonly Page[]): Promise<Page> {
  const hasTurn = (page: Page) => page.getByRole('heading', { name: 'Your turn' }).isVisible();
  const found: { page?: Page } = {};
  await expect
    .poll(async () => {
      for (const page of pages) if (await hasTurn(page)) found.page = page;
      return found.page !== undefined;
    })
    .toBe(true);
  if (found.page === undefined) throw new Error('It is nobody’s turn.');
  return found.page;
}

/** Play one turn, and wait until all have seen it. */
export async function playOne(pages: readonly Page[], game: GameName): Promise<void> {
  const page = await mover(pages);
  const heading = page.getByRole('heading', { name: 'Your turn' });
  await expect
    .poll(async () => {
      if (await heading.isVisible()) await PLAY[game](page);
      return heading.isVisible();
    })
    .toBe(false);
}
