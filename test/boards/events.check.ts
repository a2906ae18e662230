/** What boards tell, and what people do on them: by mouse, finger and keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import {
  AZUL,
  BOARDS,
  type Board,
  board,
  byKeys,
  byMouse,
  byTouch,
  CUBE,
  painted,
  playOn,
  stateOf,
  type Tried,
  TSURO,
  toldOf,
  UR,
  useBoardPages,
} from './pages.js';

const { site, open } = useBoardPages();

const MEANS = [
  { means: 'mouse', press: byMouse, look: {} },
  { means: 'finger', press: byTouch, look: { hasTouch: true } },
  { means: 'keyboard', press: byKeys, look: {} },
];

/** What ends a choice, and what was said of it. */
const ENDINGS = [
  { ending: 'it is put back', end: (page: Page) => page.keyboard.press('Escape') },
  {
    ending: 'it is played',
    end: (page: Page, each: Tried) =>
      playOn(page.locator(each.tag), { ...each, presses: each.presses.slice(1) }, byMouse),
  },
  {
    ending: 'another state is shown',
    end: (page: Page, { tag }: Tried) =>
      page.evaluate(
        (selector) =>
          Object.assign(document.querySelector<Board>(selector) ?? {}, { state: undefined }) &&
          undefined,
        tag,
      ),
  },
];

/** Play an event, and return what was told between that and the end of its promise. */
const playEvent = (page: Page, tag: string, event: string) =>
  page.evaluate(
    async ([name, text]) => {
      const element = document.querySelector<Board>(name);
      const before = told.length;
      try {
        // Any text: those that are no events are refused.
        await element?.play(text as 'A0c2');
      } catch (error) {
        return error instanceof Error ? `${error.name}: ${error.message}` : 'no error';
      }
      return told.slice(before).map((each) => each.name);
    },
    [tag, event] as const,
  );

/** Wait for a move that was told, and return the state that it leads to. */
async function played(page: Page): Promise<unknown> {
  await expect.poll(() => toldOf(page, 'move')).toHaveLength(1);
  const [detail] = await toldOf(page, 'move');
  return detail?.move;
}

describe.skipIf(executablePath === undefined)('a person', () => {
  test.each(
    [TSURO, CUBE].flatMap((each) =>
      ENDINGS.map(({ ending, end }) => ({ each, name: each.name, ending, end })),
    ),
  )('is told that a notice of $name no longer holds when $ending', async ({ each, end }) => {
    const page = await open({ body: board(each, 'movable="all"') });
    await playOn(page.locator(each.tag), { ...each, presses: each.presses.slice(0, 1) }, byMouse);
    await painted(page);
    expect((await toldOf(page, 'notice')).at(-1)?.text).not.toBe('');
    await end(page, each);
    await painted(page);
    expect((await toldOf(page, 'notice')).at(-1)?.text).toBe('');
    // Before the move: the page may say something of that.
    const names = await page.evaluate(() => told.map(({ name }) => name));
    if (names.includes('move')) expect(names.lastIndexOf('notice')).toBe(names.indexOf('move') - 1);
  });

  test.each(BOARDS.flatMap((each) => MEANS.map((means) => ({ ...means, each, name: each.name }))))(
    'moves on $name by $means',
    async ({ each, press, look }) => {
      const page = await open({ body: board(each, 'movable="all"'), look });
      expect(await toldOf(page, 'settled')).toHaveLength(1);
      await playOn(page.locator(each.tag), each, press);
      const move = await played(page);
      await expect.poll(() => toldOf(page, 'settled')).toHaveLength(2);
      const after = await stateOf(page, each.tag);
      expect(after).not.toBe(each.state);
      // The same by its text.
      await page
        .locator(each.tag)
        .evaluate((element, text) => element.setAttribute('state', text), '');
      site.faults.splice(0);
      await page
        .locator(each.tag)
        .evaluate((element, text) => element.setAttribute('state', text), each.state);
      await playEvent(page, each.tag, String(move));
      expect(await stateOf(page, each.tag)).toBe(after);
      if (each.picks) expect((await toldOf(page, 'select')).length).toBeGreaterThan(0);
    },
  );

  test.each(BOARDS)(
    'makes a move on $name that is cancelled: nothing is played, and it can be made again',
    async (each) => {
      const page = await open({ body: board(each, 'movable="0"') });
      await page.evaluate(() => addEventListener('move', (event) => event.preventDefault()));
      await playOn(page.locator(each.tag), each, byMouse);
      await played(page);
      await painted(page);
      expect(await stateOf(page, each.tag)).toBe(each.state);
      expect(await toldOf(page, 'settled')).toHaveLength(1);
      await page.evaluate((tag) => document.querySelector<Board>(tag)?.cancel(), each.tag);
      await painted(page);
      await playOn(page.locator(each.tag), each, byMouse);
      await expect.poll(() => toldOf(page, 'move')).toHaveLength(2);
    },
  );

  test.each(BOARDS)('moves on $name only where that is the one who is to move', async (each) => {
    const ANY = {
      azul: '.pile',
      'royal-ur': '.hand',
      tsuro: '.squares button',
      'cube-blokus': '.piece',
    };
    const page = await open({
      body: ['none', '1', 'all', '0']
        .map((movable) => board(each, `id="m-${movable}" movable="${movable}"`))
        .join(''),
    });
    for (const id of ['#m-none', '#m-1']) {
      await byMouse(
        page
          .locator(id)
          .locator(Object.entries(ANY).find(([name]) => name === each.name)?.[1] ?? '')
          .first(),
      );
      await painted(page);
      expect((await toldOf(page, 'refused')).at(-1)).toEqual({ message: '', issue: undefined });
      expect(await toldOf(page, 'select')).toEqual([]);
    }
    expect(await toldOf(page, 'refused')).toHaveLength(2);
    for (const id of ['#m-all', '#m-0']) await playOn(page.locator(id), each, byMouse);
    await expect.poll(() => toldOf(page, 'move')).toHaveLength(2);
    expect(await toldOf(page, 'refused')).toHaveLength(2);
    expect(await stateOf(page, '#m-1')).toBe(each.state);
  });

  test.each([AZUL, UR, CUBE])(
    'moves on $name for each player in turn where all can',
    async (each) => {
      const page = await open({ body: board(each, 'movable="all"') });
      for (const turn of [1, 2, 3]) {
        if (each === UR)
          await page.locator(each.tag).evaluate((element) => element.removeAttribute('state'));
        if (each === UR) await playEvent(page, each.tag, 'R4');
        await playOn(page.locator(each.tag), each, byMouse);
        await expect.poll(() => toldOf(page, 'move')).toHaveLength(turn);
        await painted(page);
        if (each === AZUL) {
          const player = String((await toldOf(page, 'move')).at(-1)?.move).slice(0, 1);
          // The tiles went to the board that was pressed.
          expect(
            await page.locator(`[data-player=${player}] .storage .tile:not(.faint)`).count(),
          ).toBeGreaterThan(0);
          expect(await page.locator('.own .board').getAttribute('data-player')).toBe(
            player === 'A' ? 'B' : 'A',
          );
        }
      }
    },
  );

  test('drags tiles to a row, and beside all rows', async () => {
    const page = await open({ body: board(AZUL, 'movable="all"') });
    const pile = await page.locator('.pile').first().boundingBox();
    const row = await page.locator('.own .storage').nth(3).boundingBox();
    if (pile === null || row === null) throw new Error('There are no tiles.');
    const drag = async (x: number, y: number) => {
      await page.mouse.move(pile.x + 9, pile.y + 9);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    };
    await drag(2, 2);
    expect(await toldOf(page, 'move')).toEqual([]);
    expect(await page.locator('.dragged').count()).toBe(0);
    await page.keyboard.press('Escape');
    await drag(row.x + row.width / 2, row.y + row.height / 2);
    expect(await played(page)).toMatch(/^A0.3$/);
    expect((await toldOf(page, 'advice')).some(({ text }) => typeof text === 'string')).toBe(true);
  });

  test('is told why something cannot be done, in the language of the board', async () => {
    const page = await open({ body: board(AZUL, 'movable="all" lang="de"') });
    await playEvent(page, AZUL.tag, AZUL.move);
    await playOn(page.locator(AZUL.tag), AZUL, byMouse);
    await played(page);
    await painted(page);
    await byMouse(page.locator('.pile').last());
    await painted(page);
    await byMouse(page.locator('.own .storage').first());
    await expect.poll(() => toldOf(page, 'refused')).toHaveLength(1);
    const [refused] = await toldOf(page, 'refused');
    expect(refused).toMatchObject({
      message: expect.stringMatching(/reihe/),
      issue: { code: expect.any(String) },
    });
  });

  test('is told the reason that the page gives', async () => {
    const page = await open({ body: board(AZUL, 'movable="all"') });
    await page.evaluate(() => {
      const element = document.querySelector<Board>('azulejo-azul');
      if (element !== null) element.refusal = 'Wait.';
    });
    await painted(page);
    await byMouse(page.locator('.pile').first());
    expect(await toldOf(page, 'refused')).toEqual([{ message: 'Wait.', issue: undefined }]);
  });
});

describe.skipIf(executablePath === undefined)('drawing again', () => {
  test.each(BOARDS)(
    'sets no attribute around $name, which would cost all of its styles',
    async ({ tag, ...each }) => {
      const page = await open({ body: board({ tag, ...each }) });
      const set = await page.evaluate(async (name) => {
        const element = document.querySelector<Board>(name);
        const frame = element?.shadowRoot?.querySelector('[part=board]');
        if (element === null || frame == null) return ['no board'];
        const names: (string | null)[] = [];
        const note = (records: readonly MutationRecord[]) => {
          for (const { attributeName } of records) names.push(attributeName);
        };
        new MutationObserver(note).observe(frame, { attributes: true });
        element.names = ['Ada', 'Bob'];
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return names;
      }, tag);
      expect(set).toEqual([]);
    },
  );
});

describe.skipIf(executablePath === undefined)('taking back', () => {
  test.each(
    [AZUL, TSURO, CUBE].flatMap((each) =>
      ['Escape', 'cancel'].map((by) => ({ each, by, name: each.name })),
    ),
  )('what was chosen on $name by $by is told', async ({ each, by }) => {
    const page = await open({ body: board(each, 'movable="all"') });
    await byMouse(
      page
        .locator(each.tag)
        .locator(each.presses[0] ?? '')
        .first(),
    );
    await painted(page);
    const chosen = await toldOf(page, 'select');
    expect(chosen.at(-1)?.choice).toMatch(/^A./);
    if (by === 'Escape') await page.keyboard.press('Escape');
    else await page.evaluate((tag) => document.querySelector<Board>(tag)?.cancel(), each.tag);
    await painted(page);
    const all = await toldOf(page, 'select');
    expect(all).toHaveLength(chosen.length + 1);
    expect(all.at(-1)).toEqual({ choice: undefined });
  });
});

describe.skipIf(executablePath === undefined)('play()', () => {
  test.each(
    BOARDS.flatMap((each) =>
      (['reduce', 'no-preference'] as const).map((reducedMotion) => ({
        each,
        name: each.name,
        reducedMotion,
      })),
    ),
  )('on $name ends when all lies still: $reducedMotion', async ({ each, reducedMotion }) => {
    const page = await open({ body: board(each), look: { reducedMotion } });
    expect(await toldOf(page, 'settled')).toHaveLength(1);
    expect(await playEvent(page, each.tag, each.move)).toEqual(['settled']);
    expect(await stateOf(page, each.tag)).toBe(each.after);
    expect(
      await page.evaluate(
        (tag) => document.querySelector(tag)?.shadowRoot?.getAnimations().length,
        each.tag,
      ),
    ).toBeLessThan(3);
    await painted(page);
    expect(await toldOf(page, 'settled')).toHaveLength(2);
    expect(await toldOf(page, 'move')).toEqual([]);
  });

  test.each([
    { pace: 0, turns: 0 },
    { pace: 1, turns: 1 },
  ])('ends when the cube has turned, at once without a pace: $pace', async ({ pace, turns }) => {
    const page = await open({
      body: board(CUBE, `pace="${pace}"`),
      look: { reducedMotion: 'no-preference' },
    });
    const turned = await page.evaluate(async () => {
      const element = document.querySelector<Board>('azulejo-cube-blokus');
      const cube = element?.shadowRoot?.querySelector<HTMLElement>('.cube');
      if (element == null || cube == null) throw new Error('There is no cube.');
      let count = 0;
      cube.addEventListener('transitionrun', ({ target }) => {
        if (target === cube) count += 1;
      });
      const before = cube.style.transform;
      // On the back, which is not seen at first.
      await element.play('ABb7b8c8d8d9' as 'A0c2');
      const isTurned = cube.style.transform !== before;
      const left = cube.getAnimations().length;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return { isTurned, left, count };
    });
    expect(turned).toEqual({ isTurned: true, left: 0, count: turns });
    expect(await toldOf(page, 'settled')).toHaveLength(2);
  });

  test.each(BOARDS)('on $name refuses what is illegal and what is no event', async (each) => {
    const page = await open({ body: board(each) });
    for (const event of [each.illegal, 'nonsense', '']) {
      expect(await playEvent(page, each.tag, event)).toMatch(
        /^Illegal(Move|Chance|Forfeit)Error: ./,
      );
    }
    expect(await stateOf(page, each.tag)).toBe(each.state);
    expect(await toldOf(page, 'settled')).toHaveLength(1);
  });

  /** What is done while an event is played; the promise must end after each. */
  const MEANWHILE: Readonly<Record<string, (element: Board) => void>> = {
    nothing: () => {},
    'the state is set back at once': (element) => {
      const attribute = element.getAttribute('state') ?? '';
      // It is a text of two strings.
      element.state = attribute.split(' ') as [string, string];
    },
    'the same state is set back at once': (element) => {
      element.state = element.last?.before;
    },
    'another is shown': (element) => {
      setTimeout(() => {
        element.state = undefined;
      }, 50);
    },
    'it is removed': (element) => setTimeout(() => element.remove(), 50),
    'it is removed at once': (element) => element.remove(),
    'it is moved': (element) => setTimeout(() => document.body.append(element), 50),
    'the pace is 0 now': (element) => {
      setTimeout(() => {
        element.pace = 0;
      }, 50);
    },
    'it is hidden': (element) => {
      element.hidden = true;
    },
  };

  test.each(BOARDS)('on $name ends whatever is done meanwhile', async (each) => {
    const body = Object.keys(MEANWHILE)
      .map(() => board(each, 'pace="0.6"'))
      .join('');
    const page = await open({ body, look: { reducedMotion: 'no-preference' } });
    const ended = await page.evaluate(
      async ([tag, move, acts]) => {
        const elements = [...document.querySelectorAll<Board>(tag)];
        const ends = acts.map(async ([what, act], index) => {
          const element = elements[index];
          if (element === undefined) return `${what}: not there`;
          const end = element.play(move as 'A0c2').then(() => `${what}: ended`);
          // The function is one of this file.
          new Function('element', `(${act})(element)`)(element);
          const late = new Promise<string>((done) =>
            setTimeout(done, 10_000, `${what}: still open`),
          );
          return Promise.race([end, late]);
        });
        return Promise.all(ends);
      },
      [
        each.tag,
        each.move,
        Object.entries(MEANWHILE).map(([what, act]) => [what, String(act)] as const),
      ] as const,
    );
    expect(ended).toEqual(Object.keys(MEANWHILE).map((what) => `${what}: ended`));
  });

  test('out of the page ends at once, and is shown later', async () => {
    const page = await open({ body: '' });
    const told = await page.evaluate(
      async ([state, move]) => {
        const element = document.createElement('azulejo-azul') as Board;
        element.state = state.split(' ') as [string, string];
        await element.play(move as 'A0c2');
        document.body.append(element);
        await new Promise((done) => element.addEventListener('settled', done));
        return globalThis.told.map(({ name }) => name);
      },
      [AZUL.state, AZUL.move] as const,
    );
    expect(told).toEqual(['settled']);
    expect(await stateOf(page, 'azulejo-azul')).toBe(AZUL.after);
  });
});

describe.skipIf(executablePath === undefined)('twenty boards on a page', () => {
  const many = (each: (typeof BOARDS)[number]) =>
    Array.from({ length: 5 }, (_, index) =>
      board(each, `id="${each.name}-${index}" movable="all"`),
    ).join('');

  test('play a game each', async () => {
    const page = await open({ body: BOARDS.map(many).join('') });
    expect(await toldOf(page, 'settled')).toHaveLength(20);
    for (const each of BOARDS) {
      const id = `#${each.name}-2`;
      await playOn(page.locator(id), each, byMouse);
      await expect.poll(() => stateOf(page, id)).not.toBe(each.state);
      for (const other of [0, 1, 3, 4]) {
        expect(await stateOf(page, `#${each.name}-${other}`)).toBe(each.state);
      }
    }
    const ids = await page.evaluate(() => [
      ...new Set(told.filter(({ name }) => name === 'move').map(({ id }) => id)),
    ]);
    expect(ids).toEqual(BOARDS.map(({ name }) => `${name}-2`));
  });

  test.each([AZUL, TSURO, CUBE])('of $name hear keys one by one', async (each) => {
    const page = await open({ body: many(each) });
    for (const index of [1, 3]) {
      await byMouse(
        page
          .locator(`#${each.name}-${index}`)
          .locator(each.presses[0] ?? '')
          .first(),
      );
    }
    await painted(page);
    const since = () =>
      page.evaluate(() =>
        told
          .splice(0)
          .filter(({ name }) => name === 'select' || name === 'notice')
          .map(({ id }) => id),
      );
    await since();
    for (const key of each === TSURO ? ['r'] : []) {
      await page.keyboard.press(key);
      await painted(page);
      expect(new Set(await since())).toEqual(new Set([`${each.name}-3`]));
    }
    await page.keyboard.press('Escape');
    await painted(page);
    expect(new Set(await since())).toEqual(new Set([`${each.name}-3`]));
    // Where the focus is, there the keys are heard.
    await page
      .locator(`#${each.name}-1`)
      .locator('[data-item][tabindex="0"]:visible')
      .first()
      .focus();
    await page.keyboard.press('Escape');
    await painted(page);
    expect(new Set(await since())).toEqual(new Set([`${each.name}-1`]));
  });

  test('leave alone where one of them is dragged', async () => {
    const page = await open({ body: many(AZUL) });
    const pile = page.locator('#azul-1 .pile').first();
    await pile.scrollIntoViewIfNeeded();
    const box = await pile.boundingBox();
    if (box === null) throw new Error('There is no pile.');
    await page.mouse.move(box.x + 9, box.y + 9);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 30, { steps: 3 });
    expect(await page.locator('.dragged').count()).toBe(1);
    expect(await page.locator('#azul-1 .dragged').count()).toBe(1);
    expect(await page.locator('.picked').count()).toBe(1);
    await page.mouse.up();
    expect(await page.locator('.dragged').count()).toBe(0);
  });
});

test.skipIf(executablePath === undefined)(
  'the editor of Azul tells what was changed, once',
  async () => {
    const page = await open({
      body: `<azulejo-azul-editor state="${AZUL.state}"></azulejo-azul-editor>`,
    });
    const lang = page.locator('[part=board]');
    expect(await lang.getAttribute('lang')).toBe('en');
    await page.evaluate(() =>
      document.querySelector('azulejo-azul-editor')?.setAttribute('state', 'nonsense'),
    );
    expect(site.faults.splice(0)).toHaveLength(1);
    expect(UR.name).toBe('royal-ur');
  },
);

describe.skipIf(executablePath === undefined)('on a board that the page changes', () => {
  /** Press elements of the shadow tree, one frame after the other but for the last two. */
  const press = (page: Page, tag: string, ...selectors: readonly string[]) =>
    page.evaluate(
      async ([name, all]) => {
        for (const selector of all) {
          const element = document.querySelector(name)?.shadowRoot?.querySelector(selector);
          if (!(element instanceof HTMLElement)) throw new Error(`There is no ${selector}.`);
          element.click();
          for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
        }
      },
      [tag, selectors] as const,
    );

  const PILE = '.pile[aria-disabled=false]';
  const ROW = '.own .target[aria-disabled=false]';

  test.each(['play', 'movable', 'refusal', 'remove'])(
    'a choice that is not played yet is dropped, and the next one is played: %s',
    async (change) => {
      const page = await open({ body: board(AZUL, 'movable="all" pace="0"') });
      await press(page, AZUL.tag, PILE);
      await page.evaluate(
        async ([tag, row, what, move]) => {
          const element = document.querySelector<Board>(tag);
          const target = element?.shadowRoot?.querySelector<HTMLElement>(row);
          if (element == null || target == null) throw new Error('There is no row.');
          target.click();
          if (what === 'play') void element.play(move as 'A0c2');
          if (what === 'movable') element.movable = 'none';
          if (what === 'refusal') element.refusal = 'Wait.';
          if (what === 'remove') element.remove();
          for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
          Object.assign(element, { movable: 'all', refusal: undefined });
          if (!element.isConnected) document.body.append(element);
          for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
        },
        [AZUL.tag, ROW, change, AZUL.move] as const,
      );
      expect(await toldOf(page, 'move')).toEqual([]);
      const picked = await page.locator('.picked').count();
      await press(page, AZUL.tag, ...(picked === 0 ? [PILE, ROW] : [ROW]));
      expect(await toldOf(page, 'move')).toHaveLength(1);
    },
  );

  test('a listener to moves that sets the state has played', async () => {
    const page = await open({ body: board(AZUL, 'movable="all" pace="0"') });
    const after = await page.evaluate(
      async ([tag, move]) => {
        const element = document.querySelector<Board>(tag);
        if (element == null) throw new Error('There is no board.');
        const { state } = element;
        void element.play(move as 'A0c2');
        const next = element.state;
        element.state = state;
        element.addEventListener('move', () => {
          element.state = next;
        });
        for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
        return String(next);
      },
      [AZUL.tag, AZUL.move] as const,
    );
    await press(page, AZUL.tag, PILE, ROW);
    const shown = await page.evaluate(
      (tag) => `${document.querySelector<Board>(tag)?.state}`,
      AZUL.tag,
    );
    expect(shown).toBe(after);
    await press(page, AZUL.tag, PILE, ROW);
    expect(await toldOf(page, 'move')).toHaveLength(2);
  });

  test('Escape ends a drag, and a second finger begins none', async () => {
    const page = await open({ body: board(AZUL, 'movable="all" pace="0"') });
    const box = await page.locator(PILE).first().boundingBox();
    if (box === null) throw new Error('There is no pile.');
    await page.mouse.move(box.x + 9, box.y + 9);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 30, { steps: 3 });
    expect(await page.locator('.dragged').count()).toBe(1);
    await page.evaluate(
      ([tag, pile]) => {
        const second = document.querySelector(tag)?.shadowRoot?.querySelectorAll(pile)[1];
        const at = { bubbles: true, composed: true, pointerId: 99, clientX: 1, clientY: 1 };
        second?.dispatchEvent(new PointerEvent('pointerdown', at));
        window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 90 }));
      },
      [AZUL.tag, PILE] as const,
    );
    expect(await page.locator('.dragged').count()).toBe(1);
    const row = await page.locator(ROW).first().boundingBox();
    if (row === null) throw new Error('There is no row.');
    await page.keyboard.press('Escape');
    expect(await page.locator('.dragged').count()).toBe(0);
    await page.mouse.move(row.x + 9, row.y + 9, { steps: 3 });
    await page.mouse.up();
    await painted(page);
    expect(await toldOf(page, 'move')).toEqual([]);
  });

  test('a seat is kept until the state that has it, and the last language counts', async () => {
    const page = await open({ body: board(AZUL, '') });
    const found = await page.evaluate(async (tag) => {
      const element = document.querySelector<Board>(tag);
      if (element == null) throw new Error('There is no board.');
      Object.assign(element, { seat: 2, first: 2, rules: { players: 3 }, state: undefined });
      element.language = 'de';
      element.setAttribute('lang', 'es');
      const spanish = element.language;
      element.language = 'pt';
      return [element.seat, element.first, spanish, element.language];
    }, AZUL.tag);
    expect(found).toEqual([2, 2, 'es', 'pt']);
  });

  test('of Tsuro, a hint that was there first is chosen, and a tile that is not on offer is not', async () => {
    const page = await open({ body: board(TSURO, 'movable="all" pace="0"') });
    const found = await page.evaluate(async (tag) => {
      const element = document.querySelector<HTMLElement>(tag);
      if (element == null) throw new Error('There is no board.');
      const state = ['A1H0407T0134n1034nB', 'A01cB10eCX0'] as const;
      const frames = async () => {
        for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
      };
      const place = () => {
        const button = element.shadowRoot?.querySelector<HTMLElement>('[data-item=place]');
        button?.click();
        return button?.getAttribute('aria-disabled');
      };
      const moves: string[] = [];
      element.addEventListener('move', (event) => {
        event.preventDefault();
        if (event instanceof CustomEvent) moves.push(event.detail.move);
      });
      Object.assign(element, { state, hint: 'A07n' });
      await frames();
      place();
      Object.assign(element, { hint: 'A00n' });
      await frames();
      const disabled = place();
      await frames();
      return [...moves, disabled];
    }, TSURO.tag);
    expect(found).toEqual(['A07n', 'A04n', 'false']);
  });
});
