/** What the tests of the playground do in the browser. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './browser.js';

export interface Setup {
  readonly seats?: readonly string[];
  readonly mosaic?: 'Fixed' | 'Variant';
  readonly seed?: string;
  /** How fast agents play and tiles move. */
  readonly speed?: 'Slow' | 'Normal' | 'Fast' | 'Instant';
}

/** Open the playground, and wait until it is drawn. */
export async function openPlayground(
  { open }: Site,
  look: BrowserContextOptions = {},
  hash = '',
): Promise<Page> {
  const page = await open(`playground/index.html${hash}`, look);
  await page.locator('#app').waitFor();
  return page;
}

/** Show everything that can be chosen for a new game. */
export async function openOptions(page: Page): Promise<void> {
  const options = page.locator('details.options');
  const isOpen = await options.evaluate((details) => (details as HTMLDetailsElement).open);
  if (!isOpen) await options.locator('> summary').click();
  await options.getByText('Choose the seed').waitFor();
}

/** Show the moves, the analysis or the review beside the board. */
export async function study(page: Page, name: 'Moves' | 'Analysis' | 'Review'): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** Set how fast agents play and tiles move: at once, unless something else is said. */
export async function hurry(page: Page, speed: Setup['speed'] = 'Instant'): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: speed }).check();
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Fill the start menu, and play. */
export async function start(page: Page, setup: Setup = {}): Promise<void> {
  const { seats = ['human', 'human'], mosaic = 'Fixed', seed = '3', speed = 'Instant' } = setup;
  await hurry(page, speed);
  await openOptions(page);
  await page.getByRole('radio', { name: `${seats.length}`, exact: true }).check();
  await page.getByRole('radio', { name: mosaic }).check();
  for (const [index, seat] of seats.entries()) {
    await page.getByLabel(`Who plays for player ${index + 1}`).selectOption(seat);
  }
  await page.getByText('Choose the seed').click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

/** Return the two strings of the position that is shown. */
export async function strings(page: Page): Promise<(string | null)[]> {
  await page.getByRole('button', { name: 'Share or save' }).click();
  const texts = [
    await page.locator('code[data-text=shared]').textContent(),
    await page.locator('code[data-text=players]').textContent(),
  ];
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // Closing goes back in the history, which takes a moment.
  await page.waitForFunction(() => history.state !== 'azulejo-dialog');
  return texts;
}

/** Unfold the two strings of the editor. */
async function unfoldStrings(page: Page): Promise<void> {
  const folded = page.locator('details.strings:not([open]) summary');
  await page.locator('details.strings').waitFor();
  if ((await folded.count()) > 0) await folded.click();
}

/** Type one of the two strings of the editor. */
export async function type(page: Page, part: 'shared' | 'players', text: string): Promise<void> {
  await unfoldStrings(page);
  await page.locator(`#text-${part}`).fill(text);
}

export const phase = (page: Page) => page.locator('.azul').getAttribute('data-phase');

/**
 * What a person presses first in a turn, by the phase of the board. The bar and the list of moves are drawn after the
 * board, so a button that the bar still shows does not count in another phase.
 */
const OPENINGS: Readonly<Record<string, string>> = {
  drafting: '.pile[aria-disabled=false]',
  tiling: 'button.cell',
  'round-end': '.bar .primary',
  'game-over': '.bar .primary',
};

const ANY_OPENING = Object.entries(OPENINGS)
  .map(([name, opening]) => `.stage:has([data-phase=${name}]) ${opening}`)
  .join(', ');

/** Wait until a person has something to do, or the game is over. */
export async function settled(page: Page): Promise<void> {
  await page.locator(ANY_OPENING).first().waitFor();
}

/** Something to press: a click or a tap. */
type Press = (selector: string, index?: number) => Promise<void>;

/** Play one turn of a person, and wait until the board and the list of moves show it. */
export async function playTurn(page: Page, press: Press): Promise<void> {
  const moves = page.locator('.moves li');
  const [board, before] = [await labels(page), await moves.count()];
  await pressTurn(page, press);
  await expect.poll(() => labels(page)).not.toEqual(board);
  await expect.poll(() => moves.count()).not.toBe(before);
}

/** Return the phase of the board, and what its piles and open cells are called: another one after each turn. */
function labels(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.azul, .pile, button.cell')
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-phase') ?? each.getAttribute('aria-label')),
    );
}

/** Press what makes a turn: the first pile and a row in the middle, or a cell, or the next round. */
async function pressTurn(page: Page, press: Press): Promise<void> {
  const opening = OPENINGS[(await phase(page)) ?? ''];
  if (opening === undefined) throw new Error('The board is in no phase.');
  await press(opening);
  if (opening !== OPENINGS.drafting) return;
  await page.locator('.pile.picked').waitFor();
  const rows = await page.locator('.own .storage.target').count();
  if (rows > 0) await press('.own .storage.target', Math.floor(rows / 2));
  else await press('.own .floor');
}

/** Where to press: in the middle of three tiles that lie around one, that one is hit. */
const CORNER = { position: { x: 12, y: 12 } };

/** Press by the mouse. */
export const byMouse =
  (page: Page): Press =>
  (selector, index = 0) =>
    page.locator(selector).nth(index).click(CORNER);

/** Press by a finger, and expect that nothing has to be scrolled for it. */
export const byTouch =
  (page: Page): Press =>
  async (selector, index = 0) => {
    const target = page.locator(selector).nth(index);
    await target.waitFor();
    const before = await page.evaluate(() => scrollY);
    await target.tap(CORNER);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // Phones show a page that is wider than the screen as if the screen were wider.
    expect(await page.evaluate(() => innerWidth)).toBe(page.viewportSize()?.width);
  };

/** Play to the end of the game. */
export async function playToEnd(page: Page, press: Press): Promise<void> {
  for (let turn = 0; turn < 300; turn++) {
    await settled(page);
    if ((await phase(page)) === 'game-over') return;
    await playTurn(page, press);
  }
  throw new Error('The game has not ended.');
}

/** What has the focus: inside of a board, as the board around it has it, too. */
export const focused = (page: Page): Locator => page.locator(':focus').last();

/** Press Tab until an element has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 60; press++) {
    if ((await page.locator(`${selector}:focus`).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

/** Press arrow keys until an item of the board has the focus. */
export async function arrowTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 40; press++) {
    const key = await page
      .locator(selector)
      .first()
      .evaluate((target) => {
        const middle = (element: Element | null) => {
          const box = element?.getBoundingClientRect() ?? new DOMRect();
          return [box.left + box.width / 2, box.top + box.height / 2] as const;
        };
        // What has the focus inside of a board is not seen from outside.
        const root = target.getRootNode();
        const { activeElement } = root instanceof ShadowRoot ? root : document;
        if (target === activeElement) return undefined;
        const [x, y] = middle(activeElement);
        const [toX, toY] = middle(target);
        if (Math.abs(toX - x) > Math.abs(toY - y)) return toX > x ? 'ArrowRight' : 'ArrowLeft';
        return toY > y ? 'ArrowDown' : 'ArrowUp';
      });
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The arrow keys do not lead to ${selector}.`);
}
