/** The Royal Game of Ur: random games compared with a yardstick, rolls ahead, and tables. */
import { existsSync } from 'node:fs';
import { keep } from '../measure/race.mjs';
import { raceRow } from '../report/rows.mjs';
import { pathOf } from '../subject/library.mjs';
import { UrGames } from '../yardstick/royal-ur.mjs';

/** @typedef {typeof import('../../../src/royal-ur.js')} Ur */

/** Games per unit of work. */
const GAMES = 10;
/** Positions for a median, and one state in this many of a game is taken. */
const SAMPLE = 301;
const INTERVAL = 7;
const DEPTH = 3;

/**
 * Play a random game through the public functions, and generate the states in which a roll waits.
 *
 * @param {Ur} ur
 * @param {import('../subject/library.mjs').Rng} rng
 */
function* statesOfGame({ applyMove, applyChance, legalMoves, newGame }, rng) {
  for (let state = newGame(); state.phase !== 'game-over'; ) {
    state = applyChance(state, rng);
    if (state.phase !== 'move') continue;
    yield state;
    const moves = legalMoves(state);
    state = applyMove(state, moves[Math.floor(rng() * moves.length)]);
  }
}

/**
 * Play a random game to its end.
 *
 * @param {Ur} ur
 * @param {import('../subject/library.mjs').Rng} rng
 */
function playGame({ applyMove, applyChance, legalMoves, newGame }, rng) {
  let state = newGame();
  for (;;) {
    const moves = legalMoves(state);
    if (moves.length > 0) state = applyMove(state, moves[Math.floor(rng() * moves.length)]);
    else if (state.phase === 'game-over') return state;
    else state = applyChance(state, rng);
  }
}

/**
 * Check that the yardstick plays the games of the library: from the same random numbers, the same player wins.
 *
 * @param {Ur} ur
 */
function checkYardstick(ur) {
  const rng = ur.seededRng(2);
  const yardstick = new UrGames(ur.seededRng(2));
  for (let game = 0; game < GAMES; game++) {
    const { turn } = playGame(ur, rng);
    const winner = 'AB'.charAt(yardstick.play());
    if (winner !== turn)
      throw new Error(`Game ${game}: found the winner ${winner}, expected ${turn}.`);
  }
}

/** @param {readonly number[]} milliseconds of one call each, an odd number of them */
function median(milliseconds) {
  return milliseconds.toSorted((one, other) => one - other)[milliseconds.length >> 1];
}

export async function* royalUrRows() {
  const name = 'Ur: random games';
  const path = pathOf('dist/royal-ur.js');
  if (!existsSync(path)) {
    yield { name, leftOut: 'dist/royal-ur.js is not built' };
    return;
  }
  /** @type {Ur} */
  const ur = await import(path);
  checkYardstick(ur);
  const rng = ur.seededRng(1);
  const yardstick = new UrGames(ur.seededRng(1));
  const repeated = (/** @type {() => unknown} */ play) => () => {
    for (let game = 0; game < GAMES; game++) keep(play());
    return GAMES;
  };
  yield raceRow(
    { name, unit: 'games/s', reference: "Ur's yardstick" },
    repeated(() => playGame(ur, rng)),
    repeated(() => yardstick.play()),
  );

  const states = [];
  while (states.length < SAMPLE) {
    let index = 0;
    for (const state of statesOfGame(ur, rng)) if (index++ % INTERVAL === 0) states.push(state);
  }
  const times = states.slice(0, SAMPLE).map((state) => {
    const start = performance.now();
    keep(ur.expectiminimax(state, { depth: DEPTH }));
    return performance.now() - start;
  });
  const ahead = `Ur: expectiminimax, ${DEPTH} rolls ahead, median`;
  yield { name: ahead, unit: 'ms', figure: median(times), lessIsBetter: true };

  for (const tokens of /** @type {const} */ ([2, 3])) {
    const start = performance.now();
    await ur.solve({ tokens });
    const figure = (performance.now() - start) / 1000;
    yield { name: `Ur: solve, ${tokens} tokens`, unit: 's', figure, lessIsBetter: true };
  }
}
