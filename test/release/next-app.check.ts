/** The product with Next.js, installed, built and started by its two commands, and played in Chromium as a person would. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../runtimes/find-chromium.js';
import { installExample, packInto, type Serving, serveExample } from './example.js';

const work = mkdtempSync(join(tmpdir(), 'azulejo-next-app-'));
let serving: Serving | undefined;
let browser: Browser;

beforeAll(async () => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium: found none, CHROMIUM can name one.');
  serving = await serveExample(installExample('next-app', work, packInto(work)), 8103);
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  await serving?.stop();
  rmSync(work, { recursive: true, maxRetries: 3 });
});

const said = (page: Page) => page.textContent('[role=status]');
const shown = (page: Page) =>
  page.locator('azulejo-azul').evaluate((board) => JSON.stringify(Reflect.get(board, 'state')));

/** Open a page whose errors fail the test. */
async function open(path: string, faults: string[]): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${serving?.url}${path}`);
  return page;
}

/** Send what the page would not send, and return the status and the code of the answer. */
const send = (page: Page, body: object) =>
  page.evaluate(
    async ([url, text]) => {
      const response = await fetch(url, { method: 'POST', body: text });
      // Every refusal has one.
      const { code } = (await response.json()) as { code: string };
      return `${response.status} ${code}`;
    },
    [`${page.url()}/moves`, JSON.stringify(body)] as const,
  );

/** Wait until the person is to move, or the game is over; return whether it is over. */
async function isOver(page: Page): Promise<boolean> {
  await expect.poll(() => said(page), { timeout: 20_000 }).toMatch(/^Your turn|win/);
  return !(await said(page))?.startsWith('Your turn');
}

/** Move by presses: tiles and their row, or a full row's cell. */
async function move(page: Page): Promise<void> {
  const before = await shown(page);
  const places = page.locator('.own .target');
  if ((await places.count()) === 0) await page.locator('.pile').first().click();
  await places.first().click();
  await expect.poll(() => shown(page)).not.toBe(before);
}

describe.each(['browser', 'server'])('an opponent in the %s', (place) => {
  const faults: string[] = [];
  let page: Page;

  test('moves in a game that the server checks, keeps and plays to the end', async () => {
    page = await open('/', faults);
    await page.selectOption('[name=place]', place);
    await page.click('button');
    await page.waitForURL(/games/);
    // No program has run yet, and there is the picture.
    expect(await (await page.request.get(page.url())).text()).toContain('<svg');

    for (let moves = 0; moves < 300 && !(await isOver(page)); moves++) {
      if (moves === 7) {
        const before = await shown(page);
        await page.reload();
        expect(await isOver(page)).toBe(false);
        expect(await shown(page)).toBe(before);
      }
      await move(page);
    }
    expect(await said(page)).toMatch(/win/);
    expect(faults).toEqual([]);
  });

  test('is in a game that others can watch, and nobody else can play', async () => {
    const path = new URL(page.url()).pathname;
    const other = await open(path, faults);
    await expect.poll(() => said(other)).toBe('You watch');
    expect(await shown(other)).toBe(await shown(page));
    const { status } = await fetch(`${serving?.url}${path}/moves`, { method: 'POST', body: '{}' });
    expect(status).toBe(403);
    await page.goto(`${serving?.url}/`);
    expect(await page.locator('li').allTextContents()).toEqual([expect.stringMatching(/: over, /)]);
  });
});

test('an illegal move is refused with its issue, and changes nothing', async () => {
  const page = await open('/', []);
  await page.click('button');
  await page.waitForURL(/games/);
  await isOver(page);
  const before = await shown(page);
  // The first deal, and a move of the opponent if it began.
  const answers = [];
  for (const number of [1, 2]) answers.push(await send(page, { number, move: 'A8a0' }));
  expect(answers).toContain('422 move.colour-not-there');
  expect(answers).toContain('409 game.changed');
  await page.reload();
  await isOver(page);
  expect(await shown(page)).toBe(before);
});
