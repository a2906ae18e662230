/** The piece in the hand on a board of Cube Blokus: wheel, other button, two fingers, a long press; its ratings. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import { board, CUBE, toldOf, useBoardPages } from './pages.js';

const { open } = useBoardPages();

/** Return how the piece in the hand lies: its size, and its outline. */
async function held(page: Page) {
  const drawn = page.locator('.piece.held .drawn');
  const [, , width, height] = ((await drawn.getAttribute('viewBox')) ?? '').split(' ');
  return { size: `${width} × ${height}`, outline: await drawn.locator('.shape').getAttribute('d') };
}

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe.skipIf(executablePath === undefined)('the piece in the hand', () => {
  test.each(['.scene', '.net'])(
    'is turned by the wheel, and flipped by the other button: %s',
    async (surface) => {
      const page = await open({
        body: `${board(CUBE, 'movable="all"')}<div style="height: 2000px"></div>`,
        modules: ['cube-blokus'],
        look: { viewport: { width: 1000, height: 600 } },
      });
      await page.locator('azulejo-cube-blokus').scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(page, surface);
      await page.mouse.move(x, y);
      await page.locator('[data-item=L5]').click();
      const before = await held(page);
      expect(before.size).toBe('2 × 4');
      const top = await page.evaluate(() => scrollY);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => held(page)).toMatchObject({ size: '4 × 2' });
      await page.mouse.wheel(0, -100);
      await expect.poll(() => held(page)).toEqual(before);
      await page.mouse.click(x, y, { button: 'right' });
      const after = await held(page);
      expect(after.size).toBe(before.size);
      expect(after.outline).not.toBe(before.outline);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      // Without a piece, the wheel scrolls the page.
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
      expect(await toldOf(page, 'move')).toEqual([]);
    },
  );

  test('is turned by two fingers, which turn no cube, and flipped by a long press', async () => {
    const page = await open({
      body: board(CUBE, 'movable="all"'),
      modules: ['cube-blokus'],
      look: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    });
    await page.locator('.scene').scrollIntoViewIfNeeded();
    await page.locator('[data-item=L5]').tap();
    const before = await held(page);
    const cube = () => page.locator('.cube').evaluate((each) => each.style.transform);
    const view = await cube();
    const { x, y } = await middleOf(page, '.scene');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', degrees?: number) => {
      const [right, down] = [Math.cos, Math.sin].map(
        (part) => 60 * part(((degrees ?? 0) * Math.PI) / 180),
      );
      const touchPoints =
        degrees === undefined
          ? []
          : [
              { x, y, id: 0 },
              { x: x + (right ?? 0), y: y + (down ?? 0), id: 1 },
            ];
      return session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 0);
    for (const degrees of [15, 30, 45, 60, 75, 90]) await touch('touchMove', degrees);
    await touch('touchEnd');
    await expect.poll(() => held(page)).toMatchObject({ size: '4 × 2' });
    expect(await cube()).toBe(view);
    await page.keyboard.press('Shift+R');
    await expect.poll(() => held(page)).toEqual(before);

    const finger = { touchPoints: [{ x, y, id: 0 }] };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...finger });
    await expect.poll(() => held(page)).not.toEqual(before);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect((await held(page)).size).toBe(before.size);
    // It was no tap.
    expect(await page.locator('.mark.ghost, .mark.bad').count()).toBe(0);
    expect(await toldOf(page, 'move')).toEqual([]);
  });

  test('is rated again after a function that throws, or is rejected', async () => {
    const page = await open({ body: board(CUBE, 'movable="all"'), modules: ['cube-blokus'] });
    const element = page.locator('azulejo-cube-blokus');
    await element.evaluate((each) => {
      const answers = [
        () => {
          throw new Error('Oh.');
        },
        () => Promise.reject(new Error('Oh.')),
        () => Promise.resolve(new Map()),
      ];
      Object.assign(each, { rate: () => answers.shift()?.(), answers });
    });
    await page.locator('[data-item=L5]').click();
    for (const left of [2, 1, 0]) {
      await page.locator('[data-item=rate]').click();
      const failed = 'The search does not answer. Try again.';
      await expect
        .poll(async () => (await toldOf(page, 'notice')).filter(({ text }) => text === failed))
        .toHaveLength(Math.min(2, 3 - left));
      expect(await element.evaluate((each) => Reflect.get(each, 'answers').length)).toBe(left);
    }
    expect(await page.evaluate(() => problems)).toEqual([]);
  });
});
