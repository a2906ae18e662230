/** Counts of drafting sequences. */
import * as lanes from './lanes.mjs';

const { firstIn, laneOf, placeIn, setIn } = lanes;

/**
 * Count the drafting sequences of a length, making and undoing every move, including the last ones.
 *
 * @param {import('./game.mjs').Game} game unchanged afterwards
 * @param {number} depth 1 or more
 * @returns {number} their number
 */
export function perft(game, depth) {
  const { offers, centre, token, turn } = game;
  const board = game.boards[turn];
  const { accepts, stored, full, floor } = board;
  let sequences = 0;
  for (let untried = offers; untried !== 0; untried &= untried - 1) {
    const offer = firstIn(untried);
    const colour = laneOf(offer);
    for (let targets = setIn(accepts, colour); targets !== 0; targets &= targets - 1) {
      game.draft(placeIn(offer), colour, firstIn(targets));
      sequences += depth === 1 ? 1 : perft(game, depth - 1);

      game.offers = offers;
      game.centre = centre;
      game.token = token;
      game.turn = turn;
      board.accepts = accepts;
      board.stored = stored;
      board.full = full;
      board.floor = floor;
    }
  }
  return sequences;
}
