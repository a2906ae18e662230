/** Rooms on the page: people at browsers of their own play by a link, at a server that runs as a process. */
import { execSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Restarted, startProcess } from '../server/processes.js';
import { DESKTOP, executablePath, expectAccessible, overflows, useSite } from './browser.js';
import { openPlayground } from './playground.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A person at a browser: nothing moves, so that games are short. */
const STILL: BrowserContextOptions = {
  viewport: DESKTOP,
  locale: 'en-US',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

describe.skipIf(executablePath === undefined)('rooms', () => {
  const faults: string[] = [];
  let browser: Browser;
  let server: Restarted;
  let folder: string;

  beforeAll(async () => {
    execSync('npm run build:javascript --silent', { stdio: 'ignore' });
    execSync('npx tsup --config server/tsup.config.ts --silent', { stdio: 'inherit' });
    folder = await mkdtemp(join(tmpdir(), 'azulejo-rooms-'));
    const file = join(folder, 'rooms.sqlite');
    server = await startProcess('--page', 'site/playground', '--file', file);
    browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  }, 180_000);

  afterAll(async () => {
    await browser.close();
    await server.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    expect(faults.splice(0)).toEqual([]);
  });

  /** Open the page for somebody. */
  async function visit(hash: string, look: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ ...STILL, ...look });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      // What the browser says when it has no network.
      const isCut = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/.test(message.text());
      if (message.type() === 'error' && !isCut) faults.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${server.port}/index.html${hash}`);
    return page;
  }

  /** Make a room, and return its page with the fragment of its link. */
  async function makeRoom(game: string, look: BrowserContextOptions = {}, isPrivate = false) {
    const page = await visit(`#menu/${game}`, look);
    await page.getByRole('button', { name: 'Make a room' }).click();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('radio', { name: isPrivate ? 'Private' : 'Open' }).check();
    await page.getByRole('button', { name: 'Make a room' }).click();
    await page.locator('.room-seats').waitFor();
    const link = await page.getByLabel('Link to play', { exact: true }).inputValue();
    return { page, hash: new URL(link).hash };
  }

  /** Come in by a link. */
  async function come(hash: string, name: string, look: BrowserContextOptions = {}): Promise<Page> {
    const page = await visit(hash, look);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Come in' }).click();
    return page;
  }

  const sit = (page: Page, seat: number) =>
    page.getByRole('button', { name: `Sit here: Seat ${seat}` }).click();

  const begin = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click();

  const isEnded = (page: Page) => page.locator('dialog.ending').isVisible();

  const log = (page: Page) => page.locator('.log').innerText();

  /** Press something that may go away at any moment, as the others play. */
  const press = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .click({ timeout: 500, position: { x: 12, y: 12 } })
      .catch(() => undefined);

  /** Move a token, if it is one's turn. */
  async function playUr(page: Page): Promise<void> {
    const open = '.ur.open .board button[aria-disabled=false]';
    if ((await page.locator(open).count()) > 0) await press(page, open);
  }

  /** Place a tile, if it is one's turn: at first at any square of the edge. */
  async function playTsuro(page: Page): Promise<void> {
    if ((await page.locator('button.tile[aria-disabled=false]').count()) === 0) return;
    const place = page.locator('[data-item=place][aria-disabled=false]');
    if ((await page.locator('[data-item=start]').count()) > 0) {
      const squares = page.locator('azulejo-tsuro button.free');
      if ((await place.count()) === 0 && (await squares.count()) > 0) {
        const free = Math.floor(Math.random() * (await squares.count()));
        await squares
          .nth(free)
          .click({ timeout: 500 })
          .catch(() => undefined);
      }
    }
    for (let turn = 0; turn < 4 && (await place.count()) === 0; turn++) {
      await press(page, '[data-item=rotate]');
    }
    if ((await place.count()) > 0) await press(page, '[data-item=place]');
    else await press(page, '.tile:not(.picked)[aria-disabled=false]');
  }

  /** Take tiles at the page of the player whose turn it is. */
  async function playAzul(pages: readonly Page[]): Promise<void> {
    const open = '.pile[aria-disabled=false]';
    const counts = () => Promise.all(pages.map((page) => page.locator(open).count()));
    await expect.poll(async () => (await counts()).some((count) => count > 0)).toBe(true);
    const page = pages[(await counts()).findIndex((count) => count > 0)];
    if (page === undefined) return;
    await press(page, open);
    const rows = page.locator('.own .storage.target');
    const middle = Math.floor((await rows.count()) / 2);
    await rows.nth(middle).click({ position: { x: 12, y: 12 } });
    await expect.poll(() => page.locator(open).count()).toBe(0);
  }

  /** Play until the game has ended for the first of them. */
  async function playOut(pages: readonly Page[], play: (page: Page) => Promise<void>) {
    const [first] = pages;
    if (first === undefined) return;
    const end = Date.now() + 180_000;
    while (Date.now() < end && !(await isEnded(first))) {
      for (const page of pages) if (!(await isEnded(page))) await play(page);
      await first.waitForTimeout(20);
    }
    expect(await isEnded(first)).toBe(true);
  }

  test('are made, entered by a link, and asked at the door, and chat is text', async () => {
    const { page: ada, hash } = await makeRoom('azul', {}, true);
    await expectAccessible(ada);
    const bruno = await come(hash, 'Bruno', PHONE);
    await bruno.getByRole('heading', { name: 'The host is asked' }).waitFor();
    await expectAccessible(bruno);
    await ada.getByRole('button', { name: 'Let in: Bruno', exact: true }).click();
    await sit(bruno, 2);
    await bruno.getByLabel('Write to all').fill('<img src=x onerror=alert(1)> & you');
    await bruno.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => log(ada)).toContain('<img src=x onerror=alert(1)> & you');
    expect(await ada.locator('.log img').count()).toBe(0);
    await ada.getByRole('button', { name: 'QR code' }).click();
    await ada.getByRole('img', { name: 'QR code' }).waitFor();
    await ada.keyboard.press('Escape');
    for (const page of [ada, bruno]) {
      await expectAccessible(page);
      expect(await overflows(page)).toBe(false);
    }
    const carol = await come(hash, 'Carol');
    await ada.getByRole('button', { name: 'Do not let in: Carol' }).click();
    await carol.getByText('The host does not let this device in.').waitFor();
    await ada.getByRole('button', { name: 'Remove: Bruno' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await bruno.getByText('The host has removed you from this game.').waitFor();
  });

  test('say what is wrong with a link', async () => {
    const page = await come('#room=nosuchroom', 'Ada');
    await page.getByText('There is no such room.').waitFor();
    const { hash } = await makeRoom('azul', {}, true);
    const other = await come(hash.replace(/\..*/, ''), 'Bruno');
    await other.getByText('This room is private.').waitFor();
  });

  test('lead through a whole game of Ur, a reload and a cut, and to the next game', async () => {
    const { page: ada, hash } = await makeRoom('royal-ur');
    const bruno = await come(hash, 'Bruno', PHONE);
    await sit(bruno, 2);
    await begin(ada);
    for (const page of [ada, bruno]) {
      await page.locator('azulejo-royal-ur').waitFor();
      await expectAccessible(page);
    }
    for (let turn = 0; turn < 20; turn++) for (const page of [ada, bruno]) await playUr(page);
    await ada.reload();
    await ada.locator('azulejo-royal-ur').waitFor();
    await expect.poll(() => log(ada)).toContain('Ada is here again.');
    await bruno.context().setOffline(true);
    await bruno.getByText('The connection is lost.').waitFor();
    await ada.getByText(/^Bruno is away\. A level takes over in \d+ seconds\.$/).waitFor();
    await bruno.context().setOffline(false);
    await bruno.getByText('The connection is lost.').waitFor({ state: 'detached' });
    await playOut([ada, bruno], playUr);
    await bruno.locator('dialog.ending').waitFor();
    await expectAccessible(bruno);
    await bruno.getByRole('button', { name: 'Another game' }).click();
    await ada.getByText('1 of 2 people are ready.').waitFor();
    await ada.getByRole('button', { name: 'Start the next game' }).click();
    await expect.poll(() => isEnded(bruno)).toBe(false);
    await ada.getByRole('button', { name: 'Give up' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await bruno.getByRole('button', { name: 'Review the game' }).click();
    await expect.poll(() => bruno.url()).toContain('#game/');
  }, 240_000);

  test('lead through a whole game of Tsuro, and its host goes', async () => {
    const { page: ada, hash } = await makeRoom('tsuro');
    const [bruno, carol] = [await come(hash, 'Bruno'), await come(hash, 'Carol')];
    await sit(bruno, 2);
    await sit(carol, 3);
    await begin(ada);
    for (const page of [ada, bruno, carol]) await page.locator('azulejo-tsuro').waitFor();
    await ada.getByRole('tab', { name: 'Room' }).click();
    await ada.getByRole('button', { name: 'Leave the room' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Leave the room' }).click();
    await expect.poll(() => log(bruno)).toContain('Bruno is host now.');
    expect(await log(bruno)).toContain('plays for Ada.');
    await playOut([bruno, carol], playTsuro);
    // Nobody sits on Ada's seat any more.
    expect(await bruno.getByRole('button', { name: 'Start the next game' }).count()).toBe(0);
    await bruno.getByRole('dialog').getByRole('button', { name: 'To the seats' }).click();
    await bruno.getByLabel('Who sits on seat 1').selectOption('1');
    await begin(bruno);
    await expect.poll(() => isEnded(carol)).toBe(false);
    await carol.locator('azulejo-tsuro').waitFor();
  }, 240_000);

  test('give a seat to a level when a tab is closed, and back by the link', async () => {
    const { page: ada, hash } = await makeRoom('azul');
    const bruno = await come(hash, 'Bruno');
    await sit(bruno, 2);
    await begin(ada);
    await bruno.locator('azulejo-azul').waitFor();
    await ada.close();
    await bruno.getByText(/^Ada is away\. A level takes over in \d+ seconds\.$/).waitFor();
    await expect.poll(() => log(bruno), { timeout: 90_000 }).toContain('Bruno is host now.');
    expect(await log(bruno)).toContain('plays for Ada.');
    const again = await ada.context().newPage();
    await again.goto(`http://127.0.0.1:${server.port}/index.html${hash}`);
    await again.locator('azulejo-azul').waitFor();
    await expect.poll(() => log(bruno), { timeout: 15_000 }).toContain('Ada plays again.');
    await playAzul([bruno]);
    await again.getByRole('heading', { name: 'Your turn' }).waitFor();
  }, 150_000);

  test.each(['azul', 'cube-blokus'])(
    'begin a game of %s, and go back by agreement',
    async (game) => {
      const { page: ada, hash } = await makeRoom(game);
      const bruno = await come(hash, 'Bruno', PHONE);
      await sit(bruno, 2);
      const seats = await ada.locator('.room-seats li').count();
      for (let seat = 3; seat <= seats; seat++) {
        await ada.getByLabel(`Who sits on seat ${seat}`).selectOption('1');
      }
      await begin(ada);
      for (const page of [ada, bruno]) {
        await page.locator(`azulejo-${game}`).waitFor();
        await expectAccessible(page);
        expect(await overflows(page)).toBe(false);
      }
      if (game !== 'azul') return;
      // Each has had a turn then.
      for (let turn = 0; turn < 4; turn++) await playAzul([ada, bruno]);
      await ada.getByRole('button', { name: 'Ask to go back' }).click();
      await bruno.getByRole('button', { name: 'Agree' }).click();
      await expect.poll(() => log(ada)).toContain('The game has gone back.');
      await ada.getByRole('heading', { name: 'Your turn' }).waitFor();
      await playAzul([ada, bruno]);
    },
    90_000,
  );
});

describe.skipIf(executablePath === undefined)('a host of files', () => {
  const site = useSite();

  test('shows nothing of rooms', async () => {
    const page = await openPlayground(site);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.waitForTimeout(500);
    expect(await page.getByText('Play with friends').count()).toBe(0);
  });
});
