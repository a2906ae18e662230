/** The board of Tsuro in places of many sizes, in whole games. */
import {
  applyChance,
  applyMove,
  encodeState,
  type GameState,
  legalMoves,
  newGame,
  sampleChance,
  seededRng,
} from 'azulejo/tsuro';
import { describe, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import { useBoardPages } from './pages.js';
import { expectWhole, ROOMS, type Shown } from './rooms.js';

const { open } = useBoardPages();

const NAMES = ['Ada', 'Maximiliane', 'Level 3', 'Bob', 'Dora'];

/** Play a game at random, and list its states from the first deal to the end. */
function statesOf(rules: Parameters<typeof newGame>[0]): GameState[] {
  const rng = seededRng(5);
  const states: GameState[] = [];
  let state = newGame(rules);
  while (state.phase !== 'game-over') {
    if (state.phase === 'deal') state = applyChance(state, sampleChance(state, rng));
    else {
      const moves = legalMoves(state);
      const move = moves[Math.floor(rng() * moves.length)];
      if (move === undefined) break;
      state = applyMove(state, move);
    }
    states.push(state);
  }
  return states;
}

/** Choose what is shown of a game: the start, a choice there, watching, a deal, turns with fewer players, the end. */
function shownOf(players: 3 | 5, supply: 'bag' | 'cycle'): Shown[] {
  const rules = { players, supply };
  const states = statesOf({ rules });
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
    await expectWhole(page, 'azulejo-tsuro', '.board', [width, height], SHOWN);
  });

  test.each([
    [300, 500, 570],
    [320, 400, 570],
    [700, 250, 300],
  ])('is cut nowhere in a place of %i × %i, but higher', async (width, height, most) => {
    const page = await open({ body: '<azulejo-tsuro></azulejo-tsuro>', modules: ['tsuro'] });
    await expectWhole(page, 'azulejo-tsuro', '.board', [width, height], SHOWN, most);
  });
});
