/** Cube Blokus in a real browser: by pointer, by touch, by keyboard alone, and a game to its end. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ENDGAMES } from '../../playground/games/cube-blokus/puzzle-positions.js';
import { CUBE_PUZZLES } from '../../playground/games/cube-blokus/puzzles.js';
import { easiestFirst } from '../../playground/shell/model/bands.js';
import { viewOfMove } from '../../src/cube-blokus/board/following.js';
import { FIRST_VIEW } from '../../src/cube-blokus/board/views.js';
import { DESKTOP, executablePath, expectAccessible, overflows, SMALL, useSite } from './browser.js';
import { hurry, openOptions, openPlayground, strings, study } from './playground.js';

const site = useSite();

interface Setup {
  readonly seats?: readonly string[];
  readonly look?: BrowserContextOptions;
}

/** Open the playground, and begin a game at the highest speed. */
async function begin({ seats = ['human', 'level-1', 'level-1', 'level-1'], look }: Setup = {}) {
  const page = await openPlayground(site, look, '#menu/cube-blokus');
  await hurry(page);
  await openOptions(page);
  for (const [index, seat] of seats.entries()) {
    await page.getByLabel(`Who plays for player ${index + 1}`).selectOption(seat);
  }
  await page.getByText('Choose the seed').click();
  await page.getByLabel('Seed').fill('3');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.cube-blokus').waitFor();
  return page;
}

const status = (page: Page) => page.locator('.says [role=status]');
const moves = (page: Page) => page.locator('.moves li');

/** Wait until the person can move again. */
async function ready(page: Page, played: number): Promise<void> {
  await expect.poll(() => moves(page).count(), { timeout: 30_000 }).toBe(played);
  await page.locator('.piece[aria-disabled=false]').first().waitFor();
}

/** Return how the cube is turned. */
const turning = (page: Page) => page.locator('.cube').evaluate((cube) => cube.style.transform);

/** List the squares of marks on a surface, such as `.net .ghost`. */
const under = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((marks) =>
      marks.flatMap((mark) => mark.getAttribute('data-squares')?.split(' ') ?? []),
    );

describe.skipIf(executablePath === undefined)('Cube Blokus', () => {
  test('by pointer: a piece is seen where it would lie, and laid by a click', async () => {
    const page = await begin();
    const square = page.locator('.net [data-square=Ub8]');
    await square.click();
    expect(await status(page).textContent()).toBe('First choose a piece.');
    await page.locator('[data-item=V5]').click();
    await square.hover();
    expect(await under(page, '.net .ghost')).toHaveLength(5);
    expect(await under(page, '.scene .ghost')).toHaveLength(5);
    const first = await page.locator('.says .more').last().textContent();
    await page.keyboard.press('w');
    await expect.poll(() => page.locator('.says .more').last().textContent()).not.toBe(first);
    await page.locator('.net [data-square=Ue5]').hover();
    expect(await under(page, '.net .bad')).toHaveLength(5);
    await page.locator('.net [data-square=Ue5]').click();
    expect(await status(page).textContent()).toBe(
      'V5: It must touch a square of its colour at a corner.',
    );
    await square.hover();
    await square.click();
    await ready(page, 4);
    expect(await page.locator('.tray [data-item=V5]').count()).toBe(0);
    expect(await page.locator('.net .last').count()).toBeGreaterThan(0);
    expect(await page.locator('.cube-players .score').first().getAttribute('data-score')).toBe('5');
  });

  test('the cube turns by dragging, and snaps; a click after it lays nothing', async () => {
    const page = await begin();
    const box = await page.locator('.scene').boundingBox();
    if (box === null) throw new Error('There is no cube.');
    const before = await turning(page);
    await page.locator('[data-item=X5]').click();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2 + 10, { steps: 8 });
    await page.mouse.up();
    const after = await turning(page);
    expect(after).not.toBe(before);
    expect(after).toMatch(/rotateX\(-(0|32|90)deg\) rotateY\(-?\d+deg\)/);
    expect(await moves(page).count()).toBe(0);
    // And by buttons.
    await page.locator('.turn-down').click();
    expect(await turning(page)).not.toBe(after);
  });

  test('by keyboard alone, and each square is named', async () => {
    const page = await begin();
    // The cursor goes over the edges of faces; the cube turns with it.
    const focused = async () =>
      (await page.locator('.scene :focus').getAttribute('aria-label'))?.split(':')[0];
    await page.locator('.scene [data-square][tabindex="0"]').focus();
    const face = async () => (await focused())?.split(' ')[0];
    const faces = [await face()];
    const before = await turning(page);
    for (let step = 0; step < 36; step++) {
      await page.keyboard.press('ArrowLeft');
      const now = await face();
      if (faces.at(-1) !== now) faces.push(now);
    }
    // Once around, and back where it was.
    expect(faces).toHaveLength(5);
    expect(faces[4]).toBe(faces[0]);
    expect(await turning(page)).not.toBe(before);
    const there = await focused();
    await page.keyboard.press('Shift+ArrowUp');
    expect(await focused()).toBe(there);
    await page.locator('.tray [tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // The focus is on the places of the piece.
    await expect.poll(() => page.locator('.controls :focus').textContent()).toBe('Next');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page).textContent()).toMatch(/^Place 1 of \d+\. Y5 on \w+ /);
    await page.keyboard.press('n');
    await expect.poll(() => status(page).textContent()).toMatch(/^Place 2 of \d+\. /);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await ready(page, 4);
    expect(await page.locator('.tray:focus, .tray :focus').count()).toBe(1);
    const stops = await page.locator('.cube-blokus [tabindex="0"]').count();
    expect(stops).toBeLessThanOrEqual(5);
  });

  test('by touch on a small phone: tap a piece, tap a square, tap again, lay it', async () => {
    // Squares of a cube that is turning cannot be tapped.
    const page = await begin({ look: { ...SMALL, reducedMotion: 'reduce' } });
    await page.locator('[data-item=V5]').tap();
    await page.locator('.turn-up').tap();
    const square = page.locator('.scene [data-square=Ub8]');
    await square.tap();
    expect(await under(page, '.scene .ghost')).toHaveLength(5);
    const first = await status(page).textContent();
    await square.tap();
    expect(await under(page, '.scene .ghost')).toHaveLength(5);
    expect(await status(page).textContent()).not.toBe(first);
    const boxes = await page
      .locator('.controls button, .turns button, .switches button, .tray button, .bar button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    for (const { top, bottom, width, height } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(39.5);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(640);
    }
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: 'Lay it' }).tap();
    await ready(page, 4);
    // A tap on the net brings its face near, whole and with squares for a finger; the button leads back.
    await page.getByRole('button', { name: 'Net' }).tap();
    const face = page.locator('.net .face[data-face=B]');
    const whole = await face.boundingBox();
    await page.locator('.net [data-square=Be5]').tap();
    const near = await face.boundingBox();
    expect((near?.width ?? 0) / 9).toBeGreaterThanOrEqual(24);
    expect(near?.x).toBeGreaterThanOrEqual(0);
    expect((near?.x ?? 0) + (near?.width ?? 0)).toBeLessThanOrEqual(SMALL.viewport.width);
    await page.getByRole('button', { name: 'Net' }).tap();
    expect((await face.boundingBox())?.width).toBe(whole?.width);
  });

  test('Enter lays what is seen, though the cube was turned after the piece was put down', async () => {
    const page = await begin({ seats: ['human', 'human', 'human', 'human'] });
    const squares = (look: string) => under(page, `.net .${look}`);
    await page.locator('[data-item=L5]').click();
    await page.locator('.scene [data-square][tabindex="0"]').focus();
    await page.keyboard.press('Shift+ArrowRight');
    do await page.keyboard.press('n');
    while ((await under(page, '.net [data-face=U] .ghost')).length < 5);
    await page.locator('.scene [data-square][tabindex="0"]').focus();
    const seen = await squares('ghost');
    expect(seen).toHaveLength(5);
    await page.keyboard.press('Enter');
    await ready(page, 1);
    expect((await squares('last')).toSorted()).toEqual(seen.toSorted());
  });

  test('an analysis leaves a piece where it was put, and a hint is read instead of it', async () => {
    const page = await begin();
    await page.locator('[data-item=L5]').click();
    await page.getByRole('button', { name: 'Next place' }).click();
    await study(page, 'Analysis');
    await page.getByLabel('Analyse').check();
    await page.locator('.net .hint').first().waitFor();
    expect(await under(page, '.net .ghost')).toHaveLength(5);
    await page.getByLabel('Analyse').uncheck();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect.poll(() => page.locator('.net .ghost').count(), { timeout: 10_000 }).toBe(0);
  });

  test('a pen puts a piece down before it lays it, as a finger does', async () => {
    const page = await begin();
    await page.locator('[data-item=V5]').click();
    await page.locator('.scene [data-square=Ub8]').evaluate((square) => {
      square.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'pen' }));
    });
    await expect.poll(() => under(page, '.scene .ghost')).toHaveLength(5);
    expect(await moves(page).count()).toBe(0);
  });

  test('the focus stays on the cube when what was out of view is found', async () => {
    const page = await begin();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.net .hint').first().waitFor();
    for (let turn = 0; turn < 4 && (await page.locator('.find').count()) === 0; turn++) {
      await page.locator('.turn-down').click();
      await page.locator('.turn-left').click();
    }
    await page.locator('.find').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.find').count()).toBe(0);
    await expect.poll(() => page.locator('.scene [data-square]:focus').count()).toBe(1);
  });

  test('places are rated when that is asked for', async () => {
    const page = await begin();
    await page.locator('[data-item=L5]').click();
    await page.getByRole('button', { name: 'Next place' }).click();
    await page.getByRole('button', { name: 'Rate' }).click();
    const rating = page.locator('.controls [data-item=rate]');
    await expect.poll(() => rating.textContent(), { timeout: 60_000 }).toMatch(/^\d+ of 100$/);
    expect(await status(page).textContent()).toMatch(/^The best place of L5 is rated \d+ of 100\./);
  });

  test('a lesson takes a piece back by Escape, and is ticked off', async () => {
    const page = await openPlayground(site, {}, '#learn/cube-blokus');
    await page.getByRole('button', { name: 'Over an edge' }).click();
    const answer = page.locator('.answer');
    await page.locator('[data-item=L5]').click();
    await page.locator('.net [data-square=Fb2]').click();
    expect(await answer.textContent()).toMatch(/^That is a legal place, but not the one/);
    while ((await answer.textContent())?.includes('top a7 b7 b8, left g1 g2') !== true) {
      await page.keyboard.press('n');
    }
    await page.getByRole('button', { name: 'Lay it' }).click();
    expect(await answer.textContent()).toMatch(/^A piece may bend over any edge/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Next lesson' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '4. The corner of the cube' }).waitFor();
    await page.locator('.piece[aria-disabled=false]').first().click();
    await page.keyboard.press('Escape');
    expect(await page.locator('.piece.held').count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Over an edge done' }).waitFor();
  });

  test('a training game is started, and resumed', async () => {
    const page = await openPlayground(site, {}, '#menu/cube-blokus');
    await page.getByText('Level 1 of 4: one win moves you up.').waitFor();
    await page.getByRole('button', { name: 'Play a training game' }).click();
    await page.locator('.cube-blokus').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Continue the training game' }).click();
    await page.locator('.cube-blokus').waitFor();
  });

  test('a training game that is begun after another game is not forgotten', async () => {
    const page = await begin();
    const toMenu = () => page.locator('.navigation [data-item=menu]').click();
    await toMenu();
    await page.locator('.saved li').first().waitFor();
    await page.getByRole('button', { name: 'Play a training game' }).click();
    await page.locator('.cube-blokus').waitFor();
    await toMenu();
    await page.locator('.saved li').nth(1).waitFor();
    expect(await page.getByRole('button', { name: 'Continue the training game' }).count()).toBe(1);
  });

  test.each(['light', 'dark'] as const)('is accessible: %s', async (colorScheme) => {
    const page = await begin({ look: { colorScheme } });
    await page.locator('[data-item=L5]').click();
    await page.getByRole('button', { name: 'Next place' }).click();
    await expectAccessible(page);
  });

  test('turns at once where motion is not wanted', async () => {
    const page = await begin({ look: { reducedMotion: 'reduce' } });
    const time = page
      .locator('.cube')
      .evaluate((cube) => getComputedStyle(cube).transitionDuration);
    expect(await time).toBe('0s');
  });

  test('a whole game against agents, to its end', async () => {
    const page = await begin({ look: SMALL });
    for (let turn = 0; turn < 22; turn++) {
      await page.locator('.piece[aria-disabled=false], .bar .primary').first().waitFor();
      if ((await page.locator('.bar .primary').count()) > 0) break;
      const before = await moves(page).count();
      // The board may not have drawn yet whose turn it is.
      const held = page.locator('.piece[aria-pressed=true]');
      await expect
        .poll(async () => {
          if ((await held.count()) > 0) return 1;
          await page.locator('.piece[aria-disabled=false]').first().tap();
          return held.count();
        })
        .toBe(1);
      await page.getByRole('button', { name: 'Next place' }).tap();
      await page.getByRole('button', { name: 'Lay it' }).tap();
      await expect.poll(() => moves(page).count()).toBeGreaterThan(before);
    }
    await page.locator('.ranking').waitFor();
    await expect.poll(() => page.locator('.ranking tbody tr').count()).toBe(4);
    expect(await page.locator('.ranking .winner').count()).toBeGreaterThan(0);
    expect(await page.locator('.cube-blokus').getAttribute('data-phase')).toBe('game-over');
    await page.getByRole('button', { name: 'Look at the board' }).tap();
    const [shared] = await strings(page);
    expect(shared).toMatch(/^-U/);
  });
});

/** Wait for a mark, and count its squares that can be seen on the cube: those that a pointer would meet. */
async function seenOnCube(page: Page): Promise<number> {
  await page.locator('.scene .mark.hint').first().waitFor({ state: 'attached' });
  const marked = await under(page, '.scene .mark.hint');
  return page.locator('.scene').evaluate((scene, names) => {
    const seen = names.filter((name) => {
      const square = scene.querySelector(`[data-square=${name}]`);
      if (square === null) return false;
      const { left, top, width, height } = square.getBoundingClientRect();
      // The board is in a shadow tree.
      const tree = square.getRootNode() as ShadowRoot;
      return tree.elementsFromPoint(left + width / 2, top + height / 2).includes(square);
    });
    return seen.length;
  }, marked);
}

describe.skipIf(executablePath === undefined)('a move that is pointed out', () => {
  const still = { reducedMotion: 'reduce' } as const;

  test.each([
    ['a small phone', { ...SMALL, ...still }],
    ['a desk', { viewport: DESKTOP, ...still }],
  ])('is seen on the cube, on the net and in the tray: on %s', async (_, look) => {
    const page = await begin({ look });
    await page.locator('.bar [data-item=hint]').click();
    const piece = page.locator('.piece.marked');
    await piece.waitFor();
    expect(await piece.getAttribute('aria-label')).toMatch(/^\w\d, \d squares, .*, marked$/);
    const box = await piece.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(look.viewport.width);
    const size = Number((await piece.getAttribute('data-item'))?.charAt(1));
    expect(await seenOnCube(page)).toBe(size);
    expect(await under(page, '.net .mark.hint.player-A')).toHaveLength(size);
    expect(await moves(page).count()).toBe(0);
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
  });

  test.each(['its piece', 'one of its squares'])('is taken up by pressing %s', async (pressed) => {
    const page = await begin({ look: { ...SMALL, ...still } });
    await page.locator('.bar [data-item=hint]').tap();
    const piece = page.locator('.piece.marked');
    await piece.waitFor();
    const hinted = await under(page, '.scene .mark.hint');
    if (pressed === 'its piece') await piece.tap();
    else await page.locator(`.scene [data-square=${hinted[0]}]`).tap({ force: true });
    await expect.poll(() => under(page, '.scene .ghost')).toHaveLength(hinted.length);
    expect((await under(page, '.scene .ghost')).toSorted()).toEqual(hinted.toSorted());
    await page.getByRole('button', { name: 'Lay it' }).tap();
    await ready(page, 4);
  });

  test('turns the cube, but not against a person who turns it', async () => {
    const page = await openPlayground(site, still, '#learn/cube-blokus');
    const show = () => page.getByRole('button', { name: 'Show me' });
    const open = () => page.getByRole('button', { name: 'Over an edge' }).click();
    // It lies on the top and on the left, which is not seen at first.
    await open();
    const first = await turning(page);
    await show().click();
    expect(await seenOnCube(page)).toBe(5);
    expect(await turning(page)).not.toBe(first);
    await open();
    const box = await page.locator('.scene').boundingBox();
    if (box === null) throw new Error('There is no cube.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 40, box.y + box.height / 2, { steps: 4 });
    const held = await turning(page);
    expect(held).not.toBe(first);
    await show().dispatchEvent('click');
    expect(await seenOnCube(page)).toBeLessThan(5);
    expect(await turning(page)).toBe(held);
    await page.mouse.up();
    expect(await seenOnCube(page)).toBeLessThan(5);
    await page.getByRole('button', { name: 'Marked move' }).click();
    expect(await seenOnCube(page)).toBe(5);
    expect(await page.getByRole('button', { name: 'Marked move' }).count()).toBe(0);
  });

  test('is framed in forced colours', async () => {
    const page = await openPlayground(
      site,
      { ...still, forcedColors: 'active' },
      '#learn/cube-blokus',
    );
    await page.getByRole('button', { name: 'Over an edge' }).click();
    await page.getByRole('button', { name: 'Show me' }).click();
    const look = await page
      .locator('.net .mark.hint .shape')
      .first()
      .evaluate((shape) => {
        const { stroke, strokeDasharray, strokeWidth } = getComputedStyle(shape);
        return { stroke, strokeDasharray, strokeWidth };
      });
    const line = await page
      .locator('.net .square')
      .first()
      .evaluate((square) => getComputedStyle(square).borderTopColor);
    expect(look.stroke).not.toBe(line);
    expect(look.strokeDasharray).not.toBe('none');
    expect(Number.parseFloat(look.strokeWidth)).toBeGreaterThan(0.1);
  });
});

describe.skipIf(executablePath === undefined)('the puzzles of Cube Blokus', () => {
  const [puzzle] = ENDGAMES;
  const inOrder = easiestFirst(CUBE_PUZZLES);
  if (puzzle === undefined) throw new Error('There is no puzzle.');
  const [, , solution] = puzzle;
  const square = solution.slice(1);
  const place = inOrder.findIndex((each) => each.id === CUBE_PUZZLES[0]?.id);
  const choose = (page: Page) => page.locator('.puzzles button').nth(place).click();
  const heading = (page: Page) => page.locator('.says h2').textContent();

  /** List what is loaded for puzzles: the part of the page that shows them, and their positions. */
  const loaded = (page: Page) =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/puzzles-/.test(name)),
    );

  test('by pointer: another move loses, and the solution wins', async () => {
    const page = await openPlayground(site, {}, '#menu/cube-blokus');
    await page.locator('.new-game').waitFor();
    expect(await loaded(page)).toEqual([]);
    await page.getByRole('button', { name: 'Puzzles' }).click();
    await page.locator('.cube-blokus').waitFor();
    expect(await loaded(page)).toHaveLength(2);
    await choose(page);
    expect(await heading(page)).toMatch(/ moves and wins$/);
    await page.locator('[data-item=I1]').click();
    expect((await under(page, '.net .reach')).length).toBeGreaterThan(4);
    await page.keyboard.press('n');
    if ((await under(page, '.net .ghost')).includes(square)) {
      await page.keyboard.press('n');
    }
    await page.getByRole('button', { name: 'Lay it' }).click();
    await expect
      .poll(() => heading(page), { timeout: 30_000 })
      .toMatch(/^No, it (loses|draws) \d+ to \d+$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await page.locator('.piece.held, .mark.ghost').count()).toBe(0);
    await page.locator('[data-item=I1]').click();
    await page.locator(`.net [data-square=${square}]`).click();
    await expect.poll(() => heading(page)).toBe('Right!');
    const text = page.locator('.says [role=status]');
    await expect
      .poll(() => text.textContent())
      .toMatch(/^It .*\. With best play it wins \d+ to \d+\.$/);
    await page.getByText('1 of 24 solved').waitFor();
    await expectAccessible(page);
  });

  test('the cube turns to a solution on a face that is out of view', async () => {
    const hidden = inOrder.findIndex(
      ({ solution }) => viewOfMove(solution, FIRST_VIEW) !== FIRST_VIEW,
    );
    const page = await openPlayground(site, { reducedMotion: 'reduce' }, '#puzzles/cube-blokus');
    await page.locator('.puzzles button').nth(hidden).click();
    const cube = page.locator('.cube');
    const before = await cube.getAttribute('style');
    await page.getByRole('button', { name: 'Solution' }).click();
    await page.getByRole('heading', { name: 'The solution' }).first().waitFor();
    await expect.poll(() => cube.getAttribute('style')).not.toBe(before);
    expect(await page.locator('.find').count()).toBe(0);
  });

  test('by keyboard alone', async () => {
    const page = await openPlayground(site, {}, '#puzzles/cube-blokus');
    await choose(page);
    await page.locator('.tray [tabindex="0"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.controls :focus').textContent()).toBe('Next');
    const preview = page.locator('.net .ghost');
    for (let place = 0; place < 60; place++) {
      await page.keyboard.press('n');
      await preview.first().waitFor();
      if ((await under(page, '.net .ghost')).includes(square)) break;
    }
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(page)).toBe('Right!');
    await page.getByText('1 of 24 solved').waitFor();
  });

  test('scroll into view on a phone when they are chosen from the list', async () => {
    const page = await openPlayground(site, SMALL, '#puzzles/cube-blokus');
    await page.locator('.puzzles button').nth(4).tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator('.puzzles button').nth(4).getAttribute('aria-current')).toBe('true');
  });

  test.each([360, 820, 1440])('fit on a page %s pixels wide', async (width) => {
    const page = await openPlayground(
      site,
      { viewport: { width, height: 740 } },
      '#puzzles/cube-blokus',
    );
    await page.locator('.puzzles').first().waitFor();
    expect(await page.locator('.puzzles button').count()).toBe(24);
    expect(await overflows(page)).toBe(false);
  });
});
