/** What every bundle does: a game, a search, a simulation, and something of each entry point. */
import {
  applyMove,
  COLOURS,
  encodeState,
  legalMoves,
  newGame,
  nextRound,
  seededRng,
} from 'azulejo';
import { randomAgent, searchAgent, simulate } from 'azulejo/agents';
import { newSession } from 'azulejo/record';
import { renderSvg } from 'azulejo/render';
import { simulate as simulateUr } from 'azulejo/royal-ur';

/** Play, and return results as plain data: the same in every runtime. */
export async function play(options) {
  const rng = seededRng(7);
  const first = newGame(rng, { mosaic: 'fixed' });
  const agent = randomAgent();
  let state = first;
  for (let step = 0; step < 1000 && state.phase !== 'game-over'; step++) {
    const isOver = legalMoves(state).length === 0;
    state = isOver ? nextRound(state, rng) : applyMove(state, agent.chooseMove(state, { rng }));
  }
  const search = searchAgent({ iterations: 100 });
  return {
    colours: COLOURS.join(''),
    game: encodeState(state),
    search: await search.chooseMove(first, { rng: seededRng(1) }),
    session: encodeState(newSession({ seed: 3 }).state),
    picture: renderSvg(first).length,
    simulation: await simulate({ agents: ['greedy', 'random'], games: 20, seed: 1, ...options }),
    royalUr: await simulateUr({ agents: ['easy', 'random'], games: 20, seed: 1, ...options }),
  };
}
