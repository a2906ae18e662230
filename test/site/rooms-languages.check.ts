/** Rooms in each language, on a phone and on a small screen: nothing is English, cut, or hard to use. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath, expectFlawless } from './browser.js';
import { DESKTOP, PHONE, useRooms } from './rooms.js';
import { cutTexts, expectTranslated } from './translated.js';

const SCREENS = [
  ['a phone', PHONE],
  ['a small screen', DESKTOP],
] as const;

describe.skipIf(executablePath === undefined).each(['en', 'de', 'es', 'pt'])('in %s', (locale) => {
  const { visit } = useRooms();

  /** Expect that people can read everything in their language. */
  async function expectRead(...pages: readonly Page[]): Promise<void> {
    for (const page of pages) {
      if (locale === 'en') await expectFlawless(page);
      else await expectTranslated(page);
      expect(await cutTexts(page)).toEqual([]);
    }
  }

  test.each(SCREENS)(
    'everything of a room fits %s',
    async (_, screen) => {
      const look = { ...screen, locale };
      const ada = await visit('#menu/azul', look);
      const offer = ada.locator('[aria-labelledby=friends-title]');
      await offer.locator('.aside').waitFor();
      await expectRead(ada);
      await offer.locator('button.large').click();
      await offer.locator('input[autocomplete=nickname]').fill('Ada');
      await expectRead(ada);
      await offer.locator('[type=submit]').click();
      await ada.locator('.room-seats').waitFor();
      await expectRead(ada);

      const hash = new URL(await ada.locator('.link-row input').first().inputValue()).hash;
      const bruno = await visit(hash, look);
      await bruno.locator('.enter input[autocomplete=nickname]').fill('Bruno');
      await expectRead(bruno);
      await bruno.locator('.enter [type=submit]').click();
      await ada.locator('.door .primary').waitFor();
      await bruno.locator('.enter h2').waitFor();
      await expectRead(ada, bruno);
      await ada.locator('.door .primary').click();
      await bruno.locator('.room-seats .primary').click();
      await ada.locator('.by-name input').fill('Carol');
      await ada.locator('.by-name button').click();
      await ada.locator('.by-name .aside:not(:empty)').waitFor();
      await bruno.locator('.chat input').fill('1');
      await bruno.locator('.chat [type=submit]').click();
      await ada.locator('.log strong').waitFor();
      await expectRead(ada, bruno);

      await ada.locator('.waiting > .panel > .primary.large').click();
      for (const page of [ada, bruno]) {
        await page.locator('azulejo-azul').waitFor();
        await expectRead(page);
        for (const tab of ['moves', 'room']) {
          await page.locator(`#tab-${tab}`).click();
          await expectRead(page);
        }
      }
      // What the host is asked before somebody is removed, or replaced, and before one leaves.
      for (const item of ['replace', 'kick']) {
        await ada.locator(`.people [data-item=${item}]`).click();
        await ada.locator('dialog').waitFor();
        await expectRead(ada);
        await ada.keyboard.press('Escape');
        await ada.locator('dialog').waitFor({ state: 'detached' });
      }
      await ada.locator('.people [data-item=mute]').click();
      await ada.locator('.people small').nth(1).waitFor();
      await expectRead(ada, bruno);
      await bruno.locator('.people > .row button').first().click();
      await bruno.locator('dialog').waitFor();
      await expectRead(bruno);
      await bruno.keyboard.press('Escape');
      await bruno.locator('dialog').waitFor({ state: 'detached' });

      await ada.context().setOffline(true);
      await expect.poll(() => bruno.locator('.says .more').innerText()).toMatch(/Ada.*\d/);
      await expectRead(ada, bruno);
      await ada.context().setOffline(false);
      await expect.poll(() => bruno.locator('.says .more').innerText()).not.toMatch(/Ada.*\d/);

      await bruno.locator('[data-item=flag]').click();
      await expectRead(bruno);
      await bruno.locator('dialog .primary').click();
      for (const page of [ada, bruno]) {
        await page.locator('dialog.ending').waitFor();
        await expectRead(page);
      }
      await bruno.locator('.ending .primary').click();
      await ada.locator('.ending [role=status]').waitFor();
      await expectRead(ada, bruno);
    },
    240_000,
  );
});
