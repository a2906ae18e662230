/** The study tools of the playground in a real browser. */
import { applyMove, decodeState, legalMoves, PUZZLES } from 'azulejo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { RATINGS } from '../../playground/games/azul/puzzle-ratings.js';
import { easiestFirst } from '../../playground/shell/model/bands.js';
import { DESKTOP, executablePath, expectFlawless, overflows, PHONE, useSite } from './browser.js';
import {
  byMouse,
  hurry,
  openOptions,
  openPlayground,
  playTurn,
  settled,
  start,
  strings,
  study,
} from './playground.js';

const site = useSite();

/** Open the playground, and let agents play a game to its end. */
async function played(seats: readonly string[], look = {}): Promise<Page> {
  const page = await openPlayground(site, look);
  await start(page, { seats });
  await page.locator('.ranking').waitFor();
  return page;
}

/** Review the game, and wait until it is reviewed. */
async function review(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Review this game' });
  if (!(await button.isVisible())) await study(page, 'Review');
  await button.click();
  await page.locator('.curve').waitFor();
}

const chart = (page: Page) => page.getByRole('slider', { name: 'Winning chance' });

/** Whether the list of moves shows the move that is on the board, and the buttons to step through it. */
const showsCurrent = (page: Page) =>
  page.locator('.moves').evaluate((moves) => {
    const isWithin = (part: Element | null, whole: Element | null) => {
      const inner = part?.getBoundingClientRect();
      const outer = whole?.getBoundingClientRect();
      if (inner === undefined || outer === undefined) return false;
      return inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);
    };
    const list = moves.querySelector('.list');
    const steps = moves.querySelector('.steps');
    return isWithin(moves.querySelector('[aria-current]'), list) && isWithin(steps, moves);
  });

/** Wait until the analysis of the position has ended for now. */
const searched = (page: Page) =>
  page.locator('.found:not([inert]) button:text-is("Deeper"):enabled').waitFor();

const heading = (page: Page) => page.locator('.says h2').textContent();

describe.skipIf(executablePath === undefined)('the list of moves', () => {
  test('begins with the first move in the first position', async () => {
    const page = await played(['level-1', 'random']);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    const scrolled = () => page.locator('.moves .list').evaluate(({ scrollTop }) => scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'First position' }).click();
    await expect.poll(scrolled).toBe(0);
  });

  test('shows the current move, during a game, after a reload and further back', async () => {
    const page = await played(['level-1', 'random']);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await expect.poll(() => showsCurrent(page)).toBe(true);
    await page.reload();
    await page.locator('.moves [aria-current]').waitFor();
    await expect.poll(() => showsCurrent(page)).toBe(true);
    await page.locator('.moves .steps').getByRole('button').first().click();
    expect(await heading(page)).toMatch(/^Viewing move 0 /);
    await page.locator('.moves .steps').getByRole('button').last().click();
    await expect.poll(() => showsCurrent(page)).toBe(true);
  });
});

describe.skipIf(executablePath === undefined)('a review', () => {
  test('marks the moves, leads to errors and says what was better', async () => {
    const page = await played(['level-2', 'random']);
    await review(page);
    expect(await page.locator('.totals tbody tr').count()).toBe(2);
    const tooWide = (cells: Element[]) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent);
    expect(await page.locator('.totals td').evaluateAll(tooWide)).toEqual([]);
    const marks = await page.locator('.moves .mark .unseen').allTextContents();
    expect(marks.length).toBeGreaterThan(10);
    expect(marks.join('')).toMatch(/^(, (best|good|inaccuracy|mistake|blunder))+$/);
    await page.getByRole('button', { name: 'Next error' }).click();
    expect(await heading(page)).toMatch(/^Viewing move \d+ of \d+$/);
    const current = page.locator('.moves [aria-current]');
    expect(await current.textContent()).toMatch(/(inaccuracy|mistake|blunder)/);
    const verdict = await page.locator('.verdict').textContent();
    expect(verdict).toMatch(/(inaccuracy|mistake|blunder): gives up \d+% winning chance/);
    expect(verdict).toMatch(/Better: .* → .*, with a winning chance of \d+% instead of \d+%/);

    const before = await page.locator('.board').allTextContents();
    const tiles = () => page.locator('.board .storage .tile').count();
    const had = await tiles();
    await page.getByRole('button', { name: 'Show the better move' }).click();
    expect(await heading(page)).toBe('Preview of a move');
    await page.getByRole('button', { name: 'Leave' }).click();
    expect(await page.locator('.board').allTextContents()).toEqual(before);
    expect(await tiles()).toBe(had);
  });

  test('has a chart for pointer and keyboard, whose points are positions in words', async () => {
    const page = await played(['level-2', 'random']);
    await review(page);
    const box = await chart(page).boundingBox();
    if (box === null) throw new Error('There is no chart.');
    await page.mouse.click(box.x + box.width / 2, box.y + 10);
    const middle = Number(await chart(page).getAttribute('aria-valuenow'));
    const last = Number(await chart(page).getAttribute('aria-valuemax'));
    expect(Math.abs(middle - last / 2)).toBeLessThan(2);
    await chart(page).focus();
    await page.keyboard.press('Home');
    expect(await heading(page)).toMatch(/^Viewing move 2 of /);
    await page.keyboard.press('ArrowRight');
    expect(await heading(page)).toMatch(/^Viewing move 3 of /);
    expect(await chart(page).getAttribute('aria-valuetext')).toMatch(
      /^(Ada|Bruno), (best|good|inaccuracy|mistake|blunder): Ada \d+%, Bruno \d+%$/,
    );
    await page.keyboard.press('End');
    expect(await chart(page).getAttribute('aria-valuenow')).toBe(`${last}`);
  });

  test('can be cancelled, and is still there after a reload', async () => {
    const page = await played(['level-1', 'random']);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await study(page, 'Review');
    await page.getByRole('button', { name: 'Review this game' }).focus();
    await page.keyboard.press('Enter');
    // The button has gone, and the focus is on the one in its place.
    expect(await page.evaluate(() => focusedElement()?.textContent)).toBe('Cancel');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => focusedElement()?.textContent)).toBe('Review this game');
    expect(await page.locator('.curve').count()).toBe(0);
    await review(page);
    const totals = await page.locator('.totals').textContent();
    await page.reload();
    await study(page, 'Review');
    await page.locator('.curve').waitFor();
    expect(await page.locator('.totals').textContent()).toBe(totals);
  });
});

test.skipIf(executablePath === undefined)('games of other kinds are reviewed, too', async () => {
  const page = await openPlayground(site, {}, '#menu/royal-ur');
  await hurry(page);
  await openOptions(page);
  for (const player of [1, 2]) {
    await page.getByLabel(`Who plays for player ${player}`).selectOption('level-1');
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.ranking').waitFor();
  await review(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Next error' }).click();
  const verdict = page.locator('.verdict');
  expect(await verdict.textContent()).toMatch(/Better: .* → /);
  // On a phone it is below the chart, and the bar covers the end of the screen.
  const bar = await page.locator('.bar').boundingBox();
  await expect
    .poll(async () => {
      const box = await verdict.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(bar?.y ?? 0);
});

describe.skipIf(executablePath === undefined)('a variation', () => {
  test('begins with another move in an earlier position, and nothing is lost by it', async () => {
    const page = await openPlayground(site);
    await start(page);
    for (let turn = 0; turn < 4; turn++) {
      await settled(page);
      await playTurn(page, byMouse(page));
    }
    const end = await strings(page);
    const moves = page.locator('.moves li:not(.variation)');
    const main = await moves.allTextContents();
    await moves.nth(1).getByRole('button').click();
    expect(await page.locator('.says .more').textContent()).toMatch(/begins a variation\.$/);

    // Another pile than the first one, to another row.
    await page
      .locator('.pile[aria-disabled=false]')
      .last()
      .click({ position: { x: 12, y: 12 } });
    await page.locator('.own [data-target="4"]').click();
    const variation = page.getByRole('region', { name: 'Variation 1', exact: true });
    await variation.waitFor();
    expect(await page.locator('.says .more').textContent()).toMatch(/^A variation begins\./);
    await settled(page);
    await playTurn(page, byMouse(page));
    expect(await variation.locator('li').count()).toBe(2);
    const varied = await strings(page);
    expect(varied).not.toEqual(end);
    expect((await moves.allTextContents()).length).toBe(main.length + 2);
    await expectFlawless(page);

    await page.reload();
    await variation.waitFor();
    expect(await strings(page)).toEqual(varied);
    await page.getByRole('button', { name: 'Main line', exact: true }).focus();
    await page.keyboard.press('Enter');
    expect(await strings(page)).toEqual(end);
    expect(await page.getByRole('button', { name: 'Main line', exact: true }).count()).toBe(0);
    // Its moves lead to their positions, as those of the main line do.
    await variation.getByRole('button').last().click();
    expect(await strings(page)).toEqual(varied);
    await variation.getByRole('button').first().click();
    expect(await heading(page)).toBe('Viewing move 3 of 4');
    await page.getByRole('button', { name: 'Make it the main line' }).click();
    expect(await page.getByRole('region', { name: 'Variation 1', exact: true }).count()).toBe(1);
    // The list is drawn after the board.
    await expect.poll(() => page.locator('.variation li').count()).toBe(main.length - 2);
    await page.reload();
    await variation.waitFor();
    expect(await page.locator('.variation li').count()).toBe(main.length - 2);
    await page.setViewportSize(PHONE);
    expect(await overflows(page)).toBe(false);
  });
});

describe.skipIf(executablePath === undefined)('the lines of a game', () => {
  const actions = (page: Page) => page.locator('.line-actions button').allTextContents();
  const line = (page: Page) => page.locator('.line-actions strong').textContent();

  /** Play another pile than the first one to the last row, after two moves of the game. */
  async function vary(page: Page): Promise<void> {
    await study(page, 'Moves');
    await page.locator('.moves li:not(.variation)').nth(1).getByRole('button').click();
    await page
      .locator('.pile[aria-disabled=false]')
      .last()
      .click({ position: { x: 12, y: 12 } });
    await page.locator('.own [data-target="4"]').click();
    await page.locator('.variation').first().waitFor();
  }

  test('are deleted after a question, by keyboard and by touch, and the others stay', async () => {
    const page = await openPlayground(site, { hasTouch: true });
    await start(page);
    for (let turn = 0; turn < 3; turn++) {
      await settled(page);
      await playTurn(page, byMouse(page));
    }
    const moves = page.locator('.moves li:not(.variation)');
    const main = await moves.allTextContents();
    expect(await page.locator('.line-actions').count()).toBe(0);
    await vary(page);
    expect(await line(page)).toBe('Variation 1');
    expect(await actions(page)).toEqual(['Main line', 'Make it the main line', 'Delete']);

    // By the arrow keys, from button to button.
    await page.getByRole('button', { name: 'Main line', exact: true }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    const question = page.getByRole('dialog', { name: 'Delete variation 1?' });
    expect(await question.textContent()).toContain('Its moves cannot be brought back.');
    await expectFlawless(page);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await line(page)).toBe('Variation 1');
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.variation').count()).toBe(0);
    expect(await page.locator('.says .more').textContent()).toBe('The variation is deleted.');
    expect(await heading(page)).toBe('Viewing move 2 of 4');
    // The focus is not lost with the button.
    const focused = () => page.evaluate(() => focusedElement()?.closest('.list') !== null);
    await expect.poll(focused).toBe(true);
    expect(await moves.allTextContents()).toEqual(main);

    await vary(page);
    await page.getByRole('button', { name: 'Delete' }).tap();
    await question.getByRole('button', { name: 'Delete' }).tap();
    await expect.poll(() => page.locator('.variation').count()).toBe(0);
    await page.reload();
    await expect.poll(() => moves.allTextContents()).toEqual(main);
    expect(await page.locator('.variation').count()).toBe(0);
  });

  test('have a review each, and the forfeits that ended them, after a reload, too', async () => {
    const page = await openPlayground(site);
    await start(page);
    for (let turn = 0; turn < 4; turn++) {
      await settled(page);
      await playTurn(page, byMouse(page));
    }
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    const ended = await heading(page);
    expect(ended).toMatch(/ gives up$/);
    await page.locator('.ranking').waitFor();
    expect(await page.locator('.moves li').last().textContent()).toBe(ended);
    await review(page);
    const marked = (selector: string) => page.locator(`.moves ${selector} .mark`).count();
    const ofMain = await page.locator('.totals').textContent();
    expect(await marked('li')).toBe(4);

    await vary(page);
    expect(await marked('.variation')).toBe(0);
    expect(await page.locator('.totals').count()).toBe(0);
    await study(page, 'Review');
    await page.getByRole('button', { name: 'Review this game' }).click();
    await expect.poll(() => marked('.variation'), { timeout: 30_000 }).toBe(1);
    const ofVariation = await page.locator('.totals').textContent();
    expect(ofVariation).not.toBe(ofMain);
    expect(await marked('li:not(.variation)')).toBe(5);

    await page.reload();
    await study(page, 'Review');
    await page.locator('.totals').waitFor();
    expect(await page.locator('.totals').textContent()).toBe(ofVariation);
    await study(page, 'Moves');
    await page.getByRole('button', { name: 'Main line', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.totals').textContent()).toBe(ofMain);
    expect(await heading(page)).toBe(ended);
    // The focus is on the name of the line, where the button was.
    expect(await page.evaluate(() => focusedElement()?.getAttribute('aria-label'))).toBe(
      'Main line',
    );
  });
});

describe.skipIf(executablePath === undefined)('an analysis', () => {
  test('has the share and the points of each player, and an arrow of the best move', async () => {
    const page = await openPlayground(site);
    await start(page, { seats: ['human', 'human', 'human'] });
    await settled(page);
    await study(page, 'Analysis');
    await page.getByLabel('Analyse').check();
    await page.locator('.evaluation li').first().waitFor();
    const players = await page.locator('.evaluation li').allTextContents();
    expect(players.length).toBe(3);
    for (const player of players) expect(player).toMatch(/^\w+\d+\.\d%-?\d+\.\d points$/);
    const shares = players.map((player) => Number(/(\d+\.\d)%/.exec(player)?.[1]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
    await expect.poll(() => page.locator('.arrow path').first().getAttribute('d')).toMatch(/^M/);
  });

  test('keeps what it found, out of reach, until it has found something in the next position', async () => {
    const page = await openPlayground(site);
    await start(page, { seats: ['human', 'human'] });
    await study(page, 'Analysis');
    await page.getByLabel('Analyse').check();
    await searched(page);
    const results = page.locator('.found');
    const before = await results.textContent();
    const height = async () => (await results.boundingBox())?.height;
    const high = await height();
    await playTurn(page, byMouse(page));
    await page.locator('.found[inert]').waitFor({ state: 'attached' });
    expect(await results.textContent()).toBe(before);
    expect(await height()).toBe(high);
    await searched(page);
    expect(await results.textContent()).not.toBe(before);
  });

  test('plays the expected moves on the board, by hovering and by steps', async () => {
    const page = await openPlayground(site);
    await start(page);
    await settled(page);
    const before = await strings(page);
    await study(page, 'Analysis');
    await page.getByLabel('Analyse').check();
    await searched(page);
    const line = page.locator('.analysis .line button');
    expect(await line.count()).toBeGreaterThan(2);
    await line.nth(1).hover();
    expect(await heading(page)).toMatch(/^Preview: move 2 of \d+$/);
    await page.mouse.move(5, 5);
    expect(await heading(page)).not.toMatch(/^Preview/);
    await line.nth(0).click();
    await page.mouse.move(5, 5);
    expect(await heading(page)).toMatch(/^Preview: move 1 of \d+$/);
    await page.getByRole('button', { name: 'Next move' }).click();
    expect(await heading(page)).toMatch(/^Preview: move 2 of \d+$/);
    // Moves of a preview cannot be mixed with those of the game.
    await page.locator('.pile').first().click({ force: true });
    expect(await page.locator('.picked').count()).toBe(0);
    await page.getByRole('button', { name: 'Leave' }).click();
    expect(await strings(page)).toEqual(before);
    await playTurn(page, byMouse(page));

    await searched(page);
    const iterations = () => page.locator('.analysis .aside').textContent();
    const found = await iterations();
    await page.getByRole('button', { name: 'Deeper' }).click();
    await expect.poll(iterations, { timeout: 30_000 }).not.toBe(found);
  });
});

describe.skipIf(executablePath === undefined)('puzzles', () => {
  const solved = (page: Page) => page.locator('.side .row.spread span').first().textContent();

  /** Play a move on the board: from a pile to a target. */
  async function play(page: Page, move: string): Promise<void> {
    const [, source = '', colour = '', target = ''] = move;
    await page
      .locator(`.pile[data-place="${source}${colour}"]`)
      .click({ position: { x: 12, y: 12 } });
    await page.locator(`.own [data-target="${target}"]`).click({ position: { x: 12, y: 12 } });
  }

  /** The puzzles, the easiest first. */
  const list = easiestFirst(
    PUZZLES.map((puzzle, index) => ({ ...puzzle, rating: RATINGS[index] ?? 0 })),
  );
  const status = (page: Page) => page.locator('.says [role=status]').textContent();
  const rating = (page: Page) => page.locator('.standing dd').first().textContent();

  /** The state on the board. */
  const shown = (page: Page) =>
    page.evaluate(() =>
      JSON.stringify(Reflect.get(document.querySelector('azulejo-azul') ?? {}, 'state')),
    );

  /** Return a wrong move, to a row. */
  function wrongMove({ state, rules, solution }: (typeof PUZZLES)[number]): string {
    const moves = legalMoves(decodeState(state, { rules }));
    return moves.find((move) => move !== solution && !move.endsWith('F')) ?? '';
  }

  test('are loaded when they are opened, tried, solved, and remembered', async () => {
    const [puzzle] = list;
    if (puzzle === undefined) throw new Error('There are no puzzles.');
    const page = await openPlayground(site);
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('puzzle')),
      );
    expect((await loaded()).length).toBe(0);
    await page.getByRole('button', { name: 'Puzzles' }).click();
    await page.getByRole('heading', { name: 'Ada moves and wins' }).waitFor();
    // The page of puzzles, and those of the game.
    expect((await loaded()).length).toBe(2);
    expect(await status(page)).toMatch(/^Puzzle 1\. /);
    expect(await rating(page)).toBe('1,100');
    expect(await solved(page)).toBe(`0 of ${PUZZLES.length} solved`);

    await play(page, wrongMove(puzzle));
    await expect.poll(() => heading(page)).toMatch(/^No, it (loses|draws) \d+ to \d+$/);
    expect(await status(page)).toMatch(/\. Rating: 1,0\d\d \(−\d+\)\.$/);
    const after = await rating(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await play(page, puzzle.solution);
    await expect.poll(() => heading(page)).toBe('Right!');
    // The first try counts, and no other.
    expect(await status(page)).toMatch(/^It \w+ .*\d\.$/);
    expect(after).toContain((await rating(page)) ?? '?');
    expect(await solved(page)).toBe(`1 of ${PUZZLES.length} solved`);

    // Showing the solution does not solve a puzzle, and counts as a failure.
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    const current = page.locator('.puzzles [aria-current=true]');
    const number = Number(await current.textContent());
    await page.getByRole('button', { name: 'Solution' }).click();
    expect(await heading(page)).toBe('The solution');
    expect(await rating(page)).toMatch(/^1,0\d\d \(−\d+\)$/);
    const failed = (await rating(page))?.split(' ')[0];
    await page.reload();
    await page.getByRole('button', { name: /^Puzzle 1, solved: / }).waitFor();
    expect(await solved(page)).toBe(`1 of ${PUZZLES.length} solved`);
    expect(await rating(page)).toBe(failed);
    const third = Number(await current.textContent());
    expect([1, number]).not.toContain(third);
    await play(page, list[third - 1]?.solution ?? '');
    await expect.poll(() => heading(page)).toBe('Right!');
    expect(await rating(page)).toMatch(/^1,\d\d\d \(\+\d+\)$/);
    expect(await page.locator('.standing dd').allTextContents()).toEqual([
      expect.anything(),
      '1',
      '1',
    ]);
  });

  test('show the answer to a wrong try on the board, and take both back', async () => {
    const page = await openPlayground(site, {}, '#puzzles/azul');
    await page.locator('.puzzles').first().waitFor();
    const [puzzle] = list;
    if (puzzle === undefined) throw new Error('There are no puzzles.');
    const before = await shown(page);
    const move = wrongMove(puzzle);
    const tried = applyMove(decodeState(puzzle.state, { rules: puzzle.rules }), move);
    const answers = legalMoves(tried).map((answer) => JSON.stringify(applyMove(tried, answer)));
    await play(page, move);
    await expect.poll(() => shown(page).then((state) => answers.includes(state))).toBe(true);
    expect(await status(page)).toMatch(/^\w+ answers: /);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => shown(page)).toBe(before);
  });

  test('are in bands, of which a theme can be chosen, by the keyboard also', async () => {
    const page = await openPlayground(site, {}, '#puzzles/azul');
    await page.locator('.puzzles').first().waitFor();
    const bands = page.locator('.band');
    expect(await bands.locator('h4 span:first-child').allTextContents()).toEqual([
      'Easy',
      'Medium',
      'Hard',
      'Very hard',
    ]);
    expect(await page.locator('.bands button').count()).toBe(PUZZLES.length);
    await page.getByLabel('Theme').selectOption({ index: 1 });
    const chosen = await page.getByLabel('Theme').locator('option:checked').textContent();
    const [, count] = /\((\d+)\)$/.exec(chosen ?? '') ?? [];
    expect(await page.locator('.bands button').count()).toBe(Number(count));
    for (const title of await page.locator('.bands button').all()) {
      // None is solved yet.
      expect(await title.getAttribute('title')).toBeNull();
    }
    const stop = page.locator('.bands button[tabindex="0"]');
    await stop.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const last = await page.locator('.bands button').last().textContent();
    await expect.poll(() => status(page)).toMatch(new RegExp(`^Puzzle ${last}\\. `));
  });

  test.each([DESKTOP, PHONE])('have nothing that axe finds at $width', async (viewport) => {
    const page = await openPlayground(site, { viewport }, '#puzzles/azul');
    await page.locator('.puzzles').first().waitFor();
    await page.getByRole('button', { name: 'Solution' }).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectFlawless(page);
    }
    expect(await overflows(page)).toBe(false);
  });
});

describe.skipIf(executablePath === undefined)('for everybody', () => {
  test.each([DESKTOP, PHONE])('review and analysis at $width', async (viewport) => {
    const page = await played(['level-1', 'random', 'random'], { viewport });
    await review(page);
    await page.getByRole('button', { name: 'Next error' }).click();
    await study(page, 'Analysis');
    await page.getByLabel('Analyse').check();
    await searched(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectFlawless(page);
    }
    expect(await overflows(page)).toBe(false);
    await study(page, 'Review');
    await page.getByRole('button', { name: 'Show the better move' }).click();
    expect(await page.locator('.viewing .board').first().isVisible()).toBe(true);
    await expectFlawless(page);
    expect(await overflows(page)).toBe(false);
  });
});
