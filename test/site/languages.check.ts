/** The languages of the playground in a real browser. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath, expectFlawless, overflows, useSite } from './browser.js';
import {
  byMouse,
  openPlayground,
  phase,
  playTurn,
  settled,
  start,
  strings,
  type,
} from './playground.js';
import { ENGLISH, expectTranslated, textsOf } from './translated.js';

const site = useSite();

/** A phone, as small as they come. */
const SMALL = { width: 360, height: 640 };

const OTHERS = ['de', 'es', 'pt'] as const;

const language = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Open the menu of a game, in the language of a browser. */
async function openIn(locale: string, hash: string, look: BrowserContextOptions = {}) {
  const page = await openPlayground(site, { locale, ...look }, hash);
  await page.locator('#app').waitFor();
  return page;
}

/** Begin the game of the menu. */
async function play(page: Page): Promise<void> {
  await page.locator('.new-game [type=submit]').click();
  await page.locator('.bar').waitFor();
}

describe.skipIf(executablePath === undefined)('the language', () => {
  test.each([
    ['de-AT', 'de', 'Deine Partien', 'Azul spielen | azulejo'],
    ['pt-BR', 'pt', 'As suas partidas', 'Jogar Azul | azulejo'],
    ['es-MX', 'es', 'Tus partidas', 'Jugar a Azul | azulejo'],
    ['fr-FR', 'en', 'Your games', 'Azul playground | azulejo'],
  ])('of a browser in %s is %s', async (locale, spoken, heading, title) => {
    const page = await openIn(locale, '#menu/azul');
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await language(page)).toBe(spoken);
    await expect.poll(() => page.title()).toBe(title);
  });

  test('is switched in the middle of a game, which goes on, and is remembered', async () => {
    const page = await openPlayground(site);
    await start(page, { seats: ['human', 'level-1'] });
    await settled(page);
    await playTurn(page, byMouse(page));
    await settled(page);
    const before = await strings(page);
    const pile = page.locator('.pile[aria-disabled=false]').first();
    await pile.click({ position: { x: 12, y: 12 } });
    await page.getByRole('button', { name: 'Settings' }).click();
    const choice = page.getByLabel('Language');
    await choice.focus();
    await choice.selectOption('de');
    await page.getByRole('dialog', { name: 'Optionen' }).waitFor();
    expect(await language(page)).toBe('de');
    expect(await page.evaluate(() => focusedElement()?.matches('select[name=language]'))).toBe(
      true,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
    await expect.poll(() => page.title()).toBe('Ada ist am Zug | Azul | azulejo');
    // What was picked up still is.
    expect(await page.locator('.pile.picked').count()).toBe(1);
    expect(await textsOf(page)).toContain('Runde 1');
    expect((await textsOf(page)).filter((text) => ENGLISH.test(text))).toEqual([]);
    await page.getByRole('button', { name: 'Teilen oder speichern' }).click();
    expect(await page.locator('code[data-text=players]').textContent()).toBe(before[1]);
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
    // The dialog's entry in the history is left a moment later.
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await page.reload();
    await settled(page);
    expect(await language(page)).toBe('de');
    await page.getByRole('button', { name: 'Spiele', exact: true }).click();
    await expect.poll(() => page.locator('.saved').textContent()).toContain('du bist am Zug');
    // The saved games are told anew, too.
    await page.getByRole('button', { name: 'Optionen' }).click();
    await page.getByLabel('Language').selectOption('es');
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    await expect.poll(() => page.locator('.saved').textContent()).toContain('te toca a ti');
  });

  test('switches all games, and what has been loaded', async () => {
    const page = await openPlayground(site, {}, '#menu/cube-blokus');
    await play(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('pt');
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Peças do azul' }).waitFor();
    expect((await textsOf(page)).filter((text) => ENGLISH.test(text))).toEqual([]);
    for (const game of ['tsuro', 'royal-ur', 'azul']) {
      await page.evaluate((name) => {
        location.hash = `#menu/${name}`;
      }, game);
      await page.locator(`.games [href$=${game}][aria-current]`).waitFor();
      expect((await textsOf(page)).filter((text) => ENGLISH.test(text))).toEqual([]);
    }
  });
});

describe.skipIf(executablePath === undefined).each(OTHERS)('in %s', (locale) => {
  test.each(['azul', 'royal-ur', 'tsuro', 'cube-blokus'])(
    'the menu and the table of %s have no English, fit a small phone, and are accessible',
    async (game) => {
      const page = await openIn(locale, `#menu/${game}`, { viewport: SMALL });
      for (const summary of await page.locator('.new-game summary').all()) await summary.click();
      await expectTranslated(page);
      await play(page);
      const ready = page.locator('.hand-over .primary');
      if (await ready.isVisible()) await ready.click();
      await page.locator('.bar h2').waitFor();
      await expectTranslated(page);
    },
  );

  test.each(['azul', 'royal-ur', 'tsuro', 'cube-blokus'])(
    'the editor of %s has no English',
    async (game) => {
      const page = await openIn(locale, `#check/${game}`, { viewport: SMALL });
      await page.locator('.editing').waitFor();
      await expectTranslated(page);
    },
  );

  test.each(['#puzzles/azul', '#puzzles/royal-ur', '#puzzles/tsuro'])(
    '%s has no English',
    async (hash) => {
      const page = await openIn(locale, hash, { viewport: SMALL });
      await page.locator('.azul, .ur, .tsuro').first().waitFor();
      await expectTranslated(page);
      await page.locator('.bar [data-item=hint]').first().click();
      await page.locator('.bar [data-item=next]').waitFor();
      await expectTranslated(page);
    },
  );

  test.each([
    ['azul', 'XF0aa?9bbCffB20D0000', 'A007Ma05b?S5a1FB0MSFabccddeeff'],
    ['azul', 'AF0aabb3aC2B2020202020D0000000000', 'A0Ma00a01S0a5FB0MSF'],
    ['royal-ur', 'a05!', 'a07P990Hx3B7P04040H'],
    ['royal-ur', 'A#', 'A3P040506H0B7P06H0'],
    ['tsuro', 'x01H3T1002xB03,01x', 'B10zC-A-A-'],
    ['tsuro', 'A1H1011T1002nB00-34', 'A10aB-CX7'],
    ['cube-blokus', 'xU9/9Lq', 'A007B100000C!'],
  ])('what is wrong with a position of %s is said: %s', async (game, shared, players) => {
    const page = await openIn(locale, `#check/${game}`, { viewport: SMALL });
    await type(page, 'shared', shared);
    await type(page, 'players', players);
    const findings = page.locator('.issues li > span');
    await expect.poll(() => findings.count()).toBeGreaterThan(2);
    const said = [...(await findings.allTextContents()), await page.textContent('.says .more')];
    expect(said.filter((text) => !text?.endsWith('.') || ENGLISH.test(text))).toEqual([]);
    expect(await page.locator('#app [lang=en]').count()).toBe(0);
    expect(await overflows(page)).toBe(false);
    await expectFlawless(page);
  });

  test('the settings and the rules fit a small phone', async () => {
    const page = await openIn(locale, '#menu/azul', { viewport: SMALL });
    for (const item of ['settings', 'rules']) {
      await page.locator(`header [data-item=${item}]`).click();
      await page.locator('dialog').waitFor();
      expect(
        await page.locator('dialog').evaluate((box) => box.scrollWidth > box.clientWidth),
      ).toBe(false);
      const texts = (await textsOf(page)).filter((text) => ENGLISH.test(text));
      expect(texts).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

describe.skipIf(executablePath === undefined)('in German, by keyboard', () => {
  test('a turn is played, and everything is said in German', async () => {
    const page = await openIn('de', '#menu/azul');
    await page.locator('details.options > summary').click();
    await page.locator('.seats select').nth(1).selectOption('human');
    await play(page);
    await settled(page);
    const tree = await page.locator('.azul').ariaSnapshot();
    expect(tree).toMatch(/group "Manufaktur 1: (\d \p{L}+(, | und )?)+"/u);
    expect(tree).toContain('group "Tischmitte: Startspielerstein"');
    expect(tree).toContain('region "Tableau von Ada, 0 Punkte');
    expect(tree).toContain('"Musterreihe 5: leer, 5 Felder"');
    expect(tree).toContain('"Reihe 5 der Wand: leer"');
    expect(tree).toContain('"Bodenreihe: leer"');
    const name = () => page.evaluate(() => focusedElement()?.getAttribute('aria-label') ?? '');
    await page.locator('.pile').first().focus();
    expect(await name()).toMatch(/^\d \p{L}+, Manufaktur 1$/u);
    await page.keyboard.press('Enter');
    await expect.poll(name).toMatch(/^Musterreihe 1: leer, 1 Feld\. Musterreihe 1 hätte 1 von 1, /);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('[data-announcement]').textContent())
      .toMatch(/^\w+ nimmt \d \p{L}+ aus Manufaktur 1 für Musterreihe 2.*\. \w+ ist am Zug\.$/u);
    expect(await phase(page)).toBe('drafting');
    await page.locator('.pile').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.locator('.own .storage').first().focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.bar [role=status]').textContent()).toBe(
      'Wähle zuerst Fliesen aus einer Manufaktur oder aus der Tischmitte.',
    );
  });
});
