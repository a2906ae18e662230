/** What fifty games in one page leave in its memory. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath, useSite } from './browser.js';
import { openPlayground, start } from './playground.js';

const site = useSite();

/** Games before the first measurement: what is loaded and compiled once is there by then. */
const FIRST_GAMES = 5;

const GAMES = 50;

/** Megabytes that so many games may add. Their positions alone would be more, if any were kept. */
const MOST_GROWTH = 4;

interface Memory {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Collect garbage, and return what is left. */
async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { megabytes: usedSize / 2 ** 20, nodes, listeners };
}

/** Let agents play a game to its end, and go back to the menu. */
async function playGame(page: Page, seed: number): Promise<void> {
  await start(page, { seats: ['level-1', 'level-1'], seed: `${seed}` });
  await page.locator('.ranking').waitFor();
  // Back closes the result, and then leaves the game.
  await page.goBack();
  await page.locator('.ranking').waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
}

describe.skipIf(executablePath === undefined)('the memory of the page', () => {
  test('does not grow with the games that are played', { timeout: 600_000 }, async () => {
    const page = await openPlayground(site);
    for (let game = 0; game < FIRST_GAMES; game++) await playGame(page, game);
    const before = await memoryOf(page);
    for (let game = 0; game < GAMES; game++) await playGame(page, FIRST_GAMES + game);
    const after = await memoryOf(page);
    console.log('Memory after', FIRST_GAMES, 'games:', before, 'after', GAMES, 'more:', after);
    expect(after.megabytes - before.megabytes).toBeLessThan(MOST_GROWTH);
    // The list of saved games grows; nothing else does.
    expect(after.nodes - before.nodes).toBeLessThan(3000);
    expect(after.listeners - before.listeners).toBeLessThan(500);
  });
});
