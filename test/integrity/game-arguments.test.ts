/** Wrong arguments to the functions that each game has: each is taken, or refused by what was found and expected. */
import { azul } from 'azulejo';
import { cubeBlokus } from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import { newSession } from 'azulejo/record';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { errorOf, WRONG_VALUES } from '../support/wrong-values.js';

type AnyFunction = (...parameters: unknown[]) => unknown;

/** What has tests of its own, is called by readers only with what they have checked, or plays for long. */
const LEFT_OUT: readonly string[] = [
  'settings',
  'standingFields',
  'logActions',
  'agents',
  'perft',
  'rollout',
];

/** List the functions of a game and of its parts, by their names. */
function functionsOf(holder: object): { name: string; call: AnyFunction }[] {
  return Object.entries(holder).flatMap(([name, value]: [string, unknown]) => {
    if (LEFT_OUT.includes(name)) return [];
    // They are called with anything here, as programs without types do.
    if (typeof value === 'function') return [{ name, call: value as AnyFunction }];
    if (typeof value !== 'object' || value === null) return [];
    return functionsOf(value).map((each) => ({ ...each, name: `${name}.${each.name}` }));
  });
}

describe.each([azul, royalUr, tsuro, cubeBlokus])('$name', (typed) => {
  // Of any game, as its states only go from one function to another.
  const game = typed as unknown as Game<GameTypes>;
  let session = newSession(game, { seed: 1 });
  const due = session.state;
  while (game.playerToMove(session.state) < 0) session = session.draw();
  const { state } = session;
  const rules = game.rulesOf(state);

  test.each(functionsOf(game))('$name', async ({ call }) => {
    for (const [label, wrong] of WRONG_VALUES) {
      for (const given of [[], [state], [due], [rules]]) {
        const error = await errorOf(() => call(...given, wrong));
        if (error === undefined) continue;
        const text = error instanceof Error ? error.message : error;
        expect(text, `after ${given.length}: ${label}`).toMatch(/found .*expected/);
      }
    }
  });

  test.each([-1, 0.5, Number.NaN, 99])('nobody is the player %d', (player) => {
    const { forfeits } = game;
    for (const call of [forfeits?.explain, forfeits?.apply]) {
      if (call === undefined) continue;
      let said: unknown;
      try {
        said = call(state, player);
      } catch (error) {
        said = error;
      }
      expect(said).toMatchObject({ message: expect.not.stringContaining('undefined') });
    }
  });
});
