/** Rooms whose connections, tabs and servers end at bad moments: games go on without a press. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath } from './browser.js';
import { begin, log, mover, PHONE, playOne, playTurns, sit, tab, useRooms } from './rooms.js';

describe.skipIf(executablePath === undefined)('a room', () => {
  const { make, come, server } = useRooms();

  const isLost = (page: Page) => page.getByText('The connection is lost.');

  test('is there after a reload, and after half a minute without a network', async () => {
    const { page: ada, hash } = await make('azul');
    const bruno = await come(hash, 'Bruno', PHONE);
    await sit(bruno, 2);
    await begin(ada);
    const both = [ada, bruno];
    for (let turn = 0; turn < 3; turn++) await playOne(both, 'azul');
    await ada.reload();
    await ada.locator('azulejo-azul').waitFor();
    await expect.poll(() => log(ada)).toContain('Ada is here again.');
    await playOne(both, 'azul');
    await bruno.context().setOffline(true);
    await isLost(bruno).waitFor();
    await ada.getByText(/^Bruno is away\. A level takes over in \d+ seconds\.$/).waitFor();
    await bruno.waitForTimeout(30_000);
    await bruno.context().setOffline(false);
    await isLost(bruno).waitFor({ state: 'detached' });
    // The seat was kept for a minute.
    expect(await log(bruno)).not.toContain('plays for Bruno.');
    for (let turn = 0; turn < 3; turn++) await playOne(both, 'azul');
  }, 150_000);

  test('is there after its server was killed in the middle of a game, and one before it', async () => {
    const { page: ada, hash } = await make('royal-ur', { isPrivate: true });
    const bruno = await come(hash, 'Bruno', PHONE);
    await ada.getByRole('button', { name: 'Let in: Bruno', exact: true }).click();
    await bruno.locator('.room-seats').waitFor();
    // Somebody who waits at the door knocks again.
    const carol = await come(hash, 'Carol');
    const letIn = ada.getByRole('button', { name: 'Let in: Carol', exact: true });
    await letIn.waitFor();
    const both = [ada, bruno];
    const restart = async () => {
      await server().kill('SIGKILL');
      for (const page of both) await isLost(page).waitFor();
      await server().start();
      for (const page of both) await isLost(page).waitFor({ state: 'detached' });
    };
    await restart();
    await letIn.click();
    await carol.locator('.room-seats').waitFor();
    await sit(bruno, 2);
    await begin(ada);
    for (const page of both) await page.locator('azulejo-royal-ur').waitFor();
    const moves = async (page: Page) => {
      await tab(page, 'Moves');
      return page.locator('.moves li').allInnerTexts();
    };
    for (let kill = 0; kill < 2; kill++) {
      await playTurns(both, 'royal-ur', 6);
      await restart();
    }
    await playOne(both, 'royal-ur');
    expect((await moves(ada)).length).toBeGreaterThan(5);
    await expect.poll(async () => (await moves(bruno)).join()).toBe((await moves(ada)).join());
  }, 150_000);

  test('gives a seat to a level when a tab is closed, and back by the link', async () => {
    const { page: ada, hash } = await make('azul');
    const bruno = await come(hash, 'Bruno');
    await sit(bruno, 2);
    await begin(ada);
    await bruno.locator('azulejo-azul').waitFor();
    await ada.close();
    await bruno.getByText(/^Ada is away\. A level takes over in \d+ seconds\.$/).waitFor();
    await expect.poll(() => log(bruno), { timeout: 90_000 }).toContain('Bruno is now the host.');
    expect(await log(bruno)).toContain('plays for Ada.');
    const again = await ada.context().newPage();
    await again.goto(`http://127.0.0.1:${server().port}/index.html${hash}`);
    await again.locator('azulejo-azul').waitFor();
    await expect.poll(() => log(bruno), { timeout: 15_000 }).toContain('Ada plays again.');
    await playOne([bruno], 'azul');
    expect(await mover([again, bruno])).toBe(again);
  }, 150_000);
});
