/** The board of Cube Blokus in boxes of all kinds, from the start of a game to its end: nothing is cut, nothing overlaps. */
import { applyMove, encodeState, type GameState, legalMoves, newGame } from 'azulejo/cube-blokus';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../site/boxes.js';
import { executablePath } from '../site/browser.js';
import { type Board, painted, useBoardPages } from './pages.js';
import { LANGUAGES, ROOMS } from './rooms.js';

const { open } = useBoardPages();

/** Turns of the cube that lead through views of each kind: from an edge, onto a face, from above and below. */
const TURNS = [
  'down',
  'left',
  'down',
  'left',
  'down',
  'up',
  'up',
  'left',
  'up',
  'left',
  'up',
  'left',
];

/** Play a game to its end: the last of the legal moves are those of large pieces. */
function played(): readonly GameState[] {
  const states = [newGame()];
  for (;;) {
    const state = states.at(-1) ?? newGame();
    const moves = legalMoves(state);
    const move = moves.at(-1 - (states.length % 7)) ?? moves.at(-1);
    if (move === undefined) return states;
    states.push(applyMove(state, move));
  }
}

const STATES = played();

/** All positions of a game where that is asked for, else three. */
const IS_LONG = process.env.ALL_POSITIONS !== undefined;
const CHOSEN = !IS_LONG
  ? [STATES[0], STATES[Math.floor(STATES.length / 2)], STATES.at(-1)]
  : STATES;

/** Letters may touch where two edges meet. */
const APART = {
  selector: 'button, li, .net .face, .labels :not(.off) > *, .label b, .tray',
  slack: 3,
};

/** Show a position, by a player who chooses a piece and a place or who watches, and list what is wrong. */
async function faultsOf(
  page: Page,
  size: { readonly room: number; readonly least: number },
  what: object,
) {
  await page.evaluate(
    (properties) =>
      Object.assign(document.querySelector<Board>('azulejo-cube-blokus') ?? {}, properties),
    what,
  );
  await painted(page);
  await painted(page);
  return page.evaluate(faultsIn, {
    ...size,
    tag: 'azulejo-cube-blokus',
    apart: APART,
    // Letters and numbers of the net are spread along the edges of its faces.
    long: '.label .columns, .label .rows',
  });
}

describe.skipIf(executablePath === undefined)('a board of Cube Blokus', () => {
  test.each([
    [1200, 800],
    [1600, 1000],
    [800, 1000],
    [390, 844],
  ])('is drawn at once in its size in a window of %i × %i', async (width, height) => {
    const look = { viewport: { width, height } };
    const body = '<azulejo-cube-blokus></azulejo-cube-blokus>';
    const page = await open({ body, modules: ['cube-blokus'], look });
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        // TypeScript has no type for these entries.
        for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
      await new Promise((done) => setTimeout(done, 500));
      return sum;
    });
    expect(shift).toBe(0);
  });

  test.each(ROOMS)(
    'in a box %i wide and %i high',
    async (width, room) => {
      const isPhone = Math.min(width, room) < 400;
      const page = await open({
        body: `<style>body { margin: 0 } h1, h2 { display: none } azulejo-cube-blokus { width: ${width}px; --azulejo-room: ${room}px }</style>
        <azulejo-cube-blokus names="Ada, Bruno, Clara, Duarte"></azulejo-cube-blokus>`,
        modules: ['cube-blokus'],
        look: { viewport: { width, height: room }, hasTouch: isPhone, isMobile: isPhone },
      });
      await page.evaluate(() => {
        const element = document.querySelector('azulejo-cube-blokus');
        // A move on the back, which the first view does not show: a button turns the cube to it.
        const past = () => [{ event: 'DBh2' }];
        if (element !== null) Object.assign(element, { rate: async () => new Map(), past });
      });
      const size = { room, least: isPhone ? 39.5 : 24 };
      for (const language of LANGUAGES) {
        for (const [index, state] of CHOSEN.entries()) {
          if (state === undefined) throw new Error('There is no state.');
          // Words are longest where most is shown.
          if (language !== 'en' && index % 2 === 0) continue;
          const position = {
            state: encodeState(state),
            language,
            theme: index % 2 ? 'dark' : 'light',
          };
          const at = `${language} ${index}`;
          expect(await faultsOf(page, size, { ...position, movable: 'none' }), at).toEqual([]);
          expect(await faultsOf(page, size, { ...position, movable: 'all' }), at).toEqual([]);
          const piece = page.locator('.piece[aria-disabled=false]').first();
          if (state.turn === undefined || (await piece.count()) === 0) continue;
          await piece.click();
          await page.keyboard.press('n');
          expect(await faultsOf(page, size, {}), `${at}, choosing`).toEqual([]);
          for (const [turn, name] of TURNS.entries()) {
            await page.locator(`.turn-${name}`).click();
            expect(await faultsOf(page, size, {}), `${at}, turned ${turn}`).toEqual([]);
            if (language !== 'en' && turn > 2) break;
          }
          const net = page.locator('.switch').nth(1);
          if (!(await net.isVisible())) continue;
          await net.click();
          expect(await faultsOf(page, size, {}), `${at}, net`).toEqual([]);
          await page.locator('.switch').first().click();
        }
      }
    },
    IS_LONG ? 900_000 : undefined,
  );

  test('has a net that lies in its place, whichever form it has', async () => {
    const page = await open({
      body: '<azulejo-cube-blokus names="Ada, Bruno, Clara, Duarte"></azulejo-cube-blokus>',
      modules: ['cube-blokus'],
      look: { deviceScaleFactor: 3 },
    });
    const place = page.locator('.side-net');
    // Phones upright, with and without the bars of a browser, and boards that show the cube as well.
    const phones = [320, 360, 375, 390, 412].flatMap((width) => [
      [width, Math.round(width * 1.4)],
      [width, Math.round(width * 1.9)],
      [width, Math.round(width * 2.4)],
    ]);
    for (const [width, room] of [...phones, ...ROOMS]) {
      await page.locator('azulejo-cube-blokus').evaluate(
        (element, size) => {
          element.style.width = `${size[0]}px`;
          element.style.setProperty('--azulejo-room', `${size[1]}px`);
        },
        [width, room] as const,
      );
      await painted(page);
      const net = page.locator('.switch').nth(1);
      if (await net.isVisible()) await net.click();
      await painted(page);
      const beyond = await place.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
          scrollWidth - clientWidth,
          scrollHeight - clientHeight,
        ],
      );
      expect(beyond, `${width} × ${room}`).toEqual([0, 0]);
    }
  });
});
