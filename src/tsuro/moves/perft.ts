/**
 * Counting sequences of moves.
 *
 * @packageDocumentation
 */
import { facedSquare } from '../state/board.js';
import { isDealDue, isMoveDue, type Position, statusOf } from '../state/position.js';
import { countPlaces, isSetup, legalOptions, openSquares, optionsOf } from './legal.js';
import { deal, placeFirst, placeTile } from './play.js';
import { drawOffer } from './supply.js';

/** The supply `cycle` draws nothing at random. */
const NO_RNG = (): number => 0;

/** Count the sequences of a length. They cross deals only where those are not drawn. */
export function countSequences(position: Position, depth: number): number {
  if (depth === 0) return 1;
  if (isDealDue(position)) {
    if (position.rules.supply !== 'cycle') return 0;
    return countSequences(deal(position, drawOffer(position, NO_RNG)), depth);
  }
  if (!isMoveDue(position)) return 0;
  return isSetup(position) ? countSetups(position, depth) : countTurns(position, depth);
}

function countSetups(position: Position, depth: number): number {
  const options = optionsOf(position);
  const squares = openSquares(position);
  // The last moves need not be played to be counted.
  if (depth === 1) {
    return options.length * countPlaces(squares);
  }
  let count = 0;
  for (const option of options) {
    for (const { places } of squares) {
      for (const place of places) {
        count += countSequences(placeFirst(position, option, place), depth - 1);
      }
    }
  }
  return count;
}

function countTurns(position: Position, depth: number): number {
  const options = legalOptions(position);
  if (depth === 1) return options.length;
  const square = facedSquare(statusOf(position, position.turn));
  return options.reduce((count, option) => {
    return count + countSequences(placeTile(position, { square, option }), depth - 1);
  }, 0);
}
