/** Tsuro: random games compared with a yardstick, and the legal moves of a turn. */
import { existsSync } from 'node:fs';
import { keep, median } from '../measure/race.mjs';
import { raceRow } from '../report/rows.mjs';
import { pathOf } from '../subject/library.mjs';
import { TsuroGames } from '../yardstick/tsuro.mjs';

/** @typedef {typeof import('../../../src/tsuro.js')} Tsuro */

/** Games per unit of work. */
const GAMES = 10;
/** Turns whose legal moves are listed. */
const TURNS = 500;
const INTERVAL = 7;
/** How often each of them is listed, an odd number: the median counts. */
const PASSES = 31;

/**
 * Play a random game, and call a function with the states of its turns.
 *
 * @param {Tsuro} tsuro
 * @param {import('../subject/library.mjs').Rng} rng
 * @param {Partial<import('../../../src/tsuro.js').Rules>} rules
 * @param {(state: import('../../../src/tsuro.js').GameState) => void} onTurn
 */
function playGame({ applyChance, applyMove, legalMoves, newGame }, rng, rules, onTurn) {
  let state = newGame({ rules });
  for (;;) {
    const moves = legalMoves(state);
    if (moves.length > 0) {
      onTurn(state);
      state = applyMove(state, moves[Math.floor(rng() * moves.length)]);
    } else if (state.phase !== 'deal') return state;
    else state = applyChance(state, rng);
  }
}

/**
 * Return how long listing the legal moves of a state takes, in microseconds.
 *
 * @param {Tsuro} tsuro
 * @param {readonly import('../../../src/tsuro.js').GameState[]} states
 */
function timeOf({ legalMoves }, states) {
  const start = performance.now();
  for (const state of states) keep(legalMoves(state));
  return (1000 * (performance.now() - start)) / states.length;
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
    /** @type {import('../../../src/tsuro.js').GameState[]} */
    const states = [];
    for (let index = 0; states.length < TURNS; ) {
      playGame(tsuro, rng, { players: 5, legality }, (state) => {
        if (state.phase === 'turn' && index++ % INTERVAL === 0) states.push(state);
      });
    }
    const times = Array.from({ length: PASSES }, () => timeOf(tsuro, states));
    const figure = median(times);
    yield {
      name: `Tsuro: legalMoves of a turn, ${legality}`,
      unit: 'µs',
      figure,
      lessIsBetter: true,
    };
  }
}
