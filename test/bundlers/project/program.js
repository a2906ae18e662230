/** What every bundle does: a game, a search, a simulation, and something of each entry point. */
import {
  AGENTS,
  applyChance,
  applyMove,
  azul,
  COLOURS,
  encodeState,
  legalMoves,
  newGame,
  renderSvg,
  seededRng,
} from 'azulejo';
import { simulate } from 'azulejo/agents';
import { newSession } from 'azulejo/record';
import { royalUr } from 'azulejo/royal-ur';

/** Play, and return results as plain data: the same in every runtime. */
export async function play(options) {
  const rng = seededRng(7);
  const first = newGame({ rules: { mosaic: 'fixed' }, rng });
  const agent = AGENTS.random();
  let state = first;
  for (let step = 0; step < 1000 && state.phase !== 'game-over'; step++) {
    const isOver = legalMoves(state).length === 0;
    state = isOver ? applyChance(state, rng) : applyMove(state, agent.chooseMove(state, { rng }));
  }
  const search = AGENTS.search({ iterations: 100 });
  return {
    colours: COLOURS.join(''),
    game: encodeState(state),
    search: await search.chooseMove(first, { rng: seededRng(1) }),
    session: encodeState(newSession(azul, { seed: 3 }).state),
    picture: renderSvg(first).length,
    simulation: await simulate(azul, {
      agents: ['greedy', 'random'],
      games: 20,
      seed: 1,
      ...options,
    }),
    royalUr: await simulate(royalUr, {
      agents: ['easy', 'random'],
      games: 20,
      seed: 1,
      ...options,
    }),
  };
}
