/** The other games of the playground in a real browser: each to its end, and from one to another. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, executablePath, expectFlawless, overflows, SMALL, useSite } from './browser.js';
import {
  arrowTo,
  focused,
  hurry,
  openOptions,
  openPlayground,
  study,
  tabTo,
  type,
} from './playground.js';

const site = useSite();

const LOOKS = [
  { name: '1280, light', look: { viewport: DESKTOP, colorScheme: 'light' } },
  { name: '1280, dark', look: { viewport: DESKTOP, colorScheme: 'dark' } },
  { name: '360, light', look: { ...SMALL, colorScheme: 'light' } },
  { name: '360, dark', look: { ...SMALL, colorScheme: 'dark' } },
] as const;

/** Return the number of places that Tab stops at. */
async function tabStops(page: Page): Promise<number> {
  return page
    .locator('button:visible, a:visible, input:visible, select:visible, summary:visible')
    .evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex >= 0).length);
}

/** Expect that targets are as large as a finger, and in view without scrolling. */
async function expectWithinReach(page: Page, selector: string): Promise<void> {
  const boxes = await page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { top, bottom, width, height } = each.getBoundingClientRect();
      return { what: each.getAttribute('aria-label'), top, bottom, side: Math.min(width, height) };
    }),
  );
  expect(boxes.length).toBeGreaterThan(0);
  for (const { what, top, bottom, side } of boxes) {
    expect(side, what ?? '').toBeGreaterThanOrEqual(39.5);
    expect(top, what ?? '').toBeGreaterThanOrEqual(0);
    expect(bottom, what ?? '').toBeLessThanOrEqual(640);
  }
}

const isOver = async (page: Page) => (await page.locator('[data-phase="game-over"]').count()) > 0;

describe.skipIf(executablePath === undefined)('the games', () => {
  test('are chosen by a card each, and saved games of all kinds are listed', async () => {
    const page = await openPlayground(site);
    await hurry(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.azul').waitFor();
    await page.getByRole('button', { name: 'Games' }).click();
    await page.getByRole('link', { name: /^The Royal Game of Ur/ }).click();
    await page.getByRole('heading', { name: 'New game: The Royal Game of Ur' }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.ur').waitFor();
    // The style sheets of other games do not count.
    const styles = async () => {
      const loaded = await page.evaluate(() =>
        [...document.styleSheets].flatMap(({ disabled, href }) =>
          disabled ? [] : (href?.split('/').at(-1) ?? ''),
        ),
      );
      return loaded.toSorted();
    };
    await expect.poll(styles).toEqual(['font.css', 'royal-ur.css', 'shell.css']);
    const link = page.url();
    await page.getByRole('button', { name: 'Games' }).click();
    const saved = page.locator('.saved li');
    await expect.poll(() => saved.count()).toBe(2);
    const texts = (await saved.locator('small').allTextContents()).map(
      (text) => text.split(' · ')[0],
    );
    expect(texts.toSorted()).toEqual(['Azul', 'The Royal Game of Ur']);
    await saved.filter({ hasText: 'Azul ·' }).locator('.open').click();
    await page.locator('.azul').waitFor();
    await page.goto(link);
    await page.locator('.ur').waitFor();
    expect(await page.locator('.azul').count()).toBe(0);
    await page.goBack();
    await page.locator('.azul').waitFor();
  });

  test('are opened by a pasted text of any of them, whichever is chosen', async () => {
    const page = await openPlayground(site, {}, '#menu/azul');
    await page.getByText('Open a file, a link or a text').click();
    await page.getByLabel('Or paste').fill('B2 A3P020408H1B3P030710H1');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.ur[data-phase="move"]').waitFor();
    await page.getByRole('button', { name: 'Share or save' }).click();
    const input = page.locator('input.link');
    await expect.poll(() => input.inputValue()).toMatch(/#play\/royal-ur\//);
    const { hash } = new URL(await input.inputValue());
    const other = await openPlayground(site, {}, hash);
    await other.locator('.ur[data-phase="move"]').waitFor();
    expect(await other.locator('[data-place="10"] .token-B').count()).toBe(1);
  });

  test('are checked, each by its own rules', async () => {
    const page = await openPlayground(site, {}, '#check/royal-ur');
    await type(page, 'shared', 'A3');
    await type(page, 'players', 'A0P14H6B7PH0');
    await expect.poll(() => page.textContent('#verdict')).toBe('Not a valid state: 1 error.');
    await page.locator('.ur [data-place="A-14"] .token-A').waitFor();
    await type(page, 'shared', 'A1');
    await expect.poll(() => page.textContent('#verdict')).toBe('A valid state.');
  });
});

describe.skipIf(executablePath === undefined)('the Royal Game of Ur', () => {
  test.each([
    { name: '1280', viewport: DESKTOP },
    { name: '360', viewport: SMALL.viewport },
  ])('by keyboard alone to its end, in words, at $name', async ({ viewport }) => {
    const look = { viewport, reducedMotion: 'reduce' } as const;
    const page = await openPlayground(site, look, '#menu/royal-ur');
    await hurry(page);
    await tabTo(page, '.options > summary');
    await page.keyboard.press('Enter');
    await page.locator('input[name=tokens]').first().waitFor();
    await tabTo(page, 'input[name=tokens]');
    for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowRight');
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await page.locator('.ur.open').waitFor();
    expect(await tabStops(page)).toBeLessThan(15);
    await tabTo(page, '.ur .board button');
    for (let turn = 0; turn < 200 && !(await isOver(page)); turn++) {
      await page.locator('.ur.open .source, [data-phase="game-over"]').first().waitFor();
      if (await isOver(page)) break;
      await arrowTo(page, '.ur .source');
      const label = await focused(page).getAttribute('aria-label');
      expect(label).toMatch(
        /^(Hand of Ada \(you\), \d tokens?|Square \d+( of Ada \(you\))?(, rosette)?, token of Ada \(you\))\. (Moves to square \d+|Brings the token home)\b/,
      );
      const moves = await page.locator('.moves li').count();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.moves li').count()).toBeGreaterThan(moves);
      // The focus stays where it was, until the result takes it.
      if (await isOver(page)) break;
      expect(await page.locator('.ur .board button:focus').count()).toBe(1);
    }
    // The bar is drawn after the board.
    await expect.poll(() => page.locator('.bar h2').textContent()).toMatch(/^(Ada|Bruno) wins$/);
    await page.locator('.ranking').waitFor();
    await expect.poll(() => page.locator('.ranking tbody tr').count()).toBe(2);
  });

  test('by touch: nothing to scroll for, and an illegal token says why', async () => {
    const page = await openPlayground(site, SMALL, '#shared=A1&players=A3P020308H1B3P030710H1');
    await page.locator('.ur.open').waitFor();
    await expectWithinReach(page, '.ur .board button, .bar button');
    expect(await overflows(page)).toBe(false);
    await page.locator('[data-place="A-2"]').tap({ force: true });
    const says = page.locator('.says [role=status]');
    await expect.poll(() => says.textContent()).toBe('Your own token is in the way.');
    await page.locator('[data-place="8"]').tap();
    await page.locator('[data-place="9"] .token-A').waitFor();
  });

  test('shows the dice, tokens that walk, and passes, before the game goes on', async () => {
    const page = await openPlayground(site, {}, '#shared=A-&players=A0P14H6B7PH0');
    // With a token before home, only a 1 does not pass.
    await page.locator('.dice:not(.due)').waitFor();
    expect(await page.locator('.die').count()).toBe(4);
    const sum = Number(await page.locator('.dice .sum').textContent());
    expect(await page.locator('.die.dot').count()).toBe(sum);
    expect(await page.locator('.dice .pass').count()).toBe(sum === 1 ? 0 : 1);
  });

  test('shows exact chances where the game is solved', async () => {
    const page = await openPlayground(site, {}, '#shared=A2&players=A1P05H0B1P07H0');
    await page.locator('.ur.open').waitFor();
    await study(page, 'Analysis');
    await page.getByLabel('Analyse').check();
    await page.getByText('Exact winning chances').waitFor();
    expect(await page.locator('.analysis .lines li').first().textContent()).toMatch(
      /5 → 7, captures/,
    );
  });

  test.each(LOOKS)('has nothing that axe finds at $name', async ({ look }) => {
    const page = await openPlayground(site, look, '#shared=B2&players=A3P020408H1B3P030710H1');
    await page.locator('.ur.open').waitFor();
    await expectFlawless(page);
    expect(await overflows(page)).toBe(false);
  });
});

/** Press something: a click or a tap. An item that is disabled says so to Playwright, too. */
type Press = (selector: string, index?: number) => Promise<void>;

const byMouse =
  (page: Page): Press =>
  (selector, index = 0) =>
    page.locator(selector).nth(index).click({ force: true });

const byTouch =
  (page: Page): Press =>
  async (selector, index = 0) => {
    await page.locator(selector).nth(index).tap({ force: true });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };

const READY = '.controls .primary[aria-disabled=false]';

/** Choose a tile and a rotation that are legal; if there are none, any. */
async function chooseTile(page: Page, press: Press): Promise<void> {
  const tiles = await page.locator('.tsuro .tile').count();
  for (let index = 0; index < tiles; index++) {
    if (index > 0) await press('.tsuro .tile', index);
    for (let rotation = 0; rotation < 4; rotation++) {
      if ((await page.locator(READY).count()) > 0) return;
      await press('[data-item="rotate"]');
    }
  }
  throw new Error('No tile can be placed.');
}

/** Play a game of Tsuro to its end. */
async function playTsuro(page: Page, press: Press): Promise<void> {
  await page.locator('.tile[aria-disabled=false]').first().waitFor();
  await press('.squares .free', 12);
  await press('[data-item="start"]');
  await press(READY);
  for (let turn = 0; turn < 60; turn++) {
    await page.locator('.tile[aria-disabled=false], [data-phase="game-over"]').first().waitFor();
    if (await isOver(page)) return;
    const moves = await page.locator('.moves li').count();
    await chooseTile(page, press);
    await press(READY);
    await expect.poll(() => page.locator('.moves li').count()).toBeGreaterThan(moves);
    // Once out, a person watches the others.
    await page.locator('.tile[aria-disabled=false], [data-phase="game-over"]').first().waitFor();
  }
  throw new Error('The game has not ended.');
}

/** Count the paths of tiles on offer that lie outside of their tile. */
function strayPaths(page: Page): Promise<number> {
  return page.locator('button.tile').evaluateAll(
    (tiles) =>
      tiles.flatMap((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        return [...tile.querySelectorAll('.wire')].filter((wire) => {
          const box = wire.getBoundingClientRect();
          const isBeside = box.left < left || box.right > right;
          return isBeside || box.top < top || box.bottom > bottom;
        });
      }).length,
  );
}

/** A position of three, to look at and to play from. */
const TSURO = '#shared=A1H2134T0021n5034nB&players=A00eB50eCF1';

describe.skipIf(executablePath === undefined)('Tsuro', () => {
  test.each([
    { name: 'mouse', look: {}, by: byMouse },
    { name: 'touch, on a small phone', look: SMALL, by: byTouch },
  ])('by $name to its end', async ({ look, by }) => {
    const page = await openPlayground(site, { ...look, reducedMotion: 'reduce' }, '#menu/tsuro');
    await hurry(page);
    await openOptions(page);
    await page.getByText('Choose the seed').click();
    await page.getByLabel('Seed').fill('8');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await playTsuro(page, by(page));
    expect(await page.locator('.bar h2').textContent()).toMatch(/ (wins|share the win)$/);
    await page.locator('.ranking').waitFor();
    await expect.poll(() => page.locator('.ranking tbody tr').count()).toBe(3);
    expect(await page.locator('.tsuro .players .out').count()).toBeGreaterThan(0);
  });

  test('by keyboard: R rotates, and an illegal tile says why', async () => {
    const page = await openPlayground(site, {}, TSURO);
    await page.locator('.tile[aria-disabled=false]').first().waitFor();
    expect(await tabStops(page)).toBeLessThan(15);
    await tabTo(page, '.tsuro .tile');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await page.locator('.tile.picked').getAttribute('aria-label')).toMatch(
      /^Tile 35 \(0°\), chosen/,
    );
    await tabTo(page, '[data-item="rotate"]');
    await arrowTo(page, '[data-item="place"]');
    await page.keyboard.press('Enter');
    const says = page.locator('.says [role=status]');
    await expect
      .poll(() => says.textContent())
      .toMatch(/^That would take your stone off the board\b/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    for (let press = 0; press < 4 && (await page.locator(READY).count()) === 0; press++) {
      await page.keyboard.press('r');
    }
    expect(await strayPaths(page)).toBe(0);
    await page.locator('[data-square="01"].target').focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page).getAttribute('data-square')).toBe('11');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page).getAttribute('aria-label')).toBe(
      'Column 1, row 2, empty, in front of A. Your tile goes here',
    );
    await page.keyboard.press('Enter');
    await page.locator('[data-laid="01"]').waitFor();
    expect(await page.locator('.way.player-A').count()).toBe(1);
  });

  test('a hint is chosen, and can be placed as it is', async () => {
    const page = await openPlayground(site, {}, TSURO);
    await page.locator('.tile[aria-disabled=false]').first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    const says = page.locator('.says [role=status]');
    await expect
      .poll(() => says.textContent(), { timeout: 10_000 })
      .toMatch(/^Hint: Tile 22 \(\d+°\) on column 1, row 2\b/);
    expect(await page.locator('.tile.picked').getAttribute('aria-label')).toMatch(/^Tile 22\b/);
    await page.locator(READY).click();
    await page.locator('[data-laid="01"]').waitFor();
  });

  test('draws paths, and stones follow them, unless motion is to be reduced', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await openPlayground(site, { reducedMotion }, TSURO);
      await page.locator('.tile[aria-disabled=false]').first().waitFor();
      for (let press = 0; press < 4 && (await page.locator(READY).count()) === 0; press++) {
        await page.keyboard.press('r');
      }
      await page.locator(READY).click();
      await page.locator('[data-laid="01"]').waitFor();
      const moving = await page
        .locator('.stones [data-stone="A"]')
        .evaluate((stone) => stone.getAnimations().length);
      expect(moving).toBe(reducedMotion === 'reduce' ? 0 : 1);
    }
  });

  test('hides the tiles of agents', async () => {
    const page = await openPlayground(site, {}, '#menu/tsuro');
    await openOptions(page);
    await page.getByLabel('Who plays for player 1').selectOption('level-1');
    await page.getByLabel('Who plays for player 2').selectOption('human');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.tile.back').first().waitFor();
    expect(await page.locator('button.tile').count()).toBe(0);
    await page.locator('button.tile[aria-disabled=false]').first().waitFor();
    expect(await page.locator('.tile.back').count()).toBe(0);
  });

  test('on a small phone, what a turn needs is in view and large enough', async () => {
    const page = await openPlayground(site, SMALL, TSURO);
    await page.locator('.tile[aria-disabled=false]').first().waitFor();
    await expectWithinReach(page, '.tsuro .tile, .controls button, .bar button');
    expect(await overflows(page)).toBe(false);
  });

  test.each(LOOKS)('has nothing that axe finds at $name', async ({ look }) => {
    const page = await openPlayground(site, look, TSURO);
    await page.locator('.tile[aria-disabled=false]').first().waitFor();
    await expectFlawless(page);
    expect(await overflows(page)).toBe(false);
  });
});
