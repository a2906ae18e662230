/** The editor of positions in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../playground/registry.js';
import { DESKTOP, executablePath, expectFlawless, overflows, PHONE, useSite } from './browser.js';
import { openPlayground, settled, start, strings, type } from './playground.js';

const site = useSite();

const FACTORY = '[data-target="factories/0"]';
const row = (number: number) => `[data-target="players/A/storage/${number}"]`;

const looks = [DESKTOP, PHONE].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

const verdict = (page: Page) => page.textContent('#verdict');
const inputs = async (page: Page) => [
  await page.getByLabel('Shared string').inputValue(),
  await page.getByLabel('Players string').inputValue(),
];

/** Open the editor with a position of a game. */
async function edit(page: Page): Promise<void> {
  await start(page);
  await settled(page);
  await page.getByRole('button', { name: 'Edit this position' }).click();
  await page.locator('.editing').waitFor();
}

/** Drag from the middle of one element to that of another, or outside of all. */
async function drag(page: Page, from: string, to: string | undefined): Promise<void> {
  const start = await page.locator(from).first().boundingBox();
  const end = to === undefined ? { x: 2, y: 2, width: 0, height: 0 } : null;
  const target = end ?? (await page.locator(to ?? '').boundingBox());
  if (start === null || target === null) throw new Error('There is nothing to drag.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 4 });
  await page.mouse.up();
  // A click within 50 ms is taken for that of the drag; no person is as fast.
  await page.waitForTimeout(100);
}

describe.skipIf(executablePath === undefined)('a position of a game', () => {
  test('is edited by dragging and tapping, judged at once, and played and analysed', async () => {
    const page = await openPlayground(site);
    await start(page);
    await settled(page);
    const before = await strings(page);
    await page.getByRole('button', { name: 'Edit this position' }).click();
    await page.locator('.editing').waitFor();
    expect(await inputs(page)).toEqual(before);
    expect(await verdict(page)).toBe('A valid state.');

    // A tile of a factory moves to a row; others come from the palette.
    await drag(page, `${FACTORY} .lying`, row(3));
    expect(await page.locator(`${FACTORY} .lying`).count()).toBe(3);
    expect(await page.locator(`${row(3)} .lying`).count()).toBe(1);
    await drag(page, '.tools label:nth-child(3)', row(1));
    expect(await inputs(page).then(([, players]) => players)).toMatch(/^A0MS1c13[a-e]1F/);
    expect(await page.locator('.dragged').count()).toBe(0);
    // A factory that is not full, before one that is.
    expect(await verdict(page)).toBe('Not a valid state: 1 error.');
    expect(await page.locator('.issues').textContent()).toContain('factory.partly-filled-early');
    expect(await page.locator(`${FACTORY}.wrong`).count()).toBe(1);
    await page.getByTitle('red', { exact: true }).click();
    await page.locator(FACTORY).click({ position: { x: 10, y: 45 } });
    expect(await verdict(page)).toBe('A valid state.');

    // What is dragged beside all places is removed, and Undo brings it back.
    await drag(page, `${row(1)} .lying`, undefined);
    expect(await page.locator(`${row(1)} .lying`).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator(`${row(1)} .lying`).count()).toBe(1);

    // A tool that was dragged is still chosen, a second finger does not end a drag, and points below 0 are set to 0.
    await drag(page, '.tools label:has(:checked)', undefined);
    expect(await page.getByRole('radio', { name: 'red' }).isChecked()).toBe(true);
    const tile = await page.locator(`${row(3)} .lying`).boundingBox();
    await page.mouse.move((tile?.x ?? 0) + 5, (tile?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(2, 2, { steps: 4 });
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointerup', { pointerId: 77 })));
    expect(await page.locator('.dragged').count()).toBe(1);
    await page.mouse.move((tile?.x ?? 0) + 5, (tile?.y ?? 0) + 5);
    await page.mouse.up();
    expect(await page.locator(`${row(3)} .lying`).count()).toBe(1);
    const points = page.getByLabel('Player A, points');
    await points.fill('-5');
    await points.press('Enter');
    expect(await points.inputValue()).toBe('0');

    await page.getByRole('combobox', { name: 'To move' }).selectOption('Player B');
    await page.getByLabel('Player A, points').fill('17');
    await page.getByLabel('Player A, points').press('Enter');
    const edited = await inputs(page);
    expect(edited[0]?.[0]).toBe('B');
    expect(edited[1]).toMatch(/^A17MS1c13[a-e]1F/);
    await page.getByRole('button', { name: 'Play from here' }).click();
    expect(await strings(page)).toEqual(edited);

    await page.goBack();
    expect(await inputs(page)).toEqual(edited);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('.analysis .lines li').first().waitFor();
    expect(await strings(page)).toEqual(edited);
  });

  test('is edited by keyboard alone, in words', async () => {
    const page = await openPlayground(site);
    await edit(page);
    await page.getByRole('radio', { name: 'blue' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'green' }).isChecked()).toBe(true);
    const focused = () => page.evaluate(() => focusedElement()?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^Factory 1: \d \w+/);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    expect(await page.locator('.said').textContent()).toBe('Put green on factory 1.');
    for (let tabs = 0; tabs < 4 && !(await focused()).startsWith('Row'); tabs++) {
      await page.keyboard.press('Tab');
    }
    expect(await focused()).toBe('Row 1: empty, 1 to fill');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('5');
    expect(await focused()).toBe('Row 2: 1 of 2 red');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toMatch(/^Mosaic row 2, column 1: empty/);
    await page.keyboard.press('Enter');
    expect(await focused()).toMatch(/^Mosaic row 2, column 1: green\. Something is wrong here\.$/);
    await page.keyboard.press('Control+z');
    expect(await focused()).toMatch(/^Mosaic row 2, column 1: empty/);
    await page.keyboard.press('0');
    expect(await page.locator('.said').textContent()).toMatch(/^The first-player marker lies/);
  });

  test('is edited by a finger on a phone, where nothing is too small or too wide', async () => {
    const page = await openPlayground(site, { viewport: PHONE, hasTouch: true, isMobile: true });
    await edit(page);
    await page.getByRole('combobox', { name: 'Players' }).selectOption('4');
    await page.locator('.tools label').nth(4).tap();
    await page.locator('[data-target="players/D/mosaic/4/4"]').tap();
    expect(await inputs(page).then(([, players]) => players)).toMatch(/D0Me44SF$/);
    const small = await page.locator('#app').evaluate((main) =>
      [...main.querySelectorAll('button, select, .tools label, .editing input[type=number]')]
        .map((each) => ({ what: each.outerHTML, box: each.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 39.5)
        .map(({ what }) => what),
    );
    expect(small).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });

  test.each(looks)('for everybody: $viewport.width, $colorScheme', async (look) => {
    const page = await openPlayground(site, look);
    await edit(page);
    await expectFlawless(page);
    await type(page, 'players', 'A0Ma01a00SFB0MSFf');
    await page.locator('.wrong').first().waitFor();
    await expectFlawless(page);
    await type(page, 'players', '');
    await type(page, 'shared', '');
    await expectFlawless(page);
    expect(await overflows(page)).toBe(false);
  });
});

test.skipIf(executablePath === undefined).each(GAMES.map(({ name }) => name))(
  'a position of %s is drawn as soon as its strings can be read, and judged as they are typed',
  async (name) => {
    const page = await openPlayground(site, {}, `#check/${name}`);
    await expect.poll(() => verdict(page)).toBe('A valid state.');
    const [shared = ''] = await inputs(page);
    await type(page, 'shared', `${shared}?`);
    expect(await verdict(page)).toBe('Not a valid state: 1 error.');
    expect(await page.locator('.issues li').count()).toBe(1);
    await type(page, 'shared', shared);
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('button', { name: 'Edit this position' }).click();
    expect(await inputs(page).then(([first]) => first)).toBe(shared);
  },
);

/** What a person does in the editor of a game, from its first position on. */
interface Edits {
  readonly game: string;
  /** The two strings of a position, and what taps make of it, one after another. */
  readonly before: readonly [shared: string, players: string];
  /** Where on a place people press, in parts of its size: in the middle, unless it is said. */
  readonly at?: readonly [x: number, y: number];
  readonly taps: readonly (readonly [press: string, shared: string, players: string])[];
  /** Two strings, and what is marked since something is wrong there. */
  readonly wrong: readonly [shared: string, players: string, place: string];
  /** Places with the focus, a key on each, and the two strings then. */
  readonly keys: readonly (readonly [place: string, key: string])[];
  readonly typed: readonly [shared: string, players: string];
}

/** Write the shared string of Cube Blokus with rows of the front that are not empty. */
function cubeWith(rows: Readonly<Record<number, string>>): string {
  const front = [2, 3, 4, 5, 6, 7, 8].map((row) => rows[row] ?? '9').join('/');
  const empty = '9/9/9/9/9/9/9';
  return `AUd7b/${empty}/a7cLd7a/${empty}/c7bFa7c/${front}/b7dRc7b/${empty}/d7aBb7d/${empty}/a7cDb7d/${empty}/c7a`;
}

const EDITS: readonly Edits[] = [
  {
    game: 'royal-ur',
    before: ['A-', 'A7PH0B7PH0'],
    taps: [
      ['[data-place="A-4"]', 'A-', 'A6P04H0B7PH0'],
      ['[data-place="8"]', 'A-', 'A5P0408H0B7PH0'],
      ['[data-place="A-4"]', 'A-', 'A6P08H0B7PH0'],
      ['[title="Token of Player B"]', 'A-', 'A6P08H0B7PH0'],
      ['[data-place="8"]', 'A-', 'A7PH0B6P08H0'],
      ['[data-place="A-15"]', 'A-', 'A6PH1B6P08H0'],
      ['[title="Remove"]', 'A-', 'A6PH1B6P08H0'],
      ['[data-place="A-15"]', 'A-', 'A7PH0B6P08H0'],
      ['.all', 'A-', 'A7PH0B7PH0'],
    ],
    wrong: ['A-', 'A6P08H0B6P08H0', '[data-place="8"].wrong'],
    keys: [['[data-place="7"]', '2']],
    typed: ['A-', 'A7PH0B6P07H0'],
  },
  {
    game: 'tsuro',
    before: ['A0HTB00-34', 'A-B-C-'],
    // There the first port is the nearest.
    at: [0.33, 0.12],
    taps: [
      ['[data-square="10"]', 'A0HT1000nB01-34', 'A-B-C-'],
      ['[title="Tile 7 (0°)"]', 'A0HT1000nB01-34', 'A-B-C-'],
      ['[title="Tile 7 (0°)"]', 'A0HT1000nB01-34', 'A-B-C-'],
      ['[data-square="40"]', 'A0HT1000n4006eB01-05,07-34', 'A-B-C-'],
      ['[data-square="40"]', 'A0HT1000n4006sB01-05,07-34', 'A-B-C-'],
      ['.in-hand', 'A0H06T1000n4006sB01-05,07-34', 'A-B-C-'],
      ['.bag', 'A0H06T1000n4006sB01-34', 'A-B-C-'],
      ['[title="Stone of Player B"]', 'A0H06T1000n4006sB01-34', 'A-B-C-'],
      ['[data-square="40"]', 'A0H06T1000n4006sB01-34', 'A-B40aC-'],
      ['[title="Remove"]', 'A0H06T1000n4006sB01-34', 'A-B40aC-'],
      ['[data-square="40"]', 'A0H06T1000n4006sB01-34', 'A-B-C-'],
      ['[data-square="40"]', 'A0H06T1000nB01-34', 'A-B-C-'],
      ['.in-hand', 'A0HT1000nB01-34', 'A-B-C-'],
      ['.all', 'A0HTB00-34', 'A-B-C-'],
      ['[title="Tile 1 (0°)"]', 'A0HTB00-34', 'A-B-C-'],
      ['.in-hand', 'A0H00TB01-34', 'A-B-C-'],
      ['[title="Tile 2 (0°)"]', 'A0H00TB01-34', 'A-B-C-'],
      ['.in-hand[data-item="1"]', 'A0H0001TB02-34', 'A-B-C-'],
      ['[title="Tile 3 (0°)"]', 'A0H0001TB02-34', 'A-B-C-'],
      ['.in-hand[data-item="2"]', 'A0H000102TB03-34', 'A-B-C-'],
      ['[data-square="55"]', 'A0H000102T5502nB03-34', 'A-B-C-'],
    ],
    wrong: ['A0HTB00-34', 'A40aB-C-', '[data-square="40"].wrong'],
    keys: [['[data-square="50"]', 'Enter']],
    typed: ['A0HT5000nB01-34', 'A-B-C-'],
  },
  {
    game: 'cube-blokus',
    before: [cubeWith({}), 'A0B0C0D0'],
    taps: [
      ['.piece[data-item="I2"]', cubeWith({}), 'A0B0C0D0'],
      ['.scene [data-square="Fe5"]', cubeWith({ 5: '4a4', 6: '4a4' }), 'A0B0C0D0'],
      ['.scene [data-square="Fe6"]', cubeWith({}), 'A0B0C0D0'],
      ['[title="Yellow"]', cubeWith({}), 'A0B0C0D0'],
      ['.piece[data-item="I2"]', cubeWith({}), 'A0B0C0D0'],
      ['[data-item="turn"]', cubeWith({}), 'A0B0C0D0'],
      ['.scene [data-square="Fe5"]', cubeWith({ 5: '3bb4' }), 'A0B0C0D0'],
      ['.all', cubeWith({}), 'A0B0C0D0'],
      ['.piece[data-item="Z5"]', cubeWith({}), 'A0B0C0D0'],
      ['.scene [data-square="Fe5"]', cubeWith({ 4: '3bb4', 5: '4b4', 6: '4bb3' }), 'A0B0C0D0'],
    ],
    wrong: [cubeWith({ 5: '4a4' }), 'A0B0C0D0', '.scene .mark.bad'],
    keys: [
      ['.piece[data-item="I1"]', 'Enter'],
      ['.scene [data-square="Fe5"]', 'Enter'],
    ],
    typed: [cubeWith({ 5: '4a4' }), 'A0B0C0D0'],
  },
];

describe.skipIf(executablePath === undefined).each(EDITS)(
  'the editor of $game',
  ({ game, before, at, taps, wrong, keys, typed }) => {
    const isNow = (page: Page, strings: readonly string[]) =>
      expect.poll(() => inputs(page)).toEqual(strings);
    const editor = (page: Page) => page.locator('.editing');

    /** Open it with the position. */
    async function openWith(look: object): Promise<Page> {
      const page = await openPlayground(site, look, `#check/${game}`);
      await editor(page).waitFor();
      await type(page, 'shared', before[0]);
      await type(page, 'players', before[1]);
      return page;
    }

    test.each([
      { name: 'a mouse', look: { viewport: DESKTOP } },
      { name: 'a finger', look: { viewport: PHONE, hasTouch: true, isMobile: true } },
    ])('is edited by $name, and the position played', async ({ look }) => {
      const page = await openWith(look);
      for (const [press, ...after] of taps) {
        const place = editor(page).locator(press).first();
        const box = await place.boundingBox();
        const [x, y] = at ?? [0.5, 0.5];
        await place.click({ position: { x: x * (box?.width ?? 0), y: y * (box?.height ?? 0) } });
        await isNow(page, after);
      }
      if ('hasTouch' in look) {
        const small = await editor(page)
          .locator('button:not(.squares *), select, .tools label')
          .evaluateAll((all) =>
            all
              .map((each) => ({
                what: each.outerHTML.slice(0, 120),
                box: each.getBoundingClientRect(),
              }))
              .filter(({ box }) => Math.min(box.width, box.height) < 39.5)
              .map(({ what }) => what),
          );
        expect(small).toEqual([]);
      }
      expect(await overflows(page)).toBe(false);
      await page.getByRole('button', { name: 'Undo' }).click();
      await isNow(page, taps.at(-2)?.slice(1) ?? []);
      await page.getByRole('button', { name: 'Play from here' }).click();
      // The dice may have been rolled since.
      expect((await strings(page))[1]).toBe(taps.at(-2)?.[2]);
    });

    test('is edited by keyboard, and what is wrong is marked', async () => {
      const page = await openWith({});
      for (const [place, key] of keys) {
        await editor(page).locator(place).first().focus();
        await page.keyboard.press(key);
      }
      await isNow(page, typed);
      await page.keyboard.press('Control+z');
      await isNow(page, before);
      await type(page, 'shared', wrong[0]);
      await type(page, 'players', wrong[1]);
      await editor(page).locator(wrong[2]).first().waitFor();
      expect(await verdict(page)).toMatch(/^Not a valid state/);
    });

    test.each(looks)('for everybody: $viewport.width, $colorScheme', async (look) => {
      const page = await openWith(look);
      await expectFlawless(page);
      await type(page, 'shared', wrong[0]);
      await type(page, 'players', wrong[1]);
      await editor(page).locator(wrong[2]).first().waitFor();
      await expectFlawless(page);
      expect(await overflows(page)).toBe(false);
    });
  },
);

describe.skipIf(executablePath === undefined)('what is edited', () => {
  const aside = (page: Page) => page.locator('.aside-notice p');

  test('survives a reload, another game and Back, until it is played', async () => {
    const page = await openPlayground(site);
    await edit(page);
    await page.getByLabel('Player A, points').fill('17');
    await page.getByLabel('Player A, points').press('Enter');
    const edited = await inputs(page);
    expect(edited[1]).toMatch(/^A17/);
    await page.reload();
    await page.locator('.editing').waitFor();
    expect(await inputs(page)).toEqual(edited);

    // Another game has another draft.
    await page.goto(site.addressOf('playground/index.html#check/tsuro'));
    await expect.poll(() => page.locator('.azul').count()).toBe(0);
    await type(page, 'shared', 'nonsense');
    await page.goBack();
    await page.locator('.editing').waitFor();
    expect(await inputs(page)).toEqual(edited);
    await page.goForward();
    await expect.poll(() => page.locator('.azul').count()).toBe(0);
    expect((await inputs(page))[0]).toBe('nonsense');
    await page.goBack();

    await page.locator('.editing').waitFor();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.goBack();
    expect(await inputs(page)).toEqual(edited);
    await page.reload();
    // Another position begins: that of a new game.
    await expect.poll(() => inputs(page)).not.toEqual(edited);
    expect(await verdict(page)).toBe('A valid state.');
  });

  test('is set aside for another position, brought back, and discarded after a question', async () => {
    const page = await openPlayground(site);
    await edit(page);
    expect(await aside(page).count()).toBe(0);
    await page.getByLabel('Player A, points').fill('17');
    await page.getByLabel('Player A, points').press('Enter');
    const edited = await inputs(page);

    // A pasted text that is no valid state is opened in the editor.
    await page.getByRole('button', { name: 'Games' }).click();
    await page.getByText('Open a file, a link or a text').click();
    await page.getByLabel(/^Or paste a record/).fill('AF0 B0');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    expect(await inputs(page)).toEqual(['AF0', 'B0']);
    expect(await aside(page).textContent()).toBe(
      'The position that you were editing is set aside.',
    );
    await expectFlawless(page);
    await page.reload();
    expect(await inputs(page)).toEqual(['AF0', 'B0']);
    await page.getByRole('button', { name: 'Bring it back' }).focus();
    await page.keyboard.press('Enter');
    expect(await inputs(page)).toEqual(edited);

    await page.getByRole('button', { name: 'Discard' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await aside(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Discard' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => aside(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => focusedElement()?.id)).toBe('app');
    await page.reload();
    expect(await inputs(page)).toEqual(edited);
    expect(await aside(page).count()).toBe(0);
  });

  test.each([DESKTOP, PHONE])('has nothing that axe finds at $width', async (viewport) => {
    const page = await openPlayground(site, { viewport }, '#check/azul');
    await type(page, 'shared', 'AF0');
    await page.goto(site.addressOf('playground/index.html#menu/azul'));
    await page.getByText('Open a file, a link or a text').click();
    await page.getByLabel(/^Or paste a record/).fill('AF1 B0');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await aside(page).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectFlawless(page);
    }
    expect(await overflows(page)).toBe(false);
  });
});
