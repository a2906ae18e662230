/** Counts of drafting sequences, which must equal those of the yardstick. */
import { raceRow } from '../report/rows.mjs';
import { Game } from '../yardstick/game.mjs';
import { perft } from '../yardstick/perft.mjs';
import { Random } from '../yardstick/random.mjs';
import { FIRST_DEAL, FIRST_STATE } from '../yardstick/start.mjs';

/** Depth 5 is counted only below these first moves, as the yardstick takes long for all of them. */
const FIRST_MOVES = ['A0d4', 'A2bF'];

/** @param {import('../suite.mjs').Context} context */
export function* perftRows({ library }) {
  const state = library.decodeState(FIRST_STATE, { rules: { mosaic: 'fixed' } });
  const game = new Game(new Random(1));
  game.startWith(FIRST_DEAL);

  for (const depth of [3, 4]) {
    yield perftRow(
      `perft ${depth}`,
      () => library.perft(state, depth),
      () => perft(game, depth),
    );
  }

  const states = FIRST_MOVES.map((move) => library.applyMove(state, /** @type {any} */ (move)));
  const games = FIRST_MOVES.map((move) => gameAfter(move));
  yield perftRow(
    `perft 5, below ${FIRST_MOVES.length} first moves`,
    () => sum(states.map((after) => library.perft(after, 4))),
    () => sum(games.map((after) => perft(after, 4))),
  );
}

/**
 * @param {string} name
 * @param {() => number} one
 * @param {() => number} other
 */
function perftRow(name, one, other) {
  const [found, expected] = [one(), other()];
  if (found !== expected)
    throw new Error(`${name}: found ${found}, but the yardstick counts ${expected}.`);
  return raceRow({ name, unit: 'leaves/s', reference: 'yardstick' }, one, other);
}

/** @param {string} move of the first player, in the library's notation */
function gameAfter(move) {
  const game = new Game(new Random(1));
  game.startWith(FIRST_DEAL);
  const [, source, colour, target] = move;
  game.draft(Number(source), 'abcde'.indexOf(colour), '01234F'.indexOf(target));
  return game;
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
