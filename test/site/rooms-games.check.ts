/** Whole games in rooms, by people at browsers of their own. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath, expectAccessible, overflows } from './browser.js';
import {
  begin,
  confirm,
  fill,
  isEnded,
  log,
  mover,
  PHONE,
  playOne,
  playOut,
  playTurns,
  sit,
  sitDown,
  tab,
  useRooms,
} from './rooms.js';

describe.skipIf(executablePath === undefined)('a room leads through a whole game', () => {
  const { make, come } = useRooms();

  test('of Azul, which goes back by agreement, to its review', async () => {
    const { page: ada, hash } = await make('azul');
    const bruno = await come(hash, 'Bruno', PHONE);
    await sit(bruno, 2);
    await begin(ada);
    const both = [ada, bruno];
    for (const page of both) {
      await page.locator('azulejo-azul').waitFor();
      await expectAccessible(page);
      expect(await overflows(page)).toBe(false);
    }
    for (let turn = 0; turn < 4; turn++) await playOne(both, 'azul');
    // Each has had a turn then.
    const asker = await mover(both);
    const other = asker === ada ? bruno : ada;
    await asker.getByRole('button', { name: 'Ask to take back' }).click();
    await other.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(() => log(ada)).toContain('does not agree.');
    await asker.getByRole('button', { name: 'Ask to take back' }).click();
    await other.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => log(ada)).toContain('A move was taken back.');
    await playOut(both, 'azul');
    for (const page of both) {
      await expectAccessible(page);
      expect(await overflows(page)).toBe(false);
    }
    await bruno.getByRole('button', { name: 'Review the game' }).click();
    await expect.poll(() => bruno.url()).toContain('#game/');
    await bruno.getByRole('tab', { name: 'Review', selected: true }).waitFor();
    await ada.getByRole('button', { name: 'Look at the board' }).click();
    await ada.getByRole('button', { name: 'To the seats' }).click();
    await ada.locator('.room-seats').waitFor();
  }, 240_000);

  test('of Ur, to the next game, which is given up', async () => {
    const { page: ada, hash } = await make('royal-ur');
    const bruno = await come(hash, 'Bruno', PHONE);
    await sit(bruno, 2);
    await begin(ada);
    for (const page of [ada, bruno]) {
      await page.locator('azulejo-royal-ur').waitFor();
      await expectAccessible(page);
    }
    await playOut([ada, bruno], 'royal-ur');
    await expectAccessible(bruno);
    await bruno.getByRole('button', { name: 'Another game' }).click();
    await ada.getByText('1 of 2 people are ready.').waitFor();
    await ada.getByRole('button', { name: 'Start the next game' }).click();
    await expect.poll(() => isEnded(bruno)).toBe(false);
    await ada.getByRole('button', { name: 'Give up' }).click();
    await confirm(ada, 'Give up');
    await bruno.getByText('You win: Ada gives up').first().waitFor();
  }, 240_000);

  test('of Tsuro, with four people, whose host goes', async () => {
    const { page: ada, hash } = await make('tsuro', { players: 4 });
    const others = [
      await come(hash, 'Bruno', PHONE),
      await come(hash, 'Chiara'),
      await come(hash, 'Dilan', PHONE),
    ] as const;
    const [bruno] = others;
    for (const [index, page] of others.entries()) await sit(page, index + 2);
    await begin(ada);
    for (const page of [ada, ...others]) await page.locator('azulejo-tsuro').waitFor();
    await playTurns([ada, ...others], 'tsuro', 8);
    await tab(ada, 'Room');
    await ada.getByRole('button', { name: 'Leave the room' }).click();
    await confirm(ada, 'Leave the room');
    await expect.poll(() => log(bruno)).toContain('Bruno is now the host.');
    expect(await log(bruno)).toContain('plays for Ada.');
    await playOut(others, 'tsuro');
    // Nobody sits on Ada's seat any more.
    expect(await bruno.getByRole('button', { name: 'Start the next game' }).count()).toBe(0);
    await confirm(bruno, 'To the seats');
    await fill(bruno, 1);
    await begin(bruno);
    for (const page of others) await expect.poll(() => isEnded(page)).toBe(false);
  }, 240_000);

  test('of Cube Blokus, with two people at each of two devices', async () => {
    const { page: ada, hash } = await make('cube-blokus');
    const bruno = await come(hash, 'Bruno', PHONE);
    await sit(bruno, 2);
    await sitDown(ada, 3, 'Chiara');
    await sitDown(bruno, 4, 'Dilan');
    await begin(ada);
    const both = [ada, bruno];
    for (const page of both) {
      await page.locator('azulejo-cube-blokus').waitFor();
      await expectAccessible(page);
      expect(await overflows(page)).toBe(false);
    }
    await playOut(both, 'cube-blokus');
    for (const page of both) {
      for (const name of ['Ada', 'Bruno', 'Chiara', 'Dilan']) {
        expect(await page.locator('.ranking').innerText()).toContain(name);
      }
    }
  }, 240_000);

  test.each(['azul', 'cube-blokus'] as const)(
    'of %s, with four people at four browsers, one of whom loads the page again',
    async (game) => {
      const { page: ada, hash } = await make(game, game === 'azul' ? { players: 4 } : {});
      const others: Page[] = [];
      for (const [index, name] of ['Bruno', 'Chiara', 'Dilan'].entries()) {
        const page = await come(hash, name, index === 1 ? {} : PHONE);
        await sit(page, index + 2);
        others.push(page);
      }
      await begin(ada);
      const all = [ada, ...others];
      for (const page of all) await page.locator(`azulejo-${game}`).waitFor();
      await playTurns(all, game, 4);
      await others[1]?.reload();
      await others[1]?.locator(`azulejo-${game}`).waitFor();
      await playOut(all, game);
      for (const page of all) {
        const ranking = await page.locator('.ranking').innerText();
        for (const name of ['Ada', 'Bruno', 'Chiara', 'Dilan']) expect(ranking).toContain(name);
      }
    },
    300_000,
  );
});
