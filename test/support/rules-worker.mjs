/** A worker whose agents do not play: their errors name the rules of the state that they are asked about. */

import { cubeBlokus } from '../../dist/cube-blokus.js';
import { azul } from '../../dist/index.js';
import { royalUr } from '../../dist/royal-ur.js';
import { tsuro } from '../../dist/tsuro.js';
import { serveGames } from '../../dist/worker.js';

serveGames(
  ...[azul, royalUr, tsuro, cubeBlokus].map((game) => ({
    ...game,
    agents: {
      ...game.agents,
      random: () => ({
        name: 'random',
        chooseMove: (state) => {
          throw new Error(JSON.stringify(game.rulesOf(state)));
        },
      }),
    },
  })),
);
