/** Games of all agents that count iterations, stopped after any move and resumed: the whole games, byte for byte. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playersOf } from '../../src/engine/agents/players.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { GAMES } from '../../src/games.js';
import { playInParts } from '../support/cut-game.js';

/** Number of games that are stopped, of each game: new ones in each run. */
const RUNS = 40;

/** How each game is played. Agents that think for long have few iterations. */
const PLAY: Readonly<Record<string, { players: readonly number[]; agents: readonly unknown[] }>> = {
  azul: { players: [2, 3, 4], agents: ['random', 'greedy', 'level-2', search(4)] },
  'royal-ur': { players: [2], agents: ['random', 'easy', 'medium', search(4)] },
  tsuro: { players: [3, 4, 5], agents: ['random', 'greedy', 'level-2', search(4)] },
  'cube-blokus': { players: [4], agents: ['random', 'level-1', 'level-2'] },
};

function search(iterations: number) {
  return { name: 'search', options: { iterations } };
}

describe.each(GAMES)('$name', ({ name, load }) => {
  test('stopped and resumed is the whole game', async () => {
    const game: Game<GameTypes> = await load();
    const { agents } = playersOf(game);
    const { players: counts = [], agents: seated = [] } = PLAY[name] ?? {};
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.constantFrom(...counts),
        fc.array(fc.constantFrom(...seated), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 2, max: 4 }),
        async (seed, players, seats, moves, parts) => {
          const cut = { seed, players, parts, limit: { moves } };
          const made = await playInParts(game, (player) => agents.make(seats[player]), cut);
          expect(made.parts).toEqual(made.whole);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
