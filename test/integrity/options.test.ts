/** Wrong values of single options: an error that says what was found and what was expected. */
import { decodeState, encodeState, newGame } from 'azulejo';
import {
  azul,
  playMatch,
  randomAgent,
  searchAgent,
  searchAgentFor,
  simulate,
} from 'azulejo/agents';
import { type AzulRecord, newSession, replay, writeRecord } from 'azulejo/record';
import { renderSvg, renderText } from 'azulejo/render';
import { expect, test } from 'vitest';
import { errorOf, OWN_CLASSES, WRONG_VALUES } from '../support/wrong-values.js';

const rng = () => 0.5;
const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
const pair = [randomAgent(), randomAgent()];
const few = { limit: { moves: 3 } };
const game: AzulRecord = {
  game: 'azul',
  rules: fresh.rules,
  names: ['Ada', 'Bob'],
  start: encodeState(fresh),
  events: [],
};

/** Options, and what each of them cannot be. */
const ENTRIES: readonly [call: (options: object) => unknown, names: readonly string[]][] = [
  [(options) => newGame(rng, options), ['players', 'mosaic', 'tilingOrder']],
  [(options) => decodeState(encodeState(fresh), options), ['mosaic', 'tilingOrder']],
  [
    (options) => playMatch(pair, { ...few, ...options }),
    [
      ...['seed', 'rules', 'limit', 'budget', 'timeLimit', 'now', 'timer', 'signal'],
      ...['earlier', 'onEvent', 'rng', 'start'],
    ],
  ],
  [
    (options) =>
      simulate({ agents: ['random', 'random'], games: 1, workers: 0, ...few, ...options }),
    [
      ...['seed', 'rules', 'limit', 'budget', 'timeLimit', 'now', 'timer', 'signal'],
      ...['rng', 'agents', 'games', 'workers', 'workerFile', 'onProgress'],
    ],
  ],
  [(options) => searchAgent(options), ['iterations', 'milliseconds', 'rollout', 'exploration']],
  [
    (options) => searchAgentFor(azul, options),
    ['iterations', 'milliseconds', 'exploration', 'evaluate', 'priors', 'points', 'rolloutMoves'],
  ],
  [(options) => newSession(options), ['rules', 'names', 'seed', 'rng', 'start']],
  [
    (options) => writeRecord({ ...game, ...options }),
    ['game', 'rules', 'names', 'seed', 'start', 'events', 'result'],
  ],
  [
    (options) => replay({ ...game, ...options }),
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
