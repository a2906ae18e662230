/** The playground in a real browser: playing, checking, saving and sharing. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readRecord, replay } from 'azulejo/record';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, executablePath, expectAccessible, overflows, PHONE, useSite } from './browser.js';

const PLAYGROUND = fileURLToPath(new URL('../../site/playground', import.meta.url));
const { open, faults } = useSite();

const openPlayground = (look: BrowserContextOptions = {}, hash = '') =>
  open(`playground/index.html${hash}`, look);

interface Setup {
  readonly seats?: readonly string[];
  readonly players?: number;
  readonly mosaic?: 'Fixed' | 'Variant';
  readonly seed?: string;
}

/** Fill the start menu, and play. */
async function start(page: Page, setup: Setup = {}): Promise<void> {
  const {
    seats = ['human', 'human'],
    players = seats.length,
    mosaic = 'Fixed',
    seed = '3',
  } = setup;
  await page.getByRole('radio', { name: `${players}`, exact: true }).check();
  await page.getByRole('radio', { name: mosaic }).check();
  for (const [index, seat] of seats.entries()) {
    await page.getByLabel(`Who plays for player ${index + 1}`).selectOption(seat);
  }
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

const strings = async (page: Page) => [
  await page.locator('code[data-text=shared]').textContent(),
  await page.locator('code[data-text=players]').textContent(),
];

const phase = (page: Page) => page.locator('.board svg').getAttribute('data-phase');

/** Wait for a person's turn, the end of a round, or the end of the game. */
async function settled(page: Page): Promise<void> {
  await page
    .locator('.board [data-touch], form.panel button[type=submit], section.end')
    .first()
    .waitFor();
}

/** Play a move of the list. */
async function playListed(page: Page): Promise<void> {
  const list = page.locator('.moves button[data-move]:enabled');
  // The last target is the floor; the one before it is a row that accepts the tiles, if there is one.
  const count = await list.count();
  await list.nth(count > 4 ? 4 : 0).click();
}

test('the playground is smaller than 150 kB, compressed', async () => {
  const names = await readdir(PLAYGROUND);
  const files = await Promise.all(names.map((name) => readFile(join(PLAYGROUND, name))));
  const weight = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  console.log(`The playground weighs ${(weight / 1000).toFixed(1)} kB, compressed.`);
  expect(weight).toBeLessThan(150_000);
});

describe.skipIf(executablePath === undefined)('checking', () => {
  test('shows errors at their places, and the picture once they are fixed', async () => {
    const page = await openPlayground();
    await page.getByRole('button', { name: 'Check a state' }).first().click();
    await page.getByLabel('Shared string').fill('AF0baCfB1919202020D0000000000');
    await page.getByLabel('Players string').fill('A0MSFB07MSF');
    expect(await page.textContent('#verdict')).toBe('Not a valid state: 1 error.');
    expect(await page.locator('mark').allTextContents()).toEqual(['a1', '072']);
    expect(await page.locator('.issues li').first().textContent()).toMatch(/^Factory 0\b.*"ba"/);
    expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);

    await page.getByLabel('Shared string').fill('AF0abCfB1919202020D0000000000');
    await page.getByLabel('Players string').fill('A0MSFB7MSF');
    expect(await page.textContent('#verdict')).toBe('A valid state.');
    expect(await page.locator('.board [data-source="0"][data-colour]').count()).toBe(2);

    await page.getByRole('button', { name: 'Play from here' }).click();
    expect(await strings(page)).toEqual(['AF0abCfB1919202020D0000000000', 'A0MSFB7MSF']);
  });

  test('accepts both strings in one paste, and garbage of any length', async () => {
    const page = await openPlayground();
    await page.getByRole('button', { name: 'Check a state' }).first().click();
    await page.getByLabel('Shared string').fill('["AFCfB2020202020D0000000000","A0MSFB0MSF"]');
    expect(await page.inputValue('#text-players')).toBe('A0MSFB0MSF');
    expect(await page.textContent('#verdict')).toBe('A valid state.');
    await page.getByLabel('Players string').evaluate((field) => {
      // The label belongs to a text area.
      const area = field as HTMLTextAreaElement;
      area.value = '<img src=x onerror=alert(1)>'.repeat(100_000);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(await page.textContent('#verdict')).toMatch(/^Not a valid state/);
    expect(await page.locator('img').count()).toBe(0);
    expect((await page.inputValue('#text-players')).length).toBeLessThanOrEqual(1000);
  });
});

describe.skipIf(executablePath === undefined)('playing', () => {
  test('by clicking: a whole round between people, undo and redo', async () => {
    const page = await openPlayground();
    await start(page, { mosaic: 'Variant' });
    const first = await strings(page);
    const sources = '.board [data-source][data-touch] .area';
    await page.locator(sources).first().click();
    expect(await page.locator('.board .target').count()).toBe(6);
    await page.keyboard.press('Escape');
    expect(await page.locator('.board .target').count()).toBe(0);

    while ((await phase(page)) === 'drafting') {
      await page.locator(sources).first().click();
      await page
        .locator('.board .target')
        .nth(2)
        .or(page.locator('.board .target').first())
        .last()
        .click();
    }
    while ((await phase(page)) === 'tiling') {
      if ((await page.locator('.board .target').count()) === 0) {
        await page.locator('.board [data-touch]').first().click();
      }
      await page.locator('.board .target').first().click();
    }
    expect(await phase(page)).toBe('round-end');
    const ended = await strings(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await strings(page)).not.toEqual(ended);
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await strings(page)).toEqual(ended);

    await page.getByLabel('Seed', { exact: true }).fill('77');
    await page.getByRole('button', { name: 'Next round' }).click();
    expect(await phase(page)).toBe('drafting');
    await page.getByLabel('Position').fill('0');
    expect(await strings(page)).toEqual(first);
  });

  test('by keyboard alone: a whole round, from the menu on', async () => {
    const page = await openPlayground();
    await page.getByLabel('Who plays for player 2').selectOption('human');
    await page.getByRole('button', { name: 'Play', exact: true }).focus();
    await page.keyboard.press('Enter');
    await settled(page);
    const isOnBoard = () => page.evaluate(() => document.activeElement?.closest('.board') != null);
    const isTarget = () => page.evaluate(() => document.activeElement?.closest('.target') != null);
    const tabTo = async (reached: () => Promise<boolean>) => {
      for (let tabs = 0; tabs < 60 && !(await reached()); tabs++) await page.keyboard.press('Tab');
    };
    const isTouch = () =>
      page.evaluate(() => document.activeElement?.hasAttribute('data-touch') === true);
    for (let step = 0; step < 60 && (await phase(page)) !== 'round-end'; step++) {
      await tabTo(isTouch);
      expect(await isOnBoard()).toBe(true);
      if (!(await isTarget())) await page.keyboard.press('Enter');
      await tabTo(isTarget);
      await page.keyboard.press(step % 2 === 0 ? ' ' : 'Enter');
    }
    expect(await phase(page)).toBe('round-end');
    await page.keyboard.press('Control+z');
    expect(await phase(page)).not.toBe('round-end');
    await page.keyboard.press('Control+Shift+z');
    expect(await phase(page)).toBe('round-end');
  });

  test('announces events in a live region, and highlights listed moves on the board', async () => {
    const page = await openPlayground();
    await start(page);
    const move = page.locator('.moves button[data-move]').first();
    await move.hover();
    expect(await page.locator('.board .highlight').count()).toBe(2);
    await move.focus();
    expect(await page.locator('.board .highlight').count()).toBe(2);
    await page.keyboard.press('Enter');
    // The focus stays in the list although the move is gone.
    expect(await page.evaluate(() => document.activeElement?.closest('.moves') != null)).toBe(true);
    expect(await page.getByRole('status').textContent()).toMatch(
      /^\w+ takes \d \w+, .*\. \w+ takes/,
    );
  });

  test('a whole game against level 2, whose record is saved and loaded', async () => {
    const page = await openPlayground();
    await start(page, { seats: ['human', 'level-2'], seed: '11' });
    await settled(page);
    for (let step = 0; step < 400 && (await phase(page)) !== 'game-over'; step++) {
      const next = page.getByRole('button', { name: 'Next round' });
      if (await next.isVisible()) await next.click();
      else await playListed(page);
      await settled(page);
    }
    expect(await phase(page)).toBe('game-over');
    expect(await page.locator('section.end tbody tr').count()).toBe(2);
    expect(await page.locator('section.end .winner').count()).toBeGreaterThan(0);

    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the record' }).click();
    const path = await (await downloaded).path();
    const read = readRecord(await readFile(path, 'utf8'));
    if (!read.ok) throw new Error(read.issues[0]?.message);
    expect(replay(read.record).ok).toBe(true);
    const last = await strings(page);

    await page.getByRole('button', { name: 'New game' }).click();
    await page.locator('input[type=file]').setInputFiles(path);
    expect(await page.textContent('.count')).toBe(`0 / ${read.record.events.length}`);
    await page.getByRole('button', { name: 'One step forward' }).click();
    expect(await page.textContent('.count')).toBe(`1 / ${read.record.events.length}`);
    await page.getByLabel('Position').fill(`${read.record.events.length}`);
    expect(await strings(page)).toEqual(last);
    expect(await page.locator('section.end').count()).toBe(1);
  });

  test('four agents play a game by themselves', async () => {
    const page = await openPlayground();
    await start(page, { seats: ['greedy', 'level-1', 'greedy', 'level-2'] });
    await page.locator('section.end').waitFor();
    expect(await page.locator('section.end tbody tr').count()).toBe(4);
  });

  test('a search rates the moves while the page stays responsive', async () => {
    const page = await openPlayground();
    await start(page);
    await page.getByLabel('Analyse').check();
    await page.locator('.rating meter').first().waitFor();
    const best = page.locator('.moves button[data-move]').first();
    expect(await best.locator('meter').getAttribute('value')).toMatch(/^\d+$/);
    await best.click();
    expect(await page.textContent('.count')).toBe('1 / 1');
    await page.getByLabel('Analyse').uncheck();
    expect(await page.locator('.rating').count()).toBe(0);
  });

  test('a link opens the position in another page, with names as text', async () => {
    const page = await openPlayground();
    await page.getByLabel('Name of player 1').fill('<b>Ada</b> & co');
    await start(page, { mosaic: 'Variant' });
    await playListed(page);
    const { hash } = new URL(page.url());
    const before = await strings(page);
    await page.close();
    const opened = await openPlayground({}, hash);
    expect(await strings(opened)).toEqual(before);
    expect(await opened.locator('.players strong').first().textContent()).toBe('<b>Ada</b> & co');
    expect(await opened.locator('b').count()).toBe(0);
  });

  test('a file or a link without a game is rejected with a reason', async () => {
    const page = await openPlayground({}, '#shared=nothing');
    expect(await page.getByRole('status').textContent()).toBe('The link contains no valid state.');
    await page.locator('input[type=file]').setInputFiles({
      name: 'noise.record',
      mimeType: 'text/plain',
      buffer: Buffer.from('noise'),
    });
    await expect
      .poll(() => page.getByRole('status').textContent())
      .toMatch(/^This record cannot be loaded\./);
  });
});

describe.skipIf(executablePath === undefined)('the Content-Security-Policy', () => {
  /** List what the page's policy has blocked, from now on. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const blocked: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        blocked.push(effectiveDirective);
      });
      Reflect.set(globalThis, 'blocked', blocked);
    });
  const blocked = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'blocked'));

  test('blocks nothing of a game, its pictures and its analysis', async () => {
    const page = await openPlayground();
    await watch(page);
    await start(page, { seats: ['human', 'level-2'] });
    await settled(page);
    await playListed(page);
    await settled(page);
    await page.getByLabel('Analyse').check();
    await page.locator('.rating meter').first().waitFor();
    // The picture has the colours of its own style sheet.
    const fill = await page
      .locator('.board .panel')
      .first()
      .evaluate((panel) => getComputedStyle(panel).fill);
    expect(fill).not.toBe('rgb(0, 0, 0)');
    expect(await blocked(page)).toEqual([]);
  });

  test('blocks code and style that somebody brings into the page', async () => {
    const page = await openPlayground();
    await watch(page);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.injected = true';
      document.body.append(script);
      const link = document.createElement('div');
      link.innerHTML = '<img src="no.png" onerror="globalThis.injected = true">';
      link.innerHTML += '<style>body { color: red }</style>';
      link.innerHTML += '<iframe src="/index.html"></iframe>';
      document.body.append(link);
    });
    await expect
      .poll(() => blocked(page))
      .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'style-src-elem']));
    expect(await page.evaluate(() => Reflect.get(globalThis, 'injected'))).toBeUndefined();
    const sent = page.evaluate(() => fetch('/index.html'));
    await expect(sent).rejects.toThrow('Failed to fetch');
    expect(await blocked(page)).toContain('connect-src');
    // The browser reports each of these, and the image that does not exist.
    expect(faults.splice(0).length).toBeGreaterThan(3);
  });
});

describe.skipIf(executablePath === undefined)('for everybody', () => {
  const looks = [DESKTOP, PHONE].flatMap((viewport) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
  );

  test.each(looks)('the playground at $viewport.width, $colorScheme', async (look) => {
    const page = await openPlayground(look);
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
    await start(page, { seats: ['human', 'level-2', 'human', 'human'], mosaic: 'Variant' });
    await settled(page);
    await page.locator('.board [data-touch]').first().click();
    await page.getByLabel('Analyse').check();
    await page.locator('.rating').first().waitFor();
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: 'Check a state' }).click();
    await page.getByLabel('Shared string').fill('AF0baCfB1919202020D0000000000');
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: 'Rules' }).click();
    await expectAccessible(page);
  });

  test('on a phone, tiles and rows are large enough for a finger', async () => {
    const page = await openPlayground({ viewport: PHONE });
    await start(page);
    await page.locator('.board [data-touch]').first().click();
    const sizes = await page.locator('.board [data-touch]').evaluateAll((groups) =>
      groups.map((group) => {
        const { width, height } = group.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });
});
