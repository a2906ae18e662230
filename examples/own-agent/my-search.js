/** An agent of your own that searches: a model would take the place of `evaluate`, and give `priors`. */
import { searchAgent } from 'azulejo/agents';

/** @typedef {import('azulejo/game').GameTypes} GameTypes */

/** @param {import('azulejo/game').Game<GameTypes>} game */
export default (game) =>
  searchAgent(game, {
    iterations: 100,
    evaluate: (state) => ({ returns: game.returns(state) }),
  });
