/** What other pages do to the playground, and what it does when a part of the browser is lost: no game goes with it. */
import { azulRules } from 'azulejo';
import { newSession } from 'azulejo/record';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MOST_SAVED } from '../../playground/shell/model/saved.js';
import { packGame } from '../../playground/shell/sharing/link.js';
import { executablePath, useSite } from './browser.js';
import { byMouse, openPlayground, playTurn, settled, start, strings } from './playground.js';

const site = useSite();

/** Return the fragment of a link to a new game, between agents or people. */
async function linkTo(seed: number, seat: string): Promise<string> {
  const record = newSession(azulRules, { seed }).save();
  return `#play/azul/${await packGame({ record, seats: [seat, seat] })}`;
}

/** Open a link as another page does: by the address. */
async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.waitForFunction((to) => location.hash === to, hash);
  await page.locator('.azul').waitFor();
}

describe.skipIf(executablePath === undefined)('links', () => {
  test('of any number delete no game, and are not kept until somebody plays on', async () => {
    const page = await openPlayground(site);
    await start(page);
    await settled(page);
    await playTurn(page, byMouse(page));
    await settled(page);
    const played = await strings(page);
    for (let seed = 0; seed <= MOST_SAVED; seed++) {
      await follow(page, await linkTo(seed, seed % 2 === 0 ? 'level-1' : 'human'));
    }
    await page.goto(site.addressOf('playground/index.html#menu/azul'));
    const saved = page.locator('.saved li');
    await expect.poll(() => saved.count()).toBe(1);
    await saved.locator('.open').click();
    await settled(page);
    expect(await strings(page)).toEqual(played);
  });

  test('lead to the same game as long as nobody has played on, then the game has an address of its own', async () => {
    const hash = await linkTo(7, 'human');
    const page = await openPlayground(site, {}, hash);
    await settled(page);
    const first = await strings(page);
    await page.getByRole('button', { name: 'Games' }).click();
    await page.getByText('Every game that you play is kept here.').waitFor();
    await page.getByRole('button', { name: 'Table' }).click();
    await settled(page);
    await page.reload();
    await settled(page);
    expect(await strings(page)).toEqual(first);
    expect(page.url().endsWith(hash)).toBe(true);
    await playTurn(page, byMouse(page));
    await settled(page);
    expect(page.url()).toMatch(/#game\//);
    const played = await strings(page);
    await page.reload();
    await settled(page);
    expect(await strings(page)).toEqual(played);
    await page.getByRole('button', { name: 'Games' }).click();
    await expect.poll(() => page.locator('.saved li').count()).toBe(1);
  });
});

/** Begin a game, and make a move. */
async function playOne(seats: readonly string[] = ['human', 'human']): Promise<Page> {
  const page = await openPlayground(site, { serviceWorkers: 'block' });
  await start(page, { seats });
  await settled(page);
  await playTurn(page, byMouse(page));
  return page;
}

/** The browser reports files that could not be loaded, and nothing else. */
function expectMissingFiles(): void {
  expect(site.faults.splice(0).filter((fault) => !/ERR_FAILED|worker/.test(fault))).toEqual([]);
}

describe.skipIf(executablePath === undefined)('a database', () => {
  const LOSSES: readonly { what: string; lose(page: Page): Promise<unknown> }[] = [
    {
      what: 'that the browser clears',
      async lose(page) {
        const client = await page.context().newCDPSession(page);
        const { origin } = new URL(page.url());
        await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
      },
    },
    {
      what: 'that another page deletes',
      lose: (page) =>
        page.evaluate(
          () =>
            new Promise((resolve, reject) => {
              const request = indexedDB.deleteDatabase('azulejo');
              request.onsuccess = resolve;
              request.onerror = reject;
            }),
        ),
    },
  ];

  test.each(LOSSES)('$what has the whole game after the next move', async ({ lose }) => {
    const page = await playOne();
    await settled(page);
    await lose(page);
    for (let move = 0; move < 2; move++) {
      await playTurn(page, byMouse(page));
      await settled(page);
    }
    const played = await strings(page);
    const moves = await page.locator('.moves li').count();
    await page.reload();
    await settled(page);
    expect(await strings(page)).toEqual(played);
    expect(await page.locator('.moves li').count()).toBe(moves);
  });

  test('that never answers is said within ten seconds, with the games of the menu', async () => {
    const page = await playOne();
    await page.addInitScript(() => {
      // A request of which nothing is heard.
      indexedDB.open = () => Object(new EventTarget());
    });
    await page.reload();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor({ timeout: 5000 });
    await page.getByText('The saved games cannot be reached now.').waitFor({ timeout: 10_000 });
  });

  test('that cannot be opened is said, in the list and at the table', async () => {
    const page = await openPlayground(site);
    await page.evaluate(() => {
      indexedDB.open = () => {
        throw new DOMException('Storage is off.', 'SecurityError');
      };
      indexedDB.deleteDatabase('azulejo');
    });
    await start(page);
    await settled(page);
    await page.getByText('This browser cannot save the game.').waitFor();
    await page.getByRole('button', { name: 'Games' }).click();
    await page.getByText('The saved games cannot be reached now.').waitFor();
  });
});

describe.skipIf(executablePath === undefined)('a worker', () => {
  test('that is not loaded is said within ten seconds, and asked again on request', async () => {
    const page = await openPlayground(site, { serviceWorkers: 'block' });
    await page.route(/\/worker\.js$/, (route) => route.abort());
    await page.reload();
    await start(page, { seats: ['human', 'level-2'] });
    await settled(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('The search does not answer.').waitFor({ timeout: 10_000 });
    await playTurn(page, byMouse(page));
    await page.getByText('The agent does not answer.').waitFor({ timeout: 10_000 });
    await page.unroute(/\/worker\.js$/);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await settled(page);
    expect(await page.getByText('The agent does not answer.').count()).toBe(0);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/^Hint: /).waitFor();
    expectMissingFiles();
  });

  test('that loads for ever is said within ten seconds', async () => {
    const page = await openPlayground(site, { serviceWorkers: 'block' });
    await page.route(/\/worker\.js$/, () => undefined);
    await page.reload();
    await start(page, { seats: ['human', 'level-2'] });
    await settled(page);
    await playTurn(page, byMouse(page));
    const said = page.getByText('The agent does not answer.');
    await said.waitFor({ timeout: 10_000 });
    await page.setViewportSize({ width: 360, height: 740 });
    // The buttons leave it a line of its own.
    await expect.poll(async () => (await said.boundingBox())?.height).toBeLessThan(20);
    // A person can play in its place.
    await page.getByRole('button', { name: 'Play for Bruno' }).click();
    await settled(page);
    await playTurn(page, byMouse(page));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe.skipIf(executablePath === undefined)('a part of the page', () => {
  test('that is not loaded is said, with a way to load the page again', async () => {
    const page = await openPlayground(site, { serviceWorkers: 'block' });
    await page.route(/\/(editing|puzzles)-/, (route) => route.abort());
    await page.getByRole('button', { name: 'Editor' }).click();
    await page.getByText('Could not load this. Try again.').waitFor();
    await page.unroute(/\/(editing|puzzles)-/);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.locator('#verdict').waitFor();
    expectMissingFiles();
  });

  test.each([
    ['words', /\/(en|de|azul)-/],
    ['code', /\/main\.js$/],
  ])('without whose %s it cannot begin is said', async (_, missing) => {
    const page = await openPlayground(site, { serviceWorkers: 'block' });
    const text = page.getByText('Die Seite lässt sich gerade nicht laden.');
    expect(await text.count()).toBe(0);
    await page.route(missing, (route) => route.abort());
    await page.reload();
    await text.waitFor({ timeout: 10_000 });
    await page.unroute(missing);
    await page.reload();
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    expect(await text.count()).toBe(0);
    expectMissingFiles();
  });
});

describe.skipIf(executablePath === undefined)('channels and locks', () => {
  test('that a browser refuses leave a page that plays and saves', async () => {
    const page = await openPlayground(site);
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'BroadcastChannel', undefined);
      navigator.locks.request = () => Promise.reject(new DOMException('No.', 'SecurityError'));
    });
    await page.reload();
    await start(page);
    await settled(page);
    await playTurn(page, byMouse(page));
    await settled(page);
    const played = await strings(page);
    await page.reload();
    await settled(page);
    expect(await strings(page)).toEqual(played);
  });
});

describe.skipIf(executablePath === undefined)('what the browser says and keeps', () => {
  test('costs no more than what is wrong itself: a language, a saved game', async () => {
    const page = await playOne();
    await page.getByRole('button', { name: 'Games' }).click();
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('azulejo');
          opening.onsuccess = () => {
            const games = opening.result.transaction('games', 'readwrite').objectStore('games');
            games.put({ id: 'none' });
            const reading = games.getAll();
            reading.onsuccess = () => {
              const { names: _, ...rest } = reading.result.find(({ names }) => names !== undefined);
              games.put({ ...rest, id: 'nameless' });
            };
            games.transaction.oncomplete = resolve;
            games.transaction.onerror = reject;
          };
        }),
    );
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { value: ['en-US@posix'] });
    });
    await page.reload();
    await expect.poll(() => page.locator('.saved li').count()).toBe(2);
    await page.locator('.saved .open', { hasNotText: 'Ada' }).click();
    await settled(page);
  });
});
