/**
 * The number of a round, which a state does not say.
 *
 * @packageDocumentation
 */
import { isIterable, wrongType } from '../../boundary/arguments.js';
import { at, Cell, Rule } from '../../state/cells.js';
import { COLOURS } from '../../state/vocabulary.js';
import { cellsOf, type GameState, phaseOf } from './game-state.js';
import { isDealEvent } from './rounds.js';

/** Whether nothing was dealt yet: every tile is in the bag. */
export function isFresh(state: GameState): boolean {
  const cells = cellsOf(state);
  return (
    phaseOf(state) === 'round-end' &&
    COLOURS.every((_, colour) => at(cells, Cell.Bag + colour) === Rule.TilesOfColour)
  );
}

/** Return the number of the round that a game begins in: 0 before the first deal. */
export function firstRound(start: GameState): number {
  return isFresh(start) ? 0 : 1;
}

/**
 * Return the number of the round that a game is in.
 *
 * @param start - the first state: a new game, before or after its first deal. A game that begins with
 * another state begins in round 1
 * @param events - the deals and moves so far; they are not checked
 * @returns the number, from 1; 0 before the first deal. At the end of a round, and once the game is over,
 * the number of the round that ended last
 * @throws TypeError if the events are not a list
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * roundNumber(fresh, []); // 0
 * roundNumber(fresh, ['F0cdde1bbbe2abde3cdee4bcce', 'A1b2']); // 1
 * ```
 */
export function roundNumber(start: GameState, events: Iterable<string>): number {
  if (!isIterable(events)) throw wrongType('Events', events, 'a list of deals and moves');
  let round = firstRound(start);
  for (const event of events) {
    // The empty deal ends the last round, and begins none.
    if (isDealEvent(event) && event !== 'F') round++;
  }
  return round;
}
