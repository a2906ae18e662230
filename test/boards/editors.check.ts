/** The editors of positions in any page: what they tell, and that they show it. */

import { describe, expect, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import { painted, toldOf, useBoardPages } from './pages.js';

const { site, open } = useBoardPages();

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
