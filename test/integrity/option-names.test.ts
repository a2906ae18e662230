/** An option or a setting that does not exist is refused, with the nearest name that does. */
import {
  AGENTS,
  azul,
  decodeState,
  narrateEvent,
  newGame,
  renderSvg,
  renderText,
  seededRng,
  solveEndgame,
} from 'azulejo';
import { playMatch, reviewGame, searchAgent, simulate } from 'azulejo/agents';
import * as cubeBlokus from 'azulejo/cube-blokus';
import { externalAgent } from 'azulejo/external';
import { schemaOf } from 'azulejo/game';
import { newSession } from 'azulejo/record';
import * as royalUr from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import { expect, test } from 'vitest';
import { errorOf } from '../support/wrong-values.js';

const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
const pair = [AGENTS.random(), AGENTS.random()];
const { record } = await playMatch(azul, pair, { seed: 1, limit: { moves: 2 } });

/** Programs without types can misspell anything. */
const misspelt = <Options>(options: object) => options as Options;

test.each<[string, () => unknown, string]>([
  [
    'newGame',
    () => newGame(misspelt({ players: 3 })),
    'Options: found "players", expected rules or rng.',
  ],
  [
    'a setting',
    () => newGame({ rules: misspelt({ mosiac: 'fixed' }) }),
    'Rules: found "mosiac", expected mosaic.',
  ],
  [
    'newGame of Ur',
    () => royalUr.newGame(misspelt({ rule: {} })),
    'Options: found "rule", expected rules or rng.',
  ],
  [
    'a setting of Ur',
    () => royalUr.newGame({ rules: misspelt({ token: 3 }) }),
    'Rules: found "token", expected tokens.',
  ],
  [
    'a setting of Tsuro',
    () => tsuro.newGame({ rules: misspelt({ suply: 'bag' }) }),
    'Rules: found "suply", expected supply.',
  ],
  [
    'a setting of Cube Blokus',
    () => cubeBlokus.newGame({ rules: misspelt({ frist: 'A' }) }),
    'Rules: found "frist", expected first.',
  ],
  [
    'decodeState',
    () => decodeState(FRESH, misspelt({ mosaic: 'fixed' })),
    'Options: found "mosaic", expected rules or lenient or validate.',
  ],
  [
    'its rules',
    () => decodeState(FRESH, { rules: misspelt({ mosiac: 'fixed' }) }),
    'Rules: found "mosiac", expected mosaic.',
  ],
  [
    'schemaOf',
    () => schemaOf(azul, { rules: misspelt({ tilling: 'any' }) }),
    'Rules: found "tilling", expected tilingOrder.',
  ],
  [
    'schemaOf, its options',
    () => schemaOf(azul, misspelt({ mosaic: 'fixed' })),
    'Options: found "mosaic", expected rules or lenient or validate.',
  ],
  [
    'newSession',
    () => newSession(azul, misspelt({ sed: 1 })),
    'Options: found "sed", expected start or seed.',
  ],
  [
    'playMatch',
    () => playMatch(azul, pair, misspelt({ sede: 1 })),
    'Options: found "sede", expected start or seed or signal.',
  ],
  [
    'a limit',
    () => playMatch(azul, pair, { limit: misspelt({ move: 1 }) }),
    'Limit: found "move", expected moves.',
  ],
  [
    'a budget',
    () => playMatch(azul, pair, { budget: misspelt({ iteration: 9 }) }),
    'Budget: found "iteration", expected iterations.',
  ],
  [
    'simulate',
    () => simulate(azul, misspelt({ agents: ['random', 'random'], game: 1 })),
    'Options: found "game", expected games.',
  ],
  [
    'an agent',
    () => AGENTS.search(misspelt({ iteration: 9 })),
    'Options: found "iteration", expected iterations.',
  ],
  ...([royalUr, tsuro, cubeBlokus] as const).map(
    ({ AGENTS: { search } }): [string, () => unknown, string] => [
      'an option that a game’s own search does not have',
      () => search(misspelt({ evaluate: () => ({ returns: [1, 0] }) })),
      'Options: found "evaluate", expected exploration.',
    ],
  ),
  [
    'a search',
    () => searchAgent(azul, misspelt({ iteration: 9 })),
    'Options: found "iteration", expected iterations.',
  ],
  [
    'reviewGame',
    () => reviewGame(azul, record, misspelt({ iteration: 9 })),
    'Options: found "iteration", expected iterations.',
  ],
  [
    'an agent without options',
    () =>
      simulate(azul, {
        agents: [misspelt({ name: 'greedy', options: { iterations: 9 } }), 'random'],
        games: 1,
      }),
    'Options of greedy: found "iterations", expected none.',
  ],
  [
    'an agent of Ur',
    () => royalUr.AGENTS.hard(misspelt({ dept: 1 })),
    'Options: found "dept", expected depth.',
  ],
  [
    'expectiminimax',
    () => royalUr.expectiminimax(royalUr.newGame(), misspelt({ deph: 1 })),
    'Options: found "deph", expected depth.',
  ],
  [
    'solve',
    () => royalUr.solve(misspelt({ tokens: 1, tolerence: 0.1 })),
    'Options: found "tolerence", expected tokens or tolerance.',
  ],
  [
    'rateMoves',
    () => cubeBlokus.rateMoves(cubeBlokus.newGame(), misspelt({ playout: 1 })),
    'Options: found "playout", expected playouts.',
  ],
  [
    'solveEndgame',
    () => solveEndgame(newGame(), misspelt({ position: 9 })),
    'Options: found "position", expected positions.',
  ],
  [
    'narrateEvent',
    () => narrateEvent(decodeState(FRESH), 'F', misspelt({ count: 1 })),
    'Options: found "count", expected countFrom.',
  ],
  [
    'runTournament',
    () => tsuro.runTournament([], misspelt({ pairings: 1 })),
    'Options: found "pairings", expected pairing.',
  ],
  [
    'readCs4500Board',
    () => tsuro.readCs4500Board([], misspelt({ legal: 'reference' })),
    'Options: found "legal", expected legality.',
  ],
  [
    'externalAgent',
    () => externalAgent(azul, 'true', misspelt({ restart: 1 })),
    'Options: found "restart", expected restarts.',
  ],
  [
    'a picture of a tile',
    () => tsuro.renderTileSvg(0, 'n', misspelt({ names: [] })),
    'Options: found "names", expected theme or width or idPrefix.',
  ],
  [
    'a tile in text',
    () => tsuro.renderTileText(0, 'n', misspelt({ color: true })),
    'Options: found "color", expected colour.',
  ],
])('%s', async (_, call, message) => {
  expect(await errorOf(call)).toEqual(new TypeError(message));
});

test.each([
  ['azul', { renderSvg, renderText, newGame }, 'colour or countFrom'],
  ['royal-ur', royalUr, 'colour'],
  ['tsuro', tsuro, 'colour'],
  ['cube-blokus', cubeBlokus, 'colour'],
] as const)('pictures of %s', async (_, game, expected) => {
  const draw = (render: unknown, options: object) => () =>
    // Programs without types can pass anything.
    (render as (state: unknown, options: object) => string)(game.newGame(), options);
  expect(await errorOf(draw(game.renderSvg, { them: 'dark' }))).toEqual(
    new TypeError('Options: found "them", expected theme.'),
  );
  expect(await errorOf(draw(game.renderText, { color: true }))).toEqual(
    new TypeError(`Options: found "color", expected ${expected}.`),
  );
});

test('a name without a value changes nothing', () => {
  expect(newGame(misspelt({ players: undefined, rng: seededRng(1) })).phase).toBe('drafting');
});
