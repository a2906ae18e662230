/** Studying Tsuro in a real browser: puzzles, and the move that is pointed out on the board. */
import { legalMoves } from 'azulejo/tsuro';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TSURO_PUZZLES } from '../../playground/games/tsuro/puzzles.js';
import { easiestFirst } from '../../playground/shell/model/bands.js';
import { choiceOf, FIRST_CHOICE, moveOf, rotated } from '../../src/tsuro/board/input.js';
import { DESKTOP, executablePath, expectFlawless, overflows, SMALL, useSite } from './browser.js';
import { openPlayground, study } from './playground.js';

const site = useSite();

const SIZES = [
  { name: 'a phone', look: SMALL },
  { name: 'a desk', look: { viewport: DESKTOP } },
] as const;

/** A position of three, to look at. */
const POSITION = '#shared=A1H2134T0021n5034nB&players=A00eB50eCF1';

const [FIRST] = easiestFirst(TSURO_PUZZLES);
if (FIRST === undefined) throw new Error('There are no puzzles.');
const { state, solution } = FIRST;
const wrong = legalMoves(state).find((move) => move !== solution) ?? solution;

const heading = (page: Page) => page.locator('.bar h2').textContent();
const solved = (page: Page) => page.locator('.side .row.spread span').first().textContent();

/** Open the puzzles, without motion. */
async function openPuzzles(look: (typeof SIZES)[number]['look']): Promise<Page> {
  const page = await openPlayground(site, { ...look, reducedMotion: 'reduce' }, '#puzzles/tsuro');
  await page.locator('button.tile[aria-disabled=false]').first().waitFor();
  return page;
}

/**
 * Play a move with what presses elements, and return the choice that the board has then.
 *
 * @param from - the choice that the board has: the first tile as it lies at first
 */
async function play(
  move: typeof solution,
  press: (selector: string) => Promise<void>,
  from = FIRST_CHOICE,
) {
  const { index } = choiceOf(state, move) ?? FIRST_CHOICE;
  // Another press on the tile that is chosen would rotate it.
  if (index !== from.index) await press(`.tile[data-item="${index}"]`);
  let choice = { ...from, index };
  while (moveOf(state, choice) !== move) {
    await press('[data-item=rotate]');
    choice = rotated(state, choice);
  }
  await press('[data-item=place]');
  return choice;
}

/** Move the focus to an element by keys: Tab leads to its group, and arrows lead through that. */
async function focus(page: Page, selector: string): Promise<void> {
  for (const arrow of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    for (let press = 0; press < 20; press++) {
      if ((await page.locator(`${selector}:focus`).count()) > 0) return;
      const isBeside = (await page.locator(`:has(> :focus) > ${selector}`).count()) > 0;
      await page.keyboard.press(isBeside ? arrow : 'Tab');
    }
  }
  throw new Error(`No keys lead to ${selector}.`);
}

describe.skipIf(executablePath === undefined)('puzzles of Tsuro', () => {
  test.each(SIZES)('are tried and solved by pointer on $name', async ({ look }) => {
    const page = await openPuzzles(look);
    expect(await solved(page)).toBe(`0 of ${TSURO_PUZZLES.length} solved`);
    const press = (selector: string) => page.locator(selector).click();
    const choice = await play(wrong, press);
    await expect.poll(() => heading(page)).toMatch(/^No, it (loses|draws)$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await play(solution, press, choice);
    expect(await heading(page)).toBe('Right!');
    await expect
      .poll(() => page.locator('.says [role=status]').textContent())
      .toMatch(/^It .*\. With best play it wins\.$/);
    expect(await solved(page)).toBe(`1 of ${TSURO_PUZZLES.length} solved`);
  });

  test('are solved by keyboard, and stay solved', async () => {
    const page = await openPuzzles({ viewport: DESKTOP });
    await play(solution, async (selector) => {
      await focus(page, selector);
      await page.keyboard.press('Enter');
    });
    expect(await heading(page)).toBe('Right!');
    await page.reload();
    await page.getByRole('button', { name: 'Puzzle 1, solved' }).waitFor();
    expect(await solved(page)).toBe(`1 of ${TSURO_PUZZLES.length} solved`);
  });

  test.each(SIZES)('show the tiles that come, and fit on $name', async ({ look }) => {
    const page = await openPuzzles(look);
    const coming = page.getByRole('list', { name: 'Next tiles' });
    expect(await coming.locator('li').count()).toBe(6);
    expect(await coming.locator('li').first().textContent()).toMatch(
      /^\w+: Tile \d+ and Tile \d+$/,
    );
    const boxes = await page
      .locator('.coming, .tsuro .tiles, .tsuro .controls')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ right, bottom }) => [right, bottom]),
      );
    const { width, height } = look.viewport;
    const bar = (await page.locator('.bar').boundingBox())?.y ?? 0;
    // On a phone the bar lies at the bottom, over the page.
    const end = bar > height / 2 ? bar : height;
    for (const [right = 0, bottom = 0] of boxes) {
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(end);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectFlawless(page);
    }
    expect(await overflows(page)).toBe(false);
  });
});

describe.skipIf(executablePath === undefined)('the hand', () => {
  test('keeps what a person has chosen while an analysis goes on', async () => {
    const page = await openPlayground(site, { reducedMotion: 'reduce' }, POSITION);
    const picked = page.locator('.tile.picked');
    await picked.waitFor();
    const illegal = page.locator('.preview.illegal');
    for (let turn = 0; turn < 4 && (await illegal.count()) === 0; turn++) {
      await page.locator('[data-item=rotate]').click();
    }
    await study(page, 'Analysis');
    await page.getByLabel('Analyse').check();
    await page.locator('.tile.marked').waitFor();
    // No analysis calls an illegal move the best.
    expect(await illegal.count()).toBe(1);
    await page.getByLabel('Analyse').uncheck();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect.poll(() => illegal.count(), { timeout: 10_000 }).toBe(0);
  });

  test('is as it was at first after Escape, unless that closes a dialog', async () => {
    const page = await openPlayground(site, { reducedMotion: 'reduce' }, POSITION);
    const picked = page.locator('.tile.picked');
    const first = await picked.getAttribute('aria-label');
    await page.locator('button.tile').last().click();
    const chosen = await picked.getAttribute('aria-label');
    expect(chosen).not.toBe(first);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await picked.getAttribute('aria-label')).toBe(chosen);
    await page.keyboard.press('Escape');
    await expect.poll(() => picked.getAttribute('aria-label')).toBe(first);
  });

  test('leaves the focus on the board after the last move', async () => {
    const [shared = '', players = ''] = FIRST.id.split(' ');
    const late = `#${new URLSearchParams({ shared, players })}`;
    const page = await openPlayground(site, { reducedMotion: 'reduce' }, late);
    await page.locator('.tile.picked').waitFor();
    const isOver = async () => (await page.locator('.tsuro.game-over').count()) > 0;
    for (let press = 0; press < 200 && !(await isOver()); press++) {
      const place = page.locator('[data-item=place][aria-disabled=false]');
      const other = page.locator('button.tile:not(.picked)');
      const isOpen = (await place.count()) > 0;
      const others = await other.count();
      // Four rotations lead back: then another tile is tried.
      if (!isOpen && (others === 0 || press % 5 < 4)) await page.keyboard.press('r');
      else {
        await (isOpen ? place : other.nth(press % others)).focus();
        await page.keyboard.press('Enter');
      }
    }
    expect(await isOver()).toBe(true);
    await expect.poll(() => page.locator('.tsuro .squares :focus').count()).toBe(1);
  });
});

describe.skipIf(executablePath === undefined)('a move that is pointed out', () => {
  test.each(SIZES)('is a ghost with its way and its end on $name', async ({ look }) => {
    const page = await openPlayground(site, { ...look, reducedMotion: 'reduce' }, POSITION);
    await page.locator('button.tile[aria-disabled=false]').first().waitFor();
    expect(await page.locator('.preview.chosen').count()).toBe(1);
    await page.getByRole('button', { name: 'Hint' }).click();
    const ghost = page.locator('.preview.ghost');
    await ghost.waitFor();
    expect(await page.locator('.preview').count()).toBe(1);
    // Nothing is laid by it, and it lies on the square before the stone.
    expect(await page.locator('[data-laid="01"]').count()).toBe(0);
    const square = await page.locator('[data-square="01"]').boundingBox();
    const tile = await ghost.locator('.edge').boundingBox();
    expect(Math.abs((square?.x ?? 0) - (tile?.x ?? 99))).toBeLessThan(4);
    expect(Math.abs((square?.y ?? 0) - (tile?.y ?? 99))).toBeLessThan(4);
    expect(await ghost.locator('.way.player-A').getAttribute('data-way')).toMatch(/^M40 60C/);
    expect(await ghost.locator('.end').count()).toBe(1);
    const marked = page.locator('.tile.marked');
    expect(await marked.getAttribute('aria-label')).toMatch(/^Tile 22\b.*\(suggested\)$/);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await expectFlawless(page);
    }
    await page.emulateMedia({ forcedColors: 'none' });

    // Another choice takes its place, and the tile in the hand keeps its mark.
    await page.locator('[data-item=rotate]').click();
    expect(await ghost.count()).toBe(0);
    expect(await marked.count()).toBe(1);
    expect(await page.locator('.preview:is(.chosen, .illegal)').count()).toBe(1);
  });
});
