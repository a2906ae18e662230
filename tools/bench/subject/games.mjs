/** Random games through the library's public functions. */

/** @typedef {import('./library.mjs').Library} Library */
/** @typedef {import('./library.mjs').GameState} GameState */
/** @typedef {import('./library.mjs').Rng} Rng */
/** @typedef {import('./library.mjs').Rules} Rules */

/** Games with the variant mosaic may never end: it can become impossible to complete a row. */
const MOST_ROUNDS = 60;

/** All rules that games are measured with. */
export const SETTINGS = /** @type {const} */ ([2, 3, 4]).flatMap((players) =>
  /** @type {const} */ (['fixed', 'variant']).map((mosaic) => ({ players, mosaic })),
);

/**
 * Play a random game to its end.
 *
 * @param {Library} library
 * @param {Rng} rng
 * @param {Partial<Rules>} rules
 */
export function playGame({ applyMove, legalMoves, newGame, applyChance }, rng, rules) {
  let state = newGame({ rules, rng });
  for (let rounds = 0; rounds < MOST_ROUNDS && state.phase !== 'game-over'; rounds++) {
    for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state)) {
      state = applyMove(state, moves[Math.floor(rng() * moves.length)]);
    }
    state = applyChance(state, rng);
  }
  return state;
}

/**
 * Play a random game and generate all of its states.
 *
 * @param {Library} library
 * @param {Rng} rng
 * @param {Partial<Rules>} rules
 * @returns {Generator<GameState, void>}
 */
export function* statesOfGame({ applyMove, legalMoves, newGame, applyChance }, rng, rules) {
  let state = newGame({ rules, rng });
  for (let rounds = 0; rounds < MOST_ROUNDS && state.phase !== 'game-over'; ) {
    yield state;
    const moves = legalMoves(state);
    if (moves.length > 0) state = applyMove(state, moves[Math.floor(rng() * moves.length)]);
    else {
      state = applyChance(state, rng);
      rounds++;
    }
  }
  yield state;
}

/**
 * Make a function that plays games of two players with the fixed mosaic.
 *
 * @param {Library} library
 * @param {number} seed
 * @returns {() => import('../measure/statistics.mjs').Game} plays one
 */
export function libraryGames(library, seed) {
  const rng = library.seededRng(seed);
  return () => {
    const game = { moves: 0, rounds: 0, listed: 0, score: 0 };
    for (const state of statesOfGame(library, rng, { players: 2, mosaic: 'fixed' })) {
      if (state.phase === 'drafting') {
        game.moves++;
        game.listed += library.legalMoves(state).length;
      } else if (state.phase === 'round-end') game.rounds++;
      else if (state.phase === 'game-over') game.score = state.scores[0] + state.scores[1];
    }
    return game;
  };
}
