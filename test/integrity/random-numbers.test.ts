/** Random numbers are numbers from 0 up to but not including 1, from seeds that are integers. */
import {
  AGENTS,
  applyChance,
  azul,
  decodeState,
  drawTile,
  IllegalChanceError,
  legalMoves,
  newGame,
  refillFactories,
  rollout,
  sampleChance,
  seededRng,
} from 'azulejo';
import { playMatch, searchAgent, simulate } from 'azulejo/agents';
import * as cube from 'azulejo/cube-blokus';
import type { Rng } from 'azulejo/game';
import { newSession } from 'azulejo/record';
import * as ur from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../support/wrong-values.js';

const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
const drafting = newGame({ rng: seededRng(1) });
const [move = 'A0a0'] = legalMoves(drafting);

/** Everything that draws. */
const DRAWS: Readonly<Record<string, (rng: Rng) => unknown>> = {
  newGame: (rng) => newGame({ rng }),
  sampleChance: (rng) => sampleChance(fresh, rng),
  applyChance: (rng) => applyChance(fresh, rng),
  refillFactories: (rng) => refillFactories(fresh, rng),
  drawTile: (rng) => drawTile(fresh, rng),
  rollout: (rng) => rollout(drafting, rng),
  'azul.start': (rng) => azul.start(drafting.rules, rng),
  'azul.rollout': (rng) => azul.rollout?.(drafting, rng, { moves: 10 }),
  'a random agent': (rng) => AGENTS.random().chooseMove(drafting, { rng }),
  'a greedy agent': (rng) => AGENTS.greedy().chooseMove(drafting, { rng }),
  'an agent with slips': (rng) => AGENTS['level-1']().chooseMove(drafting, { rng }),
  'a search': (rng) => AGENTS.search({ iterations: 8 }).chooseMove(drafting, { rng }),
  'a search by rollouts': (rng) => searchAgent(azul, { iterations: 8 }).analyse(drafting, { rng }),
  'a seed of a session': (rng) => newSession(azul, { rng }),
};

const BAD_NUMBERS: readonly unknown[] = [
  ...[Number.NaN, 1, -1, 1.5, -0.1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ...['0.5', 'x', '', undefined, null, true, {}, [], [0.5]],
];

const GENERATORS: readonly unknown[] = [undefined, null, 7, 'x', {}, [0.5]];

/** Where random numbers can be left out. */
const OPTIONAL: ReadonlySet<string> = new Set(['newGame', 'azul.start', 'a seed of a session']);

/** Functions that take a value which is not a generator for a deal. */
const TAKES_DEALS: ReadonlySet<string> = new Set(['applyChance', 'refillFactories']);

describe.each(Object.entries(DRAWS))('%s', (name, draw) => {
  test('takes random numbers, and refuses others', async () => {
    for (const number of [0, Number.MIN_VALUE, 0.5, 1 - 2 ** -53]) draw(() => number);
    for (const number of BAD_NUMBERS) {
      // Programs without types can return anything.
      const error = await errorOf(() => draw((() => number) as Rng));
      expect(error, String(number)).toBeInstanceOf(RangeError);
      expect(String(error)).toMatch(
        /^RangeError: Rng: found .*, expected a number from 0 up to but not including 1\.$/,
      );
    }
  });

  test('refuses what is not a generator', async () => {
    for (const value of GENERATORS) {
      // No generator is fine there.
      if (value === undefined && OPTIONAL.has(name)) continue;
      // Programs without types can pass anything.
      const error = await errorOf(() => draw(value as Rng));
      expect(error, String(value)).toBeInstanceOf(
        TAKES_DEALS.has(name) ? IllegalChanceError : TypeError,
      );
      expect(String(error)).toMatch(/^\w+: (?:Rng|Deal): found .*, expected /);
    }
  });
});

test('a match and a simulation refuse numbers that are none', async () => {
  const agents = [AGENTS.random(), AGENTS.random()];
  await expect(playMatch(azul, agents, { rng: () => Number.NaN })).rejects.toThrow(
    /^Rng: found NaN/,
  );
  const options = { agents: ['random', 'random'], games: 1, rng: () => 1 } as const;
  await expect(simulate(azul, options)).rejects.toThrow(/^Rng: found 1,/);
});

test.each(
  Object.entries({
    azul: newGame,
    'royal-ur': ur.newGame,
    tsuro: tsuro.newGame,
    cube: cube.newGame,
  }),
)('%s: a game begins with a generator or without one', (_, begin) => {
  for (const value of GENERATORS) {
    // Programs without types can pass anything.
    const action = () => begin({ rng: value as Rng });
    if (value === undefined) action();
    else expect(action).toThrow(/^Rng: found .*, expected a function that returns /);
  }
});

describe('a seed', () => {
  const bad: readonly unknown[] = [
    ...[Number.NaN, 0.5, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53],
    ...['x', '1', undefined, null, true, {}, [], [1], Symbol('seed'), 1n],
  ];
  test.each(bad.map((seed) => ({ seed })))('$seed is refused', ({ seed }) => {
    // Programs without types can pass anything.
    const action = () => seededRng(seed as number);
    expect(action).toThrow(RangeError);
    expect(action).toThrow(/^Seed: found .*, expected an integer/);
  });

  test('can be any integer that a number holds exactly', () => {
    const seeds = [0, -1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    for (const seed of seeds) expect(seededRng(seed)()).toBeLessThan(1);
    expect(move.startsWith(drafting.turn)).toBe(true);
  });
});
