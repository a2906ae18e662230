/** Lessons in a real browser: all of every game, by pointer and by keyboard; how they are offered, and that they fit. */
import { legalMoves as legalCubeMoves, pieceOf } from 'azulejo/cube-blokus';
import type { EventOf, GameTypes } from 'azulejo/game';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../playground/registry.js';
import {
  beginLesson,
  goOn,
  type LessonPlay,
  playInLesson,
} from '../../playground/shell/model/lessons.js';
import type { PlayedGame } from '../../playground/shell/played-game.js';
import { executablePath, expectAccessible, overflows, useSite } from './browser.js';
import { arrowTo, focused, openPlayground, tabTo } from './playground.js';

const site = useSite();

const DESK = { width: 1280, height: 768 };
const PHONE = { width: 390, height: 844 };

/** What is pressed: a group with one tab stop, and what is pressed in it, and how often. */
type Pressed = readonly [group: string, item: string, times?: number];

const bar = (item: string): Pressed => ['.bar button', `.bar [data-item=${item}]`];

/** What a person presses to make a move, by the name of the game. */
const MOVES: Readonly<Record<string, (move: string, state: unknown) => readonly Pressed[]>> = {
  azul: ([, from = '', colour = '', to = '', ...rest]) => {
    // `A13` moves a tile to the mosaic, `A1c2` takes tiles.
    if (to === '' && rest.length === 0) {
      return [['.own [data-item]', `button.cell[data-item=cell-${from}-${colour}]`]];
    }
    return [
      ['.pile', `.pile[data-item="${from}${colour}"]`],
      ['.own [data-item]', `.own [data-item=${to === 'F' ? 'floor' : `row-${to}`}]`],
    ];
  },
  'royal-ur': (move) => {
    const from = Number(move.slice(1, 3));
    const place = from >= 5 && from <= 12 ? from : `A-${from}`;
    return [['.ur .board button', `.ur [data-place="${place}"]`]];
  },
  // The hint chooses the tile as it lies then.
  tsuro: () => [bar('hint'), ['.tsuro .controls button', '.tsuro [data-item=place]']],
  'cube-blokus': (move, state) => {
    // It is a state of this game.
    const moves = legalCubeMoves(state as Parameters<typeof legalCubeMoves>[0]);
    const [own = moves[0]] = moves.filter((each) => each === move);
    const piece = own && pieceOf(own);
    const places: readonly string[] = moves.filter((each) => pieceOf(each) === piece);
    const place = places.indexOf(move);
    return [
      ['.tray [data-item]', `.tray [data-item=${piece}]`],
      ['.controls button', '.controls [data-item=next]', place + 1],
      ['.controls button', '.controls [data-item=lay]'],
    ];
  },
};

/** Presses something. */
type Press = (pressed: Pressed) => Promise<void>;

const byPointer =
  (page: Page): Press =>
  async ([, item, times = 1]) => {
    // Between tiles that lie around one, that one is hit.
    const options = item.startsWith('.pile') ? { position: { x: 12, y: 12 } } : {};
    for (let press = 0; press < times; press++) await page.locator(item).first().click(options);
  };

/** Go through a group by arrow keys, with each of them as far as it leads, until an item has the focus. */
async function goTo(page: Page, item: string): Promise<void> {
  const isThere = async () => (await page.locator(`${item}:focus`).count()) > 0;
  const arrows = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown'];
  for (const arrow of [...arrows, ...arrows]) {
    for (let press = 0; press < 20; press++) {
      if (await isThere()) return;
      const before = await focused(page).getAttribute('aria-label');
      await page.keyboard.press(arrow);
      if ((await focused(page).getAttribute('aria-label')) === before) break;
    }
  }
  if (!(await isThere())) throw new Error(`The arrow keys do not lead to ${item}.`);
}

const byKeyboard =
  (page: Page): Press =>
  async ([group, item, times = 1]) => {
    if ((await page.locator(`${item}:focus`).count()) === 0) {
      await tabTo(page, group);
      // The squares of Ur lie around each other: arrows that go to the edges pass some by.
      await (group.startsWith('.ur') ? arrowTo : goTo)(page, item);
    }
    for (let press = 0; press < times; press++) await page.keyboard.press('Enter');
  };

/** Open the lessons of a game, without motion. */
async function openLessons(game: string, look: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPlayground(
    site,
    { viewport: DESK, reducedMotion: 'reduce', ...look },
    `#learn/${game}`,
  );
  await page.locator('.taught .asked').waitFor();
  return page;
}

/** Expect that what is said has the room that is kept for it, so that it covers no part of the board. */
async function expectRoom(page: Page): Promise<void> {
  const [height, room] = await page.locator('.taught .bar').evaluate((element) => {
    const probe = document.createElement('div');
    probe.className = 'clocks';
    probe.style.height = 'var(--bar)';
    element.before(probe);
    const { offsetHeight } = probe;
    probe.remove();
    return [element.getBoundingClientRect().height, offsetHeight] as const;
  });
  expect(height, (await page.locator('.taught .says').textContent()) ?? '').toBeLessThanOrEqual(
    room + 1,
  );
  expect(await overflows(page)).toBe(false);
}

const asked = (page: Page) => page.locator('.taught .asked');
const answer = (page: Page) => page.locator('.taught .answer');
const title = (page: Page) => page.locator('.taught h2').textContent();

/** Play all lessons as they are shown. */
async function playAll(page: Page, game: PlayedGame, press: Press): Promise<void> {
  const lessons = (await game.lessons?.()) ?? [];
  for (const [index, lesson] of lessons.entries()) {
    expect(await title(page)).toBe(`${index + 1}. ${lesson.title}`);
    let play: LessonPlay = beginLesson(lesson, index);
    for (const { shown, ask, why } of lesson.steps) {
      await expect.poll(() => asked(page).textContent()).toBe(ask);
      await expectRoom(page);
      const isChance = game.rules.chance?.isDue(play.state) === true;
      const way = isChance ? [bar('chance')] : (MOVES[game.rules.name]?.(shown, play.state) ?? []);
      for (const pressed of way) await press(pressed);
      await expect.poll(() => answer(page).textContent()).toBe(why);
      const event: EventOf<GameTypes> = shown;
      play = playInLesson(game.rules, lesson, play, event);
      while (play.due.length > 0) play = goOn(game.rules, play);
      await settle(page);
    }
    await expectRoom(page);
    await press(bar('next'));
  }
  await page.locator('.games').waitFor();
}

/** Wait until the others have moved. */
async function settle(page: Page): Promise<void> {
  const isReady = page.locator(
    '.taught .bar :is([data-item=next], [data-item=chance], [data-item=hint][aria-disabled=false])',
  );
  await isReady.first().waitFor();
}

describe.skipIf(executablePath === undefined).each(GAMES)('lessons of $name', ({ name, load }) => {
  test('are played by pointer, and ticked off', { timeout: 120_000 }, async () => {
    const page = await openLessons(name);
    await playAll(page, await load('en'), byPointer(page));
    await page.reload();
    await page.locator('.navigation [data-item=learn]').click();
    await page.getByText('6 of 6 done').waitFor();
    expect(await page.locator('.lessons .good').count()).toBe(6);
  });

  test('are played by keyboard', { timeout: 120_000 }, async () => {
    const page = await openLessons(name);
    await playAll(page, await load('en'), byKeyboard(page));
  });

  test('fit on a phone', { timeout: 120_000 }, async () => {
    const page = await openLessons(name, { viewport: PHONE, hasTouch: true });
    await playAll(page, await load('en'), byPointer(page));
  });

  test.each(['light', 'dark'] as const)('are accessible: %s', async (colorScheme) => {
    const page = await openLessons(name, { colorScheme });
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
  });

  test.each(['de-DE', 'es-ES', 'pt-BR'])('have room in %s', { timeout: 60_000 }, async (locale) => {
    const game = await load(locale.slice(0, 2) as 'de');
    const lessons = (await game.lessons?.()) ?? [];
    for (const viewport of [DESK, PHONE]) {
      const page = await openLessons(name, { viewport, locale });
      const isKnown = { ...page.viewportSize() };
      expect(isKnown).toEqual(viewport);
      // The longest answer with what is asked next.
      for (const { steps } of lessons) {
        for (const [index, { why }] of steps.entries()) {
          await asked(page).evaluate(
            (element, [said, next]) => {
              const before = element.cloneNode();
              if (!(before instanceof HTMLElement)) return;
              before.className = 'answer good';
              before.textContent = said ?? '';
              for (const old of element.parentElement?.querySelectorAll('.answer') ?? []) {
                old.remove();
              }
              element.before(before);
              element.textContent = next ?? '';
            },
            [why, steps[index + 1]?.ask ?? ''] as const,
          );
          await expectRoom(page);
        }
      }
    }
  });
});

describe.skipIf(executablePath === undefined)('a lesson', () => {
  test('says what is wrong with another move, and goes on with the right one', async () => {
    const page = await openLessons('azul');
    const press = byPointer(page);
    const play = async (move: string) => {
      for (const pressed of MOVES.azul?.(move, undefined) ?? []) await press(pressed);
    };
    await play('A1c3');
    await expect
      .poll(() => answer(page).textContent())
      .toBe('They fit there, but row 3 would be full at once.');
    expect(await answer(page).getAttribute('class')).toMatch(/bad/);
    // The tiles are still chosen.
    await press(['.own [data-item]', '.own [data-item=row-2]']);
    await expect.poll(() => answer(page).getAttribute('class')).toMatch(/good/);
    await press(bar('again'));
    await expect.poll(() => answer(page).count()).toBe(0);
  });

  test('shows the squares from which one can build, once it is done', async () => {
    const page = await openLessons('cube-blokus');
    await page.getByRole('button', { name: 'Keep build points' }).click();
    const lesson = (await (await GAMES[3]?.load('en'))?.lessons?.())?.[4];
    const move = lesson?.steps[0]?.shown ?? '';
    for (const pressed of MOVES['cube-blokus']?.(move, lesson?.start) ?? []) {
      await byPointer(page)(pressed);
    }
    await page.locator('.bar [data-item=next]').waitFor();
    const dots = page.locator('.net .build');
    const drawn = await dots.evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).display !== 'none')
        .map((each) => each.getAttribute('d')?.match(/M/g)?.length ?? 0)
        .reduce((sum, count) => sum + count, 0),
    );
    expect(drawn).toBe(11);
    expect(await page.locator('.tray [data-item]').count()).toBe(20);
  });

  test('keeps its place when the language changes', async () => {
    const page = await openLessons('azul');
    await page.getByRole('button', { name: 'The floor' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('select[name=language]').selectOption('de');
    await expect.poll(() => title(page)).toBe('4. Die Bodenreihe');
  });
});

describe.skipIf(executablePath === undefined)('the offer to learn a game', () => {
  const offer = (page: Page) => page.getByRole('button', { name: 'Learn it in a minute' });

  test('leads to the first lesson, and goes when a lesson is done or it is closed', async () => {
    const page = await openPlayground(site, { reducedMotion: 'reduce' });
    await page.getByText('New to this game?').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'No, thank you' }).click();
    expect(await offer(page).count()).toBe(0);
    await page.getByRole('link', { name: /^Tsuro/ }).click();
    await offer(page).waitFor();
    await page.reload();
    await offer(page).waitFor();
    await offer(page).click();
    await page.getByRole('heading', { name: '1. Follow the path' }).waitFor();
    for (let step = 0; step < 2; step++) {
      await settle(page);
      for (const pressed of MOVES.tsuro?.('', undefined) ?? []) await byPointer(page)(pressed);
    }
    await page.getByText('1 of 6 done').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'New game: Tsuro' }).waitFor();
    expect(await offer(page).count()).toBe(0);
    await page.getByRole('link', { name: /^Azul/ }).click();
    await page.getByRole('heading', { name: 'New game: Azul' }).waitFor();
    expect(await offer(page).count()).toBe(0);
  });

  test('is made neither for a game that was played nor where a link was opened', async () => {
    const page = await openPlayground(site, { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.azul').waitFor();
    await page.locator('.navigation [data-item=menu]').click();
    await page.locator('.saved li').first().waitFor();
    expect(await offer(page).count()).toBe(0);
    const linked = await openPlayground(
      site,
      {},
      '#shared=A1H2134T0021n5034nB&players=A00eB50eCF1',
    );
    await linked.locator('.tsuro').waitFor();
    await linked.locator('.navigation [data-item=menu]').click();
    await linked.getByRole('link', { name: /^Azul/ }).click();
    await linked.getByRole('heading', { name: 'New game: Azul' }).waitFor();
    expect(await offer(linked).count()).toBe(0);
  });
});
