/** The pages of the site: front page, guides and reference, on screens of any size, with any taste. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeState, renderSvg } from 'azulejo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { read } from '../docs/pages.js';
import { executablePath, expectAccessible, useSite } from './browser.js';

const SITE = fileURLToPath(new URL('../../site', import.meta.url));
const PAGES = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

const WIDTHS = [390, 820, 1440];

/** Pixels that a page may be high: those that have a row for each folder or issue of a game come close. */
const HIGHEST = 22_000;

const LOOKED_AT = [
  'index.html',
  'guides/getting-started.html',
  'guides/rules.html',
  'guides/format.html',
  'modules/azulejo.html',
  'functions/azulejo.explainMove.html',
  'interfaces/azulejo_game.Game.html',
  'classes/azulejo.DecodeError.html',
  'playground/index.html',
];

const { open, addressOf } = useSite();

/** Load a page, and return how far it is wider than each window, and how high. */
async function measure(page: Page, path: string) {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
  await page.goto(addressOf(path));
  const sizes = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    sizes.push(
      await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { tooWide: scrollWidth - window.innerWidth, height: scrollHeight };
      }),
    );
  }
  return sizes;
}

describe.skipIf(executablePath === undefined)('every page', () => {
  test(`fits windows of ${WIDTHS} pixels, and is not too long`, async () => {
    const page = await open('index.html');
    // The index of the search is a hundred kilobytes, which each page would read.
    await page.route('**/assets/search.js', (route) => route.fulfill({ body: '' }));
    const faults: string[] = [];
    for (const path of PAGES) {
      (await measure(page, path)).forEach(({ tooWide, height }, index) => {
        const place = `${path} at ${WIDTHS[index]}`;
        if (tooWide > 0) faults.push(`${place}: ${tooWide} pixels too wide`);
        if (height > HIGHEST) faults.push(`${place}: ${height} pixels high`);
      });
    }
    expect(faults).toEqual([]);
  }, 300_000);

  test('runs scripts of its own files only', async () => {
    const page = await open('index.html');
    for (const path of LOOKED_AT) {
      await page.goto(addressOf(path));
      const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
      expect(await policy.getAttribute('content')).toMatch(
        /default-src 'none'; script-src 'self';/,
      );
      expect(await page.locator('script:not([src])').count()).toBe(0);
    }
  });
});

describe.skipIf(executablePath === undefined).each(['light', 'dark'] as const)(
  'in %s',
  (colorScheme) => {
    test.each(LOOKED_AT)('%s is accessible', async (path) => {
      const page = await open(path, { colorScheme });
      // The playground is drawn once its game and its words are loaded.
      await page.locator('main').waitFor();
      await expectAccessible(page);
    });

    test('the menu of a phone is accessible, and all of it can be reached', async () => {
      const page = await open('functions/azulejo.legalMoves.html', {
        colorScheme,
        viewport: { width: 390, height: 844 },
      });
      const menu = page.getByRole('navigation', { name: 'Pages' });
      expect(await menu.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page);
      for (const end of [menu.getByRole('link').first(), menu.getByRole('link').last()]) {
        await end.scrollIntoViewIfNeeded();
        const box = await end.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      }
      await menu.getByRole('link', { name: 'The rules' }).click();
      await page.waitForURL(/rules\.html/);
    });

    test('the pictures on the page of rules have the colours of the page', async () => {
      const page = await open('guides/rules.html', { colorScheme });
      const pictures = page.locator('main img');
      expect(await pictures.count()).toBeGreaterThan(3);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        const brightness = await picture.evaluate(async (image) => {
          if (!(image instanceof HTMLImageElement)) throw new TypeError('not an image');
          await image.decode();
          const canvas = new OffscreenCanvas(1, 1);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0, 1, 1);
          return context?.getImageData(0, 0, 1, 1).data[0];
        });
        if (colorScheme === 'dark') expect(brightness).toBeLessThan(128);
        else expect(brightness).toBeGreaterThan(128);
        expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(20);
      }
    });
  },
);

describe.skipIf(executablePath === undefined)('the front page', () => {
  const source = (page: Page) => page.locator('.board img').getAttribute('src');
  const caption = (page: Page) => page.locator('.board code').textContent();

  test('plays a game until it is paused', async () => {
    const page = await open('index.html');
    await expect.poll(() => caption(page), { timeout: 10_000 }).toMatch(/^applyMove\(state, 'A/);
    await expect.poll(() => caption(page), { timeout: 10_000 }).toMatch(/^applyMove\(state, 'B/);
    await page.getByRole('button', { name: 'Pause' }).click();
    // The step that is being drawn ends.
    await page.waitForTimeout(1500);
    const shown = await source(page);
    await page.waitForTimeout(2500);
    expect(await source(page)).toBe(shown);
    await page.getByRole('button', { name: 'Watch' }).click();
    await expect.poll(() => source(page), { timeout: 10_000 }).not.toBe(shown);
  });

  test('moves nothing while it loads and plays', async () => {
    const page = await open('index.html');
    await expect.poll(() => caption(page), { timeout: 10_000 }).toMatch(/^applyMove/);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            // TypeScript has no type for these entries.
            for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 2000);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });

  test('does not move for those who prefer less motion, until they ask for it', async () => {
    const page = await open('index.html', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Watch' }).waitFor();
    await page.waitForTimeout(2500);
    expect(await source(page)).toBe('assets/picture.svg');
    await page.getByRole('button', { name: 'Watch' }).click();
    await expect.poll(() => caption(page), { timeout: 10_000 }).toMatch(/^applyMove/);
  });

  test('is complete without JavaScript: picture, doors, menu', async () => {
    const page = await open('index.html', { javaScriptEnabled: false });
    expect(await page.locator('.board img').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Pause' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Records' }).click();
    await page.waitForURL(/records\.html/);
  });

  test('begins the game with the state of the picture', async () => {
    const page = await open('index.html', { reducedMotion: 'reduce' });
    const data = await page.locator('.board img').evaluate((image) => ({
      shared: image.getAttribute('data-shared') ?? '',
      players: image.getAttribute('data-players') ?? '',
    }));
    const svg = renderSvg(decodeState([data.shared, data.players]), { names: ['Ada', 'Bob'] });
    expect(`${svg}\n`).toBe(read('docs/picture.svg'));
  });

  test('leads to each game, to the first guide, and to three more', async () => {
    const page = await open('index.html');
    const links = page.locator('main a');
    const titles = await links.evaluateAll((all) =>
      all.map((link) => link.querySelector('strong')?.textContent ?? link.textContent),
    );
    expect(titles).toEqual([
      'Play',
      'Get started',
      'Play Azul',
      'Play The Royal Game of Ur',
      'Play Tsuro',
      'Play Cube Blokus',
      'Build a game',
      'Check states',
      'Write agents',
    ]);
    for (const index of titles.keys()) {
      await page.goto(addressOf('index.html'));
      await links.nth(index).click();
      await page.locator('h1').first().waitFor();
    }
  });
});

describe.skipIf(executablePath === undefined)('the reference', () => {
  test.each(['azulejo', 'azulejo_agents', 'azulejo_game', 'azulejo_record', 'azulejo_testing'])(
    'has a sentence beside each name of %s',
    async (module) => {
      const page = await open(`modules/${module}.html`);
      const sentences = await page.locator('main dd').allTextContents();
      expect(sentences.length).toBeGreaterThan(2);
      expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
    },
  );

  test('names types where the compiler would list 2,400 texts', async () => {
    const page = await open('functions/azulejo.encodeMove.html');
    const signatures = await page.locator('.tsd-signature').allTextContents();
    expect(signatures.map((text) => text.replace(/.*: /, ''))).toEqual([
      // Signatures with examples come first.
      'Move',
      'DraftMove',
      'TilingMove',
    ]);
  });
});

describe.skipIf(executablePath === undefined)('the search', () => {
  /** Type a text, and return the titles of what is found. */
  async function search(page: Page, text: string): Promise<string[]> {
    await page.getByRole('combobox').fill(text);
    await page.waitForTimeout(400);
    return page.locator('#tsd-search-results .text').allTextContents();
  }

  test('leads to a function by its name', async () => {
    const page = await open('index.html');
    await page.getByRole('button', { name: 'Search' }).click();
    await search(page, 'explainMove');
    await page.locator('#tsd-search-results li a').first().click();
    await page.waitForURL(/explainMove/);
    expect(await page.locator('h1').textContent()).toContain('explainMove');
  });

  test('takes any text', async () => {
    const page = await open('index.html');
    await page.getByRole('button', { name: 'Search' }).click();
    for (const text of ['newGame', 'seed', 'game', 'state:', 'move~', 'move^', '-state'])
      expect(await search(page, text), text).not.toEqual([]);
    for (const text of ['qqq', 'qqq:', 'qqq~', 'qqq\\'])
      expect(await search(page, text), text).toEqual([]);
    // Whatever is found for no words at all, nothing throws.
    for (const text of ['*', '+', '"', '-:']) await search(page, text);
  });

  test('finds every word that is indexed', async () => {
    const page = await open('index.html');
    await page.getByRole('button', { name: 'Search' }).click();
    const { count, missed } = await page.evaluate(async () => {
      // The script of the index defines it: compressed JSON in base64.
      const { searchData } = globalThis as unknown as { searchData: string };
      const bytes = Uint8Array.from(atob(searchData), (one) => one.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
      const { index } = await new Response(stream).json();
      const words: string[] = index.invertedIndex.map(([word]: [string]) => word);
      const field = document.querySelector<HTMLInputElement>('#tsd-search-input');
      const results = document.querySelector('#tsd-search-results');
      if (field === null || results === null) throw new Error('The page has no search.');
      // The script waits before it searches; here it does not.
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void) => {
        run();
        return 0;
      }) as typeof setTimeout;
      const missed = words.filter((word) => {
        field.value = word;
        field.dispatchEvent(new Event('input'));
        return results.childElementCount === 0;
      });
      window.setTimeout = setTimeout;
      return { count: words.length, missed };
    });
    expect(count).toBeGreaterThan(1000);
    expect(missed).toEqual([]);
  });
});
