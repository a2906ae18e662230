/**
 * Every custom property of the table in docs/boards.md, on the board and the editor of every game: that each changes what the
 * table says.
 */
import { readFileSync } from 'node:fs';
import * as azul from 'azulejo';
import { type Game, type GameTypes, seededRng } from 'azulejo/game';
import * as royalUr from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import { BOARDS, board, CUBE, painted, TILE, useBoardPages } from './pages.js';

const { open, serve } = useBoardPages();
serve('/tile.svg?sentinel', TILE, 'image/svg+xml');

/** The rows of the table: its names written out. */
function documented(): string[] {
  const docs = readFileSync(new URL('../../docs/boards.md', import.meta.url), 'utf8');
  const [, table = ''] = /\| custom property [^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)*)/.exec(docs) ?? [];
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const names = row.split('|')[1]?.match(/`[^`]+`( to `[^`]+`)?/g) ?? [];
      const [, start = ''] =
        /^`(--azulejo(-azul|-royal-ur|-cube-blokus)?)/.exec(names[0] ?? '') ?? [];
      return names.flatMap((each) => {
        const [, first = '', last] = /^`([^`]+)`(?: to `-(.)`)?$/.exec(each) ?? [];
        const name = first.startsWith('--') ? first : `${start}${first}`;
        if (last === undefined) return [name];
        return [...'abcdefgh']
          .slice(0, 'abcdefgh'.indexOf(last) + 1)
          .map((letter) => `${name.slice(0, -1)}${letter}`);
      });
    });
}

/** What of the look of an element shows a property: by the kind of the property. */
const SHOWS: readonly (readonly [name: RegExp, looks: readonly string[]])[] = [
  [/-(paper|well)$/, ['background']],
  [/-line$/, ['border', 'stroke', 'shadow']],
  [/azulejo-(ink|faint)$/, ['color']],
  [/-accent$/, ['outline', 'shadow']],
  [/-accent-ink$/, ['color']],
  [/-good$/, ['background']],
  [/-bad$/, ['color', 'outline', 'stroke']],
  [/-serif$/, ['font']],
  [/-frieze/, ['picture']],
  [/blokus-[a-d]$/, ['fill']],
  [/-(azul|royal-ur)-/, ['picture']],
];

/** Return what shows a property in what is drawn now. */
async function looksOf(page: Page, name: string): Promise<string[]> {
  return page.evaluate((property) => {
    const element = document.querySelector<HTMLElement>('.tried');
    if (element === null) return [];
    const isPicture = /-(azul|royal-ur)-/.test(property);
    const value = isPicture ? 'url("/tile.svg?sentinel")' : 'rgb(1, 2, 3)';
    element.style.setProperty(property, /serif/.test(property) ? 'sentinel' : value);
    const found = new Set<string>();
    const drawn = [...(element.shadowRoot?.querySelectorAll<HTMLElement | SVGElement>('*') ?? [])];
    for (const each of drawn.filter((one) => one.checkVisibility())) {
      for (const part of ['', '::before', '::after']) {
        const look = getComputedStyle(each, part);
        if (part !== '' && look.content === 'none') continue;
        const isDrawing = each instanceof SVGElement;
        const texts = {
          background: look.backgroundColor + look.backgroundImage,
          picture: look.backgroundImage + look.borderImageSource,
          color: look.color,
          font: look.fontFamily,
          border: look.borderTopStyle === 'none' ? '' : look.borderTopColor,
          outline: look.outlineStyle === 'none' ? '' : look.outlineColor,
          shadow: look.boxShadow,
          fill: isDrawing ? look.fill : '',
          stroke: isDrawing ? look.stroke : '',
        };
        for (const [key, text] of Object.entries(texts)) {
          if (/sentinel|rgb\(1, 2, 3\)/.test(text)) found.add(key);
        }
      }
    }
    element.style.removeProperty(property);
    return [...found];
  }, name);
}

/** Play a game at random until a state is as wanted. */
function playUntil<Types extends GameTypes>(
  game: Game<Types>,
  start: Types['state'],
  isWanted: (state: Types['state']) => boolean,
): Types['state'] {
  const rng = seededRng(3);
  let state = start;
  for (let step = 0; step < 1000 && !isWanted(state); step++) {
    const moves = game.legalMoves(state);
    const move = moves[Math.floor(rng() * moves.length)];
    if (move !== undefined) state = game.applyMove(state, move);
    else if (game.chance !== undefined)
      state = game.chance.apply(state, game.chance.sample(state, rng));
  }
  return state;
}

const tiling = playUntil(azul.azulRules, azul.newGame(), ({ phase }) => phase === 'tiling');
const TILING = azul.encodeState(tiling).join(' ');

/** Dice with dots and without. */
const ROLLED = royalUr
  .encodeState(playUntil(royalUr.royalUrRules, royalUr.newGame(), ({ roll }) => roll === 2))
  .join(' ');

const TSURO = tsuro
  .encodeState(playUntil(tsuro.tsuroRules, tsuro.newGame(), ({ round }) => round > 5))
  .join(' ');

/** An element, what is done on it, and the properties of all elements that nothing on it has. */
const ELEMENTS: readonly {
  readonly tag: string;
  readonly state: string;
  readonly presses: readonly string[];
  readonly none: readonly string[];
}[] = [
  { tag: 'azulejo-azul', state: TILING, presses: [], none: [] },
  { tag: 'azulejo-royal-ur', state: ROLLED, presses: [], none: ['accent-ink', 'bad'] },
  {
    tag: 'azulejo-tsuro',
    state: TSURO,
    presses: [],
    none: ['faint'],
  },
  {
    tag: 'azulejo-cube-blokus',
    state: CUBE.state,
    presses: CUBE.presses.slice(0, 2),
    none: ['bad'],
  },
  {
    tag: 'azulejo-azul-editor',
    state: TILING,
    presses: [],
    none: ['accent-ink'],
  },
  {
    tag: 'azulejo-royal-ur-editor',
    state: 'A2 A6P04H0B6PH0',
    presses: [],
    none: ['accent-ink'],
  },
  {
    tag: 'azulejo-tsuro-editor',
    state: 'A0HT4106nB00-05,07-34 A-B41aC-',
    presses: [],
    none: ['accent-ink', 'serif'],
  },
  {
    tag: 'azulejo-cube-blokus-editor',
    state:
      'AUd7b/9/9/9/9/9/9/1a7/a7cLd7a/9/9/9/9/9/9/9/c7bFa7c/9/9/9/9/9/9/9/b7dRc7b/9/9/9/9/9/9/9/d7aBb7d/9/9/9/9/9/9/9/a7cDb7d/9/9/9/9/9/9/9/c7a A0B0C0D0',
    presses: [],
    none: ['accent-ink'],
  },
];

describe.skipIf(executablePath === undefined)('each custom property of the docs', () => {
  const names = documented();

  test.each(ELEMENTS)('reaches what $tag shows', async ({ tag, state, presses, none }) => {
    const game = tag.replace(/^azulejo-|-editor$/g, '');
    const page = await open({
      body: `<${tag} class="tried" theme="light" state="${state}" movable="all" names="Ada, Bob"></${tag}>`,
      modules: [tag.replace('azulejo-', '')],
    });
    for (const press of presses) await page.locator(tag).locator(press).first().click();
    // What the keyboard is on has a ring.
    await page.keyboard.press('Shift');
    await page.evaluate((name) => {
      const element = document.querySelector<HTMLElement>(name);
      // A page can mark what it likes, but on no board.
      const issues = [{ path: ['players', 'A', 'floor'] }];
      if (name === 'azulejo-azul-editor') Object.assign(element ?? {}, { issues });
      element?.focus();
    }, tag);
    await painted(page);
    const own = names.filter((name) => {
      const [, of = game] = /^--azulejo-(azul|royal-ur|tsuro|cube-blokus)-/.exec(name) ?? [];
      return of === game && !/-(good|frieze-dark|room|cube-blokus-dots)$/.test(name);
    });
    const missed: string[] = [];
    for (const name of own) {
      const [, expected = []] = SHOWS.find(([kind]) => kind.test(name)) ?? [];
      const looks = await looksOf(page, name);
      if (!looks.some((look) => expected.includes(look))) missed.push(name);
    }
    expect(missed).toEqual(none.map((name) => `--azulejo-${name}`));
  });

  test('is one that the styles have, and the other way round', async () => {
    const page = await open({ body: ELEMENTS.map(({ tag }) => `<${tag}></${tag}>`).join('') });
    const used = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.adoptedStyleSheets ?? [])].flatMap(({ cssRules }) =>
          [...cssRules].flatMap(({ cssText }) => cssText.match(/--azulejo-[a-z0-9-]+/g) ?? []),
        ),
      ),
    );
    expect([...names, '--azulejo-room'].sort()).toEqual([...new Set(used)].sort());
  });

  test('for the dark has Azul a frieze of its own', async () => {
    const page = await open({ body: '<azulejo-azul class="tried" theme="dark"></azulejo-azul>' });
    expect(await looksOf(page, '--azulejo-azul-frieze-dark')).toEqual(['picture']);
    expect(await looksOf(page, '--azulejo-azul-frieze')).toEqual([]);
  });

  test('for what is good is that of points that are won', async () => {
    const body = `<azulejo-azul class="tried" state="${TILING}"></azulejo-azul>`;
    const page = await open({ body, modules: ['azul'], look: { reducedMotion: 'no-preference' } });
    const [move = ''] = azul.legalMoves(tiling);
    await page.evaluate((played) => {
      const element = document.querySelector('azulejo-azul');
      if (element === null) return;
      element.pace = 100;
      void element.play(played);
    }, move as 'A00');
    await page.locator('.pop').first().waitFor({ state: 'attached' });
    expect(await looksOf(page, '--azulejo-good')).toContain('background');
  });

  test('marks the squares to build from where nobody can move', async () => {
    const page = await open({ body: board(CUBE, 'class="tried"'), modules: ['cube-blokus'] });
    const marks = () =>
      page
        .locator('.build')
        .evaluateAll(
          (all) => all.filter((each) => getComputedStyle(each).display !== 'none').length,
        );
    expect(await marks()).toBe(0);
    await page.evaluate(() => {
      const element = document.querySelector('azulejo-cube-blokus');
      element?.style.setProperty('--azulejo-cube-blokus-dots', 'inline');
    });
    expect(await marks()).toBeGreaterThan(0);
  });
});

describe.skipIf(executablePath === undefined)('a board', () => {
  test.each(BOARDS)('of $name is as high as its room at most', async (each) => {
    const page = await open({ body: board(each, 'class="tried"'), modules: [each.name] });
    const heights: number[] = [];
    for (const room of [420, 520]) {
      await page.evaluate((pixels) => {
        const element = document.querySelector<HTMLElement>('.tried');
        element?.style.setProperty('--azulejo-room', `${pixels}px`);
      }, room);
      await painted(page);
      heights.push((await page.locator(each.tag).boundingBox())?.height ?? 0);
      expect(heights.at(-1)).toBeLessThanOrEqual(room);
    }
    expect(heights[0]).toBeLessThan(heights[1] ?? 0);
  });
});

describe.skipIf(executablePath === undefined)('the part of each element', () => {
  test.each(ELEMENTS)('$tag has the look that the page gives it', async ({ tag, state }) => {
    const page = await open({
      body: `<${tag} state="${state}"></${tag}>`,
      head: `<style>${tag}::part(board) { background: peru }</style>`,
      modules: [tag.replace('azulejo-', '')],
    });
    const part = page.locator(tag).locator('[part=board]');
    expect(await part.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(
      'rgb(205, 133, 63)',
    );
  });
});

describe.skipIf(executablePath === undefined)('forced colours', () => {
  test.each(BOARDS)('leave a line around the player to move on $name', async (each) => {
    const look = { forcedColors: 'active' } as const;
    const page = await open({ body: board(each, 'movable="all"'), modules: [each.name], look });
    const lines = await page
      .locator(`${each.tag} .next`)
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).outlineStyle),
      );
    expect(lines).toContain('solid');
  });
});
