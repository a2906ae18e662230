/**
 * Measure the yardstick alone: `node tools/bench/yardstick.mjs [seconds for each figure]`.
 *
 * Prints one JSON object: games per second without and with a list of the legal moves, moves per second
 * of the former, leaves per second of perft, and statistics of the games.
 */
import { median, rate } from './measure/race.mjs';
import { describeGames } from './measure/statistics.mjs';
import { Game } from './yardstick/game.mjs';
import { perft } from './yardstick/perft.mjs';
import { Random } from './yardstick/random.mjs';
import { FIRST_DEAL, LEAVES } from './yardstick/start.mjs';
import { playGames, playListedGames, playMoves, yardstickGames } from './yardstick/work.mjs';

const SLICES = 9;
const seconds = Number(process.argv[2] ?? 2);

/** @param {import('./measure/race.mjs').Work} work */
function speed(work) {
  rate(work, 300);
  const rates = Array.from({ length: SLICES }, () => rate(work, (1000 * seconds) / SLICES));
  return Math.round(median(rates));
}

const game = new Game(new Random(1));
game.startWith(FIRST_DEAL);
for (const [index, leaves] of LEAVES.entries()) {
  const found = perft(game, index + 1);
  if (found !== leaves) throw new Error(`perft ${index + 1}: found ${found}, expected ${leaves}.`);
}

const figures = {
  games: speed(playGames),
  listedGames: speed(playListedGames),
  moves: speed(playMoves),
  leaves: speed(() => perft(game, 4)),
  statistics: describeGames(yardstickGames(2), 50_000),
};
console.log(JSON.stringify(figures));
