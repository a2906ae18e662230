/** The index of offers agrees with the tiles at the sources, in every state of a game. */
import { COLOURS, inspect, newGame, seededRng } from 'azulejo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/azul/api/game-state.js';
import { Place } from '../../src/state/layout.js';
import { coloursAt } from '../../src/state/offers.js';
import { games, play } from '../support/games.js';

test('the colours at a source are those of its tiles', () => {
  fc.assert(
    fc.property(games, (game) => {
      const start = newGame({ rules: game.rules, rng: seededRng(game.seed) });
      for (const state of [start, ...[...play(game)].map(({ after }) => after)]) {
        const { factories, centre } = inspect(state);
        const sources = [...factories.entries(), [Place.Centre, centre.tiles] as const];
        for (const [source, tiles] of sources) {
          const colours = COLOURS.filter((_, colour) => {
            return (coloursAt(cellsOf(state), source) >> colour) & 1;
          });
          expect(colours).toEqual(COLOURS.filter((colour) => tiles[colour] > 0));
        }
      }
    }),
    { numRuns: 10 },
  );
});
