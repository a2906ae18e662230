/** The board of Cube Blokus in boxes of all kinds, from the start of a game to its end: nothing is cut, nothing overlaps. */
import { applyMove, encodeState, type GameState, legalMoves, newGame } from 'azulejo/cube-blokus';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import { type Board, painted, useBoardPages } from './pages.js';

const { open } = useBoardPages();

/** A box: pixels across, and those that the board may be high. */
const BOXES = [
  [900, 610],
  [980, 500],
  [990, 450],
  [640, 330],
  [390, 770],
  [360, 665],
  [788, 1000],
  [1540, 920],
] as const;

const LANGUAGES = ['en', 'de', 'es', 'pt'] as const;

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

/** List what is wrong with the boxes of a board, in words. */
function faultsIn([room, least]: readonly [room: number, least: number]): string[] {
  const host = document.querySelector('azulejo-cube-blokus');
  const tree = host?.shadowRoot;
  if (host == null || tree == null) return ['no board'];
  const frame = host.getBoundingClientRect();
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? element.parentElement?.className} ${(element.getAttribute('data-item') ?? element.textContent)?.slice(0, 20)}`;
  const seen = (selector: string) =>
    [...tree.querySelectorAll(selector)].filter(
      (each) => each.checkVisibility({ opacityProperty: true }) && each.closest('.off') === null,
    );
  if (frame.height > room + 0.5) faults.push(`${frame.height} high`);
  if (host.scrollWidth > host.clientWidth) faults.push('wider than its place');
  const tray = tree.querySelector('.tray')?.getBoundingClientRect();
  // What is scrolled out of a row is not seen.
  const isScrolledOut = (each: Element, { left, right }: DOMRect) =>
    tray !== undefined &&
    each.closest('.tray') !== null &&
    (left < tray.left || right > tray.right + 1);
  const solid = seen('button, li, .net .face, .labels b, .labels span, .label b, .tray')
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => !isScrolledOut(element, box));
  for (const { element, box } of solid) {
    const isOut =
      box.left < frame.left - 1 ||
      box.right > frame.right + 1 ||
      box.top < frame.top - 1 ||
      box.bottom > frame.bottom + 1;
    if (isOut) faults.push(`cut: ${nameOf(element)}`);
    if (element.matches('button') && Math.min(box.width, box.height) < least) {
      faults.push(`small: ${nameOf(element)} ${box.width} × ${box.height}`);
    }
  }
  // Letters may touch where two edges meet.
  const SLACK = 3;
  for (const [index, one] of solid.entries()) {
    for (const other of solid.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > SLACK && down > SLACK) {
        faults.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
  }
  // Letters and numbers of the net are spread along the edges of its faces.
  for (const element of seen('.label .columns, .label .rows')) {
    const { width, height } = element.getBoundingClientRect();
    if (Math.max(width, height) < 50) faults.push(`flat: ${nameOf(element)}`);
  }
  const texts = 'button span, .switch, .find, .name, .count, p, small';
  for (const element of seen(texts)) {
    if (element instanceof HTMLElement && element.scrollWidth > element.clientWidth + 1) {
      if (element.clientWidth > 0) faults.push(`shortened: ${nameOf(element)}`);
    }
  }
  return faults;
}

/** Show a position, by a player who chooses a piece and a place or who watches, and list what is wrong. */
async function faultsOf(page: Page, size: readonly [number, number], what: object) {
  await page.evaluate(
    (properties) =>
      Object.assign(document.querySelector<Board>('azulejo-cube-blokus') ?? {}, properties),
    what,
  );
  await painted(page);
  await painted(page);
  return page.evaluate(faultsIn, size);
}

describe.skipIf(executablePath === undefined)('a board of Cube Blokus', () => {
  test.each(BOXES)(
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
      const size = [room, isPhone ? 39.5 : 24] as const;
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
});
