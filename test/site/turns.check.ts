/** Giving up, handing the device over, clocks and sounds, in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath, expectFlawless, overflows, SMALL, useSite } from './browser.js';
import { byMouse, openOptions, openPlayground, playTurn, settled, start } from './playground.js';

const site = useSite();

const status = (page: Page) => page.locator('.says h2').textContent();
const focusedText = (page: Page) => page.evaluate(() => focusedElement()?.textContent);

/** Choose a clock in the menu. */
async function chooseClock(page: Page, minutes: string, seconds: string): Promise<void> {
  await openOptions(page);
  await page.getByText(/^Clock:/).click();
  await page.getByLabel('Minutes of each person').selectOption(minutes);
  await page.getByLabel('Seconds for each move').selectOption(seconds);
}

/** Expect buttons of a bar and a cover that fingers hit, without scrolling. */
async function expectInReach(page: Page, selector: string): Promise<void> {
  const boxes = await page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { top, bottom, width, height } = each.getBoundingClientRect();
      return { top, bottom, size: Math.min(width, height) };
    }),
  );
  expect(boxes.length).toBeGreaterThan(0);
  for (const { top, bottom, size } of boxes) {
    expect(size).toBeGreaterThanOrEqual(39.5);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(640);
  }
}

describe.skipIf(executablePath === undefined)('giving up', () => {
  test('is asked for, ends Azul, survives a reload, and can be undone', async () => {
    const page = await openPlayground(site, SMALL);
    await start(page, { seats: ['human', 'level-2'], seed: '4' });
    await settled(page);
    await expectInReach(page, '.bar button');
    await page.getByRole('button', { name: 'Give up' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Does Ada give up?' });
    expect(await dialog.textContent()).toContain('The game ends, and Bruno wins.');
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    expect(await status(page)).toBe('your turn');
    await page.getByRole('button', { name: 'Give up' }).tap();
    await dialog.getByRole('button', { name: 'Give up' }).tap();
    expect(await status(page)).toBe('Bruno wins: Ada gives up');
    expect(await page.locator('.ranking .winner th').textContent()).toContain('Bruno');
    await expectFlawless(page);
    await page.reload();
    await page.locator('.azul').waitFor();
    // A game that had ended says so when it is asked.
    expect(await page.locator('.ranking').count()).toBe(0);
    await page.getByRole('button', { name: 'Result' }).tap();
    await page.locator('.ranking').waitFor();
    await page.getByRole('button', { name: 'Look at the board' }).tap();
    expect(await status(page)).toBe('Bruno wins: Ada gives up');
    expect(await page.getByRole('button', { name: 'Give up' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).tap();
    expect(await status(page)).toBe('your turn');
  });

  test('lets the others of Cube Blokus play on', async () => {
    const page = await openPlayground(site, {}, '#menu/cube-blokus');
    await openOptions(page);
    for (const player of [1, 2, 3, 4]) {
      await page.getByLabel(`Who plays for player ${player}`).selectOption('human');
    }
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Does Ada give up?' });
    expect(await dialog.textContent()).toContain('The others play on.');
    await dialog.getByRole('button', { name: 'Give up' }).click();
    await expect.poll(() => status(page)).toBe('Bruno places a piece');
    expect(await page.locator('.moves li').allTextContents()).toEqual(['AdaDrops out ']);
  });
});

describe.skipIf(executablePath === undefined)('handing over', () => {
  test('covers the board of Tsuro until the next person is ready, by Enter', async () => {
    const page = await openPlayground(site, SMALL, '#menu/tsuro');
    await openOptions(page);
    await page.getByLabel('Who plays for player 2').selectOption('human');
    await page.getByRole('button', { name: 'Settings' }).tap();
    await page.getByRole('radio', { name: 'Instant' }).check();
    await page.getByRole('button', { name: 'Close' }).tap();
    expect(await page.getByLabel('Cover the board between turns').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    const ready = page.getByRole('button', { name: 'Ready' });
    await page.getByRole('heading', { name: 'Hand over to Ada' }).waitFor();
    await expectInReach(page, '.hand-over button');
    await expectFlawless(page);
    expect(await page.locator('.tsuro, .side').count()).toBe(0);
    expect(await focusedText(page)).toBe('Ready');
    await page.keyboard.press('Enter');
    await page.locator('.tile').first().waitFor();
    expect(await page.evaluate(() => focusedElement() === document.body)).toBe(false);
    await page.locator('.squares .free').first().tap();
    await page.getByRole('button', { name: 'Place tile' }).tap();
    await page.getByRole('heading', { name: 'Hand over to Bruno' }).waitFor();
    expect(await page.locator('.tsuro .hand').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await ready.tap();
    await page.locator('.tile').first().waitFor();
    expect(await overflows(page)).toBe(false);
  });

  test('is chosen in Azul, and not offered to one person alone', async () => {
    const page = await openPlayground(site);
    const cover = page.getByLabel('Cover the board between turns');
    expect(await cover.count()).toBe(0);
    await openOptions(page);
    await page.getByLabel('Who plays for player 2').selectOption('human');
    expect(await cover.isChecked()).toBe(false);
    await cover.check();
    await start(page, { seed: '4' });
    await page.getByRole('button', { name: 'Ready' }).click();
    await page.locator('.pile[aria-disabled=false]').first().click();
    await page.locator('.own .storage.target').last().click();
    await page.getByRole('heading', { name: 'Hand over to Bruno' }).waitFor();
  });
});

test.skipIf(executablePath === undefined)(
  'agents go on where a move that is animated is left for the game',
  async () => {
    const page = await openPlayground(site);
    await start(page, { seats: ['level-1', 'level-1'], speed: 'Slow' });
    const moves = page.locator('.moves li');
    await expect.poll(() => moves.count(), { timeout: 30_000 }).toBeGreaterThan(3);
    await moves.nth(0).getByRole('button').click();
    await moves.nth(1).getByRole('button').click();
    await page.locator('[data-item=live]').click();
    const before = await moves.count();
    await expect.poll(() => moves.count(), { timeout: 15_000 }).toBeGreaterThan(before);
  },
);

describe.skipIf(executablePath === undefined)('a clock', () => {
  const times = (page: Page) => page.locator('.clocks .time').allTextContents();

  test('runs for whoever moves, adds the increment, and survives a reload', async () => {
    const page = await openPlayground(site, SMALL);
    await openOptions(page);
    await page.getByLabel('Who plays for player 2').selectOption('human');
    await chooseClock(page, '5', '10');
    await start(page, { seed: '4' });
    await settled(page);
    await expect.poll(() => times(page)).toEqual([expect.stringMatching(/^4:5\d$/), '5:00']);
    await expectFlawless(page);
    await expectInReach(page, '.bar button, .pile, .own .storage, .own .floor');
    await page.reload();
    await settled(page);
    const [left = ''] = await times(page);
    expect(left).toMatch(/^4:[45]\d$/);
    await playTurn(page, byMouse(page));
    await expect
      .poll(() => times(page), { timeout: 10_000 })
      .toEqual([expect.stringMatching(/^(4:5\d|5:0\d)$/), '4:58']);
    expect(await page.locator('.clocks [aria-current]').textContent()).toMatch(/^Bruno/);
    // An earlier position stops it.
    await page.locator('.moves li button').first().click();
    const stopped = await times(page);
    await page.waitForTimeout(1500);
    expect(await times(page)).toEqual(stopped);
  });

  test.each([
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
    { width: 1024, height: 768 },
    { width: 820, height: 1180 },
  ])('leaves room for four boards at $width × $height', async (viewport) => {
    const page = await openPlayground(site, { viewport });
    await chooseClock(page, '10', '0');
    await start(page, { seats: ['human', 'human', 'human', 'human'], seed: '4' });
    await settled(page);
    expect(await page.locator('.clocks li').count()).toBe(4);
    const bottoms = await page
      .locator('.board, .plate, .azul .centre')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(4 + 9 + 1);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(viewport.height);
    expect(await overflows(page)).toBe(false);
  });

  test('says when little time is left, and ends the game', async () => {
    const page = await openPlayground(site);
    await page.clock.install();
    await chooseClock(page, '1', '0');
    await start(page, { seats: ['human', 'level-1'], seed: '4' });
    await page.clock.runFor(2000);
    await settled(page);
    const said = page.locator('.stage > [aria-live]');
    expect(await said.textContent()).toBe('');
    await page.clock.runFor(29_000);
    expect(await said.textContent()).toBe('Ada has 30 seconds left.');
    await page.clock.runFor(5000);
    expect(await said.textContent()).toBe('Ada has 30 seconds left.');
    await page.clock.runFor(30_000);
    await expect.poll(() => status(page)).toBe('Bruno wins: Ada is out of time');
    expect(await times(page)).toEqual(['0:00', '–no limit']);
  });
});

describe.skipIf(executablePath === undefined)('sounds', () => {
  test('are off until they are switched on, and the policy of the page allows them', async () => {
    const page = await openPlayground(site);
    await page.evaluate(() => {
      const begun: number[] = [];
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        begun.push(this.currentTime);
        return create.call(this);
      };
      const blocked: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        blocked.push(effectiveDirective);
      });
      Object.assign(globalThis, { begun, blocked });
    });
    const tones = () => page.evaluate(() => Reflect.get(globalThis, 'begun').length);
    await start(page, { seed: '4' });
    await settled(page);
    await playTurn(page, byMouse(page));
    expect(await tones()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('group', { name: 'Sounds' }).getByLabel('On').check();
    await expectFlawless(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(tones).toBe(1);
    await playTurn(page, byMouse(page));
    await expect.poll(tones).toBe(2);
    await page.locator('.own [data-target="0"]').click({ force: true });
    await expect.poll(tones).toBe(3);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'blocked'))).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).click();
    const on = page.getByRole('group', { name: 'Sounds' }).getByLabel('On');
    expect(await on.isChecked()).toBe(true);
  });
});
