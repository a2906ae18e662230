/** Matches and simulations of agents that answer at once, compared with the bare public functions. */
import { raceAsync } from '../measure/race.mjs';
import { playGame } from '../subject/games.mjs';

/** @typedef {import('../suite.mjs').Context} Context */

/** Matches, and games of a simulation, per unit of work. */
const MATCHES = 20;
const SIMULATED = 100;

const RULES = /** @type {const} */ ({ players: 2, mosaic: 'fixed' });

/** @param {Context} context */
export async function* matchRows({ library, agents }) {
  const labels = { unit: 'games/s', reference: 'random games, 2 players, fixed' };
  const match = 'match of random agents, 2 players, fixed';
  const simulation = 'simulation of random agents, this thread, 2 players, fixed';
  if (agents === undefined) {
    yield { name: match, leftOut: 'dist/agents.js is not built' };
    yield { name: simulation, leftOut: 'dist/agents.js is not built' };
    return;
  }
  const rng = library.seededRng(1);
  let seed = 0;
  const games = async () => {
    for (let game = 0; game < MATCHES; game++) playGame(library, rng, RULES);
    return MATCHES;
  };
  const players = [library.AGENTS.random(), library.AGENTS.random()];
  const matches = async () => {
    for (let game = 0; game < MATCHES; game++) {
      await agents.playMatch(library.azul, players, { rules: RULES, seed: seed++ });
    }
    return MATCHES;
  };
  yield { name: match, ...labels, ...(await raceAsync(matches, games)) };

  const names = /** @type {const} */ (['random', 'random']);
  const simulate = async () => {
    const options = { agents: names, games: SIMULATED, seed: seed++, rules: RULES, workers: 0 };
    await agents.simulate(library.azul, options);
    return SIMULATED;
  };
  yield { name: simulation, ...labels, ...(await raceAsync(simulate, games)) };
}
