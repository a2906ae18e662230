/** Boards wherever a page puts them: moved about, among foreign styles, in narrow and scaled places, under strict policies. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as azul from 'azulejo';
import * as cubeBlokus from 'azulejo/cube-blokus';
import * as royalUr from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath, expectFlawless } from '../site/browser.js';
import {
  AZUL,
  BOARDS,
  type Board,
  board,
  byMouse,
  drawn,
  loadModules,
  painted,
  playOn,
  stateOf,
  TILE,
  toldOf,
  useBoardPages,
} from './pages.js';

const { site, open, serve } = useBoardPages();

/** Return the code of the docs that follows a sentence. */
function codeAfter(page: string, sentence: string): string {
  const docs = readFileSync(new URL(`../../docs/${page}.md`, import.meta.url), 'utf8');
  const [, code] = /```\w+\n(.*?)```/s.exec(docs.slice(docs.indexOf(sentence))) ?? [];
  if (code === undefined || !docs.includes(sentence)) throw new Error(`No code after ${sentence}`);
  return code;
}

/** The pictures that a server sends. */
const PICTURES: Readonly<Record<string, string>> = {
  azul: azul.renderSvg(azul.newGame()),
  'royal-ur': royalUr.renderSvg(royalUr.newGame()),
  tsuro: tsuro.renderSvg(tsuro.newGame()),
  'cube-blokus': cubeBlokus.renderSvg(cubeBlokus.newGame()),
};

/** Drag the first pile to the fourth row, and tell where the tiles are while they are dragged. */
async function dragTiles(page: Page, place: Locator) {
  const [pile, row] = await Promise.all([
    place.locator('.pile').first().boundingBox(),
    place.locator('.own .storage').nth(3).boundingBox(),
  ]);
  if (pile === null || row === null) throw new Error('There are no tiles.');
  const [x, y] = [row.x + row.width / 2, row.y + row.height / 2];
  await page.mouse.move(pile.x + pile.width / 4, pile.y + pile.height / 4);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  const ghost = await place.locator('.dragged').boundingBox();
  await page.mouse.up();
  if (ghost === null) throw new Error('Nothing is dragged.');
  // Its lower part is under the pointer.
  return [
    Math.abs(ghost.x + ghost.width / 2 - x) <= 2,
    Math.abs(ghost.y + ghost.height * 0.7 - y) <= 2,
  ];
}

/** Where a board is put; it fills the place, and can be used there. */
const PLACES: Readonly<Record<string, (html: string) => string>> = {
  'a plain page': (html) => html,
  'a narrow column': (html) => `<div style="width: 300px">${html}</div>`,
  'a row of a flex box': (html) =>
    `<div style="display: flex"><p>Beside</p><div style="flex: 1; min-width: 0">${html}</div></div>`,
  'a grid': (html) =>
    `<div style="display: grid; grid-template-columns: 100px 1fr">${`<p>Beside</p>${html}`}</div>`,
  'what is scaled': (html) =>
    `<div style="transform: translate(40px, 20px) scale(0.5); transform-origin: 0 0">${html}</div>`,
  'what is zoomed': (html) => `<div style="zoom: 0.5">${html}</div>`,
  'what is moved': (html) => `<div style="transform: translate(40px, 20px)">${html}</div>`,
  'text from right to left': (html) => `<div dir="rtl">${html}</div>`,
};

const cut = (place: Locator) =>
  place.evaluate((element) => {
    const around = element.getBoundingClientRect();
    const parts = [
      ...(element.shadowRoot?.querySelectorAll(
        '.pile, .own .storage, .own .floor, .square, .squares button, .control',
      ) ?? []),
    ];
    return {
      wide: element.scrollWidth > element.clientWidth,
      out: parts
        .filter((part) => !part.closest('.scene, .others'))
        .map((part) => part.getBoundingClientRect())
        .filter(
          ({ width, left, right }) =>
            width > 0 && (left < around.left - 1 || right > around.right + 1),
        ).length,
    };
  });

describe.skipIf(executablePath === undefined)('in', () => {
  test.each(Object.entries(PLACES))(
    '%s: nothing is cut, and tiles go where they are dragged',
    async (_, put) => {
      const page = await open({
        body: put(board(AZUL, 'movable="all"')),
        look: { viewport: { width: 1280, height: 1000 } },
      });
      const place = page.locator(AZUL.tag);
      expect(await cut(place)).toEqual({ wide: false, out: 0 });
      expect(await dragTiles(page, place)).toEqual([true, true]);
      await expect
        .poll(() => toldOf(page, 'move'))
        .toEqual([{ move: expect.stringMatching(/^A.[a-e]3$/) }]);
    },
  );

  test.each(['what is scaled', 'what is zoomed', 'what is moved', 'a plain page'])(
    '%s tiles fly from where they were',
    async (what) => {
      const page = await open({
        body: PLACES[what]?.(board(AZUL, 'pace="20"')) ?? '',
        look: { reducedMotion: 'no-preference', viewport: { width: 1280, height: 1000 } },
      });
      const pile = await page.locator('.pile').first().boundingBox();
      const name = await page.locator('.pile').first().getAttribute('data-place');
      const move = `A${name?.match(/\d/)?.[0]}${name?.at(-1)}4`;
      await page.evaluate(
        (text) => void document.querySelector<Board>('azulejo-azul')?.play(text as 'A0c2'),
        move,
      );
      await page.locator('.motion .tile').first().waitFor();
      const tile = await page.locator('.motion .tile').first().boundingBox();
      if (pile === null || tile === null) throw new Error('There are no tiles.');
      expect(tile.x).toBeGreaterThan(pile.x - 30);
      expect(tile.x).toBeLessThan(pile.x + pile.width + 30);
      expect(tile.y).toBeGreaterThan(pile.y - 30);
      expect(tile.y).toBeLessThan(pile.y + pile.height + 30);
    },
  );

  test('what was closed and hidden, and another shadow tree', async () => {
    const page = await open({
      body: `<details><summary>More</summary>${board(AZUL, 'id="closed" movable="all"')}</details>
        <div id="hidden" style="display: none">${board(AZUL, 'id="none" movable="all"')}</div>
        <div id="host"></div>`,
      look: { viewport: { width: 600, height: 900 } },
    });
    await page.locator('summary').click();
    await page.evaluate(
      (html) => {
        document.querySelector('#hidden')?.removeAttribute('style');
        const tree = document.querySelector('#host')?.attachShadow({ mode: 'open' });
        if (tree !== undefined) tree.innerHTML = html;
      },
      board(AZUL, 'id="inner" movable="all"'),
    );
    for (const id of ['#closed', '#none', '#inner']) {
      const place = page.locator(id);
      await place.locator('.pile').first().waitFor();
      await place.scrollIntoViewIfNeeded();
      expect(await place.locator('[part=board]').getAttribute('data-narrow')).toBe('');
      const count = (await toldOf(page, 'move')).length;
      expect(await cut(place)).toEqual({ wide: false, out: 0 });
      await playOn(place, AZUL, byMouse);
      await expect.poll(() => toldOf(page, 'move')).toHaveLength(count + 1);
    }
  });

  test.each(BOARDS)(
    '$name: a page that is enlarged to 400%, from right to left, and forced colours',
    async (each) => {
      const page = await open({
        body: board(each, 'movable="all"'),
        root: 'lang="en" dir="rtl"',
        look: {
          viewport: { width: 320, height: 256 },
          deviceScaleFactor: 4,
          forcedColors: 'active',
        },
      });
      expect(await cut(page.locator(each.tag))).toMatchObject({ wide: false });
      // A board that is mirrored is another one.
      const part = page.locator('[part=board]');
      expect(await part.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
      await playOn(page.locator(each.tag), each, (target) =>
        target.click({ position: { x: 4, y: 4 } }),
      );
      await expect.poll(() => toldOf(page, 'move')).toHaveLength(1);
    },
  );

  test('Azul: a full floor and what it costs fit into a small phone', async () => {
    const state = 'AF0ccddCfB1818181817D0000000000 A0MSFaabbeeeB0MSF';
    const look = { viewport: { width: 320, height: 640 } };
    const page = await open({ body: board({ ...AZUL, state }), look });
    await page.locator('.own .total').waitFor();
    const ends = await page.locator('.own .floor').evaluate((floor) => {
      const pieces = [...floor.children].map((each) => each.scrollWidth > each.clientWidth);
      return { cut: pieces.includes(true), wide: floor.scrollWidth > floor.clientWidth };
    });
    expect(ends).toEqual({ cut: false, wide: false });
  });

  test.each(BOARDS)('$name: nothing that axe finds, light and dark', async (each) => {
    const page = await open({ body: board(each, 'movable="all" names="Ada, Bob, Cid, Dora"') });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.addStyleTag({ content: ':root { color-scheme: light dark }' });
      await expectFlawless(page);
    }
  });
});

describe.skipIf(executablePath === undefined)('foreign styles', () => {
  const FOREIGN = `<style>
    * { box-sizing: content-box }
    *, ::before, ::after { border: 0 solid; border-color: red }
    button { all: unset; border: 9px solid red }
    h3, p, span, div { color: red; margin: 9px; font-size: 30px }
    .tile, .board, .square { display: none }
    svg, path { fill: red; display: block }
    [hidden] { display: block }
  </style>`;

  test.each(BOARDS)('do not reach into $name', async (each) => {
    const shots = [];
    for (const head of ['', FOREIGN]) {
      const page = await open({
        body: board(each, 'movable="all"'),
        head: `<style>h1, h2 { display: none }</style>${head}`,
      });
      await page.evaluate(() => document.fonts.ready);
      shots.push((await page.locator(each.tag).screenshot()).toString('base64'));
      await page.context().close();
    }
    expect(shots[1] === shots[0]).toBe(true);
  });
});

describe.skipIf(executablePath === undefined)('a strict policy', () => {
  const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'";

  test.each(BOARDS)('lets $name be played', async (each) => {
    const page = await open({
      body: board(each, 'movable="all"'),
      headers: { 'content-security-policy': STRICT },
    });
    await playOn(page.locator(each.tag), each, byMouse);
    await expect.poll(() => toldOf(page, 'settled')).toHaveLength(2);
    const faults = site.faults.splice(0);
    expect(faults.filter((fault) => !/data:|favicon/.test(fault))).toEqual([]);
  });

  test('leaves tiles of Azul their colours, and pictures that the page has', async () => {
    const page = await open({
      body: board(AZUL),
      headers: { 'content-security-policy': STRICT },
    });
    const looks = await page
      .locator('.pile .tile')
      .evaluateAll((tiles) =>
        tiles.map((tile) => [tile.className, getComputedStyle(tile).backgroundColor]),
      );
    const colours = new Map(looks.map(([name = '', colour = '']) => [name, colour]));
    expect(new Set(colours.values()).size).toBe(colours.size);
    expect(colours.size).toBeGreaterThan(1);
    site.faults.splice(0);
    await page.context().close();

    serve('/page.css', 'azulejo-azul { --azulejo-azul-tile-b: url("/tile.svg?b") }', 'text/css');
    serve('/tile.svg?b', TILE, 'image/svg+xml');
    const own = await open({
      body: board(AZUL),
      head: '<link rel="stylesheet" href="/page.css">',
      headers: { 'content-security-policy': `${STRICT}; img-src 'self'` },
    });
    await expect
      .poll(() =>
        own.evaluate(() => performance.getEntriesByName(`${location.origin}/tile.svg?b`).length),
      )
      .toBe(1);
    expect(site.faults.splice(0).filter((fault) => !/data:/.test(fault))).toEqual([]);
  });
});

/** How often an element is put into a page and taken out again: `MOUNTS=1000` for more. */
const { MOUNTS = '250' } = process.env;

describe.skipIf(executablePath === undefined)('Trusted Types', () => {
  const headers = { 'content-security-policy': "require-trusted-types-for 'script'" };
  const script = (policy: string) => `${policy}
    import { azul, newGame } from '/dist/index.js';
    import { agentWorker } from '/dist/worker.js';
    import '/dist/board/azul.js';
    const thinker = agentWorker(azul, 'level-1');
    thinker.chooseMove(newGame({ rng: () => 0.5 })).then(
      (move) => told.push({ name: 'chosen', id: '', detail: { move } }),
      ({ code }) => told.push({ name: 'chosen', id: '', detail: { code } }),
    );`;

  test.each([
    ['allow the worker by the policy of the docs', codeAfter('bundling', 'Trusted Types'), 'move'],
    ['refuse it without one', '', 'code'],
  ])('%s', async (name, policy, told) => {
    serve('/thinking.js', script(policy), 'text/javascript');
    const page = await open({
      body: board(AZUL),
      head: '<script type="module" src="/thinking.js"></script>',
      modules: [],
      headers,
    });
    await expect.poll(() => toldOf(page, 'chosen')).toHaveLength(1);
    const [chosen] = await toldOf(page, 'chosen');
    expect(Object.keys(chosen ?? {}), name).toEqual([told]);
    await drawn(page);
    const faults = site.faults.splice(0);
    expect(faults.filter((fault) => !/TrustedScriptURL/.test(fault))).toEqual([]);
  });
});

describe.skipIf(executablePath === undefined)('a page without a bundler', () => {
  test('loads a board by the map of the docs, and plays', async () => {
    const [page, script] = [
      codeAfter('boards', '# Boards'),
      codeAfter('boards', '<script type="module"'),
    ];
    const map = codeAfter('boards', 'Without a bundler');
    serve('/plain.html', page.replace('<script', `${map}<script`), 'text/html');
    serve('/page.js', script, 'text/javascript');
    const plain = await site.open('plain.html');
    await drawn(plain);
    await playOn(plain.locator('azulejo-azul'), AZUL, byMouse);
    await expect.poll(() => plain.locator('azulejo-azul .last').count()).toBeGreaterThan(0);
  });
});

describe.skipIf(executablePath === undefined)('an element', () => {
  const MOVES: Readonly<Record<string, (element: Element) => void>> = {
    appendChild: (element) => document.querySelector('#to')?.appendChild(element),
    insertBefore: (element) =>
      document.querySelector('#to')?.insertBefore(element, document.querySelector('#last')),
    moveBefore: (element) => {
      const to: ({ moveBefore?(node: Node, child: Node | null): void } & Element) | null =
        document.querySelector('#to');
      if (to?.moveBefore === undefined) to?.append(element);
      else to.moveBefore(element, document.querySelector('#last'));
    },
    'being removed and put back': (element) => {
      element.remove();
      setTimeout(() => document.querySelector('#to')?.append(element), 60);
    },
  };

  test.each(BOARDS)('of $name goes on wherever it is moved', async (each) => {
    for (const [name, act] of Object.entries(MOVES)) {
      const page = await open({
        body: `<div id="from">${board(each, 'movable="all"')}</div><div id="to"><p id="last"></p></div>`,
      });
      const place = page.locator(each.tag);
      // What was picked up stays in the hand, unless the element was away.
      const stays = each.picks && name !== 'being removed and put back';
      const [first = '', ...others] = each.presses;
      if (stays) await byMouse(place.locator(first).first());
      await page.evaluate(
        ([tag, text]) => {
          // The function is one of this file.
          new Function('element', `(${text})(element)`)(document.querySelector(tag));
        },
        [each.tag, String(act)] as const,
      );
      await page.locator(`#to ${each.tag}`).waitFor();
      await drawn(page);
      expect(await stateOf(page, each.tag)).toBe(each.state);
      await playOn(place, stays ? { ...each, presses: others } : each, byMouse);
      await expect.poll(() => toldOf(page, 'move')).toHaveLength(1);
      await page.context().close();
    }
  });

  test('works in another document', async () => {
    const page = await open({
      body: `${board(AZUL, 'movable="all"')}<iframe width="1000" height="800"></iframe>`,
      look: { viewport: { width: 1280, height: 1900 } },
    });
    await page.evaluate(() => {
      const element = document.querySelector('azulejo-azul');
      const frame = document.querySelector('iframe')?.contentDocument;
      if (element == null || frame == null) return;
      element.addEventListener('move', ({ type }) =>
        told.push({ name: type, id: 'in frame', detail: {} }),
      );
      element.addEventListener('select', (event) =>
        told.push({
          name: 'select',
          id: 'in frame',
          detail: { type: event.type },
        }),
      );
      frame.body.append(frame.adoptNode(element));
    });
    await painted(page);
    const frame = page.frames()[1];
    if (frame === undefined) throw new Error('There is no frame.');
    const place = frame.locator(AZUL.tag);
    expect(
      await place.locator('.sources').evaluate((each) => getComputedStyle(each).display),
    ).not.toBe('block');
    await frame.evaluate(() => focus());
    await place
      .locator('.pile')
      .first()
      .click({ position: { x: 9, y: 9 } });
    await page.keyboard.press('Escape');
    await expect.poll(() => toldOf(page, 'select')).toHaveLength(2);
    expect(await dragTiles(page, place)).toEqual([true, true]);
    await expect.poll(() => toldOf(page, 'move')).toHaveLength(1);
  });

  test.each(BOARDS)('$name draws what is new in another document', async ({ tag, after }) => {
    // With other boards before it: Chromium lets the first one of a page draw there in any case.
    const page = await open({
      body: `${BOARDS.map((each) => board(each)).join('')}<iframe></iframe>`,
    });
    await page.evaluate(
      ([tag]) => {
        const element = document.querySelector(tag);
        const frame = document.querySelector('iframe')?.contentDocument;
        if (element != null && frame != null) frame.body.append(frame.adoptNode(element));
      },
      [tag] as const,
    );
    const place = page.frames()[1]?.locator(tag);
    const drawing = () => place?.evaluate((element) => parent.window.drawnIn(element));
    const before = await drawing();
    await place?.evaluate((element, state) => element.setAttribute('state', state), after);
    await expect.poll(drawing).not.toBe(before);
  });

  test('leaves nothing behind on the window, even while something is dragged', async () => {
    const page = await open({
      body: '',
      head: `<script>
      globalThis.listening = [];
      const { addEventListener: add, removeEventListener: remove } = window;
      window.addEventListener = (name, listener, options) => {
        listening.push(name);
        options?.signal?.addEventListener('abort', () => { listening = listening.toSpliced(listening.indexOf(name), 1); });
        add.call(window, name, listener, options);
      };
      window.removeEventListener = (name, listener, options) => {
        listening = listening.toSpliced(listening.indexOf(name), 1);
        remove.call(window, name, listener, options);
      };
    </script>`,
    });
    const listening = () =>
      page.evaluate(() =>
        // Others are those of Playwright.
        (Reflect.get(globalThis, 'listening') as string[]).filter((name) =>
          /^key|pointer(move|cancel)|resize/.test(name),
        ),
      );
    for (const each of BOARDS) {
      await page.evaluate(
        (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
        board(each, 'movable="all"'),
      );
      await drawn(page);
      expect((await listening()).length).toBeGreaterThan(0);
      const grip = page
        .locator(each.tag)
        .locator(each === AZUL ? '.pile' : each.name === 'cube-blokus' ? '.scene' : '[part=board]')
        .first();
      const box = await grip.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
      await page.mouse.down();
      await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 3 });
      await page.evaluate((tag) => document.querySelector(tag)?.remove(), each.tag);
      await painted(page);
      expect(await listening(), each.name).toEqual([]);
      await page.mouse.up();
    }
  });

  test.each(BOARDS)('of $name that was taken out of the page is forgotten', async (each) => {
    const page = await open({ body: '' });
    const session = await page.context().newCDPSession(page);
    await page.evaluate(
      async ([tag, state, mounts]) => {
        const main = document.querySelector('main');
        const refs: WeakRef<Element>[] = [];
        Reflect.set(globalThis, 'refs', refs);
        for (let index = 0; index < mounts; index++) {
          const element = document.createElement(tag);
          if (index % 2 === 0) main?.append(element);
          element.setAttribute('state', state);
          main?.append(element);
          refs.push(new WeakRef(element));
          if (index % 10 === 0) await new Promise((done) => setTimeout(done));
          element.remove();
        }
        await new Promise((done) => setTimeout(done, 200));
      },
      [each.tag, each.state, Number(MOUNTS)] as const,
    );
    const left = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return page.evaluate(
        () =>
          (Reflect.get(globalThis, 'refs') as WeakRef<Element>[]).filter(
            (ref) => ref.deref() !== undefined,
          ).length,
      );
    };
    await expect.poll(left, { timeout: 10_000, interval: 300 }).toBeLessThanOrEqual(1);
  });
});

describe.skipIf(executablePath === undefined)('a server', () => {
  test('sends a picture, which is seen until the board is there', async () => {
    const picture = '<svg id="still" width="50" height="50"><path d="M0 0h9v9H0z"/></svg>';
    const page = await open({ body: board(AZUL, '', picture), modules: [] });
    expect(await page.locator('#still').isVisible()).toBe(true);
    await loadModules(page, ['azul']);
    expect(await page.locator('#still').isVisible()).toBe(false);
    expect(await page.locator('.pile').first().isVisible()).toBe(true);
  });

  test.each(
    BOARDS.flatMap((each) => [320, 390, 768, 1440].map((width) => ({ ...each, each, width }))),
  )(
    'reserves the room of $name in a window of $width pixels',
    async ({ each, tag, name, width }) => {
      const styles = codeAfter('boards', 'layout shift:');
      const page = await open({
        body: `${board(each, '', PICTURES[name])}<p id="below">Below</p>`,
        head: `<style>${styles.replaceAll('azulejo-azul', tag)}</style>`,
        modules: [],
        look: { viewport: { width, height: 800 } },
      });
      const edges = () =>
        page.evaluate((selector) => {
          const element = document.querySelector(selector);
          const drawn = element?.shadowRoot?.querySelector('[part=board]')?.firstElementChild;
          return [element, drawn ?? element?.firstElementChild, document.querySelector('#below')]
            .map((each) => each?.getBoundingClientRect())
            .map((box) => [box?.top ?? 0, box?.bottom ?? 0] as const);
        }, tag);
      const before = await edges();
      await loadModules(page, [name]);
      const after = await edges();
      expect(after[2]).toEqual(before[2]);
      for (const [all, inner] of [before, after]) {
        if (all === undefined || inner === undefined) continue;
        // No more is left below than above.
        expect(Math.abs(inner[0] - all[0] - (all[1] - inner[1]))).toBeLessThanOrEqual(1);
      }
    },
  );

  test('loads the modules, which do nothing there', () => {
    const boards = ['azul', 'royal-ur', 'tsuro', 'cube-blokus'];
    const names = boards.flatMap((name) => [name, `${name}-editor`]);
    const text = names.map((name) => `await import('./dist/board/${name}.js');`).join('');
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const script = `const before = Object.keys(globalThis).length; ${text} console.log(Object.keys(globalThis).length - before, globalThis.customElements);`;
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd,
      encoding: 'utf8',
    });
    expect(out.trim()).toBe('0 undefined');
  });
});
