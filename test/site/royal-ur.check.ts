/** What there is to study the Royal Game of Ur with, in a real browser: puzzles, and the arrow of a move. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ROWS } from '../../playground/games/royal-ur/puzzle-positions.js';
import { DESKTOP, executablePath, expectFlawless, overflows, PHONE, useSite } from './browser.js';
import { arrowTo, focused, openOptions, openPlayground, tabTo } from './playground.js';

const site = useSite();

/** A phone on its side. */
const ON_ITS_SIDE = { width: 740, height: 360 };

const heading = (page: Page) => page.locator('.bar h2').textContent();
const more = (page: Page) => page.locator('.says [role=status]').textContent();
const solved = (page: Page) => page.locator('.side .row.spread span').first().textContent();

/** Return the moves of a puzzle, the best first. */
function movesOf(puzzle: number): readonly string[] {
  return ROWS[puzzle]?.[3].map(([move]) => move) ?? [];
}

/** Return the selector of the place that a token stands on. */
function placeOf(player: string, step: number): string {
  return `.ur [data-place="${step >= 5 && step <= 12 ? step : `${player}-${step}`}"]`;
}

/** Return the selector of the token of a move. */
function sourceOf(move = ''): string {
  return placeOf(move.slice(0, 1), Number(move.slice(1, 3)));
}

describe.skipIf(executablePath === undefined)('the puzzles of Ur', () => {
  test('are loaded when they are opened, and solved by pointer', async () => {
    const page = await openPlayground(site, {}, '#menu/royal-ur');
    const loaded = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('puzzles-'))
            .length,
      );
    expect(await loaded()).toBe(0);
    await page.getByRole('button', { name: 'Puzzles' }).click();
    await page.getByRole('heading', { name: 'Best move for Bruno?' }).waitFor();
    expect(await loaded()).toBe(2);
    expect(await solved(page)).toBe(`0 of ${ROWS.length} solved`);
    expect(await more(page)).toBe('Puzzle 1. One move wins clearly more often than any other.');

    const [best, wrong] = movesOf(0);
    await page.locator(sourceOf(wrong)).click();
    expect(await heading(page)).toBe('No, another move is better');
    expect(await more(page)).toBe(
      'It wins 41.4% of the time, the best 57.3%. Rating: 1,064 (−36).',
    );
    expect(await solved(page)).toBe(`0 of ${ROWS.length} solved`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator(sourceOf(best)).click();
    expect(await heading(page)).toBe('Right!');
    expect(await more(page)).toMatch(/^It wins 57\.3% of the time, the next best 41\.4%\. It /);
    expect(await solved(page)).toBe(`1 of ${ROWS.length} solved`);
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect.poll(() => more(page)).toMatch(/^Puzzle (?!1\.)\d+\. /);
    await page.reload();
    await page.getByRole('button', { name: 'Puzzle 1, solved' }).waitFor();
  });

  test('are solved by keyboard', async () => {
    const page = await openPlayground(site, { reducedMotion: 'reduce' }, '#puzzles/royal-ur');
    await page.locator('.ur.open').waitFor();
    const [wrong, best] = movesOf(0).toReversed();
    await tabTo(page, '.ur .board button');
    await arrowTo(page, sourceOf(wrong));
    await page.keyboard.press('Enter');
    expect(await heading(page)).toBe('No, another move is better');
    await tabTo(page, '.bar button');
    await arrowTo(page, '[data-item=again]');
    await page.keyboard.press('Enter');
    await tabTo(page, '.ur .board button');
    await arrowTo(page, sourceOf(best));
    const name = await focused(page).getAttribute('aria-label');
    expect(name).toBe('Square 9, token of Bruno. Moves to square 13');
    await page.keyboard.press('Enter');
    expect(await heading(page)).toBe('Right!');
    expect(await solved(page)).toBe(`1 of ${ROWS.length} solved`);
  });

  test.each([DESKTOP, PHONE])('have nothing that axe finds at $width', async (viewport) => {
    const page = await openPlayground(site, { viewport }, '#puzzles/royal-ur');
    await page.locator('.ur.open').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectFlawless(page);
    }
    await page.getByRole('button', { name: 'Solution' }).click();
    expect(await heading(page)).toBe('The solution');
    await expectFlawless(page);
    expect(await overflows(page)).toBe(false);
  });
});

/** A point of the page in pixels. */
type Point = readonly [x: number, y: number];

/** Return the points that the arrow leads through, in pixels of the page, without its head. */
async function arrowOf(page: Page): Promise<Point[]> {
  return page.locator('.ur .arrow path:last-child').evaluate((path) => {
    const { left, top } = path.closest('svg')?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const [line = ''] = path.getAttribute('d')?.split('M').slice(1) ?? [];
    return line.split('L').map((point): [number, number] => {
      const [x = Number.NaN, y = Number.NaN] = point.split(',').map(Number);
      return [Math.round(left + x), Math.round(top + y)];
    });
  });
}

/** Return the middles of elements in pixels of the page. */
async function middlesOf(page: Page, selectors: readonly string[]): Promise<Point[]> {
  return Promise.all(
    selectors.map((selector) =>
      page.locator(selector).evaluate((element): [number, number] => {
        const box = element.getBoundingClientRect();
        return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
      }),
    ),
  );
}

/** Whether two ways are the same, but for what rounding does. */
function isNear(way: readonly Point[], other: readonly Point[]): boolean {
  const isClose = (one: Point, two: Point | undefined) =>
    one.every((value, axis) => Math.abs(value - (two?.[axis] ?? Number.NaN)) <= 1);
  return way.length === other.length && way.every((point, index) => isClose(point, other[index]));
}

describe.skipIf(executablePath === undefined)('the arrow of a hint', () => {
  const VIEWPORTS = [DESKTOP, PHONE, ON_ITS_SIDE];
  const MOVES = [
    { what: 'around the corner', hash: '#shared=A4&players=A1P03H0B1P07H0', way: ['A', 3, 7] },
    { what: 'from the hand', hash: '#shared=B4&players=A0P05H1B2PH0', way: ['B', 0, 4] },
    { what: 'home', hash: '#shared=B2&players=A0P05H1B0P13H1', way: ['B', 13, 15] },
  ] as const;

  test.each(
    VIEWPORTS.flatMap((viewport) =>
      MOVES.map((move) => ({ viewport, width: viewport.width, ...move })),
    ),
  )('leads along the squares $what at $width', async ({ viewport, hash, way }) => {
    const page = await openPlayground(site, { viewport, reducedMotion: 'reduce' }, hash);
    await page.locator('.ur.open').waitFor();
    expect(await page.locator('.ur .arrow').count()).toBe(0);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.ur .arrow path[d]').first().waitFor();
    const [player, from, to] = way;
    const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const squares = steps.map((step) => placeOf(player, step));
    const [arrow, middles] = [await arrowOf(page), await middlesOf(page, squares)];
    expect(isNear(arrow, middles), `${arrow.join(' ')} along ${middles.join(' ')}`).toBe(true);
    expect(await overflows(page)).toBe(false);

    // It follows the board when the window is turned.
    const { width, height } = viewport;
    await page.setViewportSize({ width: height, height: width });
    await expect
      .poll(async () => isNear(await arrowOf(page), await middlesOf(page, squares)))
      .toBe(true);
  });

  test('lies on the board of whom it is for, and none of it can be pressed', async () => {
    const page = await openPlayground(site, {}, '#menu/royal-ur');
    // Seen by B, whose own squares are the near ones.
    await openOptions(page);
    await page.getByLabel('Who plays for player 1').selectOption('level-1');
    await page.getByLabel('Who plays for player 2').selectOption('human');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.ur.open[data-turn="B"]').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.ur .arrow path[d]').first().waitFor();
    const marked = await page
      .locator('.ur .marked')
      .evaluateAll((all) =>
        all.map((each) => `.ur [data-place="${each.getAttribute('data-place')}"]`),
      );
    const arrow = await arrowOf(page);
    const ends = await middlesOf(page, marked);
    expect(new Set([`${arrow[0]}`, `${arrow.at(-1)}`])).toEqual(new Set(ends.map(String)));
    // The squares of B are in the lower half.
    const [[, hand = 0] = [0, 0], [, other = 0] = [0, 0]] = await middlesOf(page, [
      placeOf('B', 0),
      placeOf('A', 0),
    ]);
    expect(hand).toBeGreaterThan(other);
    await page.locator('.ur .source.marked').click();
    await expect.poll(() => page.locator('.ur .arrow').count()).toBe(0);
  });

  test('has the colour of what is chosen where colours are forced', async () => {
    const page = await openPlayground(site, { forcedColors: 'active' }, MOVES[0].hash);
    await page.locator('.ur.open').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.ur .arrow path[d]').first().waitFor();
    const strokes = await page
      .locator('.ur .arrow path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
    const colours = await page.evaluate(() => {
      const colourOf = (name: string) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.forcedColorAdjust = 'none';
        probe.style.color = name;
        return getComputedStyle(probe).color;
      };
      return ['Canvas', 'Highlight'].map(colourOf);
    });
    expect(strokes).toEqual(colours);
  });
});
