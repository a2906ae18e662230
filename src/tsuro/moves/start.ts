/**
 * The first position of a game.
 *
 * @packageDocumentation
 */
import { emptySquares } from '../state/board.js';
import { type Position, Status } from '../state/position.js';
import { sharedRules } from '../state/settings.js';
import type { Rules } from '../state/vocabulary.js';
import { firstBag } from './supply.js';

/** Return the position before the first deal: an empty board. */
export function firstPosition(given: Rules): Position {
  const rules = sharedRules(given);
  return {
    rules,
    turn: 0,
    round: 0,
    hand: [],
    board: emptySquares(),
    bag: firstBag(rules),
    players: Array.from({ length: rules.players }, () => Status.NotPlaced),
  };
}
