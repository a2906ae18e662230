/** Tsuro: random games beside a yardstick, and the legal moves of a turn. */
import { existsSync } from 'node:fs';
import { keep, passes } from '../measure/race.mjs';
import { raceRow, rateRow } from '../report/rows.mjs';
import { pathOf } from '../subject/library.mjs';
import { TsuroGames } from '../yardstick/tsuro.mjs';

/** @typedef {typeof import('../../src/tsuro.js')} Tsuro */

/** Games per unit of work. */
const GAMES = 10;
/** Turns whose legal moves are listed. */
const TURNS = 500;
const INTERVAL = 7;

/**
 * Play a random game, and call a function with the states of its turns.
 *
 * @param {Tsuro} tsuro
 * @param {import('../subject/library.mjs').Rng} rng
 * @param {Partial<import('../../src/tsuro.js').Rules>} rules
 * @param {(state: import('../../src/tsuro.js').GameState) => void} onTurn
 */
function playGame({ applyDeal, applyMove, legalMoves, newGame }, rng, rules, onTurn) {
  let state = newGame(rules);
  for (;;) {
    const moves = legalMoves(state);
    if (moves.length > 0) {
      onTurn(state);
      state = applyMove(state, moves[Math.floor(rng() * moves.length)]);
    } else if (state.phase !== 'deal') return state;
    else state = applyDeal(state, rng);
  }
}

export async function* tsuroRows() {
  const name = 'Tsuro: random games';
  const path = pathOf('dist/tsuro.js');
  if (!existsSync(path)) {
    yield { name, leftOut: 'dist/tsuro.js is not built' };
    return;
  }
  /** @type {Tsuro} */
  const tsuro = await import(path);
  const rng = tsuro.seededRng(1);
  const yardstick = new TsuroGames(1);
  const repeated = (/** @type {() => unknown} */ play) => () => {
    for (let game = 0; game < GAMES; game++) keep(play());
    return GAMES;
  };
  const ignore = () => {};
  yield raceRow(
    { name, unit: 'games/s', reference: "Tsuro's yardstick" },
    repeated(() => playGame(tsuro, rng, {}, ignore)),
    repeated(() => yardstick.play()),
  );
  for (const legality of /** @type {const} */ (['total', 'reference'])) {
    /** @type {import('../../src/tsuro.js').GameState[]} */
    const states = [];
    for (let index = 0; states.length < TURNS; ) {
      playGame(tsuro, rng, { players: 5, legality }, (state) => {
        if (state.phase === 'turn' && index++ % INTERVAL === 0) states.push(state);
      });
    }
    yield rateRow(
      { name: `Tsuro: legalMoves of a turn, ${legality}`, unit: 'calls/s' },
      passes(states, tsuro.legalMoves),
    );
  }
}
