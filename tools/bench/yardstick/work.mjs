/** The yardstick's random games as units of work. */
import { RandomGames } from './random-games.mjs';

/** Games per unit of work. */
const GAMES = 50;

const games = new RandomGames(1);

/**
 * Repeat a game and add up what it returns.
 *
 * @param {() => number} play
 * @returns {import('../measure/race.mjs').Work}
 */
function repeated(play) {
  return () => {
    let sum = 0;
    for (let game = 0; game < GAMES; game++) sum += play();
    return sum;
  };
}

/** Games, each move drawn without a list. */
export const playGames = repeated(() => {
  games.play();
  return 1;
});

/** Games, each move drawn from a list of the legal ones. */
export const playListedGames = repeated(() => {
  games.playListed();
  return 1;
});

/** Moves of the former. */
export const playMoves = repeated(() => {
  games.play();
  return games.moves;
});

/** Moves of the latter. */
export const playListedMoves = repeated(() => {
  games.playListed();
  return games.moves;
});

/**
 * Make a function that plays the yardstick's games.
 *
 * @param {number} seed
 * @returns {() => import('../measure/statistics.mjs').Game} plays one
 */
export function yardstickGames(seed) {
  const own = new RandomGames(seed);
  return () => {
    own.playListed();
    const [one, other] = own.game.boards;
    const { moves, rounds, listed } = own;
    return { moves, rounds, listed, score: one.score + other.score };
  };
}
