/** Rooms on the page: who comes in and how, and what the host can do. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath, expectAccessible, overflows, useSite } from './browser.js';
import { openPlayground } from './playground.js';
import {
  begin,
  confirm,
  fill,
  log,
  mover,
  PHONE,
  playOne,
  playTurns,
  sit,
  sitDown,
  tab,
  useRooms,
} from './rooms.js';

/** Expect that what is shown is accessible, and as wide as the screen. */
async function expectGood(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
  }
}

const seats = (page: Page) =>
  page.locator('.room-seats .who strong, .room-seats .who .aside').allInnerTexts();

describe.skipIf(executablePath === undefined)('rooms', () => {
  const { make, come, visit } = useRooms();

  test('are made, entered by a link, and asked at the door, and chat is text', async () => {
    const { page: ada, hash } = await make('azul', { isPrivate: true });
    const bruno = await come(hash, 'Bruno', PHONE);
    await bruno.getByRole('heading', { name: 'Waiting for the host' }).waitFor();
    await expectGood(ada, bruno);
    await ada.getByRole('button', { name: 'Let in: Bruno', exact: true }).click();
    await sit(bruno, 2);
    await bruno.getByLabel('Write to all').fill('<img src=x onerror=alert(1)> & you');
    await bruno.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => log(ada)).toContain('<img src=x onerror=alert(1)> & you');
    expect(await ada.locator('.log img').count()).toBe(0);
    await ada.getByRole('button', { name: 'QR code' }).click();
    await ada.getByRole('img', { name: 'QR code' }).waitFor();
    await ada.keyboard.press('Escape');
    await expectGood(ada, bruno);
    const carol = await come(hash, 'Carol');
    await ada.getByRole('button', { name: 'Do not let in: Carol' }).click();
    await carol.getByText('The host does not let this device in.').waitFor();
    await ada.getByRole('button', { name: 'Remove: Bruno' }).click();
    await confirm(ada, 'Remove');
    await bruno.getByText('The host has removed you from this game.').waitFor();
  });

  test('are made in a form that takes the focus of the button which opened it', async () => {
    const page = await visit('#menu/azul');
    const open = () => page.getByRole('button', { name: 'Make a room' }).press('Enter');
    const focused = (selector: string) => page.locator(`${selector}:focus`).waitFor();
    await open();
    await focused('.make-room [autocomplete=nickname]');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Leave the room' }).waitFor();
    await page.getByRole('button', { name: 'Games' }).click();
    await open();
    await focused('.make-room');
  });

  test.each(['azul', 'royal-ur'] as const)(
    'of %s have clocks in the order of the names around the board',
    async (game) => {
      const { page: ada, hash } = await make(game, { look: PHONE });
      const bruno = await come(hash, 'Bruno', PHONE);
      await sit(bruno, 2);
      await begin(ada);
      for (const page of [ada, bruno]) {
        const board = page.locator(`azulejo-${game}`);
        const names = board.getByRole(game === 'azul' ? 'button' : 'heading', {
          name: /^(Ada|Bruno)/,
        });
        await names.nth(1).waitFor();
        const around = (await names.allInnerTexts()).map((text) => /Ada|Bruno/.exec(text)?.[0]);
        expect(await page.locator('.clocks .name').allInnerTexts()).toEqual(around);
      }
    },
  );

  test('say what is wrong with a link', async () => {
    const page = await come('#room=nosuchroom', 'Ada');
    await page.getByText('There is no such room.').waitFor();
    const { hash } = await make('azul', { isPrivate: true });
    const other = await come(hash.replace(/\..*/, ''), 'Bruno');
    await other.getByText('This room is private.').waitFor();
  });

  test('that are open are listed in the menu, and joined by one press', async () => {
    const bruno = await visit('#menu/azul', PHONE);
    await bruno.getByText('No open room is waiting for players.').waitFor();
    // Bruno was in a room before, and is known by his name.
    await bruno.evaluate(() => localStorage.setItem('azulejo-rooms', '{"name":"Bruno"}'));
    const { page: ada, hash } = await make('royal-ur');
    await make('azul', { isPrivate: true });
    const join = bruno.getByRole('button', { name: 'Join: The Royal Game of Ur, Ada' });
    await join.waitFor();
    expect(await bruno.locator('.waiting-rooms').innerText()).toContain('1 of 2 seats free');
    expect(await bruno.locator('.waiting-rooms li').count()).toBe(1);
    await expectGood(bruno);
    await join.click();
    await expect.poll(() => bruno.url()).toContain(hash);
    await expect.poll(() => seats(ada)).toEqual(['Ada (you)', 'Bruno']);
    // It waits for nobody any more.
    const carol = await visit('#menu/royal-ur');
    await carol.getByText('No open room is waiting for players.').waitFor();
    await begin(ada);
    await bruno.locator('azulejo-royal-ur').waitFor();
  });

  test('that are private are entered at once by those who are invited by name', async () => {
    const { page: ada, hash } = await make('azul', { isPrivate: true });
    await ada.getByLabel('Name of a friend').fill('  Bruno ');
    await ada.getByRole('button', { name: 'Invite', exact: true }).click();
    await ada.getByText('Invited: Bruno.').waitFor();
    const bruno = await come(hash, 'bruno', PHONE);
    await bruno.locator('.room-seats').waitFor();
    // Only the host invites.
    expect(await bruno.getByLabel('Name of a friend').count()).toBe(0);
    await ada.getByLabel('Name of a friend').fill('Zero\u200bwidth');
    await ada.getByRole('button', { name: 'Invite', exact: true }).click();
    await ada.getByText('This name cannot be used.').waitFor();
    await expectGood(ada, bruno);
  });

  test('have a host who mutes, exchanges seats, and hands over, with the guests at the door', async () => {
    const { page: ada, hash } = await make('tsuro', { isPrivate: true, players: 3 });
    const bruno = await come(hash, 'Bruno', PHONE);
    await ada.getByRole('button', { name: 'Let in: Bruno', exact: true }).click();
    await sit(bruno, 2);
    await expect.poll(() => seats(ada)).toEqual(['Ada (you)', 'Bruno', 'Empty']);
    await fill(ada, 3);
    await ada.getByRole('button', { name: 'Exchange seats 1 and 2' }).click();
    await expect.poll(() => seats(bruno)).toEqual(['Bruno (you)', 'Ada', 'Level 1, at random']);
    await ada.getByRole('button', { name: 'Exchange seats 2 and 3' }).click();
    await expect.poll(() => seats(bruno)).toEqual(['Bruno (you)', 'Level 1, at random', 'Ada']);
    await ada.getByRole('button', { name: 'Mute: Bruno' }).click();
    await bruno.getByPlaceholder('You cannot write here now.').waitFor();
    await expectGood(ada, bruno);
    await ada.getByRole('button', { name: 'Unmute: Bruno' }).click();
    await bruno.getByPlaceholder('Write to all').fill('Thank you');
    await bruno.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => log(ada)).toContain('Thank you');
    const carol = await come(hash, 'Carol');
    const letIn = { name: 'Let in: Carol', exact: true };
    await ada.getByRole('button', letIn).waitFor();
    await ada.getByRole('button', { name: 'Make host: Bruno' }).click();
    await expect.poll(() => log(ada)).toContain('Bruno is now the host.');
    await bruno.getByRole('button', letIn).waitFor();
    expect(await ada.getByRole('button', letIn).count()).toBe(0);
    await expectGood(ada, bruno);
    await bruno.getByRole('button', letIn).click();
    await carol.locator('.room-seats').waitFor();
    expect(await ada.getByRole('button', { name: 'Start the game' }).count()).toBe(0);
    await begin(bruno);
    await ada.locator('azulejo-tsuro').waitFor();
  });

  test('let people watch, who write if the host wants it', async () => {
    const { page: ada, hash } = await make('royal-ur', { watchersChat: false });
    const bruno = await visit(hash, PHONE);
    await bruno.getByLabel('Your name').fill('Bruno');
    await bruno.getByLabel('Just watch').check();
    await bruno.getByRole('button', { name: 'Come in' }).click();
    await bruno.getByPlaceholder('People who watch cannot write here.').waitFor();
    expect(await bruno.getByRole('button', { name: /^Sit here/ }).count()).toBe(0);
    await fill(ada, 2);
    await begin(ada);
    await bruno.getByText('You are watching.').waitFor();
    await expectGood(bruno);
    expect(await bruno.getByRole('button', { name: 'Give up' }).count()).toBe(0);
  });

  test('let a level play for a person, to the end of the game', async () => {
    const { page: ada, hash } = await make('tsuro', { players: 3 });
    const bruno = await come(hash, 'Bruno', PHONE);
    await sit(bruno, 2);
    await sitDown(bruno, 3, 'Carol');
    await expect.poll(() => seats(ada)).toEqual(['Ada (you)', 'Bruno', 'Carol']);
    await begin(ada);
    await bruno.locator('azulejo-tsuro').waitFor();
    await tab(ada, 'Room');
    await expectGood(ada);
    await ada.getByRole('button', { name: 'Let a level play: Carol' }).click();
    await ada.getByRole('dialog').getByLabel('Level').selectOption('1');
    await expectGood(ada);
    await confirm(ada, 'Let a level play');
    await expect.poll(() => log(bruno)).toContain('plays for Carol.');
    expect(await ada.getByRole('button', { name: 'Let a level play: Carol' }).count()).toBe(0);
    await bruno.reload();
    await bruno.locator('azulejo-tsuro').waitFor();
    await playTurns([ada, bruno], 'tsuro', 6);
    expect(await log(bruno)).not.toContain('Carol plays again.');
  });

  test('of two people at a device hand it over where hands are hidden', async () => {
    const { page: ada, hash } = await make('tsuro', { players: 3 });
    await sitDown(ada, 2, 'Carol');
    const bruno = await come(hash, 'Bruno', PHONE);
    await sit(bruno, 3);
    await begin(ada);
    const cover = ada.locator('.hand-over');
    await cover.getByRole('heading', { name: 'Ada' }).waitFor();
    await expectGood(ada);
    await cover.getByRole('button').click();
    await expect.poll(() => cover.isVisible()).toBe(false);
    // Until the turn of the other one, who has the device then.
    await expect
      .poll(async () => {
        if (!(await cover.isVisible())) await playTurns([ada], 'tsuro', 1);
        return cover.isVisible();
      })
      .toBe(true);
    await cover.getByRole('heading', { name: 'Carol' }).waitFor();
    await expect.poll(() => ada.title()).toContain('Your turn');
  });

  test('are shared by the share sheet and by the clipboard', async () => {
    const { page: ada, hash } = await make('azul', {
      look: { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await ada.getByRole('button', { name: 'Copy: Link to play' }).click();
    await ada.getByRole('button', { name: 'Copied: Link to play' }).waitFor();
    expect(await ada.evaluate(() => navigator.clipboard.readText())).toContain(hash);
    // The sheet is the system's, which this browser does not have.
    await ada.evaluate(() => {
      const share = async (data: ShareData) => {
        document.title = `${data.text} ${data.url}`;
      };
      Object.assign(navigator, { share });
    });
    await ada.getByLabel('Write to all').fill('!');
    await ada.getByRole('button', { name: 'Send' }).click();
    await ada.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => ada.title()).toBe(`Play Azul with me ${ada.url()}`);
  });

  test('tell of a turn, and of a guest, where the page is not seen', async () => {
    const { page: ada, hash } = await make('azul', { isPrivate: true });
    // The system's notifications cannot be seen in a browser without a screen.
    await ada.addInitScript(() => {
      class Told extends EventTarget {
        static permission = 'default';
        static readonly shown: string[] = [];
        static async requestPermission() {
          Told.permission = 'granted';
        }
        constructor(title: string) {
          super();
          Told.shown.push(title);
        }
        close() {
          Told.shown.push('closed');
        }
      }
      Object.assign(globalThis, { Notification: Told, told: Told.shown });
    });
    await ada.reload();
    const told = () => ada.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    const hide = (isHidden: boolean) =>
      ada.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      }, isHidden);
    await ada.getByRole('button', { name: 'Tell me when it is my turn' }).click();
    await ada
      .getByRole('button', { name: 'Tell me when it is my turn' })
      .waitFor({ state: 'detached' });
    await hide(true);
    const bruno = await come(hash, 'Bruno');
    await expect.poll(told).toEqual(['Bruno would like to come in.']);
    await ada.getByRole('button', { name: 'Let in: Bruno', exact: true }).click();
    await expect.poll(told).toEqual(['Bruno would like to come in.', 'closed']);
    await sit(bruno, 2);
    await expect.poll(() => seats(ada)).toEqual(['Ada (you)', 'Bruno']);
    await begin(ada);
    // Who begins is drawn.
    if ((await mover([ada, bruno])) === bruno) await playOne([bruno], 'azul');
    await expect.poll(told).toContain('It is your turn');
    await expect.poll(() => ada.title()).toBe('● Your turn');
  });
});

describe.skipIf(executablePath === undefined)('a host of files', () => {
  const site = useSite();

  test('shows nothing of rooms', async () => {
    const page = await openPlayground(site);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.waitForTimeout(500);
    expect(await page.getByText('Play with friends').count()).toBe(0);
  });
});
