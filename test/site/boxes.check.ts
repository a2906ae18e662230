/**
 * Nothing on a table overlaps, is cut or out of reach: in all games, from the start to the end, at all sizes, in all
 * languages, light and dark. `AZULEJO_TURNS` sets how many positions of each game are looked at.
 */
import { azul } from 'azulejo';
import { cubeBlokus } from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import { newSession, writeRecord } from 'azulejo/record';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { packGame } from '../../playground/shell/sharing/link.js';
import { executablePath, useSite } from './browser.js';
import { openPlayground } from './playground.js';

/** Windows: a desktop's, laptops', a tablet's, phones', and one at twice the size. */
const SIZES = [
  [1280, 768],
  [1366, 657],
  [1024, 600],
  [640, 384],
  [390, 844],
  [360, 740],
  [820, 1180],
  [1920, 1080],
  [360, 640],
] as const;

const LANGUAGES = ['en', 'de', 'es', 'pt'] as const;

const GAMES: readonly { game: Game<GameTypes>; rules: object; tag: string }[] = [
  { game: azul, rules: { mosaic: 'variant' }, tag: 'azulejo-azul' },
  { game: azul, rules: { players: 4 }, tag: 'azulejo-azul' },
  { game: royalUr, rules: {}, tag: 'azulejo-royal-ur' },
  { game: tsuro, rules: { players: 5 }, tag: 'azulejo-tsuro' },
  { game: cubeBlokus, rules: {}, tag: 'azulejo-cube-blokus' },
];

const TURNS = Number(process.env.AZULEJO_TURNS ?? 12);

const site = useSite();

/** Play a game to its end with the first legal move in turn, then the second, and so on; longer games are cut. */
function playedGame(game: Game<GameTypes>, rules: object) {
  let session = newSession(game, { seed: 3, rules });
  for (let turn = 0; turn < 400 && !game.isOver(session.state); turn++) {
    const moves = game.legalMoves(session.state);
    const isChance = game.chance?.isDue(session.state) === true;
    session = isChance ? session.draw() : session.play(moves[(turn * 7) % moves.length] ?? '');
  }
  return session;
}

/** Return the link to a game after a number of events, with a person to move. */
async function linkAfter(
  game: Game<GameTypes>,
  session: ReturnType<typeof playedGame>,
  count: number,
) {
  const cut = session.fork(count);
  const mover = game.playerToMove(cut.state);
  // Where nobody moves, what follows is not played by agents.
  const isOwn = (player: number) => mover < 0 || player === mover;
  const seats = cut.record.names.map((_, player) => (isOwn(player) ? 'human' : 'level-1'));
  return `#play/${game.name}/${await packGame({ record: writeRecord(game, cut.record), seats })}`;
}

/** What is wrong with the boxes on a table, in the page. */
function faultsIn(tag: string): string[] {
  const faults: string[] = [];
  const all: Element[] = [];
  const walk = (root: ParentNode) => {
    for (const each of root.querySelectorAll('*')) {
      all.push(each);
      if (each.shadowRoot !== null) walk(each.shadowRoot);
    }
  };
  const stage = document.querySelector('.stage');
  if (stage === null) return ['There is no table.'];
  walk(stage);
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName}.${element.getAttribute('class')?.split(' ')[0]} "${label.trim().slice(0, 30)}"`;
  };
  const parentOf = (element: Element) => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
  };
  const around = (element: Element): Element[] => {
    const parent = parentOf(element);
    return parent === undefined || element === stage ? [] : [parent, ...around(parent)];
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && width > 1.5 && height > 1.5;
  };
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  const isScrolled = (element: Element) => around(element).some(scrolls);
  const hitAt = (x: number, y: number) => {
    let hit = document.elementFromPoint(x, y);
    for (let next = hit; next !== null && next !== undefined; ) {
      hit = next;
      next = hit.shadowRoot?.elementFromPoint(x, y) ?? null;
      if (next === hit) break;
    }
    return hit;
  };

  // The board is whole, in the window.
  const bar = document.querySelector('.bar')?.getBoundingClientRect();
  const board = document.querySelector(tag)?.getBoundingClientRect();
  if (bar === undefined || board === undefined) return ['There is no board.'];
  const isBelow = bar.top >= board.top;
  const floor = isBelow ? bar.top : innerHeight;
  if (board.bottom > floor + 1) faults.push(`the board ends at ${board.bottom}, not ${floor}`);
  if (board.top < (isBelow ? 0 : bar.bottom) - 1) faults.push('the board begins under the bar');
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');

  // Controls are in the window, large enough, and nothing lies over them.
  const controls = all.filter(
    (each) =>
      each.matches('button, a[href], input, select, summary, [role="button"]') && isSeen(each),
  );
  for (const control of controls) {
    if (isScrolled(control)) continue;
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      faults.push(`${nameOf(control)} is out of the window`);
      continue;
    }
    if (Math.min(width, height) < 15.5)
      faults.push(`${nameOf(control)} is small: ${width} × ${height}`);
    const points = [0.5, 0.25, 0.75].flatMap((x) => [0.5, 0.25, 0.75].map((y) => [x, y] as const));
    const isFree = points.some(([x, y]) => {
      const hit = hitAt(left + x * width, top + y * height);
      return hit !== null && (control.contains(hit) || around(hit).includes(control));
    });
    if (!isFree && getComputedStyle(control).pointerEvents !== 'none') {
      faults.push(`${nameOf(control)} is covered`);
    }
  }

  // Texts are whole, and do not overlap.
  const texts: { element: Element; box: DOMRect }[] = [];
  for (const element of all) {
    if (!isSeen(element) || element.closest('svg') !== null || isScrolled(element)) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) texts.push({ element, box });
    }
  }
  for (const { element, box } of texts) {
    const clip = [element, ...around(element)].find(
      (each) =>
        /hidden|clip/.test(getComputedStyle(each).overflow) &&
        each.getBoundingClientRect().width > 1.5,
    );
    const frame = clip?.getBoundingClientRect();
    const isCut =
      (frame !== undefined &&
        (box.right > frame.right + 1.5 ||
          box.left < frame.left - 1.5 ||
          box.bottom > frame.bottom + 3 ||
          box.top < frame.top - 3)) ||
      box.left < -1 ||
      box.right > innerWidth + 1;
    if (isCut) faults.push(`${nameOf(element)} is cut`);
  }
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      if (one.element === other.element) continue;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 2 && height > 4)
        faults.push(`${nameOf(one.element)} is over ${nameOf(other.element)}`);
    }
  });
  return faults;
}

/** Wait until the table shows what it was resized to. */
async function resize(page: Page, [width, height]: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

describe.skipIf(executablePath === undefined)('boxes', () => {
  test.each(
    GAMES.flatMap((each) => LANGUAGES.map((language, index) => ({ ...each, language, index }))),
  )('of $game.name $rules in $language', async ({ game, rules, tag, language, index }) => {
    const colorScheme = index % 2 === 0 ? 'light' : 'dark';
    const page = await openPlayground(site, {
      locale: language,
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.evaluate(() =>
      localStorage.setItem('azulejo-preferences', JSON.stringify({ speed: 'instant' })),
    );
    const session = playedGame(game, rules);
    const { length } = session.record.events;
    const found: string[] = [];
    for (let turn = index; turn < TURNS; turn += LANGUAGES.length) {
      const count = Math.round((length * turn) / (TURNS - 1));
      await page.goto('about:blank');
      await page.goto(
        site.addressOf(`playground/index.html${await linkAfter(game, session, count)}`),
      );
      await page.locator(tag).waitFor();
      await page.waitForTimeout(300);
      const close = page.locator('dialog[open] .quiet');
      if ((await close.count()) > 0) await close.click();
      for (const size of SIZES) {
        await resize(page, size);
        const faults = await page.evaluate(faultsIn, tag);
        found.push(...faults.map((fault) => `${size.join('×')}, after ${count}: ${fault}`));
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });
});
