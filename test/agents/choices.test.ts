/** Choices of agents: they depend on the position and the random numbers alone, not on what the agent saw before. */
import { describe, expect, test } from 'vitest';
import { cubeBlokus } from '../../src/cube-blokus.js';
import { playersOf } from '../../src/engine/agents/players.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { azul } from '../../src/index.js';
import { seededRng } from '../../src/random/seeds.js';
import { royalUr } from '../../src/royal-ur.js';
import { tsuro } from '../../src/tsuro.js';

const SEEDS = [1, 2, 3];

/** Return the first position of a game in which a player moves. */
function firstChoice<Types extends GameTypes>(game: Game<Types>, seed: number): Types['state'] {
  const rng = seededRng(seed);
  let state = game.start(completeRules(game.settings, {}), rng);
  while (game.chance?.isDue(state)) {
    state = game.chance.apply(state, game.chance.sample(state, rng));
  }
  return state;
}

describe.each([azul, royalUr, tsuro, cubeBlokus])('$name', (game: Game<GameTypes>) => {
  const { agents } = playersOf(game);
  // Levels are made of the others, and some take long.
  const names = agents.names.filter((name) => !name.startsWith('level-'));
  const contextOf = (seed: number) => ({ rng: seededRng(seed), budget: { iterations: 50 } });
  test.each(names)('%s chooses the same after positions of other games', async (name) => {
    const experienced = agents.make(name);
    for (const seed of SEEDS) {
      const state = firstChoice(game, seed);
      const choice = await experienced.chooseMove(state, contextOf(seed));
      expect(choice).toBe(await agents.make(name).chooseMove(state, contextOf(seed)));
    }
  });
});
