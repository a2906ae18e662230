/** The editors of positions in any page: what they tell, and that they show it. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import { painted, toldOf, useBoardPages } from './pages.js';

const { site, open } = useBoardPages();

/** Write the position of Cube Blokus with what is in the rows 5 and 6 of the front. */
function cubeWith(fifth: string, sixth: string): string {
  const empty = '9/9/9/9/9/9/9';
  return `AUd7b/${empty}/a7cLd7a/${empty}/c7bFa7c/9/9/9/${fifth}/${sixth}/9/9/b7dRc7b/${empty}/d7aBb7d/${empty}/a7cDb7d/${empty}/c7a A0B0C0D0`;
}

const EMPTY_CUBE = cubeWith('9', '9');

/** An editor, what is pressed in it, and the two strings that it shows then. */
const EDITORS = [
  {
    name: 'azul',
    state: 'AF0aabbCfB1818202020D0000000000 A0MSFB0MSF',
    press: '[data-target="centre"]',
    after: 'AF0aabbCafB1718202020D0000000000 A0MSFB0MSF',
  },
  {
    name: 'royal-ur',
    state: 'A- A6P04H0B7PH0',
    press: '[data-place="8"]',
    after: 'A- A5P0408H0B7PH0',
  },
  {
    name: 'tsuro',
    state: 'A0HTB00-34 A-B-C-',
    press: '[data-square="10"]',
    after: 'A0HT1000nB01-34 A-B-C-',
  },
  {
    name: 'cube-blokus',
    state:
      'AUd7b/9/9/9/9/9/9/1a7/a7cLd7a/9/9/9/9/9/9/9/c7bFa7c/9/9/9/9/9/9/9/b7dRc7b/9/9/9/9/9/9/9/d7aBb7d/9/9/9/9/9/9/9/a7cDb7d/9/9/9/9/9/9/9/c7a A0B0C0D0',
    press: '.all',
    after:
      'AUd7b/9/9/9/9/9/9/9/a7cLd7a/9/9/9/9/9/9/9/c7bFa7c/9/9/9/9/9/9/9/b7dRc7b/9/9/9/9/9/9/9/d7aBb7d/9/9/9/9/9/9/9/a7cDb7d/9/9/9/9/9/9/9/c7a A0B0C0D0',
  },
];

describe.skipIf(executablePath === undefined).each(EDITORS)(
  'the editor of $name',
  ({ name, state, press, after }) => {
    const tag = `azulejo-${name}-editor`;
    const modules = [`${name}-editor`];

    test('tells the two strings of a change, and shows them unless that is cancelled', async () => {
      const page = await open({ body: `<${tag} state="${state}"></${tag}>`, modules });
      const shown = () =>
        page.evaluate(
          ([of, board]) => {
            const element = document.querySelector(of ?? '');
            return codecs[board ?? '']?.(element && Reflect.get(element, 'state')).join(' ');
          },
          [tag, `azulejo-${name}`],
        );
      await page.waitForFunction(() => 'codecs' in globalThis);
      expect(await shown()).toBe(state);
      await page.evaluate((of) => {
        const cancel = (event: Event) => event.preventDefault();
        document.querySelector(of)?.addEventListener('change', cancel, { once: true });
      }, tag);
      await page.locator(press).first().click();
      expect(await toldOf(page, 'change')).toEqual([{ encoded: after.split(' ') }]);
      expect(await shown()).toBe(state);
      await page.locator(press).first().click();
      expect(await toldOf(page, 'change')).toHaveLength(2);
      expect(await shown()).toBe(after);
    });
  },
);

/** From where something is dragged to where, or outside of all places; the two strings that it leads to. */
type Drag = readonly [from: string, to: string | undefined, after: string];

const DRAGS: readonly { name: string; state: string; drags: readonly Drag[] }[] = [
  {
    name: 'royal-ur',
    state: 'A- A7PH0B7PH0',
    drags: [
      ['.tools label:nth-child(1)', '[data-place="A-4"]', 'A- A6P04H0B7PH0'],
      ['[data-place="A-4"]', '[data-place="8"]', 'A- A6P08H0B7PH0'],
      // Squares of the other player take none of these tokens.
      ['[data-place="8"]', '[data-place="B-4"]', 'A- A6P08H0B7PH0'],
      ['[data-place="B-0"]', '[data-place="8"]', 'A- A7PH0B6P08H0'],
      ['[data-place="8"]', undefined, 'A- A7PH0B7PH0'],
      ['[data-place="A-0"]', '[data-place="A-15"]', 'A- A6PH1B7PH0'],
      ['[data-place="A-15"]', '.palette', 'A- A7PH0B7PH0'],
    ],
  },
  {
    name: 'tsuro',
    state: 'A0HTB00-34 A-B-C-',
    drags: [
      ['[title="Tile 7 (0°)"]', '[data-square="40"]', 'A0HT4006nB00-05,07-34 A-B-C-'],
      ['[data-square="40"]', '[data-square="41"]', 'A0HT4106nB00-05,07-34 A-B-C-'],
      ['[title="Stone of Player B"]', '[data-square="50"]', 'A0HT4106nB00-05,07-34 A-B50aC-'],
      ['.moving [data-stone=B] .body', '[data-square="41"]', 'A0HT4106nB00-05,07-34 A-B41aC-'],
      ['.moving [data-stone=B] .body', undefined, 'A0HT4106nB00-05,07-34 A-B-C-'],
      ['[data-square="41"]', '.palette', 'A0HTB00-34 A-B-C-'],
    ],
  },
  {
    name: 'cube-blokus',
    state: EMPTY_CUBE,
    drags: [
      ['.piece[data-item="I2"]', '.scene [data-square="Fe5"]', cubeWith('4a4', '4a4')],
      // What is taken stays as it is.
      ['.piece[data-item="I1"]', '.scene [data-square="Fe5"]', cubeWith('4a4', '4a4')],
      ['.piece[data-item="I3"]', undefined, cubeWith('4a4', '4a4')],
    ],
  },
];

/** Drag by the mouse or by a finger: from the middle of one thing to that of another, or outside of all. */
async function drag(page: Page, [from, to]: Drag, isTouch: boolean): Promise<void> {
  const middleOf = async (selector: string) => {
    const box = await page.locator(selector).last().boundingBox();
    if (box === null) throw new Error(`There is no ${selector}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = await middleOf(from);
  const end = to === undefined ? { x: 3, y: 3 } : await middleOf(to);
  // Out of a row that a finger scrolls to the side, it goes up or down first.
  const steps = [0, 1, 2, 3, 4].map((step) => ({
    x: start.x + ((end.x - start.x) * step) / 4,
    y: start.y + Math.sign(end.y - start.y) * 20 * (1 - step / 4) + ((end.y - start.y) * step) / 4,
  }));
  if (isTouch) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof start)[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [start]);
    for (const step of steps) await touch('touchMove', [step]);
    await touch('touchEnd', []);
  } else {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    await page.mouse.up();
  }
  // A click within 50 ms is taken for that of the drag; no person is as fast.
  await page.waitForTimeout(100);
}

describe.skipIf(executablePath === undefined).each(DRAGS)(
  'what is dragged in the editor of $name',
  ({ name, state, drags }) => {
    test.each([
      ['a mouse', { viewport: { width: 1280, height: 1100 } }],
      ['a finger', { viewport: { width: 700, height: 1500 }, hasTouch: true, isMobile: true }],
    ] as const)('is put where it is let go, by %s', async (_, look) => {
      const tag = `azulejo-${name}-editor`;
      const body = `<${tag} state="${state}"></${tag}>`;
      const page = await open({ body, modules: [`${name}-editor`], look });
      await page.waitForFunction(() => 'codecs' in globalThis);
      for (const each of drags) {
        await drag(page, each, 'hasTouch' in look);
        const shown = await page.evaluate(
          ([of, board]) => {
            const element = document.querySelector(of ?? '');
            return codecs[board ?? '']?.(element && Reflect.get(element, 'state')).join(' ');
          },
          [tag, `azulejo-${name}`],
        );
        expect(shown, each.slice(0, 2).join(' to ')).toBe(each[2]);
        expect(await page.locator('.dragged, .over').count()).toBe(0);
      }
    });
  },
);

test.skipIf(executablePath === undefined)(
  'what two strings say of the rules themselves counts in an editor',
  async () => {
    const body =
      '<azulejo-royal-ur-editor state="A- A5PH0B5PH0" rules="tokens=7 zero=again"></azulejo-royal-ur-editor>';
    const page = await open({ body, modules: ['royal-ur-editor'] });
    const rules = () =>
      page.evaluate(() => document.querySelector('azulejo-royal-ur-editor')?.rules);
    expect(await rules()).toMatchObject({ tokens: 5, zero: 'again' });
    await page.getByLabel('Tokens of each player').selectOption('3');
    await painted(page);
    expect(await rules()).toMatchObject({ tokens: 3, zero: 'again' });
    expect(site.faults).toEqual([]);
  },
);
