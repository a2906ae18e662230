/** The playground without a network, and when there is a new version of it. */
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createFileServer } from '../support/file-server.js';
import { temporaryFolder } from '../support/folders.js';
import { executablePath, useSite } from './browser.js';
import { byMouse, openPlayground, playTurn, settled, start, strings } from './playground.js';

/** A copy of the page, which a test can publish another version of. */
const FOLDER = temporaryFolder();
const COPY = join(FOLDER, 'playground');
cpSync(fileURLToPath(new URL('../../site/playground', import.meta.url)), COPY, { recursive: true });

const site = useSite(createFileServer(FOLDER));

/** Publish a version of the page that says so in its title. */
function publish(name: string): void {
  const page = join(COPY, 'index.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(/<html [^>]*>/, `<html lang="en" data-version="${name}">`),
  );
  const worker = join(COPY, 'service-worker.js');
  const published = readFileSync(worker, 'utf8').replace(
    /"version":"[^"]*"/,
    `"version":"${name}"`,
  );
  writeFileSync(worker, published);
}

const version = (page: Page) => page.evaluate(() => document.documentElement.dataset.version);

/** Open the page, and wait until it is installed. */
async function install(): Promise<Page> {
  const page = await openPlayground(site);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  return page;
}

describe.skipIf(executablePath === undefined)('the installed page', () => {
  test('is loaded without a network, goes on with the game, and has agents', async () => {
    const page = await install();
    await start(page, { seats: ['human', 'level-2'] });
    await settled(page);
    await playTurn(page, byMouse(page));
    await settled(page);
    const before = await strings(page);
    await page.context().setOffline(true);
    await page.reload();
    await settled(page);
    expect(await strings(page)).toEqual(before);
    await playTurn(page, byMouse(page));
    await settled(page);
    expect(await strings(page)).not.toEqual(before);
    expect(await page.locator('.plate .tile').first().isVisible()).toBe(true);
    // By its other address, too.
    await page.goto(site.addressOf('playground/'));
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
  });

  test('speaks other languages without a network', async () => {
    const page = await install();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('es');
    await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Tus partidas' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  });

  test('has a manifest that a browser can install, with icons of the sizes it names', async () => {
    const page = await install();
    const client = await page.context().newCDPSession(page);
    const { errors, data = '{}' } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // Tests run in a window that keeps nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { icons } = JSON.parse(data) as { icons: { src: string; sizes: string }[] };
    const sizes = await page.evaluate(
      (all) =>
        Promise.all(
          all.map(async ({ src }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`;
          }),
        ),
      icons.filter(({ src }) => src.endsWith('.png')),
    );
    expect(sizes).toEqual(
      icons.filter(({ src }) => src.endsWith('.png')).map((icon) => icon.sizes),
    );
  });

  test('offers a new version where no game is played, and loads it on request', async () => {
    publish('one');
    const page = await install();
    expect(await version(page)).toBe('one');
    publish('two');
    await start(page);
    await settled(page);
    await page.reload();
    await settled(page);
    expect(await version(page)).toBe('one');
    const offer = page.getByRole('button', { name: 'Load it' });
    expect(await offer.count()).toBe(0);
    await page.getByRole('button', { name: 'Games' }).click();
    await offer.click();
    await expect.poll(() => version(page).catch(() => undefined)).toBe('two');
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    expect(await offer.count()).toBe(0);
    expect(await page.locator('.saved li').count()).toBe(1);
  });

  test('a tab has its own files while later versions take over, and those that no tab uses are deleted', async () => {
    publish('first');
    const old = await install();
    const [editor = ''] = readdirSync(COPY).filter((name) => /^editing-/.test(name));
    const text = readFileSync(join(COPY, editor));
    const accept = async (page: Page, name: string) => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.getByRole('button', { name: 'Load it' }).click();
      await expect.poll(() => version(page).catch(() => undefined)).toBe(name);
    };
    const page = await old.context().newPage();
    await page.goto(site.addressOf('playground/'));
    publish('second');
    await accept(page, 'second');
    // The third version has no such file any more.
    const worker = join(COPY, 'service-worker.js');
    const list = readFileSync(worker, 'utf8');
    writeFileSync(worker, list.replace(`"${editor}",`, ''));
    rmSync(join(COPY, editor));
    publish('third');
    await accept(page, 'third');
    expect(await version(old)).toBe('first');
    await old.getByRole('button', { name: 'Editor' }).click();
    await old.locator('#verdict').waitFor();
    // Tabs end without a word: what they leave is deleted when the page is loaded next.
    const kept = async () => {
      await page.reload();
      const names = await page.evaluate(() => caches.keys());
      // The address of the page follows.
      return names.map((name) => name.split(' ')[0]).toSorted();
    };
    await expect.poll(kept).toEqual(['azulejo-playground-first', 'azulejo-playground-third']);
    await old.close();
    await expect.poll(kept).toEqual(['azulejo-playground-third']);
    writeFileSync(join(COPY, editor), text);
    writeFileSync(worker, list);
  });

  test('caches of other programs are neither answered from nor deleted', async () => {
    const page = await install();
    await page.evaluate(async () => {
      const cache = await caches.open('another-program');
      const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
      const headers = { 'content-type': 'image/svg+xml' };
      await cache.put('nowhere.svg', new Response(picture, { headers }));
    });
    /** Whether there is a picture that only another program has. */
    const isAnswered = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const image = new Image();
            image.onload = () => resolve(true);
            image.onerror = () => resolve(false);
            image.src = 'nowhere.svg';
          }),
      );
    expect(await isAnswered()).toBe(false);
    publish('next');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect.poll(() => version(page).catch(() => undefined)).toBe('next');
    expect(await isAnswered()).toBe(false);
    expect(await page.evaluate(() => caches.keys())).toContain('another-program');
    // The browser reports that there is no such file.
    site.faults.splice(0);
  });

  test('a version that cannot be loaded whole does not replace the one that works', async () => {
    publish('three');
    const page = await install();
    publish('four');
    const worker = join(COPY, 'service-worker.js');
    const broken = readFileSync(worker, 'utf8').replace('"main.js"', '"main.js","missing.js"');
    writeFileSync(worker, broken);
    appendFileSync(join(COPY, 'main.js'), '\nthrow new Error("broken");');
    await page.reload();
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.installing === null && registration.waiting === null;
        }),
      )
      .toBe(true);
    expect(await version(page)).toBe('three');
    // The browser reports the file that is missing.
    site.faults.splice(0);
  });
});
