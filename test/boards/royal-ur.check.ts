/** The board of the Royal Game of Ur in places of many sizes, in a whole game. */

import { seededRng } from 'azulejo/game';
import {
  applyChance,
  applyMove,
  encodeState,
  type GameState,
  legalMoves,
  newGame,
  sampleChance,
} from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import { byKeys, painted, toldOf, useBoardPages } from './pages.js';
import { expectWhole, ROOMS, type Shown } from './rooms.js';

const { open } = useBoardPages();

/** Play a game at random, and list its states from the start to the end. */
function statesOf(): GameState[] {
  const rng = seededRng(5);
  const states: GameState[] = [newGame()];
  for (let state = newGame(); state.phase !== 'game-over'; states.push(state)) {
    if (state.phase === 'roll') state = applyChance(state, sampleChance(rng));
    else {
      const moves = legalMoves(state);
      const move = moves[Math.floor(rng() * moves.length)];
      if (move === undefined) break;
      state = applyMove(state, move);
    }
  }
  return states;
}

const states = statesOf();
const moments: readonly [string, GameState | undefined, string?][] = [
  ['the start', states[0]],
  ['a roll in vain', states[0], 'R0'],
  ['the first move', states.find(({ phase }) => phase === 'move')],
  ['the middle', states[states.length >> 1]],
  ['late', states.at(-2)],
  ['the end', states.at(-1)],
];

const SHOWN = moments.flatMap(([name, state, event]): Shown[] =>
  state === undefined
    ? []
    : [
        {
          name,
          properties: { state: encodeState(state), names: ['Ada', 'Maximiliane'], movable: 'all' },
          ...(event === undefined ? {} : { event }),
        },
      ],
);

describe.skipIf(executablePath === undefined)('the board of the Royal Game of Ur', () => {
  test.each(ROOMS)('is whole in a place of %i × %i', async (width, height) => {
    const page = await open({
      body: '<azulejo-royal-ur></azulejo-royal-ur>',
      modules: ['royal-ur'],
    });
    await expectWhole(page, 'azulejo-royal-ur', [width, height], SHOWN);
  });

  test.each([
    [300, 500, 540],
    [320, 400, 540],
    [700, 200, 260],
  ])('is cut nowhere in a place of %i × %i, but higher', async (width, height, most) => {
    const page = await open({
      body: '<azulejo-royal-ur></azulejo-royal-ur>',
      modules: ['royal-ur'],
    });
    await expectWhole(page, 'azulejo-royal-ur', [width, height], SHOWN, most);
  });
});

const [due, rolled] = [states[0], states.find(({ phase }) => phase === 'move')].map((state) =>
  state === undefined ? '' : encodeState(state).join(' '),
);

describe.skipIf(executablePath === undefined)('the dice', () => {
  test.each(['dice', 'square', 'keys'])('are rolled by a person: %s', async (by) => {
    const page = await open({
      body: `<azulejo-royal-ur state="${due}" movable="all"></azulejo-royal-ur>`,
      modules: ['royal-ur'],
    });
    const dice = page.locator('button.dice');
    // Nobody is asked to, unless the page says how.
    expect(await dice.count()).toBe(0);
    await page.evaluate((state) => {
      const element = document.querySelector('azulejo-royal-ur');
      if (element === null) return;
      element.roll = () => {
        told.push({ name: 'rolled', id: '', detail: {} });
        element.setAttribute('state', state);
      };
    }, rolled ?? '');
    await dice.waitFor();
    if (by === 'keys') await byKeys(dice);
    else
      await page.locator(by === 'dice' ? 'button.dice' : '[data-place="8"]').click({ force: true });
    await painted(page);
    expect(await dice.count()).toBe(0);
    expect(await page.evaluate(() => told.filter(({ name }) => name === 'rolled').length)).toBe(1);
    if (by === 'keys') expect(await page.locator('.ur .board button:focus').count()).toBe(1);
  });
});

/** The same roll, due of each player. */
const turns = (due ?? '').split(' ');
const dueOf = (player: string) => [player + turns[0]?.slice(1), turns[1]].join(' ');

describe.skipIf(executablePath === undefined)('the dice of a player', () => {
  test.each([
    ['none', '', ''],
    ['0', 'A', ''],
    ['1', '', 'B'],
    ['all', 'A', 'B'],
  ])('are rolled only by those of movable: %s', async (movable, ...rolled) => {
    const page = await open({
      body: `<azulejo-royal-ur movable="${movable}"></azulejo-royal-ur>`,
      modules: ['royal-ur'],
    });
    for (const [index, player] of ['A', 'B'].entries()) {
      await page.evaluate(
        ([state, name]) => {
          const element = document.querySelector('azulejo-royal-ur');
          if (element === null) return;
          element.setAttribute('state', state);
          element.roll = () => told.push({ name: `rolled-${name}`, id: '', detail: {} });
        },
        [dueOf(player), player] as const,
      );
      await painted(page);
      const isOpen = rolled[index] === player;
      expect(await page.locator('button.dice').count(), player).toBe(isOpen ? 1 : 0);
      // A press anywhere rolls; where nobody can, it is refused without a reason.
      await page.locator('[data-place="8"]').click({ force: true });
      expect(await toldOf(page, `rolled-${player}`)).toHaveLength(isOpen ? 1 : 0);
      expect(await toldOf(page, 'refused')).toHaveLength(
        rolled.slice(0, index + 1).filter((each) => each === '').length,
      );
    }
  });

  test('are not rolled against a reason, which is told', async () => {
    const page = await open({
      body: `<azulejo-royal-ur state="${due}" movable="0"></azulejo-royal-ur>`,
      modules: ['royal-ur'],
    });
    await page.evaluate(() => {
      const element = document.querySelector('azulejo-royal-ur');
      const roll = () => told.push({ name: 'rolled', id: '', detail: {} });
      Object.assign(element ?? {}, { refusal: 'Wait.', roll });
    });
    await page.locator('button.dice').click();
    expect(await toldOf(page, 'rolled')).toEqual([]);
    expect(await toldOf(page, 'refused')).toEqual([{ message: 'Wait.', issue: undefined }]);
  });
});

describe.skipIf(executablePath === undefined)('the way of a token', () => {
  test('is seen while it is pointed at, or has the focus', async () => {
    const page = await open({
      body: `<azulejo-royal-ur state="${rolled}" movable="all"></azulejo-royal-ur>`,
      modules: ['royal-ur'],
    });
    const way = page.locator('.ur .way');
    expect(await way.count()).toBe(0);
    await page.locator('.ur .source').hover();
    expect(await way.locator('path').last().getAttribute('d')).toMatch(/^M4\.5 2\.5L/);
    // There are as many marks as squares that are left to go.
    const marks = await way.locator('.around').last().getAttribute('d');
    const roll = await page.locator('.ur .sum').textContent();
    expect(marks?.match(/M/g)).toHaveLength(15 - Number(roll));
    await page.mouse.move(0, 0);
    expect(await way.count()).toBe(0);
    // The token of the other player, who cannot move, has one without a line.
    await page.locator('.ur [data-place="B-0"]').focus();
    expect(await way.locator('path').last().getAttribute('d')).toBe('');
    expect((await way.locator('.around').last().getAttribute('d'))?.match(/M/g)).toHaveLength(15);
  });
});
