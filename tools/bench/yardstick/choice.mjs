/** Uniformly random legal moves: drawn from a list of all of them, or without one. */
import * as lanes from './lanes.mjs';

const { firstIn, laneOf, placeIn, placeOf, setIn, sizeOf } = lanes;

/** @typedef {import('./game.mjs').Game} Game */

/**
 * List the legal moves.
 *
 * @param {Game} game
 * @param {Uint8Array} list receives them: 8 × the number of the offer in its lanes + the target
 * @returns their number, at most 126
 */
export function listMoves(game, list) {
  const { accepts } = game.boards[game.turn];
  let size = 0;
  for (let offers = game.offers; offers !== 0; offers &= offers - 1) {
    const offer = firstIn(offers);
    for (let targets = setIn(accepts, laneOf(offer)); targets !== 0; targets &= targets - 1) {
      list[size++] = (offer << 3) | firstIn(targets);
    }
  }
  return size;
}

/**
 * Play a move of the list.
 *
 * @param {Game} game
 * @param {number} move
 */
export function draftListed(game, move) {
  const offer = move >> 3;
  game.draft(placeIn(offer), laneOf(offer), move & 7);
}

/** Where the moves of each colour would begin in a list sorted by colour. */
const starts = new Uint8Array(5);

/**
 * Play a random move: of a colour with s sources and t targets there are s × t.
 *
 * @param {Game} game
 * @param {import('./random.mjs').Random} random
 */
export function draftRandom(game, random) {
  const { offers } = game;
  const { accepts } = game.boards[game.turn];
  let size = 0;
  for (let colour = 0; colour < 5; colour++) {
    starts[colour] = size;
    size += sizeOf(setIn(offers, colour)) * sizeOf(setIn(accepts, colour));
  }
  const move = random.below(size);
  let colour = 0;
  for (let next = 1; next < 5; next++) colour += Number(move >= starts[next]);
  const targets = setIn(accepts, colour);
  const rank = move - starts[colour];
  const source = (rank / sizeOf(targets)) | 0;
  const target = rank - source * sizeOf(targets);
  game.draft(placeOf(setIn(offers, colour), source), colour, placeOf(targets, target));
}
