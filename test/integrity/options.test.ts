/** Wrong values of single options: an error that says what was found and what was expected. */
import {
  AGENTS,
  type AzulTypes,
  azul,
  decodeState,
  encodeState,
  newGame,
  renderSvg,
  renderText,
} from 'azulejo';
import { playMatch, searchAgent, simulate } from 'azulejo/agents';
import { type GameRecord, newSession, replay, writeRecord } from 'azulejo/record';
import { expect, test } from 'vitest';
import { errorOf, OWN_CLASSES, WRONG_VALUES } from '../support/wrong-values.js';

const rng = () => 0.5;
const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
const pair = [AGENTS.random(), AGENTS.random()];
const few = { limit: { moves: 3 } };
const game: GameRecord<AzulTypes> = {
  game: 'azul',
  rules: fresh.rules,
  names: ['Ada', 'Bob'],
  start: encodeState(fresh),
  events: [],
};

/** Options, and what each of them cannot be. */
const ENTRIES: readonly [call: (options: object) => unknown, names: readonly string[]][] = [
  [(options) => newGame({ rules: options, rng }), ['players', 'mosaic', 'tilingOrder']],
  [(options) => decodeState(encodeState(fresh), options), ['mosaic', 'tilingOrder']],
  [
    (options) => playMatch(azul, pair, { ...few, ...options }),
    [
      ...['seed', 'rules', 'limit', 'budget', 'timeLimit', 'now', 'timer', 'signal'],
      ...['earlier', 'onEvent', 'rng', 'start'],
    ],
  ],
  [
    (options) =>
      simulate(azul, { agents: ['random', 'random'], games: 1, workers: 0, ...few, ...options }),
    [
      ...['seed', 'rules', 'limit', 'budget', 'timeLimit', 'now', 'timer', 'signal'],
      ...['rng', 'agents', 'games', 'workers', 'workerFile', 'onProgress'],
    ],
  ],
  [(options) => AGENTS.search(options), ['iterations', 'milliseconds', 'rollout', 'exploration']],
  [
    (options) => searchAgent(azul, options),
    ['iterations', 'milliseconds', 'exploration', 'evaluate', 'priors', 'points', 'rolloutMoves'],
  ],
  [(options) => newSession(azul, options), ['rules', 'names', 'seed', 'rng', 'start']],
  [
    (options) => writeRecord(azul, { ...game, ...options }),
    ['game', 'rules', 'names', 'seed', 'start', 'events', 'result'],
  ],
  [
    (options) => replay(azul, { ...game, ...options }),
    ['game', 'rules', 'names', 'seed', 'start', 'result'],
  ],
  [(options) => renderText(fresh, options), ['names', 'countFrom']],
  [(options) => renderSvg(fresh, options), ['names', 'theme', 'width', 'idPrefix', 'highlight']],
];

test('a wrong value of an option is refused, or taken by its documented meaning', async () => {
  for (const [call, names] of ENTRIES) {
    for (const name of names) {
      for (const [label, value] of WRONG_VALUES) {
        const error = await errorOf(() => call({ [name]: value }));
        if (error === undefined) continue;
        const about = `${name}: ${label}`;
        expect(
          OWN_CLASSES.some((each) => error instanceof each),
          `${about}: ${error}`,
        ).toBe(true);
        expect(String(error), about).toMatch(/found .*expected/);
      }
    }
  }
});
