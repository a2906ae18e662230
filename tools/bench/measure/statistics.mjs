/** Statistics of random games, which are equal for engines that play by the same rules. */

/**
 * @typedef {object} Game
 * @property {number} moves drafting moves
 * @property {number} rounds
 * @property {number} listed total length of the lists of legal drafting moves
 * @property {number} score of both players together
 */

/** @typedef {{ mean: number, error: number }} Mean with its standard error */
/** @typedef {Record<string, Mean>} Description */

/** Each mean is a ratio of two sums over the games. */
const MEANS = {
  'moves a game': { of: (/** @type {Game} */ game) => game.moves, by: () => 1 },
  'rounds a game': { of: (/** @type {Game} */ game) => game.rounds, by: () => 1 },
  'legal moves a list': {
    of: (/** @type {Game} */ game) => game.listed,
    by: (/** @type {Game} */ game) => game.moves,
  },
  'score a player': { of: (/** @type {Game} */ game) => game.score, by: () => 2 },
};

/**
 * Play games and average them.
 *
 * @param {() => Game} play
 * @param {number} number of games
 * @returns {Description}
 */
export function describeGames(play, number) {
  const games = Array.from({ length: number }, play);
  return Object.fromEntries(
    Object.entries(MEANS).map(([name, { of, by }]) => [name, meanOf(games, of, by)]),
  );
}

/**
 * @param {readonly Game[]} games
 * @param {(game: Game) => number} of
 * @param {(game: Game) => number} by
 * @returns {Mean}
 */
function meanOf(games, of, by) {
  const total = sum(games, by);
  const mean = sum(games, of) / total;
  const squares = sum(games, (game) => (of(game) - mean * by(game)) ** 2);
  return { mean, error: Math.sqrt(squares) / total };
}

/**
 * @param {readonly Game[]} games
 * @param {(game: Game) => number} value
 */
function sum(games, value) {
  return games.reduce((total, game) => total + value(game), 0);
}
