/**
 * The table of a solved game.
 *
 * @packageDocumentation
 */

import { writeRules } from '../../engine/game/settings.js';
import { type GameState, positionOf, rulesOf } from '../api/game-state.js';
import { SETTINGS } from '../api/settings.js';
import { legalSources } from '../moves/legal.js';
import { move } from '../moves/play.js';
import { isMoveDue, type Position, Wait } from '../state/position.js';
import { settingsOf } from '../state/rules.js';
import { stepsOf } from '../state/side.js';
import type { Rules } from '../state/vocabulary.js';
import { pairNumber } from './graph.js';
import type { Numbering } from './numbering.js';

/** What is known of every position of a game with few tokens. */
export interface Table {
  /** The rules of the solved game. */
  readonly rules: Rules;
  /**
   * Return the chance of the player whose turn it is to win under best play of both; 1 once the game is
   * over, as it is the winner's turn then.
   *
   * @param state - a state of any phase, with the rules of the table
   * @throws RangeError for a state with other rules
   */
  chance(state: GameState): number;
}

/** Make a table of the chances of all pairs of sides with a roll due. */
export function tableOf(rules: Rules, numbering: Numbering, chances: Float64Array): Table {
  const settings = settingsOf(rules);
  const chanceIn = (position: Position): number => {
    if (position.waits === Wait.Nothing) return 1;
    if (isMoveDue(position)) {
      const values = stepsOf(legalSources(position)).map((from) => {
        const after = move(position, from);
        const chance = chanceIn(after);
        return after.turn === position.turn ? chance : 1 - chance;
      });
      return Math.max(...values);
    }
    const { turn, light, dark } = position;
    const [own, other] = (turn === 0 ? [light, dark] : [dark, light]).map(numbering.numberOf);
    const isKnown = own !== undefined && other !== undefined;
    const chance = isKnown ? chances[pairNumber(numbering, own, other)] : undefined;
    if (chance !== undefined) return chance;
    throw new RangeError('State: found an unequal number of tokens, expected a valid state.');
  };
  return Object.freeze({
    rules,
    chance: (state: GameState) => {
      const position = positionOf(state);
      if (position.settings === settings) return chanceIn(position);
      const [found, expected] = [rulesOf(state), rules].map((each) => writeRules(SETTINGS, each));
      throw new RangeError(`State: found the rules ${found}, expected ${expected}.`);
    },
  });
}
