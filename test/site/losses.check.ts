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
