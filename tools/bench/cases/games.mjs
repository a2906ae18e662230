/** Whole random games. */

import { keep } from '../measure/race.mjs';
import { raceRow } from '../report/rows.mjs';
import { playGame, SETTINGS } from '../subject/games.mjs';
import { playGames, playListedGames } from '../yardstick/work.mjs';

/** @typedef {import('../suite.mjs').Context} Context */

/** Games per unit of work. */
const GAMES = 10;

/** Iterations of one search, from the first position of a game. */
const ITERATIONS = 2000;

/**
 * Repeat a function that plays a game.
 *
 * @param {() => unknown} play
 */
function repeated(play) {
  return () => {
    for (let game = 0; game < GAMES; game++) keep(play());
    return GAMES;
  };
}

/** Rules of the games whose first move the shipped search chooses. */
const CHOICES = /** @type {const} */ ([
  { players: 2, mosaic: 'fixed' },
  { players: 4, mosaic: 'variant' },
]);

/** @param {Context} context */
export function* gameRows({ library, agents }) {
  const rng = library.seededRng(1);
  const unit = 'games/s';
  for (const rules of SETTINGS) {
    const name = `random games, ${rules.players} players, ${rules.mosaic}`;
    const games = repeated(() => playGame(library, rng, rules));
    yield raceRow({ name, unit, reference: 'yardstick, with list' }, games, playListedGames);
  }

  const rules = /** @type {const} */ ({ players: 2, mosaic: 'fixed' });
  const reference = 'yardstick, without list';
  const name = 'rollout, 2 players, fixed';
  const games = repeated(() => library.rollout(library.newGame({ rules, rng }), rng));
  yield raceRow({ name, unit, reference }, games, playGames);

  const search = 'search, random rollouts, 2 players, fixed';
  if (agents === undefined) {
    yield { name: search, leftOut: 'dist/agents.js is not built' };
  } else {
    const agent = agents.searchAgent(library.azul);
    const iterations = () => {
      agent.search(library.newGame({ rules, rng }), rng).run(ITERATIONS);
      return ITERATIONS;
    };
    yield raceRow({ name: search, unit: 'iterations/s', reference }, iterations, playGames);
  }

  for (const chosen of CHOICES) {
    const name = `search, choice of a move, ${chosen.players} players, ${chosen.mosaic}`;
    const agent = library.AGENTS.search({ iterations: ITERATIONS });
    const iterations = () => {
      keep(agent.chooseMove(library.newGame({ rules: chosen, rng }), { rng }));
      return ITERATIONS;
    };
    yield raceRow({ name, unit: 'iterations/s', reference }, iterations, playGames);
  }
}
