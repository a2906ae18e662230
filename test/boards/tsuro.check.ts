/** The board of Tsuro in places of many sizes, in whole games. */
import { applyAll } from 'azulejo/game';
import {
  type Deal,
  encodeState,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  sampleChance,
  seededRng,
  tsuroRules,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import { painted, useBoardPages } from './pages.js';
import { expectWhole, ROOMS, type Shown } from './rooms.js';

const { open } = useBoardPages();

const NAMES = ['Ada', 'Maximiliane', 'Level 3', 'Bob', 'Dora'];

/** Play a game at random, and list its events, with the states from the first deal to the end. */
function played(rules: Parameters<typeof newGame>[0]) {
  const rng = seededRng(5);
  const states: GameState[] = [];
  const events: (Move | Deal)[] = [];
  let state = newGame(rules);
  while (state.phase !== 'game-over') {
    const moves = legalMoves(state);
    const isDeal = state.phase === 'deal';
    const event = isDeal ? sampleChance(state, rng) : moves[Math.floor(rng() * moves.length)];
    if (event === undefined) break;
    state = applyAll(tsuroRules, state, [event]);
    states.push(state);
    events.push(event);
  }
  return { states, events };
}

/** Choose what is shown of a game: the start, a choice there, watching, a deal, turns with fewer players, the end. */
function shownOf(players: 3 | 5, supply: 'bag' | 'cycle'): Shown[] {
  const rules = { players, supply };
  const { states } = played({ rules });
  const turns = states.filter(({ phase }) => phase === 'turn');
  const moments: readonly [string, GameState | undefined, Shown['presses'], unknown][] = [
    ['the start', states[0], [], 'all'],
    ['a square is chosen', states[0], ['.squares .free'], 'all'],
    ['watching the start', states[0], [], 'none'],
    ['a first turn', turns[0], ['[data-item=rotate]'], 'all'],
    ['a deal', states.findLast(({ phase }) => phase === 'deal'), [], 'all'],
    ['a turn in the middle', turns[turns.length >> 1], [], 'all'],
    ['watching a turn', turns[turns.length >> 1], [], 'none'],
    ['the last turn', turns.at(-1), [], 'all'],
    ['the end', states.at(-1), [], 'none'],
  ];
  return moments.flatMap(([name, state, presses = [], movable]) =>
    state === undefined
      ? []
      : [
          {
            name: `${players} players, ${supply}: ${name}`,
            properties: { rules, state: encodeState(state), names: NAMES, movable },
            presses,
          },
        ],
  );
}

const SHOWN = [...shownOf(3, 'bag'), ...shownOf(5, 'cycle')];

describe.skipIf(executablePath === undefined)('the board of Tsuro', () => {
  test.each(ROOMS)('is whole in a place of %i × %i', async (width, height) => {
    const page = await open({ body: '<azulejo-tsuro></azulejo-tsuro>', modules: ['tsuro'] });
    await expectWhole(page, 'azulejo-tsuro', [width, height], SHOWN);
  });

  test.each([
    [300, 500, 570],
    [320, 400, 570],
    [700, 250, 300],
  ])('is cut nowhere in a place of %i × %i, but higher', async (width, height, most) => {
    const page = await open({ body: '<azulejo-tsuro></azulejo-tsuro>', modules: ['tsuro'] });
    await expectWhole(page, 'azulejo-tsuro', [width, height], SHOWN, most);
  });

  test('keeps its size from the start to the end beside the hand', async () => {
    const page = await open({ body: '<azulejo-tsuro></azulejo-tsuro>', modules: ['tsuro'] });
    await page.evaluate(() => {
      const element = document.querySelector('azulejo-tsuro');
      element?.style.setProperty('--azulejo-room', '500px');
      element?.style.setProperty('width', '980px');
    });
    const widths = new Set<number | undefined>();
    for (const { properties } of SHOWN) {
      await page.evaluate((values) => {
        Object.assign(document.querySelector('azulejo-tsuro') ?? {}, values);
      }, properties);
      await painted(page);
      widths.add((await page.locator('.board').boundingBox())?.width);
    }
    expect([...widths]).toEqual([500]);
  });

  test('draws each trail with a pattern of its player, and a sign where a stone has gone out', async () => {
    const page = await open({ body: '<azulejo-tsuro></azulejo-tsuro>', modules: ['tsuro'] });
    const rules = { players: 5, supply: 'bag' } as const;
    const { events } = played({ rules });
    await page.evaluate(
      async ([options, all]) => {
        const element = document.querySelector('azulejo-tsuro');
        if (element === null) return;
        element.rules = options;
        for (const event of all) await element.play(event);
      },
      [rules, events] as const,
    );
    await painted(page);
    const patterns = await page.locator('.way').evaluateAll((ways) =>
      ways.map((way) => {
        const line = way.querySelector('.line');
        return [way.getAttribute('class'), line && getComputedStyle(line).strokeDasharray];
      }),
    );
    const byPlayer = new Map(patterns.map(([player, pattern]) => [player, pattern]));
    expect(byPlayer.size).toBe(5);
    expect(new Set(byPlayer.values()).size).toBe(5);
    const out = await page.locator('.players .out').count();
    expect(out).toBeGreaterThan(2);
    expect(await page.locator('.end .cross').count()).toBe(out);
  });
});
