/** The playground in a real browser: playing by pointer, touch and keyboard, keeping, sharing. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { azul } from 'azulejo';
import { readRecord, replay } from 'azulejo/record';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  executablePath,
  expectAccessible,
  overflows,
  PHONE,
  SMALL,
  useSite,
} from './browser.js';
import {
  byMouse,
  byTouch,
  openPlayground as openOn,
  openOptions,
  phase,
  playToEnd,
  playTurn,
  type Setup,
  settled,
  start,
  strings,
  study,
  type,
} from './playground.js';

const PLAYGROUND = fileURLToPath(new URL('../../site/playground', import.meta.url));
const site = useSite();
const { faults } = site;

const openPlayground = (...rest: [Parameters<typeof openOn>[1]?, string?]) => openOn(site, ...rest);

/** A record with comments. */
const COMMENTED = `azulejo-record 1
game azul
rules players=2 mosaic=variant tilingOrder=top-down
player A "Ada"
player B "Bob"
seed 42
start AFCeB1919191919D0000000000 A12Ma00b01c02d03SFB9MSFf
comment "One <b>tile</b> is left"
comment "for A"
move ACe0
move A04
comment "Well done"
`;

/** Open the playground, and begin a game. */
async function begin(setup: Setup = {}, look: Parameters<typeof openOn>[1] = {}): Promise<Page> {
  const page = await openPlayground(look);
  await start(page, setup);
  await settled(page);
  return page;
}

test.skipIf(executablePath === undefined)(
  'the first load is smaller than 120 kB, compressed, and has Azul only',
  async () => {
    const loaded = new Set<string>();
    // What the service worker keeps for later is not needed to play.
    const page = await openPlayground({ serviceWorkers: 'block' });
    page.context().on('request', (request) => loaded.add(new URL(request.url()).pathname));
    await page.goto('about:blank');
    await page.goto(site.addressOf('playground/index.html#menu/azul'));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await settled(page);
    // The files of the agent, too.
    await playTurn(page, byMouse(page));
    const paths = [...loaded].flatMap((path) => path.split('/playground/')[1] ?? []);
    const files = new Set(paths.map((path) => path || 'index.html'));
    // Not a file: whether a server of rooms is there.
    files.delete('health');
    const weights = await Promise.all(
      [...files].map(async (name) => gzipSync(await readFile(join(PLAYGROUND, name))).length),
    );
    const weight = weights.reduce((sum, each) => sum + each, 0);
    console.log(`The first load weighs ${(weight / 1000).toFixed(1)} kB, compressed.`);
    expect(weight).toBeLessThan(120_000);
    const styles = [...files].filter((name) => name.endsWith('.css')).toSorted();
    expect(styles).toEqual(['shell.css']);
  },
);

test.skipIf(executablePath === undefined)(
  'the strip of the menu has the picture of the chosen game, where Play is in sight with it',
  async () => {
    const page = await openPlayground({ viewport: DESKTOP });
    const strip = page.locator('.strip');
    for (const game of ['azul', 'royal-ur', 'tsuro', 'cube-blokus']) {
      await page.evaluate((name) => {
        location.hash = `#menu/${name}`;
      }, game);
      await page.locator(`.games [href$=${game}][aria-current]`).waitFor();
      const picture = await strip.evaluate((shown) => getComputedStyle(shown).backgroundImage);
      expect(picture).toContain(`/${game}/card.svg`);
      const { y = 0, height = 0 } =
        (await page.getByRole('button', { name: 'Play', exact: true }).boundingBox()) ?? {};
      expect(y + height).toBeLessThan(DESKTOP.height);
      expect(y).toBeGreaterThan(0);
    }
    await page.setViewportSize({ width: 1024, height: 600 });
    expect(await strip.isVisible()).toBe(false);
  },
);

describe.skipIf(executablePath === undefined)('the font of names and numbers', () => {
  test('comes once the page is kept', async () => {
    const page = await openPlayground();
    const isLoaded = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('azulejo-serif') && status === 'loaded',
        ),
      );
    await expect.poll(isLoaded, { timeout: 30_000 }).toBe(true);
  });

  test.each([DESKTOP, PHONE])('moves nothing when it comes, in %o', async (viewport) => {
    const page = await begin({}, { viewport, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const places = () =>
      page.locator('#page *').evaluateAll((all) =>
        all.map((each) => {
          const { top, height } = each.getBoundingClientRect();
          return `${each.localName}.${each.className} ${top.toFixed(1)} ${height.toFixed(1)}`;
        }),
      );
    // Tiles under a mouse rise.
    await page.mouse.move(1, 1);
    const before = await places();
    await page.addStyleTag({ url: 'font.css' });
    await page.evaluate(() => document.fonts.load('700 16px azulejo-serif'));
    expect(await places()).toEqual(before);
    const heading = page.locator('.nameplate h3').first();
    expect(await heading.evaluate((each) => getComputedStyle(each).fontFamily)).toMatch(
      'azulejo-serif',
    );
  });
});

describe.skipIf(executablePath === undefined)('playing', () => {
  test('by touch on a small phone: a whole game, and nothing to scroll for in a turn', async () => {
    const page = await begin({ seats: ['human', 'level-2'] }, SMALL);
    await playToEnd(page, byTouch(page));
    await expect.poll(() => page.locator('.ranking tbody tr').count()).toBe(2);
    expect(await page.locator('.ranking .winner').count()).toBeGreaterThan(0);
    // The review is below the board, and is brought into view; the menu has the link to the game.
    await page.getByRole('button', { name: 'Review this game' }).tap();
    const top = async () => (await page.locator('#tab-review').boundingBox())?.y;
    await expect.poll(top).toBeLessThan(SMALL.viewport.height / 2);
    await page.locator('.menu-button').tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Share or save' }).tap();
    await expect.poll(() => page.locator('input.link').inputValue()).toContain('#play/azul/');
  });

  test('with four on a small phone, all that a turn needs is in view and large enough', async () => {
    const page = await begin({ seats: ['human', 'level-1', 'level-1', 'level-1'] }, SMALL);
    await page.locator('.pile[aria-disabled=false]').first().tap();
    const boxes = await page
      .locator('.pile, .own .storage, .own .floor, .bar button, .tabs button')
      .evaluateAll((all) =>
        all.map((each) => {
          const { top, bottom, width, height } = each.getBoundingClientRect();
          return { what: each.className, top, bottom, width, height };
        }),
      );
    expect(boxes.length).toBeGreaterThan(20);
    for (const { what, top, bottom, width, height } of boxes) {
      expect(Math.min(width, height), what).toBeGreaterThanOrEqual(39.5);
      expect(top, what).toBeGreaterThanOrEqual(0);
      expect(bottom, what).toBeLessThanOrEqual(640);
    }
  });

  test('the board of a person stays in place, and others are a tab away', async () => {
    const page = await begin({ seats: ['human', 'level-1', 'level-1'] }, SMALL);
    const left = () =>
      page.locator('.own .board').evaluate((board) => board.getBoundingClientRect().left);
    const before = await left();
    await playTurn(page, byTouch(page));
    await settled(page);
    expect(await left()).toBe(before);
    await page.getByRole('button', { name: /^Clara, 0 points/ }).tap();
    await expect.poll(left).toBeLessThan(-300);
    // Whoever picks tiles up sees the rows for them.
    await page.locator('.pile[aria-disabled=false]').first().tap();
    await expect.poll(left).toBe(before);
  });

  test('by dragging tiles onto a row', async () => {
    const page = await begin();
    const before = await strings(page);
    const pile = await page.locator('.pile[aria-disabled=false]').first().boundingBox();
    const row = await page.locator('.own [data-target="2"]').boundingBox();
    if (pile === null || row === null) throw new Error('There is no pile or row.');
    await page.mouse.move(pile.x + pile.width / 2, pile.y + pile.height / 2);
    await page.mouse.down();
    await page.mouse.move(row.x + 30, row.y + 10, { steps: 5 });
    expect(await page.locator('.own [data-target="2"] .faint').count()).toBeGreaterThan(0);
    await page.mouse.up();
    await expect.poll(() => strings(page)).not.toEqual(before);
    expect(await page.locator('.dragged').count()).toBe(0);
  });

  test('a row shows what it would hold, and an illegal one says why', async () => {
    const page = await begin();
    const row = page.locator('.own [data-target="0"]');
    await row.click();
    expect(await page.locator('.says [role=status]').textContent()).toMatch(/^First choose tiles/);
    await page.locator('.pile-2[aria-disabled=false]').first().click();
    await row.hover();
    expect(await row.locator('.faint').count()).toBe(1);
    expect(await page.locator('.own .floor .faint').count()).toBe(1);
    expect(await page.locator('.own .gain').textContent()).toBe('+1');
    // The first row is full then, and comes to its turn again after the other player's.
    await row.click();
    await playTurn(page, byMouse(page));
    await page.locator('.pile[aria-disabled=false]').first().click();
    // A row that is closed says so to Playwright, too.
    await page.locator('.own [data-target="0"]').click({ force: true });
    const says = await page.locator('.says [role=status]').textContent();
    expect(says).toMatch(/^This row (is full|holds \w+, so \w+ cannot go there)\.$/);
  });

  test('undo leads back to one’s own decision, and redo forward', async () => {
    const page = await begin({ seats: ['human', 'level-2'] });
    const first = await strings(page);
    await playTurn(page, byMouse(page));
    await settled(page);
    const second = await strings(page);
    expect(second).not.toEqual(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await strings(page)).toEqual(first);
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await strings(page)).toEqual(second);
    await page.keyboard.press('Control+z');
    expect(await strings(page)).toEqual(first);
  });

  test('four players: agents play until a person decides, and each move is in the list', async () => {
    const page = await begin({ seats: ['human', 'level-1', 'level-2', 'random'] });
    for (let turn = 0; turn < 3; turn++) {
      await playTurn(page, byMouse(page));
      await settled(page);
    }
    expect(await page.locator('.board').count()).toBe(4);
    const moves = page.locator('.moves li');
    expect(await moves.count()).toBeGreaterThan(8);
    await moves.nth(3).locator('button').click();
    expect(await page.locator('.says h2').textContent()).toMatch(/^Viewing move 4 of \d+$/);
    expect(await page.locator('.stage.viewing').count()).toBe(1);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    expect(await page.locator('.says h2').textContent()).not.toMatch(/^Viewing/);
  });

  test('tiles fly, unless motion is to be reduced', async () => {
    const page = await begin({ speed: 'Slow' });
    await playTurn(page, byMouse(page));
    const flying = page.locator('.motion .tile');
    await flying.first().waitFor();
    // What the next tiles bring is not said meanwhile.
    const moving = page.locator('.azul[data-moving]');
    expect(await moving.count()).toBe(1);
    // Each start and end of an animation costs frames, so all of them share theirs.
    const [ends, hidden] = await flying.evaluateAll(async (tiles) => {
      const animations = tiles.flatMap((tile) => tile.getAnimations());
      await Promise.all(animations.map(({ ready }) => ready));
      const board = tiles[0]?.getRootNode() as ShadowRoot;
      const places = [...board.querySelectorAll('.board .tile, .centre .tile')];
      return [
        animations.map(({ startTime, effect }) => [startTime, effect?.getComputedTiming().endTime]),
        places.filter((tile) => getComputedStyle(tile).visibility === 'hidden').length,
      ] as const;
    });
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends.map(String)).size).toBe(1);
    // A tile is hidden at its target until it lands.
    expect(hidden).toBe(ends.length);
    await expect.poll(() => page.locator('.motion .tile').count(), { timeout: 10_000 }).toBe(0);
    await expect.poll(() => moving.count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await playTurn(page, byMouse(page));
    expect(await page.locator('.motion .tile').count()).toBe(0);
  });

  test('a row that is pressed twice at once plays one move', async () => {
    const page = await begin();
    await page
      .locator('.pile[aria-disabled=false]')
      .first()
      .click({ position: { x: 12, y: 12 } });
    await page
      .locator('.own .storage.target')
      .last()
      .evaluate((row: HTMLElement) => {
        row.click();
        row.click();
      });
    const moves = page.locator('.moves li');
    await expect.poll(() => moves.count()).toBe(2);
    await settled(page);
    expect(await moves.count()).toBe(2);
    expect(await page.locator('.says [role=status]').textContent()).toMatch(/^Choose tiles /);
  });

  test('a hint points out a move, and an analysis rates them while the page stays responsive', async () => {
    const page = await begin();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.pile.marked').waitFor();
    expect(await page.locator('.says [role=status]').textContent()).toMatch(/^Hint: \d \w+, /);
    await study(page, 'Analysis');
    await page.getByLabel('Analyse').check();
    const best = page.locator('.analysis .lines li').first();
    await best.waitFor();
    expect(await best.textContent()).toMatch(/ → .*\d%[+−]\d/);
    await page.getByLabel('Analyse').uncheck();
    expect(await page.locator('.analysis .lines li').count()).toBe(0);
  });
});

test.skipIf(executablePath === undefined)('Back closes a dialog first', async () => {
  const page = await openPlayground({}, '#menu/azul');
  await page.getByRole('link', { name: /^Tsuro/ }).click();
  const tsuro = page.getByRole('heading', { name: 'New game: Tsuro' });
  await tsuro.waitFor();
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await tsuro.count()).toBe(1);
  // One that was closed leaves nothing to go back through.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  await page.goBack();
  await page.getByRole('heading', { name: 'New game: Azul' }).waitFor();
});

describe.skipIf(executablePath === undefined)('by keyboard alone', () => {
  /** Press Tab until something has the focus. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    for (let tabs = 0; tabs < 25; tabs++) {
      if (await page.evaluate((what) => focusedElement()?.matches(what), selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}.`);
  }

  const focusedName = (page: Page) =>
    page.evaluate(() => focusedElement()?.getAttribute('aria-label') ?? '');

  test('a whole round, the focus never lost, with everything in words', async () => {
    const page = await openPlayground();
    await openOptions(page);
    await page.getByLabel('Who plays for player 2').selectOption('level-1');
    // Every tiling is forced.
    await page.getByRole('radio', { name: 'Fixed' }).check();
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await settled(page);
    for (let turn = 0; turn < 30 && (await phase(page)) === 'drafting'; turn++) {
      await tabTo(page, '.pile');
      if (turn % 2 === 0) await page.keyboard.press('ArrowRight');
      expect(await focusedName(page)).toMatch(/^\d \w+, (factory \d|the centre)$/);
      await page.keyboard.press('Enter');
      // The focus is where the tiles can go.
      await expect
        .poll(() => focusedName(page))
        .toMatch(/^(Row \d: (empty, \d to fill|\d of \d \w+)|Floor: .*)\. (Row|All)/);
      const moves = page.locator('.moves li');
      const before = await moves.count();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press(turn % 2 === 0 ? 'Enter' : 'Space');
      await expect.poll(() => moves.count()).toBeGreaterThan(before);
      await expect
        .poll(
          async () => {
            if ((await phase(page)) !== 'drafting') return true;
            return page.locator('.pile[aria-disabled=false]').count();
          },
          { timeout: 20_000 },
        )
        .toBeTruthy();
      const lost = await page.evaluate(() => focusedElement() === document.body);
      expect(lost).toBe(false);
    }
    await page.getByRole('button', { name: 'Next round' }).waitFor();
    await page.keyboard.press('Control+z');
    expect(await phase(page)).toBe('drafting');
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('button', { name: 'Next round' }).focus();
    await page.keyboard.press('Enter');
    // Keys go on from the tiles, and Escape leads back to them.
    const isPile = () => page.evaluate(() => focusedElement()?.matches('.pile') === true);
    await expect.poll(isPile).toBe(true);
    await settled(page);
    await tabTo(page, '.pile');
    await page.keyboard.press('Enter');
    await expect.poll(isPile).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(isPile).toBe(true);
    expect(await page.locator('.picked').count()).toBe(0);
  });

  test('fewer than 15 stops of Tab with four players', async () => {
    const page = await begin({ seats: ['human', 'level-1', 'level-1', 'level-1'] });
    await playTurn(page, byMouse(page));
    await settled(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
    const stops = new Set<string>();
    for (let tab = 0; tab < 40; tab++) {
      const name = await page.evaluate(() => {
        const element = focusedElement();
        return element === null || element === document.body
          ? ''
          : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
      });
      if (name === '') break;
      stops.add(name);
      await page.keyboard.press('Tab');
    }
    expect([...stops].length).toBeGreaterThan(8);
    expect([...stops].length).toBeLessThan(15);
  });

  test('the accessibility tree has factories, rows, mosaics, floors and moves of others', async () => {
    const page = await begin({ seats: ['human', 'level-2'], seed: '5' });
    const tree = await page.locator('.azul').ariaSnapshot();
    expect(tree).toMatch(/group "Factory 1: (\d \w+(, | and )?)+"/);
    expect(tree).toMatch(/group "The centre: (.*and )?(the first-player marker|.*\d \w+.*)"/);
    expect(tree).toMatch(/button "\d \w+, factory \d"/);
    expect(tree).toMatch(/region "Board of Ada \(you\), 0 points, to move"/);
    expect(tree).toContain('button "Row 5: empty, 5 to fill"');
    expect(tree).toContain('img "mosaic row 5: empty"');
    expect(tree).toContain('button "Floor: empty"');
    expect(tree).toMatch(/img "Row 3: (empty, 3 to fill|\d of 3 \w+)"/);
    await playTurn(page, byMouse(page));
    await settled(page);
    expect(await page.locator('[data-announcement]').textContent()).toMatch(
      /^Bruno takes \d \w+( and the first-player marker)? from (factory \d|the centre) to .*\. Ada to draft\.$/,
    );
  });
});

describe.skipIf(executablePath === undefined)('never losing a game', () => {
  test('resumes a game after the tab is killed, agents still agents', async () => {
    const page = await begin({ seats: ['human', 'level-2'] });
    for (let turn = 0; turn < 2; turn++) {
      await playTurn(page, byMouse(page));
      await settled(page);
    }
    const before = await strings(page);
    const { url } = { url: page.url() };
    const context = page.context();
    // A renderer that dies has no time to save anything.
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await next.goto(url);
    await settled(next);
    expect(await strings(next)).toEqual(before);
    await playTurn(next, byMouse(next));
    await settled(next);
    // The list is drawn after the board.
    await expect.poll(() => next.locator('.moves li').count()).toBeGreaterThan(6);
    expect(await next.getByLabel('Who plays for Bruno').inputValue()).toBe('level-2');
  });

  test('puzzles of one game give way to those of another by a link', async () => {
    const page = await openPlayground({}, '#puzzles/azul');
    await page.locator('.azul').waitFor();
    await page.evaluate(() => {
      location.hash = '#puzzles/tsuro';
    });
    await page.locator('.tsuro').waitFor();
    expect(await page.locator('.azul').count()).toBe(0);
  });

  test('selects the link where the browser refuses to copy it', async () => {
    const page = await begin();
    await page.evaluate(() => {
      const writeText = () => Promise.reject(new Error('refused'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await page.getByRole('button', { name: 'Share or save' }).click();
    await page.getByRole('button', { name: 'Copy', exact: false }).first().click();
    const field = page.locator('input.link');
    await expect.poll(() => field.evaluate((each) => each === focusedElement())).toBe(true);
    expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(0);
  });

  test('Back leads to the games, Forward to the table; games are listed and deleted on request', async () => {
    const page = await begin();
    await playTurn(page, byMouse(page));
    const before = await strings(page);
    await page.goBack();
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    expect(await page.locator('.saved li').count()).toBe(1);
    await page.goForward();
    expect(await strings(page)).toEqual(before);
    await page.getByRole('button', { name: 'Games' }).click();
    await page.getByRole('button', { name: /^Delete Ada/ }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.locator('.saved li').count()).toBe(1);
    await page.getByRole('button', { name: /^Delete Ada/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => page.locator('.saved li').count()).toBe(0);
    await page.goBack();
    await page.getByText('This game is not saved in this browser.').waitFor();
    expect(await page.locator('.board').count()).toBe(0);
  });

  test('the keys that take back do nothing behind a dialog', async () => {
    const page = await begin();
    await playTurn(page, byMouse(page));
    const played = await strings(page);
    await page.getByRole('button', { name: 'Share or save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Enter');
    expect(await strings(page)).toEqual(played);
    await page.keyboard.press('Control+z');
    await expect.poll(() => strings(page)).not.toEqual(played);
  });

  test('a new place has the focus where what had it is gone, so that keys go on from there', async () => {
    const page = await begin();
    const focused = () => page.evaluate(() => focusedElement()?.id || 'elsewhere');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Games' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    await page.locator('.saved .open').first().focus();
    await page.keyboard.press('Enter');
    await settled(page);
    await expect.poll(focused).toBe('app');
  });

  test('a tab that has left a game finds it again as another tab has left it', async () => {
    const page = await begin();
    await playTurn(page, byMouse(page));
    const { url } = { url: page.url() };
    await page.getByRole('button', { name: 'Games' }).click();
    const other = await page.context().newPage();
    await other.goto(url);
    await settled(other);
    await playTurn(other, byMouse(other));
    await settled(other);
    const played = await strings(other);
    await other.getByRole('button', { name: 'Games' }).click();
    await page.locator('.saved .open').first().click();
    await settled(page);
    expect(await strings(page)).toEqual(played);
  });

  test('a second tab follows, and can take the game over', async () => {
    const page = await begin();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Play here' }).waitFor();
    await playTurn(page, byMouse(page));
    await expect.poll(() => other.locator('.moves li').count()).toBe(2);
    await other.getByRole('button', { name: 'Play here' }).click();
    await settled(other);
    await page.getByRole('button', { name: 'Play here' }).waitFor();
    await playTurn(other, byMouse(other));
    await expect.poll(() => page.locator('.moves li').count()).toBe(3);
  });

  test('a link has the whole game, for a browser that has never seen it', async () => {
    const page = await openPlayground();
    await openOptions(page);
    await page.getByLabel('Name of player 1').fill('<b>Ada</b> & co');
    await start(page, { seats: ['human', 'level-2'] });
    await settled(page);
    await playTurn(page, byMouse(page));
    await settled(page);
    const before = await strings(page);
    const moves = await page.locator('.moves li').allTextContents();
    await page.getByRole('button', { name: 'Share or save' }).click();
    await expect.poll(() => page.locator('input.link').inputValue()).toMatch(/#play\/azul\//);
    const { hash } = new URL(await page.locator('input.link').inputValue());
    await page.context().close();
    const opened = await openPlayground({}, hash);
    await settled(opened);
    expect(await strings(opened)).toEqual(before);
    expect(await opened.locator('.moves li').allTextContents()).toEqual(moves);
    expect(await opened.locator('.nameplate h3').first().textContent()).toBe(
      '<b>Ada</b> & co (you)',
    );
    expect(await opened.locator('b').count()).toBe(0);
    expect(await opened.getByLabel('Who plays for Bruno').inputValue()).toBe('level-2');
  });

  test('a record is saved as a file and opened again', async () => {
    const page = await begin({ seats: ['human', 'level-1'] });
    await playToEnd(page, byMouse(page));
    await page.getByRole('button', { name: 'Look at the board' }).click();
    const lifted = await page
      .locator('.board.winner')
      .evaluateAll((boards) => boards.map((board) => board.getAttribute('data-player')));
    await page.getByRole('button', { name: 'Share or save' }).click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const path = await (await downloaded).path();
    const text = await readFile(path);
    const read = readRecord(azul, text.toString());
    if (!read.ok) throw new Error(read.issues[0]?.message);
    const { ok, states } = replay(azul, read.record);
    const end = states.at(-1);
    if (!ok || end === undefined) throw new Error('The record cannot be replayed.');
    const winners = azul.standings(end).filter(({ winner }) => winner);
    expect(lifted).toEqual(winners.map(({ player }) => player));
    await page.context().close();

    const opened = await openPlayground();
    await opened.getByText('Open a file, a link or a text').click();
    await opened
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.record', mimeType: 'text/plain', buffer: text });
    await opened.locator('.azul').waitFor();
    expect(await opened.locator('.moves li').count()).toBe(read.record.events.length);
    await opened.getByRole('button', { name: 'Last position' }).click();
    await opened.getByRole('button', { name: 'Result' }).click();
    await opened.locator('.ranking').waitFor();
    await expect.poll(() => opened.locator('.ranking tbody tr').count()).toBe(2);
  });

  test('the comments of a record are shown with their positions, and saved again', async () => {
    const [, shared = '', players = ''] = /start (\S+) (\S+)/.exec(COMMENTED) ?? [];
    const page = await openPlayground();
    await page.getByText('Open a file, a link or a text').click();
    await page.getByLabel('Or paste').fill(COMMENTED);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.azul').waitFor();
    const comments = page.locator('.comments');
    await page.getByRole('button', { name: 'First position' }).click();
    expect(await strings(page)).toEqual([shared, players]);
    await expect.poll(() => comments.allInnerTexts()).toEqual(['One <b>tile</b> is left\nfor A']);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect.poll(() => comments.count()).toBe(0);
    await page.getByRole('button', { name: 'Last position' }).click();
    await expect.poll(() => comments.allInnerTexts()).toEqual(['Well done']);
    await page.getByRole('button', { name: 'Share or save' }).click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const text = await readFile(await (await downloaded).path(), 'utf8');
    expect(text.match(/^comment .*$/gm)).toEqual(COMMENTED.match(/^comment .*$/gm));
  });

  test('a file or a link without a game is refused with a reason', async () => {
    const page = await openPlayground({}, '#play/azul/nonsense');
    const notice = page.locator('.notice');
    await expect.poll(() => notice.textContent()).toBe('The link contains no game.');
    await page.getByText('Open a file, a link or a text').click();
    await page.getByLabel('Or paste').fill('azulejo-record 1\ngame chess\n');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => notice.textContent()).toBe('This page has no game called chess.');
    await page.getByLabel('Or paste').fill('azulejo-record 1\ngame azul');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => notice.textContent()).toMatch(/^This record cannot be opened\. \w/);
  });

  test('a text is opened later where what reads it cannot be loaded, and nothing of it is lost', async () => {
    const page = await openPlayground({ serviceWorkers: 'block' });
    const text = page.getByLabel('Or paste');
    const open = page.getByRole('button', { name: 'Open', exact: true });
    await page.getByText('Open a file, a link or a text').click();
    await text.fill('#play/azul/nonsense');
    await page.route(/\/(pasted|link)-/, (route) => route.abort());
    await open.click();
    const notice = page.locator('.notice');
    await expect.poll(() => notice.textContent()).toBe('Could not load this. Try again.');
    expect(await text.inputValue()).toBe('#play/azul/nonsense');
    await page.goto(site.addressOf('playground/index.html#play/azul/nonsense'));
    await page.reload();
    await expect.poll(() => notice.textContent()).toBe('Could not load this. Try again.');
    await page.unroute(/\/(pasted|link)-/);
    await page.reload();
    await expect.poll(() => notice.textContent()).toBe('The link contains no game.');
    // The browser reports the files that could not be loaded, and nothing else.
    expect(faults.splice(0).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
  });

  test('a link of an earlier version opens its position', async () => {
    const hash = '#shared=AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000&players=A0MSFB0MSF';
    const page = await openPlayground({}, hash);
    await settled(page);
    expect((await strings(page))[1]).toBe('A0MSFB0MSF');
  });
});

describe.skipIf(executablePath === undefined)('checking', () => {
  test('shows errors at their places, and the picture, which can be played on', async () => {
    const page = await openPlayground();
    await page.getByRole('button', { name: 'Editor' }).click();
    await type(page, 'shared', 'AF0bbaaCfB1818202020D0000000000');
    await type(page, 'players', 'A0MSFB07MSF');
    expect(await page.textContent('#verdict')).toBe('Not a valid state: 1 error.');
    expect(await page.locator('mark').allTextContents()).toEqual(['a1', '072']);
    // Counted from 1, once the sentences are loaded.
    await page
      .getByText(/^Factory 1: .*ba/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);

    await type(page, 'shared', 'AF0aabbCfB1818202020D0000000000');
    await type(page, 'players', 'A0MSFB7MSF');
    expect(await page.textContent('#verdict')).toBe('A valid state.');
    expect(await page.locator('.plate .lying').count()).toBe(4);

    await page.getByRole('button', { name: 'Play from here' }).click();
    expect(await strings(page)).toEqual(['AF0aabbCfB1818202020D0000000000', 'A0MSFB7MSF']);
  });

  test('accepts both strings in one paste, and garbage of any length', async () => {
    const page = await openPlayground();
    await page.getByRole('button', { name: 'Editor' }).click();
    await type(page, 'shared', '["AFCfB2020202020D0000000000","A0MSFB0MSF"]');
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

  test('blocks nothing of a game, its animations and its analysis', async () => {
    const page = await openPlayground();
    await watch(page);
    await start(page, { seats: ['human', 'level-2'], speed: 'Fast' });
    await settled(page);
    await playTurn(page, byMouse(page));
    await settled(page);
    await study(page, 'Analysis');
    await page.getByLabel('Analyse').check();
    await page.locator('.analysis .lines li').first().waitFor();
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
    const sent = page.evaluate(() => fetch('https://elsewhere.example/'));
    await expect(sent).rejects.toThrow('Failed to fetch');
    expect(await blocked(page)).toContain('connect-src');
    // The browser reports each of these, and the image that does not exist.
    expect(faults.splice(0).length).toBeGreaterThan(3);
  });
});

describe.skipIf(executablePath === undefined)('for everybody', () => {
  const looks = [DESKTOP, PHONE, { width: 740, height: 360 }].flatMap((viewport) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
  );

  test.each(looks)('the playground at $viewport.width, $colorScheme', async (look) => {
    const page = await openPlayground(look);
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
    await start(page, { seats: ['human', 'level-2', 'human', 'human'], mosaic: 'Variant' });
    await settled(page);
    await page.locator('.pile[aria-disabled=false]').first().click();
    await study(page, 'Analysis');
    await page.getByLabel('Analyse').check();
    await page.locator('.analysis .lines li').first().waitFor();
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
    await page.goto(`${page.url().split('#')[0]}#check`);
    await type(page, 'shared', 'AF0bbaaCfB1818202020D0000000000');
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: 'Rules' }).click();
    await expectAccessible(page);
  });

  test('the menu of a phone leads to the settings, which stay open', async () => {
    const page = await begin({}, SMALL);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).tap();
    await page.getByRole('radio', { name: 'Slow' }).check();
    await page.getByRole('button', { name: 'Close' }).tap();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a switch makes the page dark, whatever the system prefers, and it stays so', async () => {
    const page = await openPlayground({ colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    expect(await ground()).toBe(dark);
  });
});
